//! The board with six cities, as two to six players use it: storms cover whole cities, and with two and three players
//! the east bank is closed. [setup.12] [storm.2] Provenance: reconstructed in its details. [ruling.56]

use crate::map::Kind::{Delta, Desert, District, Obelisk, Sanctuary, Temple};
use crate::map::Port::{Blue, Red};
use crate::map::{Map, ZoneRow, zone};

pub static TWO: Map = Map::new("six-2", ZONES_2);

const ZONES_2: &[ZoneRow] = &[
    zone("A1", District, "A2 A3 A", ""),
    zone("A2", District, "A1 A3 A", ""),
    zone("A3", District, "A1 A2 A", ""),
    zone("C1", District, "C2 C3 C", ""),
    zone("C2", District, "C1 C3 C", ""),
    zone("C3", District, "C1 C2 C", ""),
    zone("A", Desert, "A1 A2 A3 AB WB TW", "").port(Red),
    zone("AB", Obelisk, "A WB TW", ""),
    zone("BC", Obelisk, "C WB TW", ""),
    zone("C", Desert, "C1 C2 C3 BC WB TW", "").port(Red),
    zone("WB", Desert, "A AB BC C NW", "").port(Blue),
    zone("TW", Temple(2), "A AB BC C", ""),
    zone("NW", Temple(3), "WB", ""),
    zone("X", Desert, "TX SX", "").port(Red),
    zone("TX", Delta(5), "X", ""),
    zone("SX", Sanctuary, "X", ""),
];

/// The board for two as one player has it: the southern city first, the northern one for the opponent. [amon.2]
pub static SOLO: Map = Map::new("six-solo", ZONES_SOLO);

const ZONES_SOLO: &[ZoneRow] = &[
    zone("C1", District, "C2 C3 C", ""),
    zone("C2", District, "C1 C3 C", ""),
    zone("C3", District, "C1 C2 C", ""),
    zone("A1", District, "A2 A3 A", ""),
    zone("A2", District, "A1 A3 A", ""),
    zone("A3", District, "A1 A2 A", ""),
    zone("A", Desert, "A1 A2 A3 AB WB TW", "").port(Red),
    zone("AB", Obelisk, "A WB TW", ""),
    zone("BC", Obelisk, "C WB TW", ""),
    zone("C", Desert, "C1 C2 C3 BC WB TW", "").port(Red),
    zone("WB", Desert, "A AB BC C NW", "").port(Blue),
    zone("TW", Temple(2), "A AB BC C", ""),
    zone("NW", Temple(3), "WB", ""),
    zone("X", Desert, "TX SX", "").port(Red),
    zone("TX", Delta(5), "X", ""),
    zone("SX", Sanctuary, "X", ""),
];

pub static THREE: Map = Map::new("six-3", ZONES_3);

const ZONES_3: &[ZoneRow] = &[
    zone("A1", District, "A2 A3 A", ""),
    zone("A2", District, "A1 A3 A", ""),
    zone("A3", District, "A1 A2 A", ""),
    zone("B1", District, "B2 B3 B", ""),
    zone("B2", District, "B1 B3 B", ""),
    zone("B3", District, "B1 B2 B", ""),
    zone("C1", District, "C2 C3 C", ""),
    zone("C2", District, "C1 C3 C", ""),
    zone("C3", District, "C1 C2 C", ""),
    zone("A", Desert, "A1 A2 A3 AB WB TW", "").port(Red),
    zone("AB", Obelisk, "A B WB TW", ""),
    zone("B", Desert, "B1 B2 B3 AB BC WB TW", "").port(Red),
    zone("BC", Obelisk, "B C WB TW", ""),
    zone("C", Desert, "C1 C2 C3 BC WB TW", "").port(Red),
    zone("WB", Desert, "A AB B BC C NW", "").port(Blue),
    zone("TW", Temple(2), "A AB B BC C", ""),
    zone("NW", Temple(3), "WB", ""),
    zone("X", Desert, "TX SX", "").port(Red),
    zone("TX", Delta(5), "X", ""),
    zone("SX", Sanctuary, "X", ""),
];

pub static FOUR: Map = Map::new("six-4", ZONES_4);

