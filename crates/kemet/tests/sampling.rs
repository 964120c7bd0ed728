//! On small positions `View::sample` finds every world the view allows, and no other. What it may find is counted
//! here by brute force: every way to deal the cards nobody sees, every plan, every beginning of an answer.

use kemet::Kemet;
use kemet::cards::{Cards, Di};
use std::collections::BTreeSet;
use table::{Game, Notation, Rng, Seat};

/// All cards but a Bronze Wall, two Prayers, two Vetoes and the Escape: those are the ones to be guessed.
const SEEN: &str = "war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*2 iron-wall*2 raining-fire*4 \
                    enlistment*4 mana-theft*2 teleportation*3 open-gates";
const UNSEEN: [(Di, u8); 4] = [(Di::BronzeWall, 1), (Di::Prayer, 2), (Di::Veto, 2), (Di::Escape, 1)];

/// The same with the cards of battles to be guessed: two War Rages, a War Fury, a Bloodbath, a Prayer.
const SEEN_CALM: &str = "war-rage war-fury*2 bloody-battle*3 bloodbath bronze-wall*3 iron-wall*2 raining-fire*4 prayer \
                         enlistment*4 mana-theft*2 teleportation*3 open-gates veto*2 escape";
const UNSEEN_FIERCE: [(Di, u8); 4] = [(Di::WarRage, 2), (Di::WarFury, 1), (Di::Bloodbath, 1), (Di::Prayer, 1)];

type Worlds = BTreeSet<String>;

/// Draws worlds from a seat's view until nothing new has come for long.
fn sampled(game: &Game<Kemet>, seat: Option<usize>) -> Worlds {
    let view = game.view(seat.map(Seat::new));
    let mut rng = Rng::new(7);
    let (mut worlds, mut idle) = (Worlds::new(), 0);
    while idle < 3_000 {
        let world = view.sample(&mut rng).expect("a world");
        assert_eq!(world.view(seat.map(Seat::new)), view);
        idle = if worlds.insert(Kemet::write_position(&world)) { 0 } else { idle + 1 };
    }
    worlds
}

#[track_caller]
fn read(text: &str) -> Game<Kemet> {
    Kemet::read_position(text).unwrap_or_else(|why| panic!("{why}\n{text}"))
}

#[track_caller]
fn same(found: &Worlds, allowed: &Worlds) {
    let missing: Vec<_> = allowed.difference(found).take(2).collect();
    let wrong: Vec<_> = found.difference(allowed).take(2).collect();
    assert!(
        missing.is_empty() && wrong.is_empty(),
        "{} found, {} allowed; never found:\n{}\nnot allowed:\n{}",
        found.len(),
        allowed.len(),
        missing.into_iter().cloned().collect::<Vec<_>>().join("\n"),
        wrong.into_iter().cloned().collect::<Vec<_>>().join("\n")
    );
}

/// Every hand of so many cards, with what is left.
fn hands(pool: Cards, count: usize) -> Vec<(Cards, Cards)> {
    let mut all = vec![(Cards::NONE, Cards::NONE)];
    for (kind, there) in pool.kinds() {
        let mut next = Vec::new();
        for &(hand, rest) in &all {
            for taken in 0..=there {
                let (mut hand, mut rest) = (hand, rest);
                hand.add(kind, taken);
                rest.add(kind, there - taken);
                next.push((hand, rest));
            }
        }
        all = next;
    }
    all.retain(|(hand, _)| hand.count() == count);
    all
}

/// Cards as a line of a position writes them.
fn line(key: &str, cards: Cards) -> String {
    let cards: Vec<_> = cards.kinds().map(|(kind, count)| format!("{}*{count}", kind.card().name)).collect();
    if cards.is_empty() { String::new() } else { format!("{key} {}\n", cards.join(" ")) }
}

