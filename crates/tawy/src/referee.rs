//! `tawy referee`: keeps one game for another program. Whatever comes in, the referee goes on.

use crate::fault::Done;
use crate::titles::{self, Errand, Playable};
use protocol::referee::{Body, LONGEST_LINE, Question, Reply, Request, read, value};
use protocol::scene::scene;
use protocol::{Language, Record, Words, scenario, why};
use std::io::{self, BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Game, Match, Seat};

/// Speaks this language in games that ask for none.
pub(crate) fn referee(lang: Language) -> Done {
    serve(lang, &mut io::stdin().lock(), &mut io::stdout().lock())
}

fn serve(lang: Language, input: &mut impl BufRead, output: &mut impl Write) -> Done {
    let speech = Speech { usual: lang, words: Language::ALL.map(Words::new) };
    let mut game: Option<Box<dyn Hosted>> = None;
    while let Some(line) = next_line(input)? {
        let reply = match line {
            Line::Whole(line) => {
                let (id, request) = read(&line);
                let body = request.map_or_else(Body::wrong, |request| meet(&mut game, request, &speech));
                Reply::new(id, body)
            }
            Line::TooLong => {
                Reply::new(value(()), Body::wrong(format!("the line is longer than {LONGEST_LINE} bytes")))
            }
        };
        writeln!(output, "{}", reply.line())?;
        output.flush()?;
    }
    Ok(())
}

/// What is said in each language.
struct Speech {
    usual: Language,
    words: [Words; Language::ALL.len()],
}

impl Speech {
    fn words(&self, lang: Language) -> &Words {
        &self.words[lang as usize]
    }
}

enum Line {
    Whole(Vec<u8>),
    TooLong,
}

/// The next line, as far as it is not too long to keep.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let limit = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') || line.len() <= LONGEST_LINE {
        return Ok(Some(Line::Whole(line)));
    }
    loop {
        line.clear();
        if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 || line.last() == Some(&b'\n') {
            return Ok(Some(Line::TooLong));
        }
    }
}

/// Answers a request. A bug in the rules must not end the conversation: games change only after a request succeeds.
fn meet(game: &mut Option<Box<dyn Hosted>>, request: Request, speech: &Speech) -> Body {
    let met = catch_unwind(AssertUnwindSafe(|| match request {
        Request::New { ruleset, players, scenario, options, seed, lang } => {
            let (id, lang) = (ruleset.clone(), lang.unwrap_or(speech.usual));
            lay_out(game, &id, New { ruleset, players, scenario, options, seed, lang }, speech)
        }
        Request::Load { position, seed, lang } => {
            let (id, lang) = (titles::ruleset_of(&position).to_owned(), lang.unwrap_or(speech.usual));
            lay_out(game, &id, Load { position, seed, lang }, speech)
        }
        other => match game {
            Some(game) => game.meet(other, speech.words(game.lang())),
            None => Body::wrong("there is no game yet: begin with 'new' or 'load'"),
        },
    }));
    met.unwrap_or_else(|_| Body::wrong("the referee has a bug here; nothing was changed"))
}

type Laid = Result<Box<dyn Hosted>, String>;

fn lay_out(
    game: &mut Option<Box<dyn Hosted>>,
    ruleset: &str,
    errand: impl Errand<Done = Laid>,
    speech: &Speech,
) -> Body {
    match titles::with(ruleset, errand).map_err(|fault| fault.to_string()) {
        Ok(Ok(mut laid)) => {
            let body = laid.begin(speech.words(laid.lang()));
            *game = Some(laid);
            body
        }
        Ok(Err(why)) | Err(why) => Body::wrong(why),
    }
}

struct New {
    ruleset: String,
    players: Option<usize>,
    scenario: Option<String>,
    options: Vec<(String, String)>,
    seed: Option<u64>,
    lang: Language,
}

impl Errand for New {
    type Done = Laid;

    fn run<T: Playable>(self) -> Laid {
        let options: Vec<(&str, &str)> = self.options.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        let board = match &self.scenario {
            None => T::start(&self.ruleset, self.players.unwrap_or_default(), &options)?,
            Some(text) => T::stage(text, &options).map_err(|why| why.to_string())?,
        };
        if let (said, Some(wanted)) = (T::players(&board), self.players)
            && said != wanted
        {
            return Err(format!("this scenario is for {said} players, not for {wanted}"));
        }
        let game = Game::new(board);
        let position = scenario::origin(&game);
        Ok(Box::new(Hosting::<T> { played: Match::new(game), seed: self.seed, lang: self.lang, position }))
    }
}

struct Load {
    position: String,
    seed: Option<u64>,
    lang: Language,
}

impl Errand for Load {
    type Done = Laid;

    fn run<T: Playable>(self) -> Laid {
        let game = T::read_position(&self.position)?;
        let position = Some(T::write_position(&game));
        Ok(Box::new(Hosting::<T> { played: Match::new(game), seed: self.seed, lang: self.lang, position }))
    }
}

/// A game of some title.
trait Hosted {
    /// The language it is played in.
    fn lang(&self) -> Language;
    /// Lets chance begin, if it is ours, and says what was laid out.
    fn begin(&mut self, words: &Words) -> Body;
    fn meet(&mut self, request: Request, words: &Words) -> Body;
}

