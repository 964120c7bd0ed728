### The game of teams.

## What is asked

ask-first-mixed-troops = Your first { $left } units form troops of { $limit } in two of your districts; a teammate’s unit joins each. How many go to { $zone }?
ask-lead = { $named ->
    [0] Which of your team comes first?
   *[other] Which of your team comes next?
  }
ask-guest = Whose unit joins your troop in { $zone }?
ask-hand-on-prayer = You gain { $left ->
    [one] 1 prayer point
   *[other] { $left } prayer points
  }. How many go to { $mate }? Now or never.
ask-hand-on-veterans = You gain { $left ->
    [one] a Veteran token
   *[other] { $left } Veteran tokens
  }. How many go to { $mate }? Now or never.
ask-come = Your teammate calls to { $zone }. From where does a unit of yours come? { $left ->
    [one] One more can come.
   *[other] { $left } more can come.
  }
ask-how-many-of = How many units of { $mate } { $way ->
    [walk] walk along
    [teleport] teleport along
   *[card] are carried along
  } to { $zone }?
ask-champion = { $enemy } attacks your mixed troop in { $zone }. Whose cards and tiles defend it?
ask-whose = Your team loses { $left ->
    [one] 1 unit
   *[other] { $left } units
  } in { $zone }. How many of them are { $owner }’s?

## What may be answered

answer-player = { $player }
answer-hand-on-prayer = { $count ->
    [0] None
    [one] 1 prayer point
   *[other] { $count } prayer points
  }
answer-hand-on-veterans = { $count ->
    [0] None
    [one] 1 token
   *[other] { $count } tokens
  }
answer-nobody-comes = Nobody more
answer-come-from = { $zone } ({ $kind })

## Why not

refused-not-your-team = That is nobody of your team.
refused-guest-elsewhere = A unit of that teammate is in your other district already: the second comes from the other teammate.
refused-not-gained = { $has ->
    [one] Only one is there to be handed on.
   *[other] Only { $has } are there to be handed on.
  }
refused-wrong-number-of-units = The units lost are { $units } in all, of those who stand there.

## What happened

event-handed-on-prayer = { $player } hands { $count ->
    [one] 1 prayer point
   *[other] { $count } prayer points
  } to { $mate }.
event-handed-on-veterans = { $player } hands { $count ->
    [one] a Veteran token
   *[other] { $count } Veteran tokens
  } to { $mate }.
event-defends = { $player } defends the troop.
event-named = { $player } is named by the team.
event-place-taken = { $player } takes place { $place }.
event-came = A unit of { $player } comes from { $from } to { $zone }.

stage-champion = the team names its defender

## The card

card-assemble = Assemble!
    .does = Name a troop of yours with fewer than 5 units: up to three units of teammates come to it from anywhere.
