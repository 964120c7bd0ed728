//! The editions, one file each. No edition is named outside this folder.

mod bs1;
mod bsr;
mod k12;
#[cfg(test)]
mod page_tests;
mod rotg;
mod solo;
mod team;

use crate::edition::Edition;

pub static ALL: [&Edition; 4] = [&k12::K12, &bs1::BS1, &bsr::BSR, &rotg::ROTG];

pub fn find(id: &str) -> Option<&'static Edition> {
    ALL.into_iter().find(|edition| edition.id == id)
}