#[test]
fn hands_piles_and_cards_face_down() {
    let position = |hand1, buried1, hand2| {
        let (hand1, buried1, hand2) = (line("hand", hand1), line("buried", buried1), line("hand", hand2));
        format!("kemet-2012 players=3\ndiscards {SEEN}\nseat 0\nseat 1\n{hand1}{buried1}seat 2\n{hand2}")
    };
    let mut allowed = Worlds::new();
    let mut game = None;
    for (hand1, rest) in hands(UNSEEN.into_iter().collect(), 2) {
        for (buried1, rest) in hands(rest, 1) {
            for (hand2, _) in hands(rest, 2) {
                let world = read(&position(hand1, buried1, hand2));
                allowed.insert(Kemet::write_position(&world));
                game = Some(world);
            }
        }
    }
    // Whatever the world is, seat 0 and a spectator guess at the same: seat 0 holds nothing.
    same(&sampled(&game.unwrap(), Some(0)), &allowed);
    same(&sampled(&game.unwrap(), None), &allowed);
}

#[test]
fn the_own_hand_is_never_guessed() {
    let position = |hand0: &str, hand1| {
        format!("kemet-2012 players=2\ndiscards {SEEN}\nseat 0\nhand {hand0}\nseat 1\n{}", line("hand", hand1))
    };
    let pool = [(Di::BronzeWall, 1), (Di::Prayer, 1), (Di::Veto, 1), (Di::Escape, 1)].into_iter().collect();
    let worlds = |hand1| read(&position("veto prayer", hand1));
    let allowed: Worlds = hands(pool, 2).into_iter().map(|(hand, _)| Kemet::write_position(&worlds(hand))).collect();
    assert_eq!(allowed.len(), 6);
    same(&sampled(&worlds(hands(pool, 2)[0].0), Some(0)), &allowed);
}

/// Seat 1 has swapped a card for the special one, and set one aside; three of its cards were seen since.
#[test]
fn battle_cards_removed_and_set_aside() {
    let ever = ["4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0", "3-3-0"];
    let known = ["4-1-0", "2-2-1", "3-3-0"];
    for discards in ["closed", "open"] {
        let mut allowed = Worlds::new();
        let mut game = None;
        for removed in ever.iter().filter(|card| !known.contains(card)) {
            for aside in ever.iter().filter(|&card| card != removed && *card != "4-1-0") {
                if discards == "open" && *aside != "2-2-1" {
                    continue;
                }
                let world = read(&format!(
                    "kemet-2012 players=2 discards={discards}\nseat 0\nseat 1\ntiles offensive-strategy\n\
                     removed {removed}\nplayed 4-1-0\naside {aside}\nknown {}\n",
                    known.join(" ")
                ));
                allowed.insert(Kemet::write_position(&world));
                game = Some(world);
            }
        }
        assert_eq!(allowed.len(), if discards == "closed" { 20 } else { 4 });
        same(&sampled(&game.unwrap(), Some(0)), &allowed);
    }
}

/// Seat 0's plan lies under Prescience: seat 1 sees the card, and neither the card set aside nor those under it.
#[test]
fn a_plan_under_prescience() {
    let mut allowed = Worlds::new();
    let mut game = None;
    for (hand, _) in hands(UNSEEN_FIERCE.into_iter().collect(), 2) {
        for aside in ["3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0"] {
            let battle: Cards = hand.kinds().filter(|&(kind, _)| kind != Di::Prayer).collect();
            for count in 0..=battle.count() {
                for (under, _) in hands(battle, count) {
                    if under.of(Di::WarFury) + under.of(Di::Bloodbath) > 1 {
                        continue; // one prayer point pays for one of them
                    }
                    let di = line("", under).trim().replace(' ', ",");
                    let di = if di.is_empty() { String::new() } else { format!(" di={di}") };
                    let world = read(&format!(
                        "kemet-2012 players=2\nturn laid\ndiscards {SEEN_CALM}\nseat 0 prayer=1\ntroops TW=2\n\
                         laid move-upper\n{}seat 1\ntroops TW=2\ntiles prescience\n\
                         move start=W1 at=TW left=0\nfight at=TW attacker=0 defender=1 stage=plan\n\
                         shown 0 card=4-1-0\nplan 0 card=4-1-0 aside={aside}{di}\n",
                        line("hand", hand)
                    ));
                    allowed.insert(Kemet::write_position(&world));
                    game = Some(world);
                }
            }
        }
    }
    same(&sampled(&game.unwrap(), Some(1)), &allowed);
}

