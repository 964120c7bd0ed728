### The game of one against Amon.

amon = Amon
amon-troop-a = troop A
amon-troop-b = troop B

## His cards

event-card-thirsty-for-revenge = Thirsty for revenge
    .does = Amon: strength +2, damage +2. Once: you discard two cards.
event-card-bloody-skirmish = Bloody skirmish
    .does = Amon: strength +1, damage +1, land moves +1.
event-card-iron-ranks = Iron ranks
    .does = Amon: protection +2.
event-card-desert-wind = Desert wind
    .does = Amon: land moves +2, strength -1.
event-card-famine = Famine
    .does = Each Pray action gives you 1 PP less. Once: you lose 2 PP.
event-card-sacrilege = Sacrilege
    .does = Amon: strength +1. Once: two plunders.
event-card-night-vigil = Night vigil
    .does = Once: both troops of Amon are filled to 6 units. He plunders in the next Night.
event-card-faltering-faith = Faltering faith
    .does = Amon: strength -1, damage -1. Once: you gain 2 PP.
event-card-dark-omens = Dark omens
    .does = Amon: damage +1. You draw no cards in the Night.
event-card-eclipse = Eclipse
    .does = Amon: protection +1. Your teleports cost 1 PP more.
disaster-card-plague = Plague
    .does = Amon: damage +1. Once: each of your troops loses a unit.
disaster-card-locusts = Locusts
    .does = The Prayers of the Night give you 1 PP less.
disaster-card-wrath-of-amon = Wrath of Amon
    .does = Amon: strength +1.
disaster-card-sandstorm = Sandstorm
    .does = Your troops have 1 land move less, but at least 1.
disaster-card-stone-skin = Stone skin
    .does = Amon: protection +1.
action-card-surge = Surge
    .does = Troop A moves towards your highest pyramid, then the occupied one, then the westernmost.
action-card-raid = Raid
    .does = Troop B moves towards your highest pyramid, then the occupied one, then the easternmost.
action-card-hunt-a = Hunt A
    .does = Troop A moves towards your smallest troop, then the nearest, then the westernmost.
action-card-hunt-b = Hunt B
    .does = Troop B moves towards your smallest troop, then the nearest, then the easternmost.
action-card-pilgrimage-a = Pilgrimage A
    .does = Troop A moves towards a temple you hold, the nearest, then the westernmost; else the nearest free temple; else that of the Delta.
action-card-pilgrimage-b = Pilgrimage B
    .does = Troop B moves towards a temple you hold, the nearest, then the easternmost; else the nearest free temple; else that of the Delta.
action-card-reinforcements-1 = Reinforcements 1
    .does = A unit joins each troop of Amon. One of your troops loses two units.
action-card-reinforcements-2 = Reinforcements 2
    .does = Two units join each troop of Amon.
action-card-pillage = Pillage
    .does = One plunder. Then the troop of Amon that is nearest to one of yours moves towards it.
objective-fame = Fame
    .does = In a Night: 16 fame points, and two temples under control.
objective-conquest = Conquest
    .does = In a Night: control both pyramids of Amon.
objective-splendour = Splendour
    .does = Two own pyramids of level 4, both under control, and 19 power tiles.
objective-endurance = Endurance
    .does = At the end of the last Night: no own district held by Amon, three temples under control, 10 units on the board.
objective-devotion = Devotion
    .does = Three offerings in the Sanctuary.
plunder-card = Plunder { $number }
    .does = Above level { $level }, column { $column }; below level { $level2 }, column { $column2 }: the tiles found there are out of the game.

## What he does, and why

amon-objective-set = The objective is { $objective }: { $does } There { $rounds ->
    [one] is 1 round
   *[other] are { $rounds } rounds
  }.
amon-rounds-left = { $rounds ->
    [one] The last round begins.
   *[other] { $rounds } rounds are left.
  }
amon-omen-drawn = Drawn: { $card }. { $does }
amon-war-table = The War Table: strength { $strength }, damage { $damage }, protection { $protection }, land moves { $moves }.
amon-deed-drawn = Amon's action is drawn: { $card }. { $does }
amon-aims = Amon's { $troop } makes for { $zone } ({ $why }).
amon-turns = Amon's { $troop } goes by { $zone } ({ $why }).
amon-stops = Amon's { $troop } stays in { $zone }.
amon-returns = Amon's { $troop } comes back in { $zone } ({ $why }).
amon-card = Amon's battle card is drawn: { $strength }-{ $damage }-{ $protection }{ $own ->
    [0] {""}
   *[other] , own damage { $own }
  }{ $shields ->
    [0] {""}
   *[other] , shields { $shields }
  }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }.
amon-beast = Amon's { $troop } has { $creature }.
amon-plunder-drawn = Plunder { $number }: above level { $level }, column { $column }; below level { $level2 }, column { $column2 }.
amon-plunder-shuffled = The plunder cards are shuffled.
amon-plunder-missed = { $half ->
    [upper] Above
   *[lower] Below
  } no tile is found.
amon-plunder-stays = { $half ->
    [upper] Above
   *[lower] Below
  } lies { $tile }, level { $level }: no creature. It stays.
amon-plundered = { $half ->
    [upper] Above
   *[lower] Below
  } { $tile }, level { $level }, is out of the game.
amon-why-only = there is no other
amon-why-drawn = drawn by chance
amon-why-highest = the highest
amon-why-occupied = the occupied one
amon-why-fewest = the one with the fewest units
amon-why-nearest = the nearest
amon-why-westernmost = the westernmost
amon-why-easternmost = the easternmost

## Questions and answers

ask-objective = Which objective is drawn?
ask-row = Which tile lies in { $colour }, level { $level }, column { $column }?
ask-omen = Which event or disaster is drawn?
ask-deed = Which action of Amon is drawn?
ask-plunder = Which plunder card is drawn?
ask-aim = { $card }: which of them does Amon make for?
ask-way = By which of the shortest ways does Amon's { $troop } go?
ask-return = Where does Amon's troop come back?
ask-amon-card = Which battle card does Amon draw?
ask-levy = Which of your troops loses { $units ->
    [one] 1 unit
   *[other] { $units } units
  }?
ask-discard = You must discard { $left ->
    [one] one more card
   *[other] { $left } more cards
  }. How many { $card } do you discard?
answer-objective = { $objective }
answer-row = { $tile }
answer-omen = { $card }
answer-deed = { $card }
answer-plunder = Plunder card { $number }
answer-amon-aim = { $zone } ({ $kind })
answer-amon-return = { $zone } ({ $kind })
answer-amon-walk = To { $zone } ({ $kind })
answer-amon-teleport = By teleport to { $zone } ({ $kind })
answer-amon-card = { $strength }-{ $damage }-{ $protection }{ $own ->
    [0] {""}
   *[other] , own damage { $own }
  }{ $shields ->
    [0] {""}
   *[other] , shields { $shields }
  }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }
answer-levy = The troop in { $zone } ({ $kind }) loses { $units ->
    [one] 1 unit
   *[other] { $units } units
  }
event-game-lost = Amon wins: { $ending }.

## Steps

chapter-first-rows = Set-up: Amon's tiles
chapter-first-beasts = Set-up: Amon's creatures
chapter-amon-event = Day: an event
chapter-amon-action = Day: Amon's action
chapter-round-marker = Night: the round marker
