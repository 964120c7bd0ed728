use crate::kit::{LATER, Table, duel_at, duel_in, laid_in, might, two_in};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::event::{Event, Glory};
use kemet::refusal::Refusal;
use table::{Seat, Side, View};

const CALM: &str = "2-0-2 aside 1-3-0";

fn seen(t: &Table, seat: usize) -> View<kemet::Kemet> {
    t.game.view(Some(Seat::new(seat)))
}

/// [battle.1] [ruling.15] Toll, Dedication to Battle, Initiative, Deadly Trap, then the battle.
#[test]
fn the_order_when_an_enemy_is_entered() {
    for ruleset in LATER {
        let seat0 = |prayer: u8| format!("prayer={prayer}; troops A=3; tiles dedication-to-battle initiative");
        let seat1 = "troops TW=4+khnums-sphinx; tiles khnums-sphinx deadly-trap";
        let mut t = two_in(ruleset, &seat0(2), seat1);
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        let (zero, one, tw) = (Side::new(0), Side::new(1), t.zone("TW"));
        let told: Vec<_> = t
            .events
            .iter()
            .filter(|event| matches!(event, Event::Paid { .. } | Event::Gained { .. } | Event::UnitsLost { .. }))
            .copied()
            .collect();
        let order = [
            Event::Paid { side: zero, prayer: 2 },
            Event::Gained { side: zero, prayer: 2 },
            Event::UnitsLost { side: one, zone: tw, units: 2 },
            Event::UnitsLost { side: zero, zone: tw, units: 1 },
        ];
        assert_eq!((told, t.waits_for()), (order.to_vec(), vec![0, 1]));
        // Dedication comes too late to pay the toll. [ruling.91]
        let mut t = two_in(ruleset, &seat0(1), seat1);
        t.play("0 lay move-upper; 0 A").refuses("0 walk TW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    }
}

/// [battle.1] [ruling.4] An attack by recruiting begins with the plans: no tile acts before it.
#[test]
fn recruits_attack_without_what_comes_before() {
    for ruleset in LATER {
        let mut t =
            two_in(ruleset, "prayer=1; tiles initiative dedication-to-battle", "troops A1=2; tiles deadly-trap");
        t.play("0 lay recruit; 0 1");
        assert_eq!((t.units(0, "A1"), t.units(1, "A1"), t.prayer(0)), (1, 2, 0));
        assert_eq!(t.asked(0), Some(Question::PlayCard));
    }
}

/// [battle.1] [ruling.76] Deadly Trap: against moving troops, if a defender is left; a troop that it destroys fights no
/// battle and gets nothing.
#[test]
fn deadly_trap() {
    for ruleset in LATER {
        let trap = "troops TW=2; tiles deadly-trap";
        let mut t = two_in(ruleset, "troops A=1; tiles priest-of-mafdet", trap);
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert_eq!((t.units(0, "TW"), t.board().fight, t.moves(), t.waits_for()), (0, None, false, vec![1]));
        assert_eq!((t.veterans(0), t.veterans(1), t.scored(1, Glory::Battle)), (0, 0, 0));
        let mut t = two_in(ruleset, "troops A=1; tiles initiative", trap);
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (1, 0), "no defender is left to spring it");
        let mut t = two_in(ruleset, "troops A=1+sphinx; tiles sphinx", trap);
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 yes");
        assert_eq!(t.creature(Creature::Sphinx), "reserve");
    }
}

/// [battle.2] [ruling.16] Two battle cards of the hand, and DI cards that can be paid in full; at once and in secret.
#[test]
fn both_sides_plan_at_once() {
    for ruleset in LATER {
        let seat0 = "prayer=1; troops TW=3; hand war-fury*2 prayer; played 4-1-0; aside 3-2-0";
        let mut t = duel_in(ruleset, seat0, "troops TW=3");
        assert_eq!(t.waits_for(), [0, 1]);
        t.refuses("0 4-1-0", Refusal::BattleCardSpent).refuses("0 3-3-0", Refusal::BattleCardNotOwned);
        t.play("0 2-0-2").refuses("0 2-0-2", Refusal::SameBattleCard);
        t.play("0 1-3-0").refuses("0 3", Refusal::TooManyCards { has: 2 });
        t.refuses("0 2", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        let before = seen(&t, 1);
        t.play("0 1");
        assert_eq!(
            t.asked(0),
            Some(Question::Add { kind: Di::Diversion, spent: 1 }),
            "the Diversion is always at hand"
        );
        t.refuses("0 2", Refusal::TooManyCards { has: 1 });
        assert_eq!(seen(&t, 1), before, "half a plan is nobody's business");
        t.play("0 0");
        assert_eq!((t.waits_for(), t.prayer(0), t.hand(0).count()), (vec![1], 1, 3), "nothing is paid or shown yet");
        // [battle.4] Paid at the reveal; Prayer is no card of battles.
        t.plan(1, CALM);
        assert_eq!((t.prayer(0), t.hand(0).count()), (0, 2));
    }
}

/// [battle.2] [ruling.65] [di.7] How many cards a plan holds is not shown, Diversion or not.
#[test]
fn a_plan_does_not_show_its_cards() {
    for ruleset in LATER {
        let planned = |with: &str| {
            let mut t = duel_in(ruleset, "troops TW=3; hand war-rage", "troops TW=3");
            t.plan(0, &format!("4-1-0 aside 3-2-0 {with}"));
            seen(&t, 1)
        };
        let without = planned("");
        for with in ["with diversion", "with war-rage", "with war-rage diversion"] {
            assert_eq!(planned(with), without);
        }
    }
}

/// [di.7] [ruling.63] Diversion: no effect, and back to the hand, battle after battle.
#[test]
fn diversion_comes_back() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=5", "troops TW=1; hand war-rage");
        let sums = t.battle("4-1-0 aside 1-3-0 with diversion", "2-0-2 aside 1-3-0 with diversion war-rage");
        assert_eq!(sums, (might(9, 1, 0), might(1 + 2 + 1, 0, 2)));
        assert!(t.told(|event| matches!(event, Event::AddedCard { card: Di::Diversion, .. })), "it is shown");
        t.play("1 recall; 0 stay");
        let discarded = t.board().discarded;
        assert_eq!((discarded.count(), discarded.has(Di::Diversion)), (1, false));
        t.play("1 lay recruit; 1 5; 1 0; 1 0; 0 lay pray-middle; 1 lay move-upper; 1 C1; 1 walk C; 1 5");
        t.play("0 lay pray-bottom; 1 lay move-middle; 1 C; 1 walk TW; 1 5");
        t.plan(0, "3-2-0 aside 3-0-1 with diversion").plan(1, "3-2-0 aside 3-0-1 with diversion");
        assert_eq!(t.compared().0, might(5 + 3, 2, 0));
    }
}

