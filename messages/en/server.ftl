### What the server says.

## Rulesets

ruleset-kemet-2012 = Kemet (2012)
    .about = The first edition: fast wars for temples and power tiles.
ruleset-kemet-bs = Kemet: Blood and Sand (first printing)
    .about = New cities, new tiles and Veterans, as first printed.
ruleset-kemet-bs-revised = Kemet: Blood and Sand (revised)
    .about = Blood and Sand with the rules of its revised book.
ruleset-kemet-rotg = Kemet: Rise of the Gods
    .about = The latest rules, for up to six: a fifth colour of tiles, servants, impenetrable shields.
ruleset-ankh = Ankh: Gods of Egypt
    .about = Gods fight for devotion, and the weakest are forgotten.
option-length = Length
option-discards = Battle cards set aside
option-scenario = Scenario
option-gods = Gods
option-guardian-1 = Guardian of level I
option-guardian-2 = Guardian of level II
option-guardian-3 = Guardian of level III
option-mode = Mode
option-teams = Teams
option-objective = Objective
value-classic = classic
value-team = in teams
value-2v2 = two teams of two
value-2v2v2 = three teams of two
value-3v3 = two teams of three
value-solo = against Amon, alone
value-1 = 1: { objective-fame }
value-2 = 2: { objective-conquest }
value-3 = 3: { objective-splendour }
value-4 = 4: { objective-endurance }
value-5 = 5: { objective-devotion }
value-random = drawn
value-beginner = beginner
value-crossroads = Crossroads
value-middle-kingdom = Middle Kingdom
value-old-kingdom = Old Kingdom
value-short = short
value-long = long
value-open = open to all
value-closed = hidden
value-false = without
value-true = with
value-drawn = by chance
value-chosen = chosen in turn

## Bots

bot-random = Random
bot-greedy = Greedy
bot-search = Thinker
bot-level1 = Fellah (level 1)
bot-level2 = Scribe (level 2)
bot-level3 = Priest (level 3)
bot-level4 = Vizier (level 4)
bot-level5 = Pharaoh (level 5)
bot-rated = { $bot }, rated { $rating }
bot-manner = { $bot }, { $manner }
manner-peaceful = peaceful
manner-warlike = warlike
bot-seat = { $bot } { $number }

## Whom the table waits for

wait-over = The game is over.
wait-chance = Chance decides.
wait-you = It is your turn to decide.
wait-one = { $player } decides.
wait-together = The table waits for: { $players }.
wait-window = Others may react now: { $players }.
wait-gathering = { $seats ->
    [one] One seat is still open.
   *[other] { $seats } seats are still open.
  }

## Why not

why-stale = Something has happened since. Look again.
why-not-yours = This seat is not yours.
why-spectator = Spectators do not play.
why-gathering = The game begins when every seat is taken.
why-no-target = Nothing can be chosen there now.
why-no-undo = There is nothing of yours to take back.
why-undo-open = Somebody already asks to take something back.
why-no-consent = Nobody asks for your consent now.
why-stand-in = A bot plays this seat now. Take it back first.
why-not-absent = Its player is not away, or not for long enough.
why-hint-open = A hint is already being thought up.
why-no-hint = There is no hint now.
why-no-team = Nobody plays together with you.

## Faults

fault-no-table = There is no such table. The link may be wrong, or the table was removed.
fault-no-seat = There is no such seat at this table.
fault-seat-taken = Somebody already has this seat.
fault-table-full = All seats at this table are taken. You can watch.
fault-not-host = Only the one who made the table may do this.
fault-name = A name has 1 to { $most } letters.
fault-chat = A message has 1 to { $most } letters.
fault-seats = A table has as many seats as the game has players, and at least one person.
fault-bot = There is no bot of this name.
fault-tables = Too many tables were made from your address. Try again later.
fault-rate = Too many messages at once. Slow down.
fault-size = The message is too long.
fault-no-socket = This address is for the live connection of a table; a page opens it.
fault-unread = The message could not be understood: { $why }
fault-sit-first = Sit down first.
fault-origin = This request comes from another page.
fault-no-ruleset = There is no such game.
fault-no-page = There is no such page.
fault-no-step = There is no such step.
fault-not-over = The game is not over yet.
fault-running = The record of a running game is secret until it is over.
fault-record = The record does not hold: { $why }
fault-setup = The game cannot be laid out: { $why }
fault-server = The server has a problem. Nothing was changed; try again.
fault-nothing-here = There is nothing here.
closing-stop = The server restarts. You will be back at the table in a moment.
closing-rate = Too many messages at once.
closing-gone = The table had to be opened again.

## The story of a game

game-result = { $count ->
    [one] { $players } wins: { $ending }.
   *[other] { $players } win: { $ending }.
  }
game-result-nobody = Nobody wins: { $ending }.
source-battles = Battles won
source-two-temples = Two temples at the end of a Day
source-sanctuary = Sanctuary of All Gods
source-tiles = Power tiles
source-temples = Temples held
source-pyramids = Pyramids of level 4
source-majorities = Majorities of monuments
source-dominance = Regions held alone
source-miracles = Miracles
source-curses = Curses of cats
source-merging = From the beginning, or from the merged god
decided-by-battles = Tie: { $more } battle points against { $fewer }.
decided-by-order = Tie in everything: earlier in turn order.
decided-by-turn = Tie: the turn began with this player.
decided-by-team-turn = Tie: the turn began with this team.
decided-on-top = Tie: on top of the same space of the track.

## How well a piece is known

provenance-rulebook = told by the rulebook
provenance-public = told by public sources that agree
provenance-public-unsure = told by public sources, not surely
provenance-reconstructed = reconstructed by us
