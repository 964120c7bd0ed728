//! What a seat sees of the board, and the boards it may be looking at. [secret.1]

use crate::battle_cards::{BattleCard, BattleSet};
use crate::board::{Board, Plan, Public, SIDES, Secret};
use crate::cards::{Cards, Di};
use crate::edition::Discards;
use crate::query;
use crate::teams::MATES;
use crate::tiles::Perk;
use table::{List, Rng, Seat, Side};

/// The board without its secrets: what lies open, the own cards, and how many the others have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    pub public: Public,
    /// `None`: a spectator.
    pub own: Option<Own>,
    /// What teammates know they know together. [team.21]
    pub mates: List<Own, MATES>,
    pub deck: u8,
    pub hands: [u8; SIDES],
    /// Cards discarded face down.
    pub buried: [u8; SIDES],
    /// Cards Vision has drawn.
    pub sight: u8,
    /// Battle cards set aside, where everyone may see them. [setup.10]
    pub aside: Option<[BattleSet; SIDES]>,
    /// Who has laid a plan for the fight.
    pub planned: [bool; 2],
}

/// What only this seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Own {
    pub side: Side,
    pub hand: Cards,
    pub buried: Cards,
    pub sight: Cards,
    pub aside: BattleSet,
    pub removed: BattleSet,
    pub plan: Option<Plan>,
    /// The battle card set aside in this fight, while it may be exchanged.
    pub held: Option<BattleCard>,
}

pub(crate) fn see(board: &Board, seat: Option<Seat>) -> Seen {
    let secret = &board.secret;
    let counts = |cards: [Cards; SIDES]| cards.map(|cards| cards.count() as u8);
    let player = seat.filter(|seat| seat.index() < board.players as usize);
    Seen {
        public: board.public,
        own: player.map(|seat| own(board, board.side_of(seat))),
        mates: player.map_or_else(List::new, |seat| mates(board, board.side_of(seat))),
        deck: secret.deck.count() as u8,
        hands: counts(secret.hands),
        buried: counts(secret.buried),
        sight: secret.sight.count() as u8,
        aside: (board.discards == Discards::Open).then_some(secret.aside),
        planned: secret.plans.map(|plan| plan.is_some()),
    }
}

fn mates(board: &Board, side: Side) -> List<Own, MATES> {
    board.mates(side).map(|mate| own(board, mate)).collect()
}

impl Seen {
    /// What is known of a side's secrets: one's own, and those of teammates.
    pub fn known(&self, side: Side) -> Option<Own> {
        self.all_known().find(|own| own.side == side)
    }

    fn all_known(&self) -> impl Iterator<Item = Own> + '_ {
        self.own.into_iter().chain(self.mates.iter().copied())
    }
}

fn own(board: &Board, side: Side) -> Own {
    let secret = &board.secret;
    let which = board.fight.and_then(|fight| fight.sides.iter().position(|&fighter| fighter == side));
    Own {
        side,
        hand: secret.hands[side.index()],
        buried: secret.buried[side.index()],
        sight: if board.active() == side { secret.sight } else { Cards::NONE },
        aside: secret.aside[side.index()],
        removed: secret.removed[side.index()],
        plan: which.and_then(|which| secret.plans[which]),
        held: which.and_then(|which| secret.held[which]),
    }
}