/// [battle.3] [ruling.17] [faq.4] Spying: the enemy fixes the whole plan first and shows the card to be played.
#[test]
fn spying_shows_the_battle_card_alone() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3; hand war-rage", "troops TW=3; tiles spying; hand war-rage");
        assert_eq!(t.waits_for(), [0]);
        let mut other = t.clone();
        t.plan(0, "4-1-0 aside 3-2-0 with war-rage");
        other.plan(0, "4-1-0 aside 1-3-0 with diversion");
        assert_eq!(t.waits_for(), [1]);
        let card = |t: &Table| seen(t, 1).now.public.fight.and_then(|fight| fight.shown[0].card);
        assert_eq!(card(&t).map(|card| t.board().edition.values(card).strength), Some(4));
        assert_eq!(seen(&t, 1), seen(&other, 1), "neither the card set aside nor the DI cards");
        t.plan(1, CALM);
        assert_eq!(t.compared().0.strength, 3 + 4 + 1);
        // For an attacker too.
        let mut t = duel_in(ruleset, "troops TW=3; tiles spying", "troops TW=3");
        t.plan(1, CALM).plan(0, "3-0-1 aside 1-3-0");
        assert_eq!(t.won(), Some(0));
    }
}

/// [battle.5] [ruling.19] [faq.2] Divine Wound: DI cards still in hand, face up, one strength each; neither those played
/// in this battle nor Diversion.
#[test]
fn divine_wound() {
    for ruleset in LATER {
        let seat0 = "troops TW=3; tiles divine-wound; hand prayer war-rage";
        let mut t = duel_in(ruleset, seat0, "troops TW=3");
        t.plan(0, "2-0-2 aside 1-3-0 with war-rage diversion").plan(1, "4-1-0 aside 1-3-0");
        assert_eq!(t.asked(0), Some(Question::Wound { kind: Di::Prayer }), "after the reveal");
        t.refuses("0 2", Refusal::TooManyCards { has: 1 });
        let mut unused = t.clone();
        t.play("0 1");
        assert_eq!((t.compared().0.strength, t.board().discarded.count(), t.hand(0).count()), (3 + 2 + 1 + 1, 2, 0));
        assert_eq!(t.won(), Some(1), "seven each");
        // It may be left unused. [effect.4]
        unused.play("0 0");
        assert_eq!((unused.compared().0.strength, unused.hand(0).count()), (6, 1));
        // With nothing but Diversion left it is not asked.
        let mut t = duel_in(ruleset, "troops TW=3; tiles divine-wound; hand war-rage", "troops TW=3");
        assert_eq!(t.battle("2-0-2 aside 1-3-0 with war-rage", CALM).0.strength, 6);
    }
}

