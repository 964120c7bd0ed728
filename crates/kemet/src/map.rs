//! The board as a graph: zones, borders, harbours.

use crate::board::SIDES;
use std::fmt;
use table::Side;
use table::index_set;

/// The most zones a board has.
pub const ZONES: usize = 40;

/// A space of the board. The districts come first: those of side `n` are zones `3n`, `3n + 1` and `3n + 2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Zone(u8);

impl Zone {
    pub const fn new(index: usize) -> Zone {
        assert!(index < ZONES);
        Zone(index as u8)
    }

    /// The zone of a bit in a set.
    #[inline]
    const fn at(bit: usize) -> Zone {
        debug_assert!(bit < ZONES);
        Zone(bit as u8)
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

index_set!(ZoneSet of Zone in u64);

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

/// A port that leads to every blue one. [port.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Port {
    #[default]
    None,
    /// Entered only by the owner of the city it lies before.
    Red,
    /// Entered by everyone.
    Blue,
}

/// One zone as it is written down: label, kind, land neighbours, and ports, or the zones its harbour is linked to.
#[derive(Clone, Copy, Debug, Default)]
pub struct ZoneRow {
    pub label: &'static str,
    pub kind: Kind,
    pub land: &'static str,
    pub harbour: &'static str,
    pub port: Port,
}

pub const fn zone(label: &'static str, kind: Kind, land: &'static str, harbour: &'static str) -> ZoneRow {
    ZoneRow { label, kind, land, harbour, port: Port::None }
}

impl ZoneRow {
    /// The same zone with a port.
    #[must_use]
    pub const fn port(self, port: Port) -> ZoneRow {
        ZoneRow { port, ..self }
    }
}

/// A board for one number of players.
pub struct Map {
    pub id: &'static str,
    pub rows: &'static [ZoneRow],
    pub land: [ZoneSet; ZONES],
    /// Zones linked by harbours and ports, as far as everyone may use them.
    pub harbours: [ZoneSet; ZONES],
    /// For each side, the zones one movement away by land, harbour or port. [move.4] [move.5]
    near: [[ZoneSet; ZONES]; SIDES],
    pub obelisks: ZoneSet,
    /// All temples, the Delta's included, the Sanctuary not.
    pub temples: ZoneSet,
    pub sanctuary: Option<Zone>,
    pub delta: Zone,
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
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
            near: [[ZoneSet::NONE; ZONES]; SIDES],
            obelisks: ZoneSet::NONE,
            temples: ZoneSet::NONE,
            sanctuary: None,
            delta: Zone(0),
        };
        let blue = ports(rows, Port::Blue);
        let all_ports = ports(rows, Port::Red).or(blue);
        let mut i = 0;
        while i < rows.len() {
            let zone = Zone::new(i);
            map.land[i] = named(rows, rows[i].land);
            map.harbours[i] = named(rows, rows[i].harbour);
            if all_ports.has(zone) {
                map.harbours[i] = map.harbours[i].or(blue).without(zone);
            }
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
        let mut side = 0;
        while side < SIDES {
            // Out by any port, in by a blue one or by that before the own city. [port.2]
            let front = map.land[3 * side].minus(city(side)).and(all_ports);
            let mut i = 0;
            while i < rows.len() {
                let zone = Zone::new(i);
                let own = if all_ports.has(zone) { front } else { ZoneSet::NONE };
                map.near[side][i] = map.land[i].or(map.harbours[i]).or(own).without(zone);
                i += 1;
            }
            side += 1;
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

    /// Zones one movement of the side away, by land, harbour or port.
    #[inline]
    pub fn near(&self, side: Side, zone: Zone) -> ZoneSet {
        self.near[side.index()][zone.index()]
    }

    /// What the temple pays; 0 elsewhere.
    pub fn pays(&self, zone: Zone) -> u8 {
        match self.kind(zone) {
            Kind::Temple(pays) | Kind::Delta(pays) => pays,
            Kind::District | Kind::Desert | Kind::Obelisk | Kind::Sanctuary => 0,
        }
    }
}

/// The districts of a side's city.
const fn city(side: usize) -> ZoneSet {
    ZoneSet::first(3 * side + 3).minus(ZoneSet::first(3 * side))
}

/// The zones with a port of this kind.
const fn ports(rows: &[ZoneRow], kind: Port) -> ZoneSet {
    let mut set = ZoneSet::NONE;
    let mut i = 0;
    while i < rows.len() {
        if rows[i].port as u8 == kind as u8 {
            set = set.with(Zone::new(i));
        }
        i += 1;
    }
    set
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
