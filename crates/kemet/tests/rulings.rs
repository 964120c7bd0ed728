//! One test per ruling of `rules/k12.md` that is about behaviour. Ruling 14 (passing in advance) is the server's.

mod kit;

use kemet::ask::Question;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::event::{Event, Glory};
use kemet::refusal::Refusal;
use kemet::tiles::{Colour, Icon};
use kit::{Table, duel, laid, start, two};
use table::{Seat, Side};

const CALM: &str = "2-0-2 aside 1-3-0";

#[test]
fn ruling_1_the_sixth_battle_card_is_1_3_0() {
    assert_eq!(two("", "").battle_hand(0), ["4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0"]);
}

#[test]
fn ruling_2_mana_theft_gains_one_in_all_and_only_if_somebody_lost_one() {
    let mut t = laid("", &["prayer=1; hand mana-theft*2", "prayer=1", "prayer=0"]);
    t.play("0 card mana-theft");
    assert_eq!((t.prayer(0), t.prayer(1), t.prayer(2)), (2, 0, 0));
    t.play("0 card mana-theft");
    assert_eq!(t.prayer(0), 2);
}

#[test]
fn ruling_3_no_card_adds_movement() {
    let mut t = two("prayer=9; troops W1=1; hand prayer mana-theft enlistment raining-fire open-gates", "troops NW=2");
    t.play("0 lay move-upper; 0 W1; 0 walk W2");
    for card in ["mana-theft", "open-gates", "raining-fire", "enlistment"] {
        t.play(&format!("0 card {card}")).play(if card == "enlistment" { "0 done" } else { "" });
        t.refuses("0 walk W1", Refusal::NoMovementLeft);
    }
}

#[test]
fn ruling_4_initiative_works_for_recruits_too() {
    let mut t = two("prayer=1; tiles initiative crusade", "troops Ia=3");
    t.play("0 lay recruit; 0 1");
    assert_eq!((t.units(1, "Ia"), t.asked(0)), (1, Some(Question::PlayCard)));
    let mut t = two("prayer=1; tiles initiative crusade", "troops Ia=2");
    t.play("0 lay recruit; 0 1");
    assert_eq!((t.units(1, "Ia"), t.prayer(0), t.battle_points(0)), (0, 0, 0), "no battle, no point, no Crusade");
}

#[test]
fn ruling_5_a_vetoed_card_and_its_cost_are_lost() {
    let mut t = two("prayer=2; hand raining-fire", "troops IIa=1 IIb=1; hand veto");
    t.play("0 card raining-fire; 0 IIa; 1 card veto");
    assert_eq!((t.prayer(0), t.hand(0).count(), t.hand(1).count(), t.units(1, "IIa")), (1, 0, 0, 1));
}

#[test]
fn ruling_6_escape_leads_by_land_to_an_empty_space_and_to_no_foreign_district() {
    // In the eastern Nile temple of four players: the harbour leads west, the land only to E4.
    let mut t = laid("", &["prayer=2; pyramids red=1@Ia; troops Ia=1", "troops NE=2; hand escape", "", ""]);
    t.play("0 lay move-upper; 0 Ia; 0 teleport NE; 1 card escape");
    assert_eq!(t.units(1, "E4"), 2, "the only space by land");
    // Before a foreign city with all else taken there is nowhere to go.
    let mut t = two("troops W2=2 TW=1 W4=1", "troops W1=2; hand escape");
    t.play("0 lay move-upper; 0 W2; 0 walk W1; 0 1").refuses("1 card escape", Refusal::NoTarget);
}

#[test]
fn ruling_7_free_units_go_to_own_districts_and_troops_and_start_no_battle() {
    let mut t = two("troops IIa=1; hand enlistment", "troops Ia=1");
    t.play("0 card enlistment");
    assert_eq!(t.options(0), ["done", "Ib", "Ic", "IIa"]);
    t.play("0 IIa; 0 done");
    assert_eq!((t.units(0, "IIa"), t.supply(0)), (2, 10));
}

#[test]
fn ruling_8_holy_war_has_the_battle_icon() {
    assert_eq!(kemet::tiles::white::HOLY_WAR.icon, Icon::Battle);
}

fn fifth_turn(seat0: &str) -> Table {
    laid("round 1 turns count=4", &[seat0, "laid move-upper raise pray-middle pray-bottom"])
}