/// [battle.6] Units, card, tiles, creature, DI cards.
#[test]
fn strength_is_units_card_tiles_creature_and_cards() {
    for ruleset in LATER {
        let seat0 = "prayer=5; troops TW=4+giant-scorpion; \
                     tiles giant-scorpion charge blades-of-neith carnage bestial-fury; hand war-rage bloodbath iron-wall";
        let mut t = duel_in(ruleset, seat0, "troops TW=5");
        let sums = t.battle("2-2-1 aside 1-3-0 with war-rage bloodbath iron-wall", CALM);
        assert_eq!(sums.0, might(4 + 2 + 2 + 1 + 1 + 1 + 1, 2 + 2 + 1 + 1 + 2, 1 + 2));
        assert_eq!(t.prayer(0), 3);
        let seat1 = "troops TW=2; tiles defense shields-of-neith";
        let mut t = duel_in(ruleset, "troops TW=5", seat1);
        assert_eq!(t.battle(CALM, CALM).1, might(2 + 2 + 1, 0, 2 + 1));
    }
}

/// [battle.7] The higher strength wins; with equal strength the defender.
#[test]
fn the_defender_wins_a_tie() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3", "troops TW=3");
        t.battle(CALM, CALM);
        assert_eq!(t.won(), Some(1));
        let mut t = duel_in(ruleset, "troops TW=4", "troops TW=3");
        t.battle(CALM, CALM);
        assert_eq!(t.won(), Some(0));
    }
}

/// [battle.8] [ruling.94] Damage minus protection, both at once: whoever loses all still deals its damage.
#[test]
fn both_sides_lose_damage_minus_protection() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=5", "troops TW=4");
        t.battle("3-2-0 aside 1-3-0", "2-2-1 aside 1-3-0");
        assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (3, 3));
        // Nobody loses more than all, and protection above the damage raises nobody.
        let mut t = duel_in(ruleset, "troops TW=2", "prayer=5; troops TW=2; hand iron-wall");
        t.battle("4-1-0 aside 1-3-0", "1-3-0 aside 4-1-0 with iron-wall");
        assert_eq!((t.won(), t.units(0, "TW"), t.supply(0)), (Some(0), 0, 12));
        // The attacker loses first by the revised printing, which decides nothing.
        let mut t = duel_in(ruleset, "troops TW=1", "troops TW=2");
        t.battle("1-3-0 aside 4-1-0", "3-2-0 aside 4-1-0");
        assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (0, 0));
    }
}

/// [battle.9] [veteran.1] [veteran.2] Who gets what, in every case.
#[test]
fn battle_points_and_veteran_tokens() {
    // attacker, defender, their plans: battle points and Veteran tokens of each.
    let cases = [
        ("the attacker wins and lives", 5, 1, CALM, CALM, (1, 0), (0, 1)),
        ("the defender wins", 1, 5, CALM, CALM, (0, 1), (0, 2)),
        ("the attacker wins and dies", 3, 2, "4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2", (0, 1), (0, 1)),
        ("the defender wins and dies", 3, 2, "1-3-0 aside 2-0-2", "4-1-0 aside 2-0-2", (0, 1), (0, 2)),
        ("the attacker wins, both die", 3, 1, "4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2", (0, 1), (0, 1)),
        ("the defender wins, both die", 1, 2, "1-3-0 aside 2-0-2", "4-1-0 aside 2-0-2", (0, 1), (0, 2)),
    ];
    for ruleset in LATER {
        for (case, attackers, defenders, plan0, plan1, attacker, defender) in cases {
            let troop = |units: i32| format!("troops TW={units}");
            let mut t = duel_in(ruleset, &troop(attackers), &troop(defenders));
            t.battle(plan0, plan1);
            assert_eq!((t.battle_points(0), t.veterans(0)), attacker, "{case}");
            assert_eq!((t.battle_points(1), t.veterans(1)), defender, "{case}");
            assert_eq!(t.permanent(1), 0, "tokens are no points");
        }
    }
}

