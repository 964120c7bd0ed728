### Kemet: what is asked, what may be answered, why not, and what happened. Our own words.

## Questions

ask-draw = Which card is drawn?
ask-first-order = Who takes place { $place } in the first turn order?
ask-colours = Which colour is in play?
ask-levels = Share three levels among your pyramids, at most { $most } in one.
ask-first-level = Your first pyramids have three levels between them. How high is the first one?
ask-first-colour = Which colour has your pyramid of level { $level }? Tiles of that colour can be bought with it.
ask-first-tile = Which tile of level 1 do you begin with? It costs nothing, and must have the colour of a pyramid of yours.
ask-site = In which of your districts do you build the { $colour } pyramid?
ask-first-units = { $left ->
    [one] One unit is still to be placed.
   *[other] { $left } units are still to be placed.
  } How many go to { $zone }? At most { $limit }.
ask-first-troops = Your first { $left } units form full troops of { $limit } in two of your districts. How many go to { $zone }?
ask-vision = Which of the cards you see do you keep?
ask-night-tile = Night: do you use one of your tiles?
ask-hand-of-god = Which pyramid rises by one level, for free?
ask-muster = Place a free unit in a district of yours or with a troop of yours. { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
  }
ask-muster-city = Place a free unit in a district of yours without enemies. { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
  }
ask-muster-all = Place a new unit in a district of yours without enemies: as many come as have room. { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
  }
ask-muster-veterans = Do you spend a Veteran token for a unit in a district of yours without enemies? { $left ->
    [one] It is your last one
   *[other] You have { $left }
  }, and what is left over is lost.
ask-veterans-prayer = Do you spend Veteran tokens for prayer points, one for each? You have { $veterans }, and they also buy cards and units later tonight.
ask-veterans-cards = Do you spend Veteran tokens for more cards, { $price ->
    [one] one
   *[other] { $price }
  } for each? You have { $veterans }, and they also buy units later tonight.
ask-sift = Vision: you must discard { $left ->
    [one] one more card
   *[other] { $left } more cards
  }. How many { $card } do you discard?
ask-annex = Annexation: whom do you rob of a card?
ask-steal = Which card does { $player } lose?
ask-first-god = Which god do you lead?
ask-throne = Where does your god appear? It stands in a district without units of yours.
ask-descend = Does your god come back, to a district without units of yours?
ask-order = You are last and set the turn order. Who takes place { $place }?
ask-destiny = Which place in the turn order do you take? { $taken ->
    [0] You have the fewest points and choose first.
    [one] One place is taken.
   *[other] { $taken } places are taken.
  }
