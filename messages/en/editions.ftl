### How the editions differ: the points of the rules, how each edition plays them, and what became of the pieces.

## Editions

edition-kemet-2012 = Kemet (2012)
edition-kemet-bs = Blood and Sand (first printing)
edition-kemet-bs-revised = Blood and Sand (revised)
edition-kemet-rotg = Rise of the Gods

## Points of the rules

rule-players = Players
rule-boards = Board
rule-ports = Ways over the water
rule-points = What the points are called
rule-goal = Points that win
rule-goal-at = When the goal is looked at
rule-endings = What decides
rule-gods = Gods of Egypt
rule-setup = Set-up, in this order
rule-colours = Colours of tiles and pyramids
rule-colours-in-play = Colours in play
rule-tiles = Power tiles in the box
rule-tiles-on-the-table = Power tiles on the table
rule-pyramids = Pyramids of a player
rule-units = Units of a player
rule-first-units = Units on the board at the start
rule-placing = Where the first units go
rule-first-cards = Divine Intervention cards dealt at the start
rule-own-card = Card that everyone always has
rule-first-prayer = Prayer points at the start
rule-most-prayer = Most prayer points a player can have
rule-round = A round, in this order
rule-night-prayer = Prayer points each Night
rule-veterans = Veteran tokens for a defence won, and for a battle without a point
rule-veterans-per-card = Veteran tokens for one more card in the Night
rule-veterans-dropped = When Veteran tokens left over are dropped
rule-delta-units = Units given up for the prayer points of the Delta temple
rule-sanctuary-units = Units given up for the point of the Sanctuary
rule-temples-for-a-point = Temples held for a permanent point
rule-tokens = Action tokens of a player
rule-spaces = Action spaces
rule-buy-spaces = Colours of the Buy spaces at the start
rule-bonus-tokens = When silver and gold tokens are laid
rule-gold-token = Where the gold token comes from
rule-golden-actions = Golden actions of tiles
rule-pray = Prayer points for Pray
rule-buying = Which space buys which tile
rule-saving = What Priest of Ra saves
rule-deck = Divine Intervention cards in the pile
rule-day-cards = When cards of the Day are played
rule-windows = Cards for another player's turn
rule-troop-limit = Units in a troop at most
rule-limits = When the limits of units and creatures hold
rule-creature-speed = Whose creature makes a Move longer
rule-teleport-price = Prayer points for a teleport
rule-teleports = Teleports in one Move
rule-foreign-districts = Foreign districts entered in one Move
rule-first-strike = When tiles act before a battle
rule-battle-cards = Battle cards of a player
rule-special-battle-cards = Battle cards that come with tiles
rule-shields = What brings impenetrable shields
rule-unblockable = What deals unblockable damage to the enemy
rule-discards = Battle cards discarded
rule-after-reveal = Cards given up after the reveal
rule-city-strength = Strength of the owner of the city in its districts
rule-winner-gone = What the loser may do if the winner has no unit left
rule-retreat = Where a beaten troop may be sent
rule-recall-fee = Prayer points a recalled troop brings less than its units
rule-creatures = Creatures
rule-servants = Servants
rule-companions = How a creature comes back from its tile
rule-bereft = A creature whose troop is destroyed

## How it is played

played-nothing = none
played-number = { $number }
played-players = { $from } to { $to }
played-with-players = { $players } players: { $number }
played-with-some-players = { $from } to { $to } players: { $number }
played-board = { $players } players: { $spaces } spaces, { $temples } temples, { $obelisks } obelisks, { $sanctuary ->
    [0] no Sanctuary
   *[other] the Sanctuary
  }
played-ports-paired = harbours joined in fixed pairs
played-ports-open = out by any port, in by a blue port or by the red port before the own city
played-points-victory = victory points
played-gods = a module that may be chosen
played-points-fame = fame points
played-length-short = short: { $goal }
played-length-long = long: { $goal }
played-length-beginner = beginner: { $goal }, with tiles and pyramids up to level { $level }, tiles on the first Day up to level { $first }
played-length-fame = { $goal }
played-goal-at-end-of-day = when a Day is over, for all
played-goal-at-start-of-turn = when a turn begins, for the player whose turn it is
played-ending-outright = alone at the goal
played-ending-most-vp = most points
played-ending-most-battle-vp = tie: most points from battles
played-ending-order = tie: earlier in the turn order
played-ending-fame = at the goal, and nobody has more
played-placing-at-pyramids = shared among own districts with a pyramid
played-placing-two-full-troops = a full troop in each of two own districts
played-veterans-dropped-after-own-conscription = when their owner has done the Conscription
played-veterans-dropped-in-the-awakening = in the Awakening
played-space-pray = Pray, { $row ->
    [0] upper
    [1] middle
   *[other] bottom
  } row
played-space-raise = Raise, { $row ->
    [0] upper
    [1] middle
   *[other] bottom
  } row
played-space-buy = Buy, { $row ->
    [0] upper
    [1] middle
   *[other] bottom
  } row
played-space-recruit = Recruit, { $row ->
    [0] upper
    [1] middle
   *[other] bottom
  } row
played-space-move = Move, { $row ->
    [0] upper
    [1] middle
   *[other] bottom
  } row