/// Fills in what the view hides: every card that is nowhere to be seen may be anywhere.
pub(crate) fn deal(seen: &Seen, rng: &mut Rng) -> Board {
    let public = seen.public;
    let mut pile = Pile::new(seen, rng);
    let mut secret = Secret::default();
    for side in public.all_sides() {
        let at = side.index();
        match seen.known(side) {
            Some(own) => {
                secret.hands[at] = own.hand;
                secret.buried[at] = own.buried;
                secret.aside[at] = own.aside;
                secret.removed[at] = own.removed;
            }
            None => {
                secret.hands[at] = pile.take(seen.hands[at]);
                secret.buried[at] = pile.take(seen.buried[at]);
                (secret.removed[at], secret.aside[at]) = battle_cards(seen, side, rng);
            }
        }
    }
    let mine = seen.known(public.active()).map_or(Cards::NONE, |own| own.sight);
    secret.sight = if mine.is_empty() { pile.take(seen.sight) } else { mine };
    secret.deck = pile.take(seen.deck);
    let mut board = Board { public, secret };
    for which in (0..2).filter(|&which| seen.planned[which]) {
        let mine = public.fight.and_then(|fight| seen.known(fight.sides[which])).and_then(|own| own.plan);
        board.secret.plans[which] = mine.or_else(|| plan(&board, which, rng));
    }
    for which in (0..2).filter(|&which| public.fight.is_some_and(|fight| query::may_exchange(&public, &fight, which))) {
        let side = public.fight.map(|fight| fight.sides[which]);
        let mine = side.and_then(|side| seen.known(side)).and_then(|own| own.held);
        let any = side.and_then(|side| some(board.secret.aside[side.index()], 1, rng).iter().next());
        board.secret.held[which] = mine.or(any);
    }
    board
}

/// The cards nobody sees, shuffled.
struct Pile {
    cards: List<Di, 64>,
    taken: usize,
}

impl Pile {
    fn new(seen: &Seen, rng: &mut Rng) -> Pile {
        let mut unseen = seen.public.edition.full_deck();
        unseen.remove_all(seen.public.discarded);
        for own in seen.all_known() {
            for cards in [own.hand, own.buried, own.sight] {
                unseen.remove_all(cards);
            }
        }
        let mut cards: List<Di, 64> = List::new();
        for (kind, count) in unseen.kinds() {
            for _ in 0..count {
                cards.push(kind);
            }
        }
        for last in (1..cards.len()).rev() {
            cards.swap(last, rng.below(last + 1));
        }
        Pile { cards, taken: 0 }
    }

    fn take(&mut self, count: u8) -> Cards {
        let from = self.taken;
        self.taken += count as usize;
        self.cards[from..self.taken].iter().map(|&kind| (kind, 1)).collect()
    }
}

/// Battle cards another side may have lost for good, and may have set aside: none that was seen since.
fn battle_cards(seen: &Seen, side: Side, rng: &mut Rng) -> (BattleSet, BattleSet) {
    let public = &seen.public;
    let player = public.side(side);
    let ever = query::battle_cards_ever(public, side);
    let lost = player.tiles.and(public.edition.givers[Perk::SpecialCard as usize]).count();
    let aside = seen.aside.map(|aside| aside[side.index()]);
    let removed = some(ever.minus(player.known).minus(aside.unwrap_or_default()), lost, rng);
    // A card shown ahead of the battle is in the hand still.
    let shown = public.fight.and_then(|fight| {
        let which = fight.sides.iter().position(|&fighter| fighter == side)?;
        fight.shown[which].card
    });
    let here = player.played.or(shown.into_iter().collect());
    let hidden = || some(ever.minus(removed).minus(here), player.played.count(), rng);
    (removed, aside.unwrap_or_else(hidden))
}

/// A random choice of so many cards.
fn some(cards: BattleSet, count: usize, rng: &mut Rng) -> BattleSet {
    let mut left = cards;
    let mut chosen = BattleSet::NONE;
    for _ in 0..count {
        if let Some(card) = left.iter().nth(rng.below(left.count().max(1))) {
            chosen = chosen.with(card);
            left = left.minus(BattleSet::NONE.with(card));
        }
    }
    chosen
}

/// A plan the other side may have laid, given the card it had to show. [battle.3]
fn plan(board: &Board, which: usize, rng: &mut Rng) -> Option<Plan> {
    let fight = board.fight?;
    let side = fight.sides[which];
    let card = fight.shown[which].card?;
    let aside = some(query::battle_choice(board, side).minus(BattleSet::NONE.with(card)), 1, rng).iter().next()?;
    loop {
        let kinds = board.secret.hands[side.index()].only(Di::OF_BATTLE).kinds();
        let own = board.edition.own_card.map(|own| (own, 1));
        let di: Cards = kinds.chain(own).map(|(kind, count)| (kind, rng.below(count as usize + 1) as u8)).collect();
        if di.sum(|card| card.cost) <= board.side(side).prayer {
            return Some(Plan { card, aside, di });
        }
    }
}