const ZONES_4: &[ZoneRow] = &[
    zone("A1", District, "A2 A3 A", ""),
    zone("A2", District, "A1 A3 A", ""),
    zone("A3", District, "A1 A2 A", ""),
    zone("C1", District, "C2 C3 C", ""),
    zone("C2", District, "C1 C3 C", ""),
    zone("C3", District, "C1 C2 C", ""),
    zone("D1", District, "D2 D3 D", ""),
    zone("D2", District, "D1 D3 D", ""),
    zone("D3", District, "D1 D2 D", ""),
    zone("F1", District, "F2 F3 F", ""),
    zone("F2", District, "F1 F3 F", ""),
    zone("F3", District, "F1 F2 F", ""),
    zone("A", Desert, "A1 A2 A3 AB WB TW", "").port(Red),
    zone("AB", Obelisk, "A WB TW", ""),
    zone("BC", Obelisk, "C WB TW", ""),
    zone("C", Desert, "C1 C2 C3 BC WB TW", "").port(Red),
    zone("WB", Desert, "A AB BC C NW", "").port(Blue),
    zone("TW", Temple(2), "A AB BC C", ""),
    zone("NW", Temple(3), "WB", ""),
    zone("D", Desert, "D1 D2 D3 DE EB TE", "").port(Red),
    zone("DE", Obelisk, "D EB TE", ""),
    zone("EF", Obelisk, "F EB TE", ""),
    zone("F", Desert, "F1 F2 F3 EF EB TE", "").port(Red),
    zone("EB", Desert, "D DE EF F NE", "").port(Blue),
    zone("TE", Temple(2), "D DE EF F", ""),
    zone("NE", Temple(3), "EB", ""),
    zone("X", Desert, "TX SX", "").port(Red),
    zone("TX", Delta(5), "X", ""),
    zone("SX", Sanctuary, "X", ""),
];

pub static FIVE: Map = Map::new("six-5", ZONES_5);

const ZONES_5: &[ZoneRow] = &[
    zone("A1", District, "A2 A3 A", ""),
    zone("A2", District, "A1 A3 A", ""),
    zone("A3", District, "A1 A2 A", ""),
    zone("B1", District, "B2 B3 B", ""),
    zone("B2", District, "B1 B3 B", ""),
    zone("B3", District, "B1 B2 B", ""),
    zone("C1", District, "C2 C3 C", ""),
    zone("C2", District, "C1 C3 C", ""),
    zone("C3", District, "C1 C2 C", ""),
    zone("D1", District, "D2 D3 D", ""),
    zone("D2", District, "D1 D3 D", ""),
    zone("D3", District, "D1 D2 D", ""),
    zone("F1", District, "F2 F3 F", ""),
    zone("F2", District, "F1 F3 F", ""),
    zone("F3", District, "F1 F2 F", ""),
    zone("A", Desert, "A1 A2 A3 AB WB TW", "").port(Red),
    zone("AB", Obelisk, "A B WB TW", ""),
    zone("B", Desert, "B1 B2 B3 AB BC WB TW", "").port(Red),
    zone("BC", Obelisk, "B C WB TW", ""),
    zone("C", Desert, "C1 C2 C3 BC WB TW", "").port(Red),
    zone("WB", Desert, "A AB B BC C NW", "").port(Blue),
    zone("TW", Temple(2), "A AB B BC C", ""),
    zone("NW", Temple(3), "WB", ""),
    zone("D", Desert, "D1 D2 D3 DE EB TE", "").port(Red),
    zone("DE", Obelisk, "D EB TE", ""),
    zone("EF", Obelisk, "F EB TE", ""),
    zone("F", Desert, "F1 F2 F3 EF EB TE", "").port(Red),
    zone("EB", Desert, "D DE EF F NE", "").port(Blue),
    zone("TE", Temple(2), "D DE EF F", ""),
    zone("NE", Temple(3), "EB", ""),
    zone("X", Desert, "TX SX", "").port(Red),
    zone("TX", Delta(5), "X", ""),
    zone("SX", Sanctuary, "X", ""),
];

pub static SIX: Map = Map::new("six-6", ZONES_6);

