//! What counts in Ankh.

use super::{Features, Valued, Worth};
use ankh::Ankh;
use ankh::ask::Question;
use ankh::board::{Board, SIDES, Stage};
use ankh::hex::HexSet;
use ankh::kinds::{Card, EVENTS, God, Guardian, Happening, LAST_RED, Monument, Power, TOKENS, TOP};
use ankh::query;
use table::{Game, MOST_SEATS, Seat, SeatSet, Side};

impl Valued for Ankh {
    const FEATURES: &'static [&'static str] = &[
        "devotion",
        "high-devotion",
        "late-devotion",
        "red",
        "lead",
        "followers",
        "first-followers",
        "late-followers",
        "commanding",
        "inspiring",
        "omnipresent",
        "revered",
        "resplendent",
        "obelisk-attuned",
        "temple-attuned",
        "pyramid-attuned",
        "glorious",
        "magnanimous",
        "bountiful",
        "worshipful",
        "late-powers",
        "figures",
        "guardians",
        "guardians-waiting",
        "monuments",
        "harvest",
        "regions",
        "majorities",
        "battles-won",
        "dominated",
        "figures-at-risk",
        "hand",
        "chariots",
        "cycle",
        "gifts",
        "merging",
        "merged",
        "merged-early",
        "god-placed",
    ];

    const COLUMNS: usize = 3;

    const MANNERS: [(&'static str, &'static str); 2] = [
        ("peaceful", include_str!("../../weights/ankh-peaceful.txt")),
        ("warlike", include_str!("../../weights/ankh-warlike.txt")),
    ];

    fn measure(board: &Board, features: &mut [Features; MOST_SEATS]) -> SeatSet {
        let left = 1.0 - f32::from(board.events) / EVENTS.len() as f32;
        let hour = Hour {
            near: nearness(board),
            coming: coming(board),
            conflicts: conflicts(board),
            merging: merging(board),
            left,
        };
        let regions = regions(board, hour);
        for (place, side) in board.ascending().enumerate() {
            measure_side(board, side, place, hour, regions[side.index()], &mut features[side.index()]);
        }
        board.ascending().map(|side| Seat::new(side.index())).collect()
    }

    /// Two players; more; more, and two of the gods have merged.
    fn column(board: &Board) -> usize {
        usize::from(board.players > 2) + usize::from(board.merged.is_some())
    }

    fn side_of(board: &Board, seat: Seat) -> usize {
        board.side_of(seat).index()
    }

    /// The two lowest gods are going to merge, and then win together or not at all: the nearer that is, the more of the
    /// other's chance is theirs.
    fn share(board: &Board, chances: &Worth, worth: &mut Worth) {
        let sure = merging(board);
        let mut lowest = board.ascending();
        if let (true, Some(one), Some(other)) = (sure > 0.0, lowest.next(), lowest.next()) {
            worth[one.index()] += sure * chances[other.index()];
            worth[other.index()] += sure * chances[one.index()];
        }
    }

    fn winners(game: &Game<Ankh>) -> SeatSet {
        let winner = ankh::result(game).and_then(|(_, winner)| winner);
        let board = game.board();
        board.all_seats().filter(|&seat| Some(board.side_of(seat)) == winner).collect()
    }

    fn turn(board: &Board) -> u32 {
        // What was counted before this turn: the markers without its own actions, the events without its own.
        let turn = &board.turn;
        let actions: u8 = board.markers.iter().sum();
        let before = actions - u8::from(turn.first.is_some()) - u8::from(turn.action.is_some());
        let events = board.events - u8::from(matches!(board.stage, Stage::Event | Stage::Merge));
        u32::from(events) << 16 | u32::from(before) << 8 | turn.seat.index() as u32
    }

    /// Every region of a Conflict is a scene.
    fn scene(board: &Board) -> u32 {
        board.conflict.map_or(0, |conflict| 1 + u32::from(conflict.token))
    }

    fn is_turn(question: &Question) -> bool {
        *question == Question::Act
    }
}

/// How near the moment is at which the two lowest gods merge: 1 when it comes, 0 when it is over or never comes.
fn merging(board: &Board) -> f32 {
    let conflicts = conflicts(board);
    if board.players > 2 && conflicts < 3 { (conflicts as f32 + nearness(board)) / 3.0 } else { 0.0 }
}

