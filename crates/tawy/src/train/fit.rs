//! The weights under which the winners of many positions, or what searches thought of them, are likeliest.

use bots::value::{self, Column, Features, MOST_BENDS, MOST_FEATURES};
use table::{MOST_SEATS, Rng, Seat, SeatSet};

/// A position: the features of every side, and which of them won.
#[derive(Clone)]
pub(super) struct Position {
    /// One game in ten only judges.
    pub(super) judges: bool,
    /// Which weights it teaches.
    pub(super) column: usize,
    pub(super) sides: SeatSet,
    /// What part of the game each side has won, or will as a search thinks.
    pub(super) won: [f32; MOST_SEATS],
    /// Of each side in play, one after another, as many features as the game has.
    pub(super) features: Box<[f32]>,
}

impl Position {
    pub(super) fn new(column: usize, sides: SeatSet, measured: &[Features; MOST_SEATS], count: usize) -> Position {
        let features = sides.iter().flat_map(|side| &measured[side.index()][..count]).copied().collect();
        Position { judges: false, column, sides, won: [0.0; MOST_SEATS], features }
    }

    /// The features by side, each as the scale measures it.
    fn measured(&self, scale: &Scale) -> [Features; MOST_SEATS] {
        let mut features = [[0.0; MOST_FEATURES]; MOST_SEATS];
        for (side, of_side) in self.sides.iter().zip(self.features.chunks_exact(scale.count)) {
            for (at, &feature) in of_side.iter().enumerate() {
                features[side.index()][at] = (feature - scale.mean[at]) / scale.spread[at];
            }
        }
        features
    }

    /// Shares the game out among sides, by what each of them is due.
    pub(super) fn share(&mut self, parts: impl IntoIterator<Item = (usize, f32)>) {
        for (side, part) in parts {
            self.won[side] += part;
        }
        let all: f32 = self.won.iter().sum();
        if all > 0.0 {
            self.won.iter_mut().for_each(|won| *won /= all);
        }
    }
}

/// How surprised the weights are by who won, on average.
pub(super) fn surprise<'p>(positions: impl Iterator<Item = &'p Position>, count: usize, weights: &Column) -> f64 {
    let plain = Scale { count, mean: [0.0; MOST_FEATURES], spread: [1.0; MOST_FEATURES] };
    let (mut sum, mut seen) = (0.0, 0.0);
    for position in positions {
        let chances = value::chances(&position.measured(&plain), position.sides, weights);
        let of_side =
            |side: Seat| f64::from(position.won[side.index()]) * f64::from(chances[side.index()].max(1e-6)).ln();
        sum -= position.sides.iter().map(of_side).sum::<f64>();
        seen += 1.0;
    }
    sum / f64::max(seen, 1.0)
}

/// How a fit goes.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// How many bends there are.
    pub(super) bends: usize,
    /// How strongly the weights are drawn towards the old ones, and bends towards nothing.
    pub(super) pull: f32,
    pub(super) seed: u64,
}

