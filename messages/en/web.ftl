### The words of the web client itself. What the games say stands in the other files.

## Everywhere

home = Home
nav = Pages
rules = Rules
about = About
menu = Menu
close = Close
cancel = Cancel
copy = Copy
copied = Copied
loading = One moment …
guest = Guest
record = Save the record
again = Play again
server-gone = The server does not answer. It may be starting; try again in a moment.

## Home

home-title = The Two Lands are waiting
home-lead = Play Kemet and Ankh in the browser: alone against bots, with friends by a link, or with whoever comes. No account; a name is enough.
home-games = Games
home-mine = My tables
home-mine-none = None yet. Play now takes one click.
home-open = Open tables
home-open-none = Nobody is waiting for players just now.
play-now = Play now against bots
players-count = { $least ->
    [one] 1
   *[other] { $least }
  } to { $most } players
table-yours = your turn
table-open-seats = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
  }
table-phase = { $phase ->
    [gathering] gathering
    [over] finished
   *[other] in play
  }

## A new table

new-table = New table
new-game = Game
new-seats = Seats
new-players = Players
new-seat = Seat { $number }
new-seat-mine = played here
new-seat-open = open, by link
new-seat-bot = bot: { $name }
new-seats-hint = Several seats played here share this screen, with a curtain between turns.
new-manner = How it plays
new-manner-none = balanced
new-options = Options
new-name = Your name
new-listed = List it on the home page
new-listed-hint = Otherwise only your link leads to it.
new-go = Open the table
import = Bring in a record
import-hint = Paste the text of a record. A finished game can be replayed, an unfinished one can be played on.
import-go = Open it

## Before the game

gathering = The game begins when every seat is taken.
gathering-watch = Whoever has the address of this page may look on.
seat-open = open
seat-take = Sit here
seat-give-bot = Give it to a bot
seat-you = you
seat-bot = bot
seat-away = away
seat-stand-in = played by { $bot }
links = Links to seats
links-hint = Whoever opens a link sits on that seat. Give each to one person only.
link-of = Link to the seat { $name }

## At the table

board = Board
title-yours = Your turn
spectator = looking on
see-board = See the board
rule = Rule
why-not = Why not?
why-not-hint = Then click anything that is not lit. A right click or a long press asks, too.
chooser = Which of these?
telling-skip = Skip
telling-at = { $at } of { $count }
undo = Undo
undo-ask = Ask to undo
undo-free = Takes back your last answer.
undo-consent = Something was revealed or somebody acted since: the others are asked.
undo-title = Undo
undo-wants = { $name } asks to take back the last answer.
undo-waits = Undo: waiting for { $names }.
undo-yes = Allow it
undo-no = Refuse
pass-ahead = Pass all reactions this turn
hint = Hint
hint-hint = Shows what a good player would do, and why.
hint-thinking = Thinking …
hint-chance = { $chance } % to win
hint-do = Do it
stand-in = Let a bot play
stand-in-hint = It plays until you take your seat back.
stand-in-bot = Which bot
stand-in-me = Play for me
stand-in-for = Play for { $name }, who is away
stand-in-plays = { $bot } plays for you.
stand-in-back = Take the seat back
panel = Panel
tab-seats = Seats
tab-log = Log
log = Chronicle
log-look = Look at step { $step }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-to = Who hears it
chat-to-all = All
chat-to-team = My team
chat-of-team = Said to the team alone: { $names }
team = Team { $team }
team-yours = your team
team-points = { $count } of { $goal } points together
zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole board
menu-seats = Look from the seat of
curtain-title = { $name } is next
curtain-text = Pass the screen on. Nothing of the table shows until the next player is ready.
curtain-go = I am { $name }

## Replay

replay = Replay
replay-first = To the beginning
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the table as it is
replay-step = Step
replay-live = { $step } · live
replay-at = { $step } of { $last }
replay-link = Copy the link to this step
replay-looking = Looking back at step { $step }.
replay-openly = Open
replay-openly-hint = Shows what every seat had in hand.
replay-watch = Watch the replay

