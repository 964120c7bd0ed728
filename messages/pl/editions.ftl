### Czym różnią się wydania, in Polish: the points of the rules, how each edition plays them, and what became of the
### pieces. Our own translation, with the words of the Polish book where it has them.

## Editions

edition-kemet-2012 = Kemet (2012)
edition-kemet-bs = Krew i piach (pierwszy druk)
edition-kemet-bs-revised = Krew i piach (po zmianach)
edition-kemet-rotg = Powstanie bogów

## Points of the rules

rule-players = Gracze
rule-boards = Plansza
rule-ports = Drogi przez wodę
rule-points = Jak nazywają się punkty
rule-goal = Punkty dające zwycięstwo
rule-goal-at = Kiedy sprawdza się cel
rule-endings = Co rozstrzyga
rule-gods = Bogowie Egiptu
rule-setup = Przygotowanie, kolejno
rule-colours = Kolory kafli i piramid
rule-colours-in-play = Kolory w grze
rule-tiles = Kafle mocy w pudełku
rule-tiles-on-the-table = Kafle mocy na stole
rule-pyramids = Piramidy gracza
rule-units = Jednostki gracza
rule-first-units = Jednostki na planszy na początku
rule-placing = Gdzie stają pierwsze jednostki
rule-first-cards = Karty boskiej interwencji na początku
rule-own-card = Karta, którą każdy zawsze ma
rule-first-prayer = Punkty modlitwy na początku
rule-most-prayer = Najwięcej punktów modlitwy u gracza
rule-round = Runda, kolejno
rule-night-prayer = Punkty modlitwy każdej nocy
rule-veterans = Żetony weteranów za wygraną obronę i za bitwę bez punktu
rule-veterans-per-card = Żetony weteranów za dodatkową kartę w nocy
rule-veterans-dropped = Kiedy odrzuca się pozostałe żetony weteranów
rule-delta-units = Jednostki oddawane za punkty modlitwy świątyni w Delcie
rule-sanctuary-units = Jednostki oddawane za punkt w Sanktuarium
rule-temples-for-a-point = Świątynie dające trwały punkt
rule-tokens = Znaczniki akcji gracza
rule-spaces = Pola akcji
rule-buy-spaces = Kolory pól pozyskania na początku
rule-bonus-tokens = Kiedy kładzie się srebrny i złoty znacznik
rule-gold-token = Skąd bierze się złoty znacznik
rule-golden-actions = Złote akcje z kafli
rule-pray = Punkty modlitwy za modlitwę
rule-buying = Które pole pozyskuje który kafel
rule-saving = Co oszczędza Kapłan Ra
rule-deck = Karty boskiej interwencji w talii
rule-day-cards = Kiedy zagrywa się karty dnia
rule-windows = Karty na cudzą turę
rule-troop-limit = Najwięcej jednostek w oddziale
rule-limits = Kiedy obowiązują limity jednostek i potworów
rule-creature-speed = Który potwór wydłuża ruch
rule-teleport-price = Punkty modlitwy za teleportację
rule-teleports = Teleportacje w jednym ruchu
rule-foreign-districts = Obce dzielnice w jednym ruchu
rule-first-strike = Kiedy kafle działają przed bitwą
rule-battle-cards = Karty bitwy gracza
rule-special-battle-cards = Karty bitwy z kafli
rule-shields = Co daje tarcze nieprzebijalne
rule-unblockable = Co zadaje wrogowi obrażenia nieblokowalne
rule-discards = Odrzucone karty bitwy
rule-after-reveal = Karty oddawane po odkryciu
rule-city-strength = Siła właściciela miasta w jego dzielnicach
rule-winner-gone = Co może przegrany, gdy zwycięzca nie ma już jednostek
rule-retreat = Dokąd można odesłać pokonany oddział
rule-recall-fee = O ile punktów modlitwy mniej niż jednostek daje odesłany oddział
rule-creatures = Potwory
rule-servants = Słudzy
rule-companions = Jak potwór wraca z kafla
rule-bereft = Potwór, którego oddział zniszczono

## How it is played

played-nothing = brak
played-number = { $number }
played-players = od { $from } do { $to }
played-with-players = graczy { $players }: { $number }
played-with-some-players = graczy od { $from } do { $to }: { $number }
played-board = graczy { $players }: obszary: { $spaces }, świątynie: { $temples }, obeliski: { $obelisks }, { $sanctuary ->
    [0] bez Sanktuarium
   *[other] z Sanktuarium
  }
