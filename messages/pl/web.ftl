### Słowa samego klienta w przeglądarce. To, co mówią gry, jest w innych plikach.

## Wszędzie

home = Strona główna
nav = Strony
rules = Zasady
about = O programie
menu = Menu
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
loading = Chwileczkę …
guest = Gość
record = Zapisz przebieg gry
again = Zagraj jeszcze raz
server-gone = Serwer nie odpowiada. Może się właśnie uruchamia; spróbuj za chwilę.

## Strona główna

home-title = Dwa Kraje czekają
home-lead = Zagraj w Kemeta i Ankh w przeglądarce: z botami, ze znajomymi przez link albo z kimkolwiek, kto się zjawi. Bez konta; wystarczy imię.
home-games = Gry
home-mine = Moje stoły
home-mine-none = Jeszcze żadnego. Wystarczy jedno kliknięcie.
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka na graczy.
play-now = Zagraj teraz z botami
players-count = od { $least } do { $most } graczy
table-yours = twój ruch
table-open-seats = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
table-phase = { $phase ->
    [gathering] zbiera graczy
    [over] zakończony
   *[other] w grze
  }

## Nowy stół

new-table = Nowy stół
new-game = Gra
new-seats = Miejsca
new-players = Gracze
new-seat = Miejsce { $number }
new-seat-mine = gra tutaj
new-seat-open = wolne, przez link
new-seat-bot = bot: { $name }
new-seats-hint = Kilka miejsc granych tutaj dzieli ten ekran, a między turami opada kurtyna.
new-manner = Jak gra
new-manner-none = zrównoważony
new-options = Opcje
new-name = Twoje imię
new-listed = Pokaż na stronie głównej
new-listed-hint = W przeciwnym razie prowadzi do niego tylko twój link.
new-go = Otwórz stół
import = Wczytaj zapis gry
import-hint = Wklej tekst zapisu. Zakończoną grę można obejrzeć, niezakończoną grać dalej.
import-go = Otwórz

## Przed grą

gathering = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
gathering-watch = Kto ma adres tej strony, może się przyglądać.
seat-open = wolne
seat-take = Usiądź tutaj
seat-give-bot = Oddaj botowi
seat-you = ty
seat-bot = bot
seat-away = nieobecny
seat-stand-in = gra { $bot }
links = Linki do miejsc
links-hint = Kto otworzy link, siada na tym miejscu. Daj każdy tylko jednej osobie.
link-of = Link do miejsca { $name }

## Przy stole

board = Plansza
title-yours = Twój ruch
spectator = widz
see-board = Pokaż planszę
rule = Zasada
why-not = Dlaczego nie?
why-not-hint = Potem kliknij cokolwiek, co nie jest podświetlone. Pyta też prawy przycisk myszy albo dłuższe przytrzymanie.
chooser = Co z tego?
telling-skip = Pomiń
telling-at = { $at } z { $count }
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-free = Cofa twoją ostatnią odpowiedź.
undo-consent = Coś już ujawniono albo ktoś już zagrał: pozostali zostaną zapytani.
undo-title = Cofnięcie
undo-wants = { $name } prosi o cofnięcie ostatniej odpowiedzi.
undo-waits = Cofnięcie: czekamy na { $names }.
undo-yes = Zgoda
undo-no = Odmowa
pass-ahead = Pasuj przy reakcjach w tej turze
hint = Podpowiedź
hint-hint = Pokazuje, co zrobiłby dobry gracz i dlaczego.
hint-thinking = Myślę …
hint-chance = { $chance } % na wygraną
hint-do = Zrób to
stand-in = Niech zagra bot
stand-in-hint = Gra, dopóki nie odbierzesz swojego miejsca.
stand-in-bot = Który bot
stand-in-me = Graj za mnie
stand-in-for = Graj za nieobecną osobę: { $name }
stand-in-plays = Za ciebie gra { $bot }.
stand-in-back = Odbierz miejsce
panel = Panel
tab-seats = Gracze
tab-log = Kronika
log = Kronika
log-look = Zobacz krok { $step }
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-to = Kto to usłyszy
chat-to-all = Wszyscy
chat-to-team = Moja drużyna
chat-of-team = Tylko do drużyny: { $names }
team = Drużyna { $team }
team-yours = twoja drużyna
team-points = razem { $count } z { $goal } punktów
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała plansza
menu-seats = Patrz z miejsca gracza
curtain-title = Teraz { $name }
curtain-text = Przekaż ekran. Stół pozostaje zakryty, dopóki kolejny gracz nie będzie gotowy.
curtain-go = { $name } to ja