/// A fight with open discards, so that two battle cards are left to each, and a hand of seat 1 to be guessed.
fn duel(hand1: Cards) -> Game<Kemet> {
    let cards = "played 4-1-0 3-2-0\naside 3-0-1 2-2-1\n";
    read(&format!(
        "kemet-2012 players=2 discards=open\nturn laid\ndiscards {SEEN_CALM}\nseat 0\ntroops TW=2\nlaid move-upper\n\
         {cards}seat 1 prayer=1\ntroops TW=2\n{cards}{}\
         move start=W1 at=TW left=0\nfight at=TW attacker=0 defender=1 stage=plan\n",
        line("hand", hand1)
    ))
}

/// Every beginning of an answer of the seat, the empty one included, as long as the window stays open.
fn beginnings(game: &Game<Kemet>, seat: usize, all: &mut Vec<Game<Kemet>>) {
    all.push(*game);
    for &answer in game.options(Seat::new(seat)) {
        let mut next = *game;
        if next.play(Seat::new(seat), answer).unwrap() == table::Progress::Within {
            beginnings(&next, seat, all);
        }
    }
}

/// Seat 1 has laid its plan: seat 0 knows that, and guesses hand and plan.
#[test]
fn a_ready_planner() {
    let mut allowed = Worlds::new();
    let mut game = None;
    for (hand, _) in hands(UNSEEN_FIERCE.into_iter().collect(), 2) {
        let mut all = Vec::new();
        beginnings(&duel(hand), 1, &mut all);
        for world in all.into_iter().filter(|world| world.asked(Seat::new(1)).is_none()) {
            allowed.insert(Kemet::write_position(&world));
            game = Some(world);
        }
    }
    same(&sampled(&game.unwrap(), Some(0)), &allowed);
}

/// Seat 0 is ready and seat 1 is not: how far it has got is hidden, too.
#[test]
fn a_planner_who_is_not_ready() {
    let mut allowed = Worlds::new();
    let mut game = None;
    for (hand, _) in hands(UNSEEN_FIERCE.into_iter().collect(), 2) {
        let mut fight = duel(hand);
        let card = kemet::notation::read_answer(fight.board(), "2-0-2").unwrap();
        fight.play(Seat::new(0), card).unwrap();
        let mut all = Vec::new();
        beginnings(&fight, 1, &mut all);
        allowed.extend(all.iter().map(Kemet::write_position));
        game = Some(fight);
    }
    same(&sampled(&game.unwrap(), Some(0)), &allowed);
}

/// A window: who has answered, and what, is hidden with the hands.
#[test]
fn a_reaction_window() {
    let position = |hand1, hand2| {
        let (hand1, hand2) = (line("hand", hand1), line("hand", hand2));
        format!("kemet-2012 players=3\ndiscards {SEEN} prayer\nseat 0\nseat 1\n{hand1}seat 2\n{hand2}card 0 prayer\n")
    };
    let pool = [(Di::BronzeWall, 1), (Di::Prayer, 1), (Di::Veto, 2), (Di::Escape, 1)].into_iter().collect();
    let mut allowed = Worlds::new();
    let mut game = None;
    for (hand1, rest) in hands(pool, 2) {
        for (hand2, _) in hands(rest, 1) {
            let open = read(&position(hand1, hand2));
            for seat in [1, 2] {
                let mut all = Vec::new();
                beginnings(&open, seat, &mut all);
                allowed.extend(all.iter().map(Kemet::write_position));
            }
            game = Some(open);
        }
    }
    same(&sampled(&game.unwrap(), Some(0)), &allowed);
}

/// The cards Vision has drawn are its owner's alone.
#[test]
fn what_vision_sees() {
    let position = |sight, hand1| {
        let (sight, hand1) = (line("sight", sight), line("hand", hand1));
        format!(
            "kemet-2012 players=2\nround 2 night-cards\ndiscards {SEEN}\n{sight}seat 0\ntiles vision\nseat 1\n{hand1}"
        )
    };
    let mut others = Worlds::new();
    let mut game = None;
    for (sight, rest) in hands(UNSEEN.into_iter().collect(), 5) {
        let mut own = Worlds::new();
        for (hand1, _) in hands(rest, 1) {
            let world = read(&position(sight, hand1));
            own.insert(Kemet::write_position(&world));
            game = Some(world);
        }
        same(&sampled(&game.unwrap(), Some(0)), &own);
        others.extend(own);
    }
    same(&sampled(&game.unwrap(), None), &others);
}

