// Written from crates/protocol: `cargo xtask pages` writes it anew.

export type Call = { "do": "sit", seat: number | null, lang: string, } | { "do": "answer", id: number, state: string, answer: string, } | { "do": "why", id: number, target: string, } | { "do": "undo", id: number, } | { "do": "consent", id: number, yes: boolean, } | { "do": "pass", id: number, on: boolean, } | { "do": "stand-in", id: number, seat: number, bot: string | null, } | { "do": "hint", id: number, state: string, } | { "do": "chat", id: number, text: string, team?: boolean, };

export type News = { "news": "table" } & TableNews | { "news": "state" } & StateNews | { "news": "ready", ready: Array<number>, } | { "news": "done", id: number, } | { "news": "refused", id: number, why: string, rule: string | null, stale: boolean, } | { "news": "reason", id: number, target: string, why: string, rule: string | null, } | { "news": "hint" } & HintNews | { "news": "chat" } & Spoken | { "news": "wrong", id: number | null, why: string, } | { "news": "closing", why: string, again: boolean, };

export type TableNews = { table: string, ruleset: string, 
/**
 * The name of the game.
 */
title: string, options: { [key in string]: string }, seats: Array<SeatNews>, 
/**
 * The seats this browser holds.
 */
mine: Array<number>, 
/**
 * Whether this browser made the table.
 */
host: boolean, listed: boolean, phase: Phase, 
/**
 * An undo that waits for consent: who asks, and who has not spoken.
 */
undo: UndoNews | null, };

export type Phase = "gathering" | "playing" | "over";

export type SeatNews = { seat: number, name: string, kind: SeatKind, 
/**
 * A browser looks on from this seat.
 */
here: boolean, 
/**
 * What the bot is called that plays for this person now.
 */
stand_in: string | null, 
/**
 * The person has been away so long that anybody at the table may let a bot play.
 */
absent: boolean, 
/**
 * The link that gives the seat to another browser: for its holder, or for the host while it is open.
 */
link: string | null, };

export type SeatKind = "person" | "bot" | "open";

export type UndoNews = { by: number, waiting: Array<number>, };

export type StateNews = { 
/**
 * Counts what this viewer was shown; an answer carries it back.
 */
state: string, 
/**
 * How many steps this viewer has seen: the last one of the replay.
 */
step: number, 
/**
 * The table, of the title's own shape.
 */
scene: Scene<unknown>, prompt: Prompt | null, 
/**
 * Whom the table waits for, in a sentence.
 */
waiting: string, 
/**
 * New lines of the log; `log_from` says how many came before them.
 */
log: Array<LogLine>, log_from: number, 
/**
 * What an undo would be now.
 */
undo: UndoWay, 
/**
 * Reaction windows are being passed.
 */
passing: boolean, 
/**
 * Who plays with whom: seats that have no secrets from each other and can talk among themselves.
 */
teams: Array<Array<number>>, result: ResultNews | null, };

export type UndoWay = "nothing" | "free" | "consent";

export type Prompt = { seat: number, 
/**
 * Its short name.
 */
question: string, text: string, rule: string, 
/**
 * A reaction window: it may be passed in advance.
 */
window: boolean, options: Array<Choice>, };

export type Choice = { 
/**
 * What to send.
 */
answer: string, text: string, 
/**
 * What to click on the table for it, `kind:name`; none: it is a button.
 */
targets: Array<string>, };

export type LogLine = { text: string, 
/**
 * Who did it, where somebody did: a seat, or a side that nobody plays, which is counted after the seats.
 */
seat: number | null, 
/**
 * What to light up on the table.
 */
targets: Array<string>, 
/**
 * From where to where a troop of a side that nobody plays went.
 */
passage?: [string, string], 
/**
 * The step of the viewer's replay that shows it.
 */
step: number, };

export type Spoken = { 
/**
 * `null`: a spectator.
 */
seat: number | null, name: string, text: string, 
/**
 * The seats it was said to; `null`: everyone.
 */
to: Array<number> | null, 
/**
 * Seconds since 1970.
 */
at: number, };

