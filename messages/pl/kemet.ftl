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
ask-colours = Który kolor bierze udział w grze?
ask-levels = Rozdziel trzy poziomy między swoje piramidy, najwyżej { $most } w jednej.
ask-first-level = Twoje pierwsze piramidy mają razem trzy poziomy. Jak wysoka jest pierwsza z nich?
ask-first-colour = Która piramida ma na początku poziom { $level }? Dzięki niej pozyskasz kafle jej koloru.
ask-first-tile = Z którym kaflem poziomu 1 zaczynasz? Jest za darmo i ma kolor jednej z twoich piramid.
ask-site = W której z twoich dzielnic stanie { $colour } piramida?
ask-first-units = { $left ->
    [one] Została 1 jednostka do umieszczenia.
    [few] Zostały { $left } jednostki do umieszczenia.
   *[many] Zostało { $left } jednostek do umieszczenia.
  } Ile trafia do dzielnicy { $zone }? Najwyżej { $limit }.
ask-first-troops = Twoje pierwsze jednostki ({ $left }) tworzą pełne oddziały po { $limit } w dwóch twoich dzielnicach. Ile trafia do dzielnicy { $zone }?
ask-vision = Którą z oglądanych kart zatrzymujesz?
ask-night-tile = Noc: czy używasz któregoś ze swoich kafli?
ask-hand-of-god = Która piramida rośnie za darmo o jeden poziom?
ask-muster = Dołóż darmową jednostkę do swojej dzielnicy albo do swojego oddziału. { $left ->
    [one] To już ostatnia.
    [few] Zostały { $left }.
   *[many] Zostało { $left }.
  }
ask-muster-city = Umieść darmową jednostkę w swojej dzielnicy bez wrogów. { $left ->
    [one] To już ostatnia.
    [few] Zostały { $left }.
   *[many] Zostało { $left }.
  }
ask-muster-all = Umieść nową jednostkę w swojej dzielnicy bez wrogów: przychodzi tyle, ile się zmieści. { $left ->
    [one] To już ostatnia.
    [few] Zostały { $left }.
   *[many] Zostało { $left }.
  }
ask-muster-veterans = Czy odrzucasz żeton weterana za jednostkę w swojej dzielnicy bez wrogów? { $left ->
    [one] To twój ostatni
    [few] Masz { $left }
   *[many] Masz { $left }
  }, a reszta przepada.
ask-veterans-prayer = Czy odrzucasz żetony weterana za punkty modlitwy, po jednym za każdy? Masz { $veterans }; tej nocy kupisz za nie jeszcze karty i jednostki.
ask-veterans-cards = Czy odrzucasz żetony weterana za dodatkowe karty? Cena każdej: { $price }. Masz { $veterans }; tej nocy kupisz za nie jeszcze jednostki.
ask-sift = Wizja: musisz odrzucić jeszcze { $left ->
    [one] 1 kartę
    [few] { $left } karty
   *[many] { $left } kart
  }. Ile kart „{ $card }” odrzucasz?