ask-menu = { $state ->
    [fresh] Your turn: lay a token and do its action. { $tokens ->
        [one] This is your last token
       *[other] You have { $tokens } tokens
      }, { $bare ->
        [0] every row is covered
        [one] 1 row is still bare
       *[other] { $bare } rows are still bare
      }.
    [waiting] Your tokens are laid. Which action comes next?
   *[other] Your token is laid. What else, or is your turn over?
  } You have { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
ask-beside = Do you lay another token together with it?
ask-rearrange = { $creature }: where does it go, before you lay your tokens?
ask-recover = Which card do you take from the discards? The others are shuffled into the draw pile.
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
ask-buy-any = Which tile do you buy? You have { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
ask-buy-twin = Which further tile do you buy, of a colour you bought today? It costs 1 more than usual. You have { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
  }.
ask-lair = { $creature }: in which of your districts does it appear?
ask-swap = You get the battle card { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }. Which of your cards leaves the game for it? Nobody else sees which.
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
ask-escort = Does a { $breed ->
    [servant] servant
   *[creature] creature
  } come with the units placed in { $zone }?
ask-assault = Your recruits meet enemies{ $count ->
    [one] {""}
   *[other] {" "}in { $count } districts
  }. Which battle comes first, or do you play a card before it?
ask-start = { $pace ->
    [through-walls] Which of your troops moves? No wall stops it. You have
    [on-foot] Which of your troops moves? It cannot teleport. You have
   *[usual] Which of your troops moves? You have
  } { $prayer ->
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
ask-take-creature = { $beasts ->
    [one] { $creature }: does it { $way ->
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
   *[other] { $beasts } of your creatures stand together. Do all go along to { $zone }, or does one stay?
  }
ask-veto = { $player } plays { $card }. Do you stop it?
ask-veto-aimed = { $player } plays { $card } on { $zone }. Do you stop it?
ask-escape = { $enemy } attacks your troop in { $zone }, { $theirs } against { $own }. Do you stand and fight, or slip away?
ask-escape-to = Your troop slips away from { $zone }. Where to?
ask-play-card = Battle in { $zone } against { $enemy }, { $own } of yours against { $theirs }. Which battle card do you play?
ask-aside = You play { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }. Which other battle card do you set aside, unused?
ask-add = How many { $card } cards do you add ({ $does })? { $cost ->
    [0] They are free.
   *[other] Each costs { $cost ->
        [one] 1 prayer point
       *[other] { $cost } prayer points
      }, and you have { $prayer } left.
  }
ask-snare = The cards are open, { $own } of yours against { $theirs } in { $zone }. Do you play the card you set aside instead?
ask-wound = How many { $card } cards do you give up for +1 strength each?
ask-home = { $creature }: its troop is destroyed. Which of your districts does it flee to?
ask-beaten = Your troop in { $zone } is beaten. What does it do?
ask-retreat-to = Where must the beaten troop of { $player } go?
ask-victorious = Your troop in { $zone } has won. What does it do?
ask-delta = Do you give up { $units ->
    [one] one unit
   *[other] { $units } units
  } in the temple of the Delta for { $prayer } prayer points?
ask-sanctuary = Do you give up { $units } units in the Sanctuary for a permanent { $point }?

## Answers

answer-waste = Do nothing
answer-no-move = Do not move
answer-no-summon = No creature comes
answer-come = Bring { $creature } from its tile into your city: { $does }
answer-rearrange = Move your creatures within your city, and between it and their tiles
answer-stay-put = Leave it where it is
answer-change-with = { $zone } ({ $kind }), in exchange for { $creature }
answer-resolve-own = The action of your own token: { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(no colour)
   *[other] {" "}({ $colour })
  }{ $use ->
    [none] {" "}(nothing to do there now)
   *[some] {""}
  }
answer-resolve-silver = The action of the silver token: { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(no colour)
   *[other] {" "}({ $colour })
  }{ $use ->
    [none] {" "}(nothing to do there now)
   *[some] {""}
  }
answer-resolve-gold = The action of the gold token: { $action }
answer-no-more-tokens = No further token
answer-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
  }
answer-veterans-prayer = { $count ->
    [0] Keep them
    [one] 1 prayer point for 1 Veteran token
   *[other] { $count } prayer points for { $veterans } Veteran tokens
  }
answer-veterans-cards = { $count ->
    [0] Keep them
    [one] 1 card
   *[other] { $count } cards
  }{ $veterans ->
    [0] {""}
    [one] {" "}for 1 Veteran token
   *[other] {" "}for { $veterans } Veteran tokens
  }
answer-first-level = { $level ->
    [2] Level 2, and a second pyramid of level 1
   *[other] Level 1: three pyramids of level 1
  }
answer-colour = { $colour }
answer-take-tile = { $tile } ({ $colour }): { $does }
answer-exchange = Yes, exchange it
answer-annex = { $player }
answer-annex-none = Nobody
answer-god = { $god }: { $does }
answer-acquire-god = Your god, { $god }, for { $price } prayer points: { $does }
answer-no-descent = Not now
answer-keep-played = No, keep the card you played
answer-no-lair = Leave it on its tile for now
answer-let-be = Let it happen
answer-night-done = No, nothing more tonight
answer-muster-done = Place no more units
answer-end-turn = End your turn
answer-stop = Stop here
answer-take = Yes, along with them
answer-leave = No, it stays behind
answer-leave-one = { $creature } stays, the rest goes along
answer-offer = Yes, give them up
answer-keep = No, keep them
answer-recall = Take the whole troop home to your supply, for 1 prayer point a unit{ $fee ->
    [0] {""}
   *[other] , less { $fee } in all
  }
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
answer-buy = { $tile } ({ $colour ->
    [none] {""}
   *[other] { $colour },{" "}
  }level { $level }), for { $price ->
    [0] nothing
    [one] 1 prayer point
   *[other] { $price } prayer points
  }: { $does }
answer-summon = { $creature }: { $does }
answer-lay = Token on { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(no colour yet)
   *[other] {" "}({ $colour })
  }{ $use ->
    [none] {" "}(nothing to do there now)
   *[some] {""}
  }
answer-silver = Silver token on { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(no colour yet)
   *[other] {" "}({ $colour })
  }{ $use ->
    [none] {" "}(nothing to do there now)
   *[some] {""}
  }
answer-gold = Gold token: { $action }
answer-drawn = { $card }
answer-keep-card = { $card }: { $does }
answer-card = Play { $card }{ $price ->
    [0] {""}
    [one] {" "}for 1 prayer point
   *[other] {" "}for { $price } prayer points
  }: { $does }
answer-fight = Play { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }: strength { $strength }, damage { $damage }, protection { $protection }{ $own ->
    [0] {""}
   *[other] , { $own } damage to your own troop
  }{ $shields ->
    [0] {""}
   *[other] , { $shields } impenetrable shields
  }
answer-aside = Set aside { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }: strength { $strength }, damage { $damage }, protection { $protection }{ $own ->
    [0] {""}
   *[other] , { $own } damage to your own troop
  }{ $shields ->
    [0] {""}
   *[other] , { $shields } impenetrable shields
  }
answer-swap = Give up { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }: strength { $strength }, damage { $damage }, protection { $protection }{ $own ->
    [0] {""}
   *[other] , { $own } damage to your own troop
  }{ $shields ->
    [0] {""}
   *[other] , { $shields } impenetrable shields
  }
answer-walk = { $by ->
    [water] Cross the water to
   *[land] Walk to
  } { $zone } ({ $kind })
answer-walk-attack = { $by ->
    [water] Cross the water to
   *[land] Walk to
  } { $zone } ({ $kind }) and attack { $enemy }, { $theirs ->
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
refused-place-taken = That place in the order is taken, or that player has one already.
refused-district-taken = There is already a pyramid in that district.
refused-not-your-district = That is not a place of yours: it must be a district of your own city, or, for some free units, a troop of yours.
refused-units-left-over = Too few: all these units must be placed as far as there is room, and some would be left over.
refused-not-a-full-troop = Here { $limit } units go, or none: your first units form full troops in two districts.
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
refused-no-gold = You have no gold token to lay: a tile such as Divine Will lets you lay it, once a Day.
refused-only-with-own-token = Silver and gold are laid together with your own token of the turn: lay that one first.
refused-not-your-golden-action = None of your tiles has that golden action.
refused-actions-wait = Your tokens have actions still to be done before your turn can end.
refused-no-action-waits = No action of that token waits to be done.
refused-no-time-for-creatures = Creatures cannot be placed or moved about now.
refused-nobody-to-change-with = No creature of yours stands there to change places with.
refused-floors-uncovered = Each of the three rows must hold a token when the Day ends, and this would leave too few tokens for that.
refused-no-card = You do not hold { $card }.
refused-not-in-this-moment = { $card } cannot be played now: { $does }.
refused-no-target = There is nothing it could act on.
refused-pyramid-at-top = A pyramid rises to level { $highest } at most.
refused-level-not-higher = A pyramid can only rise: choose a higher level.
refused-wrong-colour = That tile has another colour than the space of your token.
refused-wrong-colour-or-foreign = That tile has another colour than the space of your token, and you hold no pyramid of its colour in a foreign city.
refused-colour-not-in-play = That colour is not in play in this game.
refused-colour-taken = You have a pyramid of that colour already.
refused-no-pyramid-left = You can have at most { $most } pyramids.
refused-colour-bought = You have bought a tile of that colour today: one of each colour a Day.
refused-own-space-free = Your Buy space of that colour is free, so a tile of that colour must be bought with it.
refused-nothing-to-repeat = You have bought no tile of that colour today.
refused-pyramid-too-low = It needs a pyramid of its colour at level { $needs }{ $level ->
    [0] : you have none, or it is in enemy hands
   *[other] , and yours is at level { $level }
  }.
refused-tile-owned = You have a tile of that name already.
refused-tile-gone = No copy of that tile is left.
refused-not-yet-on-offer = Tiles of that level are not on offer today.
refused-not-your-creature = That creature does not wait on a tile of yours.
refused-creature-there = You have a creature there already, and two cannot stay in one space.
refused-no-units-there = There are no units there to choose.
refused-not-adjacent = That space is not next to the troop{ $ports ->
    [some] , and no port leads there: in a Move, a port leads to blue ports and to the one before your own city.
   *[none] .
  }
refused-no-movement-left = The troop has no steps left.
refused-wall = The wall stops you: to enter a foreign city, begin the Move in the desert before it or in another of its districts.
refused-no-obelisk = There is no obelisk, and teleports lead to obelisks only.
refused-not-at-pyramid = A teleport begins in a district with a pyramid or, with a tile or creature for it, at an obelisk.
refused-one-teleport = There is no teleport left in this Move.
refused-one-foreign-district = A Move enters one foreign district at most.
refused-must-go-on = Too many of yours stand together here: the troop must go on first.
refused-shielded = That troop loses no units outside battle: Amout the Soul Devourer is with it.
refused-already-there = The troop is there already.
refused-no-room = No unit fits: your troop there is full.
refused-hemmed-in = This troop can do nothing in a Move: it has nowhere to go and no card to play.
refused-enemies-there = Enemies stand there, and free units cannot be placed among them.
refused-not-empty = That space is not open to this troop: it must be free of units, and for an escape outside foreign cities.
refused-no-refuge = The troop cannot go there: it must find room, no enemy and no foreign city.
refused-no-empty-refuge = The troop cannot go there: it must find no units at all and no foreign city.
refused-no-retreat = No space next to the battle is open to the troop, so there is nowhere to retreat to.
refused-winner-still-there = You can only stay if the winner has no units left.
refused-never-stays = A beaten troop cannot stay where it was beaten.
refused-winner-gone = The winner has no units left, so the beaten troop can only be taken home.
refused-nothing-to-do-there = That has nothing to do now.
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
refused-not-among-discards = That card is not among the discards.
refused-too-few-cards = That player has fewer than two cards that can be taken.
refused-god-taken = Another player leads that god.
refused-god-acquired = You have called your god already.
refused-gods-awaited = No god can be called before somebody has { $points } points on the track.
refused-no-top-pyramid = That takes the Buy space of the colour of a level 4 pyramid in your city.
refused-gods-stand-alone = A god stands alone: no units of yours beside it.
refused-only-with-the-god = That battle card is used only where the god itself fights.
refused-wrong-number = That does not add up: { $cards ->
    [one] 1 card has
   *[other] { $cards } cards have
  } still to be discarded, neither more nor fewer.
refused-no-veterans = { $has ->
    [0] You have no Veteran tokens.
    [one] You have only 1 Veteran token.
   *[other] You have only { $has } Veteran tokens.
  }
refused-nothing-to-gain = There is nothing to gain for so many Veteran tokens: your prayer points or the cards run out.
refused-nothing-to-fight = No battle waits there.
refused-middle-district = Against Amon the middle district has no pyramid.
refused-too-few-for-a-levy = A larger troop must be named.

## What happened

event-night-falls = Night { $round } falls.
event-day-breaks = Day { $round } breaks.
event-colours-drawn-2 = The colours in play: { $one }, { $two }.
event-colours-drawn-3 = The colours in play: { $one }, { $two }, { $three }.
event-colours-drawn-4 = The colours in play: { $one }, { $two }, { $three }, { $four }.
event-colours-drawn-5 = The colours in play: { $one }, { $two }, { $three }, { $four }, { $five }.
event-card-dealt = { $player } draws a card.
event-deck-shuffled = The discards are shuffled into a new draw pile.
event-card-chosen = { $player } keeps one of the cards seen.
event-card-recovered = { $player } takes { $card } from the discards.
event-cards-discarded = { $player } discards { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }{ $card }.
event-card-taken = { $player } takes a card from { $from }.
event-god-chosen = { $player } leads { $god }.
event-gods-rise = The gods can be called from now on.
event-god-acquired = { $player } calls { $god }.
event-god-placed = { $god } of { $player } appears in { $zone }.
event-life-lost = { $god } of { $player } loses { $life ->
    [one] 1 life point
   *[other] { $life } life points
  }.
event-god-fell = { $god } of { $player } goes back to its tile.
event-veterans-gained = { $player } gains { $veterans ->
    [one] a Veteran token
   *[other] { $veterans } Veteran tokens
  }.
event-veterans-spent = { $player } spends { $veterans ->
    [one] a Veteran token
   *[other] { $veterans } Veteran tokens
  }.
event-veterans-dropped = { $player } drops the Veteran tokens left over.
event-order-set-2 = Turn order: { $first }, { $second }.
event-order-set-3 = Turn order: { $first }, { $second }, { $third }.
event-order-set-4 = Turn order: { $first }, { $second }, { $third }, { $fourth }.
event-order-set-5 = Turn order: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-order-set-6 = Turn order: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
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
event-laid = { $player } lays a token on { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(no colour)
   *[other] {" "}({ $colour })
  }.
event-silver-laid = { $player } lays the silver token on { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(no colour)
   *[other] {" "}({ $colour })
  }.
event-gold-laid = { $player } lays the gold token: { $action }.
event-action-own = { $player } does the action of the own token.
event-action-silver = { $player } does the action of the silver token.
event-action-gold = { $player } does the action of the gold token.
event-idle = { $player } does nothing with it.
event-bought = { $player } takes { $tile } ({ $does }).
event-battle-card-swapped = { $player } gives up a battle card in secret for { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }.
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
event-card-foreseen = { $player } has to show { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  } beforehand.
event-revealed = { $player } plays { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }{ $cards ->
    [0] {""}
    [one] {" "}and one more card
   *[other] {" "}and { $cards } more cards
  }.
event-added-card = { $player } adds { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }{ $card }.
event-set-aside = { $player } set aside { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  }.
event-snared = { $player } plays { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
  } instead.
event-wounded = { $player } gives up { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } for strength.
event-compared = Attack: strength { $strength }, damage { $damage }, protection { $protection }{ $own ->
    [0] {""}
   *[other] , damage to itself { $own }
  }{ $through ->
    [0] {""}
   *[other] , unblockable damage { $through }
  }{ $shields ->
    [0] {""}
   *[other] , impenetrable shields { $shields }
  }. Defence: strength { $strength2 }, damage { $damage2 }, protection { $protection2 }{ $own2 ->
    [0] {""}
   *[other] , damage to itself { $own2 }
  }{ $through2 ->
    [0] {""}
   *[other] , unblockable damage { $through2 }
  }{ $shields2 ->
    [0] {""}
   *[other] , impenetrable shields { $shields2 }
  }.
event-won = { $player } wins the battle.
event-hand-taken-back = { $player } takes all battle cards back.
event-recalled = { $player } takes the troop home: { $units ->
    [one] 1 unit
   *[other] { $units } units
  }.
event-retreated = The troop of { $player } retreats from { $from } to { $zone }.
event-stayed = The troop of { $player } stays.
event-scored-battle = { $player } scores a { $point } for the battle.
event-scored-temples = { $player } scores a { $point } for two temples.
event-scored-sanctuary = { $player } scores a { $point } in the Sanctuary.
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
colour-black = black
colour-violet = violet

gem-white = Diamond
gem-red = Ruby
gem-blue = Sapphire
gem-black = Onyx
gem-violet = Amethyst

point-victory = victory point
    .short = VP
point-fame = fame point
    .short = FP

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
space-buy-1 = Buy 1, bottom row
    .short = Buy
space-buy-2 = Buy 2, bottom row
    .short = Buy
space-buy-3 = Buy 3, bottom row
    .short = Buy

gold-move = Move
gold-recruit = Recruit
gold-surprise = Move, past walls
gold-march = Move, without a teleport
gold-twin = Buy, a colour bought today
gold-raise = Raise
gold-pray = Pray

deity-anubis = Anubis
    .does = 5 life, strength 5, 1 prayer point for each enemy unit removed in his battles
deity-bastet = Bastet
    .does = 4 life, strength 4, 1 more step, past walls, chooses her own retreat
deity-horus = Horus
    .does = 4 life, strength 5, teleports from any space for 1 prayer point
deity-ouadjet = Wadjet
    .does = 5 life, strength 4, 2 unblockable damage
deity-sobek = Sobek
    .does = 6 life, strength 4, a battle card of his own
deity-seth = Seth
    .does = 5 life, strength 5, enemy companions do not count, a win takes a card

ending-outright = alone at the goal
ending-most-vp = most victory points
ending-most-battle-vp = tie, most battle points
ending-order = tie, earlier in turn order
ending-fame = at the goal and ahead of everyone as the turn began
ending-objective = the objective is reached
ending-rounds-over = the rounds are over
ending-no-units = no unit is left on the board

chapter-first-colours = Set-up: colours
chapter-first-gods = Set-up: gods
chapter-first-cards = Set-up: cards
chapter-first-order = Set-up: turn order
chapter-first-pyramids = Set-up: pyramids
chapter-first-units = Set-up: units
chapter-first-tiles = Set-up: first tiles
chapter-night-prayer = Night: prayer points
chapter-night-cards = Night: cards
chapter-night-tiles = Night: tiles
chapter-night-order = Night: turn order
chapter-prayers = Night: Prayers
chapter-interventions = Night: Divine Intervention
chapter-conscription = Night: Conscription
chapter-destiny = Night: Destiny
chapter-awakening = Awakening
chapter-daybreak = Daybreak
chapter-turns = Day: turns
chapter-goal = End of the Day: is the goal reached?

evening-delta = End of the Day: Delta
evening-temples = End of the Day: temples
evening-sanctuary = End of the Day: Sanctuary
evening-two-temples = End of the Day: two temples

night-sanctuary = Night: Offering
night-delta = Night: Delta temple
night-two-temples = Night: Two temples
night-temples = Night: Adoration

stage-escape = before the battle
stage-strike = the first strike
stage-plan = choosing cards
stage-reveal = the reveal
stage-snare = a card exchanged
stage-wound = cards for strength
stage-resolve = the outcome

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
tile-energy-drain = Energy Drain
    .does = 1 prayer point whenever an opponent prays
tile-hardened-scarabs = Hardened Scarabs
    .does = one more Veteran token whenever a battle gives you any
tile-kill-them-all = Kill Them All
    .does = your troops walk 1 step further, +1 damage in battle
tile-annexation = Annexation
    .does = each Night, take a card at random from an opponent who has two
tile-pact-of-stone = Pact of Stone
    .does = swap a battle card for one with 3 strength and 2 impenetrable shields
tile-sacred-cobra = Sacred Cobra
    .does = creature, +1 strength, 1 unblockable damage
    .short = Cobra
tile-giant-vulture = Giant Vulture
    .does = creature, 2 more steps, +1 strength, beaten you choose where its troop retreats
    .short = Vulture
tile-ambush = Ambush
    .does = after the reveal, you may play the battle card you set aside instead
tile-divine-advantage = Divine Advantage
    .does = each Night, look at two more cards and keep one
tile-great-crocodile = Great Crocodile
    .does = creature, 1 more step, +2 strength, 1 unblockable damage
    .short = Crocodile
tile-shadow-servant = Shadow Servant
    .does = servant, +1 strength, 1 impenetrable shield
    .short = Servant
tile-magic-versatility = Magic Versatility
    .does = golden action: a Raise, a Recruit, a Pray or a Move

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
tile-sphinx-fame = Sphinx
    .does = creature, +2 strength, 1 permanent fame point
    .short = Sphinx
tile-defensive-victory-fame = Defensive Victory
    .does = a fame point for each defence won with a survivor

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
battle-card-3-0-0 = Pact of Stone
battle-card-4-2-1 = Sobek

## Glossary

term-victory-point = victory point
    .means = what wins the game; some are permanent, some temporary
term-fame-point = fame point
    .means = what wins the game; some are permanent, some temporary
term-permanent = permanent point
    .means = is never lost: from battles won, from two temples, from the Sanctuary, from tiles
term-temporary = temporary point
    .means = is yours as long as you hold a temple, or a pyramid of level 4
term-prayer-points = prayer points
    .means = what everything is paid with; nobody has more than 11
term-card = Divine Intervention card
    .means = a card held in secret; it says when it is played and what it costs
term-district = district
    .means = one of the three parts of a city, with room for a pyramid; the wall keeps strangers out unless their Move begins before it
term-temple = temple
    .means = lends a point to whoever stands there, and pays prayer points when the Day is over
term-delta = Delta
    .means = the north of the board; its temple pays only for a unit given up
term-sanctuary = Sanctuary of All Gods
    .means = two units given up there bring a permanent point when the Day is over
term-equilibrium = Equilibrium
    .means = when the Day is over, each of the three rows of your board must hold a token
term-silver-token = silver token
    .means = one more action a Day, for the owner of Act of God
term-gold-token = gold token
    .means = one more action a Day, of the kind a tile of yours names
term-golden-action = golden action
    .means = what the gold token does; a tile names it
term-veteran-token = Veteran token
    .means = for a defence won, and for a battle that brings no point; at Night it buys prayer points, cards or units
term-servant = servant
    .means = a companion beside the creature: a troop may have one of each
term-impenetrable-shield = impenetrable shield
    .means = covers one unit of the troop from damage of every kind
term-unblockable-damage = unblockable damage
    .means = removes units whatever the protection; only an impenetrable shield stops it
term-god = god
    .means = a troop of its own in the module Gods of Egypt: it loses life where others lose units, and stands alone
term-life-points = life points
    .means = what a god loses instead of units; without any it goes back to its tile
term-red-port = red port
    .means = everyone may leave by it in a Move; only the owner of the city behind it enters by it
term-blue-port = blue port
    .means = everyone may enter and leave by it in a Move, from any port to this one
