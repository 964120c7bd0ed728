use kemet::Kemet;
use kemet::board::Board;
use kemet::edition::Discards;
use table::*;
fn main() {
    println!(
        "game {} board {} answer {} question {}",
        size_of::<Game<Kemet>>(),
        size_of::<Board>(),
        size_of::<kemet::ask::Answer>(),
        size_of::<kemet::ask::Question>()
    );
    for players in 2..=5 {
        let mut rng = Rng::new(7);
        let start = std::time::Instant::now();
        let (mut n, mut games, mut chance, mut rounds) = (0u64, 0u64, 0u64, 0u64);
        let mut options = Options::<Kemet>::new();
        while n < 3_000_000 {
            let mut g = Game::<Kemet>::new(Board::new(kemet::editions::ALL[0], players, 0, Discards::Closed));
            while !g.is_over() {
                let seat = g.open()[0].seat;
                if seat.is_chance() {
                    let a = g.draw(&mut rng).unwrap();
                    g.play(seat, a).unwrap();
                    chance += 1;
                } else {
                    g.options_into(seat, &mut options);
                    let a = options[rng.below(options.len())];
                    g.play(seat, a).unwrap();
                    n += 1;
                }
            }
            games += 1;
            rounds += u64::from(g.board().round);
        }
        let s = start.elapsed().as_secs_f64();
        println!(
            "{players}p: {:.2} M answers/s, {:.0} games/s, {:.0} answers/game, chance {:.3}, rounds {:.1}",
            n as f64 / s / 1e6,
            games as f64 / s,
            n as f64 / games as f64,
            chance as f64 / n as f64,
            rounds as f64 / games as f64
        );
    }
}
