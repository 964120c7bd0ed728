use crate::kit::{LATER, Table, laid_in, start_in, two_in};
use kemet::map::{Kind, Port};

/// Where a troop of seat 0 can walk with one land move.
fn walks(ruleset: &str, players: usize, from: &str) -> Vec<String> {
    let troops = format!("troops {from}=1");
    let mut seats = vec![""; players];
    seats[0] = &troops;
    let mut t = laid_in(ruleset, "", &seats);
    t.play(&format!("0 lay move-upper; 0 {from}"));
    t.options(0).into_iter().filter_map(|option| option.strip_prefix("walk ").map(Into::into)).collect()
}

/// [port.1] [storm.2] A red port before each city and in the Delta, a blue one along the Nile of each bank.
#[test]
fn where_the_ports_are() {
    let ports = [(2, "A C X", "WB"), (3, "A B C X", "WB"), (4, "A C D F X", "WB EB"), (5, "A B C D F X", "WB EB")];
    for ruleset in LATER {
        for (players, red, blue) in ports {
            let map = start_in(ruleset, players, &[]).board().map;
            let with = |port: Port| {
                let zones = map.zones().filter(|zone| map.rows[zone.index()].port == port);
                zones.map(|zone| map.label(zone)).collect::<Vec<_>>().join(" ")
            };
            assert_eq!((with(Port::Red).as_str(), with(Port::Blue).as_str()), (red, blue));
        }
    }
}

/// [port.2] [move.5] Out by any port; in by a blue one, or by the red one before the own city.
#[test]
fn out_by_any_and_in_by_few() {
    for ruleset in LATER {
        // The own front desert: by land, and to the blue port across the Nile.
        assert_eq!(walks(ruleset, 5, "A"), ["A1", "A2", "A3", "AB", "WB", "TW", "EB"]);
        // Foreign front deserts: home, and to the blue ports.
        assert_eq!(walks(ruleset, 5, "D"), ["D1", "D2", "D3", "A", "WB", "DE", "EB", "TE"]);
        assert_eq!(walks(ruleset, 5, "C"), ["C1", "C2", "C3", "A", "BC", "WB", "TW", "EB"]);
        // Blue ports: to each other, and home.
        assert_eq!(walks(ruleset, 5, "EB"), ["A", "WB", "D", "DE", "EF", "F", "NE"]);
        assert_eq!(walks(ruleset, 5, "WB"), ["A", "AB", "B", "BC", "C", "NW", "EB"]);
        // A space without a port has none to use.
        assert_eq!(walks(ruleset, 5, "AB"), ["A", "B", "WB", "TW"]);
        assert_eq!(walks(ruleset, 5, "NE"), ["EB"]);
    }
}

/// [port.3] Out of the Delta and never into it.
#[test]
fn the_delta_is_left_by_its_port_and_entered_by_teleport() {
    for ruleset in LATER {
        assert_eq!(walks(ruleset, 5, "X"), ["A", "WB", "EB", "TX", "SX"]);
        assert_eq!(walks(ruleset, 2, "X"), ["A", "WB", "TX", "SX"]);
        for from in ["A", "WB", "EB", "F"] {
            assert!(!walks(ruleset, 5, from).iter().any(|to| to == "X"), "{from}");
        }
        let mut t = two_in(ruleset, "prayer=2; pyramids red=1@A1; troops A1=1", "");
        t.play("0 lay move-upper; 0 A1; 0 teleport TX; 0 walk X");
        assert_eq!(t.units(0, "X"), 1);
    }
}

/// [move.5] A crossing is one land move and costs nothing more.
#[test]
fn a_crossing_is_one_land_move() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=0; troops A=3; tiles priest-of-mafdet", "", "", ""]);
        t.play("0 lay move-upper; 0 A; 0 walk EB; 0 3; 0 walk NE; 0 2");
        assert_eq!((t.units(0, "EB"), t.units(0, "NE"), t.prayer(0), t.moves()), (1, 2, 0, false));
        let mut t = laid_in(ruleset, "", &["prayer=0; troops A=3", "", "", ""]);
        t.play("0 lay move-upper; 0 A; 0 walk EB; 0 3");
        assert!(!t.moves());
    }
}