## Powtórka

replay = Powtórka
replay-first = Na początek
replay-prev = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Krok naprzód
replay-last = Do bieżącego stołu
replay-step = Krok
replay-live = { $step } · na żywo
replay-at = { $step } z { $last }
replay-link = Kopiuj link do tego kroku
replay-looking = Oglądasz krok { $step }.
replay-openly = Odkryte
replay-openly-hint = Pokazuje, co każdy miał na ręce.
replay-watch = Obejrzyj powtórkę

## Łącze z serwerem

link-dead = Ten link jest martwy: miejsce oddano na nowo albo stołu już nie ma.
link-lost = Serwer zniknął. Twoje odpowiedzi są bezpieczne; próbujemy dalej …
link-now = Spróbuj teraz
link-back = Serwer wrócił.
link-ended = Ten stół zakończył połączenie.
table-gone = Nie ma takiego stołu
table-gone-text = Link może być niepełny albo stół został sprzątnięty.
table-strange = Ta strona jest starsza niż serwer
table-strange-text = Wczytaj stronę ponownie, aby pobrać rysunki tej gry.
missing-title = Nic tu nie ma prócz piasku
missing-text = Pod tym adresem nie ma strony.

## Po grze

result = Wynik
result-won = { $count ->
    [0] Nikt nie wygrywa
    [one] Wygrywa { $names }
   *[other] Wspólnie wygrywają { $names }
  }
result-ranking = Klasyfikacja
result-alone = Twoje punkty
result-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
result-chart = Punkty w czasie
result-chart-label = Wykres w czasie. Na końcu: { $names }.
analysis = Szanse
analysis-hint = Bot ogląda partię jeszcze raz, od początku każdej tury.
analysis-go = Zbadaj partię
analysis-thinking = Oglądam każdą turę …
analysis-failed = Partii nie udało się zbadać. Spróbuj później.
analysis-turning = Punkty zwrotne
analysis-see = Krok { $step }

## Zasady

rules-search = Szukaj w zasadach
rules-changes = Co się zmieniło
rules-own-words = Własnymi słowami; każdy punkt podaje drukowany, który powtarza.
rules-printed = W druku:
rules-whole = Cała strona zasad
rules-lost = Nie można teraz pobrać tych zasad.
rules-none = Nie ma takiego punktu.
rules-nothing = Nic o „{ $sought }”.

## Ustawienia

settings-language = Język
settings-night = Noc
settings-sound = Dźwięk, gdy przychodzi twoja kolej
settings-patterns = Wzory obok kolorów
settings-motion = Figury się przesuwają
keys = Klawisze
keys-move = od jednego podświetlonego celu do następnego
keys-answer = odpowiedz nim
keys-digits = przyciski pytania, po kolei
keys-why = Dlaczego nie? Potem można dojść do każdej rzeczy i o nią zapytać
keys-undo = cofnij
keys-hint = podpowiedź
keys-battle = otwórz albo zamknij bitwę
keys-replay = krok wstecz, krok naprzód
keys-escape = odłóż to, co otwarte
keys-help = ta lista

## O programie

about-what = Tawy rozgrywa wojny bogów Egiptu: Kemeta w jego wydaniach oraz Ankh. Jeden program trzyma zasady, stoły i tę stronę.
about-unofficial = Jest nieoficjalny. Zasady są opowiedziane własnymi słowami, a wszystko, co widzisz, to nasze własne rysunki; gry należą do swoich twórców. Kup pudełka: są piękne.
about-provenance = Każdy kafel, karta i figura mówi, jak bardzo jesteśmy jej pewni: z instrukcji, z publicznych źródeł albo odtworzona.
about-keep = Nie ma kont. Liczba w ciasteczku pamięta, które miejsca są twoje, i nic nie trafia do nikogo innego.
about-licence = Wolne oprogramowanie na licencji MIT albo Apache 2.0.

## Kemet

kemet-actions = Akcje
kemet-hand = Ręka
kemet-market = Kafle mocy
kemet-tiles = Kafle
kemet-order = kolejność
kemet-goal = do { $goal } punktów
kemet-place = miejsce { $place }
kemet-round = { $part ->
    [first] Przygotowanie
    [night] Noc, runda { $round }
   *[other] Dzień { $round }
  }
