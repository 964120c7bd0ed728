### Kemet in Polish: what is asked, what may be answered, why not, and what happened. Our own translation.
###
### Where the Polish book of a later edition (Kemet: Krew i piach) has a word, it is used. In sentences these are: akcja,
### bitwa, dobrać, dołożyć, dzielnica, jednostka, kafel (mocy), karta bitwy, limit oddziału, miasto, mur, noc, obelisk,
### obrażenia, obrona, obszar, oddział, odesłać, odrzucić, odwrót, piętro, pole, potwór, poziom, pozyskać, punkt chwały,
### punkt modlitwy, rezerwa, ruch lądowy, rywal, siła, świątynia, talia, teleportacja, trwały, tura, umieścić, zagrać,
### znacznik (akcji). Names that are the book's own are marked one by one: "term of the Polish book". The groups of Blood
### and Sand mark both: "as in the Polish book" and "our translation"; what is said of a group holds for every entry that
### does not say otherwise. What a tile or card does is always told in our own words.
###
### Names go into sentences as they stand, in the nominative: a sentence is built so that it needs no other case.
### Numbers are whole, so that a plural has three forms: one (1), few (2, 3, 4, 22), many (0, 5, 12, 21).

## Questions

ask-draw = Która karta zostaje dobrana?
ask-first-order = Kto zajmie { $place }. miejsce w pierwszej kolejności tur?
ask-levels = Rozdziel trzy poziomy między swoje piramidy, najwyżej { $most } w jednej.
ask-site = W której z twoich dzielnic stanie { $colour } piramida?
ask-first-units = { $left ->
    [one] Została 1 jednostka do umieszczenia.
    [few] Zostały { $left } jednostki do umieszczenia.
   *[many] Zostało { $left } jednostek do umieszczenia.
  } Ile trafia do dzielnicy { $zone }? Najwyżej { $limit }.
ask-vision = Którą z oglądanych kart zatrzymujesz?
ask-night-tile = Noc: czy używasz któregoś ze swoich kafli?
ask-hand-of-god = Która piramida rośnie za darmo o jeden poziom?
ask-muster = Dołóż darmową jednostkę do swojej dzielnicy albo do swojego oddziału. { $left ->
    [one] To już ostatnia.
    [few] Zostały { $left }.
   *[many] Zostało { $left }.
  }
