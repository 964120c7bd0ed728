### Gra jednego gracza przeciw Amonowi.

amon = Amon
amon-troop-a = oddział A
amon-troop-b = oddział B

## Jego karty

event-card-thirsty-for-revenge = Żądza zemsty
    .does = Amon: siła +2, obrażenia +2. Jednorazowo: odrzucasz dwie karty.
event-card-bloody-skirmish = Krwawa potyczka
    .does = Amon: siła +1, obrażenia +1, ruch lądem +1.
event-card-iron-ranks = Żelazne szeregi
    .does = Amon: ochrona +2.
event-card-desert-wind = Wiatr pustyni
    .does = Amon: ruch lądem +2, siła -1.
event-card-famine = Głód
    .does = Każda akcja modlitwy daje ci o 1 PM mniej. Jednorazowo: tracisz 2 PM.
event-card-sacrilege = Świętokradztwo
    .does = Amon: siła +1. Jednorazowo: dwa splądrowania.
event-card-night-vigil = Nocne czuwanie
    .does = Jednorazowo: oba oddziały Amona rosną do 6 jednostek. Następnej nocy Amon plądruje.
event-card-faltering-faith = Zachwiana wiara
    .does = Amon: siła -1, obrażenia -1. Jednorazowo: zyskujesz 2 PM.
event-card-dark-omens = Złe omeny
    .does = Amon: obrażenia +1. W nocy nie dobierasz kart.
event-card-eclipse = Zaćmienie
    .does = Amon: ochrona +1. Twoje teleporty kosztują o 1 PM więcej.
disaster-card-plague = Plaga
    .does = Amon: obrażenia +1. Jednorazowo: każdy twój oddział traci jednostkę.
disaster-card-locusts = Szarańcza
    .does = Nocne modlitwy dają ci o 1 PM mniej.
disaster-card-wrath-of-amon = Gniew Amona
    .does = Amon: siła +1.
disaster-card-sandstorm = Burza piaskowa
    .does = Twoje oddziały mają o 1 ruch lądem mniej, ale co najmniej 1.
disaster-card-stone-skin = Kamienna skóra
    .does = Amon: ochrona +1.
action-card-surge = Natarcie
    .does = Oddział A idzie ku twojej najwyższej piramidzie, potem zajętej, potem wysuniętej najdalej na zachód.
action-card-raid = Najazd
    .does = Oddział B idzie ku twojej najwyższej piramidzie, potem zajętej, potem wysuniętej najdalej na wschód.
action-card-hunt-a = Łowy A
    .does = Oddział A idzie ku twojemu najmniejszemu oddziałowi, potem najbliższemu, potem wysuniętemu najdalej na zachód.
action-card-hunt-b = Łowy B
    .does = Oddział B idzie ku twojemu najmniejszemu oddziałowi, potem najbliższemu, potem wysuniętemu najdalej na wschód.
action-card-pilgrimage-a = Pielgrzymka A
    .does = Oddział A idzie ku świątyni, którą kontrolujesz, najbliższej, potem wysuniętej na zachód; inaczej ku najbliższej wolnej; inaczej ku świątyni w Delcie.
action-card-pilgrimage-b = Pielgrzymka B
    .does = Oddział B idzie ku świątyni, którą kontrolujesz, najbliższej, potem wysuniętej na wschód; inaczej ku najbliższej wolnej; inaczej ku świątyni w Delcie.
action-card-reinforcements-1 = Posiłki 1
    .does = Do każdego oddziału Amona dołącza jednostka. Jeden z twoich oddziałów traci dwie jednostki.
action-card-reinforcements-2 = Posiłki 2
    .does = Do każdego oddziału Amona dołączają dwie jednostki.
action-card-pillage = Grabież
    .does = Jedno splądrowanie. Potem oddział Amona najbliższy któremuś z twoich idzie ku niemu.
objective-fame = Chwała
    .does = W nocy: 16 punktów chwały i dwie kontrolowane świątynie.
objective-conquest = Podbój
    .does = W nocy: kontrola obu piramid Amona.
objective-splendour = Przepych
    .does = Dwie własne piramidy poziomu 4, obie kontrolowane, i 19 kafli mocy.
objective-endurance = Wytrwałość
    .does = Na końcu ostatniej nocy: żadna twoja dzielnica nie jest w rękach Amona, kontrolujesz trzy świątynie i masz 10 jednostek na planszy.
objective-devotion = Pobożność
    .does = Trzy ofiary w Sanktuarium.