played-buy-space-without-colour = no colour before a pyramid gives it
played-bonus-tokens-one-by-one = each in the own turn, when its action is taken
played-bonus-tokens-together = together with the own token; then all actions in any order
played-gold-token-with-tile = with the first golden tile
played-gold-token-from-start = everyone has one from the start; it needs a golden tile
played-buying-space-of-colour = the space of its colour
played-buying-space-of-colour-or-foreign-pyramid = the space of its colour, or any for a pyramid held in a foreign city; one tile of each colour in a Day
played-buying-free-space-of-colour-first = the space of its colour while it is free, then any; several tiles of a colour in a Day
played-saving-once-per-action = 1 prayer point once in each action
played-saving-each-payment = 1 prayer point of each payment outside battle
played-day-cards-any-time = at any time of the own turn, inside actions too
played-day-cards-around-actions = before, between and after actions
played-limits-always = always, on the way too
played-limits-at-the-end-of-a-move = always but during a Move
played-limits-at-the-end-of-an-action = at the end of each action
played-creature-speed-if-it-goes-along = one that takes the first step with the troop
played-creature-speed-if-it-starts-there = one that stands with the troop at the start
played-teleports-any-number = any number
played-teleports-one-per-move = one
played-foreign-districts-any-number = any number
played-foreign-districts-one-per-move = one
played-first-strike-in-every-attack = in every attack, by recruiting too
played-first-strike-when-moving = only if a moving troop attacks
played-battle-card = { $strength }-{ $damage }-{ $protection }{ $own ->
    [0] {""}
   *[other] {" "}and { $own } damage to the own troop
  }{ $shields ->
    [0] {""}
   *[other] {" "}and { $shields } impenetrable shields
  }
played-discards-closed = the card set aside stays hidden
played-discards-open = the card set aside is shown too, if agreed
played-after-reveal-together-face-down = both sides at once, face down
played-after-reveal-in-turn-face-up = the attacker first, face up
played-winner-gone-loser-may-stay = stay, retreat or be recalled
played-winner-gone-loser-is-recalled = only be recalled
played-winner-gone-loser-may-retreat = retreat or be recalled
played-retreat-to-empty-spaces = where nobody stands
played-retreat-to-spaces-without-enemies = where no enemy of it stands, never a foreign district
played-retreat-to-empty-spaces-but-districts = where nobody stands, never a foreign district
played-companions-one-with-recruits = one with each Recruit action
played-companions-any-time = at any time of the own turn; before the tokens in exchange with one in a district
played-companions-with-units = with units that come to a district; before the tokens those in reserve and in districts may be arranged anew
played-bereft-home-if-it-can = flees to an own district with units, if there is one
played-bereft-to-reserve = goes back to its tile

## Steps of the set-up and of a round

step-first-colours = colours are drawn
step-first-gods = gods, if they are played
step-first-cards = cards are dealt
step-first-order = the turn order is drawn
step-first-pyramids = first pyramids
step-first-units = first units
step-first-tiles = a level 1 tile for everyone
step-night-prayer = prayer points of the Night
step-night-cards = a card for everyone
step-night-tiles = tiles of the Night
step-night-order = the last player sets the turn order
step-prayers = Prayers
step-interventions = Divine Intervention
step-conscription = Conscription
step-destiny = Destiny: everyone takes a place
step-awakening = tokens come back
step-daybreak = the Day begins
step-turns = turns
step-delta = the Delta temple
step-temples = temples pay
step-sanctuary = the Sanctuary
step-two-temples = a point for two temples
step-goal = the goal is looked at

## Pieces

printed-tile = { $colour } { $level }{ $copies ->
    [1] {""}
   *[other] {" "}× { $copies }
  }
printed-card = × { $copies }
printed-own-card = one for everyone
printed-battle-card = everyone has it
printed-special-card = comes with a tile
printed-creature = movement +{ $speed }, strength { $strength }, damage { $damage }, protection { $protection }{ $through ->
    [0] {""}
   *[other] , unblockable damage { $through }
  }{ $shields ->
    [0] {""}
   *[other] , impenetrable shields { $shields }
  }
printed-creature-with-gift = movement +{ $speed }, strength { $strength }, damage { $damage }, protection { $protection }{ $through ->
    [0] {""}
   *[other] , unblockable damage { $through }
  }{ $shields ->
    [0] {""}
   *[other] , impenetrable shields { $shields }
  }, { $gift }
gift-ignores-walls = passes walls
gift-silences-creature = the enemy creature does not count
gift-toll = opponents pay to enter its space
gift-obelisk-gate = its troop teleports from obelisks too
gift-devours-souls = no losses outside battle, a point for kills
gift-chooses-retreat = its side chooses the retreat
changed-new = new
changed-new-of = new, does what { $tile } did
changed-gone = gone
changed-gone-heir = gone, { $tile } does the same
changed-level = another level
changed-colour = another colour
changed-more-colours = in more colours
changed-small-games = not in a game of two
changed-copies = another number
changed-effect = does something else
changed-numbers = other numbers

kind-of-tile = Power tiles
kind-of-card = Divine Intervention cards
kind-of-battle-card = Battle cards
kind-of-creature = Creatures
