//! Positions and answers as text that a person can write; `docs/notation.md` tells how.

mod amon;
mod answer;
mod position;
mod read;
mod write;

pub use answer::{every_answer, read_answer, write_answer};
pub use position::{read_position, write_position};

use crate::board::FightStage;
use crate::edition::Chapter;

/// The chapters by name.
const CHAPTERS: [(Chapter, &str); Chapter::COUNT] = [
    (Chapter::FirstColours, "first-colours"),
    (Chapter::FirstRows, "first-rows"),
    (Chapter::FirstBeasts, "first-beasts"),
    (Chapter::FirstGods, "first-gods"),
    (Chapter::FirstCards, "first-cards"),
    (Chapter::FirstOrder, "first-order"),
    (Chapter::FirstPyramids, "first-pyramids"),
    (Chapter::FirstUnits, "first-units"),
    (Chapter::FirstTiles, "first-tiles"),
    (Chapter::NightPrayer, "night-prayer"),
    (Chapter::NightCards, "night-cards"),
    (Chapter::NightTiles, "night-tiles"),
    (Chapter::NightOrder, "night-order"),
    (Chapter::Prayers, "prayers"),
    (Chapter::Interventions, "interventions"),
    (Chapter::Conscription, "conscription"),
    (Chapter::Destiny, "destiny"),
    (Chapter::Awakening, "awakening"),
    (Chapter::Daybreak, "daybreak"),
    (Chapter::Turns, "turns"),
    (Chapter::DeltaOffering, "delta"),
    (Chapter::TemplesPay, "temples"),
    (Chapter::SanctuaryOffering, "sanctuary"),
    (Chapter::TwoTemples, "two-temples"),
    (Chapter::Goal, "goal"),
    (Chapter::AmonEvent, "amon-event"),
    (Chapter::AmonAction, "amon-action"),
    (Chapter::RoundMarker, "round-marker"),
];

const STAGES: [(FightStage, &str); 8] = [
    (FightStage::Champion, "champion"),
    (FightStage::Escape, "escape"),
    (FightStage::Strike, "strike"),
    (FightStage::Plan, "plan"),
    (FightStage::Reveal, "reveal"),
    (FightStage::Snare, "snare"),
    (FightStage::Wound, "wound"),
    (FightStage::Resolve, "resolve"),
];

/// The name of a chapter in a position.
pub fn chapter_name(chapter: Chapter) -> &'static str {
    name_of(&CHAPTERS, chapter)
}

/// The name of a stage of a fight in a position.
pub fn stage_name(stage: FightStage) -> &'static str {
    name_of(&STAGES, stage)
}

fn name_of<T: Copy + PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    names.iter().find(|&&(known, _)| known == value).map_or("?", |&(_, name)| name)
}

fn by_name<T: Copy>(names: &[(T, &'static str)], name: &str) -> Option<T> {
    names.iter().find(|&&(_, known)| known == name).map(|&(value, _)| value)
}