/// Steps down the slope of the surprise, each number at a pace of its own (Adam), some positions at a time. Further on it
/// learns these positions by heart: what surprises the judges least on the way is kept.
pub(super) fn fit(positions: &[&Position], judges: &[&Position], old: &Column, count: usize, manner: Manner) -> Column {
    const STEPS: i32 = 5000;
    const JUDGED: i32 = 250;
    const BATCH: usize = 2048;
    const PACE: f32 = 0.003;
    let scale = Scale::of(positions, count);
    let mut rng = Rng::new(manner.seed);
    // Bends that are there go on; else all begin anew, and are drawn towards nothing.
    let home = scale.standard(old);
    let mut column = Column { bends: manner.bends.max(home.bends), ..home.clone() };
    for row in column.bend[..count].iter_mut().filter(|_| home.bends == 0) {
        row[..manner.bends].fill_with(|| (rng.below(2001) as f32 / 1000.0 - 1.0) * (3.0 / count as f32).sqrt());
    }
    let (mut first, mut second) = (Column::NONE, Column::NONE);
    let mut best = (f64::MAX, old.clone());
    for step in 1..=STEPS {
        let mut slope = Column::NONE;
        for _ in 0..BATCH {
            let position = positions[rng.below(positions.len())];
            descend(position, &position.measured(&scale), &column, &mut slope);
        }
        let pace = PACE * f32::min(1.0, 2.0 * (1.0 - step as f32 / STEPS as f32));
        let (one, two) = (1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step));
        let memories = numbers(&mut first).zip(numbers(&mut second));
        let slopes = numbers(&mut slope).map(|slope| *slope / BATCH as f32);
        for (((number, home), slope), (first, second)) in
            numbers(&mut column).zip(numbers(&mut home.clone())).zip(slopes).zip(memories)
        {
            let slope = slope + manner.pull * (*number - *home);
            *first = 0.9 * *first + 0.1 * slope;
            *second = 0.999 * *second + 0.001 * slope * slope;
            *number -= pace * (*first / one) / ((*second / two).sqrt() + 1e-8);
        }
        if step % JUDGED == 0 {
            let fitted = scale.undo(column.clone());
            let surprised = surprise(judges.iter().copied(), count, &fitted);
            if surprised <= best.0 {
                best = (surprised, fitted);
            }
        }
    }
    best.1
}

/// Adds how the surprise of a position changes with every number of the column.
fn descend(position: &Position, features: &[Features; MOST_SEATS], column: &Column, slope: &mut Column) {
    let chances = value::chances(features, position.sides, column);
    for side in position.sides.iter() {
        let features = &features[side.index()];
        let error = chances[side.index()] - position.won[side.index()];
        slope.plain.iter_mut().zip(features).for_each(|(slope, feature)| *slope += error * feature);
        if column.bends == 0 {
            continue;
        }
        let bent = column.bent(features);
        let back: [f32; MOST_BENDS] =
            std::array::from_fn(|at| if bent[at] > 0.0 { error * column.weight[at] } else { 0.0 });
        for at in 0..MOST_BENDS {
            slope.weight[at] += error * bent[at].max(0.0);
            slope.base[at] += back[at];
        }
        for (row, &feature) in slope.bend.iter_mut().zip(features).filter(|&(_, &feature)| feature != 0.0) {
            row.iter_mut().zip(back).for_each(|(slope, back)| *slope += feature * back);
        }
    }
}

/// All that is fitted of a column.
fn numbers(column: &mut Column) -> impl Iterator<Item = &mut f32> {
    let Column { plain, bends: _, bend, base, weight } = column;
    plain.iter_mut().chain(bend.iter_mut().flatten()).chain(base).chain(weight)
}

/// What is usual of each feature: weights are fitted as if all features were spread alike, so that all are drawn back alike.
struct Scale {
    count: usize,
    mean: Features,
    spread: Features,
}

/// What is rare is measured as if it were less rare: few games tell of it, and some weights got out of all proportion.
const RARE: f64 = 0.02;

impl Scale {
    fn of(positions: &[&Position], count: usize) -> Scale {
        let (mut sum, mut squares, mut seen) = ([0.0_f64; MOST_FEATURES], [0.0_f64; MOST_FEATURES], 0.0);
        for of_side in positions.iter().flat_map(|position| position.features.chunks_exact(count)) {
            seen += 1.0;
            for (at, &feature) in of_side.iter().enumerate() {
                sum[at] += f64::from(feature);
                squares[at] += f64::from(feature) * f64::from(feature);
            }
        }
        let seen = f64::max(seen, 1.0);
        let spread = |at: usize| (squares[at] / seen - (sum[at] / seen).powi(2) + RARE).sqrt() as f32;
        Scale { count, mean: std::array::from_fn(|at| (sum[at] / seen) as f32), spread: std::array::from_fn(spread) }
    }

