### The program's own words.

## The table of Kemet, drawn

kemet-head = { $round ->
    [0] {""}
   *[other] round { $round } ·{" "}
  }{ $chapter } · goal { $goal } points · order { $order }
kemet-god-0 = Anubis
kemet-god-1 = Bastet
kemet-god-2 = Horus
kemet-god-3 = Sobek
kemet-god-4 = Wadjet
kemet-god-5 = Seth
kemet-west = West
kemet-east = East
kemet-delta = Delta
kemet-legend = ▲ pyramid: { $colours } · T3 temple that pays 3 · o obelisk{ $ports ->
    [none] {""}
   *[some] {" "}· ~r red port · ~b blue port
  }{ $sanctuary ->
    [none] {""}
   *[other] {" "}· { $sanctuary } Sanctuary
  } · { $sign }5* five units of { $player }, a creature
kemet-paths = Which spaces touch by land, and after ~ by harbour. Temples and the Sanctuary have an obelisk.
kemet-paths-ports = Which spaces touch by land, and after ~ by port. By port everyone also reaches the red port before the own city. Temples and the Sanctuary have an obelisk.
kemet-red-port = ~r
kemet-blue-port = ~b
kemet-moving = { $left ->
    [unknown] { $player } is about to move from { $start }
    [one] { $player } moves from { $start }, now in { $zone }, 1 step left
   *[other] { $player } moves from { $start }, now in { $zone }, { $left } steps left
  }{ $flags ->
    [none] {""}
   *[other] {" "}({ $flags })
  }.
kemet-gates = no wall stops it
kemet-grounded = no teleport left
kemet-entered = no other foreign district
kemet-waiting = { $player } has still to do: { $actions }.
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
  } · supply { $supply }{ $veterans ->
    [0] {""}
    [one] {" "}· 1 Veteran
   *[other] {" "}· { $veterans } Veterans
  }
kemet-permanent = { $permanent } permanent{ $battle ->
    [0] {""}
   *[other] , { $battle } from battles
  }
kemet-seat-brief = { $prayer } pr { $points } { $point } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
kemet-tiles = tiles
kemet-tiles-command = tiles
kemet-tiles-on-offer = Tiles on offer
kemet-offer = { $colour }: level, name, what it does (dim: not on offer yet)
kemet-discards = Discards:
kemet-spent = { $player } has played { $cards }.
kemet-own = own
kemet-silver = silver
kemet-gold = gold
kemet-hand = Cards:
kemet-no-cards = none
kemet-always = { $card } (always)
kemet-once = { $card } (once)
kemet-battle-hand = Battle cards:
kemet-team = { $players }: { $points } of { $goal } together
kemet-mate = { $player } holds { $cards }; battle cards { $battle }
kemet-row-0 = upper row
kemet-row-1 = middle row
kemet-row-2 = bottom row
kemet-plan = You play { $card } and set aside { $aside }.
kemet-held = You set aside { $card }, and may still play it instead.

## The table of Ankh, drawn

ankh-player = Player { $letter }
ankh-head = { $player ->
    [none] { $stage }
   *[other] { $player }: { $stage }
  } · event { $number } of 18 comes next: { $event }
ankh-actions = Actions: { $list }
ankh-events = Events: { $list }
ankh-devotion = Devotion, most first: { $list } · red up to { $red }, { $top } wins
ankh-guardians = Guardians: { $list }
ankh-legend = Each space: above what stands there, below its terrain and region. " fertile · : desert · ~ water · ≈ river · # camel · AG God, Aw Warrior, A1 A2 A3 Guardian by level, of player A · I obelisk, T temple, ▲ pyramid, with its owner, - nobody's · * Sun · o gate · @ both
ankh-seat = { $god } · devotion { $devotion } · { $followers ->
    [one] 1 Follower
   *[other] { $followers } Followers
  } · { $warriors ->
    [one] 1 Warrior
   *[other] { $warriors } Warriors
  } in the pool
ankh-seat-brief = { $god } { $devotion } dev { $followers } fol
ankh-seat-none = no god yet
ankh-joined = plays for { $player }
ankh-out = { $god } · forgotten
ankh-cards = Cards: { $list }
ankh-cards-all = Cards: all seven
ankh-powers = Powers: { $list }
ankh-pool = Guardians: { $list }
ankh-trapped = Trapped: { $list }
ankh-conflict = Conflict { $number } of 5, region { $region } { $tiebreaker ->
    [none] · no tiebreaker
   *[other] · tiebreaker: { $tiebreaker }
  }
ankh-battle = Battle: { $stage }
ankh-fighter = { $player }: strength { $strength } · { $cards }
ankh-no-card = no card shown yet
ankh-powers-word = powers
ankh-powers-command = powers
ankh-offer = Powers, Guardians, cards
ankh-level = Powers of level { $level }
ankh-offer-guardians = Guardians
ankh-offer-cards = Battle cards, the same for all
ankh-offer-gods = Gods in the game
ankh-card-strength = { $card }{ $strength ->
    [0] {""}
   *[other] , strength { $strength }
  }
