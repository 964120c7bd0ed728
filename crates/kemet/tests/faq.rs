//! Every entry of the printed FAQ, in its order.

mod kit;

use kemet::ask::Question;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::refusal::Refusal;
use kemet::tiles::Colour;
use kit::{duel, laid, might, two};
use table::Seat;

/// [faq.1] Movements: a creature without a unit beside it goes to its card until the next Recruit.
#[test]
fn faq_1_a_creature_cannot_be_away_from_a_troop() {
    let mut t = two("prayer=5; tiles sphinx act-of-god-red; troops W1=1+sphinx Ia=1", "");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 no");
    assert_eq!(t.creature(Creature::Sphinx), "reserve", "also though a district has units");
    t.play("0 silver recruit; 0 0; 0 0; 0 0; 0 summon sphinx");
    assert_eq!(t.creature(Creature::Sphinx), "Ia");
}

/// [faq.2] Divine Wound: cards played in the battle are not discarded for strength.
#[test]
fn faq_2_divine_wound_takes_no_card_already_played() {
    let mut t = duel("troops TW=3; tiles divine-wound; hand war-rage", "troops TW=3");
    let sums = t.battle("2-0-2 aside 1-3-0 with war-rage", "2-0-2 aside 1-3-0");
    assert_eq!(sums.0.strength, 3 + 2 + 1, "not asked: nothing is left in hand");
}

/// [faq.3] Deep Desert Snake: the other creature does not take part at all.
#[test]
fn faq_3_the_snake_cancels_the_enemy_creature() {
    let mut t = duel(
        "troops TW=3+deep-desert-snake; tiles deep-desert-snake",
        "troops TW=3+ancestral-elephant; tiles ancestral-elephant",
    );
    assert_eq!(t.battle("2-0-2 aside 1-3-0", "2-0-2 aside 1-3-0").1, might(5, 0, 2));
}

/// [faq.4] Prescience: the battle card is shown, the DI cards are not.
#[test]
fn faq_4_prescience_shows_no_di_cards() {
    let mut t = duel("troops TW=3; hand war-rage", "troops TW=3; tiles prescience");
    let mut without = t.clone();
    t.plan(0, "4-1-0 aside 3-2-0 with war-rage");
    without.plan(0, "4-1-0 aside 3-2-0");
    let seen = |t: &kit::Table| t.game.view(Some(Seat::new(1)));
    assert_eq!(seen(&t), seen(&without));
    assert!(seen(&t).now.public.fight.unwrap().shown[0].card.is_some());
}

/// [faq.5] Act of God and Divine Will in one turn: three actions in a row, on free spaces.
#[test]
fn faq_5_three_actions_in_one_turn() {
    let mut t = two("prayer=3; tiles act-of-god-red divine-will; troops W1=1", "");
    t.play("0 lay pray-bottom").refuses("0 silver pray-bottom", Refusal::SpaceTaken);
    t.play("0 silver pray-middle; 0 gold move; 0 W1; 0 walk W2");
    assert_eq!((t.prayer(0), t.units(0, "W2")), (7, 1));
    assert_eq!(t.waits_for(), [1], "and then the turn is over");
}

/// [faq.6] Vision: the cards of Divine Boon and the Mummy are not chosen among five.
#[test]
fn faq_6_vision_chooses_only_the_first_card() {
    let mut t = laid("round 2 night-prayer", &["tiles vision divine-boon the-mummy", ""]);
    t.play("chance card veto; chance card escape; chance card prayer; chance card raining-fire; chance card war-rage");
    t.play("0 card veto; chance card war-rage; chance card war-fury");
    assert_eq!(t.hand(0), [(Di::Veto, 1), (Di::WarRage, 1), (Di::WarFury, 1)].into_iter().collect());
}

/// [faq.7] Vision: the four others go back to the pile.
#[test]
fn faq_7_the_four_other_cards_go_back() {
    let mut t = laid("round 2 night-prayer", &["tiles vision", ""]);
    t.play("chance card veto; chance card escape; chance card prayer; chance card raining-fire; chance card war-rage");
    assert_eq!(t.board().secret.deck.count(), 30);
    t.play("0 card veto");
    assert_eq!(t.board().secret.deck.count(), 34);
    t.play("chance card escape");
    assert!(t.hand(1).has(Di::Escape), "and can be drawn at once");
}

/// [faq.8] Priest of Ra, like the Priestess, can make a tile free.
#[test]
fn faq_8_tiles_may_be_free() {
    for tile in ["priest-of-ra", "priestess"] {
        let mut t = two(&format!("prayer=0; pyramids red=1@Ia; tiles {tile}"), "");
        t.play("0 lay buy-red; 0 charge");
        assert_eq!(t.prayer(0), 0);
    }
    let mut t = two("prayer=0; pyramids red=2@Ia; tiles priest-of-ra priestess", "");
    t.play("0 lay buy-red; 0 carnage");
    assert_eq!(t.prayer(0), 0, "both together take off two");
}

/// [faq.9] Priest of Ra saves one for the Raise action, not one for each level.
#[test]
fn faq_9_priest_of_ra_saves_once_for_several_levels() {
    let mut t = two("prayer=9; pyramids red=1@Ia; tiles priest-of-ra", "");
    t.play("0 lay raise; 0 red; 0 3");
    assert_eq!((t.level(0, Colour::Red), t.prayer(0)), (3, 5));
}

/// [faq.10] Cards under a battle card cannot be vetoed.
#[test]
fn faq_10_no_veto_in_battle() {
    let mut t = duel("troops TW=3; hand bloodbath", "troops TW=5; hand veto*2");
    t.plan(0, "2-0-2 aside 1-3-0 with bloodbath");
    assert_eq!(t.asked(1), Some(Question::PlayCard));
    t.plan(1, "3-0-1 aside 4-1-0");
    assert_eq!((t.units(1, "TW"), t.hand(1).count()), (4, 2));
}

/// [faq.11] Escape may lead to the space the attacker came from.
#[test]
fn faq_11_escape_to_where_the_attacker_was() {
    let mut t = two("troops W1=1", "troops TW=2; hand escape");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 1 card escape; 1 W1");
    assert_eq!((t.units(1, "W1"), t.units(0, "TW")), (2, 1));
}

/// [faq.12] The golden space: a Move or a Recruit, beside an own token, with Divine Will.
#[test]
fn faq_12_the_golden_space() {
    let mut t = two("prayer=5; tiles divine-will; troops W1=1", "");
    let gold = |t: &kit::Table| t.options(0).into_iter().filter(|o| o.starts_with("gold")).collect::<Vec<_>>();
    assert_eq!(gold(&t), ["gold move", "gold recruit"]);
    t.play("0 gold recruit; 0 1; 0 0; 0 0");
    t.refuses("0 done", Refusal::NoTokenLaid);
    t.play("0 lay recruit; 0 1; 0 0; 0 0");
    assert_eq!(t.units(0, "Ia"), 2, "the own Recruit space was free all the same");
    let t = two("prayer=5", "");
    assert!(gold(&t).is_empty());
}