export type HintNews = { id: number, 
/**
 * The state it is for.
 */
state: string, 
/**
 * The option, as it can be sent.
 */
answer: string, text: string, 
/**
 * What speaks for it, the most telling first; never empty.
 */
reasons: Array<string>, 
/**
 * The chance of winning with it, in per cent, as far as the bot can see.
 */
chance: number, };

export type AnalysisNews = { 
/**
 * Every turn's beginning, and the end.
 */
moments: Array<MomentNews>, 
/**
 * Where chances changed most, in the order of play.
 */
turning: Array<TurningNews>, };

export type MomentNews = { 
/**
 * As a spectator counts steps.
 */
step: number, 
/**
 * The round, or how many events have been.
 */
label: string, 
/**
 * Whose turn begins; `null` at the end.
 */
seat: number | null, 
/**
 * The chance of winning by seat, in per cent.
 */
chances: Array<number>, };

export type TurningNews = { 
/**
 * It turned between these steps, as a spectator counts them.
 */
from: number, to: number, 
/**
 * Whose turn it was.
 */
seat: number | null, 
/**
 * What turned, in a sentence.
 */
text: string, };

export type ResultNews = { winners: Array<number>, 
/**
 * The side that nobody plays, where it has won; it is counted after the seats.
 */
unplayed?: number, ending: string, 
/**
 * The sentence that tells it.
 */
text: string, };

export type Home = { rulesets: Array<RulesetNews>, 
/**
 * Tables with open seats that anyone may join.
 */
tables: Array<TableLine>, 
/**
 * Tables this browser has a seat at.
 */
mine: Array<TableLine>, 
/**
 * What this guest was last called.
 */
name: string, };

export type RulesetNews = { id: string, name: string, 
/**
 * A line about it.
 */
about: string, 
/**
 * The page of its rules.
 */
rules: string, least: number, most: number, options: Array<OptionNews>, 
/**
 * The bots that play it, weakest first.
 */
bots: Array<Named>, 
/**
 * The one for whoever does not choose.
 */
usual_bot: string, 
/**
 * What any of them may be like: `BOT+MANNER` is a bot too.
 */
manners: Array<Named>, };

export type OptionNews = { key: string, name: string, 
/**
 * The usual one first.
 */
values: Array<ValueNews>, };

export type ValueNews = { id: string, name: string, 
/**
 * For how many players.
 */
players: Array<number>, 
/**
 * Other options of which only these values go with it.
 */
with: { [key in string]: Array<string> }, 
/**
 * Seats that play together with it.
 */
teams: Array<Array<number>>, };

export type Named = { id: string, name: string, };

export type TableLine = { table: string, ruleset: string, title: string, phase: Phase, seats: Array<string>, open: number, 
/**
 * It waits for this browser.
 */
yours: boolean, };

export type NewTable = { ruleset: string, options: { [key in string]: string }, 
/**
 * One for each seat.
 */
seats: Array<NewSeat>, listed: boolean, 
/**
 * What the guest wants to be called.
 */
name: string, 
/**
 * A scenario of the guest's own, where the game takes one.
 */
scenario?: string, };

export type NewSeat = { "kind": "mine" } | { "kind": "open" } | { "kind": "bot", bot: string, };

export type TakeSeat = { name: string, };

export type GiveToBot = { bot: string, };

export type Seated = { table: string, seat: number | null, };

export type Fault = { why: string, };

export type ContentNews = { pieces: Array<PieceNews>, };

export type PieceNews = { 
/**
 * `tile:open-gates`, `card:veto`, `battle:4-1-0`, `power:revered`, `guardian:satet`.
 */
target: string, name: string, 
/**
 * What it does.
 */
text: string, rule: string, 
/**
 * `rulebook`, `public`, `public-unsure` or `reconstructed`, and how it is said.
 */
provenance: Named, 
/**
 * Numbers and words the client draws it with: colour, level, strength.
 */
facts: { [key in string]: string }, };

export type StoryNews = { result: ResultNews, ranking: Array<RankNews>, 
/**
 * Where some played together: everyone in the order of the ranking, those who belong together as one.
 */
teams: Array<TeamRankNews>, 
/**
 * What is counted: the name of a point.
 */
counted: string, 
/**
 * Points of every seat, over time.
 */
points: Array<PointNews>, };