#[test]
fn ruling_9_silver_counts_for_the_rows_and_gold_does_not() {
    let mut t = fifth_turn("laid pray-bottom buy-red buy-white raise; tiles act-of-god-red divine-will; prayer=0");
    t.play("0 lay buy-blue; 0 gold recruit").refuses("0 done", Refusal::FloorsUncovered);
    t.play("0 silver move-upper");
    assert!(!t.is_asked(0), "and the Day goes on");
    let t = fifth_turn("laid pray-bottom buy-red buy-white raise; tiles divine-will");
    t.refuses("0 lay buy-blue", Refusal::FloorsUncovered);
}

#[test]
fn ruling_10_a_token_may_do_nothing() {
    let mut t = two("prayer=0", "");
    t.play("0 lay buy-red");
    assert!(t.told(|event| matches!(event, Event::Idle { .. })));
}

#[test]
fn ruling_11_cards_and_tokens_in_any_order() {
    let mut t = two("prayer=0; hand prayer; tiles act-of-god-red", "");
    t.play("0 silver pray-middle; 0 card prayer; 0 lay pray-bottom");
    assert_eq!(t.prayer(0), 6);
}

#[test]
fn ruling_12_silver_and_gold_work_in_the_turn_they_are_bought() {
    let mut t = two("prayer=4; pyramids blue=4@Ia; troops W1=1", "");
    t.play("0 lay buy-blue; 0 divine-will; 0 gold move; 0 W1; 0 walk W2");
    assert_eq!(t.units(0, "W2"), 1);
}

#[test]
fn ruling_13_the_next_after_the_active_player_vetoes() {
    let mut t = laid("order 0 3 2 1", &["hand prayer; prayer=0", "hand veto", "", "hand veto"]);
    t.play("0 card prayer; 1 card veto; 3 card veto");
    assert_eq!((t.hand(1).count(), t.hand(3).count(), t.prayer(0)), (1, 0, 0));
}

#[test]
fn ruling_15_escape_then_veto_then_initiative_then_battle() {
    let seats = ["troops W1=2; tiles initiative", "troops TW=3; hand escape", "hand veto"];
    let mut t = laid("", &seats);
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 2");
    assert_eq!((t.asked(1), t.units(1, "TW")), (Some(Question::Escape), 3));
    t.play("1 card escape");
    assert_eq!((t.asked(2), t.units(1, "TW")), (Some(Question::Veto { card: Di::Escape }), 3));
    t.play("2 card veto");
    assert_eq!((t.waits_for(), t.units(1, "TW")), (vec![0, 1], 1));
}

#[test]
fn ruling_16_a_plan_must_be_payable() {
    let mut t = duel("prayer=1; troops TW=1; hand war-fury bloodbath", "troops TW=1");
    t.play("0 4-1-0; 0 3-2-0; 0 1");
    assert_eq!(t.waits_for(), [1], "with War Fury paid for, Bloodbath is not even asked for");
    let mut t = duel("prayer=1; troops TW=1; hand war-fury*2", "troops TW=1");
    t.play("0 4-1-0; 0 3-2-0").refuses("0 2", Refusal::NotEnoughPrayer { price: 2, has: 1 });
}

#[test]
fn ruling_17_prescience_fixes_the_whole_plan_first() {
    let mut t = duel("troops TW=3; hand war-rage", "troops TW=3; tiles prescience; hand war-rage");
    t.plan(0, "4-1-0 aside 3-2-0 with war-rage");
    assert_eq!(t.waits_for(), [1], "nothing is asked of the enemy after the card is shown");
    t.plan(1, CALM);
    assert_eq!(t.compared().0.strength, 8);
}

#[test]
fn ruling_18_the_set_aside_card_stays_secret_with_closed_discards() {
    let fight = |aside: &str| {
        let mut t = duel("troops TW=5", "troops TW=1");
        t.battle(&format!("4-1-0 aside {aside}"), "3-2-0 aside 1-3-0");
        t.play("0 stay");
        t.game.view(Some(Seat::new(1)))
    };
    assert_eq!(fight("3-2-0"), fight("2-2-1"));
}

#[test]
fn ruling_19_divine_wound_comes_before_strengths_are_compared() {
    let mut t = duel("troops TW=3; tiles divine-wound; hand prayer", "troops TW=3");
    t.plan(0, CALM).plan(1, CALM);
    assert_eq!(t.asked(0), Some(Question::Wound { kind: Di::Prayer }));
    t.play("0 1");
    assert_eq!((t.won(), t.board().discarded.count(), t.board().secret.buried[0].count()), (Some(0), 0, 1));
}

