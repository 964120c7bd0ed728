### The program's own words, in Polish. Our own translation; the games' terms are those of kemet.ftl and ankh.ftl.
### What is typed (undo, why, pass on) is the same in every language.

## The table of Kemet, drawn

kemet-head = { $round ->
    [0] {""}
   *[other] runda { $round } ·{" "}
  }{ $chapter } · cel { $goal } pkt · kolejność { $order }
kemet-god-0 = Anubis
kemet-god-1 = Bastet
kemet-god-2 = Horus
kemet-god-3 = Sobek
kemet-god-4 = Uadżet
kemet-god-5 = Set
kemet-west = Zachód
kemet-east = Wschód
kemet-delta = Delta
kemet-legend = ▲ piramida: { $colours } · T3 świątynia daje 3 · o obelisk{ $ports ->
    [none] {""}
   *[some] {" "}· ~c port wojskowy · ~n port handlowy
  }{ $sanctuary ->
    [none] {""}
   *[other] {" "}· { $sanctuary } Sanktuarium
  } · { $sign }5* pięć jednostek ({ $player }) i potwór
kemet-paths = Które obszary sąsiadują lądem, a po ~ przez port. Świątynie i Sanktuarium mają obelisk.
kemet-paths-ports = Które obszary sąsiadują lądem, a po ~ przez port. Przez port każdy wraca też do portu wojskowego przed własnym miastem. Świątynie i Sanktuarium mają obelisk.
kemet-red-port = ~c
kemet-blue-port = ~n
kemet-moving = { $left ->
    [unknown] { $player } zaczyna ruch z { $start }
   *[other] { $player } rusza z { $start }, teraz { $zone }, zostało ruchów: { $left }
  }{ $flags ->
    [none] {""}
   *[other] {" "}({ $flags })
  }.
kemet-gates = mury nie zatrzymują
kemet-grounded = bez teleportacji
kemet-entered = bez kolejnej obcej dzielnicy
kemet-waiting = { $player } ma jeszcze do wykonania: { $actions }.
kemet-played = Na stole leży „{ $card }” ({ $player }).
kemet-fight = Bitwa na obszarze { $zone }: { $stage }
kemet-attacker = atakuje
kemet-defender = broni się
kemet-survivors = { $player } { $role }: { $units ->
    [0] nikt nie ocalał
    [one] ocalała 1 jednostka
    [few] ocalały { $units } jednostki
   *[many] ocalało { $units } jednostek
  }, karta { $card } { $cards }
kemet-fighter = { $player } { $role }: { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }, siła już { $strength }, karta { $card } { $cards }
kemet-seat = { $prayer } modl. · { $points } pkt · { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  } · { $supply } rez.{ $veterans ->
    [0] {""}
   *[other] {" "}· weterani: { $veterans }
  }
kemet-permanent = trwałe: { $permanent }{ $battle ->
    [0] {""}
   *[other] , z bitew: { $battle }
  }
# There is little room: modlitwa, punkty, karty.
kemet-seat-brief = { $prayer } modl { $points } { $point } { $cards } k.
kemet-tiles = kafle
kemet-tiles-command = tiles (kafle)
kemet-tiles-on-offer = Dostępne kafle
kemet-offer = { $colour }: poziom, nazwa, działanie (przygaszone: jeszcze niedostępne)
kemet-discards = Odrzucone:
kemet-spent = { $player }, karty zagrane: { $cards }.
kemet-own = własny
kemet-silver = srebrny
kemet-gold = złoty
kemet-hand = Karty:
kemet-no-cards = brak
kemet-always = { $card } (zawsze)
kemet-once = { $card } (raz)
kemet-battle-hand = Karty bitwy:
kemet-team = { $players }: razem { $points } z { $goal }
kemet-mate = { $player } ma: { $cards }; karty bitwy { $battle }
kemet-row-0 = górne
kemet-row-1 = środkowe
kemet-row-2 = dolne
kemet-plan = Zagrywasz { $card }, odrzucasz { $aside }.
kemet-held = Bez użycia odrzucasz { $card }, ale możesz ją jeszcze zagrać.

## The table of Ankh, drawn

ankh-player = Gracz { $letter }
ankh-head = { $player ->
    [none] { $stage }
   *[other] { $player }: { $stage }
  } · następne wydarzenie ({ $number } z 18): { $event }