/// [veteran.2] [ruling.88] Defensive Victory: a point, and the token for the victory alone; without a unit left none.
#[test]
fn defensive_victory_and_veteran_tokens() {
    for ruleset in LATER {
        let tile = "tiles defensive-victory";
        let mut t = duel_in(ruleset, "troops TW=1", &format!("troops TW=5; {tile}"));
        t.battle(CALM, CALM);
        assert_eq!((t.battle_points(1), t.veterans(1), t.veterans(0)), (1, 1, 1));
        let mut t = duel_in(ruleset, "troops TW=1", &format!("troops TW=2; {tile}"));
        t.battle("1-3-0 aside 2-0-2", "4-1-0 aside 2-0-2");
        assert_eq!((t.won(), t.units(1, "TW"), t.battle_points(1), t.veterans(1)), (Some(1), 0, 0, 2));
        let mut t = duel_in(ruleset, &format!("troops TW=5; {tile}"), "troops TW=1");
        t.battle(CALM, CALM);
        assert_eq!((t.battle_points(0), t.veterans(0)), (1, 0), "attacking it adds nothing");
    }
}

/// [battle.10] What tiles and cards pay.
#[test]
fn rewards_of_tiles_and_cards() {
    for ruleset in LATER {
        // Divine Hunger, won or lost: 2 PP for each enemy unit the own damage removed.
        let mut t = duel_in(ruleset, "prayer=0; troops TW=1; tiles divine-hunger", "troops TW=5");
        t.battle("1-3-0 aside 2-0-2", "4-1-0 aside 2-0-2");
        assert_eq!((t.won(), t.prayer(0)), (Some(1), 6));
        let mut t = duel_in(ruleset, "prayer=0; troops TW=5; tiles divine-hunger", "troops TW=1");
        t.battle("1-3-0 aside 2-0-2", "3-0-1 aside 2-0-2");
        assert_eq!(t.prayer(0), 2, "only one was there");
        // Honor in Battle: 1 PP for each own unit the enemy's damage removed.
        let mut t = duel_in(ruleset, "prayer=0; troops TW=5; tiles honor-in-battle", "troops TW=5");
        t.battle(CALM, "1-3-0 aside 2-0-2");
        assert_eq!((t.units(0, "TW"), t.prayer(0)), (4, 1));
        // Priest of Thoeris and Glory: 4 PP each to the winner, survivor or not. [ruling.40]
        let seat0 = "prayer=0; troops TW=3; tiles priest-of-thoeris; hand glory";
        let mut t = duel_in(ruleset, seat0, "troops TW=1");
        t.battle("4-1-0 aside 2-0-2 with glory", "1-3-0 aside 2-0-2");
        assert_eq!((t.units(0, "TW"), t.prayer(0), t.battle_points(0)), (0, 8, 0));
        let mut t = duel_in(ruleset, &seat0.replace("TW=3", "TW=1"), "troops TW=5");
        t.battle("2-0-2 aside 1-3-0 with glory", CALM);
        assert_eq!(t.prayer(0), 0, "and to no loser");
    }
}

/// [battle.11] [setup.10] [ruling.18] The played card is discarded face up, the one set aside stays secret.
#[test]
fn the_card_set_aside_is_never_shown() {
    for ruleset in LATER {
        let fight = |aside: &str| {
            let mut t = duel_in(ruleset, "troops TW=5", "troops TW=1");
            t.battle(&format!("4-1-0 aside {aside}"), "3-2-0 aside 1-3-0");
            t.play("0 stay");
            t
        };
        let (one, other) = (fight("3-2-0"), fight("2-2-1"));
        assert_eq!(seen(&one, 1), seen(&other, 1));
        assert_ne!(seen(&one, 0), seen(&other, 0));
        assert_eq!(one.names(one.board().side(Side::new(0)).played), ["4-1-0"]);
    }
}

