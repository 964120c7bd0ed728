//! Positions and answers as text: what is wrong is said with its line, and whatever is accepted can be played.

use kemet::Kemet;
use table::{Game, Notation, Rng};

const HEAD: &str = "kemet-2012 players=2";

/// A broken line and a part of the complaint.
const BROKEN: &[(&str, &str)] = &[
    ("nonsense", "'nonsense' is not a line of a position, or wants a seat above it"),
    ("round", "'round' wants a number and a chapter"),
    ("round x turns", "'x' is not a round"),
    ("round 1 noon", "there is no chapter 'noon'"),
    ("round 1 turns place=2", "'2' should be a number from 0 to 1"),
    ("round 1 turns clouds=2", "'clouds' is not said of a round"),
    ("order 0", "the order wants 2 seats"),
    ("order 0 7", "there is no seat '7'"),
    ("turn over", "'over' is not said of a turn"),
    ("seat 2", "there is no seat '2'; seats are 0 to 1"),
    ("seat 0 prayer=12", "'12' should be a number from 0 to 11"),
    ("seat 0 prayer", "'prayer' should be key=value"),
    ("seat 0 luck=1", "'luck' is not said of a seat"),
    ("seat 0 silver=ready", "silver can only be 'laid'"),
    ("seat 0\nmagic 3", "'magic' is not a line of a position"),
    ("seat 0\npyramids red=5@Ia", "'5' should be a number from 0 to 4"),
    ("seat 0\npyramids red=0@Ia", "a pyramid of level 0 stands nowhere"),
    ("seat 0\npyramids green=1@Ia", "there is no pyramid 'green'"),
    ("seat 0\npyramids red=1", "a pyramid wants level@district"),
    ("seat 0\ntroops E1=1", "there is no zone 'E1' on this board"),
    ("seat 0\ntroops W1=0", "leave a zone without units out"),
    ("seat 0\ntroops W1=1+dragon", "there is no creature 'dragon'"),
    ("seat 0\ntroops Ia=5 Ib=5 Ic=5", "a player has at most 12 units"),
    ("seat 0\nlaid golf", "there is no space 'golf'"),
    ("seat 0\ntiles dynamo", "there is no tile 'dynamo'"),
    ("seat 0\nhand joker", "there is no card 'joker'"),
    ("seat 0\nhand veto*9", "'9' should be a number from 0 to 7"),
    ("seat 0\nplayed 9-9-9", "there is no battle card '9-9-9'"),
    ("move at=W1", "a Move wants start=ZONE"),
    ("fight at=TW attacker=0", "a fight wants at, attacker, defender and stage"),
    ("shown 0 card=4-1-0", "there is no fight above this line"),
    ("card 0", "'card' wants a seat and a card"),
];

#[test]
fn every_broken_line_is_named() {
    for (broken, complaint) in BROKEN {
        let text = format!("# a comment\n{HEAD}\n\n{broken}\n");
        let number = 3 + broken.lines().count();
        let error = Kemet::read_position(&text).unwrap_err();
        assert!(error.starts_with(&format!("line {number}: ")), "{broken}: {error}");
        assert!(error.contains(complaint), "{broken}: {error}");
    }
}

/// Positions that are well written and cannot be.
const IMPOSSIBLE: &[(&str, &str)] = &[
    ("order 0 0", "the order names a seat twice"),
    ("round 0 turns", "round 0 is the set-up"),
    ("seat 0\nhand veto*3", "there are not so many cards veto"),
    ("seat 0\ntroops W1=6", "the limit is 5"),
    ("seat 0\ntroops W1=1\nseat 1\ntroops W1=1", "enemies share W1 and nobody fights"),
    ("seat 0\npyramids red=1@Ia blue=1@Ia", "two pyramids in one district"),
    ("seat 0\npyramids red=1@IIa", "a pyramid stands in a district of the own city"),
    ("seat 0\nlaid raise", "has laid 1 tokens in 0 turns"),
    ("seat 0\ntroops W1=1+sphinx", "sphinx is not with the owner of its tile"),
    ("seat 0\ntiles sphinx phoenix\ntroops W1=1+sphinx W1=1+phoenix", "shares its space with another of its kind"),
    ("seat 0\ntiles initiative\nseat 1\ntiles initiative", "too many tiles initiative"),
    ("seat 0\ntiles victory-point-red victory-point-blue", "has victory-point twice"),
    ("seat 0 silver=laid", "the silver token goes with its tile"),
    ("seat 0\nplayed 4-1-0", "one card is set aside for each played"),
    ("seat 0\nremoved 4-1-0", "battle cards must have left the game"),
    ("fight at=TW attacker=0 defender=1 stage=plan", "a fight needs units on both sides"),
    ("card 0 prayer", "the card on the table is among the discards"),
    ("sight veto", "cards lie drawn for a choice that is not made now"),
    ("assaults IIa", "recruits fight in their own city only"),
];