ankh-actions = Akcje: { $list }
ankh-events = Wydarzenia: { $list }
ankh-devotion = Oddanie, od największego: { $list } · czerwone do { $red }, { $top } wygrywa
ankh-guardians = Strażnicy: { $list }
ankh-legend = Każde pole: u góry, co na nim stoi, u dołu teren i region. " żyzne · : pustynia · ~ woda · ≈ rzeka · # wielbłąd · AG bóg, Aw wojownik, A1 A2 A3 Strażnik według poziomu, gracza A · I obelisk, T świątynia, ▲ piramida, z właścicielem, - niczyja · * słońce · o brama · @ jedno i drugie
ankh-seat = { $god } · oddanie { $devotion } · wyznawcy: { $followers } · wojownicy w puli: { $warriors }
ankh-seat-brief = { $god } { $devotion } odd. { $followers } wyzn.
ankh-seat-none = jeszcze bez boga
ankh-joined = gra razem z: { $player }
ankh-out = { $god } · poza grą, w zapomnieniu
ankh-cards = Karty: { $list }
ankh-cards-all = Karty: wszystkie siedem
ankh-powers = Moce: { $list }
ankh-pool = Strażnicy: { $list }
ankh-trapped = Uwięzieni: { $list }
ankh-conflict = Konflikt { $number } z 5, region { $region } { $tiebreaker ->
    [none] · bez żetonu remisów
   *[other] · żeton remisów: { $tiebreaker }
  }
ankh-battle = Bitwa: { $stage }
ankh-fighter = { $player }: siła { $strength } · { $cards }
ankh-no-card = jeszcze bez odkrytej karty
ankh-powers-word = moce
ankh-powers-command = powers (moce)
ankh-offer = Moce, Strażnicy, karty
ankh-level = Moce poziomu { $level }
ankh-offer-guardians = Strażnicy
ankh-offer-cards = Karty bitwy, takie same dla wszystkich
ankh-offer-gods = Bogowie w grze
ankh-card-strength = { $card }{ $strength ->
    [0] {""}
   *[other] , siła { $strength }
  }
ankh-region = Region { $region }: { $figures }{ $most ->
    [none] {""}
   *[other] {" "}· przewaga: { $most }
  }
ankh-region-empty = bez figur
ankh-paths = Obok każdego pola, bez rzeki i wielbłąda po drodze, leżą:
ankh-own = Twoje karty: { $list }
ankh-own-none = brak

## Replay

replay-holds = { $file } jest w porządku, odpowiedzi: { $answers }; tu stan po { $shown }.
result = { $count ->
    [one] Zwycięstwo
   *[other] Wspólne zwycięstwo
  }: { $winners }, { $ending }.
result-nobody = Nikt nie wygrywa: { $ending }.

## Scenarios

scenario-holds = { $file }: ten scenariusz jest poprawny, można zagrać w { $players } { $players ->
    [5] osób
   *[other] osoby
  }.

## Play

play-you = Grasz jako { $player }.
play-bot = { $player } to bot { $bot }.
play-person = { $player } to człowiek.
play-again = Podaj numer, odpowiedź albo jedno ze słów: undo (cofnij), why ODPOWIEDŹ (czemu nie?), { $windows ->
    [none] {""}
   *[some] pass on (przepuszczaj),{" "}
  }board (plansza), { $command }, map (mapa), log (dziennik), help (pomoc), quit (koniec).
play-legal = Tak można.
play-no-window = Przepuszczać można tylko tam, gdzie możesz zareagować na kogoś innego.
play-undone = Cofnięto jedną odpowiedź.
play-nothing-to-undo = Nie ma czego cofnąć.
play-bye = Do następnego razu.
play-no-log = Nic się jeszcze nie wydarzyło.
play-hand-over = Teraz gra { $player }. Pozostali nie patrzą; { $player } naciska Enter.
play-watch = Nie ma kogo pytać: grają same boty.
play-saved = Zapis gry jest w { $file }.
play-over = Gra jest skończona.

## Screen

screen-board = Plansza
screen-seats = Gracze
screen-own = Twoje
screen-ask = Pytanie
screen-log = Dziennik
screen-keys = ? pomoc · q koniec · nr lub ↑↓ Enter · b plansza · t { $offer } · m mapa · l dziennik · w czemu nie? · u cofnij{ $windows ->
    [none] {""}
   *[some] {" "}· p przepuść
  }