kemet-action = { $kind ->
    [move] Ruch
    [recruit] Pobór
    [raise] Budowa
    [pray] Modlitwa
   *[buy] Kup
  }
kemet-space = { $kind ->
    [move] Ruch
    [recruit] Pobór
    [raise] Budowa: podniesienie piramidy
    [pray] Modlitwa
   *[buy] { $colour ->
        [red] Kup czerwony kafel
        [blue] Kup niebieski kafel
        [white] Kup biały kafel
        [black] Kup czarny kafel
        [violet] Kup fioletowy kafel
        [ruby] Kup rubinowy kafel
        [sapphire] Kup szafirowy kafel
        [diamond] Kup diamentowy kafel
        [onyx] Kup onyksowy kafel
        [amethyst] Kup ametystowy kafel
       *[other] Kup kafel
      }
  }
kemet-space-used = zajęte
kemet-golden = { $kind ->
    [move] Złoto: ruch
    [recruit] Złoto: pobór
    [surprise] Złoto: zaskoczenie
    [march] Złoto: marsz
    [raise] Złoto: budowa
    [pray] Złoto: modlitwa
   *[twin] Złoto: jeszcze jeden kafel
  }
kemet-golden-none = Złote pole wymaga kafla.
kemet-colour = { $colour ->
    [red] Czerwone
    [blue] Niebieskie
    [white] Białe
    [violet] Fioletowe
    [ruby] Rubinowe
    [sapphire] Szafirowe
    [diamond] Diamentowe
    [onyx] Onyksowe
    [amethyst] Ametystowe
   *[black] Czarne
  }
kemet-level = { $colour ->
    [red] czerwona
    [blue] niebieska
    [white] biała
    [violet] fioletowa
    [ruby] rubinowa
    [sapphire] szafirowa
    [diamond] diamentowa
    [onyx] onyksowa
    [amethyst] ametystowa
   *[black] czarna
  } { $level }
kemet-own-pyramid = twoja piramida { $level }
kemet-zone = { $kind ->
    [district] Dzielnica { $zone }
    [temple] Świątynia { $zone }
    [delta] Świątynia Delty { $zone }
    [sanctuary] Sanktuarium { $zone }
   *[desert] Pustynia { $zone }
  }
kemet-zone-pays = daje { $count }
kemet-zone-obelisk = obelisk
kemet-pyramid = { $colour ->
    [red] czerwona
    [blue] niebieska
    [white] biała
    [violet] fioletowa
    [ruby] rubinowa
    [sapphire] szafirowa
    [diamond] diamentowa
    [onyx] onyksowa
    [amethyst] ametystowa
   *[black] czarna
  } piramida poziomu { $level }
kemet-troop = { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }: { $name }
kemet-troop-with = { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }: { $name }, { $creature }
kemet-troop-mixed = { $units ->
    [one] oddział mieszany: 1 jednostka
    [few] oddział mieszany: { $units } jednostki
   *[many] oddział mieszany: { $units } jednostek
  }
kemet-points-total = { $count } z { $goal } punktów
kemet-points-battle = { $count } za wygrane bitwy, trwałe
kemet-points-permanent = inne trwałe punkty: { $count }
kemet-points-temporary = { $count }, dopóki trzymasz świątynie i piramidy
kemet-tokens = { $count ->
    [one] został 1 żeton akcji
    [few] zostały { $count } żetony akcji
   *[many] zostało { $count } żetonów akcji
  }
kemet-prayer = { $count ->
    [one] 1 punkt modlitwy
    [few] { $count } punkty modlitwy
   *[many] { $count } punktów modlitwy
  }
kemet-cards = { $count ->
    [one] 1 karta Boskiej Interwencji
    [few] { $count } karty Boskiej Interwencji
   *[many] { $count } kart Boskiej Interwencji
  }
kemet-battle-cards = { $count ->
    [one] 1 karta bitwy do wyboru
    [few] { $count } karty bitwy do wyboru
   *[many] { $count } kart bitwy do wyboru
  }
kemet-supply = { $count ->
    [one] 1 jednostka w zasobie
    [few] { $count } jednostki w zasobie
   *[many] { $count } jednostek w zasobie
  }
kemet-veterans = { $count ->
    [one] 1 żeton weterana
    [few] { $count } żetony weteranów
   *[many] { $count } żetonów weteranów
  }
