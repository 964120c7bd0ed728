//! Every ruling has a test that breaks with it: found by its citation, or said here why there is nothing to break.

use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../../rules/ankh.md");

const TESTS: [&str; 14] = [
    include_str!("actions.rs"),
    include_str!("cards.rs"),
    include_str!("conflict.rs"),
    include_str!("ends.rs"),
    include_str!("events.rs"),
    include_str!("figures.rs"),
    include_str!("gods.rs"),
    include_str!("guardians.rs"),
    include_str!("merged.rs"),
    include_str!("powers.rs"),
    include_str!("secrecy.rs"),
    include_str!("setup.rs"),
    include_str!("tables.rs"),
    include_str!("together.rs"),
];

/// Rulings without a test of their own, and why.
const NOTHING_TO_BREAK: [(u8, &str); 5] = [
    (2, "pieces that are not there"),
    (25, "a booklet that was not at hand"),
    (73, "what scenario.2 bounds; no caravan runs out of camels"),
    (74, "it says that something cannot happen; ruling 75 has what happens next"),
    (77, "it says that a merge comes between turns; the tests of the merge see the next turn"),
];

/// What was asked of the publisher or left open by the book, row by row, and the tests that settle it.
const ASKED: [(&str, &[&str]); 31] = [
    (
        "several Plague cards",
        &["two_plagues_bid_twice", "a_lone_bidder_is_spared_with_nothing", "plague_spares_the_single_highest_bidder"],
    ),
    ("a majority held by an absent god", &["the_majority_of_an_absent_god_blocks", "page_22_domination"]),
    (
        "Anubis traps at any killing",
        &[
            "anubis_traps_one_warrior_and_grows",
            "anubis_traps_anywhere_while_a_slot_is_free",
            "anubis_traps_at_the_plague_and_at_the_end",
        ],
    ),
    ("Anubis as the lower god", &["anubis_merges_below"]),
    ("Mummy and Miracle", &["a_mummy_that_dies_twice_pays_twice"]),
    ("Cat-Mummy and a merged god", &["a_merged_god_is_cursed_once"]),
    ("the order of devotion in a battle", &["the_order_of_devotion_in_a_battle", "cycle_of_maat"]),
    ("Guardians in a merge", &["guardians_in_a_merge", "the_two_least_devoted_merge"]),
    ("the place of a merged god", &["the_merged_marker_stays_below_its_stack"]),
    ("leaving is not dying", &["leaving_is_not_dying"]),
    ("turns of a merged god", &["merged_seats_take_one_action_each", "who_decides_for_a_merged_god"]),
    ("two players", &["two_players_never_merge"]),
    ("ties on the track", &["stacks_grow_on_top", "gains_at_once_go_from_the_least_up"]),
    (
        "a tied battle",
        &["the_tiebreaker_wins_a_tie", "a_tie_that_stands_kills_all_but_gods", "a_holder_below_the_tied_has_no_say"],
    ),
    ("the Scorpion's claws", &["giant_scorpion", "a_scorpion_called_by_an_obelisk_is_aimed_anew"]),
    ("who aims after a push", &["satet_in_detail", "the_higher_seat_aims_what_was_pushed"]),
    ("Satet's direction", &["satet_pushes"]),
    ("Satet over rivers and camels", &["satet_in_detail", "suns_and_a_push"]),
    ("Satet and Underworld tokens", &["satet_in_detail"]),
    ("Satet and Gods", &["satet_pushes"]),
    ("Obelisk Attuned", &["obelisk_attuned", "obelisks_in_rounds", "no_obelisk_moves_without_a_battle"]),
    ("Obelisk Attuned, each figure once", &["obelisk_attuned"]),
    (
        "Isis",
        &[
            "isis_keeps_figures_beside_an_enemy",
            "plague_kills_the_shielded_and_the_protected",
            "isis_protects_an_apep_in_every_region",
            "isis_keeps_her_own_in_a_tie_that_stands",
        ],
    ),
    (
        "Amun",
        &[
            "amun_plays_two_cards_once_in_a_conflict",
            "amun_has_two_cards_again_in_the_next_conflict",
            "amun_and_the_hand",
        ],
    ),
    (
        "Underworld tokens",
        &[
            "osiris_beaten_opens_a_gate",
            "the_underworld_is_closed_to_others",
            "osiris_summons_one_more_from_the_underworld",
        ],
    ),
    ("Ra", &["ra_radiates", "mummy", "a_sun_is_home_before_the_mummy_returns"]),
    ("Apep with Pyramid Attuned", &["apep_as_the_figure_of_a_pyramid"]),
    (
        "the line of a caravan",
        &["ninety_two_lines_fit_on_the_empty_board", "the_caravan_of_page_21", "a_later_line_ends_at_older_camels"],
    ),
    ("no caravan wanted", &["a_caravan_may_be_left_out_but_not_broken_off"]),
    ("action markers after a merge", &["the_tracks_do_not_change_with_a_merge"]),
    (
        "the numbers that others took wrong",
        &[
            "strengths",
            "all_build_from_the_least_up",
            "resplendent",
            "glorious",
            "how_many_are_in_play",
            "the_tracks_are_as_long_as_the_number_of_players_says",
            "the_red_are_forgotten",
            "six_unlocks_and_their_guardians",
        ],
    ),
];

fn cited() -> BTreeSet<u8> {
    let all = TESTS.iter().flat_map(|text| text.split("[ruling.").skip(1));
    all.filter_map(|rest| rest.split(']').next()?.parse().ok()).collect()
}

#[test]
fn every_ruling_has_a_test() {
    let ids = RULES.lines().filter_map(|line| line.strip_prefix("### ruling.")?.split(' ').next()?.parse().ok());
    let ids: BTreeSet<u8> = ids.collect();
    let exempt: BTreeSet<u8> = NOTHING_TO_BREAK.iter().map(|&(id, _)| id).collect();
    let covered: BTreeSet<u8> = cited().union(&exempt).copied().collect();
    assert_eq!(ids.difference(&covered).collect::<Vec<_>>(), Vec::<&u8>::new(), "rulings without a test");
    assert_eq!(exempt.intersection(&cited()).collect::<Vec<_>>(), Vec::<&u8>::new(), "exempt, and tested all the same");
}

#[test]
fn every_point_that_was_asked_has_its_tests() {
    let examples = include_str!("examples.rs");
    for (point, tests) in ASKED {
        for test in tests {
            let there = TESTS.iter().chain([&examples]).any(|text| text.contains(&format!("#[test]\nfn {test}()")));
            assert!(there, "{point}: there is no test {test}");
        }
    }
}

/// The examples of the book by their pages: `example.N` in the rules, and a test that cites it.
#[test]
fn every_example_of_the_book_is_played() {
    let sections =
        RULES.lines().filter_map(|line| line.strip_prefix("### ")).filter(|line| line.starts_with("example."));
    let mut pages = Vec::new();
    for section in sections {
        let id = section.split(' ').next().unwrap();
        let tests = TESTS.iter().chain([&include_str!("examples.rs")]);
        assert!(tests.clone().any(|text| text.contains(&format!("[{id}]"))), "no test plays {id}");
        let page = section.split("page ").nth(1).and_then(|rest| rest.split(',').next()).unwrap();
        pages.push(page.parse::<u8>().unwrap());
    }
    assert_eq!(pages, [8, 9, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]);
}
