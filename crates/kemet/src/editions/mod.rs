//! The editions, one file each. No edition is named outside this folder.

mod k12;

use crate::edition::Edition;

pub static ALL: [&Edition; 1] = [&k12::K12];

pub fn find(id: &str) -> Option<&'static Edition> {
    ALL.into_iter().find(|edition| edition.id == id)
}