/// [battle.11] [battlecard.1] Two cards go in each battle; when all eight are gone they come back at once.
#[test]
fn the_eight_come_back_after_four_battles() {
    for ruleset in LATER {
        let seat0 = "troops TW=5; played 5-0-0 3-0-1; aside 4-1-0 2-0-2";
        let mut t = duel_in(ruleset, seat0, "troops TW=1");
        t.battle("3-2-0 aside 1-3-0", "3-2-0 aside 1-3-0");
        t.play("0 stay");
        assert_eq!(t.battle_hand(0), ["2-2-1", "1-1-3"]);
        let seat0 = "troops TW=5; played 5-0-0 3-0-1 3-2-0; aside 4-1-0 2-0-2 1-3-0";
        let mut t = duel_in(ruleset, seat0, "troops TW=1");
        t.battle("2-2-1 aside 1-1-3", "3-2-0 aside 1-3-0");
        t.play("0 stay");
        assert_eq!((t.battle_hand(0).len(), t.battle_hand(1).len()), (8, 6));
        assert!(t.told(|event| *event == Event::HandTakenBack { side: Side::new(0) }));
        assert!(t.board().side(Side::new(0)).played.is_empty());
    }
}

/// [battlecard.1] [ruling.1] The eight cards by their sums, own damage included.
#[test]
fn the_eight_battle_cards() {
    let cards = [
        ("5-0-0", (5, 0, 0), 2),
        ("4-1-0", (4, 1, 0), 0),
        ("3-2-0", (3, 2, 0), 0),
        ("3-0-1", (3, 0, 1), 0),
        ("2-2-1", (2, 2, 1), 0),
        ("2-0-2", (2, 0, 2), 0),
        ("1-3-0", (1, 3, 0), 0),
        ("1-1-3", (1, 1, 3), 0),
    ];
    for ruleset in LATER {
        let t = two_in(ruleset, "", "");
        assert_eq!(t.battle_hand(0), cards.map(|(name, ..)| name));
        assert_eq!(t.battle_hand(1), t.battle_hand(0), "the same for all");
        for (name, (strength, damage, protection), own_damage) in cards {
            let aside = if name == "2-0-2" { "1-3-0" } else { "2-0-2" };
            let mut t = duel_in(ruleset, "troops TW=5", "troops TW=3");
            let sums = t.battle(&format!("{name} aside {aside}"), CALM);
            assert_eq!(sums.0, kemet::query::Might { own_damage, ..might(5 + strength, damage, protection) });
        }
    }
}

/// [battlecard.2] Wrryt Storm and Shetyw Barrier: all cards back, one leaves in secret, the special one comes.
#[test]
fn special_battle_cards() {
    for ruleset in LATER {
        let buy = |gone: &str| {
            let seat0 = "prayer=5; pyramids red=2@A1; played 4-1-0 3-2-0; aside 2-0-2 1-3-0";
            let mut t = two_in(ruleset, seat0, "");
            t.play(&format!("0 lay buy-1; 0 wrryt-storm; 0 {gone}"));
            t
        };
        let t = buy("1-1-3");
        assert_eq!(t.battle_hand(0), ["5-0-0", "4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0", "3-3-0"]);
        assert_eq!(seen(&t, 1), seen(&buy("4-1-0"), 1), "which one left is nobody's business");
        let both = "troops TW=5; tiles wrryt-storm shetyw-barrier; removed 1-3-0 1-1-3";
        assert_eq!(duel_in(ruleset, both, "troops TW=1").battle_hand(0).len(), 8);
        assert_eq!(duel_in(ruleset, both, "troops TW=1").battle("3-3-0 aside 4-1-0", CALM).0, might(8, 3, 0));
        assert_eq!(duel_in(ruleset, both, "troops TW=1").battle("3-0-3 aside 4-1-0", CALM).0, might(8, 0, 3));
    }
}