export type RankNews = { seat: number, place: number, points: number, 
/**
 * Where the points are from, largest first.
 */
sources: Array<SourceNews>, 
/**
 * What told this seat from the next one, where points did not.
 */
decided: string, };

export type TeamRankNews = { seats: Array<number>, place: number, 
/**
 * What they have together.
 */
points: number, };

export type SourceNews = { name: string, points: number, };

export type PointNews = { step: number, 
/**
 * The round, or how many events have been.
 */
label: string, points: Array<number>, };

export type RulesPage = { page: string, title: string, chapters: Array<RulesChapter>, };

export type RulesChapter = { title: string, html: string, sections: Array<RulesSection>, };

export type RulesSection = { id: string, title: string, 
/**
 * The printed section it restates.
 */
printed: string, html: string, };

export type Scene<T> = { 
/**
 * `null`: a spectator.
 */
seat: number | null, 
/**
 * The question this seat is asked.
 */
asked: string | null, waiting: Wait, 
/**
 * Public answers since the last checkpoint, this seat's own, and those of a partner who plays the same side.
 */
since: Array<Said>, table: T, };

export type Wait = { "for": "nobody" } | { "for": "chance", question: string, } | { "for": "one", seat: number, question: string, } | { "for": "together", seats: Array<number>, ready: Array<number> | null, };

export type Said = { seat: SeatNumber, answer: string, };

export type SeatNumber = number | string;

export type KemetTable = { ruleset: string, players: number, goal: number, 
/**
 * What a point is called: `victory` or `fame`.
 */
points: string, 
/**
 * What colours are called: `colour` (red) or `gem` (Ruby).
 */
stones: string, 
/**
 * Colours whose pyramids and tiles are in the game.
 */
colours: Array<string>, round: number, chapter: string, 
/**
 * Seats in turn order.
 */
order: Array<number>, 
/**
 * Whose turn it is.
 */
active: number, turn: TurnScene, zones: Array<ZoneScene>, seats: Array<KemetSeatScene>, 
/**
 * Who plays with whom, where teams play.
 */
teams?: Array<TeamScene>, 
/**
 * The opponent whom nobody plays, where one plays alone.
 */
amon?: AmonScene, own: OwnScene | null, 
/**
 * What teammates have, which they see together.
 */
mates?: Array<OwnScene>, 
/**
 * What every seat had, where a finished game is shown with all that was hidden.
 */
hands?: Array<OwnScene>, 
/**
 * Cards left to draw.
 */
deck: number, discarded: { [key in string]: number }, move: MoveScene | null, fight: FightScene | null, card: CardScene | null, 
/**
 * Districts where recruits have still to fight.
 */
assaults: Array<string>, };

export type ZoneScene = { zone: string, kind: string, obelisk: boolean, 
/**
 * What the temple pays.
 */
pays: number, 
/**
 * Whose city it is in.
 */
city: number | null, pyramid: PyramidScene | null, troops: Array<TroopScene>, land: Array<string>, 
/**
 * By harbour or port, for everyone.
 */
harbour: Array<string>, 
/**
 * `red`, `blue` or `null`: a port is left by everyone; a red one is entered by the owner of its city alone.
 */
port: string | null, 
/**
 * Who may enter by the red port.
 */
port_of: number | null, };

export type TurnScene = { 
/**
 * The own token of the turn is laid.
 */
laid: boolean, 
/**
 * Tokens laid together whose actions are still to come.
 */
waiting: WaitingScene, 
/**
 * Creatures were rearranged, which is done once in a turn.
 */
rearranged: boolean, };

export type WaitingScene = { own: string | null, silver: string | null, gold: string | null, };

export type PyramidScene = { colour: string, level: number, owner: number, };

export type TroopScene = { seat: number, units: number, creature: string | null, 
/**
 * Where the ruleset has servants.
 */
servant?: string, 
/**
 * The god who stands there; its life points are told as units.
 */
god?: string, };

