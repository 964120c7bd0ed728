//! Camel Caravan. [caravan.1] to [caravan.11]

use super::event;
use crate::Ankh;
use crate::ask::caravan as line;
use crate::ask::{Answer, Question};
use crate::board::Caravan;
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::kinds::CAMELS;
use table::{Cx, Flow};

pub(super) fn begin(cx: &mut Cx<'_, Ankh>) {
    let line = [[Hex::default(); 2]; CAMELS];
    cx.board.caravan = Some(Caravan { line, length: 0, end: None, parted: None });
}

/// One border, then what becomes of the tokens.
pub(super) fn go_on(cx: &mut Cx<'_, Ankh>) -> Flow {
    let seat = cx.board.turn.seat;
    let Some(caravan) = cx.board.caravan else { return Ok(()) };
    if let Some(parted) = caravan.parted {
        if let Answer::Swap(new, other) = cx.ask(seat, Question::Swap)? {
            cx.board.regions.swap(new as usize, other as usize);
            cx.tell(Event::TokensSwapped { token: new, other });
        }
        debug_assert!(parted[0] != parted[1]);
        cx.board.caravan = None;
        event::close(cx);
        return Ok(());
    }
    if !line::is_whole(&caravan) {
        let Answer::Border(a, b) = cx.ask(seat, Question::Border)? else {
            let side = cx.board.active();
            cx.board.caravan = None;
            cx.tell(Event::Idle { side });
            event::close(cx);
            return Ok(());
        };
        cx.board.caravan = line::after(&cx.board, &caravan, a, b);
        cx.tell(Event::CamelPlaced { a, b });
        return Ok(());
    }
    let [one, other] = line::parts(&cx.board);
    let Answer::Hex(kept) = cx.ask(seat, Question::Keep)? else { return Ok(()) };
    let (keeps, new) = if one.has(kept) { (one, other) } else { (other, one) };
    let token = cx.board.regions.iter().position(|region| region.has(kept)).unwrap_or(0);
    let free = cx.board.regions.iter().position(|region| *region == HexSet::NONE).unwrap_or(0);
    cx.board.regions[token] = keeps;
    cx.board.regions[free] = new;
    cx.board.caravan = Some(Caravan { parted: Some([token as u8, free as u8]), ..caravan });
    cx.tell(Event::RegionSplit { token: token as u8, other: free as u8 });
    Ok(())
}
