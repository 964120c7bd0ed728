//! The message files and the rules agree: whatever the rules can say is there, with every variable, and nothing else;
//! and it is there in every language.

mod ankh;

use kemet::Kemet;
use kemet::ask::{Bearer, Buys, Camp, Gold, Goods, Purchase, Question};
use kemet::battle_cards::BattleCard;
use kemet::board::{Board, FightStage, Pace};
use kemet::cards::Di;
use kemet::creatures::{Breed, Creature, CreatureSet};
use kemet::edition::{Chapter, Space};
use kemet::event::{Ending, Event, Glory};
use kemet::gods::God;
use kemet::map::{Kind, Zone};
use kemet::query::Might;
use kemet::refusal::Refusal;
use kemet::teams::Party;
use kemet::tiles::{Colour, ColourSet, Tile};
use kemet::words;
use protocol::{Language, Words, glossary};
use std::collections::{BTreeMap, BTreeSet};
use table::{Arg, Game, Message, Notation, Rng, Seat, SeatSet, Side, Title};

/// The ids a file defines, attributes included, each with its variables.
fn defined(language: Language, file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let (_, text) = language.files().iter().find(|(name, _)| *name == file).expect("the file is embedded");
    let (mut ids, mut message, mut last) = (BTreeMap::<_, BTreeSet<_>>::new(), String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some(attribute) = line.trim_start().strip_prefix('.') {
            let name = attribute.split_whitespace().next().unwrap_or("");
            last = format!("{message}.{name}");
        } else if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            line.split(" =").next().unwrap_or("").clone_into(&mut message);
            last.clone_from(&message);
        }
        let variables = line.split("{ $").skip(1).filter_map(|rest| rest.split_whitespace().next());
        if !last.is_empty() {
            ids.entry(last.clone()).or_default().extend(variables.map(str::to_owned));
        }
    }
    ids
}

#[derive(Default)]
struct Said {
    ids: BTreeSet<String>,
}

impl Said {
    fn note(&mut self, message: &Message) {
        self.ids.insert(message.id.clone());
        for (_, arg) in &message.args {
            if let Arg::Name(id) = arg {
                self.ids.insert(id.clone());
            }
        }
    }

    fn say(&mut self, words: &Words, message: &Message) {
        self.note(message);
        let text = words.try_say(message).unwrap_or_else(|unsaid| panic!("{unsaid}"));
        assert!(!text.is_empty() && !text.contains(['{', '}', '\u{2068}']), "{}: {text}", message.id);
        assert!(!text.contains("  "), "{}: two spaces in '{text}'", message.id);
    }

    /// Whatever was said is in the files, and nothing else is.
    fn is_all_there_is(&self, language: Language, files: &[&str]) {
        let defined: BTreeSet<String> = files.iter().flat_map(|file| defined(language, file).into_keys()).collect();
        let missing: Vec<_> = self.ids.difference(&defined).filter(|id| !id.starts_with("<")).collect();
        assert!(missing.is_empty(), "not in messages/{language}/{files:?}: {missing:?}");
        let unused: Vec<_> = defined.difference(&self.ids).collect();
        assert!(unused.is_empty(), "in messages/{language}/{files:?} and never said: {unused:?}");
    }
}

#[test]
fn rules_and_message_files_agree() {
    for language in Language::ALL {
        rules_and_files_agree(language);
    }
}