#[test]
fn ruling_20_rewards_then_the_loser_then_the_winner() {
    let mut t = duel("prayer=0; troops TW=5; tiles holy-war", "troops TW=4");
    t.battle("4-1-0 aside 1-3-0", CALM);
    assert_eq!((t.prayer(0), t.battle_points(0), t.asked(1)), (4, 1, Some(Question::Beaten)));
    t.play("1 retreat");
    assert_eq!(t.asked(0), Some(Question::RetreatTo { loser: Side::new(1) }));
    t.play("0 W3");
    assert_eq!(t.asked(0), Some(Question::Victorious));
}

#[test]
fn ruling_21_a_retreat_goes_by_land_and_walls_are_no_bar() {
    let mut t = laid("", &["prayer=2; pyramids red=1@Ia; troops Ia=4", "troops NE=2", "", ""]);
    t.play("0 lay move-upper; 0 Ia; 0 teleport NE; 0 4");
    t.battle("4-1-0 aside 1-3-0", CALM);
    t.play("1 retreat");
    assert_eq!((t.units(1, "E4"), t.units(1, "W4")), (2, 0), "not over the harbour");
}

#[test]
fn ruling_22_a_creature_whose_troop_is_destroyed_must_go_home() {
    let mut t = duel("troops TW=5", "troops TW=1+sphinx IIb=1; tiles sphinx");
    t.battle("1-3-0 aside 4-1-0", "3-0-1 aside 2-0-2");
    assert_eq!(t.creature(Creature::Sphinx), "IIb");
}

#[test]
fn ruling_23_an_escape_into_an_empty_temple_takes_its_point() {
    let mut t = two("troops W1=1", "troops W2=1; hand escape");
    t.play("0 lay move-upper; 0 W1; 0 walk W2; 1 card escape; 1 TW");
    assert_eq!(t.points(1), 1);
}

#[test]
fn ruling_24_a_later_battle_is_fought_as_the_board_then_stands() {
    // The troop beaten in Ia is driven to the front desert; Raining Fire then empties Ib: no second battle.
    let mut t = two("prayer=9; hand raining-fire", "troops Ia=1 Ib=1");
    t.play("0 lay recruit; 0 4; 0 1; 0 0; 0 Ia").battle("4-1-0 aside 3-2-0", CALM);
    t.play("1 recall; 0 stay; 0 card raining-fire");
    assert_eq!((t.units(0, "Ib"), t.battle_points(0), t.waits_for()), (1, 1, vec![1]));
}

#[test]
fn ruling_25_recruits_and_those_there_keep_the_limit() {
    let mut t = two("prayer=9; troops Ia=4", "");
    t.play("0 lay recruit").refuses("0 2", Refusal::TroopTooLarge { limit: 5 });
}

#[test]
fn ruling_26_one_creature_with_each_recruit_and_it_may_be_declined() {
    let mut t = two("prayer=9; tiles sphinx phoenix divine-will", "");
    t.play("0 lay recruit; 0 1; 0 1; 0 0; 0 summon phoenix; 0 Ia; 0 gold recruit; 0 0; 0 0; 0 0; 0 pass");
    assert_eq!((t.creature(Creature::Phoenix).as_str(), t.creature(Creature::Sphinx).as_str()), ("Ia", "reserve"));
}

#[test]
fn ruling_27_never_above_the_limit_in_passing() {
    let mut t = two("troops Ia=5 W1=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 Ia; 0 walk W1").refuses("0 5", Refusal::TroopTooLarge { limit: 5 });
}

#[test]
fn ruling_28_the_start_of_the_move_decides_about_walls_also_for_units_picked_up() {
    let mut t = two("troops W2=1 W3=2; tiles god-speed", "");
    t.play("0 lay move-upper; 0 W2; 0 walk W3").refuses("0 walk IIa", Refusal::Wall);
    let mut t = two("troops W3=1 IIa=2; tiles god-speed", "");
    t.play("0 lay move-upper; 0 W3; 0 walk IIa; 0 walk IIb; 0 3");
    assert_eq!(t.units(0, "IIb"), 3);
}