## The line to the server

link-dead = That link is dead: the seat was given away anew, or the table is gone.
link-lost = The server is gone. Your answers are safe; trying again …
link-now = Try now
link-back = The server is back.
link-ended = This table has closed the line.
table-gone = There is no such table
table-gone-text = The link may be incomplete, or the table was cleared away.
table-strange = This page is older than the server
table-strange-text = Load the page again to get the drawings of this game.
missing-title = Nothing here but sand
missing-text = There is no page at this address.

## After the game

result = Result
result-won = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
  }
result-ranking = Ranking
result-alone = Your points
result-points = { $count ->
    [one] point
   *[other] points
  }
result-chart = Points over time
result-chart-label = Chart over time. At the end: { $names }.
analysis = Chances
analysis-hint = A bot looks at the game again, as each turn began.
analysis-go = Analyse the game
analysis-thinking = Looking at every turn …
analysis-failed = The game could not be analysed. Try again later.
analysis-turning = Turning points
analysis-see = Step { $step }

## Rules

rules-search = Search the rules
rules-changes = What changed
rules-own-words = In our own words; each section names the printed one it restates.
rules-printed = Printed:
rules-whole = The whole page of rules
rules-lost = These rules cannot be fetched just now.
rules-none = There is no such section.
rules-nothing = Nothing about “{ $sought }”.

## Settings

settings-language = Language
settings-night = Night
settings-sound = Sound when it is your turn
settings-patterns = Patterns beside colours
settings-motion = Pieces glide
keys = Keys
keys-move = from one lit target to the next
keys-answer = answer with it
keys-digits = the buttons of the prompt, in order
keys-why = Why not? Then every thing can be reached and asked about
keys-undo = undo
keys-hint = hint
keys-battle = open or close the battle
keys-replay = one step back, one step on
keys-escape = put away what is open
keys-help = this list

## About

about-what = Tawy plays the wars of the Egyptian gods: Kemet in its editions, and Ankh. One program holds the rules, the tables and this page.
about-unofficial = It is unofficial. The rules are told in our own words and everything you see is our own drawing; the games belong to their makers. Buy the boxes: they are beautiful.
about-provenance = Every tile, card and figure says how sure we are of it: from a rulebook, from public sources, or reconstructed.
about-keep = There are no accounts. A number in a cookie remembers which seats are yours, and nothing is sent to anyone else.
about-licence = Free software, under the MIT licence or the Apache licence 2.0.

## Kemet

kemet-actions = Actions
kemet-hand = Hand
kemet-market = Power tiles
kemet-tiles = Tiles
kemet-order = order
kemet-goal = to { $goal } points
kemet-place = place { $place }
kemet-round = { $part ->
    [first] Set-up
    [night] Night, round { $round }
   *[other] Day { $round }
  }
kemet-action = { $kind ->
    [move] Move
    [recruit] Recruit
    [raise] Raise
    [pray] Pray
   *[buy] Buy
  }
kemet-space = { $kind ->
    [move] Move
    [recruit] Recruit
    [raise] Raise a pyramid
    [pray] Pray
   *[buy] { $colour ->
        [red] Buy a red tile
        [blue] Buy a blue tile
        [white] Buy a white tile
        [black] Buy a black tile
        [violet] Buy a violet tile
        [ruby] Buy a Ruby tile
        [sapphire] Buy a Sapphire tile
        [diamond] Buy a Diamond tile
        [onyx] Buy an Onyx tile
        [amethyst] Buy an Amethyst tile
       *[other] Buy a tile
      }
  }
kemet-space-used = covered
kemet-golden = { $kind ->
    [move] Gold: Move
    [recruit] Gold: Recruit
    [surprise] Gold: Surprise
    [march] Gold: March
    [raise] Gold: Raise
    [pray] Gold: Pray
   *[twin] Gold: one more tile
  }
