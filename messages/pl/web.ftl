zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała plansza

## Ankh

ankh-board = Ziemia Egiptu
ankh-map-west = Egipt Zachodni
ankh-map-east = Egipt Wschodni
ankh-map-delta = Delta Nilu
ankh-map-great-green = Wielka Zieleń
ankh-map-red-sea = Morze Czerwone
ankh-panel-turn = Akcje
ankh-panel-guardians = Strażnicy
ankh-panel-gods = Bogowie
ankh-space = { $space }, { $terrain ->
    [water] woda
    [fertile] ziemia żyzna, region { $region }
   *[desert] pustynia, region { $region }
  }
ankh-border = Granica między { $one } a { $other }
ankh-region = Region { $region }
ankh-figure = { $kind ->
    [god] Bóg
   *[warrior] Wojownik
  }
ankh-monument = { $kind ->
    [obelisk] Obelisk
    [temple] Świątynia
   *[pyramid] Piramida
  }
ankh-of = { $thing } ({ $god })
ankh-neutral = { $thing }, do nikogo nie należy
ankh-sun = ze Słońcem
ankh-gate = brama zaświatów
ankh-track-devotion = Oddanie
ankh-devotion-red = Oddanie, czerwone do { $last }
ankh-devotion-place = Oddanie { $devotion }, miejsce { $place }
ankh-followers = { $count ->
    [one] 1 wyznawca
    [few] { $count } wyznawców
   *[many] { $count } wyznawców
  }
ankh-ankhs = Żetony ankh na monumenty: { $count }
ankh-action = { $action ->
    [move] Ruch figur
    [summon] Przyzwanie figury
    [gain] Zyskanie wyznawców
   *[unlock] Odblokowanie mocy ankh
  }
ankh-uses = { $used } z { $uses } użyć; ostatnie wywołuje wydarzenie
ankh-first = pierwsza
ankh-track-events = Wydarzenia
ankh-events-done = { $done } z { $all }
ankh-event-of = Wydarzenie { $done } z { $all }
ankh-next = następne: { $event }
ankh-happening = { $event ->
    [control] Przejęcie monumentu
    [caravan] Karawana wielbłądów
   *[conflict] Konflikt { $number }
  }
ankh-then = { $what ->
    [merge] potem łączą się dwaj bogowie
    [forgotten] potem bogowie mogą zostać zapomniani
   *[end] potem koniec gry
  }
ankh-mark = { $what ->
    [merge] połączenie
    [forgotten] zapomnienie
   *[end] koniec
  }
ankh-afterwards = { $what ->
    [merge] Potem łączą się dwaj najniżsi bogowie.
    [forgotten] Potem bogowie w czerwonej części zostaną zapomniani.
   *[end] Potem gra się kończy.
  }
ankh-left = zostało { $left }
ankh-stage = { $stage ->
    [gods] Wybór bogów
    [guardians] Losowanie strażników
   *[first-player] Kto zaczyna
  }
ankh-no-god = jeszcze bez boga
ankh-ability = { $god ->
    [amun] Tajemnicze postacie
    [anubis] Sędzia zmarłych
    [isis] Opiekunka
    [osiris] Wrota zaświatów
   *[ra] Promienność
  }
ankh-forgotten = Zapomniany
ankh-merged-with = W jedności: { $god }
ankh-slots = Uwięzieni wojownicy: { $count } z 3
ankh-suns = Pozostałe Słońca: { $count } z 3
ankh-gates = Pozostałe bramy: { $count } z 3
ankh-second-card = { $used ->
    [yes] Druga karta w tym Konflikcie już zagrana
   *[no] Raz w Konflikcie może zagrać drugą kartę
  }
ankh-pool-warriors = Wojownicy do przyzwania: { $count }
ankh-pool-guardian = { $guardian }: do przyzwania { $count }
ankh-on-board = Strażnicy na planszy
ankh-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
ankh-card-state = { $card } ({ $where ->
    [hand] na ręce
   *[used] zagrana
  })
ankh-clash-kind = { $kind ->
    [battle] Bitwa
    [domination] Dominacja
   *[empty] Nikt
  }
ankh-step = { $step ->
    [obelisks] Obeliski
    [announce] Druga karta
    [cards] Karty
    [build] Budowa
    [plague] Plaga
    [majority] Przewagi
    [resolve] Siła
   *[aftermath] Po bitwie
  }
ankh-majority-in = Monumenty w regionie { $region }
ankh-majority-gain = { $god } +1
ankh-majority-absent = { $god }, nieobecny
ankh-no-majority = bez przewagi
ankh-neutral-count = neutralne: { $count }
ankh-none = brak
ankh-strength = Siła
ankh-strength-so-far = Siła bez kart
ankh-item = { $what ->
    [god] Bóg
    [warrior] { $count ->
        [one] 1 wojownik
        [few] { $count } wojowników
       *[many] { $count } wojowników
      }
    [silenced] Uciszone przez Androsfinksa: { $count }
    [resplendent] Blask
    [trapped] Uwięzieni wojownicy: { $count }
   *[temples] Więź ze świątyniami: { $count }
  }
ankh-no-figures = Nie ma tu już figur
ankh-no-card-yet = jeszcze bez karty
ankh-choosing = wybiera
ankh-chosen = wybrane
ankh-plays-two = Gra dwie karty
ankh-fate = { $fate ->
    [won] Wygrywa bitwę
    [lost] Przegrywa
    [ahead] Prowadzi
   *[tied] Remis
  }
ankh-bid = { $count ->
    [0] Nie daje wyznawców
    [one] Daje 1 wyznawcę
    [few] Daje { $count } wyznawców
   *[many] Daje { $count } wyznawców
  }
ankh-killed = Zabite figury: { $count }
ankh-tiebreaker = Ma żeton rozstrzygania remisów
ankh-guardian-level = Strażnik poziomu { $level }
ankh-power-level = Moc poziomu { $level }, za { $price ->
    [one] 1 wyznawcę
   *[other] { $price } wyznawców
  }