fn rules_and_files_agree(language: Language) {
    let words = Words::new(language);
    let mut said = Said::default();
    for ruleset in Kemet::rulesets() {
        // Who plays alone meets Amon, whose words are in a file of their own.
        if *ruleset.players.start() == 1 {
            let board = Kemet::start(ruleset.id, 1, &[]).expect("one can play");
            for seed in 0..15 {
                play::<Kemet>(board, seed, &words, &mut Said::default(), "answer-other");
            }
        }
        // So do those who play in teams.
        if ruleset.options.iter().any(|(key, _)| *key == "teams") {
            for (players, teams) in [(4, "2v2"), (6, "3v3")] {
                let options = [("mode", "team"), ("teams", teams)];
                let board = Kemet::start(ruleset.id, players, &options).expect("teams can play");
                for seed in 0..8 {
                    play::<Kemet>(board, seed, &words, &mut said, "answer-other");
                }
            }
        }
        for players in 2..=*ruleset.players.end() {
            let board = Kemet::start(ruleset.id, players, &[]).expect("so many can play");
            for refusal in Refusal::ALL {
                said.say(&words, &words::refusal(&board, refusal));
            }
            for event in events(&board) {
                said.say(&words, &words::event(&board, event));
            }
            names(&board, &words, &mut said);
            for seed in 0..15 {
                play::<Kemet>(board, seed, &words, &mut said, "answer-other");
            }
            // What only an option brings is said too.
            if ruleset.options.iter().any(|(key, _)| *key == "gods") {
                let board = Kemet::start(ruleset.id, players, &[("gods", "true")]).expect("so many can play");
                for seed in 0..8 {
                    play::<Kemet>(board, seed, &words, &mut said, "answer-other");
                }
            }
        }
    }
    for question in questions() {
        said.ids.insert(format!("ask-{}", words::question_id(&question)));
    }
    said.is_all_there_is(language, &["kemet.ftl", "team.ftl"]);
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    for (file, _) in Language::English.files() {
        let english = defined(Language::English, file);
        assert!(!english.is_empty(), "{file}");
        for language in Language::ALL {
            let translated = defined(language, file);
            for id in english.keys().chain(translated.keys()) {
                assert_eq!(english.get(id), translated.get(id), "{id} in {file}, en and {language}");
            }
        }
    }
}

#[test]
fn every_message_is_said_in_every_language_whatever_goes_into_it() {
    let numbers = [0, 1, 2, 5, 12, 22].map(Arg::Number);
    let texts =
        ["walk", "teleport", "card", "fresh", "laid", "waiting", "none", "some", "bare", "water", "on-foot", "?"]
            .map(|text| Arg::Text(text.to_owned()));
    for language in Language::ALL {
        let words = Words::new(language);
        for (file, _) in language.files() {
            for (id, variables) in defined(language, file) {
                for arg in numbers.iter().chain(&texts) {
                    let with = |message: Message, key: &String| message.with(key.clone().leak(), arg.clone());
                    let message = variables.iter().fold(Message::new(&id), with);
                    let text = words.try_say(&message).unwrap_or_else(|unsaid| panic!("{language}: {unsaid}"));
                    let whole = !text.trim().is_empty() && !text.contains(['{', '}']) && !text.contains("  ");
                    assert!(whole, "{language}, {id}: '{text}'");
                }
            }
        }
    }
}

#[test]
fn polish_counts_in_three_forms() {
    let words = Words::new(Language::Polish).with_names(vec!["Anna".into()]);
    let lost = |units: i64| {
        let message = Message::new("event-units-lost").with("player", Arg::Seat(Seat::new(0)));
        words.say(&message.with("units", Arg::Number(units)).with("zone", Arg::Text("W2".into())))
    };
    let forms = [
        (1, "1 jednostkę"),
        (2, "2 jednostki"),
        (4, "4 jednostki"),
        (5, "5 jednostek"),
        (12, "12 jednostek"),
        (21, "21 jednostek"),
        (22, "22 jednostki"),
        (25, "25 jednostek"),
    ];
    for (units, form) in forms {
        assert_eq!(lost(units), format!("Anna traci {form} na obszarze W2."));
    }
    let paid = |price: i64| {
        words.say(&Message::new("answer-to-level").with("level", Arg::Number(3)).with("price", Arg::Number(price)))
    };
    let prices = [
        "darmo",
        "1 punkt modlitwy",
        "2 punkty modlitwy",
        "3 punkty modlitwy",
        "4 punkty modlitwy",
        "5 punktów modlitwy",
    ];
    for (price, form) in prices.iter().enumerate() {
        assert_eq!(paid(price as i64), format!("Poziom 3, za {form}"));
    }
}