kemet-golden-none = The golden space needs a tile.
kemet-colour = { $colour ->
    [red] Red
    [blue] Blue
    [white] White
    [violet] Violet
    [ruby] Ruby
    [sapphire] Sapphire
    [diamond] Diamond
    [onyx] Onyx
    [amethyst] Amethyst
   *[black] Black
  }
kemet-level = { $colour ->
    [red] red
    [blue] blue
    [white] white
    [violet] violet
    [ruby] Ruby
    [sapphire] Sapphire
    [diamond] Diamond
    [onyx] Onyx
    [amethyst] Amethyst
   *[black] black
  } { $level }
kemet-own-pyramid = your pyramid { $level }
kemet-zone = { $kind ->
    [district] District { $zone }
    [temple] Temple { $zone }
    [delta] Delta Temple { $zone }
    [sanctuary] Sanctuary { $zone }
   *[desert] Desert { $zone }
  }
kemet-zone-pays = pays { $count }
kemet-zone-obelisk = obelisk
kemet-pyramid = { $colour ->
    [red] red
    [blue] blue
    [white] white
    [violet] violet
    [ruby] Ruby
    [sapphire] Sapphire
    [diamond] Diamond
    [onyx] Onyx
    [amethyst] Amethyst
   *[black] black
  } pyramid of level { $level }
kemet-troop = { $units ->
    [one] 1 unit
   *[other] { $units } units
  } of { $name }
kemet-troop-with = { $units ->
    [one] 1 unit
   *[other] { $units } units
  } of { $name } with { $creature }
kemet-troop-mixed = { $units ->
    [one] a mixed troop of 1 unit
   *[other] a mixed troop of { $units } units
  }
kemet-points-total = { $count } of { $goal } points
kemet-points-battle = { $count } for won battles, lasting
kemet-points-permanent = { $count } other lasting points
kemet-points-temporary = { $count } while temples and pyramids are held
kemet-tokens = { $count ->
    [one] 1 action token left
   *[other] { $count } action tokens left
  }
kemet-prayer = { $count ->
    [one] 1 prayer point
   *[other] { $count } prayer points
  }
kemet-cards = { $count ->
    [one] 1 Divine Intervention card
   *[other] { $count } Divine Intervention cards
  }
kemet-battle-cards = { $count ->
    [one] 1 battle card to choose from
   *[other] { $count } battle cards to choose from
  }
kemet-supply = { $count ->
    [one] 1 unit in the supply
   *[other] { $count } units in the supply
  }
kemet-veterans = { $count ->
    [one] 1 Veteran token
   *[other] { $count } Veteran tokens
  }
kemet-reserve = waits
kemet-shrine = { $shrine ->
    [closed] not yet risen
    [tile] waits
   *[board] walks the land
  }
kemet-life = life { $life } of { $most }
kemet-di = Divine Intervention
kemet-di-word = Intervention
kemet-no-cards = No cards.
kemet-no-hand = You are looking on: hands stay hidden.
kemet-mates-cards = What { $name } holds: teammates see each other’s cards
kemet-battle-hand = Battle cards
kemet-battle-card = Battle card { $card }
kemet-battle-card-word = Battle card
kemet-card-played = played
kemet-card-aside = aside
kemet-card-removed = lost
kemet-fight-at = Battle at { $zone }
kemet-fight-for = { $role ->
    [attacker] attacks for team { $team }
   *[defender] defends for team { $team }
  }
kemet-champion = the team names its defender
kemet-fight-stage = { $stage ->
    [plan] Cards
    [reveal] Reveal
   *[resolve] Outcome
  }
kemet-fight-secret = Cards are chosen in secret
kemet-role = { $role ->
    [attacker] attacker
   *[defender] defender
  }
kemet-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
kemet-units-of = { $count ->
    [one] 1 unit of { $name }
   *[other] { $count } units of { $name }
  }