ask-order = Masz ostatnie miejsce, więc ustalasz kolejność tur. Kto zajmie { $place }. miejsce?
ask-menu = { $state ->
    [fresh] Twoja tura: połóż znacznik i wykonaj jego akcję. { $tokens ->
        [one] To twój ostatni znacznik
        [few] Masz { $tokens } znaczniki
       *[many] Masz { $tokens } znaczników
      }, { $bare ->
        [0] a na każdym piętrze już jakiś leży
        [one] 1 piętro jest jeszcze puste
        [few] { $bare } piętra są jeszcze puste
       *[many] { $bare } pięter jest jeszcze pustych
      }.
   *[other] Znacznik już leży. Co jeszcze, czy to koniec tury?
  } Masz { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
ask-target = Gdzie działa karta „{ $card }”?
ask-raise = Którą ze swoich piramid rozbudowujesz? Masz { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
ask-raise-to = Do którego poziomu rośnie { $colour } piramida?
ask-buy = Który kafel pozyskujesz ({ $colour } piramida)? Masz { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
ask-lair = W której z twoich dzielnic pojawia się { $creature }?
ask-swap = Dostajesz kartę bitwy { $strength }-{ $damage }-{ $protection }. Która z twoich kart opuści za nią grę? Nikt inny nie zobaczy, która.
ask-recruit = Ile jednostek rekrutujesz w dzielnicy { $zone }? Masz { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }{ $hired ->
    [0] {""}
   *[other] , dotąd zrekrutowano { $hired }
  }{ $free ->
    [0] {""}
   *[other] ; za darmo: { $free }
  }.
ask-summon = Czy z rekrutami wraca potwór?
ask-join = Do której z twoich dzielnic wraca { $creature }?
ask-assault = Twoi rekruci trafiają na wrogów{ $count ->
    [one] {""}
   *[other] {" "}w { $count } dzielnicach
  }. Która bitwa najpierw, a może przed nią zagrywasz kartę?
ask-start = Który z twoich oddziałów rusza? Masz { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
ask-where = Twój oddział jest na obszarze { $zone } i { $left ->
    [0] nie ma już ruchów lądowych
    [one] ma jeszcze 1 ruch lądowy
    [few] ma jeszcze { $left } ruchy lądowe
   *[many] ma jeszcze { $left } ruchów lądowych
  }. Dokąd idzie?
ask-how-many = Ile jednostek { $way ->
    [walk] idzie
    [teleport] teleportuje się
   *[card] przenosi się
  } na obszar { $zone }?
ask-how-many-barred = Ile jednostek { $way ->
    [walk] idzie
    [teleport] teleportuje się
   *[card] przenosi się
  } na obszar { $zone }? { $creature } nie może tam wejść, bo stoi tam inny twój potwór: jeśli odejdą wszystkie jednostki, wraca na swój kafel.
ask-take-creature = Czy { $creature } { $way ->
    [walk] idzie
    [teleport] teleportuje się
   *[card] przenosi się
  } na obszar { $zone } razem { $units ->
    [one] z jednostką
   *[other] z { $units } jednostkami
  }?{ $stay ->
    [0] {" "}Nikt nie zostaje, więc inaczej potwór wraca na swój kafel.
   *[other] {""}
  }
ask-veto-aimed = { $player } zagrywa kartę „{ $card }” na obszar { $zone }. Powstrzymujesz ją?
ask-veto = { $player } zagrywa kartę „{ $card }”. Powstrzymujesz ją?
ask-escape = { $enemy } atakuje twój oddział na obszarze { $zone }, { $theirs } na { $own }. Pozwalasz na to?
ask-escape-to = Twój oddział wymyka się z obszaru { $zone }. Dokąd?
ask-play-card = Bitwa na obszarze { $zone }, przeciwnik: { $enemy }, jednostki: { $own } na { $theirs }. Którą kartę bitwy zagrywasz?
ask-aside = Zagrywasz { $strength }-{ $damage }-{ $protection }. Którą inną kartę bitwy odrzucasz bez użycia?
ask-add = Ile kart „{ $card }” dokładasz ({ $does })? { $cost ->
    [0] Są darmowe.
   *[other] Każda kosztuje { $cost }, a zostało ci { $prayer }.
  }
ask-wound = Ile kart „{ $card }” odrzucasz, po +1 do siły za każdą?
ask-home = { $creature } traci cały oddział. Do której z twoich dzielnic ucieka?
ask-beaten = Twój oddział na obszarze { $zone } przegrywa bitwę. Co robi?
ask-retreat-to = { $player } przegrywa bitwę. Dokąd musi pójść pokonany oddział?
ask-victorious = Twój oddział na obszarze { $zone } wygrywa bitwę. Co robi?
ask-delta = Czy oddajesz { $units ->
    [one] jedną jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  } w świątyni w Delcie za { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }?
ask-sanctuary = Czy oddajesz { $units ->
    [one] jedną jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  } w Sanktuarium za trwały punkt chwały?

## Answers

answer-waste = Nie rób nic
answer-no-move = Nie ruszaj się
answer-no-summon = Żaden potwór nie wraca
answer-no-lair = Zostaw go na razie na kaflu
answer-let-be = Pozwól na to
answer-night-done = Nie, tej nocy nic więcej
answer-muster-done = Nie dokładaj więcej jednostek
answer-end-turn = Zakończ turę
answer-stop = Zatrzymaj się tutaj
answer-take = Tak, razem z nimi
answer-leave = Nie, zostaje
answer-offer = Tak, oddaj
answer-keep = Nie, zatrzymaj
answer-recall = Odeślij cały oddział do rezerwy, po 1 punkcie modlitwy za jednostkę
answer-retreat = Odwrót: dokąd, mówi zwycięzca
answer-stay = Zostań
answer-next = { $player }
answer-build = { $zone }
answer-muster = { $zone } ({ $kind })
answer-aim = { $zone } ({ $kind })
answer-aim-at = { $zone } ({ $kind }), wróg: { $enemy }
answer-house = { $zone }
answer-assault = Walcz w dzielnicy { $zone }
answer-start = Oddział z { $zone } ({ $kind }), { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }
answer-escape-to = { $zone } ({ $kind })
answer-retreat-to = { $zone } ({ $kind })
answer-units = { $units ->
    [0] Ani jedna
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }
answer-to-level = Poziom { $level }, za { $price ->
    [0] darmo
    [one] 1 punkt modlitwy
    [few] { $price } punkty modlitwy
   *[many] { $price } punktów modlitwy
  }
answer-recruit = { $units ->
    [0] Ani jedna
   *[other] { $units ->
        [one] 1 jednostka
        [few] { $units } jednostki
       *[many] { $units } jednostek
      }, za { $price ->
        [0] darmo
        [one] 1 punkt modlitwy
        [few] { $price } punkty modlitwy
       *[many] { $price } punktów modlitwy
      }
  }
answer-add = { $count ->
    [0] Bez karty „{ $card }”
   *[other] { $count } × „{ $card }”
  }
answer-wound = { $count ->
    [0] Zatrzymaj je
   *[other] Odrzuć { $count } × „{ $card }”
  }
answer-levels = Biała { $white }, czerwona { $red }, niebieska { $blue }
answer-raise = Piramida { $colour }, { $level ->
    [0] jeszcze niezbudowana
   *[other] teraz na poziomie { $level }
  }
answer-use = Użyj kafla „{ $tile }”: { $does }
answer-buy = { $tile } (poziom { $level }), za { $price ->
    [0] darmo
    [one] 1 punkt modlitwy
    [few] { $price } punkty modlitwy
   *[many] { $price } punktów modlitwy
  }: { $does }
answer-summon = { $creature }: { $does }
answer-lay = Znacznik: { $space }{ $use ->
    [none] {" "}(nic tam teraz nie zrobisz)
   *[some] {""}
  }
answer-silver = Srebrny znacznik: { $space }{ $use ->
    [none] {" "}(nic tam teraz nie zrobisz)
   *[some] {""}
  }
answer-gold-move = Złoty znacznik: Ruch
answer-gold-recruit = Złoty znacznik: Rekrutacja
answer-drawn = { $card }
answer-keep-card = { $card }: { $does }
answer-card = Zagraj „{ $card }”{ $price ->
    [0] {""}
   *[other] {" "}za { $price }
  }: { $does }
answer-fight = Zagraj { $strength }-{ $damage }-{ $protection }: siła { $strength }, obrażenia { $damage }, obrona { $protection }
answer-aside = Odrzuć { $strength }-{ $damage }-{ $protection }: siła { $strength }, obrażenia { $damage }, obrona { $protection }
answer-swap = Oddaj { $strength }-{ $damage }-{ $protection }: siła { $strength }, obrażenia { $damage }, obrona { $protection }
answer-walk = Idź na { $zone } ({ $kind })
answer-walk-attack = Idź na { $zone } ({ $kind }) i atakuj: { $enemy }, { $theirs ->
    [one] 1 jednostka
    [few] { $theirs } jednostki
   *[many] { $theirs } jednostek
  }
answer-teleport = Teleportuj się na { $zone } ({ $kind }), za { $price ->
    [0] darmo
    [one] 1 punkt modlitwy
    [few] { $price } punkty modlitwy
   *[many] { $price } punktów modlitwy
  }
answer-teleport-attack = Teleportuj się na { $zone } ({ $kind }), za { $price ->
    [0] darmo
    [one] 1 punkt modlitwy
    [few] { $price } punkty modlitwy
   *[many] { $price } punktów modlitwy
  }, i atakuj: { $enemy }, { $theirs ->
    [one] 1 jednostka
    [few] { $theirs } jednostki
   *[many] { $theirs } jednostek
  }
answer-other = { $answer }

## Why not

refused-not-an-answer = To nie jest odpowiedź na to pytanie.
refused-place-taken = Ten gracz ma już miejsce w kolejności.
refused-district-taken = W tej dzielnicy stoi już piramida.
refused-not-your-district = To nie jest twoje miejsce: musi to być dzielnica twojego miasta albo, dla darmowych jednostek, twój oddział.
refused-units-left-over = Za mało: reszta nie zmieści się w twoich pozostałych dzielnicach z piramidą.
refused-troop-too-large = Oddział może liczyć najwyżej { $limit ->
    [one] 1 jednostkę
    [few] { $limit } jednostki
   *[many] { $limit } jednostek
  }.
refused-too-few-units = { $has ->
    [0] Nie ma tam żadnej twojej jednostki.
    [one] Jest tam tylko 1 twoja jednostka, a co najmniej 1 musi ruszyć.
    [few] Są tam { $has } twoje jednostki; co najmniej 1 musi ruszyć, a nie więcej, niż ich tam jest.
   *[many] Jest tam { $has } twoich jednostek; co najmniej 1 musi ruszyć, a nie więcej, niż ich tam jest.
  }
refused-no-units-in-supply = { $has ->
    [0] Twoja rezerwa jest pusta.
    [one] W twojej rezerwie jest już tylko 1 jednostka.
    [few] W twojej rezerwie są już tylko { $has } jednostki.
   *[many] W twojej rezerwie jest już tylko { $has } jednostek.
  }
refused-not-enough-prayer = To kosztuje { $price }, a ty { $has ->
    [0] nie masz punktów modlitwy
    [one] masz 1 punkt modlitwy
    [few] masz { $has } punkty modlitwy
   *[many] masz { $has } punktów modlitwy
  }.
refused-space-taken = Na tym polu leży już znacznik.
refused-token-laid = Twój znacznik tej tury już leży.
refused-no-token-laid = Zanim zakończysz turę, musisz położyć znacznik.
refused-no-silver = Nie masz srebrnego znacznika do położenia: daje go kafel „Boskie działanie”, raz na dzień.
refused-no-gold = Nie masz złotego znacznika do położenia: daje go kafel „Boska wola”, raz na dzień.
refused-floors-uncovered = Na koniec dnia na każdym z trzech pięter musi leżeć znacznik, a tak zabrakłoby ci na to znaczników.
refused-no-card = Nie masz karty „{ $card }”.
refused-not-in-this-moment = Karty „{ $card }” nie można teraz zagrać: { $does }.
refused-no-target = Nie ma tu na co zadziałać.
refused-pyramid-at-top = Piramida rośnie najwyżej do poziomu { $highest }.
refused-level-not-higher = Piramida może tylko rosnąć: wybierz wyższy poziom.
refused-wrong-colour = Ten kafel ma inny kolor niż pole twojego znacznika.
refused-pyramid-too-low = Potrzebna jest piramida tego koloru na poziomie { $needs }, a twoja { $level ->
    [0] nie stoi albo jest w rękach wroga
   *[other] ma poziom { $level }
  }.
refused-tile-owned = Masz już kafel o tej nazwie.
refused-tile-gone = Nie ma już ani jednego takiego kafla.
refused-not-yet-on-offer = Kafle tego poziomu nie są dziś dostępne.
refused-not-your-creature = Ten potwór nie czeka na żadnym z twoich kafli.
refused-creature-there = Masz tam już potwora, a dwa nigdy nie dzielą obszaru.
refused-no-units-there = Nie ma tam jednostek do wyboru.
refused-not-adjacent = Ten obszar nie sąsiaduje z oddziałem.
refused-no-movement-left = Oddział nie ma już ruchów.
refused-wall = Mur cię zatrzymuje: żeby wejść do obcego miasta, zacznij ruch na pustyni przed nim.
refused-no-obelisk = Nie ma tam obelisku, a teleportacja prowadzi tylko do obelisków.
refused-not-at-pyramid = Teleportacja zaczyna się w dzielnicy z piramidą, a u właściciela kafla Teleport także przy obelisku.
refused-already-there = Oddział już tam jest.
refused-no-room = Nie zmieści się ani jedna jednostka: twój oddział tam jest pełny.
refused-hemmed-in = Ten oddział nie ma w ruchu nic do zrobienia: nie ma dokąd pójść ani jakiej karty zagrać.
refused-enemies-there = Stoją tam wrogowie, a darmowych jednostek nie można między nimi umieścić.
refused-not-empty = Ten obszar nie jest dla tego oddziału: nie może na nim być jednostek, a przy ucieczce nie może leżeć w obcym mieście.
refused-no-retreat = Obok bitwy nie ma pustego obszaru, więc nie ma dokąd się wycofać.
refused-winner-still-there = Możesz zostać tylko wtedy, gdy zwycięzca nie ma tam już jednostek.
refused-nothing-to-do-there = Ten kafel nie ma teraz nic do zrobienia.
refused-battle-card-spent = Ta karta bitwy jest już zużyta; wróci razem z pozostałymi.
refused-battle-card-not-owned = Nie masz tej karty bitwy.
refused-same-battle-card = Nie możesz zagrać i odrzucić tej samej karty.
refused-too-many-cards = { $has ->
    [0] Nie masz żadnej z nich.
   *[other] Masz ich tylko { $has }.
  }
refused-not-seen = Tej karty nie ma wśród oglądanych.
refused-not-your-night-tile = To nie jest twój kafel, który działa w tej części nocy.
refused-night-tile-used = Tego kafla już użyto tej nocy.
refused-not-in-deck = Tej karty nie ma w talii.
refused-nothing-to-fight = Nie czeka tam żadna bitwa.

## What happened

event-night-falls = Zapada noc { $round }.
event-day-breaks = Wstaje dzień { $round }.
event-card-dealt = { $player } dobiera kartę.
event-deck-shuffled = Odrzucone karty po przetasowaniu tworzą nową talię.
event-card-chosen = { $player } zatrzymuje jedną z oglądanych kart.
event-order-set-2 = Kolejność tur: { $first }, { $second }.
event-order-set-3 = Kolejność tur: { $first }, { $second }, { $third }.
event-order-set-4 = Kolejność tur: { $first }, { $second }, { $third }, { $fourth }.
event-order-set-5 = Kolejność tur: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-pyramid-raised = { $player }: { $colour } piramida ({ $zone }) ma poziom { $level }.
event-units-placed = { $player } umieszcza { $units ->
    [one] 1 jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  } na obszarze { $zone }.
event-gained = { $player } zyskuje { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
event-paid = { $player } wydaje { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
event-laid = { $player } kładzie znacznik: { $space }.
event-silver-laid = { $player } kładzie srebrny znacznik: { $space }.
event-gold-move = { $player } kładzie złoty znacznik: Ruch.
event-gold-recruit = { $player } kładzie złoty znacznik: Rekrutacja.
event-idle = { $player } nic z nim nie robi.
event-bought = { $player } pozyskuje kafel „{ $tile }” ({ $does }).
event-battle-card-swapped = { $player } w tajemnicy oddaje kartę bitwy za { $strength }-{ $damage }-{ $protection }.
event-creature-placed = { $creature } ({ $player }) pojawia się na obszarze { $zone }.
event-creature-to-reserve = { $creature } ({ $player }) czeka na swoim kaflu.
event-walked = { $player } porusza { $units ->
    [one] 1 jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }: { $from } → { $zone }.
event-teleported = { $player } teleportuje { $units ->
    [one] 1 jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }: { $from } → { $zone }.
event-card-laid = { $player } zagrywa kartę „{ $card }”.
event-card-aimed = { $player } zagrywa kartę „{ $card }” na obszar { $zone }.
event-vetoed = { $player } wetem powstrzymuje kartę „{ $card }”.
event-prayer-stolen = { $player } zabiera punkt modlitwy; traci go { $from }.
event-gates-opened = { $player }: w tym ruchu żaden mur nie zatrzymuje.
event-units-lost = { $player } traci { $units ->
    [one] 1 jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  } na obszarze { $zone }.
event-escaped = { $player } ucieka: { $from } → { $zone }. Bitwy nie będzie.
event-met = { $player } atakuje na obszarze { $zone }, broni się { $enemy }.
event-card-foreseen = { $player } musi zawczasu pokazać { $strength }-{ $damage }-{ $protection }.
event-revealed = { $player } zagrywa { $strength }-{ $damage }-{ $protection }{ $cards ->
    [0] {""}
    [one] {" "}i jeszcze 1 kartę
    [few] {" "}i jeszcze { $cards } karty
   *[many] {" "}i jeszcze { $cards } kart
  }.
event-added-card = { $player } dokłada { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }„{ $card }”.
event-set-aside = { $player }: bez użycia odrzucono { $strength }-{ $damage }-{ $protection }.
event-wounded = { $player } odrzuca { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  } dla siły.
event-compared = Atakujący: siła { $strength }, obrażenia { $damage }, obrona { $protection }. Obrońca: siła { $strength2 }, obrażenia { $damage2 }, obrona { $protection2 }.
event-won = { $player } wygrywa bitwę.
event-hand-taken-back = { $player } bierze z powrotem wszystkie karty bitwy.
event-recalled = { $player } odsyła oddział: { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }.
event-retreated = { $player } wycofuje oddział: { $from } → { $zone }.
event-stayed = { $player }: oddział zostaje.
event-scored-battle = { $player } zyskuje punkt chwały za bitwę.
event-scored-temples = { $player } zyskuje punkt chwały za dwie świątynie.
event-scored-sanctuary = { $player } zyskuje punkt chwały w Sanktuarium.
event-turn-ended = { $player } kończy turę.
event-sacrificed = { $player } oddaje { $units ->
    [one] 1 jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  } na obszarze { $zone }.
event-game-won = { $player } wygrywa grę ({ $ending }).

## Names

# They stand with "piramida", and their first letters on the board.
colour-white = biała
colour-red = czerwona
colour-blue = niebieska

# term of the Polish book
kind-district = dzielnica
# term of the Polish book
kind-desert = pustynia
# term of the Polish book
kind-obelisk = pustynia, obelisk
# term of the Polish book
kind-temple = świątynia
# term of the Polish book
kind-delta = świątynia w Delcie
# term of the Polish book
kind-sanctuary = Sanktuarium

# The actions and the rows (piętra) are terms of the Polish book: ruch, rekrutacja, budowa, modlitwa, pozyskanie.
space-move-upper = Ruch, górne piętro
    .short = Ruch
space-recruit = Rekrutacja, górne piętro
    .short = Rekrutacja
space-move-middle = Ruch, środkowe piętro
    .short = Ruch
space-raise = Budowa, środkowe piętro
    .short = Budowa
space-pray-middle = Modlitwa, środkowe piętro
    .short = Modlitwa
space-pray-bottom = Modlitwa, dolne piętro
    .short = Modlitwa
# The short names of these three leave out the action: the row would be too long.
space-buy-white = Pozyskanie (biały), dolne piętro
    .short = Biały
space-buy-red = Pozyskanie (czerwony), dolne piętro
    .short = Czerwony
space-buy-blue = Pozyskanie (niebieski), dolne piętro
    .short = Niebieski

ending-outright = u celu bez rywala
ending-most-vp = najwięcej punktów chwały
ending-most-battle-vp = remis, najwięcej punktów za bitwy
ending-order = remis, wcześniej w kolejności tur

chapter-first-cards = Przygotowanie: karty
chapter-first-order = Przygotowanie: kolejność tur
chapter-first-pyramids = Przygotowanie: piramidy
chapter-first-units = Przygotowanie: jednostki
chapter-night-prayer = Noc: punkty modlitwy
chapter-night-cards = Noc: karty
chapter-night-tiles = Noc: kafle
chapter-night-order = Noc: kolejność tur
chapter-dawn = Świt
chapter-turns = Dzień: tury
chapter-delta = Koniec dnia: Delta
chapter-temples = Koniec dnia: świątynie
chapter-sanctuary = Koniec dnia: Sanktuarium
chapter-two-temples = Koniec dnia: dwie świątynie
chapter-goal = Koniec dnia: czy to już cel?

stage-escape = przed bitwą
stage-strike = pierwszy cios
# term of the Polish book
stage-plan = narada wojenna
# term of the Polish book
stage-reveal = starcie
stage-wound = karty dla siły
# term of the Polish book
stage-resolve = rozstrzygnięcie

battle-card = siła { $strength }, obrażenia { $damage }, obrona { $protection }

## Power tiles

# term of the Polish book
tile-charge = Szarża
    .does = +1 do siły, gdy atakujesz
tile-stargate = Gwiezdne wrota
    .does = każda teleportacja kosztuje o 1 mniej
tile-god-speed = Boska prędkość
    .does = twoje oddziały mają 1 ruch lądowy więcej
tile-carnage = Rzeź
    .does = +1 do obrażeń w bitwie
tile-offensive-strategy = Strategia ataku
    .does = zamień kartę bitwy na taką, która ma siłę 3 i obrażenia 3
tile-open-gates = Otwarte bramy
    .does = mury nie zatrzymują twoich oddziałów
tile-teleport = Teleport
    .does = twoje oddziały mogą się teleportować także z obelisku
tile-royal-scarab = Królewski skarabeusz
    .does = potwór, 2 ruchy więcej, +2 do siły
    .short = Skarabeusz
# term of the Polish book
tile-blades-of-neith = Ostrze Neit
    .does = +1 do siły w każdej bitwie
tile-divine-wound = Boska rana
    .does = po odkryciu kart odrzuć inne, po +1 do siły za każdą
tile-victory-point = Punkt chwały
    .does = 1 trwały punkt chwały
tile-giant-scorpion = Olbrzymi skorpion
    .does = potwór, 1 ruch więcej, +2 do siły, +2 do obrażeń
    .short = Skorpion
tile-initiative = Inicjatywa
    .does = gdy atakujesz, przed bitwą giną 2 jednostki obrońcy
tile-phoenix = Feniks
    .does = potwór, 1 ruch więcej, +2 do siły, lata nad murami
    .short = Feniks
# term of the Polish book
tile-act-of-god = Boskie działanie
    .does = srebrny znacznik, jedna akcja więcej każdego dnia
tile-recruiting-scribe = Skryba rekrutacji
    .does = 2 jednostki z każdej rekrutacji są darmowe
tile-defense = Do obrony!
    .does = +1 do siły, gdy się bronisz
tile-legion = Legion
    .does = twoje oddziały mogą liczyć 7 jednostek
# term of the Polish book
tile-ancestral-elephant = Prasłoń
    .does = potwór, 1 ruch więcej, +1 do siły, +1 do obrony
    .short = Prasłoń
tile-defensive-strategy = Strategia obrony
    .does = zamień kartę bitwy na taką, która ma siłę 3 i obronę 3
# term of the Polish book
tile-deep-desert-snake = Wąż pustynny
    .does = potwór, 1 ruch więcej, wrogi potwór nie liczy się w bitwie
    .short = Wąż
tile-shields-of-neith = Tarcze Neit
    .does = +1 do obrony w bitwie
tile-defensive-victory = Zwycięska obrona
    .does = punkt chwały za każdą wygraną obronę, w której coś ocalało
tile-prescience = Jasnowidzenie
    .does = wróg pokazuje kartę bitwy, zanim wybierzesz swoją
tile-reinforcements = Posiłki
    .does = do 4 darmowych jednostek każdej nocy
tile-sphinx = Sfinks
    .does = potwór, +2 do siły, 1 trwały punkt chwały
    .short = Sfinks
tile-divine-will = Boska wola
    .does = złoty znacznik, jeden ruch lub jedna rekrutacja więcej każdego dnia
tile-priest = Kapłan
    .does = +1 punkt modlitwy z każdej modlitwy
tile-priestess = Kapłanka
    .does = kafle kosztują o 1 mniej
tile-slaves = Niewolnicy
    .does = każdy poziom piramidy kosztuje o 1 mniej
tile-high-priest = Arcykapłan
    .does = +2 punkty modlitwy każdej nocy
tile-crusade = Krucjata
    .does = 2 punkty modlitwy za każdą wrogą jednostkę zniszczoną w bitwie
tile-divine-boon = Boski dar
    .does = jedna karta więcej każdej nocy
tile-hand-of-god = Ręka boga
    .does = każdej nocy jedna piramida rośnie za darmo o 1
tile-vision = Wizja
    .does = wybierz nocną kartę spośród 5
tile-holy-war = Święta wojna
    .does = 4 punkty modlitwy za każdą wygraną bitwę
tile-priest-of-ra = Kapłan Ra
    .does = płać o 1 mniej, raz w każdej akcji
tile-priest-of-amon = Kapłan Amona
    .does = +5 punktów modlitwy każdej nocy
tile-the-mummy = Mumia
    .does = potwór, 1 ruch więcej, +2 do siły, jedna karta więcej każdej nocy
    .short = Mumia

## Divine Intervention cards

card-war-rage = Bitewny szał
    .does = w bitwie +1 do siły
# term of the Polish book
card-war-fury = Bitewna furia
    .does = w bitwie +2 do siły
card-bloody-battle = Krwawa bitwa
    .does = w bitwie +1 do obrażeń
card-bloodbath = Krwawa łaźnia
    .does = w bitwie +2 do obrażeń
# term of the Polish book
card-bronze-wall = Ściana z brązu
    .does = w bitwie +1 do obrony
card-iron-wall = Ściana z żelaza
    .does = w bitwie +2 do obrony
card-raining-fire = Deszcz ognia
    .does = w swojej turze zniszcz jedną wrogą jednostkę
card-prayer = Modlitwa
    .does = w swojej turze zyskaj 2 punkty modlitwy
card-enlistment = Zaciąg
    .does = w swojej turze dołóż do 2 darmowych jednostek
card-mana-theft = Kradzież many
    .does = w swojej turze zabierz każdemu rywalowi 1 punkt modlitwy
card-teleportation = Teleportacja
    .does = podczas twojego ruchu oddział przeskakuje do obelisku
card-open-gates = Otwarte bramy
    .does = podczas twojego ruchu mury nie zatrzymują oddziału
card-veto = Weto
    .does = gdy rywal zagrywa kartę poza bitwą, unieważnij ją
card-escape = Ucieczka
    .does = gdy ktoś cię atakuje, wymknij się na pusty obszar

## Blood and Sand: power tiles
##
## our translation

# as in the Polish book
tile-priest-of-mafdet = Kapłan Mafdet
    .does = twoje oddziały mają 1 ruch lądowy więcej
tile-wrryt-storm = Nawałnica Wrryt
    .does = zamień kartę bitwy na taką, która ma siłę 3 i obrażenia 3
tile-portal-of-thoth = Portal Thota
    .does = twoje oddziały mogą się teleportować także z obelisku
# as in the Polish book
tile-domination = Dominacja
    .does = 1 trwały punkt chwały
tile-surprise-attack = Atak z zaskoczenia
    .does = złota akcja: ruch, w którym mury nie zatrzymują oddziału
tile-reinforcement-prayer = Modlitwa o posiłki
    .does = darmowa jednostka w twoim mieście przy każdej modlitwie
tile-shetyw-barrier = Bariera Shetyw
    .does = zamień kartę bitwy na taką, która ma siłę 3 i obronę 3
tile-spying = Szpiegostwo
    .does = wróg pokazuje kartę bitwy, zanim wybierzesz swoją
tile-magical-support = Magiczne wsparcie
    .does = każdy poziom piramidy kosztuje o 1 mniej
tile-divine-hunger = Boski głód
    .does = 2 punkty modlitwy za każdą wrogą jednostkę zniszczoną twoimi obrażeniami
tile-priest-of-thoeris = Kapłan Toeris
    .does = 4 punkty modlitwy za każdą wygraną bitwę
# as in the Polish book, which has the word for the figures
tile-mercenaries = Najemnicy
    .does = 3 jednostki więcej, od razu w twoim mieście
tile-local-recruitment = Lokalna rekrutacja
    .does = rekruci mogą też dołączać do twoich oddziałów na całej planszy
tile-khnums-sphinx = Sfinks Chnuma
    .does = potwór, 1 ruch więcej, +1 do siły, rywal płaci 2 za wejście na jego obszar
    .short = Sfinks Chnuma
tile-dedication-to-battle = Oddanie walce
    .does = 2 punkty modlitwy, gdy twój oddział w ruchu trafia na wrogi oddział
tile-twin-ceremony = Bliźniacza ceremonia
    .does = złota akcja: jeszcze jeden kafel koloru pozyskanego tego dnia, droższy o 1
tile-honor-in-battle = Honor w bitwie
    .does = 1 punkt modlitwy za każdą twoją jednostkę zniszczoną obrażeniami wroga
tile-griffin-sphinx = Sfinks-gryf
    .does = potwór, +2 do siły, jego oddział może się teleportować także z obelisku
    .short = Gryf
tile-forced-march = Marsz forsowny
    .does = złota akcja: ruch bez teleportacji
tile-deadly-trap = Śmiertelna pułapka
    .does = oddział, który w ruchu trafia na twój, traci przed bitwą 1 jednostkę
tile-amout-the-soul-devourer = Ammit, pożeraczka dusz
    .does = potwór, 1 ruch więcej, +2 do siły, bez strat poza bitwą, punkt chwały za wygraną z 2 zabitymi
    .short = Ammit
tile-bestial-fury = Furia bestii
    .does = 1 ruch lądowy więcej, w bitwie +1 do siły i +1 do obrażeń
tile-divine-might = Boska potęga
    .does = za dnia, poza bitwą, każdy zysk punktów modlitwy jest o 1 większy

## Blood and Sand: power tiles of 2012 that do something else there
##
## our translation

tile-phoenix-light = Feniks
    .does = potwór, 1 ruch więcej, +1 do siły, lata nad murami
    .short = Feniks
tile-vision-sift = Wizja
    .does = każdej nocy dobierz 4 karty więcej, potem odrzuć 4
tile-priest-of-ra-each = Kapłan Ra
    .does = płać o 1 mniej za każdym razem poza bitwą
tile-priest-of-amon-at-once = Kapłan Amona
    .does = +5 punktów modlitwy od razu i każdej nocy
tile-reinforcements-at-once = Posiłki
    .does = do 4 darmowych jednostek od razu i każdej nocy
tile-initiative-moving = Inicjatywa
    .does = gdy atakujesz w ruchu, przed bitwą giną 2 jednostki obrońcy
# as in the Polish book
tile-act-of-god-together = Boskie działanie
    .does = srebrny znacznik, kładziony razem z twoim, jedna akcja więcej każdego dnia
tile-divine-will-golden = Boska wola
    .does = złota akcja: ruch lub rekrutacja
tile-divine-wound-open = Boska rana
    .does = po odkryciu kart odrzuć inne, jawnie, po +1 do siły za każdą

## Blood and Sand: Divine Intervention cards
##
## our translation

card-glory = Sława
    .does = w bitwie 4 punkty modlitwy, jeśli wygrasz
card-divine-protection = Boska ochrona
    .does = w bitwie obrażenia wroga nie niszczą twoich jednostek, jeśli wygrasz
card-conscription = Pobór
    .does = w bitwie, jeśli wygrasz, dołóż po niej do 3 darmowych jednostek
card-snare = Sidła
    .does = w bitwie po odkryciu kart możesz zagrać zamiast swojej karty tę odrzuconą
# as in the Polish book
card-diversion = Dywersja
    .does = w bitwie bez efektu, po niej wraca na rękę
card-divine-memory = Boska pamięć
    .does = w swojej turze weź jedną z odrzuconych kart, a resztę wtasuj do talii
card-swiftness = Szybkość
    .does = na początku twojego ruchu oddział ma 1 ruch lądowy więcej
card-transfer = Przeniesienie
    .does = podczas twojego ruchu oddział teleportuje się z dowolnego obszaru do obelisku

## Blood and Sand: battle cards, by strength, damage and protection
##
## our translation

battle-card-5-0-0 = Ofiarna szarża
battle-card-4-1-0 = Natarcie jazdy
battle-card-3-2-0 = Żarliwa czystka
battle-card-3-0-1 = Napór tarcz
battle-card-2-2-1 = Mieszana taktyka
battle-card-2-0-2 = Obrona falangi
battle-card-1-3-0 = Rajd rydwanów
battle-card-1-1-3 = Obronny odwrót
battle-card-3-3-0 = Nawałnica Wrryt
battle-card-3-0-3 = Bariera Shetyw

## Blood and Sand: colours, and the stones they are called by

# our translation; it stands with "piramida", as the other colours do.
colour-black = czarna

# as in the Polish book, which has them as adjectives; they stand with "piramida", as the colours do.
gem-white = diamentowa
# as in the Polish book
gem-red = rubinowa
# as in the Polish book
gem-blue = szafirowa
# as in the Polish book
gem-black = onyksowa

## Blood and Sand: glossary
##
## as in the Polish book

term-fame-point = punkt chwały
term-permanent = trwały
term-temporary = tymczasowy
term-prayer-points = punkty modlitwy
term-veteran-token = żeton weterana
term-divine-intervention-card = karta boskiej interwencji
term-diversion = Dywersja
term-equilibrium = zasada równowagi
term-golden-action = złota akcja
term-silver-token = srebrny znacznik
term-gold-token = złoty znacznik
term-district = dzielnica
term-temple = świątynia
term-sanctuary = Sanktuarium Bogów
term-delta = Delta
term-red-port = port wojskowy (czerwony)
term-blue-port = port handlowy (niebieski)
term-storm = burza

## Blood and Sand: the nine steps of the Night
##
## as in the Polish book

term-night-offering = Składanie ofiar
term-night-delta-temple = Kontrolowanie świątyni w Delcie
term-night-two-temples = Kontrolowanie świątyń
term-night-adoration = Uwielbienie
term-night-prayers = Modlitwy
term-night-divine-intervention = Boska interwencja
term-night-conscription = Mobilizacja
term-night-awakening = Przebudzenie
term-night-destiny = Wypełnianie przeznaczenia