#[test]
fn ruling_29_a_creature_left_behind_still_counts_and_one_picked_up_adds_nothing() {
    let mut t = two("troops W1=2+phoenix; tiles phoenix", "");
    t.play("0 lay move-upper; 0 W1; 0 walk W2; 0 2; 0 yes; 0 walk W3; 0 1; 0 no");
    assert_eq!(t.units(0, "W3"), 1);
    let mut t = two("troops W1=1 W2=1+phoenix; tiles phoenix", "");
    t.play("0 lay move-upper; 0 W1; 0 walk W2");
    assert!(!t.moves());
    // Also when the first step is a teleport.
    let mut t = two("prayer=2; pyramids red=1@Ia; troops Ia=1+royal-scarab; tiles royal-scarab", "");
    t.play("0 lay move-upper; 0 Ia; 0 teleport W2; 0 yes");
    assert_eq!(t.board().moving.unwrap().left, Some(3));
}

#[test]
fn ruling_30_delta_temples_sanctuary_two_temples_then_the_end() {
    let mut t = laid("round 2 delta", &["battle=6; troops TD=1 S=2 NW=1; prayer=0", "", ""]);
    assert_eq!((t.asked(0), t.prayer(0)), (Some(Question::Delta), 0));
    t.play("0 no");
    assert_eq!((t.asked(0), t.prayer(0)), (Some(Question::Sanctuary), 3));
    t.play("0 yes");
    let scored: Vec<_> =
        t.events.iter().filter(|e| matches!(e, Event::Scored { .. } | Event::GameWon { .. })).collect();
    assert!(matches!(
        scored[..],
        [
            Event::Scored { glory: Glory::Sanctuary, .. },
            Event::Scored { glory: Glory::Temples, .. },
            Event::GameWon { .. }
        ]
    ));
}

#[test]
fn ruling_31_vision_offers_what_there_is() {
    let rest = "war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*3 iron-wall*2 raining-fire*4 prayer*2 \
                enlistment*4 mana-theft*2 teleportation*3 open-gates";
    let mut t = laid("round 2 night-cards", &["tiles vision divine-boon", &format!("hand {rest}")]);
    t.play("chance card veto; chance card veto");
    assert_eq!(t.options(0), ["card veto", "card escape"], "three cards are left in all");
    t.play("0 card escape");
    assert_eq!((t.hand(0).count(), t.hand(1).count()), (2, 33), "the rest of two Vetoes is dealt out without a choice");
}

#[test]
fn ruling_32_the_order_is_named_place_by_place() {
    let mut t = laid("round 2 night-order", &["", "", "", "", ""]);
    for seat in [4, 3, 2, 1] {
        assert!(matches!(t.asked(0), Some(Question::Order { .. })));
        t.play(&format!("0 seat {seat}"));
    }
    assert_eq!(t.board().in_order().map(Side::index).collect::<Vec<_>>(), [4, 3, 2, 1, 0]);
}

#[test]
fn ruling_33_the_first_day_begins_with_seven_prayer_points_and_two_cards() {
    let mut t = start(2, &[]);
    t.play("chance card veto; chance card escape; chance seat 0; 0 2/1/0; 0 Ia; 0 Ib; 1 2/1/0; 1 IIa; 1 IIb").draw();
    for seat in 0..2 {
        assert_eq!((t.prayer(seat), t.hand(seat).count()), (7, 2));
    }
    assert_eq!(t.asked(0), Some(Question::Menu));
}

#[test]
fn ruling_34_building_in_a_held_district() {
    let mut t = two("prayer=9; pyramids red=1@Ia white=1@Ib", "troops Ic=1; prayer=9");
    t.play("0 lay raise; 0 blue; 0 2; 1 lay buy-blue").takes("1 legion");
    assert_eq!(t.level(0, Colour::Blue), 2);
    let mut t = laid("round 2 night-tiles", &["pyramids red=3@Ia; tiles hand-of-god", "troops Ia=1"]);
    t.play("0 hand-of-god; 0 red");
    assert_eq!((t.points(0), t.points(1)), (0, 1));
}

#[test]
fn ruling_35_the_removed_card_is_secret_for_good() {
    let swap = |gone: &str| {
        let mut t = two("prayer=5; pyramids blue=2@Ia", "");
        t.play(&format!("0 lay buy-blue; 0 defensive-strategy; 0 {gone}"));
        (t.game.view(Some(Seat::new(1))), t.game.view(None))
    };
    assert_eq!(swap("4-1-0"), swap("2-0-2"));
}

#[test]
fn ruling_36_legion_works_at_once() {
    let mut t = two("prayer=9; pyramids blue=2@Ia; tiles act-of-god-red; troops Ia=5", "");
    t.play("0 lay buy-blue; 0 legion; 0 silver recruit; 0 2; 0 0; 0 0");
    assert_eq!(t.units(0, "Ia"), 7);
}