ankh-region = Region { $region }: { $figures }{ $most ->
    [none] {""}
   *[other] {" "}· majority: { $most }
  }
ankh-region-empty = no figures
ankh-paths = Beside each space lie, with no river and no camel between:
ankh-own = Your cards: { $list }
ankh-own-none = none

## Replay

replay-holds = { $file } holds: { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
  }, shown after { $shown }.
replay-log = What happened last:
replay-open = Open: { $player }: { $question }
result = { $winners } { $count ->
    [one] has
   *[other] have
  } won: { $ending }.
result-nobody = Nobody has won: { $ending }.

## Scenarios

scenario-holds = { $file }: this scenario can be played, with { $players } players.

## Play

play-you = You are { $player }.
play-bot = { $player } is the bot { $bot }.
play-person = { $player } is a person.
play-again = Type a number, an answer, or one of: undo, why ANSWER, { $windows ->
    [none] {""}
   *[some] pass on,{" "}
  }board, { $command }, map, log, help, quit.
play-why-hint = Type why and any answer as a record writes it, for example: why { $example }, why done, why 3.
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
screen-keys = ? help · q quit · number or ↑↓ Enter · b board · t { $offer } · m map · l log · w why not? · u undo{ $windows ->
    [none] {""}
   *[some] {" "}· p pass on
  }
screen-keys-short = ? help · q quit · ↑↓ Enter · b board · t { $offer } · m map · l log · w why not?
screen-keys-over = ? help · q quit · b board · t { $offer } · m map · l log · u undo
screen-keys-why = type an answer, Enter: ask · Esc: back
screen-why = Why not?
screen-why-hint = Type any answer as a record writes it, for example: { $example }, done, 3, pass.
screen-typed = typed: { $answer }
screen-above = ▲ more above
screen-below = ▼ more below
screen-quit = Leave the game? y: yes, any other key: no
screen-map = Map
screen-help = Help
screen-close = ↑↓ PgUp PgDn: more · any other key: back
help-goal = You win if you have the goal in victory points when a Day ends. Permanent points stay; each temple you hold and each pyramid of level 4 lends you one.
help-goal-at-turn = You win if your turn begins and you have the goal in fame points, and nobody has more than you. Permanent points stay; each temple you hold and each pyramid of level 4 lends you one.
help-goal-objective = You win when the objective is reached, before the rounds are over and while a unit of yours is on the board. Amon has no seat: his cards are drawn after your third and your fifth turn.
help-turn = Each round is a Night and a Day. In a Day everyone lays five tokens, one a turn, and does the action of the space. Each row of your board needs a token.
help-day-first = Each round is a Day and a Night. In a Day everyone lays five tokens, one a turn, and does the action of the space; silver and gold are laid together with one of them. Each row of your board needs a token. At Night temples pay, cards come, Veteran tokens are spent, and whoever has the fewest points is the first to choose a place in the order.
help-actions = Pray: 2 prayer points. Raise: build up a pyramid, each level costs its number. Buy: a power tile, as high as your pyramid of its colour. Recruit: units for a point each. Move: one troop, one step, or a teleport from a pyramid to an obelisk for 2.
help-actions-markers = Pray: 2 prayer points. Raise: build up a pyramid, each level costs its number; a new one gives its colour to your next Buy space. Buy: a power tile of the space's colour, as high as your pyramid. Recruit: units for a point each. Move: one troop, one step by land or port, and one teleport from a pyramid to an obelisk for 2.
help-battle = Whoever enters a space with enemies fights. Both choose a card to play and one to set aside in secret. Units and cards make strength; the stronger wins, the defender if equal. Damage less protection kills. A winning attacker with a survivor scores a point.
help-battle-veterans = Whoever enters a space with enemies fights. Both choose a card to play and one to set aside in secret. Units and cards make strength, with 1 more in your own city; the stronger wins, the defender if equal. Damage less protection kills. A winning attacker with a survivor scores a point; a defence won, and a battle without a point, bring Veteran tokens.
help-pass = Whenever somebody plays a card you are asked, even if you can only let it happen: so nobody learns what you hold. Pass on lets everything happen for the rest of this turn.
ankh-help-goal = You win at once with 31 devotion, or with the most when the fifth Conflict is over. Devotion comes from Conflicts: regions you dominate, battles you win, and having the most monuments of a kind.
ankh-help-turn = In a turn you do one action, and a second one from a lower line: move, summon, gain Followers, unlock a power. Each use moves the marker of the action; the last use brings an event and ends the turn.
ankh-help-events = Events: Control Monument takes a monument beside a figure of yours; Camel Caravan parts a region in two; a Conflict resolves every region by its token.
ankh-help-battle = Where several gods have figures, all play a card in secret. Figures, cards and powers make strength; the strongest wins, and the Warriors and Guardians of the others die. If tied, everybody loses, unless the tiebreaker is used.
ankh-help-late = After the third Conflict the two gods with the least devotion become one (with three players or more). After the fourth, gods with 20 devotion or less are forgotten.
help-rules = The rule in brackets, such as [{ $rule }], is a section of { $file }, or of the page that one builds on.