    /// What weighs features as they are, for features on this scale.
    fn standard(&self, column: &Column) -> Column {
        let mut column = column.clone();
        for at in 0..MOST_FEATURES {
            for (by, base) in column.bend[at].iter_mut().zip(&mut column.base) {
                *base += *by * self.mean[at];
                *by *= self.spread[at];
            }
            column.plain[at] *= self.spread[at];
        }
        column
    }

    /// What weighs features on this scale, for features as they are.
    fn undo(&self, mut column: Column) -> Column {
        for at in 0..MOST_FEATURES {
            column.plain[at] /= self.spread[at];
            for (by, base) in column.bend[at].iter_mut().zip(&mut column.base) {
                *by /= self.spread[at];
                *base -= *by * self.mean[at];
            }
        }
        column
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions of two sides; the first wins as often as its features say.
    fn positions(mut odds: impl FnMut(&mut Rng, &mut [Features; MOST_SEATS]) -> f32) -> Vec<Position> {
        let mut rng = Rng::new(3);
        let mut position = |_| {
            let mut features = [[0.0; MOST_FEATURES]; MOST_SEATS];
            let chance = odds(&mut rng, &mut features);
            let winner = usize::from(rng.below(1000) as f32 >= 1000.0 * chance);
            let mut position = Position::new(0, Seat::all(2).collect(), &features, 2);
            position.share([(winner, 1.0)]);
            position
        };
        (0..4000).map(&mut position).collect()
    }

    #[test]
    fn a_fit_finds_what_decides() {
        // Whoever has more of the first feature wins, three times in four; the second means nothing.
        let positions = positions(|rng, features| {
            features[0][0] = 1.0;
            features[0][1] = rng.below(2) as f32;
            features[1][1] = rng.below(2) as f32;
            0.75
        });
        let all: Vec<&Position> = positions.iter().collect();
        let fitted = fit(&all, &all, &Column::NONE, 2, Manner { bends: 0, pull: 0.0, seed: 1 });
        let plain = &fitted.plain;
        assert!((plain[0] - 3.0_f32.ln()).abs() < 0.15 && plain[1].abs() < 0.15, "{:?}", &plain[..2]);
        assert!(surprise(positions.iter(), 2, &fitted) < surprise(positions.iter(), 2, &Column::NONE));
        // Drawn back hard, the weights stay where they were.
        let held = fit(&all, &all, &Column::NONE, 2, Manner { bends: 0, pull: 100.0, seed: 1 });
        assert!(held.plain[0].abs() < 0.05, "{:?}", &held.plain[..2]);
    }

    #[test]
    fn what_is_learned_by_heart_is_not_kept() {
        // Nothing decides: whatever is found in a hundred games is not so in the others.
        let chance = positions(|rng, features| {
            features.iter_mut().take(2).for_each(|side| side.fill_with(|| rng.below(9) as f32 - 4.0));
            0.5
        });
        let all: Vec<&Position> = chance.iter().collect();
        let (few, judges) = all.split_at(100);
        let fitted = |judges| fit(few, judges, &Column::NONE, 2, Manner { bends: 8, pull: 0.0, seed: 1 });
        let surprised = |column: &Column| surprise(judges.iter().copied(), 2, column);
        let (by_heart, judged) = (surprised(&fitted(few)), surprised(&fitted(judges)));
        assert!(judged < by_heart - 0.05, "{judged} {by_heart}");
    }

    #[test]
    fn bends_find_what_counts_only_together() {
        let positions = positions(|rng, features| {
            for side in &mut features[..2] {
                (side[0], side[1]) = (rng.below(2) as f32, rng.below(2) as f32);
            }
            let both = |side: &Features| side[0] * side[1];
            0.5 + 0.4 * (both(&features[0]) - both(&features[1]))
        });
        let all: Vec<&Position> = positions.iter().collect();
        let fitted = |bends| fit(&all, &all, &Column::NONE, 2, Manner { bends, pull: 0.0, seed: 1 });
        let surprised = |column: &Column| surprise(positions.iter(), 2, column);
        let (straight, bent) = (surprised(&fitted(0)), surprised(&fitted(4)));
        assert!(bent < straight - 0.01, "{bent} {straight}");
    }
}
