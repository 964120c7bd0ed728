### Kemet: what is asked, what may be answered, why not, and what happened. Our own words.

## Questions

ask-draw = Which card is drawn?
ask-first-order = Who takes place { $place } in the first turn order?
ask-levels = Share three levels among your pyramids, at most { $most } in one.
ask-site = In which of your districts do you build the { $colour } pyramid?
ask-first-units = { $left ->
    [one] One unit is still to be placed.
   *[other] { $left } units are still to be placed.
  } How many go to { $zone }? At most { $limit }.
ask-vision = Which of the cards you see do you keep?
ask-night-tile = Night: do you use one of your tiles?
ask-hand-of-god = Which pyramid rises by one level, for free?
ask-muster = Place a free unit in a district of yours or with a troop of yours. { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
  }
ask-order = You are last and set the turn order. Who takes place { $place }?
ask-menu = { $state ->
    [fresh] Your turn: lay a token and do its action. { $tokens ->
        [one] This is your last token
       *[other] You have { $tokens } tokens
      }, { $bare ->
        [0] every row is covered
        [one] 1 row is still bare
       *[other] { $bare } rows are still bare
      }.
   *[other] Your token is laid. What else, or is your turn over?
  } You have { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
ask-target = Where does { $card } act?
ask-raise = Which of your pyramids do you raise? You have { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
ask-raise-to = To which level does the { $colour } pyramid rise?
ask-buy = Which { $colour } tile do you buy? You have { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
ask-lair = { $creature }: in which of your districts does it appear?
ask-swap = You get the battle card { $strength }-{ $damage }-{ $protection }. Which of your cards leaves the game for it? Nobody else sees which.
ask-recruit = How many units do you recruit in { $zone }? You have { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }{ $hired ->
    [0] {""}
   *[other] , and { $hired } recruited so far
  }{ $free ->
    [0] {""}
   *[other] ; { $free } come free
  }.
ask-summon = Does a creature come back with your recruits?
ask-join = { $creature }: in which of your districts does it come back?
ask-assault = Your recruits meet enemies{ $count ->
    [one] {""}
   *[other] {" "}in { $count } districts
  }. Which battle comes first, or do you play a card before it?
ask-start = Which of your troops moves? You have { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
ask-where = Your troop is in { $zone }, with { $left ->
    [0] no steps left on foot
    [one] 1 step left on foot
   *[other] { $left } steps left on foot
  }. Where does it go?
ask-how-many = How many units { $way ->
    [walk] walk
    [teleport] teleport
   *[card] are carried
  } to { $zone }?
ask-how-many-barred = How many units { $way ->
    [walk] walk
    [teleport] teleport
   *[card] are carried
  } to { $zone }? { $creature } cannot come, for another creature of yours is there: if every unit goes, it returns to its tile.
ask-take-creature = { $creature }: does it { $way ->
    [walk] walk
    [teleport] teleport
   *[card] go
  } to { $zone } with the { $units ->
    [one] unit
   *[other] { $units } units
  }?{ $stay ->
    [0] {" "}Nobody stays, so otherwise it returns to its tile.
   *[other] {""}
  }
ask-veto = { $player } plays { $card }. Do you stop it?
ask-veto-aimed = { $player } plays { $card } on { $zone }. Do you stop it?
ask-escape = { $enemy } attacks your troop in { $zone }, { $theirs } against { $own }. Do you stand and fight, or slip away?
ask-escape-to = Your troop slips away from { $zone }. Where to?
ask-play-card = Battle in { $zone } against { $enemy }, { $own } of yours against { $theirs }. Which battle card do you play?
ask-aside = You play { $strength }-{ $damage }-{ $protection }. Which other battle card do you set aside, unused?
ask-add = How many { $card } cards do you add ({ $does })? { $cost ->
    [0] They are free.
   *[other] Each costs { $cost ->
        [one] 1 prayer point
       *[other] { $cost } prayer points
      }, and you have { $prayer } left.
  }
ask-wound = How many { $card } cards do you give up for +1 strength each?
ask-home = { $creature }: its troop is destroyed. Which of your districts does it flee to?
ask-beaten = Your troop in { $zone } is beaten. What does it do?
ask-retreat-to = Where must the beaten troop of { $player } go?
ask-victorious = Your troop in { $zone } has won. What does it do?
ask-delta = Do you give up { $units ->
    [one] one unit
   *[other] { $units } units
  } in the temple of the Delta for { $prayer } prayer points?
ask-sanctuary = Do you give up { $units } units in the Sanctuary for a permanent victory point?

## Answers

answer-waste = Do nothing
answer-no-move = Do not move
answer-no-summon = No creature comes
answer-no-lair = Leave it on its tile for now
answer-let-be = Let it happen
answer-night-done = No, nothing more tonight
answer-muster-done = Place no more units
answer-end-turn = End your turn
answer-stop = Stop here
answer-take = Yes, it goes along
answer-leave = No, it stays behind
answer-offer = Yes, give them up
answer-keep = No, keep them
answer-recall = Take the whole troop home to your supply, for 1 prayer point a unit
answer-retreat = Retreat: the winner says where to
answer-stay = Stay
answer-next = { $player }
answer-build = { $zone }
answer-muster = { $zone } ({ $kind })
answer-aim = { $zone } ({ $kind })
answer-aim-at = { $zone } ({ $kind }), against { $enemy }
answer-house = { $zone }
answer-assault = Fight in { $zone }
answer-start = The troop in { $zone } ({ $kind }), { $units ->
    [one] 1 unit
   *[other] { $units } units
  }
answer-escape-to = { $zone } ({ $kind })
answer-retreat-to = { $zone } ({ $kind })
answer-units = { $units ->
    [0] None
    [one] 1 unit
   *[other] { $units } units
  }
answer-to-level = Level { $level }, for { $price ->
    [0] nothing
    [one] 1 prayer point
   *[other] { $price } prayer points
  }
answer-recruit = { $units ->
    [0] None
    [one] 1 unit
   *[other] { $units } units
  }, for { $price ->
    [0] nothing
    [one] 1 prayer point
   *[other] { $price } prayer points
  }
answer-add = { $count ->
    [0] No { $card }
   *[other] { $count } × { $card }
  }
answer-wound = { $count ->
    [0] Keep them
   *[other] Give up { $count } × { $card }
  }
answer-levels = White { $white }, red { $red }, blue { $blue }
answer-raise = The { $colour } pyramid, now { $level ->
    [0] not yet built
   *[other] at level { $level }
  }
answer-use = Use { $tile }: { $does }
answer-buy = { $tile } (level { $level }), for { $price ->
    [0] nothing
    [one] 1 prayer point
   *[other] { $price } prayer points
  }: { $does }
answer-summon = { $creature }: { $does }
answer-lay = Token on { $space }{ $use ->
    [none] {" "}(nothing to do there now)
   *[some] {""}
  }
answer-silver = Silver token on { $space }{ $use ->
    [none] {" "}(nothing to do there now)
   *[some] {""}
  }
answer-gold-move = Gold token: Move
answer-gold-recruit = Gold token: Recruit
answer-drawn = { $card }
answer-keep-card = { $card }: { $does }
answer-card = Play { $card }{ $price ->
    [0] {""}
    [one] {" "}for 1 prayer point
   *[other] {" "}for { $price } prayer points
  }: { $does }
answer-fight = Play { $strength }-{ $damage }-{ $protection }: strength { $strength }, damage { $damage }, protection { $protection }
answer-aside = Set aside { $strength }-{ $damage }-{ $protection }: strength { $strength }, damage { $damage }, protection { $protection }
answer-swap = Give up { $strength }-{ $damage }-{ $protection }: strength { $strength }, damage { $damage }, protection { $protection }
answer-walk = Walk to { $zone } ({ $kind })
answer-walk-attack = Walk to { $zone } ({ $kind }) and attack { $enemy }, { $theirs ->
    [one] 1 unit
   *[other] { $theirs } units
  }
answer-teleport = Teleport to { $zone } ({ $kind }), for { $price ->
    [0] nothing
    [one] 1 prayer point
   *[other] { $price } prayer points
  }
answer-teleport-attack = Teleport to { $zone } ({ $kind }), for { $price ->
    [0] nothing
    [one] 1 prayer point
   *[other] { $price } prayer points
  }, and attack { $enemy }, { $theirs ->
    [one] 1 unit
   *[other] { $theirs } units
  }
answer-other = { $answer }

## Why not

refused-not-an-answer = That does not answer this question.
refused-place-taken = That player already has a place in the order.
refused-district-taken = There is already a pyramid in that district.
refused-not-your-district = That is not a place of yours: it must be a district of your own city, or, for free units, a troop of yours.
refused-units-left-over = Too few: the rest would not fit into your other districts with a pyramid.
refused-troop-too-large = A troop may hold at most { $limit } units.
refused-too-few-units = { $has ->
    [0] There is no unit of yours.
    [one] You have only 1 unit there.
   *[other] There are { $has } units of yours; at least 1 must go, and no more than are there.
  }
refused-no-units-in-supply = { $has ->
    [0] Your supply is empty.
    [one] Only 1 unit is left in your supply.
   *[other] Only { $has } units are left in your supply.
  }
refused-not-enough-prayer = That costs { $price ->
    [one] 1 prayer point
   *[other] { $price } prayer points
  }, and you have { $has ->
    [0] no prayer points
    [one] 1 prayer point
   *[other] { $has } prayer points
  }.
refused-space-taken = A token already lies on that space.
refused-token-laid = You have laid your token of this turn.
refused-no-token-laid = You must lay a token before your turn can end.
refused-no-silver = You have no silver token to lay: it comes with the tile Act of God, once a Day.
refused-no-gold = You have no gold token to lay: it comes with the tile Divine Will, once a Day.
refused-floors-uncovered = Each of the three rows must hold a token when the Day ends, and this would leave too few tokens for that.
refused-no-card = You do not hold { $card }.
refused-not-in-this-moment = { $card } cannot be played now: { $does }.
refused-no-target = There is nothing it could act on.
refused-pyramid-at-top = A pyramid rises to level { $highest } at most.
refused-level-not-higher = A pyramid can only rise: choose a higher level.
refused-wrong-colour = That tile has another colour than the space of your token.
refused-pyramid-too-low = It needs a pyramid of its colour at level { $needs }{ $level ->
    [0] : you have none, or it is in enemy hands
   *[other] , and yours is at level { $level }
  }.
refused-tile-owned = You have a tile of that name already.
refused-tile-gone = No copy of that tile is left.
refused-not-yet-on-offer = Tiles of that level are not on offer today.
refused-not-your-creature = That creature does not wait on a tile of yours.
refused-creature-there = You have a creature there already, and two never share a space.
refused-no-units-there = There are no units there to choose.
refused-not-adjacent = That space is not next to the troop.
refused-no-movement-left = The troop has no steps left.
refused-wall = The wall stops you: to enter a foreign city, begin the Move in the desert before it.
refused-no-obelisk = There is no obelisk, and teleports lead to obelisks only.
refused-not-at-pyramid = A teleport begins in a district with a pyramid or, for the owner of Teleport, at an obelisk.
refused-already-there = The troop is there already.
refused-no-room = No unit fits: your troop there is full.
refused-hemmed-in = This troop can do nothing in a Move: it has nowhere to go and no card to play.
refused-enemies-there = Enemies stand there, and free units cannot be placed among them.
refused-not-empty = That space is not open to this troop: it must be free of units, and for an escape outside foreign cities.
refused-no-retreat = No space next to the battle is empty, so there is nowhere to retreat to.
refused-winner-still-there = You can only stay if the winner has no units left.
refused-nothing-to-do-there = That tile has nothing to do now.
refused-battle-card-spent = You have used that battle card; it comes back with the others.
refused-battle-card-not-owned = You do not have that battle card.
refused-same-battle-card = You cannot play and set aside the same card.
refused-too-many-cards = You hold { $has ->
    [0] none
   *[other] only { $has }
  } of them.
refused-not-seen = That card is not among those you see.
refused-not-your-night-tile = That is not a tile of yours that acts in this part of the Night.
refused-night-tile-used = You have used that tile tonight.
refused-not-in-deck = That card is not in the draw pile.
refused-nothing-to-fight = No battle waits there.

## What happened

event-night-falls = Night { $round } falls.
event-day-breaks = Day { $round } breaks.
event-card-dealt = { $player } draws a card.
event-deck-shuffled = The discards are shuffled into a new draw pile.
event-card-chosen = { $player } keeps one of the cards seen.
event-order-set-2 = Turn order: { $first }, { $second }.
event-order-set-3 = Turn order: { $first }, { $second }, { $third }.
event-order-set-4 = Turn order: { $first }, { $second }, { $third }, { $fourth }.
event-order-set-5 = Turn order: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-pyramid-raised = { $player } raises the { $colour } pyramid in { $zone } to level { $level }.
event-units-placed = { $player } places { $units ->
    [one] 1 unit
   *[other] { $units } units
  } in { $zone }.
event-gained = { $player } gains { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
event-paid = { $player } pays { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
event-laid = { $player } lays a token on { $space }.
event-silver-laid = { $player } lays the silver token on { $space }.
event-gold-move = { $player } lays the gold token for a Move.
event-gold-recruit = { $player } lays the gold token for a Recruit.
event-idle = { $player } does nothing with it.
event-bought = { $player } buys { $tile } ({ $does }).
event-battle-card-swapped = { $player } gives up a battle card in secret for { $strength }-{ $damage }-{ $protection }.
event-creature-placed = The { $creature } of { $player } comes to { $zone }.
event-creature-to-reserve = The { $creature } of { $player } waits on its tile.
event-walked = { $player } moves { $units ->
    [one] 1 unit
   *[other] { $units } units
  } from { $from } to { $zone }.
event-teleported = { $player } teleports { $units ->
    [one] 1 unit
   *[other] { $units } units
  } from { $from } to { $zone }.
event-card-laid = { $player } plays { $card }.
event-card-aimed = { $player } plays { $card } on { $zone }.
event-vetoed = { $player } stops { $card } with a Veto.
event-prayer-stolen = { $player } takes a prayer point from { $from }.
event-gates-opened = No wall stops { $player } in this Move.
event-units-lost = { $player } loses { $units ->
    [one] 1 unit
   *[other] { $units } units
  } in { $zone }.
event-escaped = { $player } escapes from { $from } to { $zone }: there is no battle.
event-met = { $player } attacks { $enemy } in { $zone }.
event-card-foreseen = { $player } has to show { $strength }-{ $damage }-{ $protection } beforehand.
event-revealed = { $player } plays { $strength }-{ $damage }-{ $protection }{ $cards ->
    [0] {""}
    [one] {" "}and one more card
   *[other] {" "}and { $cards } more cards
  }.
event-added-card = { $player } adds { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }{ $card }.
event-set-aside = { $player } set aside { $strength }-{ $damage }-{ $protection }.
event-wounded = { $player } gives up { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } for strength.
event-compared = Attack: strength { $strength }, damage { $damage }, protection { $protection }. Defence: strength { $strength2 }, damage { $damage2 }, protection { $protection2 }.
event-won = { $player } wins the battle.
event-hand-taken-back = { $player } takes all battle cards back.
event-recalled = { $player } takes the troop home: { $units ->
    [one] 1 unit
   *[other] { $units } units
  }.
event-retreated = The troop of { $player } retreats from { $from } to { $zone }.
event-stayed = The troop of { $player } stays.
event-scored-battle = { $player } scores a victory point for the battle.
event-scored-temples = { $player } scores a victory point for two temples.
event-scored-sanctuary = { $player } scores a victory point in the Sanctuary.
event-turn-ended = { $player } ends the turn.
event-sacrificed = { $player } gives up { $units ->
    [one] 1 unit
   *[other] { $units } units
  } in { $zone }.
event-game-won = { $player } wins the game ({ $ending }).

## Names

colour-white = white
colour-red = red
colour-blue = blue

kind-district = district
kind-desert = desert
kind-obelisk = desert, obelisk
kind-temple = temple
kind-delta = temple of the Delta
kind-sanctuary = Sanctuary

space-move-upper = Move, upper row
    .short = Move
space-recruit = Recruit, upper row
    .short = Recruit
space-move-middle = Move, middle row
    .short = Move
space-raise = Raise, middle row
    .short = Raise
space-pray-middle = Pray, middle row
    .short = Pray
space-pray-bottom = Pray, bottom row
    .short = Pray
space-buy-white = Buy white, bottom row
    .short = Buy white
space-buy-red = Buy red, bottom row
    .short = Buy red
space-buy-blue = Buy blue, bottom row
    .short = Buy blue

ending-outright = alone at the goal
ending-most-vp = most victory points
ending-most-battle-vp = tie, most battle points
ending-order = tie, earlier in turn order

chapter-first-cards = Set-up: cards
chapter-first-order = Set-up: turn order
chapter-first-pyramids = Set-up: pyramids
chapter-first-units = Set-up: units
chapter-night-prayer = Night: prayer points
chapter-night-cards = Night: cards
chapter-night-tiles = Night: tiles
chapter-night-order = Night: turn order
chapter-dawn = Dawn
chapter-turns = Day: turns
chapter-delta = End of the Day: Delta
chapter-temples = End of the Day: temples
chapter-sanctuary = End of the Day: Sanctuary
chapter-two-temples = End of the Day: two temples
chapter-goal = End of the Day: is the goal reached?

stage-escape = before the battle
stage-strike = the first strike
stage-plan = choosing cards
stage-reveal = the reveal
stage-wound = cards for strength
stage-resolve = the outcome

battle-card = strength { $strength }, damage { $damage }, protection { $protection }

## Power tiles

tile-charge = Charge!
    .does = +1 strength when you attack
tile-stargate = Stargate
    .does = each teleport costs 1 less
tile-god-speed = God Speed
    .does = your troops walk 1 step further
tile-carnage = Carnage
    .does = +1 damage in battle
tile-offensive-strategy = Offensive Strategy
    .does = swap a battle card for one with 3 strength and 3 damage
tile-open-gates = Open Gates
    .does = walls do not stop your troops
tile-teleport = Teleport
    .does = your troops may also teleport from an obelisk
tile-royal-scarab = Royal Scarab
    .does = creature, 2 more steps, +2 strength
    .short = Scarab
tile-blades-of-neith = Blades of Neith
    .does = +1 strength in every battle
tile-divine-wound = Divine Wound
    .does = after the reveal, give up cards for +1 strength each
tile-victory-point = Victory Point
    .does = 1 permanent victory point
tile-giant-scorpion = Giant Scorpion
    .does = creature, 1 more step, +2 strength, +2 damage
    .short = Scorpion
tile-initiative = Initiative
    .does = when you attack, 2 defenders die before the battle
tile-phoenix = Phoenix
    .does = creature, 1 more step, +2 strength, flies over walls
    .short = Phoenix
tile-act-of-god = Act of God
    .does = a silver token, one more action each Day
tile-recruiting-scribe = Recruiting Scribe
    .does = 2 units of each Recruit come free
tile-defense = Defense!
    .does = +1 strength when you defend
tile-legion = Legion
    .does = your troops may hold 7 units
tile-ancestral-elephant = Ancestral Elephant
    .does = creature, 1 more step, +1 strength, +1 protection
    .short = Elephant
tile-defensive-strategy = Defensive Strategy
    .does = swap a battle card for one with 3 strength and 3 protection
tile-deep-desert-snake = Deep Desert Snake
    .does = creature, 1 more step, the enemy creature does not count in battle
    .short = Snake
tile-shields-of-neith = Shields of Neith
    .does = +1 protection in battle
tile-defensive-victory = Defensive Victory
    .does = a victory point for each defence won with a survivor
tile-prescience = Prescience
    .does = the enemy shows the battle card before you choose
tile-reinforcements = Reinforcements
    .does = up to 4 free units each Night
tile-sphinx = Sphinx
    .does = creature, +2 strength, 1 permanent victory point
    .short = Sphinx
tile-divine-will = Divine Will
    .does = the gold token, one more Move or Recruit each Day
tile-priest = Priest
    .does = +1 prayer point from each Pray
tile-priestess = Priestess
    .does = tiles cost 1 less
tile-slaves = Slaves
    .does = each pyramid level costs 1 less
tile-high-priest = High Priest
    .does = +2 prayer points each Night
tile-crusade = Crusade
    .does = 2 prayer points for each enemy unit destroyed in battle
tile-divine-boon = Divine Boon
    .does = one more card each Night
tile-hand-of-god = Hand of God
    .does = raise a pyramid by 1 for free each Night
tile-vision = Vision
    .does = choose your Night card from 5
tile-holy-war = Holy War
    .does = 4 prayer points for each battle won
tile-priest-of-ra = Priest of Ra
    .does = pay 1 less, once in each action
tile-priest-of-amon = Priest of Amon
    .does = +5 prayer points each Night
tile-the-mummy = The Mummy
    .does = creature, 1 more step, +2 strength, one more card each Night
    .short = Mummy

## Divine Intervention cards

card-war-rage = War Rage
    .does = in battle, +1 strength
card-war-fury = War Fury
    .does = in battle, +2 strength
card-bloody-battle = Bloody Battle
    .does = in battle, +1 damage
card-bloodbath = Bloodbath
    .does = in battle, +2 damage
card-bronze-wall = Bronze Wall
    .does = in battle, +1 protection
card-iron-wall = Iron Wall
    .does = in battle, +2 protection
card-raining-fire = Raining Fire
    .does = in your turn, destroy one enemy unit
card-prayer = Prayer
    .does = in your turn, gain 2 prayer points
card-enlistment = Enlistment
    .does = in your turn, place up to 2 free units
card-mana-theft = Mana Theft
    .does = in your turn, each opponent loses 1 prayer point and you gain 1
card-teleportation = Teleportation
    .does = during your Move, the troop jumps to an obelisk
card-open-gates = Open Gates
    .does = during your Move, walls do not stop the troop
card-veto = Veto
    .does = when an opponent plays a card outside battle, cancel it
card-escape = Escape
    .does = when you are attacked, slip away to an empty space

## Blood and Sand: power tiles

tile-priest-of-mafdet = Priest of Mafdet
    .does = your troops walk 1 step further
tile-wrryt-storm = Wrryt Storm
    .does = swap a battle card for one with 3 strength and 3 damage
tile-portal-of-thoth = Portal of Thoth
    .does = your troops may also teleport from an obelisk
tile-domination = Domination
    .does = 1 permanent fame point
tile-surprise-attack = Surprise Attack
    .does = golden action: a Move in which walls do not stop the troop
tile-reinforcement-prayer = Reinforcement Prayer
    .does = a free unit in your city with each Pray
tile-shetyw-barrier = Shetyw Barrier
    .does = swap a battle card for one with 3 strength and 3 protection
tile-spying = Spying
    .does = the enemy shows the battle card before you choose
tile-magical-support = Magical Support
    .does = each pyramid level costs 1 less
tile-divine-hunger = Divine Hunger
    .does = 2 prayer points for each enemy unit destroyed by your damage
tile-priest-of-thoeris = Priest of Thoeris
    .does = 4 prayer points for each battle won
tile-mercenaries = Mercenaries
    .does = 3 more units, placed in your city at once
tile-local-recruitment = Local Recruitment
    .does = your recruits may also join your troops anywhere
tile-khnums-sphinx = Khnum's Sphinx
    .does = creature, 1 more step, +1 strength, opponents pay 2 to move into its space
    .short = Khnum Sphinx
tile-dedication-to-battle = Dedication to Battle
    .does = 2 prayer points when your moving troop meets an enemy troop
tile-twin-ceremony = Twin Ceremony
    .does = golden action: buy another tile of a colour bought today, for 1 more
tile-honor-in-battle = Honor in Battle
    .does = 1 prayer point for each unit of yours destroyed by enemy damage
tile-griffin-sphinx = Griffin Sphinx
    .does = creature, +2 strength, its troop may also teleport from an obelisk
    .short = Griffin
tile-forced-march = Forced March
    .does = golden action: a Move without a teleport
tile-deadly-trap = Deadly Trap
    .does = a troop that moves in on yours loses 1 unit before the battle
tile-amout-the-soul-devourer = Amout the Soul Devourer
    .does = creature, 1 more step, +2 strength, no losses outside battle, a fame point for a win with 2 kills
    .short = Devourer
tile-bestial-fury = Bestial Fury
    .does = your troops walk 1 step further, +1 strength and +1 damage in battle
tile-divine-might = Divine Might
    .does = in the Day, outside battle, each gain of prayer points is 1 higher

## Blood and Sand: power tiles of 2012 that do something else there

tile-phoenix-light = Phoenix
    .does = creature, 1 more step, +1 strength, flies over walls
    .short = Phoenix
tile-vision-sift = Vision
    .does = draw 4 more cards each Night, then discard 4
tile-priest-of-ra-each = Priest of Ra
    .does = pay 1 less each time you pay outside battle
tile-priest-of-amon-at-once = Priest of Amon
    .does = +5 prayer points at once and each Night
tile-reinforcements-at-once = Reinforcements
    .does = up to 4 free units at once and each Night
tile-initiative-moving = Initiative
    .does = when your moving troop attacks, 2 defenders die before the battle
tile-act-of-god-together = Act of God
    .does = a silver token, laid with one of your own, one more action each Day
tile-divine-will-golden = Divine Will
    .does = golden action: a Move or a Recruit
tile-divine-wound-open = Divine Wound
    .does = after the reveal, discard cards face up for +1 strength each

## Blood and Sand: Divine Intervention cards

card-glory = Glory
    .does = in battle, 4 prayer points if you win
card-divine-protection = Divine Protection
    .does = in battle, enemy damage destroys none of your units if you win
card-conscription = Conscription
    .does = in battle, place up to 3 free units afterwards if you win
card-snare = Snare
    .does = in battle, after the reveal, you may play the card set aside instead
card-diversion = Diversion
    .does = in battle, no effect, and it returns to your hand
card-divine-memory = Divine Memory
    .does = in your turn, take a card from the discards and shuffle the rest into the draw pile
card-swiftness = Swiftness
    .does = at the start of your Move, 1 more step for the troop
card-transfer = Transfer
    .does = during your Move, the troop teleports from any space to an obelisk

## Blood and Sand: battle cards, by strength, damage and protection

battle-card-5-0-0 = Sacrificial Charge
battle-card-4-1-0 = Cavalry Blitz
battle-card-3-2-0 = Fervent Purge
battle-card-3-0-1 = Shield Push
battle-card-2-2-1 = Mixed Tactics
battle-card-2-0-2 = Phalanx Defense
battle-card-1-3-0 = Chariot Raid
battle-card-1-1-3 = Defensive Retreat
battle-card-3-3-0 = Wrryt Storm
battle-card-3-0-3 = Shetyw Barrier

## Blood and Sand: colours, and the stones they are called by

colour-black = black

gem-white = Diamond
gem-red = Ruby
gem-blue = Sapphire
gem-black = Onyx

## Blood and Sand: glossary

term-fame-point = fame point
term-permanent = permanent
term-temporary = temporary
term-prayer-points = prayer points
term-veteran-token = Veteran token
term-divine-intervention-card = Divine Intervention card
term-diversion = Diversion
term-equilibrium = Equilibrium
term-golden-action = golden action
term-silver-token = silver token
term-gold-token = gold token
term-district = district
term-temple = temple
term-sanctuary = Sanctuary of All Gods
term-delta = Delta
term-red-port = red port
term-blue-port = blue port
term-storm = storm

## Blood and Sand: the nine steps of the Night

term-night-offering = Offering
term-night-delta-temple = Delta temple
term-night-two-temples = Two temples
term-night-adoration = Adoration
term-night-prayers = Prayers
term-night-divine-intervention = Divine Intervention
term-night-conscription = Conscription
term-night-awakening = Awakening
term-night-destiny = Destiny