/// [port.2] [ruling.58] Ports of one bank are joined like those of two; the own red port is entered from every port.
#[test]
fn ports_of_one_bank_are_joined_too() {
    for ruleset in LATER {
        assert_eq!(walks(ruleset, 3, "C"), ["C1", "C2", "C3", "A", "BC", "WB", "TW"], "home in one step");
        for from in ["B", "C", "D", "F", "WB", "EB", "X"] {
            assert!(walks(ruleset, 5, from).iter().any(|to| to == "A"), "{from}");
        }
        // A crossing may end at an enemy, too.
        let mut t = laid_in(ruleset, "", &["troops F=2", "", "troops A=1", ""]);
        t.play("0 lay move-upper; 0 F; 0 walk A; 0 2");
        assert!(t.board().fight.is_some());
    }
}

/// [port.4] No neighbours otherwise: not for a retreat.
#[test]
fn no_retreat_by_port() {
    for ruleset in LATER {
        // In the desert along the eastern Nile, with all land taken.
        let seats = ["troops A=4", "troops EB=1", "troops D=1 DE=1 EF=1 F=1 NE=1", ""];
        let mut t = laid_in(ruleset, "", &seats);
        t.play("0 lay move-upper; 0 A; 0 walk EB; 0 3");
        t.battle("4-1-0 aside 1-3-0", "2-0-2 aside 1-3-0");
        assert_eq!((t.units(1, "EB"), t.units(1, "C"), t.units(1, "WB"), t.supply(1)), (0, 0, 0, 12), "recalled");
    }
}

/// [setup.12] [ruling.56] Every city has one front desert with its three districts behind the wall, and the fronts of
/// any two are two steps apart.
#[test]
fn every_city_is_equally_far() {
    for ruleset in LATER {
        for players in 2..=5 {
            let map = start_in(ruleset, players, &[]).board().map;
            for city in 0..players {
                let outside = |zone: usize| map.land[zone].iter().filter(|other| other.index() >= 3 * players);
                let fronts: Vec<_> = (3 * city..3 * city + 3).flat_map(outside).collect();
                assert!(fronts.len() == 3 && fronts.iter().all(|front| *front == fronts[0]));
                assert_eq!(map.kind(fronts[0]), Kind::Desert, "no obelisk before a city");
            }
        }
        let mut far = |to: &str| {
            let mut t = laid_in(ruleset, "", &["troops A=1; tiles priest-of-mafdet", "", "", "", ""]);
            t.play("0 lay move-upper; 0 A");
            reaches(&t, to)
        };
        assert!(["B", "C", "D", "F"].into_iter().all(&mut far));
        assert!(!far("X"));
    }
}

/// The troop of seat 0 can be there after two steps, and not after one.
fn reaches(t: &Table, to: &str) -> bool {
    let walks = |t: &Table| t.options(0).into_iter().filter(|option| option.starts_with("walk ")).collect::<Vec<_>>();
    let goal = format!("walk {to}");
    let first = walks(t);
    !first.contains(&goal) && first.iter().any(|step| walks(t.clone().play(&format!("0 {step}"))).contains(&goal))
}

/// [setup.1] [storm.1] Closed parts are out of play, and what touched them does not touch across them.
#[test]
fn what_a_storm_covers_is_closed() {
    for ruleset in LATER {
        assert_eq!(walks(ruleset, 2, "AB"), ["A", "WB", "TW"]);
        assert_eq!(walks(ruleset, 3, "AB"), ["A", "B", "WB", "TW"]);
        assert_eq!(walks(ruleset, 3, "WB"), ["A", "AB", "B", "BC", "C", "NW"], "no port on the other bank");
        assert_eq!(walks(ruleset, 4, "DE"), ["D", "EB", "TE"]);
    }
}