struct Hosting<T: Playable> {
    played: Match<T>,
    /// `None`: the caller answers for chance.
    seed: Option<u64>,
    lang: Language,
    /// Where it began, if not at the beginning.
    position: Option<String>,
}

impl<T: Playable> Hosted for Hosting<T> {
    fn lang(&self) -> Language {
        self.lang
    }

    fn begin(&mut self, words: &Words) -> Body {
        let mut told = Vec::new();
        Game::<T>::new_telling(*self.played.game().checkpoint(), &mut |event| told.push(event));
        if let Some(seed) = self.seed {
            self.played.draw_all(seed, &mut |event| told.push(event));
        }
        let board = self.played.game().board();
        Body::Game {
            ruleset: T::ruleset(board),
            players: T::players(board),
            options: T::settings(board).into_iter().map(|(k, v)| (k.to_owned(), value(v))).collect(),
            seed: self.seed,
            events: self.say(&told, words),
        }
    }

    fn meet(&mut self, request: Request, words: &Words) -> Body {
        match request {
            Request::New { .. } | Request::Load { .. } => Body::wrong("a game is laid out before it is asked"),
            Request::Position => Body::Position { position: T::write_position(self.played.game()) },
            Request::Open => Body::Open { questions: self.questions(words) },
            Request::Play { seat, answer } => self.play(seat, &answer, words),
            Request::Why { seat, answer } => self.why(seat, &answer, words),
            Request::View { seat } => match seat.map(|seat| self.is_seat(seat)) {
                Some(Err(body)) => body,
                Some(Ok(())) | None => Body::View { view: value(scene(&self.played.game().view(seat))) },
            },
            Request::Undo => self.undo(),
            Request::Result => {
                let outcome = T::outcome(self.played.game());
                let winners = outcome.iter().flat_map(|outcome| outcome.winners.iter().map(|seat| seat.index()));
                Body::Result {
                    over: self.played.game().is_over(),
                    winners: winners.collect(),
                    ending: outcome.as_ref().map(|outcome| outcome.ending),
                }
            }
            Request::Record => {
                let record = Record::of(&self.played, &[], self.position.as_deref());
                Body::Record { record: record.write() }
            }
        }
    }
}

impl<T: Playable> Hosting<T> {
    fn questions(&self, words: &Words) -> Vec<Question> {
        let game = self.played.game();
        let asked = game.open().iter().map(|open| Question {
            seat: open.seat.into(),
            question: T::question_id(&open.question),
            text: words.say(&T::say_question(game.board(), open.seat, &open.question)),
            rule: T::question_rule(&open.question),
            options: game.options(open.seat).iter().map(|&answer| T::write_answer(game.board(), answer)).collect(),
        });
        asked.collect()
    }

    fn play(&mut self, seat: Seat, answer: &str, words: &Words) -> Body {
        if let Err(body) = self.is_seat(seat) {
            return body;
        }
        let answer = match why::judge(self.played.game(), words, seat, answer) {
            Ok(answer) => answer,
            Err(why) => return Body::refused(why),
        };
        let mut played = self.played.clone();
        let mut told = Vec::new();
        if let Err(refused) = played.play_telling(seat, answer, &mut |event| told.push(event)) {
            return Body::refused(why::explain(self.played.game(), words, seat, refused));
        }
        if let Some(seed) = self.seed {
            played.draw_all(seed, &mut |event| told.push(event));
        }
        self.played = played;
        Body::Played { events: self.say(&told, words) }
    }

    fn why(&self, seat: Seat, answer: &str, words: &Words) -> Body {
        if let Err(body) = self.is_seat(seat) {
            return body;
        }
        match why::judge(self.played.game(), words, seat, answer) {
            Ok(_) => Body::Legal { legal: true },
            Err(why) => Body::Illegal { legal: false, why: why.why, rule: why.rule },
        }
    }

    /// Takes the last answer back; where chance is ours, what it drew after the last player's answer goes with it.
    fn undo(&mut self) -> Body {
        let ours = |seat: Seat| self.seed.is_some() && seat.is_chance();
        if self.played.record().iter().all(|entry| ours(entry.seat)) {
            return Body::wrong("there is nothing to undo");
        }
        let mut played = self.played.clone();
        let undone = loop {
            match played.undo() {
                Some(seat) if ours(seat) => {}
                other => break other,
            }
        };
        self.played = played;
        undone.map_or_else(|| Body::wrong("there is nothing to undo"), |seat| Body::Undone { seat: seat.into() })
    }

    fn is_seat(&self, seat: Seat) -> Result<(), Body> {
        let players = T::players(self.played.game().board());
        if seat.is_chance() || seat.index() < players {
            return Ok(());
        }
        Err(Body::wrong(format!("there is no seat {seat}; there are 0 to {}", players - 1)))
    }

    fn say(&self, events: &[T::Event], words: &Words) -> Vec<String> {
        let board = self.played.game().board();
        events.iter().map(|&event| words.say(&T::say_event(board, event))).collect()
    }
}
