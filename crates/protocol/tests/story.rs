//! The story of a finished game: every point has a source, whatever happened.

use protocol::titles::{Ankh, Kemet};
use protocol::{Language, Storied, Words, story::Story};
use table::{Game, Rng, Seat};

#[test]
fn every_point_of_kemet_has_a_source() {
    told_games::<Kemet>();
}

#[test]
fn every_point_of_ankh_has_a_source() {
    told_games::<Ankh>();
}

fn told_games<T: Storied>() {
    let words = Words::new(Language::English);
    for ruleset in T::rulesets() {
        let mut several = 0;
        for players in ruleset.players.clone() {
            for seed in 0..6 {
                let mut rng = Rng::new(seed);
                let mut game = Game::<T>::new(T::start(ruleset.id, players, &[]).expect("a game"));
                let mut story = Story::new(&game);
                let mut step = 0;
                while !game.is_over() {
                    let seat = game.open()[rng.below(game.open().len())].seat;
                    let answer = match game.draw(&mut rng) {
                        Some(drawn) => drawn,
                        None => game.options(seat)[rng.below(game.options(seat).len())],
                    };
                    game.play_telling(seat, answer, &mut |event| story.hear(event)).expect("an option");
                    step += 1;
                    story.note(&game, step);
                }
                let told = story.tell(&game, &words).expect("it is over");
                assert_eq!(told.ranking.len(), players);
                for rank in &told.ranking {
                    let sum: i32 = rank.sources.iter().map(|source| source.points).sum();
                    assert_eq!(sum, T::points(game.board(), Seat::new(rank.seat)), "{} seed {seed}", ruleset.id);
                    several += usize::from(rank.sources.len() > 1);
                }
            }
        }
        assert!(several > 10, "{}: points come from more than one source", ruleset.id);
    }
}
