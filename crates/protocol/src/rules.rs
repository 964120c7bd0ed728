//! The pages of `rules/` for the browser: chapters and sections as HTML, with links from section to section.

use crate::wire::{RulesChapter, RulesPage, RulesSection};
use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};
use std::collections::BTreeSet;

const PAGES: [(&str, &str); 4] = [
    ("k12", include_str!("../../../rules/k12.md")),
    ("bs1", include_str!("../../../rules/bs1.md")),
    ("bs2", include_str!("../../../rules/bs2.md")),
    ("ankh", include_str!("../../../rules/ankh.md")),
];

/// `None` if there is no such page.
pub fn page(name: &str) -> Option<RulesPage> {
    let (name, text) = PAGES.into_iter().find(|(page, _)| *page == name)?;
    Some(read(name, text))
}

/// What changed between the editions of Kemet.
pub fn changes() -> RulesPage {
    read("changes", include_str!("../../../docs/what-changed.md"))
}

fn read(name: &str, text: &str) -> RulesPage {
    let ids: BTreeSet<&str> = text.lines().filter_map(|line| Some(head(line)?.0)).collect();
    let mut page = RulesPage { page: name.to_owned(), title: String::new(), chapters: Vec::new() };
    let mut chapter = RulesChapter { title: String::new(), html: String::new(), sections: Vec::new() };
    let mut body = String::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("# ") {
            title.clone_into(&mut page.title);
        } else if let Some(title) = line.strip_prefix("## ") {
            put(&mut chapter, &mut body, &ids);
            let next = RulesChapter { title: title.to_owned(), html: String::new(), sections: Vec::new() };
            page.chapters.push(std::mem::replace(&mut chapter, next));
        } else if let Some((id, title, printed)) = head(line) {
            put(&mut chapter, &mut body, &ids);
            chapter.sections.push(RulesSection {
                id: id.to_owned(),
                title: title.to_owned(),
                printed: printed.to_owned(),
                html: String::new(),
            });
        } else {
            body += line;
            body.push('\n');
        }
    }
    put(&mut chapter, &mut body, &ids);
    page.chapters.push(chapter);
    page.chapters.retain(|chapter| !chapter.html.is_empty() || !chapter.sections.is_empty());
    page
}

/// `### move.6 · Teleport (printed: MOVEMENT)`
fn head(line: &str) -> Option<(&str, &str, &str)> {
    let (id, rest) = line.strip_prefix("### ")?.split_once(" · ")?;
    let (title, printed) = rest.rsplit_once(" (printed: ").unwrap_or((rest, ""));
    Some((id, title, printed.trim_end_matches(')')))
}

/// What was read so far belongs to the last section, or to the chapter if there is none.
fn put(chapter: &mut RulesChapter, body: &mut String, ids: &BTreeSet<&str>) {
    let written = html_of(body, ids);
    body.clear();
    match chapter.sections.last_mut() {
        Some(section) => section.html = written,
        None => chapter.html = written,
    }
}

fn html_of(text: &str, ids: &BTreeSet<&str>) -> String {
    let mut events = Vec::new();
    let mut in_link = false;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                in_link = true;
                events.push(Event::Start(Tag::Link { link_type, dest_url: local(&dest_url), title, id }));
            }
            Event::End(TagEnd::Link) => {
                in_link = false;
                events.push(Event::End(TagEnd::Link));
            }
            Event::Text(text) if !in_link => link_sections(&text, ids, &mut events),
            Event::Code(code) if !in_link && ids.contains(&*code) => link(&code, &mut events),
            // Ours is plain text; nothing else may become a tag.
            Event::Html(raw) | Event::InlineHtml(raw) => events.push(Event::Text(raw)),
            other => events.push(other),
        }
    }
    let mut written = String::new();
    html::push_html(&mut written, events.into_iter());
    written
}

/// A link to another page of rules leads to that page of the client.
fn local(link: &str) -> CowStr<'static> {
    let (path, section) = link.split_once('#').map_or((link, None), |(path, section)| (path, Some(section)));
    let file = path.rsplit('/').next().unwrap_or(path);
    let page = file.strip_suffix(".md").filter(|page| PAGES.iter().any(|(known, _)| known == page));
    match (page, section) {
        (Some(page), Some(section)) => format!("/rules/{page}#{section}").into(),
        (Some(page), None) => format!("/rules/{page}").into(),
        (None, Some(section)) if path.is_empty() => format!("#{section}").into(),
        (None, _) => link.to_owned().into(),
    }
}

/// Sections named in the text become links.
fn link_sections(text: &str, ids: &BTreeSet<&str>, events: &mut Vec<Event<'_>>) {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '-');
    let mut plain = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let word = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        let id = word.trim_end_matches(['.', '-']);
        if ids.contains(id) {
            if !plain.is_empty() {
                events.push(Event::Text(std::mem::take(&mut plain).into()));
            }
            link(id, events);
            rest = &rest[id.len()..];
        } else {
            let next = word.len().max(rest.chars().next().map_or(1, char::len_utf8));
            plain += &rest[..next];
            rest = &rest[next..];
        }
    }
    if !plain.is_empty() {
        events.push(Event::Text(plain.into()));
    }
}

fn link(id: &str, events: &mut Vec<Event<'_>>) {
    events.push(Event::Start(Tag::Link {
        link_type: LinkType::Inline,
        dest_url: format!("#{id}").into(),
        title: "".into(),
        id: "".into(),
    }));
    events.push(Event::Text(id.to_owned().into()));
    events.push(Event::End(TagEnd::Link));
}