/// [battle.12] [faq.3] Deep Desert Snake: the enemy creature counts as absent, Amout's point included.
#[test]
fn the_snake_silences_the_enemy_creature() {
    for ruleset in LATER {
        let snake = "troops TW=3+deep-desert-snake; tiles deep-desert-snake";
        let mut t = duel_in(ruleset, snake, "troops TW=3+ancestral-elephant; tiles ancestral-elephant");
        assert_eq!(t.battle(CALM, CALM), (might(5, 0, 2), might(5, 0, 2)));
        let amout = |units: u8| format!("troops TW={units}+amout-the-soul-devourer; tiles amout-the-soul-devourer");
        let mut t = duel_in(ruleset, &amout(5), snake);
        t.battle("3-2-0 aside 1-3-0", "3-0-1 aside 2-0-2");
        assert_eq!((t.units(1, "TW"), t.battle_points(0)), (2, 1));
        let mut t = duel_in(ruleset, &amout(5), snake);
        let sums = t.battle("1-3-0 aside 3-2-0", "2-2-1 aside 2-0-2");
        assert_eq!((sums.0.strength, t.won(), t.battle_points(0)), (6, Some(0), 1), "two souls, and no second point");
        // Outside battles it silences nothing: the toll is paid. [ruling.75]
        let mut t = two_in(
            ruleset,
            "prayer=1; troops A=1+deep-desert-snake; tiles deep-desert-snake",
            "troops TW=1+khnums-sphinx; tiles khnums-sphinx",
        );
        t.play("0 lay move-upper; 0 A").refuses("0 walk TW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    }
}

/// [battle.14] One strength for the owner of the city in a district, defending or attacking, and for nobody else.
#[test]
fn the_own_city_is_worth_one() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops C=2", "troops C1=2");
        t.play("0 lay move-upper; 0 C; 0 walk C1; 0 2");
        assert_eq!(t.battle(CALM, CALM), (might(4, 0, 2), might(5, 0, 2)), "the defender's city");
        let mut t = two_in(ruleset, "prayer=9", "troops A1=2");
        t.play("0 lay recruit; 0 2; 0 0; 0 0");
        assert_eq!(t.battle(CALM, CALM), (might(5, 0, 2), might(4, 0, 2)), "the recruiter's city");
        let mut t = two_in(ruleset, "troops A=2", "troops A1=2");
        t.play("0 lay move-upper; 0 A; 0 walk A1; 0 2");
        assert_eq!(t.battle(CALM, CALM).0, might(5, 0, 2), "walking home to fight");
        let mut t = laid_in(ruleset, "", &["troops B=2", "", "troops B1=2"]);
        t.play("0 lay move-upper; 0 B; 0 walk B1; 0 2");
        assert_eq!(t.battle(CALM, CALM), (might(4, 0, 2), might(4, 0, 2)), "in a third player's city");
        let mut t = two_in(ruleset, "troops TW=2", "troops C=2");
        t.play("0 lay move-upper; 0 TW; 0 walk C; 0 2");
        assert_eq!(t.battle(CALM, CALM).1, might(4, 0, 2), "the front desert is no district");
    }
}

/// [battle.15] [ruling.64] Own damage hits the own troop, whatever its protection, and as far as there are units.
#[test]
fn own_damage() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "prayer=5; troops TW=4; hand iron-wall", "troops TW=3");
        t.battle("5-0-0 aside 1-3-0 with iron-wall", CALM);
        assert_eq!((t.won(), t.units(0, "TW"), t.units(1, "TW")), (Some(0), 2, 3), "and not the enemy's");
        let mut t = duel_in(ruleset, "troops TW=1", "troops TW=1");
        t.battle("5-0-0 aside 1-3-0", CALM);
        assert_eq!((t.won(), t.units(0, "TW"), t.battle_points(0), t.veterans(0)), (Some(0), 0, 0, 1));
        // It comes first; what the enemy's damage removes is what it finds.
        let seat0 = "prayer=0; troops TW=3; tiles honor-in-battle";
        let mut t = duel_in(ruleset, seat0, "prayer=0; troops TW=1; tiles divine-hunger");
        t.battle("5-0-0 aside 2-0-2", "1-3-0 aside 2-0-2");
        assert_eq!((t.units(0, "TW"), t.prayer(0), t.prayer(1)), (0, 1, 2), "one of three by the enemy");
    }
}

