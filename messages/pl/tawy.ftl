### The program's own words, in Polish. Our own translation; the games' terms are those of kemet.ftl.
### What is typed (undo, why, pass on) is the same in every language.

## The table of Kemet, drawn

kemet-head = Kemet · { $round ->
    [0] przed pierwszą nocą
   *[other] runda { $round }
  } · { $chapter } · cel { $goal } pkt · kolejność { $order }
kemet-city = Miasto { $letter }
kemet-west = Zachód
kemet-east = Wschód
kemet-delta = Delta
kemet-legend = ▲ piramida: biała czerwona niebieska · o obelisk · T3 świątynia daje 3 · S Sanktuarium · A5* pięć i potwór
kemet-paths = Które obszary sąsiadują lądem, a po ~ przez port. Świątynie i Sanktuarium mają obelisk.
kemet-moving = { $player } rusza z { $start }, teraz { $zone }, zostało ruchów: { $left }.
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
  } · { $supply } rez.
kemet-permanent = trwałe: { $permanent }{ $battle ->
    [0] {""}
   *[other] , z bitew: { $battle }
  }
kemet-seat-brief = { $prayer } modl. { $points } pkt { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
kemet-offer = { $colour }: poziom, nazwa, działanie (przygaszone: jeszcze niedostępne)
kemet-discards = Odrzucone:
kemet-spent = { $player }, karty zagrane: { $cards }.
kemet-silver = srebrny
kemet-gold = złoty
kemet-hand = Karty:
kemet-no-cards = brak
kemet-battle-hand = Karty bitwy:
kemet-row-0 = górne
kemet-row-1 = środkowe
kemet-row-2 = dolne
kemet-plan = Zagrywasz { $card }, odrzucasz { $aside }.

## Replay

replay-holds = { $file } jest w porządku, odpowiedzi: { $answers }; tu stan po { $shown }.
result = Zwycięstwo: { $winners }, { $ending }.

## Play

play-you = Grasz jako { $player }.
play-bot = { $letter } to bot { $bot }.
play-person = { $letter } to człowiek.
play-again = Podaj numer, odpowiedź albo jedno ze słów: undo (cofnij), why ODPOWIEDŹ (czemu nie?), pass on (przepuszczaj), board (plansza), map (mapa), log (dziennik), help (pomoc), quit (koniec).
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
screen-keys = ? pomoc · q koniec · nr lub ↑↓ Enter · b plansza · t kafle · m mapa · l dziennik · w czemu nie? · u cofnij · p przepuść
screen-keys-short = ? pomoc · q koniec · ↑↓ Enter · b plansza · t kafle · m mapa · l log · w czemu?
screen-keys-over = ? pomoc · q koniec · b plansza · t kafle · m mapa · l dziennik · u cofnij
screen-keys-why = wpisz odpowiedź, Enter: pytaj · Esc: wróć
screen-why = Czemu nie?
screen-why-hint = Wpisz dowolną odpowiedź tak, jak stoi w zapisie gry, na przykład: lay raise, walk W2, 3, pass.
screen-quit = Zakończyć grę? y: tak, każdy inny klawisz: nie
screen-map = Mapa
screen-help = Pomoc
screen-close = ↑↓ PgUp PgDn: dalej · inny klawisz: wróć
screen-typed = wpisywane: { $answer }
screen-above = ▲ więcej wyżej
screen-below = ▼ więcej niżej
screen-tiles = Dostępne kafle
replay-log = Co było ostatnio:
replay-open = Otwarte: { $player }: { $question }
play-why-hint = Wpisz why i dowolną odpowiedź tak, jak stoi w zapisie gry, na przykład: why lay raise, why walk W2, why 3.
help-goal = Wygrywasz, gdy na koniec dnia masz tyle punktów chwały, ile wynosi cel. Trwałe punkty zostają; każda świątynia, którą kontrolujesz, i każda piramida poziomu 4 pożycza ci jeden.
help-turn = Każda runda to noc i dzień. W ciągu dnia każdy kładzie pięć znaczników, po jednym na turę, i wykonuje akcję z pola. Na każdym piętrze twojej planszetki musi leżeć znacznik.
help-actions = Modlitwa: 2 punkty modlitwy. Budowa: podwyższ piramidę, każdy poziom kosztuje tyle, ile wynosi. Pozyskanie: kafel mocy, najwyżej tak wysoki jak twoja piramida jego koloru. Rekrutacja: jednostki po punkcie. Ruch: jeden oddział, jeden krok, albo teleportacja od piramidy do obelisku za 2.
help-battle = Kto wchodzi na obszar z wrogami, ten walczy. Obie strony w tajemnicy wybierają kartę do zagrania i drugą do odrzucenia. Jednostki i karty dają siłę; wygrywa silniejszy, przy równej sile obrońca. Obrażenia pomniejszone o obronę zabijają. Zwycięski atakujący, któremu coś ocalało, zyskuje punkt.
help-pass = Gdy ktoś zagrywa kartę, dostajesz pytanie, nawet jeśli możesz na to tylko pozwolić: dzięki temu nikt nie wie, co masz. „Przepuszczaj” pozwala na wszystko do końca tej tury.
help-rules = Zasada w nawiasie, na przykład [day.2], to rozdział pliku { $file } (po angielsku).
