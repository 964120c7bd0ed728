### Ankh: what is asked, what may be answered, why not, and what happened. Our own words.

## Questions

ankh-ask-god = Which god do you play?
ankh-ask-god-drawn = Which god is drawn?
ankh-ask-guardian = Which Guardian of level { $level } is in the game?
ankh-ask-first-player = Who begins?
ankh-ask-act = { $turn ->
    [first] Your turn: choose an action. A second one may follow, from a lower line.
    [second] Choose your second action, from a lower line than the first.
   *[only] Your turn: choose your one action.
  } You have { $followers ->
    [one] 1 Follower
   *[other] { $followers } Followers
  }. The next event is: { $event }.
ankh-ask-figure = Which of your figures moves now? Each may move once, up to three spaces.
ankh-ask-to = { $figure } in { $space }: where does it go? Up to three spaces, and nothing is in its way.
ankh-ask-push = Satet pushes { $figure } ({ $player }) out of { $space }. Where to?
ankh-ask-aim = { $figure } in { $space }: at which two spaces do its claws point?
ankh-ask-source = Do you summon a figure, and by which right?
ankh-ask-piece = { $by ->
    [regular] Which figure do you summon?
    [pyramid] Which figure do you summon beside the pyramid?
   *[underworld] Which figure rises from the underworld?
  }
ankh-ask-place = { $figure }: { $by ->
    [regular] where does it come? Beside a figure or a monument of yours.
    [pyramid] where does it come? Beside the pyramid.
   *[underworld] at which gate does it come?
  }
ankh-ask-radiate = { $figure } in { $space }: does it get a Sun?
ankh-ask-unlock = Which power of level { $level } do you unlock, for { $price ->
    [one] 1 Follower
   *[other] { $price } Followers
  }? You have { $followers }.
ankh-ask-control = Which monument beside a figure of yours do you take?
ankh-ask-border = { $laid ->
    [0] Camel Caravan: on which border does the line that parts a region begin? You have { $left } camels.
    [one] The line has 1 camel. Where does the next one stand? { $left } are left.
   *[other] The line has { $laid } camels. Where does the next one stand? { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
      }
  }
ankh-ask-keep = Which of the two new regions keeps the old token? The other gets the lowest one left.
ankh-ask-swap = Does a new region exchange its token with another region? Lower tokens are resolved first.
ankh-ask-obelisk = Region { $region }, before the battle: which figure do you bring beside an obelisk of yours?
ankh-ask-beside = { $figure } from { $space }: to which space beside an obelisk of yours?
ankh-ask-double = Region { $region }: do you play two cards in this battle? Once in each Conflict.
ankh-ask-play-card = Battle in region { $region }: which card do you play? Nobody sees it until all have chosen.
ankh-ask-second-card = Which card do you play together with { $card }?
ankh-ask-build = Build Monument: what do you build{ $price ->
    [0] , for free
   *[other] , for { $price } Followers
  }? You have { $followers }.
ankh-ask-build-at = { $monument }: on which empty space of region { $region }?
ankh-ask-bid = Plague of Locusts: how many Followers do you give? Only the figures of the single highest bid live. You have { $followers }.
ankh-ask-tiebreak = The battle is tied. Do you use the tiebreaker and win?
ankh-ask-spare = { $figure } in { $space } would be killed. Do you keep it alive?
ankh-ask-trap = Whose killed Warrior do you trap? Each one gives your God 1 strength.
ankh-ask-return = Your Mummy comes back beside your God. Where?
ankh-ask-gate = You lost the battle: do you open or move a gate to the underworld in this region?
ankh-ask-gate-to = Where does the gate stand?
ankh-ask-worship = Do you give 2 Followers for 1 devotion? You have { $followers }.
ankh-ask-adopt = The two gods with the least devotion become one. Does yours, the higher one, take over { $figure } (level { $level }) of the other? { $does }

## Answers

ankh-answer-god = { $god }: { $does }
ankh-answer-guardian = { $guardian }: { $does }
ankh-answer-first = { $player } begins
ankh-answer-act = { $action } ({ $use } of { $uses }): { $does }{ $brings ->
    [event] {" "}It brings the event: { $event }.
   *[nothing] {""}
  }
ankh-answer-stop-moving = No more figures move
ankh-answer-stop-obelisk = Bring no more figures
ankh-answer-stop-summoning = Summon nothing more
ankh-answer-figure = { $figure } in { $space } ({ $terrain ->
    [water] water
    [fertile] fertile, region { $region }
   *[desert] desert, region { $region }
  })
ankh-answer-turn-round = Stay in { $space } and aim anew
ankh-answer-drive-out = { $space } ({ $terrain ->
    [water] water
    [fertile] fertile, region { $region }
   *[desert] desert, region { $region }
  }): push { $figure } ({ $player }) away
