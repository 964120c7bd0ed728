//! Mana Theft: every opponent loses a prayer point, the thief gains one in all. [card.mana-theft]

use super::{Di, DiCard};
use crate::Kemet;
use crate::board::Played;
use crate::event::Event;
use crate::flow::supply;
use table::{Cx, Flow};

pub(super) static CARD: DiCard =
    DiCard { id: Di::ManaTheft, name: "mana-theft", rule: "card.mana-theft", effect: steal, ..DiCard::BLANK };

fn steal(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    let mut robbed = 0;
    for side in cx.board.in_order().filter(|&side| side != played.side) {
        if cx.board.side(side).prayer > 0 {
            cx.board.side_mut(side).prayer -= 1;
            cx.tell(Event::PrayerStolen { side: played.side, from: side });
            robbed += 1;
        }
    }
    supply::gain(cx, played.side, robbed.min(1))
}

#[cfg(test)]
mod tests {
    use crate::testkit::table;

    fn theft(prayer: [u8; 3]) -> [u8; 3] {
        let [a, b, c] = prayer;
        let mut t = table(&format!(
            "kemet-2012 players=3\nseat 0 prayer={a}\n hand mana-theft\nseat 1 prayer={b}\nseat 2 prayer={c}"
        ));
        t.play("0 card mana-theft");
        [t.prayer(0), t.prayer(1), t.prayer(2)]
    }

    /// [ruling.2]
    #[test]
    fn each_opponent_loses_one_and_the_thief_gains_one_in_all() {
        assert_eq!(theft([2, 4, 5]), [3, 3, 4]);
        assert_eq!(theft([2, 0, 5]), [3, 0, 4], "who has none loses none");
        assert_eq!(theft([2, 0, 0]), [2, 0, 0], "no loss, no gain");
        assert_eq!(theft([11, 1, 1]), [11, 0, 0], "above eleven the gain is lost");
    }
}