const ZONES_6: &[ZoneRow] = &[
    zone("A1", District, "A2 A3 A", ""),
    zone("A2", District, "A1 A3 A", ""),
    zone("A3", District, "A1 A2 A", ""),
    zone("B1", District, "B2 B3 B", ""),
    zone("B2", District, "B1 B3 B", ""),
    zone("B3", District, "B1 B2 B", ""),
    zone("C1", District, "C2 C3 C", ""),
    zone("C2", District, "C1 C3 C", ""),
    zone("C3", District, "C1 C2 C", ""),
    zone("D1", District, "D2 D3 D", ""),
    zone("D2", District, "D1 D3 D", ""),
    zone("D3", District, "D1 D2 D", ""),
    zone("E1", District, "E2 E3 E", ""),
    zone("E2", District, "E1 E3 E", ""),
    zone("E3", District, "E1 E2 E", ""),
    zone("F1", District, "F2 F3 F", ""),
    zone("F2", District, "F1 F3 F", ""),
    zone("F3", District, "F1 F2 F", ""),
    zone("A", Desert, "A1 A2 A3 AB WB TW", "").port(Red),
    zone("AB", Obelisk, "A B WB TW", ""),
    zone("B", Desert, "B1 B2 B3 AB BC WB TW", "").port(Red),
    zone("BC", Obelisk, "B C WB TW", ""),
    zone("C", Desert, "C1 C2 C3 BC WB TW", "").port(Red),
    zone("WB", Desert, "A AB B BC C NW", "").port(Blue),
    zone("TW", Temple(2), "A AB B BC C", ""),
    zone("NW", Temple(3), "WB", ""),
    zone("D", Desert, "D1 D2 D3 DE EB TE", "").port(Red),
    zone("DE", Obelisk, "D E EB TE", ""),
    zone("E", Desert, "E1 E2 E3 DE EF EB TE", "").port(Red),
    zone("EF", Obelisk, "E F EB TE", ""),
    zone("F", Desert, "F1 F2 F3 EF EB TE", "").port(Red),
    zone("EB", Desert, "D DE E EF F NE", "").port(Blue),
    zone("TE", Temple(2), "D DE E EF F", ""),
    zone("NE", Temple(3), "EB", ""),
    zone("X", Desert, "TX SX", "").port(Red),
    zone("TX", Delta(5), "X", ""),
    zone("SX", Sanctuary, "X", ""),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Port, Zone};
    use table::Side;

    const ALL: [(&Map, usize, usize, usize); 5] =
        [(&TWO, 2, 16, 3), (&THREE, 3, 20, 3), (&FOUR, 4, 29, 5), (&FIVE, 5, 33, 5), (&SIX, 6, 37, 5)];

    #[test]
    fn borders_go_both_ways_and_the_counts_are_those_of_the_storms() {
        for (map, players, zones, temples) in ALL {
            assert_eq!((map.rows.len(), map.temples.count()), (zones, temples), "{}", map.id);
            assert!(map.sanctuary.is_some());
            for a in map.zones() {
                for b in map.zones() {
                    assert_eq!(map.land[a.index()].has(b), map.land[b.index()].has(a), "{}", map.id);
                }
            }
            let districts = map.rows.iter().filter(|row| row.kind == District).count();
            assert_eq!(districts, 3 * players);
        }
    }

    /// [port.2] [port.3]
    #[test]
    fn out_by_any_port_and_in_by_a_blue_or_the_own_red_one() {
        for (map, players, _, _) in ALL {
            for side in Side::all(players) {
                let front = map.land[3 * side.index()].iter().find(|zone| zone.index() >= 3 * players).unwrap();
                for from in map.zones() {
                    let crossed = map.near(side, from).minus(map.land[from.index()]);
                    if map.rows[from.index()].port == Port::None {
                        assert!(crossed.is_empty(), "{}", map.label(from));
                        continue;
                    }
                    for to in map.zones() {
                        let may = to != from && (map.rows[to.index()].port == Blue || to == front);
                        let by_land = map.land[from.index()].has(to);
                        assert_eq!(crossed.has(to), may && !by_land, "{} {}", map.label(from), map.label(to));
                    }
                }
            }
        }
    }

    /// Front deserts of any two cities are two steps apart: by land, or by port and land. [setup.12]
    #[test]
    fn every_city_is_as_far_from_every_other() {
        for (map, players, _, _) in ALL {
            for side in Side::all(players) {
                for other in Side::all(players).filter(|&other| other != side) {
                    let (from, to) = (Zone::new(3 * side.index()), Zone::new(3 * other.index()));
                    let mut reached = vec![from];
                    let mut steps = 0;
                    while !reached.contains(&to) {
                        reached = reached.iter().flat_map(|&zone| map.near(side, zone).iter()).collect();
                        steps += 1;
                    }
                    assert_eq!(steps, 4, "{}", map.id);
                }
            }
        }
    }
}