/// [battle.15] [ruling.74] Amout: two enemy units by the owner's damage, in a battle won with a unit left.
#[test]
fn amout_the_soul_devourer() {
    for ruleset in LATER {
        let amout = |units: u8| format!("troops TW={units}+amout-the-soul-devourer; tiles amout-the-soul-devourer");
        let mut t = duel_in(ruleset, &amout(5), "troops TW=3");
        t.battle("3-2-0 aside 1-3-0", "3-2-0 aside 2-0-2");
        assert_eq!((t.battle_points(0), t.veterans(0)), (2, 0));
        // Defending, the point is the defender's only one: one token, for the victory.
        let mut t = duel_in(ruleset, "troops TW=3", &amout(5));
        t.battle("3-2-0 aside 1-3-0", "3-2-0 aside 2-0-2");
        assert_eq!((t.battle_points(1), t.veterans(1)), (1, 1));
        // One soul is too few; own damage takes none for it.
        let mut t = duel_in(ruleset, &amout(5), "troops TW=3");
        t.battle("4-1-0 aside 1-3-0", "5-0-0 aside 2-0-2");
        assert_eq!((t.units(1, "TW"), t.battle_points(0)), (0, 1), "two fell by their own card");
        // Without a unit left nothing.
        let mut t = duel_in(ruleset, &amout(3), "troops TW=2");
        t.battle("3-2-0 aside 1-3-0", "1-3-0 aside 2-0-2");
        assert_eq!((t.won(), t.units(0, "TW"), t.battle_points(0), t.veterans(0)), (Some(0), 0, 0, 1));
        // Initiative and Deadly Trap remove nothing from its troop.
        let mut t = two_in(ruleset, "troops A=2; tiles initiative", &amout(2));
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 2");
        assert_eq!(t.units(1, "TW"), 2);
        let seat0 = amout(2).replace("TW=", "A=");
        let mut t = two_in(ruleset, &seat0, "troops TW=2; tiles deadly-trap");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 2; 0 yes");
        assert_eq!(t.units(0, "TW"), 2);
    }
}

/// [battle.16] [ruling.77] [effect.2] Snare: after the reveal, openly; the card set aside takes the place of the other.
#[test]
fn snare_exchanges_the_cards() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3; hand snare", "troops TW=3");
        t.plan(0, "2-0-2 aside 4-1-0 with snare").plan(1, CALM);
        assert_eq!((t.asked(0), t.asked(1)), (Some(Question::Snare), None));
        let mut kept = t.clone();
        kept.play("0 no");
        assert_eq!((kept.compared().0.strength, kept.won()), (5, Some(1)));
        t.play("0 yes");
        assert_eq!((t.compared().0, t.won()), (might(7, 1, 0), Some(0)));
        t.play("1 recall; 0 stay");
        assert_eq!(t.names(t.board().side(Side::new(0)).played), ["4-1-0"]);
        assert_eq!(t.names(t.board().secret.aside[0]), ["2-0-2"]);
    }
}

/// [battle.16] [effect.2] The attacker's Snare, the attacker's Divine Wound, then the defender's.
#[test]
fn after_the_reveal_the_attacker_first() {
    for ruleset in LATER {
        let mut t =
            duel_in(ruleset, "troops TW=3; hand snare prayer; tiles divine-wound", "troops TW=3; hand war-rage");
        t.plan(0, "2-0-2 aside 4-1-0 with snare").plan(1, CALM);
        assert_eq!(t.asked(0), Some(Question::Snare));
        t.play("0 yes");
        assert_eq!(t.asked(0), Some(Question::Wound { kind: Di::Prayer }));
        t.play("0 1");
        assert_eq!(t.compared().0.strength, 3 + 4 + 1);
        let mut t = duel_in(ruleset, "troops TW=3; hand prayer; tiles divine-wound", "troops TW=3; hand snare");
        t.plan(0, CALM).plan(1, "2-0-2 aside 4-1-0 with snare");
        assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::Wound { kind: Di::Prayer })));
        t.play("0 0");
        assert_eq!(t.asked(1), Some(Question::Snare));
    }
}

