use crate::{RULESETS, out, run};
use serde_json::Value;

#[test]
fn rulesets_are_listed_for_people_and_for_programs() {
    let plain = out(&run(&["rulesets"]));
    assert!(plain.contains("kemet-2012: 2 to 5 players") && plain.contains("length=short|long|beginner"), "{plain}");
    let all: Value = serde_json::from_str(&out(&run(&["rulesets", "--json"]))).expect("it is JSON");
    let ids: Vec<&str> = all.as_array().into_iter().flatten().filter_map(|ruleset| ruleset["id"].as_str()).collect();
    assert_eq!(ids, RULESETS);
    for ruleset in RULESETS {
        let least = if ruleset == "kemet-rotg" { 1 } else { 2 };
        assert!(plain.contains(&format!("{ruleset}: {least} to ")), "{plain}");
    }
    for blood_and_sand in [&all[1], &all[2]] {
        assert_eq!(blood_and_sand["endings"][0], "fame");
        assert_eq!(counts(blood_and_sand), [56, 18, 10, 10, 4]);
    }
    let rise = &all[3];
    assert_eq!((rise["id"].as_str(), rise["players"]["to"].as_u64()), (Some("kemet-rotg"), Some(6)));
    // The nineteenth card is that of teams, the sixth board that of the game against Amon.
    assert_eq!(counts(rise), [70, 19, 12, 14, 6]);
    let ankh = all[4]["content"].as_array().expect("content is a list");
    let kinds = ["god", "guardian", "power", "card", "scenario", "board"];
    assert_eq!(kinds.map(|kind| ankh.iter().filter(|piece| piece["kind"] == kind).count()), [5, 6, 12, 7, 12, 1]);
    let red = ankh.iter().find(|piece| piece["name"] == "last-red-space").expect("it is listed");
    assert_eq!(red["provenance"], "public-unsure");
    let kemet = &all[0];
    assert_eq!(kemet["id"], "kemet-2012");
    assert_eq!(kemet["players"]["from"], 2);
    assert_eq!(kemet["players"]["to"], 5);
    assert_eq!(kemet["options"]["discards"][0], "closed");
    assert_eq!(counts(kemet), [43, 14, 8, 7, 4]);
    let content = kemet["content"].as_array().expect("content is a list");
    let sixth = content.iter().find(|piece| piece["name"] == "1-3-0").expect("it is listed");
    assert_eq!(sixth["provenance"], "public-unsure");
    for piece in content {
        assert!(piece["rule"].as_str().is_some_and(|rule| !rule.is_empty()), "{piece}");
    }
}

/// How many kinds of tiles, cards, battle cards, creatures and boards are in the box.
fn counts(ruleset: &Value) -> [usize; 5] {
    let content = ruleset["content"].as_array().expect("content is a list");
    ["tile", "card", "battle-card", "creature", "board"]
        .map(|kind| content.iter().filter(|piece| piece["kind"] == kind).count())
}
