//! The law kit: what must hold of every game under random play, whatever its rules.

use crate::{Entry, Game, MOST_OPTIONS, Match, Notation, Progress, Rng, Seat, SeatSet, Sign, View};

/// Every game ends within this many answers of random play.
const MOST_ANSWERS_OF_A_GAME: usize = 50_000;

/// How closely a game is watched.
#[derive(Clone, Copy, Debug)]
pub struct Laws {
    /// The laws that look at every option are checked at one of so many questions.
    pub every: usize,
}

/// A law that does not hold, with the position where it broke.
#[derive(Clone, Debug)]
pub struct LawBreach {
    pub law: &'static str,
    pub what: String,
    pub position: String,
}

type Held = Result<(), LawBreach>;

impl Laws {
    /// Plays a game at random to its end under the laws and hands the finished match back.
    pub fn play_out<R: Notation>(self, game: Game<R>, rng: &mut Rng) -> Result<Match<R>, LawBreach> {
        let mut played = Match::new(game);
        let mut told: Vec<R::Event> = Vec::new();
        Game::<R>::new_telling(*game.checkpoint(), &mut |event| told.push(event));
        while !played.game().is_over() {
            let game = *played.game();
            if played.record().len() >= MOST_ANSWERS_OF_A_GAME {
                return breach(&game, "every game ends", "50,000 answers are not enough");
            }
            if rng.below(self.every) == 0 {
                self.check(&game, rng)?;
                undo_is_identity(&mut played, rng)?;
            }
            let (seat, answer) = random_answer(&game, rng)?;
            if let Err(refused) = played.play_telling(seat, answer, &mut |event| told.push(event)) {
                return breach(&game, "option <=> accepted", format!("{answer:?} is listed and refused: {refused:?}"));
            }
            told_once(&game, seat, answer, &mut told)?;
            if let Err(what) = R::audit(played.game().checkpoint()) {
                return breach(played.game(), "conservation", what);
            }
        }
        if !played.game().open().is_empty() {
            return breach(played.game(), "no dead end", "a game that is over still asks");
        }
        self.replays(&played, game)?;
        Ok(played)
    }

    /// All laws about one position.
    pub fn check<R: Notation>(self, game: &Game<R>, rng: &mut Rng) -> Held {
        asks_something(game)?;
        options_are_what_is_accepted(game)?;
        options_differ(game)?;
        playing_is_pure(game)?;
        text_round_trips(game)?;
        views_tell_nothing(game, rng)?;
        arrival_leaves_no_trace(game, rng)
    }

    fn replays<R: Notation>(self, played: &Match<R>, mut game: Game<R>) -> Held {
        for entry in played.record() {
            if game.play(entry.seat, entry.answer).is_err() {
                return breach(&game, "the record replays", format!("{entry:?} is refused"));
            }
        }
        hold(game == *played.game(), &game, "the record replays", "to another end")
    }
}

fn random_answer<R: Notation>(game: &Game<R>, rng: &mut Rng) -> Result<(Seat, R::Answer), LawBreach> {
    let open = game.open();
    let Some(open) = (!open.is_empty()).then(|| open[rng.below(open.len())]) else {
        return Err(LawBreach {
            law: "no dead end",
            what: "nobody is asked".into(),
            position: R::write_position(game),
        });
    };
    if open.seat.is_chance() {
        let drawn = game.draw(rng);
        return drawn.map(|answer| (Seat::CHANCE, answer)).ok_or_else(|| LawBreach {
            law: "no dead end",
            what: "chance has nothing to draw".into(),
            position: R::write_position(game),
        });
    }
    let options = game.options(open.seat);
    Ok((open.seat, options[rng.below(options.len())]))
}

fn asks_something<R: Notation>(game: &Game<R>) -> Held {
    for open in game.open() {
        let count = game.options(open.seat).len();
        hold(count > 0, game, "no dead end", "a question without an option")?;
        hold(count <= MOST_OPTIONS, game, "short lists", "too many options")?;
        let window = matches!(game.log.together, Some((_, _, Sign::None)));
        hold(count > 1 || window, game, "one option answers itself", "only a window asks with one option")?;
    }
    Ok(())
}