#[test]
fn what_cannot_be_is_refused() {
    for (lines, complaint) in IMPOSSIBLE {
        let error = Kemet::read_position(&format!("{HEAD}\n{lines}\n")).unwrap_err();
        assert!(error.contains(complaint), "{lines}: {error}");
    }
}

/// Cards that Vision has drawn, and that are to be discarded, cannot be missing. [tile.vision]
#[test]
fn what_vision_drew_is_in_the_hand() {
    let lines = "kemet-bs players=2\nround 1 interventions part=5 count=2\nseat 0\ntiles vision\n";
    let error = Kemet::read_position(&format!("{lines}hand prayer\n")).unwrap_err();
    assert_eq!(error, "what Vision drew is in the hand");
    assert!(Kemet::read_position(&format!("{lines}hand prayer glory\n")).is_ok());
}

#[test]
fn the_first_line_is_checked() {
    for (text, complaint) in [
        ("", "the position is empty"),
        ("kemet-1999 players=2", "there is no ruleset 'kemet-1999'"),
        ("kemet-2012", "the first line wants players=N"),
        ("kemet-2012 players=9", "this ruleset is for 2 to 5"),
        ("kemet-2012 players=2 length=epic", "option length cannot be 'epic'; it can be: short, long, beginner"),
        ("kemet-2012 players=2 colour=red", "there is no option 'colour'"),
        ("kemet-2012 players=4 mode=team", "there is no option 'mode'; there are: length, discards"),
        ("kemet-rotg players=4 mode=duo", "option mode cannot be 'duo'; it can be: classic, team, solo"),
        ("kemet-rotg players=3 mode=team", "mode team is for 4 to 6 players, not for 3"),
        ("kemet-rotg players=5 mode=team", "teams 2v2v2 are for 6 players, not for 5"),
        ("kemet-rotg players=4 mode=team teams=3v3", "teams 3v3 are for 6 players, not for 4"),
        ("kemet-rotg players=4 mode=team teams=4", "option teams cannot be '4'; it can be: 2v2, 2v2v2, 3v3"),
        ("kemet-rotg players=4 teams=2v2", "option teams does not go with mode classic"),
        ("kemet-rotg players=1 teams=2v2", "option teams does not go with mode solo"),
        ("kemet-rotg players=4 mode=team objective=1", "option objective does not go with mode team"),
        ("kemet-rotg players=1 mode=team", "mode team is for 4 to 6 players, not for 1"),
        ("kemet-rotg players=1 gods=true", "option gods does not go with mode solo"),
    ] {
        let error = Kemet::read_position(text).unwrap_err();
        assert!(error.contains(complaint), "{text}: {error}");
    }
}