ask-annex = Aneksja: komu zabierasz kartę?
ask-steal = Którą kartę traci { $player }?
ask-first-god = Którego boga prowadzisz?
ask-throne = Gdzie pojawia się twój bóg? Staje w dzielnicy bez twoich jednostek.
ask-descend = Czy twój bóg wraca, do dzielnicy bez twoich jednostek?
ask-order = Masz ostatnie miejsce, więc ustalasz kolejność tur. Kto zajmie { $place }. miejsce?
ask-destiny = Które miejsce w kolejności tur zajmujesz? { $taken ->
    [0] Masz najmniej punktów, więc wybierasz jako pierwsza osoba.
    [one] Jedno miejsce jest zajęte.
    [few] Zajęte miejsca: { $taken }.
   *[many] Zajęte miejsca: { $taken }.
  }
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
    [waiting] Znaczniki już leżą. Która akcja teraz?
   *[other] Znacznik już leży. Co jeszcze, czy to koniec tury?
  } Masz { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
ask-beside = Czy razem z nim kładziesz jeszcze jeden znacznik?
ask-rearrange = { $creature }: gdzie ma stać, zanim położysz znaczniki?
ask-recover = Którą z odrzuconych kart bierzesz? Pozostałe zostaną wtasowane do talii.
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
ask-buy-any = Który kafel pozyskujesz? Masz { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
ask-buy-twin = Który kolejny kafel pozyskujesz, w kolorze pozyskanym tego dnia? Kosztuje o 1 więcej niż zwykle. Masz { $prayer ->
    [one] 1 punkt modlitwy
    [few] { $prayer } punkty modlitwy
   *[many] { $prayer } punktów modlitwy
  }.
ask-lair = W której z twoich dzielnic pojawia się { $creature }?
ask-swap = Dostajesz kartę bitwy { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }. Która z twoich kart opuści za nią grę? Nikt inny nie zobaczy, która.
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
ask-escort = Czy z jednostkami umieszczonymi na obszarze { $zone } przychodzi { $breed ->
    [servant] sługa
   *[creature] potwór
  }?
ask-assault = Twoi rekruci trafiają na wrogów{ $count ->
    [one] {""}
   *[other] {" "}w { $count } dzielnicach
  }. Która bitwa najpierw, a może przed nią zagrywasz kartę?
ask-start = { $pace ->
    [through-walls] Który z twoich oddziałów rusza? Mury go nie zatrzymują. Masz
    [on-foot] Który z twoich oddziałów rusza? Nie może się teleportować. Masz
   *[usual] Który z twoich oddziałów rusza? Masz
  } { $prayer ->
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
ask-take-creature = { $beasts ->
    [one] Czy { $creature } { $way ->
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
   *[other] Twoje potwory stoją razem ({ $beasts }). Czy wszystkie idą na obszar { $zone }, czy jeden zostaje?
  }
ask-veto-aimed = { $player } zagrywa kartę „{ $card }” na obszar { $zone }. Powstrzymujesz ją?
ask-veto = { $player } zagrywa kartę „{ $card }”. Powstrzymujesz ją?
ask-escape = { $enemy } atakuje twój oddział na obszarze { $zone }, { $theirs } na { $own }. Pozwalasz na to?
ask-escape-to = Twój oddział wymyka się z obszaru { $zone }. Dokąd?
ask-play-card = Bitwa na obszarze { $zone }, przeciwnik: { $enemy }, jednostki: { $own } na { $theirs }. Którą kartę bitwy zagrywasz?
ask-aside = Zagrywasz { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }. Którą inną kartę bitwy odrzucasz bez użycia?
ask-add = Ile kart „{ $card }” dokładasz ({ $does })? { $cost ->
    [0] Są darmowe.
   *[other] Każda kosztuje { $cost }, a zostało ci { $prayer }.
  }
ask-snare = Karty są odkryte, obszar { $zone }, jednostki: { $own } na { $theirs }. Czy zagrywasz zamiast swojej karty tę odrzuconą bez użycia?
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
  } w Sanktuarium za trwały { $point }?

## Answers

answer-waste = Nie rób nic
answer-no-move = Nie ruszaj się
answer-no-summon = Żaden potwór nie wraca
answer-come = Sprowadź potwora z kafla do swojego miasta: { $creature }, { $does }
answer-rearrange = Przestaw swoje potwory w mieście, także w zamian za te z kafli
answer-stay-put = Zostaw go, gdzie jest
answer-change-with = { $zone } ({ $kind }), w zamian odchodzi { $creature }
answer-resolve-own = Akcja twojego znacznika: { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(bez koloru)
   *[other] {" "}(piramida { $colour })
  }{ $use ->
    [none] {" "}(nic tam teraz nie zrobisz)
   *[some] {""}
  }
answer-resolve-silver = Akcja srebrnego znacznika: { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(bez koloru)
   *[other] {" "}(piramida { $colour })
  }{ $use ->
    [none] {" "}(nic tam teraz nie zrobisz)
   *[some] {""}
  }
answer-resolve-gold = Akcja złotego znacznika: { $action }
answer-no-more-tokens = Bez dodatkowego znacznika
answer-place = { $place ->
    [1] Pierwsze
    [2] Drugie
    [3] Trzecie
    [4] Czwarte
   *[other] Piąte
  }
answer-veterans-prayer = { $count ->
    [0] Zatrzymaj je
    [one] 1 punkt modlitwy za 1 żeton
    [few] { $count } punkty modlitwy za { $veterans } żetony
   *[many] { $count } punktów modlitwy za { $veterans } żetonów
  }
answer-veterans-cards = { $count ->
    [0] Zatrzymaj je
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
  }{ $veterans ->
    [0] {""}
    [one] {" "}za 1 żeton
    [few] {" "}za { $veterans } żetony
   *[many] {" "}za { $veterans } żetonów
  }
answer-first-level = { $level ->
    [2] Poziom 2, a druga piramida poziom 1
   *[other] Poziom 1: trzy piramidy poziomu 1
  }
answer-colour = { $colour }
answer-take-tile = { $tile } (piramida { $colour }): { $does }
answer-exchange = Tak, zamień ją
answer-annex = { $player }
answer-annex-none = Nikomu
answer-god = { $god }: { $does }
answer-acquire-god = Twój bóg ({ $god }), punkty modlitwy: { $price }. { $does }
answer-no-descent = Nie teraz
answer-keep-played = Nie, zostaje karta zagrana
answer-no-lair = Zostaw go na razie na kaflu
answer-let-be = Pozwól na to
answer-night-done = Nie, tej nocy nic więcej
answer-muster-done = Nie dokładaj więcej jednostek
answer-end-turn = Zakończ turę
answer-stop = Zatrzymaj się tutaj
answer-take = Tak, razem z nimi
answer-leave = Nie, zostaje
answer-leave-one = Zostaje { $creature }, reszta idzie razem
answer-offer = Tak, oddaj
answer-keep = Nie, zatrzymaj
answer-recall = Odeślij cały oddział do rezerwy, po 1 punkcie modlitwy za jednostkę{ $fee ->
    [0] {""}
   *[other] , razem o { $fee } mniej
  }
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
answer-buy = { $tile } ({ $colour ->
    [none] {""}
   *[other] piramida { $colour },{" "}
  }poziom { $level }), za { $price ->
    [0] darmo
    [one] 1 punkt modlitwy
    [few] { $price } punkty modlitwy
   *[many] { $price } punktów modlitwy
  }: { $does }
answer-summon = { $creature }: { $does }
answer-lay = Znacznik: { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(bez koloru)
   *[other] {" "}(piramida { $colour })
  }{ $use ->
    [none] {" "}(nic tam teraz nie zrobisz)
   *[some] {""}
  }
answer-silver = Srebrny znacznik: { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(bez koloru)
   *[other] {" "}(piramida { $colour })
  }{ $use ->
    [none] {" "}(nic tam teraz nie zrobisz)
   *[some] {""}
  }
answer-gold = Złoty znacznik: { $action }
answer-drawn = { $card }
answer-keep-card = { $card }: { $does }
answer-card = Zagraj „{ $card }”{ $price ->
    [0] {""}
   *[other] {" "}za { $price }
  }: { $does }
answer-fight = Zagraj { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }: siła { $strength }, obrażenia { $damage }, obrona { $protection }{ $own ->
    [0] {""}
   *[other] , obrażenia własne { $own }
  }{ $shields ->
    [0] {""}
   *[other] , tarcze nieprzebijalne: { $shields }
  }
answer-aside = Odrzuć { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }: siła { $strength }, obrażenia { $damage }, obrona { $protection }{ $own ->
    [0] {""}
   *[other] , obrażenia własne { $own }
  }{ $shields ->
    [0] {""}
   *[other] , tarcze nieprzebijalne: { $shields }
  }
answer-swap = Oddaj { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }: siła { $strength }, obrażenia { $damage }, obrona { $protection }{ $own ->
    [0] {""}
   *[other] , obrażenia własne { $own }
  }{ $shields ->
    [0] {""}
   *[other] , tarcze nieprzebijalne: { $shields }
  }
answer-walk = { $by ->
    [water] Przepraw się przez port na
   *[land] Idź na
  } { $zone } ({ $kind })
answer-walk-attack = { $by ->
    [water] Przepraw się przez port na
   *[land] Idź na
  } { $zone } ({ $kind }) i atakuj: { $enemy }, { $theirs ->
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
refused-place-taken = To miejsce w kolejności jest zajęte albo ten gracz ma już swoje.
refused-district-taken = W tej dzielnicy stoi już piramida.
refused-not-your-district = To nie jest twoje miejsce: musi to być dzielnica twojego miasta albo, dla niektórych darmowych jednostek, twój oddział.
refused-units-left-over = Za mało: wszystkie te jednostki trzeba umieścić, jeśli jest na nie miejsce, a część by została.
refused-not-a-full-troop = Tutaj trafia { $limit } jednostek albo żadna: pierwsze jednostki tworzą pełne oddziały w dwóch dzielnicach.
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
refused-no-gold = Nie masz złotego znacznika do położenia: pozwala na to kafel, na przykład „Boska wola”, raz na dzień.
refused-only-with-own-token = Srebrny i złoty znacznik kładzie się razem z własnym znacznikiem tury: najpierw połóż własny.
refused-not-your-golden-action = Żaden z twoich kafli nie daje tej złotej akcji.
refused-actions-wait = Zanim zakończysz turę, trzeba wykonać pozostałe akcje twoich znaczników.
refused-no-action-waits = Ten znacznik nie ma akcji do wykonania.
refused-no-time-for-creatures = Teraz nie można umieszczać ani przestawiać potworów.
refused-nobody-to-change-with = Nie stoi tam żaden twój potwór, więc nie ma z kim się zamienić.
refused-floors-uncovered = Na koniec dnia na każdym z trzech pięter musi leżeć znacznik, a tak zabrakłoby ci na to znaczników.
refused-no-card = Nie masz karty „{ $card }”.
refused-not-in-this-moment = Karty „{ $card }” nie można teraz zagrać: { $does }.
refused-no-target = Nie ma tu na co zadziałać.
refused-pyramid-at-top = Piramida rośnie najwyżej do poziomu { $highest }.
refused-level-not-higher = Piramida może tylko rosnąć: wybierz wyższy poziom.
refused-wrong-colour = Ten kafel ma inny kolor niż pole twojego znacznika.
refused-wrong-colour-or-foreign = Ten kafel ma inny kolor niż pole twojego znacznika, a w obcym mieście nie kontrolujesz piramidy jego koloru.
refused-colour-not-in-play = Tego koloru nie ma w tej grze.
refused-colour-taken = Masz już piramidę tego koloru.
refused-no-pyramid-left = Największa liczba twoich piramid to { $most }.
refused-colour-bought = Tego dnia pozyskano już kafel tego koloru: po jednym z każdego koloru na dzień.
refused-own-space-free = Twoje pole pozyskania tego koloru jest wolne, więc taki kafel pozyskuje się właśnie na nim.
refused-nothing-to-repeat = Tego dnia nie pozyskano kafla tego koloru.
refused-pyramid-too-low = Potrzebna jest piramida tego koloru na poziomie { $needs }, a twoja { $level ->
    [0] nie stoi albo jest w rękach wroga
   *[other] ma poziom { $level }
  }.
refused-tile-owned = Masz już kafel o tej nazwie.
refused-tile-gone = Nie ma już ani jednego takiego kafla.
refused-not-yet-on-offer = Kafle tego poziomu nie są dziś dostępne.
refused-not-your-creature = Ten potwór nie czeka na żadnym z twoich kafli.
refused-creature-there = Masz tam już potwora, a dwa nie mogą zostać na jednym obszarze.
refused-no-units-there = Nie ma tam jednostek do wyboru.
refused-not-adjacent = Ten obszar nie sąsiaduje z oddziałem{ $ports ->
    [some] {" "}i nie prowadzi tam port: w ruchu port prowadzi do portów handlowych i do tego przed twoim miastem.
   *[none] .
  }
refused-no-movement-left = Oddział nie ma już ruchów.
refused-wall = Mur cię zatrzymuje: żeby wejść do obcego miasta, zacznij ruch na pustyni przed nim albo w innej jego dzielnicy.
refused-no-obelisk = Nie ma tam obelisku, a teleportacja prowadzi tylko do obelisków.
refused-not-at-pyramid = Teleportacja zaczyna się w dzielnicy z piramidą, a dzięki odpowiedniemu kaflowi lub potworowi także przy obelisku.
refused-one-teleport = W tym ruchu nie ma już teleportacji.
refused-one-foreign-district = W jednym ruchu można wejść najwyżej do jednej obcej dzielnicy.
refused-must-go-on = Stoi tu razem za dużo twoich: oddział musi najpierw pójść dalej.
refused-shielded = Ten oddział nie traci jednostek poza bitwą: jest z nim Ammit, pożeraczka dusz.
refused-already-there = Oddział już tam jest.
refused-no-room = Nie zmieści się ani jedna jednostka: twój oddział tam jest pełny.
refused-hemmed-in = Ten oddział nie ma w ruchu nic do zrobienia: nie ma dokąd pójść ani jakiej karty zagrać.
refused-enemies-there = Stoją tam wrogowie, a darmowych jednostek nie można między nimi umieścić.
refused-not-empty = Ten obszar nie jest dla tego oddziału: nie może na nim być jednostek, a przy ucieczce nie może leżeć w obcym mieście.
refused-no-refuge = Oddział nie może tam pójść: potrzebne jest miejsce, bez wrogów i nie w obcym mieście.
refused-no-empty-refuge = Oddział nie może tam pójść: nie może tam być żadnych jednostek ani obcego miasta.
refused-no-retreat = Obok bitwy nie ma obszaru dla tego oddziału, więc nie ma dokąd się wycofać.
refused-winner-still-there = Możesz zostać tylko wtedy, gdy zwycięzca nie ma tam już jednostek.
refused-never-stays = Pokonany oddział nie może zostać tam, gdzie przegrywa.
refused-winner-gone = Zwycięzca nie ma już jednostek, więc pokonany oddział można tylko odesłać do rezerwy.
refused-nothing-to-do-there = Nie ma tu teraz nic do zrobienia.
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
refused-not-among-discards = Tej karty nie ma wśród odrzuconych.
refused-too-few-cards = Ten gracz ma mniej niż dwie karty, które można zabrać.
refused-god-taken = Tego boga prowadzi inny gracz.
refused-god-acquired = Twój bóg jest już wezwany.
refused-gods-awaited = Bogów można wzywać dopiero, gdy ktoś ma na torze tyle punktów: { $points }.
refused-no-top-pyramid = Do tego trzeba pola pozyskania w kolorze piramidy 4. poziomu w twoim mieście.
refused-gods-stand-alone = Bóg stoi sam: nie ma przy nim twoich jednostek.
refused-only-with-the-god = Tej karty bitwy używa się tylko tam, gdzie walczy sam bóg.
refused-wrong-number = To się nie zgadza. Kart do odrzucenia zostało { $cards }, nie więcej i nie mniej.
refused-no-veterans = { $has ->
    [0] Nie masz żetonów weterana.
    [one] Masz tylko 1 żeton weterana.
    [few] Masz tylko { $has } żetony weterana.
   *[many] Masz tylko { $has } żetonów weterana.
  }
refused-nothing-to-gain = Za tyle żetonów weterana nie ma co zyskać: kończą się karty albo miejsce na punkty modlitwy.
refused-nothing-to-fight = Nie czeka tam żadna bitwa.
refused-middle-district = W grze przeciw Amonowi w środkowej dzielnicy nie ma piramidy.
refused-too-few-for-a-levy = Trzeba wskazać większy oddział.

## What happened

event-night-falls = Zapada noc { $round }.
event-day-breaks = Wstaje dzień { $round }.
event-colours-drawn-2 = W grze są piramidy, i kafle ich kolorów: { $one }, { $two }.
event-colours-drawn-3 = W grze są piramidy, i kafle ich kolorów: { $one }, { $two }, { $three }.
event-colours-drawn-4 = W grze są piramidy, i kafle ich kolorów: { $one }, { $two }, { $three }, { $four }.
event-colours-drawn-5 = W grze są piramidy, i kafle ich kolorów: { $one }, { $two }, { $three }, { $four }, { $five }.
event-card-dealt = { $player } dobiera kartę.
event-deck-shuffled = Odrzucone karty po przetasowaniu tworzą nową talię.
event-card-chosen = { $player } zatrzymuje jedną z oglądanych kart.
event-card-recovered = { $player } bierze z odrzuconych kartę „{ $card }”.
event-cards-discarded = { $player } odrzuca { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }„{ $card }”.
event-card-taken = { $player } zabiera kartę; traci ją { $from }.
event-god-chosen = { $player } prowadzi boga: { $god }.
event-gods-rise = Od tej chwili można wzywać bogów.
event-god-acquired = { $player } wzywa boga: { $god }.
event-god-placed = { $player }: { $god } pojawia się na obszarze { $zone }.
event-life-lost = { $player }: { $god } traci { $life ->
    [one] 1 punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
  }.
event-god-fell = { $player }: { $god } wraca na swój kafel.
event-veterans-gained = { $player } otrzymuje { $veterans ->
    [one] 1 żeton weterana
    [few] { $veterans } żetony weterana
   *[many] { $veterans } żetonów weterana
  }.
event-veterans-spent = { $player } odrzuca { $veterans ->
    [one] 1 żeton weterana
    [few] { $veterans } żetony weterana
   *[many] { $veterans } żetonów weterana
  } w zamian.
event-veterans-dropped = { $player } odrzuca pozostałe żetony weterana.
event-order-set-2 = Kolejność tur: { $first }, { $second }.
event-order-set-3 = Kolejność tur: { $first }, { $second }, { $third }.
event-order-set-4 = Kolejność tur: { $first }, { $second }, { $third }, { $fourth }.
event-order-set-5 = Kolejność tur: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-order-set-6 = Kolejność tur: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
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
event-laid = { $player } kładzie znacznik: { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(bez koloru)
   *[other] {" "}(piramida { $colour })
  }.
event-silver-laid = { $player } kładzie srebrny znacznik: { $space }{ $colour ->
    [none] {""}
    [bare] {" "}(bez koloru)
   *[other] {" "}(piramida { $colour })
  }.
event-gold-laid = { $player } kładzie złoty znacznik: { $action }.
event-action-own = { $player } wykonuje akcję własnego znacznika.
event-action-silver = { $player } wykonuje akcję srebrnego znacznika.
event-action-gold = { $player } wykonuje akcję złotego znacznika.
event-idle = { $player } nic z nim nie robi.
event-bought = { $player } pozyskuje kafel „{ $tile }” ({ $does }).
event-battle-card-swapped = { $player } w tajemnicy oddaje kartę bitwy za { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }.
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
event-card-foreseen = { $player } musi zawczasu pokazać { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }.
event-revealed = { $player } zagrywa { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }{ $cards ->
    [0] {""}
    [one] {" "}i jeszcze 1 kartę
    [few] {" "}i jeszcze { $cards } karty
   *[many] {" "}i jeszcze { $cards } kart
  }.
event-added-card = { $player } dokłada { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
  }„{ $card }”.
event-set-aside = { $player }: bez użycia odrzucono { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }.
event-snared = { $player } zagrywa zamiast tego { $strength }-{ $damage }-{ $protection }{ $name ->
    [none] {""}
   *[other] {" "}(„{ $name }”)
  }.
event-wounded = { $player } odrzuca { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  } dla siły.
event-compared = Atakujący: siła { $strength }, obrażenia { $damage }, obrona { $protection }{ $own ->
    [0] {""}
   *[other] , obrażenia własne { $own }
  }{ $through ->
    [0] {""}
   *[other] , obrażenia nieblokowalne { $through }
  }{ $shields ->
    [0] {""}
   *[other] , tarcze nieprzebijalne { $shields }
  }. Obrońca: siła { $strength2 }, obrażenia { $damage2 }, obrona { $protection2 }{ $own2 ->
    [0] {""}
   *[other] , obrażenia własne { $own2 }
  }{ $through2 ->
    [0] {""}
   *[other] , obrażenia nieblokowalne { $through2 }
  }{ $shields2 ->
    [0] {""}
   *[other] , tarcze nieprzebijalne { $shields2 }
  }.
event-won = { $player } wygrywa bitwę.
event-hand-taken-back = { $player } bierze z powrotem wszystkie karty bitwy.
event-recalled = { $player } odsyła oddział: { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }.
event-retreated = { $player } wycofuje oddział: { $from } → { $zone }.
event-stayed = { $player }: oddział zostaje.
event-scored-battle = { $player } zyskuje { $point } za bitwę.
event-scored-temples = { $player } zyskuje { $point } za dwie świątynie.
event-scored-sanctuary = { $player } zyskuje { $point } w Sanktuarium.
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
colour-black = czarna
colour-violet = fioletowa

# as in the Polish book, which has them as adjectives; they stand with "piramida", as the colours do.
gem-white = diamentowa
# as in the Polish book
gem-red = rubinowa
# as in the Polish book
gem-blue = szafirowa
# as in the Polish book
gem-black = onyksowa
gem-violet = ametystowa

# term of the Polish book
point-victory = punkt chwały
    .short = pkt
# term of the Polish book
point-fame = punkt chwały
    .short = pkt

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
space-buy-1 = Pozyskanie 1, dolne piętro
    .short = Kafel
space-buy-2 = Pozyskanie 2, dolne piętro
    .short = Kafel
space-buy-3 = Pozyskanie 3, dolne piętro
    .short = Kafel

# Golden actions (złote akcje): the term is of the Polish book.
gold-move = Ruch
gold-recruit = Rekrutacja
gold-surprise = Ruch przez mury
gold-march = Ruch bez teleportacji
gold-twin = Pozyskanie w kolorze z tego dnia
gold-raise = Budowa
gold-pray = Modlitwa

deity-anubis = Anubis
    .does = życie 5, siła 5, 1 punkt modlitwy za każdą wrogą jednostkę usuniętą w jego bitwie
deity-bastet = Bastet
    .does = życie 4, siła 4, 1 ruch więcej, mija mury, sama wybiera, dokąd się cofa
deity-horus = Horus
    .does = życie 4, siła 5, teleportuje się z każdego obszaru za 1 punkt modlitwy
deity-ouadjet = Wadżet
    .does = życie 5, siła 4, obrażenia nieblokowalne: 2
deity-sobek = Sobek
    .does = życie 6, siła 4, własna karta bitwy
deity-seth = Set
    .does = życie 5, siła 5, towarzysze wroga się nie liczą, a wygrana zabiera kartę

ending-outright = u celu bez rywala
ending-most-vp = najwięcej punktów chwały
ending-most-battle-vp = remis, najwięcej punktów za bitwy
ending-order = remis, wcześniej w kolejności tur
ending-fame = cel osiągnięty na początku tury, nikt nie ma więcej
ending-objective = cel osiągnięty
ending-rounds-over = skończyły się rundy
ending-no-units = na planszy nie ma już jednostek

chapter-first-colours = Przygotowanie: kolory
chapter-first-gods = Przygotowanie: bogowie
chapter-first-cards = Przygotowanie: karty
chapter-first-order = Przygotowanie: kolejność tur
chapter-first-pyramids = Przygotowanie: piramidy
chapter-first-units = Przygotowanie: jednostki
chapter-first-tiles = Przygotowanie: pierwsze kafle
chapter-night-prayer = Noc: punkty modlitwy
chapter-night-cards = Noc: karty
chapter-night-tiles = Noc: kafle
chapter-night-order = Noc: kolejność tur
# The steps of the Night are terms of the Polish book: these five, and those below that begin with "Noc".
chapter-prayers = Noc: Modlitwy
chapter-interventions = Noc: Boska interwencja
chapter-conscription = Noc: Mobilizacja
chapter-destiny = Noc: Wypełnianie przeznaczenia
chapter-awakening = Przebudzenie
chapter-daybreak = Świt
chapter-turns = Dzień: tury
chapter-goal = Koniec dnia: czy to już cel?

evening-delta = Koniec dnia: Delta
evening-temples = Koniec dnia: świątynie
evening-sanctuary = Koniec dnia: Sanktuarium
evening-two-temples = Koniec dnia: dwie świątynie

night-sanctuary = Noc: Składanie ofiar
night-delta = Noc: Kontrolowanie świątyni w Delcie
night-two-temples = Noc: Kontrolowanie świątyń
night-temples = Noc: Uwielbienie

stage-escape = przed bitwą
stage-strike = pierwszy cios
# term of the Polish book
stage-plan = narada wojenna
# term of the Polish book
stage-reveal = starcie
stage-snare = zamiana karty
stage-wound = karty dla siły
# term of the Polish book
stage-resolve = rozstrzygnięcie

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
tile-energy-drain = Wysysanie energii
    .does = 1 punkt modlitwy za każdą modlitwę rywala
tile-hardened-scarabs = Zahartowane skarabeusze
    .does = o jeden żeton weterana więcej, gdy bitwa daje ci choć jeden
tile-kill-them-all = Zabić wszystkich
    .does = 1 ruch lądowy więcej, w bitwie +1 do obrażeń
tile-annexation = Aneksja
    .does = każdej nocy zabierz losową kartę rywalowi, który ma dwie
tile-pact-of-stone = Kamienny pakt
    .does = zamień kartę bitwy na taką, która ma siłę 3 i 2 tarcze nieprzebijalne
tile-sacred-cobra = Święta kobra
    .does = potwór, +1 do siły, 1 obrażenie nieblokowalne
    .short = Kobra
tile-giant-vulture = Olbrzymi sęp
    .does = potwór, 2 ruchy więcej, +1 do siły, po przegranej to ty wskazujesz, dokąd cofa się oddział
    .short = Sęp
tile-ambush = Zasadzka
    .does = po odkryciu kart możesz zagrać zamiast swojej tę odrzuconą bez użycia
tile-divine-advantage = Boska przewaga
    .does = każdej nocy obejrzyj jeszcze dwie karty i zatrzymaj jedną
tile-great-crocodile = Wielki krokodyl
    .does = potwór, 1 ruch więcej, +2 do siły, 1 obrażenie nieblokowalne
    .short = Krokodyl
tile-shadow-servant = Sługa cienia
    .does = sługa, +1 do siły, 1 tarcza nieprzebijalna
    .short = Sługa
tile-magic-versatility = Magiczna wszechstronność
    .does = złota akcja: budowa, rekrutacja, modlitwa lub ruch

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
tile-sphinx-fame = Sfinks
    .does = potwór, +2 do siły, 1 trwały punkt chwały
    .short = Sfinks
tile-defensive-victory-fame = Zwycięska obrona
    .does = punkt chwały za każdą wygraną obronę, w której coś ocalało

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
battle-card-3-0-0 = Kamienny pakt
battle-card-4-2-1 = Sobek

## Glossary
##
## The words are those of the Polish book, what they mean is told in our own.

term-victory-point = punkt chwały
    .means = dzięki niemu wygrywa się grę; jedne są trwałe, inne tymczasowe
term-fame-point = punkt chwały
    .means = dzięki niemu wygrywa się grę; jedne są trwałe, inne tymczasowe
term-permanent = trwały punkt
    .means = nigdy się go nie traci: za wygrane bitwy, za dwie świątynie, z Sanktuarium, z kafli
term-temporary = tymczasowy punkt
    .means = jest twój tak długo, jak kontrolujesz świątynię albo piramidę poziomu 4
term-prayer-points = punkty modlitwy
    .means = nimi się za wszystko płaci; nikt nie ma ich więcej niż 11
term-card = karta boskiej interwencji
    .means = karta trzymana w tajemnicy; mówi, kiedy się ją zagrywa i ile kosztuje
term-district = dzielnica
    .means = jedna z trzech części miasta, z miejscem na piramidę; mur nie wpuszcza obcych, chyba że ich ruch zaczyna się tuż przed nim
term-temple = świątynia
    .means = pożycza punkt temu, kto w niej stoi, a po dniu daje punkty modlitwy
term-delta = Delta
    .means = północ planszy; jej świątynia płaci tylko za oddaną jednostkę
term-sanctuary = Sanktuarium Bogów
    .means = za dwie oddane tam jednostki jest po dniu trwały punkt
term-equilibrium = zasada równowagi
    .means = na koniec dnia na każdym z trzech pięter planszetki musi leżeć znacznik
term-silver-token = srebrny znacznik
    .means = jedna akcja więcej każdego dnia, dla właściciela kafla „Boskie działanie”
term-gold-token = złoty znacznik
    .means = jedna akcja więcej każdego dnia, taka, jaką podaje twój kafel
term-golden-action = złota akcja
    .means = to, co robi złoty znacznik; podaje ją kafel
term-veteran-token = żeton weterana
    .means = za wygraną obronę i za bitwę bez punktu; nocą kupuje się za niego punkty modlitwy, karty lub jednostki
term-servant = sługa
    .means = towarzysz obok potwora: oddział może mieć po jednym z nich
term-impenetrable-shield = tarcza nieprzebijalna
    .means = osłania jedną jednostkę oddziału przed wszelkimi obrażeniami
term-unblockable-damage = obrażenia nieblokowalne
    .means = usuwają jednostki bez względu na obronę; zatrzymuje je tylko tarcza nieprzebijalna
term-god = bóg
    .means = w module Bogowie Egiptu oddział sam w sobie: traci życie tam, gdzie inni tracą jednostki, i stoi sam
term-life-points = punkty życia
    .means = traci je bóg zamiast jednostek; gdy się skończą, wraca na swój kafel
term-red-port = port wojskowy (czerwony)
    .means = w ruchu każdy może z niego wypłynąć, a wpłynąć tylko właściciel miasta za nim
term-blue-port = port handlowy (niebieski)
    .means = w ruchu każdy może przez niego wpłynąć i wypłynąć, z każdego portu do tego
