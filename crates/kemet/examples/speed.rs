use kemet::Kemet;
use kemet::board::Board;
use kemet::edition::Discards;
use table::*;
fn main() {
    let target: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(3_000_000);
    println!(
        "game {} board {} answer {} question {}",
        size_of::<Game<Kemet>>(),
        size_of::<Board>(),
        size_of::<kemet::ask::Answer>(),
        size_of::<kemet::ask::Question>()
    );
    for players in std::env::args().nth(3).map_or(vec![2, 5], |p| vec![p.parse().unwrap()]) {
        let mut rng = Rng::new(7);
        let start = std::time::Instant::now();
        let (mut n, mut games, mut chance) = (0u64, 0u64, 0u64);
        let mut by: std::collections::HashMap<String, (u64, u64)> = Default::default();
        let stat = std::env::args().nth(2).as_deref() == Some("stat");
        while n < target {
            let mut g = Game::<Kemet>::new(Board::new(kemet::editions::ALL[0], players, 0, Discards::Closed));
            while !g.is_over() {
                let seat = g.open()[0].seat;
                if stat {
                    let q = format!("{:?}", g.open()[0].question);
                    let q = q.split(' ').next().unwrap().to_string();
                    let e = by.entry(q).or_default();
                    e.0 += 1;
                    e.1 += g.options(seat).len() as u64;
                }
                if seat.is_chance() {
                    let a = g.draw(&mut rng).unwrap();
                    g.play(seat, a).unwrap();
                    chance += 1;
                } else {
                    let options = g.options(seat);
                    let a = options[rng.below(options.len())];
                    g.play(seat, a).unwrap();
                    n += 1;
                }
            }
            games += 1;
        }
        let s = start.elapsed().as_secs_f64();
        println!(
            "{players}p: {:.2} M answers/s, {:.0} games/s, chance {:.3}",
            n as f64 / s / 1e6,
            games as f64 / s,
            chance as f64 / n as f64
        );
        let mut v: Vec<_> = by.into_iter().collect();
        v.sort_by_key(|x| std::cmp::Reverse(x.1.0));
        for (q, (c, o)) in v.iter().take(20) {
            println!("   {q:12} {:.3} opts {:.1}", *c as f64 / (n + chance) as f64, *o as f64 / *c as f64);
        }
    }
}
