//! Assemble!: units of teammates come to an own troop. [card.assemble]

use super::{Aim, Di, DiCard};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Played;
use crate::event::Event;
use crate::flow::creature;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Assemble,
    name: "assemble",
    rule: "card.assemble",
    aim: Aim::OwnTroop,
    effect: assemble,
    ..DiCard::BLANK
};

/// How many units come at most.
const MOST: u8 = 3;

/// The teammates in turn order, each unit in turn. [ruling.138]
fn assemble(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    let Some(to) = played.target else { return Ok(()) };
    let mut left = MOST;
    let team = cx.board.team(played.side).without(played.side);
    for mate in cx.board.in_order().filter(|&mate| team.has(mate)) {
        while left > 0
            && let Answer::Zone(from) = cx.ask(cx.board.seat(mate), Question::Come { to, left })?
        {
            cx.board.troops.remove(mate, from, 1);
            cx.board.troops.add(mate, to, 1);
            cx.tell(Event::Came { side: mate, from, to });
            creature::leave_if_alone(cx, mate, from);
            left -= 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::ask::Question;
    use crate::cards::Di;
    use crate::creatures::Creature;
    use crate::refusal::Refusal;
    use crate::testkit::{RISE, Table, laid_in};

    /// Seats 0, 2 and 4 against 1, 3 and 5.
    #[track_caller]
    fn triples(head: &str, seats: [&str; 6]) -> Table {
        laid_in(RISE, &format!("mode=team; teams=3v3; {head}"), &seats)
    }

    /// [ruling.138]
    #[test]
    fn up_to_three_units_of_teammates_come_from_anywhere() {
        let mut t = triples("order 0 1 4 3 2 5", ["troops A=1 B1=1", "", "troops C1=2", "", "troops E1=1 X=1", ""]);
        t.play("0 card assemble");
        t.play("0 A");
        assert_eq!(t.asked(4), Some(Question::Come { to: t.zone("A"), left: 3 }), "in turn order");
        t.refuses("4 C1", Refusal::NoUnitsThere).refuses("4 A", Refusal::AlreadyThere);
        t.play("4 X; 4 done");
        assert_eq!(t.asked(2), Some(Question::Come { to: t.zone("A"), left: 2 }));
        t.play("2 C1; 2 C1");
        assert_eq!([0, 2, 4].map(|seat| t.units(seat, "A")), [1, 2, 1]);
        assert_eq!((t.units(4, "E1"), t.units(4, "X"), t.units(2, "C1")), (1, 0, 0));
        t.refuses("0 card assemble", Refusal::NoCard { card: Di::Assemble });
    }

    #[test]
    fn the_troop_has_at_most_five() {
        let mut t = triples("", ["tiles legion; troops A=4 B=5", "", "troops C1=2", "", "troops E1=1", ""]);
        t.play("0 card assemble");
        assert_eq!(t.units(0, "A"), 4, "the only troop with room");
        t.play("2 C1");
        assert_eq!((t.units(2, "A"), t.waits_for()), (1, vec![0]), "nobody else is asked");
        let t = triples("", ["troops A=1", "", "", "", "", ""]);
        t.refuses("0 card assemble", Refusal::NoTarget);
        let t = triples("", ["troops A=5", "", "troops C1=2", "", "", ""]);
        t.refuses("0 card assemble", Refusal::NoTarget);
    }

    /// It is free, played around actions, and no Move: companions stay, and go home when left alone. [ruling.129]
    #[test]
    fn it_is_no_move() {
        let beast = "tiles the-mummy; troops C1=1+the-mummy";
        let mut t = triples("", ["prayer=0; troops A=1", "", beast, "", "", ""]);
        t.play("0 card assemble; 2 C1");
        assert_eq!((t.units(2, "A"), t.creature(Creature::TheMummy), t.prayer(0)), (1, "reserve".into(), 0));
        assert!(!t.moves());
        let mut t = triples("", ["troops A=1", "", beast, "", "", ""]);
        t.play("0 lay move-upper; 0 A").refuses("0 card assemble", Refusal::NotInThisMoment { card: Di::Assemble });
        t.play("0 walk AB").takes("0 card assemble");
    }

    /// Only teams have it, it is no card of the hand, and it does not come back. [ruling.138]
    #[test]
    fn it_is_out_of_the_game_once_played() {
        let t = laid_in(RISE, "", &["troops A=1", "", "", ""]);
        t.refuses("0 card assemble", Refusal::NoCard { card: Di::Assemble });
        let mut t = triples("", ["troops A=1; hand prayer", "", "troops C1=1", "", "", ""]);
        t.play("0 card assemble; 2 C1");
        assert_eq!((t.hand(0).count(), t.board().discarded.count()), (1, 0));
        assert!(t.position().contains("seat 0 prayer=7 assembled"), "{}", t.position());
    }
}