kemet-together = with { $names }
kemet-city = Own city
kemet-wounds = { $count ->
    [one] 1 card given up
   *[other] { $count } cards given up
  }
kemet-laid-down = laid down
kemet-choosing = choosing
kemet-source = Source
kemet-strength = Strength
kemet-damage = Damage
kemet-protection = Protection
kemet-total = Total
kemet-strong = ! cannot be blocked · * is never pierced
kemet-leads = leads { $god }
kemet-amon = Amon
kemet-amon-left = { $left ->
    [one] last round
   *[other] { $left } rounds left
  }
kemet-condition = { $counts ->
    [points] Fame points
    [temples] Temples controlled
    [amons-pyramids] Pyramids of Amon controlled
    [top-pyramids] Own pyramids of level 4
    [tiles] Power tiles
    [districts] Own districts without Amon
    [units] Units on the board
   *[offerings] Offerings in the Sanctuary
  }
kemet-amon-did = What Amon did
kemet-amon-did-nothing = Nothing yet. After your third turn of a Day he draws an event, after the fifth an action.
kemet-plundered = plundered: out of the game
kemet-amon-war = War Table
kemet-amon-moves = Land moves
kemet-amon-troop = { $troop ->
    [a] Troop A
   *[b] Troop B
  }
kemet-amon-stands = { $units } in { $zone }
kemet-amon-gone = off the board
kemet-amon-march = makes for { $zone }, { $left } to go
kemet-amon-objective = Objective
kemet-amon-open = Carried out now
kemet-amon-event = Event
kemet-amon-disaster = Disaster
kemet-amon-decks = Cards to come: { $events } events, { $actions } actions, { $plunders } plunders.

## Ankh

ankh-board = The land of Egypt
ankh-map-west = West Egypt
ankh-map-east = East Egypt
ankh-map-delta = Nile Delta
ankh-map-great-green = The Great Green
ankh-map-red-sea = Red Sea
ankh-panel-turn = Actions
ankh-panel-events = Events
ankh-panel-powers = Powers
ankh-panel-cards = Cards
ankh-clash = Conflict { $number }, region { $region }
ankh-panel-gods = Gods
ankh-space = { $space }, { $terrain ->
    [water] water
    [fertile] fertile, region { $region }
   *[desert] desert, region { $region }
  }
ankh-border = The border between { $one } and { $other }
ankh-region = Region { $region }
ankh-figure = { $kind ->
    [god] God
   *[warrior] Warrior
  }
ankh-monument = { $kind ->
    [obelisk] Obelisk
    [temple] Temple
   *[pyramid] Pyramid
  }
ankh-of = { $thing } of { $god }
ankh-neutral = { $thing }, neutral
ankh-sun = with a Sun
ankh-gate = a gate to the underworld
ankh-track-devotion = Devotion
ankh-devotion-red = Devotion, red to { $last }
ankh-devotion-place = Devotion { $devotion }, place { $place }
ankh-followers = { $count ->
    [one] 1 Follower
   *[other] { $count } Followers
  }
ankh-ankhs = { $count ->
    [one] 1 Ankh token
   *[other] { $count } Ankh tokens
  } left for monuments
ankh-action = { $action ->
    [move] Move Figures
    [summon] Summon Figure
    [gain] Gain Followers
   *[unlock] Unlock Ankh Power
  }
ankh-uses = { $used } of { $uses } uses; the last one brings the event
ankh-first = first
ankh-track-events = Events
ankh-events-done = { $done } of { $all }
ankh-event-of = Event { $done } of { $all }
ankh-next = next: { $event }
ankh-happening = { $event ->
    [control] Control Monument
    [caravan] Camel Caravan
   *[conflict] Conflict { $number }
  }
ankh-then = { $what ->
    [merge] then two gods merge
    [forgotten] then gods may be forgotten
   *[end] then the game ends
  }
