//! Escape: the attacked troop steps aside and there is no battle. [card.escape]

use super::{Di, DiCard, When};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Played;
use crate::event::Event;
use crate::flow::aftermath;
use table::{Cx, Flow};

pub(super) static CARD: DiCard =
    DiCard { id: Di::Escape, name: "escape", rule: "card.escape", when: When::Window, effect: escape, ..DiCard::BLANK };

/// The fight is off; a Move goes on.
fn escape(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    let Some(fight) = cx.board.fight else { return Ok(()) };
    if let Answer::Zone(to) = cx.ask(cx.board.seat(played.side), Question::EscapeTo)? {
        aftermath::shift(cx, played.side, fight.at, to);
        cx.board.fight = None;
        cx.tell(Event::Escaped { side: played.side, from: fight.at, to });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::ask::Question;
    use crate::cards::Di;
    use crate::refusal::Refusal;
    use crate::testkit::{Table, seat, table, two};

    const WALK: &str = "0 lay move-upper; 0 W1; 0 walk TW; 0 3";

    #[test]
    fn the_troop_slips_away_and_there_is_no_battle() {
        let mut t = two("troops W1=3", "troops TW=2+phoenix; tiles phoenix; hand escape");
        t.play(WALK);
        assert_eq!(t.waits_for(), [1]);
        t.play("1 card escape");
        t.refuses("1 W4", Refusal::NotAdjacent);
        t.play("1 W3");
        assert_eq!((t.units(1, "W3"), t.units(0, "TW"), t.hand(1).count()), (2, 3, 0));
        assert_eq!(t.creature(crate::creatures::Creature::Phoenix), "W3");
        assert_eq!((t.board().fight, t.battle_points(0)), (None, 0));
    }

    /// [faq.11]
    #[test]
    fn it_may_go_where_the_attacker_came_from() {
        let mut t = two("troops W1=3", "troops TW=2; hand escape");
        t.play(WALK).play("1 card escape; 1 W1");
        assert_eq!(t.units(1, "W1"), 2);
        let mut t = two("troops W1=4", "troops TW=2; hand escape");
        t.play(WALK).play("1 card escape").refuses("1 W1", Refusal::NotEmpty);
    }

    #[test]
    fn the_attackers_move_goes_on() {
        let mut t = two("troops W1=3; tiles god-speed", "troops TW=2; hand escape");
        t.play(WALK).play("1 card escape; 1 W3; 0 walk W2; 0 3");
        assert_eq!(t.units(0, "W2"), 3);
        // It may even follow.
        let mut t = two("troops W1=3; tiles god-speed", "troops TW=2; hand escape");
        t.play(WALK).play("1 card escape; 1 W3; 0 walk W3; 0 3");
        assert!(t.board().fight.is_some());
    }

    #[test]
    fn initiative_comes_too_late() {
        let mut t = two("troops W1=3; tiles initiative", "troops TW=3; hand escape");
        t.play(WALK).play("1 card escape; 1 W3");
        assert_eq!(t.units(1, "W3"), 3);
    }

    /// [ruling.6]
    #[test]
    fn it_needs_an_empty_space_by_land_and_no_foreign_district() {
        // From before city I: its districts are foreign, the rest is taken.
        let mut t = two("troops W2=3 TW=1 W4=1", "troops W1=2; hand escape veto");
        t.play("0 lay move-upper; 0 W2; 0 walk W1; 0 1");
        assert_eq!(t.options(1), ["pass"]);
        t.refuses("1 card escape", Refusal::NoTarget)
            .refuses("1 card veto", Refusal::NotInThisMoment { card: Di::Veto });
        let mut t = two("troops W2=1 TW=1 W4=1", "troops W1=2; hand escape");
        t.play("0 lay move-upper; 0 W2; 0 walk W1; 1 card escape");
        assert_eq!(t.units(1, "W2"), 2, "the only space it can go to");
    }

    #[test]
    fn it_is_asked_of_whoever_holds_a_card_and_of_nobody_else() {
        let mut t = two("troops W1=3", "troops TW=2; hand prayer");
        assert_eq!(t.play(WALK).options(1), ["pass"]);
        let mut t = two("troops W1=3", "troops TW=2");
        assert_eq!(t.play(WALK).asked(1), Some(Question::PlayCard));
    }

    #[test]
    fn it_saves_a_troop_from_recruits_too() {
        let mut t = two("prayer=1", "troops Ia=2; hand escape");
        t.play("0 lay recruit; 0 1; 1 card escape");
        assert_eq!((t.units(1, "W1"), t.units(0, "Ia")), (2, 1), "the other districts are foreign ones");
    }

    /// Attacker 0, defender 1 with Escape, and two more with these hands.
    fn four(order: &str, hands: [&str; 4]) -> Table {
        let troops = ["troops W1=3; tiles god-speed initiative", "troops TW=3", "", ""];
        let lines = hands.iter().zip(troops).enumerate().map(|(n, (hand, troops))| {
            seat(n, &if hand.is_empty() { troops.to_owned() } else { format!("{troops}; hand {hand}") })
        });
        table(&format!("kemet-2012 players=4\norder {order}\n{}", lines.collect::<String>()))
    }

    /// [ruling.13]
    #[test]
    fn third_players_may_veto_it_and_the_attacker_may_not() {
        let mut t = four("0 1 2 3", ["veto", "escape prayer", "veto", "prayer"]);
        t.play(WALK).play("1 card escape");
        assert_eq!(t.waits_for(), [2, 3], "neither the attacker nor who escapes");
        let mut stands = t.clone();
        stands.play("2 pass; 3 pass; 1 W3");
        assert_eq!((stands.units(1, "W3"), stands.board().fight), (3, None));
        t.play("2 card veto; 3 pass");
        assert_eq!((t.hand(1).count(), t.hand(2).count()), (1, 0), "both cards are spent");
        assert_eq!(t.units(1, "TW"), 1, "vetoed: Initiative strikes");
        assert_eq!(t.waits_for(), [0, 1], "and the battle is fought");
    }

    /// Of two Vetoes against an Escape the first after the player whose turn it is counts. [di.4]
    #[test]
    fn the_next_after_the_active_player_vetoes_it() {
        let mut t = four("0 2 1 3", ["", "escape", "veto", "veto"]);
        t.play(WALK).play("1 card escape; 2 card veto; 3 card veto");
        assert_eq!((t.hand(2).count(), t.hand(3).count()), (0, 1));
    }
}