#[test]
fn languages_are_called_by_their_codes() {
    assert_eq!("en".parse(), Ok(Language::English));
    assert_eq!("pl".parse(), Ok(Language::Polish));
    for wrong in ["", "de", "PL", "polski", "pl_PL"] {
        let error = wrong.parse::<Language>().expect_err("there is no such code");
        assert_eq!(error.to_string(), format!("there is no language '{wrong}'; there are: en, pl"));
    }
    for locale in ["pl", "pl_PL", "pl_PL.UTF-8", "PL", "pl-PL", "pl@euro"] {
        assert_eq!(Language::of_locale(locale), Language::Polish, "{locale}");
    }
    for locale in ["", "C", "POSIX", "C.UTF-8", "en_GB.UTF-8", "de_DE", "plt_MG"] {
        assert_eq!(Language::of_locale(locale), Language::English, "{locale}");
    }
}

/// A random game, every question asked in words with all its options, and now and then every answer there is. `other` is
/// what is said of an answer that does not fit.
fn play<T: Title>(board: T::Board, seed: u64, words: &Words, said: &mut Said, other: &str) {
    let mut rng = Rng::new(seed);
    let mut game = Game::<T>::new(board);
    while !game.is_over() {
        for open in game.open() {
            said.say(words, &T::say_question(game.board(), open.seat, &open.question));
            for answer in game.options(open.seat) {
                let message = T::say_answer(game.board(), &open.question, *answer);
                assert_ne!(message.id, other, "{:?} to {:?}", answer, open.question);
                said.say(words, &message);
            }
            if rng.below(50) == 0 {
                for answer in T::every_answer(game.board()) {
                    said.say(words, &T::say_answer(game.board(), &open.question, answer));
                }
            }
        }
        let seat = game.open()[rng.below(game.open().len())].seat;
        let options = game.options(seat);
        let mut told = Vec::new();
        let answer = options[rng.below(options.len())];
        game.play_telling(seat, answer, &mut |event| told.push(event)).expect("an option is taken");
        for event in told {
            said.say(words, &T::say_event(game.board(), event));
        }
    }
}

fn names(board: &Board, words: &Words, said: &mut Said) {
    let edition = board.edition;
    let mut ids: Vec<String> = edition.all_tiles().map(|tile| words::tile_id(edition, tile)).collect();
    let lives_here = |creature: &Creature| edition.tiles.iter().any(|row| row.power.creature == Some(*creature));
    let creatures: Vec<Creature> = Creature::ALL.into_iter().filter(lives_here).collect();
    ids.extend(Di::ALL.map(words::card_id));
    let does: Vec<String> = ids.iter().map(|id| format!("{id}.does")).collect();
    ids.extend(does);
    ids.extend(edition.all_spaces().map(|space| words::space_id(edition, space)));
    ids.extend(edition.all_spaces().map(|space| words::space_id(edition, space) + ".short"));
    ids.extend(creatures.iter().map(|&creature| words::creature_id(edition, creature) + ".short"));
    ids.extend(edition.all_colours().iter().map(|colour| words::colour_id(edition, colour)));
    ids.extend([words::point_id(edition), words::point_id(edition) + ".short"]);
    ids.extend(Gold::ALL.map(words::gold_id));
    ids.extend(God::ALL.map(words::god_id));
    ids.extend(God::ALL.map(|god| words::god_id(god) + ".does"));
    let terms = glossary::terms(edition.id);
    ids.extend(terms.iter().map(|id| format!("{id}.means")));
    ids.extend(terms);
    ids.extend(Ending::ALL.map(words::ending_id));
    let kinds = [Kind::District, Kind::Desert, Kind::Obelisk, Kind::Temple(2), Kind::Delta(5), Kind::Sanctuary];
    ids.extend(kinds.map(|kind| words::kind_id(kind).to_owned()));
    ids.extend(edition.setup.iter().chain(edition.round).map(|&chapter: &Chapter| words::chapter_id(edition, chapter)));
    use FightStage as F;
    ids.extend(
        [F::Champion, F::Escape, F::Strike, F::Plan, F::Reveal, F::Snare, F::Wound, F::Resolve].map(words::stage_id),
    );
    let battle_cards = (0..edition.battle_cards.len()).map(BattleCard::new);
    ids.extend(battle_cards.filter_map(|card| words::battle_card_id(edition, card)));
    for id in ids {
        said.say(words, &Message::new(id));
    }
}