export type KemetSeatScene = { seat: number, prayer: number, points: Points, supply: number, pyramids: { [key in string]: number }, tiles: Array<string>, reserve: Array<string>, 
/**
 * Own tokens not yet laid today.
 */
tokens: number, silver: string, gold: string, 
/**
 * What the gold token can be laid for.
 */
golden: Array<string>, laid: Array<string>, 
/**
 * The Buy spaces with their colours.
 */
markers: Array<MarkerScene>, 
/**
 * Colours in which it bought a tile today, where that matters.
 */
bought: Array<string>, veterans: number, 
/**
 * How many Divine Intervention cards it holds.
 */
cards: number, 
/**
 * Cards it discarded face down.
 */
buried: number, 
/**
 * Battle cards everyone saw it play since it last took its hand back.
 */
played: Array<string>, 
/**
 * Battle cards it set aside, where they are open to all.
 */
aside: Array<string> | null, 
/**
 * How many battle cards it can still choose from.
 */
battle_cards: number, 
/**
 * Where teams play: whether the card Assemble! is still to be played.
 */
assembles?: boolean, 
/**
 * Where gods are played.
 */
god?: KemetGodScene, };

export type MarkerScene = { space: string, colour: string | null, };

export type Points = { total: number, permanent: number, temporary: number, battle: number, };

export type OwnScene = { seat: number, hand: { [key in string]: number }, 
/**
 * The card everyone has besides the hand, always.
 */
always: string | null, battle_hand: Array<string>, aside: Array<string>, removed: Array<string>, buried: { [key in string]: number }, 
/**
 * What Vision shows.
 */
sight: { [key in string]: number }, plan: PlanScene | null, 
/**
 * The battle card set aside in this fight, while it may be exchanged for the one played.
 */
held: string | null, };

export type PlanScene = { card: string, aside: string, cards: { [key in string]: number }, };

export type MoveScene = { start: string, at: string, 
/**
 * `null` until the first step.
 */
left: number | null, 
/**
 * Steps added before the first one.
 */
swift: number, 
/**
 * No wall stops it.
 */
gates: boolean, 
/**
 * No teleport is left.
 */
grounded: boolean, 
/**
 * It has entered a foreign district, where one is all a Move may enter.
 */
entered: boolean, };

export type FightScene = { at: string, stage: string, 
/**
 * Whose turn it is after the reveal, where the sides act one after the other; `null` before.
 */
acting: number | null, attacker: KemetFighterScene, defender: KemetFighterScene, };

export type KemetFighterScene = { seat: number, units: number, creature: string | null, servant?: string, god?: string, planned: boolean, card: string | null, cards: { [key in string]: number }, wounds: number, 
/**
 * What counts for this side by what lies open now.
 */
items: Array<KemetItemScene>, };

export type KemetGodScene = { god: string, 
/**
 * `closed` before it is acquired, then `tile` or `board`.
 */
shrine: string, life: number, most: number, };

export type KemetItemScene = { 
/**
 * A target such as `tile:charge`, or `units`, `city`, `wounds`.
 */
source: string, count: number, strength: number, damage: number, protection: number, 
/**
 * Unblockable damage and impenetrable shields, where it brings some.
 */
unblockable?: number, shields?: number, };

export type CardScene = { seat: number, card: string, target: string | null, };

export type TeamScene = { seats: Array<number>, points: number, };

export type AmonScene = { side: number, 
/**
 * `null` until it is drawn.
 */
objective: string | null, 
/**
 * What it asks for, and how much of it there is now.
 */
conditions: Array<ConditionScene>, 
/**
 * Rounds of the objective, and how many are left, this one included.
 */
rounds: number, left: number, war: WarScene, event: string | null, disasters: Array<string>, 
/**
 * The card that is being carried out.
 */
open: string | null, 
/**
 * Cards still to come of his decks.
 */
events: number, actions: number, plunders: number, troops: Array<AmonTroopScene>, 
/**
 * The tiles as they were laid out, and which of them are out of the game.
 */
rows: Array<RowScene>, plundered: Array<string>, march: MarchScene | null, 
/**
 * He plunders in the coming Night.
 */
vigil: boolean, 
/**
 * Units in his supply.
 */
supply: number, };

export type ConditionScene = { 
/**
 * `points`, `temples`, `amons-pyramids`, `top-pyramids`, `tiles`, `districts`, `units` or `offerings`.
 */
counts: string, has: number, needs: number, };

