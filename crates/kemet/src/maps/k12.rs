//! The boards of the 2012 game: one side for 2 and 4 players, one for 3 and 5; with 2 and 3 the east bank is closed.
//! [setup.1] Provenance: public, both board sides checked. Labels are ours.

use crate::map::Kind::{Delta, Desert, District, Obelisk, Sanctuary, Temple};
use crate::map::{Map, ZoneRow, zone};

pub static TWO: Map = Map::new("k12-2", ZONES_2);

const ZONES_2: &[ZoneRow] = &[
    zone("Ia", District, "Ib Ic W1", ""),
    zone("Ib", District, "Ia Ic W1", ""),
    zone("Ic", District, "Ia Ib W1", ""),
    zone("IIa", District, "IIb IIc W3", ""),
    zone("IIb", District, "IIa IIc W3", ""),
    zone("IIc", District, "IIa IIb W3", ""),
    zone("W1", Desert, "Ia Ib Ic W2 W4 TW", ""),
    zone("W2", Obelisk, "W1 W3 W4 TW", ""),
    zone("W3", Desert, "IIa IIb IIc W2 W4 TW", ""),
    zone("W4", Desert, "W1 W2 W3 NW", ""),
    zone("D", Desert, "TD", ""),
    zone("NW", Temple(3), "W4", ""),
    zone("TW", Temple(2), "W1 W2 W3", ""),
    zone("TD", Delta(5), "D", ""),
];

pub static THREE: Map = Map::new("k12-3", ZONES_3);

const ZONES_3: &[ZoneRow] = &[
    zone("Ia", District, "Ib Ic W1", ""),
    zone("Ib", District, "Ia Ic W1", ""),
    zone("Ic", District, "Ia Ib W1", ""),
    zone("IIa", District, "IIb IIc W5", ""),
    zone("IIb", District, "IIa IIc W5", ""),
    zone("IIc", District, "IIa IIb W5", ""),
    zone("Va", District, "Vb Vc W3", ""),
    zone("Vb", District, "Va Vc W3", ""),
    zone("Vc", District, "Va Vb W3", ""),
    zone("W1", Desert, "Ia Ib Ic W2 W6 TW", ""),
    zone("W2", Obelisk, "W1 W3 W6 TW", ""),
    zone("W3", Desert, "Va Vb Vc W2 W4 W6 TW", ""),
    zone("W4", Obelisk, "W3 W5 W6 TW", ""),
    zone("W5", Desert, "IIa IIb IIc W4 W6 TW", ""),
    zone("W6", Desert, "W1 W2 W3 W4 W5 NW", ""),
    zone("D", Desert, "S", "TD"),
    zone("NW", Temple(3), "W6", ""),
    zone("TW", Temple(2), "W1 W2 W3 W4 W5", ""),
    zone("TD", Delta(5), "", "D"),
    zone("S", Sanctuary, "D", ""),
];

pub static FOUR: Map = Map::new("k12-4", ZONES_4);

const ZONES_4: &[ZoneRow] = &[
    zone("Ia", District, "Ib Ic W1", ""),
    zone("Ib", District, "Ia Ic W1", ""),
    zone("Ic", District, "Ia Ib W1", ""),
    zone("IIa", District, "IIb IIc W3", ""),
    zone("IIb", District, "IIa IIc W3", ""),
    zone("IIc", District, "IIa IIb W3", ""),
    zone("IIIa", District, "IIIb IIIc E1", ""),
    zone("IIIb", District, "IIIa IIIc E1", ""),
    zone("IIIc", District, "IIIa IIIb E1", ""),
    zone("IVa", District, "IVb IVc E3", ""),
    zone("IVb", District, "IVa IVc E3", ""),
    zone("IVc", District, "IVa IVb E3", ""),
    zone("W1", Desert, "Ia Ib Ic W2 W4 TW", ""),
    zone("W2", Obelisk, "W1 W3 W4 TW", ""),
    zone("W3", Desert, "IIa IIb IIc W2 W4 TW", ""),
    zone("W4", Desert, "W1 W2 W3 NW", "E1 E3 NE"),
    zone("E1", Desert, "IIIa IIIb IIIc E2 E4 TE", "W4"),
    zone("E2", Obelisk, "E1 E3 E4 TE", ""),
    zone("E3", Desert, "IVa IVb IVc E2 E4 TE", "W4"),
    zone("E4", Desert, "E1 E2 E3 NE", ""),
    zone("D", Desert, "TD", ""),
    zone("NW", Temple(3), "W4", ""),
    zone("TW", Temple(2), "W1 W2 W3", ""),
    zone("NE", Temple(3), "E4", "W4"),
    zone("TE", Temple(2), "E1 E2 E3", ""),
    zone("TD", Delta(5), "D", ""),
];

pub static FIVE: Map = Map::new("k12-5", ZONES_5);