fn questions() -> Vec<Question> {
    use Question as Q;
    let (zone, way) = (Zone::new(0), kemet::board::Way::Walk);
    let (creature, battle, card) = (Creature::Phoenix, BattleCard::new(0), Di::Veto);
    vec![
        Q::Draw,
        Q::FirstOrder { placed: SeatSet::NONE },
        Q::Colours,
        Q::FirstGod,
        Q::Throne,
        Q::Descend,
        Q::Levels,
        Q::FirstLevel,
        Q::FirstColour { level: 1 },
        Q::FirstTile,
        Q::Site { colour: Colour::Red },
        Q::FirstUnits { district: zone, left: 3 },
        Q::Vision,
        Q::NightTile,
        Q::HandOfGod,
        Q::Muster { left: 1, camp: Camp::Anywhere },
        Q::Muster { left: 1, camp: Camp::City },
        Q::Muster { left: 1, camp: Camp::CityAll },
        Q::Veterans { buys: Buys::Prayer },
        Q::Veterans { buys: Buys::Cards },
        Q::Sift { kind: card, left: 1 },
        Q::Annex,
        Q::Steal { from: Side::new(0) },
        Q::Destiny { taken: SeatSet::NONE },
        Q::Order { placed: SeatSet::NONE },
        Q::Menu,
        Q::Beside,
        Q::Rearrange { creature },
        Q::Recover,
        Q::Target { card },
        Q::Raise,
        Q::RaiseTo { colour: Colour::Red },
        Q::Buy { with: Purchase::Space(0) },
        Q::Buy { with: Purchase::Twin },
        Q::Lair { creature },
        Q::Swap { special: battle },
        Q::Recruit { district: zone, hired: 0 },
        Q::Summon,
        Q::Join { creature },
        Q::Escort { district: zone, breed: Breed::Servant },
        Q::Assault,
        Q::Start { pace: Pace::Usual },
        Q::Where,
        Q::HowMany { to: zone, way },
        Q::HowManyOf { to: zone, way, party: Party::alone(1), mate: Side::new(1) },
        Q::Lead { named: SeatSet::NONE },
        Q::Guest { district: zone, last: None },
        Q::HandOn { goods: Goods::Prayer, mate: Side::new(1), left: 1 },
        Q::HandOn { goods: Goods::Veterans, mate: Side::new(1), left: 1 },
        Q::Come { to: zone, left: 1 },
        Q::Champion,
        Q::Whose { zone, owner: Side::new(1), left: 1 },
        Q::TakeCreature { to: zone, way, party: Party::alone(1), breed: Breed::Beast, along: CreatureSet::NONE },
        Q::Veto { card },
        Q::Escape,
        Q::EscapeTo,
        Q::PlayCard,
        Q::Aside { played: battle },
        Q::Add { kind: card, spent: 0 },
        Q::Snare,
        Q::Wound { kind: card },
        Q::Home { creature },
        Q::Beaten,
        Q::RetreatTo { loser: Side::new(0) },
        Q::Victorious,
        Q::Delta,
        Q::Sanctuary,
    ]
}