#[test]
fn ruling_37_the_discards_are_shuffled_in_when_a_draw_needs_a_card() {
    let rest = "war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*3 iron-wall*2 raining-fire*4 prayer*2 \
                enlistment*4 mana-theft*2 teleportation*3 open-gates";
    // Two Vetoes are left in the pile: two draws take them, the third shuffles.
    let head = format!("round 2 night-cards; discards {rest}");
    let t = laid(&head, &["hand escape", ""]);
    assert_eq!((t.hand(0).count(), t.hand(1).count(), t.board().discarded.count()), (2, 1, 32));
    let mut t = laid(&head, &["hand escape", "tiles divine-boon"]);
    assert_eq!((t.board().secret.deck.count(), t.board().discarded.count()), (32, 0));
    t.draw();
    assert_eq!(t.hand(1).count(), 2);
}

#[test]
fn ruling_38_priest_of_ra_saves_once_per_action_and_only_in_one() {
    // A card outside an action costs what it costs; within one it may be the payment that is reduced.
    let seat0 = "prayer=5; troops W1=1; tiles priest-of-ra; hand raining-fire*2";
    let mut t = two(seat0, "troops IIa=3");
    t.play("0 card raining-fire");
    assert_eq!(t.prayer(0), 4);
    t.play("0 lay move-upper; 0 W1; 0 card raining-fire");
    assert_eq!(t.prayer(0), 4);
    let t = two("prayer=0; tiles priest-of-ra; hand raining-fire", "troops IIa=3");
    t.refuses("0 card raining-fire", Refusal::NotEnoughPrayer { price: 1, has: 0 });
    // Cards in a battle are not reduced.
    let mut t = duel("prayer=5; troops TW=3; tiles priest-of-ra; hand war-fury", "troops TW=3");
    t.battle("2-0-2 aside 1-3-0 with war-fury", CALM);
    assert_eq!(t.prayer(0), 4);
    // Each action anew.
    let mut t = two("prayer=5; pyramids red=1@Ia blue=1@Ib; tiles priest-of-ra act-of-god-white", "");
    t.play("0 lay buy-red; 0 charge; 0 silver buy-blue; 0 defense");
    assert_eq!(t.prayer(0), 5);
}

#[test]
fn ruling_39_night_tiles_and_wounds_may_be_left_unused() {
    let mut t = laid("round 2 night-tiles", &["tiles hand-of-god reinforcements; pyramids red=1@Ia", ""]);
    t.play("0 done");
    assert_eq!((t.level(0, Colour::Red), t.supply(0)), (1, 12));
    let mut t = duel("troops TW=3; tiles divine-wound; hand prayer*2", "troops TW=3");
    t.plan(0, CALM).plan(1, CALM).play("0 0");
    assert_eq!((t.hand(0).count(), t.won()), (2, Some(1)));
}

#[test]
fn ruling_40_a_winner_without_units_gets_no_point_but_the_spoils() {
    let mut t = duel("prayer=0; troops TW=3; tiles holy-war crusade", "troops TW=1");
    t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2");
    assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (0, 0));
    assert_eq!((t.won(), t.battle_points(0), t.prayer(0)), (Some(0), 0, 4 + 2));
}

#[test]
fn ruling_41_raining_fire_takes_a_last_unit() {
    let mut t = two("hand raining-fire", "troops NW=1+sphinx; tiles sphinx");
    assert_eq!(t.points(1), 2);
    t.play("0 card raining-fire");
    assert_eq!((t.points(1), t.creature(Creature::Sphinx).as_str()), (1, "reserve"));
}

#[test]
fn ruling_42_beginners_get_level_two_on_the_second_day() {
    let seat0 = "prayer=9; pyramids white=2@Ia";
    laid("length=beginner; round 1 turns", &[seat0, ""])
        .play("0 lay buy-white")
        .refuses("0 slaves", Refusal::NotYetOnOffer);
    laid("length=beginner; round 2 turns", &[seat0, ""]).play("0 lay buy-white").takes("0 slaves");
}

#[test]
fn ruling_43_bronze_wall_counts_in_the_printed_example() {
    let mut t = duel(
        "troops TW=5; tiles charge blades-of-neith",
        "prayer=5; troops TW=4+ancestral-elephant; tiles ancestral-elephant; hand bronze-wall war-fury",
    );
    assert_eq!(t.battle("3-2-0 aside 1-3-0", "2-0-2 aside 3-0-1 with bronze-wall war-fury").1.protection, 4);
}

