//! The board as a graph: zones, borders, harbours.

use crate::set::index_set;
use std::fmt;

/// The most zones a board has.
pub const ZONES: usize = 32;

/// A space of the board. The districts come first: those of side `n` are zones `3n`, `3n + 1` and `3n + 2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Zone(u8);

impl Zone {
    pub const fn new(index: usize) -> Zone {
        assert!(index < ZONES);
        Zone(index as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "zone {}", self.0)
    }
}

index_set!(ZoneSet of Zone in u32);

/// What a zone is. Temples pay their prayer points at the end of the Day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Kind {
    District,
    #[default]
    Desert,
    /// A desert with an obelisk.
    Obelisk,
    Temple(u8),
    /// A temple that pays only for a unit given up.
    Delta(u8),
    Sanctuary,
}

/// One zone as it is written down: label, kind, land neighbours, harbour links.
#[derive(Clone, Copy, Debug, Default)]
pub struct ZoneRow {
    pub label: &'static str,
    pub kind: Kind,
    pub land: &'static str,
    pub harbour: &'static str,
}

pub const fn zone(label: &'static str, kind: Kind, land: &'static str, harbour: &'static str) -> ZoneRow {
    ZoneRow { label, kind, land, harbour }
}

/// A board for one number of players.
#[derive(Debug)]
pub struct Map {
    pub id: &'static str,
    pub rows: &'static [ZoneRow],
    pub land: [ZoneSet; ZONES],
    pub harbours: [ZoneSet; ZONES],
    pub obelisks: ZoneSet,
    /// All temples, the Delta's included, the Sanctuary not.
    pub temples: ZoneSet,
    pub sanctuary: Option<Zone>,
    pub delta: Zone,
}

impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        self.id == other.id
    }
}

impl Eq for Map {}

impl std::hash::Hash for Map {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl Map {
    pub const fn new(id: &'static str, rows: &'static [ZoneRow]) -> Map {
        let mut map = Map {
            id,
            rows,
            land: [ZoneSet::NONE; ZONES],
            harbours: [ZoneSet::NONE; ZONES],
            obelisks: ZoneSet::NONE,
            temples: ZoneSet::NONE,
            sanctuary: None,
            delta: Zone(0),
        };
        let mut i = 0;
        while i < rows.len() {
            let zone = Zone::new(i);
            map.land[i] = named(rows, rows[i].land);
            map.harbours[i] = named(rows, rows[i].harbour);
            match rows[i].kind {
                Kind::District | Kind::Desert => {}
                Kind::Obelisk => map.obelisks = map.obelisks.with(zone),
                Kind::Temple(_) => {
                    map.obelisks = map.obelisks.with(zone);
                    map.temples = map.temples.with(zone);
                }
                Kind::Delta(_) => {
                    map.obelisks = map.obelisks.with(zone);
                    map.temples = map.temples.with(zone);
                    map.delta = zone;
                }
                Kind::Sanctuary => {
                    map.obelisks = map.obelisks.with(zone);
                    map.sanctuary = Some(zone);
                }
            }
            i += 1;
        }
        map
    }

    pub fn zones(&self) -> impl Iterator<Item = Zone> + use<> {
        (0..self.rows.len()).map(Zone::new)
    }

    pub fn label(&self, zone: Zone) -> &'static str {
        self.rows[zone.index()].label
    }

    pub fn kind(&self, zone: Zone) -> Kind {
        self.rows[zone.index()].kind
    }

    /// The zone with this label.
    pub fn find(&self, label: &str) -> Option<Zone> {
        self.zones().find(|&zone| self.label(zone) == label)
    }

    /// Zones one movement away, by land or by harbour.
    #[inline]
    pub fn near(&self, zone: Zone) -> ZoneSet {
        self.land[zone.index()].or(self.harbours[zone.index()])
    }

    /// What the temple pays; 0 elsewhere.
    pub fn pays(&self, zone: Zone) -> u8 {
        match self.kind(zone) {
            Kind::Temple(pays) | Kind::Delta(pays) => pays,
            Kind::District | Kind::Desert | Kind::Obelisk | Kind::Sanctuary => 0,
        }
    }
}

/// The zones a list of labels names.
const fn named(rows: &[ZoneRow], labels: &str) -> ZoneSet {
    let text = labels.as_bytes();
    let mut set = ZoneSet::NONE;
    let (mut from, mut at) = (0, 0);
    while at <= text.len() {
        if at == text.len() || text[at] == b' ' {
            if at > from {
                set = set.with(find(rows, text, from, at));
            }
            from = at + 1;
        }
        at += 1;
    }
    set
}

const fn find(rows: &[ZoneRow], text: &[u8], from: usize, to: usize) -> Zone {
    let mut i = 0;
    while i < rows.len() {
        let label = rows[i].label.as_bytes();
        let mut same = label.len() == to - from;
        let mut k = 0;
        while same && k < label.len() {
            same = label[k] == text[from + k];
            k += 1;
        }
        if same {
            return Zone::new(i);
        }
        i += 1;
    }
    panic!("a neighbour that is not on the map")
}
