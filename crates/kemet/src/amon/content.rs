//! His cards as they are listed, each with how well it is known.

use super::{Deed, Objective, Omen, Plunder};
use crate::provenance::Provenance;
use table::Content;

pub(crate) fn content() -> impl Iterator<Item = Content> {
    let piece =
        |kind, name: String, rule, provenance: Provenance| Content { kind, name, rule, provenance: provenance.id() };
    let omens = Omen::ALL.into_iter().map(Omen::card);
    let omens = omens.map(move |card| piece(card.kind.name(), card.name.to_owned(), card.rule, card.provenance));
    let deeds = Deed::ALL.into_iter().map(Deed::card);
    let deeds = deeds.map(move |card| piece("action", card.name.to_owned(), card.rule, card.provenance));
    let objectives = Objective::ALL.into_iter().map(Objective::card);
    let objectives = objectives.map(move |card| piece("objective", card.name.to_owned(), card.rule, card.provenance));
    let plunders = Plunder::all()
        .map(move |card| piece("plunder", card.number().to_string(), "plunder.4", card.card().provenance));
    omens.chain(deeds).chain(objectives).chain(plunders)
}
