//! Before the first turn: gods, guardians, the first player, and the pieces of the scenario. [setup.1] to [setup.9]

use crate::Ankh;
use crate::ask::{Answer, Question};
use crate::board::{Board, Draw, Stage};
use crate::event::Event;
use crate::kinds::*;
use table::{Cx, Flow, Seat, Side};

/// [setup.1]
pub(super) fn gods(cx: &mut Cx<'_, Ankh>) -> Flow {
    for seat in cx.board.all_seats() {
        let asked = match cx.board.settings.gods {
            Draw::Drawn => Seat::CHANCE,
            Draw::Chosen => seat,
        };
        if let Answer::God(god) = cx.ask(asked, Question::God)? {
            let side = cx.board.side_of(seat);
            let player = cx.board.side_mut(side);
            player.god = god;
            player.abilities = GodSet::only(god);
            cx.tell(Event::GodTaken { side, god });
        }
    }
    cx.board.stage = Stage::Guardians;
    Ok(())
}

/// [setup.8]
pub(super) fn guardians(cx: &mut Cx<'_, Ankh>) -> Flow {
    let players = cx.board.players as usize;
    for level in 0..3 {
        let guardian = match cx.board.settings.guardians[level] {
            Some(guardian) => guardian,
            None => match cx.ask(Seat::CHANCE, Question::Guardian { level: level as u8 })? {
                Answer::Guardian(guardian) => guardian,
                _ => return Ok(()),
            },
        };
        cx.board.guardians[level] = guardian;
        cx.board.guardians_left[level] = guardian.figures(players);
        cx.tell(Event::GuardianChosen { guardian });
    }
    cx.board.stage = Stage::FirstPlayer;
    Ok(())
}

/// [setup.4] [setup.5] [setup.7]
pub(super) fn first_player(cx: &mut Cx<'_, Ankh>) -> Flow {
    if let Answer::Seat(first) = cx.ask(Seat::CHANCE, Question::FirstPlayer)? {
        place(&mut cx.board, first);
        cx.tell(Event::FirstPlayer { seat: first });
    }
    Ok(())
}

/// Puts the players' pieces on the board: the first player is player 1 of the scenario.
pub(crate) fn place(board: &mut Board, first: Seat) {
    let players = board.players as usize;
    for number in 0..players {
        let start = board.starts[number];
        let side = Side::new((first.index() + number) % players);
        let at = side.index();
        board.figures[at] = board.figures[at].with(start.god).with(start.warrior);
        board.gods[at] = Some(start.god);
        board.sides[at].warriors -= 1;
        board.sides[at].ankhs -= 1;
        let (kind, hex) = start.monument;
        board.monuments[kind.index()] = board.monuments[kind.index()].with(hex);
        board.control[at] = board.control[at].with(hex);
        // The first player's token lies on top of the stack.
        board.order[players - 1 - number] = side;
    }
    board.turn.seat = first;
    board.stage = Stage::Turn;
}