plunder-card = Splądrowanie { $number }
    .does = U góry poziom { $level }, kolumna { $column }; u dołu poziom { $level2 }, kolumna { $column2 }: znalezione tam kafle wypadają z gry.

## Co robi i dlaczego

amon-objective-set = Cel gry: { $objective }. { $does } Liczba rund: { $rounds }.
amon-rounds-left = { $rounds ->
    [one] Zaczyna się ostatnia runda.
   *[other] Pozostałe rundy: { $rounds }.
  }
amon-omen-drawn = Wylosowano kartę „{ $card }”. { $does }
amon-war-table = Tablica wojny: siła { $strength }, obrażenia { $damage }, ochrona { $protection }, ruch lądem { $moves }.
amon-deed-drawn = Wylosowano akcję Amona „{ $card }”. { $does }
amon-aims = Amon, { $troop }: celem jest { $zone } ({ $why }).
amon-turns = Amon, { $troop }: droga prowadzi przez { $zone } ({ $why }).
amon-stops = Amon, { $troop }: pozostaje na obszarze { $zone }.
amon-returns = Amon, { $troop }: wraca na obszar { $zone } ({ $why }).
amon-card = Wylosowano kartę bitwy Amona: { $strength }-{ $damage }-{ $protection }{ $own ->
    [0] {""}
   *[other] , własne obrażenia { $own }
  }{ $shields ->
    [0] {""}
   *[other] , tarcze { $shields }
  }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }.
amon-beast = Amon, { $troop }: { $creature }.
amon-plunder-drawn = Splądrowanie { $number }: u góry poziom { $level }, kolumna { $column }; u dołu poziom { $level2 }, kolumna { $column2 }.
amon-plunder-shuffled = Karty splądrowania są tasowane.
amon-plunder-missed = { $half ->
    [upper] U góry
   *[lower] U dołu
  } nie ma kafla.
amon-plunder-stays = { $half ->
    [upper] U góry
   *[lower] U dołu
  } leży „{ $tile }”, poziom { $level }: to nie stworzenie, więc zostaje.
amon-plundered = { $half ->
    [upper] U góry
   *[lower] U dołu
  } wypada z gry „{ $tile }”, poziom { $level }.
amon-why-only = nie ma innego
amon-why-drawn = losowo
amon-why-highest = najwyższa
amon-why-occupied = zajęta
amon-why-fewest = najmniej jednostek
amon-why-nearest = najbliżej
amon-why-westernmost = najdalej na zachód
amon-why-easternmost = najdalej na wschód

## Pytania i odpowiedzi

ask-objective = Jaki cel wylosowano?
ask-row = { $colour }: jaki kafel leży na poziomie { $level } w kolumnie { $column }?
ask-omen = Jakie wydarzenie lub nieszczęście wylosowano?
ask-deed = Jaką akcję Amona wylosowano?
ask-plunder = Jaką kartę splądrowania wylosowano?
ask-aim = „{ $card }”: co będzie celem Amona?
ask-way = Amon, { $troop }: która z najkrótszych dróg?
ask-return = Gdzie wraca oddział Amona?
ask-amon-card = Jaką kartę bitwy losuje Amon?
ask-levy = Który z twoich oddziałów traci { $units ->
    [one] 1 jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }?
ask-discard = Musisz odrzucić jeszcze { $left ->
    [one] 1 kartę
    [few] { $left } karty
   *[many] { $left } kart
  }. Ile kart „{ $card }” odrzucasz?
answer-objective = { $objective }
answer-row = { $tile }
answer-omen = { $card }
answer-deed = { $card }
answer-plunder = Karta splądrowania { $number }
answer-amon-aim = { $zone } ({ $kind })
answer-amon-return = { $zone } ({ $kind })
answer-amon-walk = Na obszar { $zone } ({ $kind })
answer-amon-teleport = Teleportem na obszar { $zone } ({ $kind })
answer-amon-card = { $strength }-{ $damage }-{ $protection }{ $own ->
    [0] {""}
   *[other] , własne obrażenia { $own }
  }{ $shields ->
    [0] {""}
   *[other] , tarcze { $shields }
  }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }
answer-levy = Oddział na obszarze { $zone } ({ $kind }) traci { $units ->
    [one] 1 jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }
event-game-lost = Wygrywa Amon: { $ending }.

## Kroki

chapter-first-rows = Przygotowanie: kafle Amona
chapter-first-beasts = Przygotowanie: stworzenia Amona
chapter-amon-event = Dzień: wydarzenie
chapter-amon-action = Dzień: akcja Amona
chapter-round-marker = Noc: znacznik rund