#[test]
fn ruling_44_points_do_not_run_out() {
    let mut t = duel("battle=50; troops TW=5", "battle=50; troops TW=1");
    t.battle(CALM, CALM);
    assert_eq!(t.battle_points(0), 51);
}

#[test]
fn ruling_45_open_choices_are_made_in_turn_order() {
    let mut t = start(3, &[]);
    t.play("chance card veto; chance card escape; chance card prayer; chance seat 2; chance seat 0");
    assert_eq!((t.waits_for(), t.asked(2)), (vec![2], Some(Question::Levels)));
    t.play("2 1/1/1; 2 Va; 2 Vb");
    assert_eq!(t.waits_for(), [0]);
}

#[test]
fn ruling_46_cards_in_a_plan_count_as_in_hand() {
    let mut t = duel("troops TW=3; hand war-rage*2", "troops TW=3");
    t.plan(0, "4-1-0 aside 3-2-0 with war-rage*2");
    assert_eq!(t.game.view(Some(Seat::new(1))).now.hands[0], 2);
}

#[test]
fn ruling_47_only_windows_ask_with_one_answer() {
    let mut t = two("troops W1=1", "troops TW=1; hand prayer");
    t.play("0 lay move-upper; 0 W1; 0 walk TW");
    assert_eq!(t.options(1), ["pass"]);
}

#[test]
fn ruling_48_the_mummy_draws_from_the_reserve_too() {
    let mut t = laid("round 2 night-cards", &["tiles the-mummy; reserve the-mummy", ""]);
    t.draw();
    assert_eq!((t.hand(0).count(), t.hand(1).count()), (2, 1));
}

#[test]
fn ruling_49_silver_and_gold_once_each_day() {
    let head = "round 1 turns count=1";
    let seat0 = "silver=laid; gold=laid; laid pray-middle pray-bottom; tiles act-of-god-red divine-will";
    let t = laid(head, &[seat0, "laid raise"]);
    t.refuses("0 silver raise", Refusal::NoSilver).refuses("0 gold move", Refusal::NoGold);
}

#[test]
fn ruling_50_withdrawn_units_are_not_destroyed() {
    let mut t = laid("round 1 delta", &["troops TD=1+sphinx Ia=1; tiles sphinx", ""]);
    t.play("0 yes");
    assert_eq!(t.creature(Creature::Sphinx), "reserve", "though a district has units");
    let mut t = laid("round 1 delta", &["troops S=2+sphinx Ia=1; tiles sphinx", "", ""]);
    t.play("0 yes");
    assert_eq!(t.creature(Creature::Sphinx), "reserve");
    assert!(!t.told(|event| matches!(event, Event::UnitsLost { .. })));
}

#[test]
fn ruling_51_day_cards_at_any_time_of_the_turn_but_in_a_battle() {
    let cards = "raining-fire*2 prayer enlistment mana-theft";
    let t = two(&format!("prayer=5; troops W1=1; hand {cards}"), "troops IIa=2 Ia=1");
    let all = ["raining-fire", "prayer", "enlistment", "mana-theft"].map(|card| format!("0 card {card}"));
    let (mut moving, mut recruiting, mut fighting) = (t.clone(), t.clone(), t.clone());
    moving.play("0 lay move-upper; 0 W1");
    recruiting.play("0 lay recruit; 0 1; 0 0; 0 0");
    fighting.play("0 lay move-upper; 0 W1; 0 walk Ia");
    for card in &all {
        t.takes(card);
        moving.takes(card);
        recruiting.takes(card);
        fighting.refuses(card, Refusal::NotAnAnswer);
    }
    moving.play("0 walk W2");
    for card in &all {
        moving.takes(card);
    }
    let t = two("prayer=5; hand teleportation open-gates", "troops Ia=1");
    t.refuses("0 card teleportation", Refusal::NotInThisMoment { card: Di::Teleportation });
    t.refuses("0 card open-gates", Refusal::NotInThisMoment { card: Di::OpenGates });
}

#[test]
fn ruling_52_stargate_lowers_teleports_not_the_card() {
    let seat0 = "prayer=5; pyramids red=1@Ia; troops Ia=1; tiles stargate; hand teleportation";
    let mut t = two(seat0, "");
    t.play("0 lay move-upper; 0 Ia; 0 teleport TW");
    assert_eq!(t.prayer(0), 4);
    t.play("0 card teleportation; 0 NW");
    assert_eq!(t.prayer(0), 3);
}