played-ports-paired = przystanie połączone w stałe pary
played-ports-open = z każdego portu do niebieskiego albo do czerwonego przed własnym miastem
played-points-victory = punkty zwycięstwa
played-gods = moduł do wyboru
played-points-fame = punkty chwały
played-length-short = krótka: { $goal }
played-length-long = długa: { $goal }
played-length-beginner = dla początkujących: { $goal }, kafle i piramidy do poziomu { $level }, pierwszego dnia kafle do poziomu { $first }
played-length-fame = { $goal }
played-goal-at-end-of-day = po każdym dniu, dla wszystkich
played-goal-at-start-of-turn = na początku tury, dla gracza, którego to tura
played-ending-outright = u celu bez rywala
played-ending-most-vp = najwięcej punktów
played-ending-most-battle-vp = remis: najwięcej punktów za bitwy
played-ending-order = remis: wcześniej w kolejności tur
played-ending-fame = u celu i nikt nie ma więcej
played-placing-at-pyramids = rozdzielone między własne dzielnice z piramidą
played-placing-two-full-troops = po pełnym oddziale w dwóch własnych dzielnicach
played-veterans-dropped-after-own-conscription = gdy ich właściciel zakończy mobilizację
played-veterans-dropped-in-the-awakening = podczas przebudzenia
played-space-pray = Modlitwa, { $row ->
    [0] górne
    [1] środkowe
   *[other] dolne
  } piętro
played-space-raise = Budowa, { $row ->
    [0] górne
    [1] środkowe
   *[other] dolne
  } piętro
played-space-buy = Pozyskanie, { $row ->
    [0] górne
    [1] środkowe
   *[other] dolne
  } piętro
played-space-recruit = Rekrutacja, { $row ->
    [0] górne
    [1] środkowe
   *[other] dolne
  } piętro
played-space-move = Ruch, { $row ->
    [0] górne
    [1] środkowe
   *[other] dolne
  } piętro
played-buy-space-without-colour = bez koloru, dopóki nie da go piramida
played-bonus-tokens-one-by-one = każdy we własnej turze, przy swojej akcji
played-bonus-tokens-together = razem z własnym znacznikiem; potem wszystkie akcje w dowolnej kolejności
played-gold-token-with-tile = z pierwszym złotym kaflem
played-gold-token-from-start = każdy ma go od początku; potrzebny jest złoty kafel
played-buying-space-of-colour = pole jego koloru
played-buying-space-of-colour-or-foreign-pyramid = pole jego koloru albo dowolne za piramidę zajętą w obcym mieście; dziennie jeden kafel każdego koloru
played-buying-free-space-of-colour-first = pole jego koloru, póki wolne, potem dowolne; dziennie kilka kafli jednego koloru
played-saving-once-per-action = 1 punkt modlitwy raz w każdej akcji
played-saving-each-payment = 1 punkt modlitwy przy każdej opłacie poza bitwą
played-day-cards-any-time = w dowolnej chwili własnej tury, także w trakcie akcji
played-day-cards-around-actions = przed akcjami, między nimi i po nich
played-limits-always = zawsze, także po drodze
played-limits-at-the-end-of-a-move = zawsze, tylko nie w trakcie ruchu
played-limits-at-the-end-of-an-action = na końcu każdej akcji
played-creature-speed-if-it-goes-along = ten, który robi z oddziałem pierwszy krok
played-creature-speed-if-it-starts-there = ten, który stoi z oddziałem na początku
played-teleports-any-number = dowolnie wiele
played-teleports-one-per-move = jedna
played-foreign-districts-any-number = dowolnie wiele
played-foreign-districts-one-per-move = jedna
played-first-strike-in-every-attack = przy każdym ataku, także przez rekrutację
played-first-strike-when-moving = tylko gdy atakuje oddział w ruchu
played-battle-card = { $strength }-{ $damage }-{ $protection }{ $own ->
    [0] {""}
   *[other] {" "}i obrażenia dla własnego oddziału: { $own }
  }{ $shields ->
    [0] {""}
   *[other] {" "}i tarcze nieprzebijalne: { $shields }
  }
