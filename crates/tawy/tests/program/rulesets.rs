use crate::{out, run};
use serde_json::Value;

#[test]
fn rulesets_are_listed_for_people_and_for_programs() {
    let plain = out(&run(&["rulesets"]));
    assert!(plain.contains("kemet-2012: 2 to 5 players") && plain.contains("length=short|long|beginner"), "{plain}");
    let all: Value = serde_json::from_str(&out(&run(&["rulesets", "--json"]))).expect("it is JSON");
    let kemet = &all[0];
    assert_eq!(kemet["id"], "kemet-2012");
    assert_eq!(kemet["players"]["from"], 2);
    assert_eq!(kemet["players"]["to"], 5);
    assert_eq!(kemet["options"]["discards"][0], "closed");
    let content = kemet["content"].as_array().expect("content is a list");
    let of = |kind: &str| content.iter().filter(|piece| piece["kind"] == kind).count();
    assert_eq!([of("tile"), of("card"), of("battle-card"), of("creature"), of("board")], [43, 14, 8, 7, 4]);
    let sixth = content.iter().find(|piece| piece["name"] == "1-3-0").expect("it is listed");
    assert_eq!(sixth["provenance"], "public-unsure");
    for piece in content {
        assert!(piece["rule"].as_str().is_some_and(|rule| !rule.is_empty()), "{piece}");
    }
}