ankh-mark = { $what ->
    [merge] merge
    [forgotten] forgotten
   *[end] end
  }
ankh-afterwards = { $what ->
    [merge] Afterwards the two lowest gods merge.
    [forgotten] Afterwards gods still in the red are forgotten.
   *[end] Afterwards the game ends.
  }
ankh-left = { $left } left
ankh-stage = { $stage ->
    [gods] Choosing gods
    [guardians] Drawing Guardians
   *[first-player] Who begins
  }
ankh-no-god = no god yet
ankh-ability = { $god ->
    [amun] Mysterious Forms
    [anubis] Judge of the Dead
    [isis] Protectress
    [osiris] Gateway to the Underworld
   *[ra] Radiance
  }
ankh-forgotten = Forgotten
ankh-merged-with = Merged with { $god }
ankh-slots = Trapped Warriors: { $count } of 3
ankh-suns = Suns left: { $count } of 3
ankh-gates = Gates left: { $count } of 3
ankh-second-card = { $used ->
    [yes] The second card of this Conflict has been played
   *[no] May play a second card once in a Conflict
  }
ankh-pool-warriors = { $count ->
    [one] 1 Warrior
   *[other] { $count } Warriors
  } left to summon
ankh-pool-guardian = { $guardian }: { $count } to summon
ankh-on-board = Guardians on the board
ankh-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
ankh-card-state = { $card } ({ $where ->
    [hand] in hand
   *[used] played
  })
ankh-clash-kind = { $kind ->
    [battle] Battle
    [domination] Domination
   *[empty] Nobody
  }
ankh-step = { $step ->
    [obelisks] Obelisks
    [announce] Second card
    [cards] Cards
    [build] Build
    [plague] Plague
    [majority] Majorities
    [resolve] Strength
   *[aftermath] Aftermath
  }
ankh-majority-in = Monuments in region { $region }
ankh-majority-gain = { $god } +1
ankh-majority-absent = { $god }, absent
ankh-no-majority = no majority
ankh-neutral-count = { $count } neutral
ankh-none = none
ankh-strength = Strength
ankh-strength-so-far = Strength without cards
ankh-item = { $what ->
    [god] God
    [warrior] { $count ->
        [one] 1 Warrior
       *[other] { $count } Warriors
      }
    [silenced] { $count ->
        [one] 1 figure silenced by an Androsphinx
       *[other] { $count } figures silenced by an Androsphinx
      }
    [resplendent] Resplendent
    [trapped] { $count ->
        [one] 1 trapped Warrior
       *[other] { $count } trapped Warriors
      }
   *[temples] Temple Attuned: { $count ->
        [one] 1 temple
       *[other] { $count } temples
      }
  }
ankh-no-figures = No figure left here
ankh-no-card-yet = no card yet
ankh-choosing = chooses
ankh-chosen = has chosen
ankh-plays-two = Plays two cards
ankh-fate = { $fate ->
    [won] Wins the battle
    [lost] Loses
    [ahead] Ahead
   *[tied] Tied
  }
ankh-bid = { $count ->
    [0] Bids no Follower
    [one] Bids 1 Follower
   *[other] Bids { $count } Followers
  }
ankh-killed = { $count ->
    [one] 1 figure killed
   *[other] { $count } figures killed
  }
ankh-tiebreaker = Holds the tiebreaker
ankh-guardian-level = Guardian of level { $level }
ankh-power-level = Power of level { $level }, for { $price ->
    [one] 1 Follower
   *[other] { $price } Followers
  }
ankh-decided = Conflict { $number }, region { $region }
ankh-won = { $god } won
ankh-nobody-won = nobody won
ankh-part = { $count } { $what ->
    [figures] { $count ->
        [one] figure
       *[other] figures
      }
    [resplendent] by Resplendent
    [trapped] by trapped Warriors
    [temples] by temples
   *[cards] by cards
  }