ankh-answer-space = { $space } ({ $terrain ->
    [water] water
    [fertile] fertile, region { $region }
   *[desert] desert, region { $region }
  })
ankh-answer-aim = At { $one } and { $other }
ankh-answer-regular = One figure, beside a figure or monument of yours
ankh-answer-pyramid = One more, beside the pyramid in { $space }
ankh-answer-underworld = One more, at a gate to the underworld
ankh-answer-warrior = Warrior, from the { $left } in your pool
ankh-answer-ransom = A Warrior that Anubis holds, for 1 Follower
ankh-answer-sun = It gets a Sun
ankh-answer-no-sun = No Sun
ankh-answer-no-unlock = Unlock nothing
ankh-answer-power = { $power }: { $does }
ankh-answer-control = { $monument } in { $space } ({ $terrain ->
    [water] water
    [fertile] fertile, region { $region }
   *[desert] desert, region { $region }
  })
ankh-answer-take-over = { $monument } in { $space } ({ $terrain ->
    [water] water
    [fertile] fertile, region { $region }
   *[desert] desert, region { $region }
  }), from { $player }
ankh-answer-no-caravan = No caravan
ankh-answer-border = Between { $one } and { $other }
ankh-answer-keep = The one with { $space }, of { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }
ankh-answer-no-swap = No exchange
ankh-answer-swap = Exchange the tokens { $one } and { $other }
ankh-answer-double = Play two cards
ankh-answer-no-double = Play one card, as usual
ankh-answer-card = { $card } (strength { $strength }): { $does }
ankh-answer-no-build = Build nothing
ankh-answer-build = { $monument }, of { $left } left
ankh-answer-bid = { $followers ->
    [0] No Follower
    [one] 1 Follower
   *[other] { $followers } Followers
  }
ankh-answer-tiebreak = Use the tiebreaker and win
ankh-answer-no-tiebreak = Let the tie stand: everybody loses
ankh-answer-spare = Keep it alive
ankh-answer-no-spare = Let it die
ankh-answer-no-trap = Trap nobody
ankh-answer-trap = A Warrior of { $player }
ankh-answer-no-gate = No gate
ankh-answer-new-gate = Open a new gate
ankh-answer-gate = Move the gate of { $space }
ankh-answer-worship = Give 2 Followers for 1 devotion
ankh-answer-no-worship = Keep the Followers
ankh-answer-adopt = Take it over
ankh-answer-no-adopt = Let it leave the game
ankh-answer-other = { $answer }

## Why not

ankh-refused-not-an-answer = That is no answer to this question.
ankh-refused-god-taken = Somebody plays this god already.
ankh-refused-not-below = The second action must stand in a lower line than the first.
ankh-refused-not-your-figure = No figure of yours is there.
ankh-refused-has-moved = This figure has already moved.
ankh-refused-nowhere-to-go = This figure has no free space to go to.
ankh-refused-too-far = It is more than three spaces away.
ankh-refused-not-free = A figure cannot end there: the space is taken, is water, is another god's gate, or is too far from what it must stand beside.
ankh-refused-no-right-to-summon = You cannot summon a figure that way now.
ankh-refused-no-such-figure = You have no such figure to summon, or no space for it.
ankh-refused-not-summonable = A summoned figure needs an empty land space beside a figure or monument of yours.
ankh-refused-wrong-level = Your next power has another level.
ankh-refused-has-power = You have this power already.
ankh-refused-no-monument-there = No monument is there.
ankh-refused-not-controllable = You take a neutral monument beside a figure of yours; one of another god only if none is neutral any more.
ankh-refused-no-caravan = No line of at most six camels through that border parts a region into two with at least six land spaces each.
ankh-refused-caravan-begun = The caravan has begun and must be finished.
ankh-refused-card-used = This card is not in your hand.
ankh-refused-no-monument-left = No monument of this kind is left.
ankh-refused-too-few-followers = You have too few Followers: { $has }.
ankh-refused-no-gate-left = All your gates are on the board.
ankh-refused-no-gate-there = None of your gates is there.

## What happened

ankh-event-god-taken = { $player } plays { $god }.
ankh-event-guardian-chosen = The Guardian of level { $level } is { $guardian }.
ankh-event-first-player = { $player } begins.
ankh-event-action-taken = { $player } chooses: { $action }.
ankh-event-moved = { $player } moves a figure from { $from } to { $space }.
ankh-event-pushed = A figure of { $player } is pushed from { $from } to { $space }.
ankh-event-aimed = The Scorpion in { $space } points at { $one } and { $other }.
ankh-event-summoned = { $player } summons { $figure } to { $space }.
ankh-event-by-pyramid = The Pyramid in { $space } calls a figure of { $player }.
ankh-event-by-underworld = The underworld calls a figure of { $player }.
ankh-event-ransomed = { $player } frees a Warrior from Anubis.
ankh-event-radiant = The figure in { $space } gets a Sun.
ankh-event-followers = { $player } gains { $followers ->
    [one] 1 Follower
   *[other] { $followers } Followers
  }.