fn options_are_what_is_accepted<R: Notation>(game: &Game<R>) -> Held {
    for open in game.open() {
        let options = game.options(open.seat);
        for answer in R::every_answer(game.board()) {
            let (listed, checked) = (options.contains(&answer), game.check(open.seat, answer));
            if listed != checked.is_ok() {
                let what = format!("{answer:?} to {:?}: listed {listed}, but {checked:?}", open.question);
                return breach(game, "option <=> accepted", what);
            }
            let taken = { *game }.play(open.seat, answer).is_ok();
            hold(taken == listed, game, "option <=> accepted", "check and play disagree")?;
        }
        for (index, answer) in options.iter().enumerate() {
            hold(!options[..index].contains(answer), game, "options differ", "one answer is listed twice")?;
        }
    }
    Ok(())
}

/// A choice that makes no difference is none: it leads elsewhere, or by another way of which is told. Draws are not
/// choices: the last two cards may come in either order.
fn options_differ<R: Notation>(game: &Game<R>) -> Held {
    for open in game.open().iter().filter(|open| !open.seat.is_chance()) {
        let options = game.options(open.seat);
        let after: Vec<_> = options.iter().map(|&answer| after(game, open.seat, answer)).collect();
        for (i, (a, told)) in after.iter().enumerate() {
            for (j, (b, other)) in after[..i].iter().enumerate() {
                // Within a secret dialogue the answers themselves are the difference: nothing is written before all are in.
                let alike = a.board() == b.board() && a.open() == b.open() && told == other;
                let same = alike && game.log.together.is_none();
                if same {
                    let what = format!("{:?} and {:?} to {:?}", options[i], options[j], open.question);
                    return breach(game, "options differ", what);
                }
            }
        }
    }
    Ok(())
}

fn playing_is_pure<R: Notation>(game: &Game<R>) -> Held {
    for open in game.open() {
        for &answer in game.options(open.seat) {
            let (first, second) = (after(game, open.seat, answer), after(game, open.seat, answer));
            hold(first == second, game, "playing is pure", "the same answer led elsewhere")?;
        }
    }
    Ok(())
}

fn undo_is_identity<R: Notation>(played: &mut Match<R>, rng: &mut Rng) -> Held {
    let (game, record) = (*played.game(), played.record().to_vec());
    let mut depth = 0;
    while depth < 1 + rng.below(4) && !played.game().is_over() {
        let (seat, answer) = random_answer(played.game(), rng)?;
        let _ = played.play(seat, answer);
        depth += 1;
    }
    for _ in 0..depth {
        played.undo();
    }
    hold(*played.game() == game && played.record() == record, &game, "undo after play is the identity", "it is not")
}

fn text_round_trips<R: Notation>(game: &Game<R>) -> Held {
    for answer in R::every_answer(game.board()) {
        let text = R::write_answer(game.board(), answer);
        if R::read_answer(game.board(), &text) != Ok(answer) {
            return breach(game, "text round-trips", format!("{answer:?} is written {text}"));
        }
    }
    let text = R::write_position(game);
    match R::read_position(&text) {
        Ok(read) if read == *game => Ok(()),
        Ok(read) => breach(game, "text round-trips", format!("the position reads as\n{}", R::write_position(&read))),
        Err(why) => breach(game, "text round-trips", why),
    }
}

