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