ankh-event-sacrificed = { $player } gives up { $followers ->
    [one] 1 Follower
   *[other] { $followers } Followers
  }.
ankh-event-unlocked = { $player } unlocks { $power }: { $does }
ankh-event-guardian-joined = { $guardian } joins { $player }.
ankh-event-happened = Event: { $event }.
ankh-event-idle = { $player } gains nothing from it.
ankh-event-controlled = { $player } takes the monument in { $space }.
ankh-event-camel-placed = A camel stands between { $one } and { $other }.
ankh-event-region-split = Region { $region } is parted; the new one has token { $other }.
ankh-event-tokens-swapped = Regions { $region } and { $other } exchange their tokens.
ankh-event-conflict-begins = Conflict { $number } of 5 begins.
ankh-event-destroyed = The monument in { $space } is destroyed.
ankh-event-region-begins = Region { $region }.
ankh-event-dominated = { $player } dominates region { $region }.
ankh-event-relocated = { $player } brings a figure from { $from } to { $space }, beside an obelisk.
ankh-event-doubled = { $player } will play two cards.
ankh-event-revealed = { $player } plays { $card }: { $does }
ankh-event-built = { $player } builds in { $space }: { $monument }.
ankh-event-bid = { $player } bids { $followers ->
    [0] no Follower
    [one] 1 Follower
   *[other] { $followers } Followers
  }.
ankh-event-majorities = { $player } has the most monuments of { $count ->
    [one] 1 kind
   *[other] { $count } kinds
  } here.
ankh-event-strength = { $player } has strength { $strength }.
ankh-event-tie-broken = { $player } uses the tiebreaker.
ankh-event-tied = The battle is tied: everybody loses.
ankh-event-won = { $player } wins the battle.
ankh-event-killed = { $player } loses the figure in { $space }.
ankh-event-kept = { $player } keeps the figure in { $space } alive.
ankh-event-trapped = Anubis traps a Warrior of { $player }.
ankh-event-mummy-returns = The Mummy of { $player } comes back in { $space }.
ankh-event-gate-left = A gate to the underworld leaves { $space }.
ankh-event-gate-moved = A gate to the underworld stands in { $space }.
ankh-event-devotion-gained = { $player } gains { $count } devotion and has { $devotion }.
ankh-event-devotion-lost = { $player } loses { $count } devotion and has { $devotion }.
ankh-event-cards-reclaimed = { $player } takes all used cards back.
ankh-event-merged = The gods of { $player } and { $other } become one; { $player } leads it.
ankh-event-forgotten = The god of { $player } is forgotten and leaves the game.
ankh-event-turn-ended = The turn of { $player } is over.
ankh-event-game-won = { $player } wins the game: { $ending }.
ankh-event-game-over = Nobody wins the game: { $ending }.

## Names

ankh-warrior = Warrior
ankh-god-amun = Amun
    .does = Once in each Conflict you may play two cards in a battle.
ankh-god-anubis = Anubis
    .does = When Warriors of others are killed you may trap one, up to three. Each adds 1 strength to your God; its owner can free it for 1 Follower, given to you.
ankh-god-isis = Isis
    .does = Your figures beside an enemy figure need not die when a battle is decided.
ankh-god-osiris = Osiris
    .does = When you lose a battle you may put a gate to the underworld in that region, up to three. You summon one more figure into a gate, and others cannot end there.
ankh-god-ra = Ra
    .does = Figures you summon may get one of three Suns. With a Sun in a region you win or dominate, you gain 1 more devotion.
ankh-guardian-cat-mummy = Cat-Mummy
    .does = When it is killed, all other gods lose 1 devotion.
ankh-guardian-satet = Satet
    .does = She may end her move on an enemy figure and push it to a space beside it.
ankh-guardian-mummy = Mummy
    .does = When it is killed, it comes back at once beside your God.
ankh-guardian-apep = Apep
    .does = It may be summoned to any empty water space and is then in every region around it.
ankh-guardian-giant-scorpion = Giant Scorpion
    .does = Its claws point at two spaces beside it. When a Conflict begins, it destroys the monuments there.
ankh-guardian-androsphinx = Androsphinx
    .does = Enemy figures beside it add no strength.
ankh-power-commanding = Commanding
    .does = 3 Followers for each battle you win.
ankh-power-inspiring = Inspiring
    .does = Your card Build Monument costs no Followers.
ankh-power-omnipresent = Omnipresent
    .does = When a Conflict begins, 1 Follower for each region with a figure of yours.
ankh-power-revered = Revered
    .does = 1 more Follower when you gain Followers.