/// The two printings of Blood and Sand: what is hidden is the same in both.
const LATER: [&str; 2] = ["kemet-bs", "kemet-bs-revised"];

/// All cards of their pile but those to be guessed.
const SEEN_LATER: &str = "war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*2 iron-wall*2 divine-protection \
                          conscription raining-fire*3 enlistment*3 divine-memory swiftness*2 transfer open-gates";
const UNSEEN_LATER: [(Di, u8); 4] = [(Di::BronzeWall, 1), (Di::Prayer, 2), (Di::Glory, 1), (Di::Snare, 1)];

/// Their battle cards but the one that most tests play.
const OTHER_CARDS: [&str; 7] = ["5-0-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0", "1-1-3"];

/// Hands and the pile, for a seat without cards and for a spectator. Everybody has a Diversion: it is in no hand and in
/// no pile. [di.7]
#[test]
fn hands_and_the_pile_of_blood_and_sand() {
    for ruleset in LATER {
        let mut allowed = Worlds::new();
        let mut game = None;
        for (hand1, rest) in hands(UNSEEN_LATER.into_iter().collect(), 2) {
            for (hand2, _) in hands(rest, 1) {
                let (hand1, hand2) = (line("hand", hand1), line("hand", hand2));
                let world = read(&format!(
                    "{ruleset} players=3\ndiscards {SEEN_LATER}\nseat 0\nseat 1\n{hand1}seat 2\n{hand2}"
                ));
                allowed.insert(Kemet::write_position(&world));
                game = Some(world);
            }
        }
        let game = game.unwrap();
        for watcher in [Some(0), None] {
            same(&sampled(&game, watcher), &allowed);
            let seen = game.view(watcher.map(Seat::new)).now;
            assert_eq!((&seen.hands[..3], seen.deck), (&[0, 2, 1][..], 2), "no Diversion is counted");
        }
        assert!(allowed.iter().all(|world| !world.contains("diversion")));
    }
}

/// A card drawn in the Night: its owner knows it, and the others know that there is one.
#[test]
fn a_card_drawn_in_the_night() {
    for ruleset in LATER {
        let text = format!("{ruleset} players=2\nround 1 interventions\ndiscards {SEEN_LATER}\nseat 0\nseat 1\n");
        let before = read(&text);
        let mut worlds = Vec::new();
        for card in ["bronze-wall", "prayer", "glory", "snare"] {
            let mut drawn = before;
            let answer = Kemet::read_answer(drawn.board(), &format!("card {card}")).unwrap();
            drawn.play(Seat::CHANCE, answer).unwrap();
            worlds.push(drawn);
        }
        let allowed: Worlds = worlds.iter().map(Kemet::write_position).collect();
        for world in &worlds {
            let own = Worlds::from([Kemet::write_position(world)]);
            same(&sampled(world, Some(0)), &own);
            same(&sampled(world, Some(1)), &allowed);
            same(&sampled(world, None), &allowed);
        }
    }
}

/// Battle cards set aside, and the one Wrryt Storm took away. [secret.1]
#[test]
fn battle_cards_of_blood_and_sand() {
    for ruleset in LATER {
        let mut allowed = Worlds::new();
        let mut game = None;
        for removed in OTHER_CARDS {
            for aside in OTHER_CARDS.into_iter().chain(["3-3-0"]).filter(|&aside| aside != removed) {
                let world = read(&format!(
                    "{ruleset} players=2\nseat 0\nseat 1\ntiles wrryt-storm\nremoved {removed}\nplayed 4-1-0\n\
                     aside {aside}\nknown 4-1-0 3-3-0\n"
                ));
                allowed.insert(Kemet::write_position(&world));
                game = Some(world);
            }
        }
        assert_eq!(allowed.len(), 7 * 7);
        let game = game.unwrap();
        same(&sampled(&game, Some(0)), &allowed);
        same(&sampled(&game, None), &allowed);
        let own = Worlds::from([Kemet::write_position(&game)]);
        same(&sampled(&game, Some(1)), &own);
    }
}