fn views_tell_nothing<R: Notation>(game: &Game<R>, rng: &mut Rng) -> Held {
    let asked = game.open().iter().map(|open| open.seat).filter(|seat| !seat.is_chance());
    let together = game.log.together.map_or_else(SeatSet::default, |(_, seats, _)| seats);
    let others = (0..crate::MOST_SEATS).map(Seat::new).filter(|&seat| {
        R::see(game.board(), Some(seat)) != R::see(game.board(), None)
            || together.iter().any(|of| R::confides(game.board(), of, seat))
    });
    let mut seats: Vec<Option<Seat>> = asked.chain(others).map(Some).collect();
    seats.push(None);
    let seat = seats[rng.below(seats.len())];
    let view: View<R> = game.view(seat);
    let Ok(world) = view.sample(rng) else {
        return breach(game, "views can be sampled", format!("{seat:?} finds no world"));
    };
    hold(world.view(seat) == view, game, "view(sample(view)) == view", "it is not")?;
    let Ok(unanswered) = view.sample_unanswered(rng) else {
        return breach(game, "the moment of the question can be sampled", format!("{seat:?} finds no world"));
    };
    let before = View { waiting: view.waiting, ..unanswered.view(seat) };
    hold(before == view, game, "a question looks as it did when it was put", "it does not")?;
    if let Err(what) = R::audit(world.checkpoint()) {
        return breach(game, "sampled worlds are sound", what);
    }
    if let Some(seat) = seat {
        let same = world.options(seat) == game.options(seat);
        hold(same, game, "equal views give equal options", "what is hidden shows in the options")?;
        // Whoever asks why not must not be told of what lies hidden either. The lists are long: some are enough.
        let asked = R::every_answer(game.board()).into_iter().filter(|_| rng.below(8) == 0);
        for answer in asked {
            let (here, there) = (game.check(seat, answer), world.check(seat, answer));
            if here != there {
                let what = format!("{answer:?}: {here:?} here, but {there:?} in another world");
                return breach(game, "equal views give equal reasons", what);
            }
        }
    }
    Ok(())
}

/// Two seats that answer at once: whoever is first, the same game and the same record come out.
fn arrival_leaves_no_trace<R: Notation>(game: &Game<R>, rng: &mut Rng) -> Held {
    let [first, .., last] = game.open() else { return Ok(()) };
    let (one, other) = (game.options(first.seat), game.options(last.seat));
    let (a, b) = (one[rng.below(one.len())], other[rng.below(other.len())]);
    let mut forth = Match::new(*game);
    let mut back = Match::new(*game);
    let taken = forth.play(first.seat, a).is_ok()
        && forth.play(last.seat, b).is_ok()
        && back.play(last.seat, b).is_ok()
        && back.play(first.seat, a).is_ok();
    hold(taken, game, "order of arrival", "one answer closed the other's question")?;
    let same = forth.game() == back.game() && forth.record() == back.record();
    hold(same, game, "order of arrival", "it shows in the state or the record")
}

/// At each checkpoint: what was told on the way is what the whole step tells, once.
fn told_once<R: Notation>(game: &Game<R>, seat: Seat, answer: R::Answer, told: &mut Vec<R::Event>) -> Held {
    let mut next = *game;
    let Ok(Progress::Further) = next.play(seat, answer) else { return Ok(()) };
    let mut answers: Vec<Entry<R::Answer>> = game.since().to_vec();
    let at = game.asked(seat).map_or(0, |open| open.at as usize);
    answers.insert(at, Entry { seat, answer });
    let mut whole = Vec::new();
    Game::<R>::tell_again(*game.checkpoint(), &answers, &mut |event| whole.push(event));
    if *told == whole {
        told.clear();
        Game::<R>::new_telling(*next.checkpoint(), &mut |event| told.push(event));
        return Ok(());
    }
    breach(game, "events are told once", format!("told {told:?}, the whole step tells {whole:?}"))
}

/// The game after an answer, and what is told of it.
fn after<R: Notation>(game: &Game<R>, seat: Seat, answer: R::Answer) -> (Game<R>, Vec<R::Event>) {
    let (mut next, mut told) = (*game, Vec::new());
    let _ = next.play_telling(seat, answer, &mut |event| told.push(event));
    (next, told)
}

fn hold<R: Notation>(holds: bool, game: &Game<R>, law: &'static str, what: &str) -> Held {
    if holds { Ok(()) } else { breach(game, law, what) }
}

fn breach<R: Notation, T>(game: &Game<R>, law: &'static str, what: impl Into<String>) -> Result<T, LawBreach> {
    Err(LawBreach { law, what: what.into(), position: R::write_position(game) })
}