/// [ruling.40] [ruling.89] All dead on both sides: a winner all the same, spoils and tokens, no point.
#[test]
fn all_destroyed_on_both_sides() {
    for ruleset in LATER {
        let seat0 = "prayer=0; troops TW=3; tiles priest-of-thoeris divine-hunger";
        let mut t = duel_in(ruleset, seat0, "prayer=0; troops TW=1; tiles honor-in-battle");
        t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2");
        assert_eq!((t.units(0, "TW"), t.units(1, "TW"), t.won()), (0, 0, Some(0)));
        assert_eq!((t.prayer(0), t.prayer(1)), (4 + 2, 1));
        assert_eq!((t.battle_points(0), t.veterans(0), t.veterans(1)), (0, 1, 1));
        assert_eq!(t.battle_hand(0).len(), 6, "the cards are discarded as ever");
    }
}

/// [ruling.80] Divine Protection: for a winner, against the enemy's damage, not against the own.
#[test]
fn divine_protection() {
    for ruleset in LATER {
        let seat0 = "prayer=0; troops TW=4; hand divine-protection; tiles honor-in-battle";
        let seat1 = "prayer=0; troops TW=1; tiles divine-hunger";
        let mut t = duel_in(ruleset, seat0, seat1);
        t.battle("4-1-0 aside 2-0-2 with divine-protection", "1-3-0 aside 2-0-2");
        assert_eq!((t.units(0, "TW"), t.prayer(0), t.prayer(1)), (4, 0, 0), "nobody pays for units it saves");
        let mut t = duel_in(ruleset, seat0, seat1);
        t.battle("5-0-0 aside 2-0-2 with divine-protection", "1-3-0 aside 2-0-2");
        assert_eq!(t.units(0, "TW"), 2);
        let mut t = duel_in(ruleset, &seat0.replace("TW=4", "TW=3"), "troops TW=5");
        t.battle("2-0-2 aside 4-1-0 with divine-protection", "1-3-0 aside 2-0-2");
        assert_eq!((t.won(), t.units(0, "TW")), (Some(1), 2), "a loser is not protected");
        // Against Amout too.
        let amout = "troops TW=5+amout-the-soul-devourer; tiles amout-the-soul-devourer";
        let mut t = duel_in(ruleset, "troops TW=5; hand divine-protection; tiles charge", amout);
        t.battle("4-1-0 aside 2-0-2 with divine-protection", "1-3-0 aside 2-0-2");
        assert_eq!((t.won(), t.units(0, "TW"), t.battle_points(1)), (Some(0), 5, 0));
    }
}

/// [ruling.78] The card Conscription: up to three units when the battle is over, if its player won.
#[test]
fn conscription_after_the_battle() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=4; hand conscription", "troops TW=1 A2=1");
        t.battle("4-1-0 aside 1-3-0 with conscription", CALM);
        t.play("1 recall");
        assert_eq!(t.asked(0), Some(Question::Victorious), "the winner stays or goes first");
        t.play("0 stay");
        assert!(matches!(t.asked(0), Some(Question::Muster { left: 3, .. })));
        assert_eq!(t.options(0), ["done", "A1", "A3", "TW"], "no district with an enemy");
        t.play("0 TW; 0 A1; 0 done");
        assert_eq!((t.units(0, "TW"), t.units(0, "A1"), t.waits_for()), (5, 1, vec![1]));
        let mut t = duel_in(ruleset, "troops TW=1; hand conscription", "troops TW=4");
        t.battle("2-0-2 aside 1-3-0 with conscription", CALM);
        t.play("0 recall; 1 stay");
        assert_eq!(t.supply(0), 12, "nothing for a loser");
    }
}

/// [ruling.87] [temple.1] While they fight the defender holds the place; afterwards whoever is left there.
#[test]
fn control_is_read_when_the_battle_is_over() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=5", "troops TW=3");
        assert_eq!((t.points(0), t.points(1)), (0, 1));
        t.battle("4-1-0 aside 1-3-0", CALM);
        t.play("1 recall; 0 stay");
        assert_eq!((t.points(0), t.points(1)), (2, 0), "a battle point and the temple");
        // The pyramid of the fourth level likewise.
        let mut t = duel_at(ruleset, "C", "C1", "troops C1=5", "pyramids red=4@C1; troops C1=1");
        assert_eq!((t.points(0), t.points(1)), (0, 1));
        t.battle("4-1-0 aside 1-3-0", CALM);
        t.play("1 recall; 0 stay");
        assert_eq!((t.points(0), t.points(1)), (2, 0));
    }
}