played-discards-closed = odłożona karta pozostaje zakryta
played-discards-open = odłożoną kartę też się pokazuje, jeśli tak ustalono
played-after-reveal-together-face-down = obie strony naraz, zakryte
played-after-reveal-in-turn-face-up = najpierw atakujący, odkryte
played-winner-gone-loser-may-stay = zostać, wycofać oddział albo go odesłać
played-winner-gone-loser-is-recalled = tylko odesłać oddział
played-winner-gone-loser-may-retreat = wycofać oddział albo go odesłać
played-retreat-to-empty-spaces = tam, gdzie nikt nie stoi
played-retreat-to-spaces-without-enemies = tam, gdzie nie stoi jego wróg, nigdy do obcej dzielnicy
played-retreat-to-empty-spaces-but-districts = tam, gdzie nikt nie stoi, nigdy do obcej dzielnicy
played-companions-one-with-recruits = jeden przy każdej rekrutacji
played-companions-any-time = w dowolnej chwili własnej tury; przed znacznikami w zamian za innego w dzielnicy
played-companions-with-units = z jednostkami, które trafiają do dzielnicy; przed znacznikami można na nowo ustawić te w rezerwie i w dzielnicach
played-bereft-home-if-it-can = ucieka do własnej dzielnicy z jednostkami, jeśli taka jest
played-bereft-to-reserve = wraca na swój kafel

## Steps of the set-up and of a round

step-first-colours = losowanie kolorów
step-first-gods = bogowie, jeśli biorą udział
step-first-cards = rozdanie kart
step-first-order = losowanie kolejności tur
step-first-pyramids = pierwsze piramidy
step-first-units = pierwsze jednostki
step-first-tiles = kafel poziomu 1 dla każdego
step-night-prayer = nocne punkty modlitwy
step-night-cards = karta dla każdego
step-night-tiles = kafle nocy
step-night-order = ostatni gracz ustala kolejność tur
step-prayers = modlitwy
step-interventions = boska interwencja
step-conscription = mobilizacja
step-destiny = wypełnianie przeznaczenia: każdy zajmuje miejsce
step-awakening = znaczniki wracają
step-daybreak = początek dnia
step-turns = tury
step-delta = świątynia w Delcie
step-temples = świątynie płacą
step-sanctuary = Sanktuarium
step-two-temples = punkt za dwie świątynie
step-goal = sprawdzenie celu

## Pieces

printed-tile = { $colour } { $level }{ $copies ->
    [1] {""}
   *[other] {" "}× { $copies }
  }
printed-card = × { $copies }
printed-own-card = po jednej dla każdego
printed-battle-card = ma ją każdy
printed-special-card = z kaflem
printed-creature = ruch +{ $speed }, siła { $strength }, obrażenia { $damage }, obrona { $protection }{ $through ->
    [0] {""}
   *[other] , obrażenia nieblokowalne { $through }
  }{ $shields ->
    [0] {""}
   *[other] , tarcze nieprzebijalne { $shields }
  }
printed-creature-with-gift = ruch +{ $speed }, siła { $strength }, obrażenia { $damage }, obrona { $protection }{ $through ->
    [0] {""}
   *[other] , obrażenia nieblokowalne { $through }
  }{ $shields ->
    [0] {""}
   *[other] , tarcze nieprzebijalne { $shields }
  }, { $gift }
gift-ignores-walls = mija mury
gift-silences-creature = wrogi potwór się nie liczy
gift-toll = rywale płacą za wejście na jego obszar
gift-obelisk-gate = jego oddział teleportuje się także z obelisków
gift-devours-souls = bez strat poza bitwą, punkt za zabitych
gift-chooses-retreat = jego strona wybiera, dokąd się cofa
changed-new = nowe
changed-new-of = nowe, działa jak dawniej { $tile }
changed-gone = już nie ma
changed-gone-heir = już nie ma, tak samo działa { $tile }
changed-level = inny poziom
changed-colour = inny kolor
changed-more-colours = w większej liczbie kolorów
changed-small-games = nie w grze dwóch osób
changed-copies = inna liczba
changed-effect = działa inaczej
changed-numbers = inne liczby

kind-of-tile = Kafle mocy
kind-of-card = Karty boskiej interwencji
kind-of-battle-card = Karty bitwy
kind-of-creature = Potwory