/// What a Conflict would bring each side if it came now, summed over the regions; all but the first counts for less as it is
/// further away.
#[derive(Clone, Copy, Default)]
struct Fortune {
    regions: f32,
    majorities: f32,
    won: f32,
    dominated: f32,
    at_risk: f32,
}

/// Walks the regions once for all sides.
fn regions(board: &Board, hour: Hour) -> [Fortune; SIDES] {
    let mut fortunes = [Fortune::default(); SIDES];
    let gods = query::god_figures(board);
    let sphinxes = query::guardians(board, Guardian::Androsphinx);
    for token in 0..TOKENS {
        if board.regions[token].is_empty() {
            continue;
        }
        let mut figures = [HexSet::NONE; SIDES];
        let mut present = 0;
        for side in board.ascending() {
            figures[side.index()] = query::figures_in(board, side, token);
            present += usize::from(!figures[side.index()].is_empty());
        }
        if present == 0 {
            continue;
        }
        let near = hour.near(board, token);
        majorities(board, token, near, &figures, &mut fortunes);
        let mut strengths = [0.0_f32; SIDES];
        for side in board.ascending().filter(|side| !figures[side.index()].is_empty()) {
            strengths[side.index()] = strength(board, side, figures[side.index()], token, sphinxes);
        }
        for side in board.ascending() {
            let own = figures[side.index()];
            if own.is_empty() {
                continue;
            }
            let fortune = &mut fortunes[side.index()];
            fortune.regions += 1.0;
            if present == 1 {
                fortune.dominated += near;
                continue;
            }
            let strongest = (0..SIDES).filter(|&other| other != side.index()).map(|other| strengths[other]);
            let lead = strengths[side.index()] - strongest.fold(0.0, f32::max);
            let chance = (0.5 + 0.17 * lead).clamp(0.05, 0.95);
            fortune.won += chance * near;
            fortune.at_risk += (1.0 - chance) * near * own.minus(gods).count() as f32;
        }
    }
    fortunes
}

/// Strength without cards: close to what the rules count, and cheaper.
fn strength(board: &Board, side: Side, here: HexSet, token: usize, sphinxes: HexSet) -> f32 {
    let enemies = sphinxes.minus(board.figures[side.index()]);
    let counting = if enemies.is_empty() { here } else { here.minus(query::around(board, enemies)) };
    let mut sum = counting.count() as f32;
    if board.gods[side.index()].is_some_and(|god| counting.has(god)) {
        if query::resplendent(board, side) {
            sum += 2.0;
        }
        if query::has_ability(board, side, God::Anubis) {
            sum += f32::from(board.side(side).trapped.iter().sum::<u8>().min(3));
        }
    }
    if query::has_power(board, side, Power::TempleAttuned) {
        let temples = board.monuments[Monument::Temple.index()].and(board.control[side.index()]);
        let kept = temples.and(board.regions[token]);
        if !kept.is_empty() {
            sum += 2.0 * kept.and(query::around(board, here)).count() as f32;
        }
    }
    // Cards still in hand that add strength.
    sum + if board.side(side).hand.has(Card::Chariots) { 0.8 } else { 0.0 }
}

/// Counts a region's monuments: whoever keeps more of a kind than any other has the majority of it.
fn majorities(board: &Board, token: usize, near: f32, figures: &[HexSet; SIDES], fortunes: &mut [Fortune; SIDES]) {
    for monuments in &board.monuments {
        let here = monuments.and(board.regions[token]);
        if here.is_empty() {
            continue;
        }
        let (mut most, mut holder) = (0, None);
        for side in board.ascending() {
            let kept = here.and(board.control[side.index()]).count();
            if kept > most {
                (most, holder) = (kept, Some(side));
            } else if kept == most {
                holder = None;
            }
        }
        if let Some(side) = holder.filter(|side| !figures[side.index()].is_empty()) {
            fortunes[side.index()].majorities += near;
        }
    }
}

/// How near the next Conflict is: 1 when it is under way, or the next event.
fn nearness(board: &Board) -> f32 {
    if board.conflict.is_some() { 1.0 } else { coming(board) }
}