fn events(board: &Board) -> Vec<Event> {
    use Event as E;
    let (side, from, zone, to) = (Side::new(1), Zone::new(0), Zone::new(1), Zone::new(2));
    let god = God::Sobek;
    let (card, battle, creature, space) = (Di::Prayer, BattleCard::new(2), Creature::Sphinx, Space::new(0));
    let mut events = vec![
        E::NightFalls { round: 1 },
        E::DayBreaks { round: 2 },
        E::CardRecovered { side, card },
        E::CardTaken { side, from: side },
        E::GodChosen { side, god },
        E::GodsRise,
        E::Defends { side },
        E::Named { side },
        E::PlaceTaken { side, place: 1 },
        E::Came { side, from, to },
        E::GodAcquired { side, god },
        E::GodPlaced { side, god, zone },
        E::GodFell { side, god },
        E::VeteransDropped { side },
        E::Snared { side, card: battle },
        E::CardDealt { side },
        E::DeckShuffled,
        E::CardChosen { side },
        E::OrderSet { order: [side; kemet::board::SIDES] },
        E::PyramidRaised { side, colour: Colour::Blue, level: 2, site: zone },
        E::Laid { side, space },
        E::SilverLaid { side, space },
        E::Idle { side },
        E::Bought { side, tile: Tile::new(0) },
        E::BattleCardSwapped { side, special: battle },
        E::CreaturePlaced { side, creature, zone },
        E::CreatureToReserve { side, creature },
        E::CardLaid { side, card, target: Some(zone) },
        E::CardLaid { side, card, target: None },
        E::Vetoed { by: side, card },
        E::PrayerStolen { side, from: side },
        E::GatesOpened { side },
        E::Escaped { side, from, to },
        E::Met { attacker: side, defender: Side::new(0), at: zone },
        E::CardForeseen { side, card: battle },
        E::SetAside { side, card: battle },
        E::Compared { attacker: Might::default(), defender: Might::default() },
        E::Won { side },
        E::HandTakenBack { side },
        E::Retreated { side, from, to },
        E::Stayed { side },
        E::TurnEnded { side },
    ];
    for units in [1, 2] {
        events.extend([
            E::UnitsPlaced { side, zone, units },
            E::UnitsLost { side, zone, units },
            E::LifeLost { side, god, life: units },
            E::Gained { side, prayer: units },
            E::HandedOn { side, mate: Side::new(0), goods: Goods::Prayer, count: units },
            E::HandedOn { side, mate: Side::new(0), goods: Goods::Veterans, count: units },
            E::Paid { side, prayer: units },
            E::Walked { side, from, to, units },
            E::Teleported { side, from, to, units },
            E::Revealed { side, card: battle, cards: units - 1 },
            E::AddedCard { side, card, count: units },
            E::Wounded { side, cards: units },
            E::Recalled { side, units },
            E::Sacrificed { side, zone, units },
            E::CardsDiscarded { side, card, count: units },
            E::VeteransGained { side, veterans: units },
            E::VeteransSpent { side, veterans: units },
        ]);
    }
    // Colours are drawn where not all are in play, or told where all are.
    let colours: ColourSet =
        board.edition.all_colours().iter().take(board.edition.colours[board.players as usize].into()).collect();
    if board.edition.setup.contains(&Chapter::FirstColours) {
        events.push(E::ColoursDrawn { colours });
    }
    events.extend(Gold::ALL.map(|action| E::GoldLaid { side, action }));
    events.extend(Bearer::ALL.map(|bearer| E::ActionTaken { side, bearer }));
    events.extend([Glory::Battle, Glory::Temples, Glory::Sanctuary].map(|glory| E::Scored { side, glory }));
    events.extend(Ending::ALL.map(|ending| E::GameWon { side, ending }));
    events
}

#[test]
fn seats_are_called_by_number_or_by_name() {
    let plain = Words::english();
    assert_eq!(plain.seat(Seat::new(1)), "Seat 1");
    assert_eq!(plain.seat(Seat::CHANCE), "Chance");
    let named = Words::english().with_names(vec!["Anna".into()]);
    let event = Message::new("event-won").with("player", Arg::Seat(Seat::new(0)));
    assert_eq!(named.say(&event), "Anna wins the battle.");
}

#[test]
fn what_cannot_be_said_shows_its_id() {
    let words = Words::english();
    assert!(words.try_say(&Message::new("no-such-message")).is_err());
    assert!(words.try_say(&Message::new("event-won")).is_err(), "a variable is missing");
    assert_eq!(words.name("no-such-message"), "<no-such-message>");
}

