### What every game says, in Polish. Our own translation.
###
### Names go into sentences as they stand, in the nominative: a sentence is built so that it needs no other case.
### Nobody's gender is known: sentences about players keep to the present.

seat = Gracz { $number }
chance = Los
refused-over = Gra jest skończona.
refused-not-asked = { $player } nie ma teraz nic do powiedzenia.