kemet-reserve = czeka
kemet-shrine = { $shrine ->
    [closed] jeszcze nie powstał
    [tile] czeka
   *[board] kroczy po ziemi
  }
kemet-life = życie { $life } z { $most }
kemet-di = Boska Interwencja
kemet-di-word = Interwencja
kemet-no-cards = Brak kart.
kemet-no-hand = Tylko się przyglądasz: ręce graczy pozostają zakryte.
kemet-mates-cards = Co ma { $name }: drużyna widzi nawzajem swoje karty
kemet-battle-hand = Karty bitwy
kemet-battle-card = Karta bitwy { $card }
kemet-battle-card-word = Karta bitwy
kemet-card-played = zagrana
kemet-card-aside = odłożona
kemet-card-removed = utracona
kemet-fight-at = Bitwa w { $zone }
kemet-fight-for = { $role ->
    [attacker] atakuje za drużynę { $team }
   *[defender] broni za drużynę { $team }
  }
kemet-champion = drużyna wybiera obrońcę
kemet-fight-stage = { $stage ->
    [plan] Karty
    [reveal] Odkrycie
   *[resolve] Wynik
  }
kemet-fight-secret = Karty są wybierane w tajemnicy
kemet-role = { $role ->
    [attacker] atakujący
   *[defender] obrońca
  }
kemet-units = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
  }
kemet-units-of = { $count ->
    [one] 1 jednostka: { $name }
    [few] { $count } jednostki: { $name }
   *[many] { $count } jednostek: { $name }
  }
kemet-together = w oddziale także: { $names }
kemet-city = Własne miasto
kemet-wounds = { $count ->
    [one] 1 poświęcona karta
    [few] { $count } poświęcone karty
   *[many] { $count } poświęconych kart
  }
kemet-laid-down = wyłożona
kemet-choosing = wybiera
kemet-source = Źródło
kemet-strength = Siła
kemet-damage = Obrażenia
kemet-protection = Ochrona
kemet-total = Razem
kemet-strong = ! nie da się zablokować · * nie da się przebić
kemet-leads = bóstwo: { $god }
kemet-amon = Amon
kemet-amon-left = { $left ->
    [one] ostatnia runda
    [few] zostały { $left } rundy
   *[many] zostało { $left } rund
  }
kemet-condition = { $counts ->
    [points] Punkty sławy
    [temples] Kontrolowane świątynie
    [amons-pyramids] Kontrolowane piramidy Amona
    [top-pyramids] Własne piramidy poziomu 4
    [tiles] Kafle mocy
    [districts] Własne dzielnice bez Amona
    [units] Jednostki na planszy
   *[offerings] Ofiary w Sanktuarium
  }
kemet-amon-did = Co zrobił Amon
kemet-amon-did-nothing = Jeszcze nic. Po twojej trzeciej turze dnia losuje wydarzenie, po piątej akcję.
kemet-plundered = splądrowany: wypadł z gry
kemet-amon-war = Tablica wojny
kemet-amon-moves = Ruchy lądem
kemet-amon-troop = { $troop ->
    [a] Oddział A
   *[b] Oddział B
  }
kemet-amon-stands = { $units } w { $zone }
kemet-amon-gone = poza planszą
kemet-amon-march = zmierza do { $zone }, zostało { $left }
kemet-amon-objective = Cel
kemet-amon-open = Wykonywana teraz
kemet-amon-event = Wydarzenie
kemet-amon-disaster = Klęska
kemet-amon-decks = Kart do wyciągnięcia: wydarzenia { $events }, akcje { $actions }, splądrowania { $plunders }.

## Ankh

ankh-board = Ziemia Egiptu
ankh-map-west = Egipt Zachodni
ankh-map-east = Egipt Wschodni
ankh-map-delta = Delta Nilu
ankh-map-great-green = Wielka Zieleń
ankh-map-red-sea = Morze Czerwone
ankh-panel-turn = Akcje
ankh-panel-events = Wydarzenia
ankh-panel-powers = Moce
ankh-panel-cards = Karty
ankh-clash = Konflikt { $number }, region { $region }
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
ankh-decided = Konflikt { $number }, region { $region }
ankh-won = wygrywa { $god }
ankh-nobody-won = nikt nie wygrał
ankh-part = { $count } { $what ->
    [figures] za figury
    [resplendent] za Blask
    [trapped] za uwięzionych
    [temples] za świątynie
   *[cards] z kart
  }