#[test]
fn a_space_says_when_there_is_nothing_to_do_there() {
    let position = |prayer: u8| {
        format!(
            "kemet-2012 players=2\nseat 0 prayer={prayer}\n  pyramids white=1@Ia\n  troops Ia=5\n  \
             tiles act-of-god-white\nseat 1\n  troops IIa=5\n"
        )
    };
    let words = Words::english();
    let said = |prayer: u8, answer: &str| {
        let game: Game<Kemet> = Kemet::read_position(&position(prayer)).expect("the position is sound");
        let answer = Kemet::read_answer(game.board(), answer).expect("it is an answer");
        words.say(&Kemet::say_answer(game.board(), &Question::Menu, answer))
    };
    assert_eq!(said(0, "lay raise"), "Token on Raise, middle row (nothing to do there now)");
    assert_eq!(said(9, "lay raise"), "Token on Raise, middle row");
    assert_eq!(said(0, "silver buy-white"), "Silver token on Buy white, bottom row (nothing to do there now)");
    assert_eq!(said(9, "silver buy-white"), "Silver token on Buy white, bottom row");
    assert_eq!(said(9, "lay buy-blue"), "Token on Buy blue, bottom row (nothing to do there now)");
    assert_eq!(said(0, "lay move-upper"), "Token on Move, upper row");
}

#[test]
fn an_answer_that_does_not_follow_is_named_by_its_line() {
    let position =
        "kemet-2012 players=2\nseat 0 prayer=9\n  pyramids white=1@Ia\n  troops Ia=5\nseat 1\n  troops IIa=5\n";
    let read = |since: &str| Kemet::read_position(&format!("{position}{since}")).map(|_| ());
    assert_eq!(read("since 0 lay raise\n"), Ok(()));
    let why = read("since 0 lay raise\nsince 0 done\n").expect_err("raising asks for a colour");
    assert!(why.starts_with("line 8: 'since 0 done' does not follow"), "{why}");
}

#[test]
fn a_glossary_has_the_terms_of_its_ruleset_and_no_others() {
    let of = |ruleset: &str, term: &str| glossary::terms(ruleset).iter().any(|id| id == term);
    for ruleset in Kemet::rulesets() {
        assert!(of(ruleset.id, "term-prayer-points"), "{}", ruleset.id);
        let terms = glossary::terms(ruleset.id);
        assert_eq!(terms.len(), terms.iter().collect::<BTreeSet<_>>().len(), "{terms:?}");
    }
    assert!(of("kemet-2012", "term-victory-point") && !of("kemet-2012", "term-veteran-token"));
    assert!(of("kemet-bs", "term-fame-point") && of("kemet-bs", "term-blue-port"));
    assert!(glossary::terms("senet").is_empty());
}

#[test]
fn battle_cards_and_buy_spaces_are_called_as_the_edition_prints_them() {
    let words = Words::english();
    let said = |position: &str, question: &Question, answer: &str| {
        let game: Game<Kemet> = Kemet::read_position(position).unwrap_or_else(|why| panic!("{why}"));
        let answer = Kemet::read_answer(game.board(), answer).expect("it is an answer");
        words.say(&Kemet::say_answer(game.board(), question, answer))
    };
    let old = "kemet-2012 players=2\nseat 0\n  troops Ia=5\nseat 1\n  troops IIa=5\n";
    let new =
        "kemet-bs players=2\nturn begun\nseat 0 prayer=9\n  pyramids red=1@A1\n  troops A1=5\nseat 1\n  troops C1=5\n";
    assert_eq!(said(old, &Question::PlayCard, "4-1-0"), "Play 4-1-0: strength 4, damage 1, protection 0");
    assert_eq!(
        said(new, &Question::PlayCard, "5-0-0"),
        "Play 5-0-0 (Sacrificial Charge): strength 5, damage 0, protection 0, 2 damage to your own troop"
    );
    assert_eq!(said(new, &Question::Menu, "lay buy-1"), "Token on Buy 1, bottom row (Ruby)");
    assert_eq!(
        said(new, &Question::Menu, "lay buy-2"),
        "Token on Buy 2, bottom row (no colour yet) (nothing to do there now)"
    );
    assert_eq!(
        said(old, &Question::Beaten, "recall"),
        "Take the whole troop home to your supply, for 1 prayer point a unit"
    );
    assert!(said(new, &Question::Beaten, "recall").ends_with("a unit, less 1 in all"));
}