const ZONES_5: &[ZoneRow] = &[
    zone("Ia", District, "Ib Ic W1", ""),
    zone("Ib", District, "Ia Ic W1", ""),
    zone("Ic", District, "Ia Ib W1", ""),
    zone("IIa", District, "IIb IIc W5", ""),
    zone("IIb", District, "IIa IIc W5", ""),
    zone("IIc", District, "IIa IIb W5", ""),
    zone("IIIa", District, "IIIb IIIc E1", ""),
    zone("IIIb", District, "IIIa IIIc E1", ""),
    zone("IIIc", District, "IIIa IIIb E1", ""),
    zone("IVa", District, "IVb IVc E3", ""),
    zone("IVb", District, "IVa IVc E3", ""),
    zone("IVc", District, "IVa IVb E3", ""),
    zone("Va", District, "Vb Vc W3", ""),
    zone("Vb", District, "Va Vc W3", ""),
    zone("Vc", District, "Va Vb W3", ""),
    zone("W1", Desert, "Ia Ib Ic W2 W6 TW", ""),
    zone("W2", Obelisk, "W1 W3 W6 TW", ""),
    zone("W3", Desert, "Va Vb Vc W2 W4 W6 TW", ""),
    zone("W4", Obelisk, "W3 W5 W6 TW", ""),
    zone("W5", Desert, "IIa IIb IIc W4 W6 TW", ""),
    zone("W6", Desert, "W1 W2 W3 W4 W5 NW", "E1 E3 NE"),
    zone("E1", Desert, "IIIa IIIb IIIc E2 E4 TE", "W6"),
    zone("E2", Obelisk, "E1 E3 E4 TE", ""),
    zone("E3", Desert, "IVa IVb IVc E2 E4 TE", "W6"),
    zone("E4", Desert, "E1 E2 E3 NE", ""),
    zone("D", Desert, "S", "TD"),
    zone("NW", Temple(3), "W6", ""),
    zone("TW", Temple(2), "W1 W2 W3 W4 W5", ""),
    zone("NE", Temple(3), "E4", "W6"),
    zone("TE", Temple(2), "E1 E2 E3", ""),
    zone("TD", Delta(5), "", "D"),
    zone("S", Sanctuary, "D", ""),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Zone;
    use table::Side;

    const ALL: [(&Map, usize, usize); 4] = [(&TWO, 2, 14), (&THREE, 3, 20), (&FOUR, 4, 26), (&FIVE, 5, 32)];

    #[test]
    fn borders_go_both_ways() {
        for (map, _, zones) in ALL {
            assert_eq!(map.rows.len(), zones);
            for a in map.zones() {
                assert!(!map.near(Side::new(0), a).has(a));
                for b in map.zones() {
                    assert_eq!(map.land[a.index()].has(b), map.land[b.index()].has(a), "{}", map.id);
                    assert_eq!(map.harbours[a.index()].has(b), map.harbours[b.index()].has(a), "{}", map.id);
                }
            }
        }
    }

    #[test]
    fn every_city_has_three_districts_before_one_desert() {
        for (map, players, _) in ALL {
            for city in 0..players {
                let districts: Vec<Zone> = (0..3).map(|d| Zone::new(3 * city + d)).collect();
                let fronts: Vec<_> = districts
                    .iter()
                    .map(|&d| map.land[d.index()].iter().filter(|z| !districts.contains(z)).collect::<Vec<_>>())
                    .collect();
                assert!(fronts.iter().all(|front| front.len() == 1 && front[0] == fronts[0][0]));
                assert!(districts.iter().all(|&a| districts.iter().all(|&b| a == b || map.land[a.index()].has(b))));
            }
        }
    }

    /// The distances that the printed board keeps for every city.
    #[test]
    fn every_city_is_as_far_from_the_temples_and_from_the_others() {
        for (map, players, _) in ALL {
            for city in 0..players {
                let from = Zone::new(3 * city);
                for other in (0..players).filter(|&other| other != city) {
                    assert_eq!(distance(map, from, Zone::new(3 * other)), Some(4), "{}", map.id);
                }
                let bank =
                    if map.label(from).starts_with("III") || map.label(from).starts_with("IV") { "TE" } else { "TW" };
                assert_eq!(distance(map, from, map.find(bank).unwrap()), Some(2));
                assert_eq!(distance(map, from, map.find("NW").unwrap()), Some(3));
                assert_eq!(distance(map, from, map.delta), None);
            }
        }
    }

    fn distance(map: &Map, from: Zone, to: Zone) -> Option<usize> {
        let mut reached = vec![from];
        for steps in 0..map.rows.len() {
            if reached.contains(&to) {
                return Some(steps);
            }
            let next: Vec<Zone> = reached.iter().flat_map(|&zone| map.near(Side::new(0), zone).iter()).collect();
            reached.extend(next);
            reached.sort_unstable();
            reached.dedup();
        }
        None
    }
}