/// The card set aside in this fight is held for a Snare: which of two set aside it is, only its owner knows.
#[test]
fn a_card_held_for_a_snare() {
    let rest = ["5-0-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0", "1-1-3"];
    for ruleset in LATER {
        let mut allowed = Worlds::new();
        let mut game = None;
        for (one, &held) in rest.iter().enumerate() {
            for &other in rest.iter().enumerate().filter(|&(index, _)| index != one).map(|(_, other)| other) {
                let world = read(&format!(
                    "{ruleset} players=2\nturn begun laid\ndiscards {SEEN_LATER} bronze-wall prayer*2 glory snare\n\
                     seat 0\ntroops TW=2\nlaid move-upper\nplayed 4-1-0 3-2-0\naside {held} {other}\n\
                     seat 1\ntroops TW=2\nplayed 2-0-2\naside 1-3-0\nmove start=A at=TW left=0\n\
                     fight at=TW attacker=0 defender=1 stage=snare\nshown 0 card=4-1-0 di=snare\n\
                     shown 1 card=2-0-2\nheld 0 {held}\n"
                ));
                allowed.insert(Kemet::write_position(&world));
                game = Some(world);
            }
        }
        assert_eq!(allowed.len(), 6 * 5);
        let game = game.unwrap();
        same(&sampled(&game, Some(1)), &allowed);
        // Its owner guesses only at what the enemy set aside.
        let own = sampled(&game, Some(0));
        let held = |world: &String| world.lines().find(|line| line.starts_with("held")).map(str::to_owned);
        let real = held(&Kemet::write_position(&game));
        assert!(own.len() == 7 && own.iter().all(|world| held(world) == real), "{}", own.len());
    }
}

/// Vision's owner is about to discard: the others know neither the hand nor how far the choice has got.
#[test]
fn what_vision_discards() {
    for ruleset in LATER {
        let mut allowed = Worlds::new();
        let mut game = None;
        let pool: Cards = UNSEEN_LATER.into_iter().chain([(Di::Swiftness, 1)]).collect();
        for (hand, _) in hands(pool, 5) {
            let open = read(&format!(
                "{ruleset} players=2\nround 1 interventions part=6 due=4\ndiscards {}\nseat 0\ntiles vision\n{}seat 1\n",
                SEEN_LATER.replace("swiftness*2", "swiftness"),
                line("hand", hand)
            ));
            let mut all = Vec::new();
            beginnings(&open, 0, &mut all);
            allowed.extend(all.iter().map(Kemet::write_position));
            same(&sampled(&open, Some(0)), &Worlds::from([Kemet::write_position(&open)]));
            game = Some(open);
        }
        same(&sampled(&game.unwrap(), Some(1)), &allowed);
        same(&sampled(&game.unwrap(), None), &allowed);
    }
}

/// Seat 0's plan lies under Spying, with a Diversion in it or not: seat 1 sees the battle card alone.
#[test]
fn a_plan_under_spying() {
    for ruleset in LATER {
        let mut allowed = Worlds::new();
        let mut game = None;
        let pool = [(Di::WarRage, 1), (Di::Glory, 1), (Di::Prayer, 1)].into_iter().collect();
        for (hand, _) in hands(pool, 1) {
            for aside in OTHER_CARDS {
                for own in 0..=1 {
                    let battle: Cards = hand.kinds().filter(|&(kind, _)| kind != Di::Prayer).collect();
                    for count in 0..=battle.count() {
                        let mut under = if count == 0 { Cards::NONE } else { battle };
                        under.add(Di::Diversion, own);
                        let di = line("", under).trim().replace(' ', ",");
                        let di = if di.is_empty() { String::new() } else { format!(" di={di}") };
                        let world = read(&format!(
                            "{ruleset} players=2\nturn begun laid\ndiscards {} bronze-wall snare prayer\nseat 0\n\
                             troops TW=2\nlaid move-upper\n{}seat 1\ntroops TW=2\ntiles spying\n\
                             move start=A at=TW left=0\nfight at=TW attacker=0 defender=1 stage=plan\n\
                             shown 0 card=4-1-0\nplan 0 card=4-1-0 aside={aside}{di}\n",
                            SEEN_LATER.replace("war-rage*3", "war-rage*2"),
                            line("hand", hand)
                        ));
                        allowed.insert(Kemet::write_position(&world));
                        game = Some(world);
                    }
                }
            }
        }
        assert_eq!(allowed.len(), 7 * 2 * (2 + 2 + 1));
        same(&sampled(&game.unwrap(), Some(1)), &allowed);
    }
}

