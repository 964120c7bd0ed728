### What every game says.

seat = Seat { $number }
chance = Chance
refused-over = The game is over.
refused-not-asked = { $player } is not asked anything now.
