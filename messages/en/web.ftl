zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole board

## Ankh

ankh-board = The land of Egypt
ankh-map-west = West Egypt
ankh-map-east = East Egypt
ankh-map-delta = Nile Delta
ankh-map-great-green = The Great Green
ankh-map-red-sea = Red Sea
ankh-panel-turn = Actions
ankh-panel-guardians = Guardians
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