screen-keys-short = ? pomoc · q koniec · ↑↓ Enter · b plansza · t { $offer } · m mapa · l log · w czemu?
screen-keys-over = ? pomoc · q koniec · b plansza · t { $offer } · m mapa · l dziennik · u cofnij
screen-keys-why = wpisz odpowiedź, Enter: pytaj · Esc: wróć
screen-why = Czemu nie?
screen-why-hint = Wpisz dowolną odpowiedź tak, jak stoi w zapisie gry, na przykład: { $example }, done, 3, pass.
screen-quit = Zakończyć grę? y: tak, każdy inny klawisz: nie
screen-map = Mapa
screen-help = Pomoc
screen-close = ↑↓ PgUp PgDn: dalej · inny klawisz: wróć
screen-typed = wpisywane: { $answer }
screen-above = ▲ więcej wyżej
screen-below = ▼ więcej niżej
replay-log = Co było ostatnio:
replay-open = Otwarte: { $player }: { $question }
play-why-hint = Wpisz why i dowolną odpowiedź tak, jak stoi w zapisie gry, na przykład: why { $example }, why done, why 3.
help-goal = Wygrywasz, gdy na koniec dnia masz tyle punktów chwały, ile wynosi cel. Trwałe punkty zostają; każda świątynia, którą kontrolujesz, i każda piramida poziomu 4 pożycza ci jeden.
help-goal-at-turn = Wygrywasz, gdy na początku swojej tury masz tyle punktów chwały, ile wynosi cel, i nikt nie ma ich więcej. Trwałe punkty zostają; każda świątynia, którą kontrolujesz, i każda piramida poziomu 4 pożycza ci jeden.
help-goal-objective = Wygrywasz, gdy osiągniesz cel, zanim skończą się rundy i dopóki masz jednostkę na planszy. Amonem nikt nie kieruje: jego karty losuje się po twojej trzeciej i piątej turze.
help-turn = Każda runda to noc i dzień. W ciągu dnia każdy kładzie pięć znaczników, po jednym na turę, i wykonuje akcję z pola. Na każdym piętrze twojej planszetki musi leżeć znacznik.
help-day-first = Każda runda to dzień i noc. W ciągu dnia każdy kładzie pięć znaczników, po jednym na turę, i wykonuje akcję z pola; srebrny i złoty kładzie się razem z jednym z nich. Na każdym piętrze twojej planszetki musi leżeć znacznik. Nocą świątynie płacą, przychodzą karty, wydaje się żetony weterana, a kto ma najmniej punktów, pierwszy wybiera miejsce w kolejności.
help-actions = Modlitwa: 2 punkty modlitwy. Budowa: podwyższ piramidę, każdy poziom kosztuje tyle, ile wynosi. Pozyskanie: kafel mocy, najwyżej tak wysoki jak twoja piramida jego koloru. Rekrutacja: jednostki po punkcie. Ruch: jeden oddział, jeden krok, albo teleportacja od piramidy do obelisku za 2.
help-actions-markers = Modlitwa: 2 punkty modlitwy. Budowa: podwyższ piramidę, każdy poziom kosztuje tyle, ile wynosi; nowa daje swój kolor twojemu następnemu polu pozyskania. Pozyskanie: kafel mocy w kolorze pola, najwyżej tak wysoki jak twoja piramida. Rekrutacja: jednostki po punkcie. Ruch: jeden oddział, jeden krok lądem lub przez port i jedna teleportacja od piramidy do obelisku za 2.
help-battle = Kto wchodzi na obszar z wrogami, ten walczy. Obie strony w tajemnicy wybierają kartę do zagrania i drugą do odrzucenia. Jednostki i karty dają siłę; wygrywa silniejszy, przy równej sile obrońca. Obrażenia pomniejszone o obronę zabijają. Zwycięski atakujący, któremu coś ocalało, zyskuje punkt.
help-battle-veterans = Kto wchodzi na obszar z wrogami, ten walczy. Obie strony w tajemnicy wybierają kartę do zagrania i drugą do odrzucenia. Jednostki i karty dają siłę, a własne miasto 1 więcej; wygrywa silniejszy, przy równej sile obrońca. Obrażenia pomniejszone o obronę zabijają. Zwycięski atakujący, któremu coś ocalało, zyskuje punkt; za wygraną obronę i za bitwę bez punktu są żetony weterana.
help-pass = Gdy ktoś zagrywa kartę, dostajesz pytanie, nawet jeśli możesz na to tylko pozwolić: dzięki temu nikt nie wie, co masz. „Przepuszczaj” pozwala na wszystko do końca tej tury.
ankh-help-goal = Wygrywasz od razu, mając 31 punktów oddania, albo mając ich najwięcej po piątym Konflikcie. Oddanie dają Konflikty: dominacja w regionach, wygrane bitwy i przewaga w monumentach jednego rodzaju.
ankh-help-turn = W turze wykonujesz jedną akcję i drugą, z niższego rzędu: ruch, przyzwanie, zyskanie wyznawców, odblokowanie mocy. Każde użycie przesuwa znacznik akcji; ostatnie wywołuje wydarzenie i kończy turę.
ankh-help-events = Wydarzenia: przejęcie monumentu obok twojej figury; karawana wielbłądów dzieli region na dwa; Konflikt rozstrzyga wszystkie regiony według żetonów.
ankh-help-battle = Gdzie figury ma kilku bogów, wszyscy w tajemnicy wybierają kartę. Siłę dają figury, karty i moce; najsilniejszy wygrywa, a wojownicy i Strażnicy pozostałych giną. Przy remisie przegrywają wszyscy, chyba że ktoś użyje żetonu rozstrzygania remisów.
ankh-help-late = Po trzecim Konflikcie dwaj bogowie o najmniejszym oddaniu stają się jednym (przy co najmniej trzech graczach). Po czwartym zapomniani są bogowie, którzy mają najwyżej 20 punktów oddania.
help-rules = Zasada w nawiasie, na przykład [{ $rule }], to rozdział pliku { $file } albo tego, na którym on się opiera (po angielsku).