ankh-power-resplendent = Resplendent
    .does = While you control three monuments of one kind, your God has strength 3.
ankh-power-obelisk-attuned = Obelisk Attuned
    .does = Before a battle you may bring figures from anywhere beside your obelisks in that region.
ankh-power-temple-attuned = Temple Attuned
    .does = 2 strength for each temple of yours in the region with a figure of yours beside it.
ankh-power-pyramid-attuned = Pyramid Attuned
    .does = When you summon, one more figure beside each pyramid of yours.
ankh-power-glorious = Glorious
    .does = 3 devotion instead of 1 for a battle won by 3 strength or more.
ankh-power-magnanimous = Magnanimous
    .does = 2 devotion for a battle you lose with at least two figures.
ankh-power-bountiful = Bountiful
    .does = 1 more with each gain of devotion while you are in the red part of the track.
ankh-power-worshipful = Worshipful
    .does = After each battle you fought, you may give 2 Followers for 1 devotion.
ankh-card-plague-of-locusts = Plague of Locusts
    .does = All bid Followers in secret and lose them. Warriors and Guardians here die, except those of the single highest bid.
ankh-card-build-monument = Build Monument
    .does = You may build a monument in the region for 3 Followers.
ankh-card-chariots = Chariots
    .does = Strength and nothing else.
ankh-card-cycle-of-maat = Cycle of Ma'at
    .does = After the battle you take all your used cards back, this one too.
ankh-card-drought = Drought
    .does = If you win, 1 more devotion for each figure of yours on desert here.
ankh-card-flood = Flood
    .does = 1 Follower for each figure of yours on fertile land here, and these figures survive a lost battle.
ankh-card-miracle = Miracle
    .does = 1 devotion for each figure you lose in this battle.
ankh-monument-obelisk = Obelisk
ankh-monument-temple = Temple
ankh-monument-pyramid = Pyramid
ankh-action-move = Move Figures
    .does = each of your figures up to three spaces.
ankh-action-summon = Summon Figure
    .does = a Warrior or Guardian beside a figure or monument of yours.
ankh-action-gain = Gain Followers
    .does = one for each neutral or own monument beside your figures.
ankh-action-unlock = Unlock Ankh Power
    .does = a new power, for Followers.
ankh-happening-control = Control Monument
    .does = Whoever brought it takes a monument beside an own figure.
ankh-happening-caravan = Camel Caravan
    .does = Whoever brought it may part a region in two with up to six camels.
ankh-happening-conflict = Conflict
    .does = All regions are resolved by their tokens: one god alone dominates, several fight.
ankh-ending-top = the top of the devotion track is reached
ankh-ending-last-god = all other gods are forgotten
ankh-ending-all-forgotten = all gods are forgotten
ankh-ending-most-devotion = the most devotion after the last Conflict
ankh-stage-gods = Choosing gods
ankh-stage-guardians = Drawing Guardians
ankh-stage-first-player = Who begins
ankh-stage-turn = turn
ankh-stage-moving = moving figures
ankh-stage-summoning = summoning
ankh-stage-event = event
ankh-stage-merge = two gods merge
ankh-battle-obelisks = figures come to obelisks
ankh-battle-announce = Amun may announce two cards
ankh-battle-cards = cards are chosen
ankh-battle-build = monuments are built
ankh-battle-plague = a plague is bid against
ankh-battle-devour = the locusts devour
ankh-battle-majority = majorities are counted
ankh-battle-resolve = strengths are compared
ankh-battle-aftermath = after the kills
ankh-battle-worship = worship

## Glossary

ankh-term-devotion = Devotion
    .means = How much people believe in your god: the points of the game, on a track from 0 to 31. Who reaches 31 wins at once. Of equals, whoever came later is ahead.
ankh-term-follower = Follower
    .means = What powers, some cards and bids are paid with.
ankh-term-monument = Monument
    .means = An obelisk, temple or pyramid. It is neutral, or a god controls it.
ankh-term-region = Region
    .means = Land between rivers, camels and water. Its token tells when its turn comes in a Conflict.
ankh-term-adjacent = Beside
    .means = Spaces that share a border without a river or a camel on it.
ankh-term-majority = Majority
    .means = More monuments of one kind in a region than any other god. In a Conflict each brings 1 devotion to a god with a figure there.
ankh-term-domination = Domination
    .means = Only one god has figures in the region: 1 devotion without a battle.
ankh-term-battle = Battle
    .means = Several gods have figures in the region. Each plays a card; the strongest gains 1 devotion and kills the Warriors and Guardians of the others.
ankh-term-merge = Merging
    .means = After the third Conflict, with three players or more, the two gods with the least devotion become one, played by both.
ankh-term-forgotten = Forgotten
    .means = After the fourth Conflict, gods in the red part of the track (0 to 20) leave the game.
