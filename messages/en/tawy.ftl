### The program's own words.

## The table of Kemet, drawn

kemet-head = { $round ->
    [0] {""}
   *[other] round { $round } ·{" "}
  }{ $chapter } · goal { $goal } points · order { $order }
kemet-city = City { $letter }
kemet-west = West
kemet-east = East
kemet-delta = Delta
kemet-legend = ▲ pyramid: white red blue · T3 temple that pays 3 · o obelisk · S Sanctuary · A5* five units, a creature
kemet-paths = Which spaces touch by land, and after ~ by harbour. Temples and the Sanctuary have an obelisk.
kemet-moving = { $player } moves from { $start }, now in { $zone }, { $left ->
    [one] 1 step
   *[other] { $left } steps
  } left.
kemet-played = { $card } of { $player } lies on the table.
kemet-fight = Battle in { $zone }: { $stage }
kemet-attacker = attacks
kemet-defender = defends
kemet-survivors = { $player } { $role }: { $units ->
    [0] no unit left
    [one] 1 unit left
   *[other] { $units } units left
  }, card { $card } { $cards }
kemet-fighter = { $player } { $role }: { $units ->
    [one] 1 unit
   *[other] { $units } units
  }, strength { $strength } so far, card { $card } { $cards }
kemet-seat = { $prayer } prayer · { $points ->
    [one] 1 point
   *[other] { $points } points
  } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } · { $supply } in supply
kemet-permanent = { $permanent } permanent{ $battle ->
    [0] {""}
   *[other] , { $battle } from battles
  }
kemet-seat-brief = { $prayer } pr { $points } VP { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
kemet-offer = { $colour }: level, name, what it does (dim: not on offer yet)
kemet-discards = Discards:
kemet-spent = { $player } has played { $cards }.
kemet-silver = silver
kemet-gold = gold
kemet-hand = Cards:
kemet-no-cards = none
kemet-battle-hand = Battle cards:
kemet-row-0 = upper row
kemet-row-1 = middle row
kemet-row-2 = bottom row
kemet-plan = You play { $card } and set aside { $aside }.

## Replay

replay-holds = { $file } holds: { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
  }, shown after { $shown }.
replay-log = What happened last:
replay-open = Open: { $player }: { $question }
result = { $winners } has won: { $ending }.

## Play

play-you = You are { $player }.
play-bot = { $letter } is the bot { $bot }.
play-person = { $letter } is a person.
play-again = Type a number, an answer, or one of: undo, why ANSWER, pass on, board, tiles, map, log, help, quit.
play-why-hint = Type why and any answer as a record writes it, for example: why lay raise, why walk W2, why 3.
play-legal = That is allowed.
play-no-window = You can only pass on when you are asked to react to somebody.
play-undone = One answer is taken back.
play-nothing-to-undo = There is nothing to take back.
play-bye = Until next time.
play-no-log = Nothing has happened yet.
play-hand-over = Now it is for { $player }. Everyone else look away; { $player } presses Enter.
play-watch = Nobody to ask: only bots play.
play-saved = The record is in { $file }.
play-over = The game is over.

## Screen

screen-board = Board
screen-seats = Players
screen-own = Yours
screen-ask = Question
screen-log = Log
screen-keys = ? help · q quit · number or ↑↓ Enter · b board · t tiles · m map · l log · w why not? · u undo · p pass on
screen-keys-short = ? help · q quit · ↑↓ Enter · b board · t tiles · m map · l log · w why not?
screen-keys-over = ? help · q quit · b board · t tiles · m map · l log · u undo
screen-keys-why = type an answer, Enter: ask · Esc: back
screen-why = Why not?
screen-why-hint = Type any answer as a record writes it, for example: lay raise, walk W2, 3, pass.
screen-typed = typed: { $answer }
screen-above = ▲ more above
screen-below = ▼ more below
screen-tiles = Tiles on offer
screen-quit = Leave the game? y: yes, any other key: no
screen-map = Map
screen-help = Help
screen-close = ↑↓ PgUp PgDn: more · any other key: back
help-goal = You win if you have the goal in victory points when a Day ends. Permanent points stay; each temple you hold and each pyramid of level 4 lends you one.
help-turn = Each round is a Night and a Day. In a Day everyone lays five tokens, one a turn, and does the action of the space. Each row of your board needs a token.
help-actions = Pray: 2 prayer points. Raise: build up a pyramid, each level costs its number. Buy: a power tile, as high as your pyramid of its colour. Recruit: units for a point each. Move: one troop, one step, or a teleport from a pyramid to an obelisk for 2.
help-battle = Whoever enters a space with enemies fights. Both choose a card to play and one to set aside in secret. Units and cards make strength; the stronger wins, the defender if equal. Damage less protection kills. A winning attacker with a survivor scores a point.
help-pass = Whenever somebody plays a card you are asked, even if you can only let it happen: so nobody learns what you hold. Pass on lets everything happen for the rest of this turn.
help-rules = The rule in brackets, such as [day.2], is a section of { $file }.