export type WarScene = { strength: number, damage: number, protection: number, moves: number, };

export type AmonTroopScene = { troop: string, 
/**
 * `null` while it is off the board.
 */
zone: string | null, units: number, creature: string | null, };

export type RowScene = { colour: string, level: number, tiles: Array<string>, };

export type MarchScene = { troop: string, target: string, left: number, };

export type AnkhTable = { ruleset: string, players: number, options: { [key in string]: string }, stage: string, 
/**
 * The seat whose turn it is, and the god it plays for.
 */
seat: number, active: number, 
/**
 * The first action of the turn, once it is done, and the one under way.
 */
first: string | null, action: string | null, 
/**
 * Figures that have moved in this action.
 */
moved: Array<string>, actions: Array<ActionScene>, events: Array<EventScene>, devotion: DevotionScene, guardians: Array<GuardianScene>, hexes: Array<HexScene>, regions: Array<RegionScene>, 
/**
 * Borders with a camel, as pairs of spaces.
 */
camels: Array<[string, string]>, seats: Array<AnkhSeatScene>, caravan: CaravanScene | null, conflict: ConflictScene | null, 
/**
 * How the last battle was decided.
 */
decided: DecidedScene | null, };

export type ActionScene = { action: string, used: number, uses: number, };

export type EventScene = { event: string, happened: boolean, };

export type DevotionScene = { order: Array<number>, top: number, last_red: number, };

export type GuardianScene = { guardian: string, level: number, 
/**
 * Figures beside the card.
 */
left: number, };

export type HexScene = { hex: string, terrain: string, 
/**
 * The Conflict token of its region; `null` for water.
 */
region: number | null, figure: FigureScene | null, monument: MonumentScene | null, 
/**
 * A gate to the underworld.
 */
gate: boolean, 
/**
 * Spaces that touch it with a river between.
 */
rivers: Array<string>, };

export type FigureScene = { 
/**
 * `god`, `warrior`, or a guardian's name.
 */
kind: string, owner: number, sun: boolean, 
/**
 * The two spaces a Scorpion points at.
 */
aim: Array<string> | null, };

export type MonumentScene = { kind: string, 
/**
 * `null`: neutral.
 */
owner: number | null, };

export type RegionScene = { token: number, spaces: number, 
/**
 * Gods with a figure there.
 */
present: Array<number>, 
/**
 * Who has the majority of each kind of monument.
 */
majorities: { [key in string]: number }, };

export type AnkhSeatScene = { seat: number, god: string | null, 
/**
 * Whose god the seat plays: after a merge that of its partner.
 */
plays_for: number, out: boolean, abilities: Array<string>, devotion: number, followers: number, ankhs: number, powers: Array<string>, unlocked: number, hand: Array<string>, warriors: number, 
/**
 * Guardians that can be summoned.
 */
pool: { [key in string]: number }, 
/**
 * Warriors held, by the seat of their owner.
 */
trapped: { [key in number]: number }, };

export type CaravanScene = { line: Array<[string, string]>, 
/**
 * The tokens of the two new regions.
 */
parted: [number, number] | null, };

export type ConflictScene = { number: number, tiebreaker: number | null, 
/**
 * The region whose turn it is, or comes next.
 */
token: number, doubled: boolean, battle: BattleScene | null, };

export type BattleScene = { stage: string, 
/**
 * Who plays two cards.
 */
doubles: number | null, winner: number | null, shielded: Array<string>, fighters: Array<AnkhFighterScene>, };

export type AnkhFighterScene = { seat: number, 
/**
 * Cards that lie open.
 */
cards: Array<string>, bid: number, killed: number, 
/**
 * By what lies open now.
 */
strength: number, 
/**
 * What the strength is made of: figures, Resplendent, trapped Warriors, temples, cards.
 */
makeup: StrengthScene, lost: boolean, };

export type StrengthScene = { figures: number, resplendent: number, trapped: number, temples: number, cards: number, };

export type DecidedScene = { 
/**
 * In which Conflict, and over which region.
 */
number: number, token: number, winner: number | null, 
/**
 * With the strengths that were compared.
 */
fighters: Array<AnkhFighterScene>, };