/// How near the next Conflict is that has not begun.
fn coming(board: &Board) -> f32 {
    let events = board.events as usize;
    let away = EVENTS[events.min(EVENTS.len())..].iter().position(|&event| event == Happening::Conflict);
    away.map_or(0.0, |away| 1.0 / (1.0 + 0.45 * away as f32))
}

/// Conflicts that are over.
fn conflicts(board: &Board) -> usize {
    let past = &EVENTS[..(board.events as usize).min(EVENTS.len())];
    past.iter().filter(|&&event| event == Happening::Conflict).count() - usize::from(board.conflict.is_some())
}

/// How far the game is.
#[derive(Clone, Copy)]
struct Hour {
    near: f32,
    /// The same without the Conflict that is under way.
    coming: f32,
    conflicts: usize,
    merging: f32,
    /// The part of all events that is still to come.
    left: f32,
}

impl Hour {
    /// How near the next fight of this region is: regions that had theirs in the Conflict under way wait for the next one.
    fn near(self, board: &Board, token: usize) -> f32 {
        let is_done = board.conflict.is_some_and(|conflict| token < conflict.token as usize);
        if is_done { self.coming } else { self.near }
    }
}

fn measure_side(
    board: &Board,
    side: Side,
    place: usize,
    Hour { conflicts, merging, left, .. }: Hour,
    fortune: Fortune,
    features: &mut Features,
) {
    let player = board.side(side);
    let devotion = f32::from(player.devotion);
    let figures = board.figures[side.index()];
    let warders = board.warders.iter().fold(HexSet::NONE, |all, &warders| all.or(warders)).and(figures);
    let flag = |yes: bool| if yes { 1.0 } else { 0.0 };
    let power = |power| flag(player.powers.has(power));
    let best_other = board.ascending().filter(|&other| other != side).map(|other| board.side(other).devotion).max();
    let lead = devotion - f32::from(best_other.unwrap_or(0));
    // Gods in the red are forgotten after the fourth Conflict.
    let red = if conflicts < 4 {
        (f32::from(LAST_RED) + 1.0 - devotion).max(0.0) * (0.1 + 0.3 * conflicts as f32)
    } else {
        0.0
    };
    let merging = flag(place < 2) * merging;
    // Two play for it, so it has two turns where others have one; but it begins as the least of all.
    let merged = flag(board.merged == Some(side));
    let gifts = f32::from(player.trapped.iter().sum::<u8>())
        + if player.abilities.has(God::Ra) { board.suns.and(figures).count() as f32 } else { 0.0 }
        + if player.abilities.has(God::Osiris) { board.underworld.count() as f32 } else { 0.0 };
    let all = [
        devotion,
        devotion * devotion / f32::from(TOP),
        devotion * (1.0 - left),
        red,
        lead,
        f32::from(player.followers).min(20.0),
        f32::from(player.followers.min(5)),
        f32::from(player.followers.min(10)) * (1.0 - left),
        power(Power::Commanding),
        power(Power::Inspiring),
        power(Power::Omnipresent),
        power(Power::Revered),
        power(Power::Resplendent),
        power(Power::ObeliskAttuned),
        power(Power::TempleAttuned),
        power(Power::PyramidAttuned),
        power(Power::Glorious),
        power(Power::Magnanimous),
        power(Power::Bountiful),
        power(Power::Worshipful),
        player.powers.count() as f32 * (1.0 - left),
        figures.count() as f32,
        warders.count() as f32,
        f32::from(player.pool.iter().sum::<u8>()),
        board.control[side.index()].count() as f32,
        f32::from(query::harvest(board, side)),
        fortune.regions,
        fortune.majorities,
        fortune.won,
        fortune.dominated,
        fortune.at_risk,
        player.hand.count() as f32,
        flag(player.hand.has(Card::Chariots)),
        flag(player.hand.has(Card::Cycle)),
        gifts,
        merging,
        merged,
        merged * left,
        flag(board.gods[side.index()].is_some()),
    ];
    const { assert!(Ankh::FEATURES.len() == 39) };
    features[..all.len()].copy_from_slice(&all);
}