/// Seat 1 has laid its plan in secret: seat 0 guesses hand, plan and Diversion.
#[test]
fn a_ready_planner_with_a_diversion() {
    for ruleset in LATER {
        let mut allowed = Worlds::new();
        let mut game = None;
        let pool = [(Di::WarRage, 1), (Di::Prayer, 1)].into_iter().collect();
        for (hand, _) in hands(pool, 1) {
            for gone in OTHER_CARDS[..5].iter().enumerate().flat_map(|(one, _)| {
                (one + 1..5).map(move |two| {
                    let aside = (0..5).filter(|&card| card != one && card != two).map(|card| OTHER_CARDS[card]);
                    aside.collect::<Vec<_>>().join(" ")
                })
            }) {
                let open = read(&format!(
                    "{ruleset} players=2\nturn begun laid\ndiscards {} bronze-wall snare glory prayer\nseat 0\n\
                     troops TW=2\nlaid move-upper\nseat 1\ntroops TW=2\nplayed 4-1-0 1-3-0 1-1-3\naside {gone}\n\
                     {}move start=A at=TW left=0\nfight at=TW attacker=0 defender=1 stage=plan\n",
                    SEEN_LATER.replace("war-rage*3", "war-rage*2"),
                    line("hand", hand)
                ));
                let mut all = Vec::new();
                beginnings(&open, 1, &mut all);
                for world in all.into_iter().filter(|world| world.asked(Seat::new(1)).is_none()) {
                    allowed.insert(Kemet::write_position(&world));
                    game = Some(world);
                }
            }
        }
        same(&sampled(&game.unwrap(), Some(0)), &allowed);
    }
}

/// Teammates know each other's hands: what is left to guess are those of the other team. [team.21]
#[test]
fn a_teammates_hand_is_never_guessed() {
    let seen = SEEN_LATER.replace("war-rage*3", "war-rage*2");
    let position = |hand1: Cards, hand3: Cards| {
        let (hand1, hand3) = (line("hand", hand1), line("hand", hand3));
        format!(
            "kemet-rotg players=4 mode=team\ndiscards {seen} bronze-wall snare\nseat 0\nseat 1\n{hand1}seat 2\n\
             hand prayer\nseat 3\n{hand3}"
        )
    };
    let pool = [(Di::WarRage, 1), (Di::Glory, 1), (Di::Prayer, 1)].into_iter().collect();
    let (mut allowed, mut game) = (Worlds::new(), None);
    for (hand1, rest) in hands(pool, 1) {
        for (hand3, _) in hands(rest, 1) {
            let world = read(&position(hand1, hand3));
            allowed.insert(Kemet::write_position(&world));
            game = Some(world);
        }
    }
    let game = game.unwrap();
    for seat in [0, 2] {
        same(&sampled(&game, Some(seat)), &allowed);
    }
    let others = sampled(&game, Some(1));
    assert_eq!(others.len(), 2, "the card of seat 2 and the last one of the pile");
}

/// A teammate's plan is known as far as it has got; the enemy's is not. [team.21]
#[test]
fn a_teammates_plan_is_never_guessed() {
    let seen = SEEN_LATER.replace("war-rage*3", "war-rage*2");
    let mut game = read(&format!(
        "kemet-rotg players=4 mode=team\nturn begun laid\ndiscards {seen} bronze-wall snare glory\nseat 0\ntroops TW=2\n\
         laid move-upper\nhand war-rage\nseat 1\ntroops TW=1\nplayed 4-1-0 1-3-0 1-1-3\naside 5-0-0 3-2-0 3-0-1\n\
         seat 2\nseat 3\nhand prayer*2\nmove start=A at=TW left=0\nfight at=TW attacker=0 defender=1 stage=plan\n"
    ));
    for answer in ["4-1-0", "2-0-2"] {
        let answer = kemet::notation::read_answer(game.board(), answer).unwrap();
        game.play(Seat::new(0), answer).unwrap();
    }
    let since = |world: &str| world.lines().filter(|line| line.starts_with("since 0 ")).count();
    assert!(sampled(&game, Some(2)).iter().all(|world| since(world) == 2), "the teammate has seen two answers");
    let guesses: BTreeSet<usize> = sampled(&game, Some(3)).iter().map(|world| since(world)).collect();
    assert!(guesses.len() > 1, "the others do not know how far it has got");
}