/// Positions of teams: what is well written comes back as it was, what cannot be is refused. [team.1]
#[test]
fn positions_of_teams() {
    let head = "kemet-rotg players=4 mode=team teams=2v2 gods=false\nround 1 turns place=0 count=0\norder 0 1 2 3\n";
    let fight = "move start=A at=TW left=0\nfight at=TW attacker=0 defender=1 stage=champion\n";
    let text = format!(
        "{head}colours white red blue\nturn begun laid\nseat 0 prayer=7 assembled\n  troops TW=2\n  laid move-upper\n\
         seat 1 prayer=7\n  troops TW=1\nseat 2 prayer=7\n  lent the-mummy=TW\n  tiles the-mummy\nseat 3 prayer=7\n  \
         troops TW=3\n{fight}"
    );
    let game = Kemet::read_position(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(Kemet::write_position(&game), text);
    for (lines, complaint) in [
        ("order 0 2 1 3", "the teams do not come in turn"),
        ("seat 0\nlent phoenix=A", "phoenix is not with the owner of its tile"),
        ("seat 0\ntiles phoenix\nlent phoenix=A", "phoenix stands without a unit"),
        ("seat 0\nlent phoenix", "'phoenix' should be key=value"),
        ("seat 0\ntroops A=3\nseat 2\ntroops A=3", "the limit is 5"),
        ("seat 0\ntroops A=1\nseat 1\ntroops A=1", "enemies share A and nobody fights"),
        (
            "turn begun laid\nseat 0\ntroops TW=1\nlaid move-upper\nseat 1\ntroops TW=1\nmove start=A at=TW left=0\n\
             fight at=TW attacker=0 defender=1 stage=champion",
            "a troop of one player has its defender",
        ),
        (
            "turn begun laid\nseat 0\ntroops TW=1\nlaid move-upper\nseat 2\ntroops TW=1\nmove start=A at=TW left=0\n\
             fight at=TW attacker=0 defender=2 stage=plan",
            "a fight needs two sides",
        ),
    ] {
        let error = Kemet::read_position(&format!("kemet-rotg players=4 mode=team\n{lines}\n")).unwrap_err();
        assert!(error.contains(complaint), "{lines}: {error}");
    }
    for (lines, complaint) in [("seat 0 assembled", "should be key=value"), ("seat 0\nlent phoenix=A", "not a line")] {
        let error = Kemet::read_position(&format!("kemet-rotg players=4\n{lines}\n")).unwrap_err();
        assert!(error.contains(complaint), "{lines}: {error}");
    }
}

#[test]
fn answers_since_the_checkpoint_are_checked() {
    let wrong = |lines: &str| Kemet::read_position(&format!("{HEAD}\n{lines}")).unwrap_err();
    assert!(wrong("since 0 fly").contains("line 2: 'fly' is not an answer of this game"));
    assert!(wrong("since 5 pass").contains("line 2: there is no seat '5'"));
    assert!(wrong("since").contains("wants a seat and an answer"));
    assert!(wrong("since 0 recall").contains("line 2: 'since 0 recall' does not follow"));
}

/// Positions of random games with words exchanged, dropped and doubled: most are refused; none makes trouble.
#[test]
fn whatever_is_accepted_can_be_played() {
    let rounds = std::env::var("TAWY_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let mut rng = Rng::new(11);
    let mut accepted = 0;
    for round in 0..rounds {
        // Every fourth is a game of teams.
        let board = match round % 12 {
            3 => kemet::setup::start("kemet-rotg", 4, [("mode", "team")]),
            7 => kemet::setup::start("kemet-rotg", 6, [("mode", "team"), ("gods", "true")]),
            11 => kemet::setup::start("kemet-rotg", 6, [("mode", "team"), ("teams", "3v3")]),
            usual => kemet::setup::start("kemet-2012", 2 + usual % 4, []),
        };
        let board = board.unwrap();
        let mut game = Game::<Kemet>::new(board);
        play_on(&mut game, rng.below(900), &mut rng);
        let text = Kemet::write_position(&game);
        for _ in 0..20 {
            let broken = garble(&text, &mut rng);
            let tried = std::panic::catch_unwind(|| {
                let mut rng = Rng::new(round as u64);
                Kemet::read_position(&broken).map(|mut game| play_on(&mut game, 60, &mut rng)).is_ok()
            });
            accepted += usize::from(tried.unwrap_or_else(|_| panic!("this position breaks down:\n{broken}")));
        }
    }
    assert!(accepted > rounds, "{accepted} accepted");
}

fn play_on(game: &mut Game<Kemet>, answers: usize, rng: &mut Rng) {
    for _ in 0..answers {
        if game.is_over() {
            return;
        }
        let seat = game.open()[rng.below(game.open().len())].seat;
        let options = game.options(seat);
        let answer = game.draw(rng).unwrap_or_else(|| options[rng.below(options.len())]);
        game.play(seat, answer).unwrap();
        if game.since().is_empty() {
            Kemet::audit(game.checkpoint()).unwrap();
        }
    }
}

/// One to three changes: a digit, a word for another word of the text, a line dropped or moved.
fn garble(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<Vec<String>> = text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    for _ in 0..1 + rng.below(3) {
        let (a, b) = (rng.below(lines.len()), rng.below(lines.len()));
        let (i, j) = (rng.below(lines[a].len()), rng.below(lines[b].len()));
        match rng.below(6) {
            0 => lines[a][i] = lines[b][j].clone(),
            1 => {
                let digit = char::from(b'0' + rng.below(10) as u8).to_string();
                let word = lines[a][i].clone();
                if let Some(at) = word.find(|c: char| c.is_ascii_digit()) {
                    lines[a][i].replace_range(at..=at, &digit);
                }
            }
            2 if lines.len() > 2 => drop(lines.remove(a)),
            3 => lines.swap(a, b),
            4 => {
                let word = lines[b][j].clone();
                lines[a].push(word);
            }
            _ => drop(lines[a].remove(i)),
        }
        for line in &mut lines {
            if line.is_empty() {
                line.push(String::new());
            }
        }
    }
    lines.into_iter().map(|line| line.join(" ") + "\n").collect()
}

/// The examples of the page people read are positions.
#[test]
fn the_documented_positions_can_be_read() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");
    let page = std::fs::read_to_string(page).unwrap();
    for ruleset in ["kemet-2012", "kemet-bs-revised", "kemet-rotg"] {
        let example = page.lines().skip_while(|line| !line.starts_with(&format!("    {ruleset} ")));
        let lines = example.take_while(|line| line.starts_with("    "));
        let example: String = lines.map(|line| format!("{line}\n")).collect();
        let game = Kemet::read_position(&example).unwrap_or_else(|why| panic!("{why}\n{example}"));
        assert_eq!(game.board().edition.id, ruleset);
        assert!(!game.open().is_empty());
    }
}
