### Co mówi serwer.

## Zasady

ruleset-kemet-2012 = Kemet (2012)
    .about = Pierwsze wydanie: szybkie wojny o świątynie i kafelki mocy.
ruleset-kemet-bs = Kemet: Krew i Piasek (pierwszy druk)
    .about = Nowe miasta, nowe kafelki i Weterani, jak w pierwszym druku.
ruleset-kemet-bs-revised = Kemet: Krew i Piasek (poprawione)
    .about = Krew i Piasek z zasadami poprawionej książeczki.
ruleset-kemet-rotg = Kemet: Powstanie Bogów
    .about = Najnowsze zasady, nawet dla sześciu osób: piąty kolor kafli, słudzy, tarcze nieprzebijalne.
ruleset-ankh = Ankh: Bogowie Egiptu
    .about = Bogowie walczą o oddanie, a najsłabsi idą w zapomnienie.
option-length = Długość
option-discards = Odłożone karty bitwy
option-scenario = Scenariusz
option-gods = Bogowie
option-guardian-1 = Strażnik poziomu I
option-guardian-2 = Strażnik poziomu II
option-guardian-3 = Strażnik poziomu III
option-mode = Tryb
option-teams = Drużyny
option-objective = Cel
value-classic = klasyczny
value-team = w drużynach
value-2v2 = dwie drużyny po dwoje
value-2v2v2 = trzy drużyny po dwoje
value-3v3 = dwie drużyny po troje
value-solo = samotnie przeciw Amonowi
value-1 = 1: { objective-fame }
value-2 = 2: { objective-conquest }
value-3 = 3: { objective-splendour }
value-4 = 4: { objective-endurance }
value-5 = 5: { objective-devotion }
value-random = losowany
value-beginner = dla początkujących
value-crossroads = Rozdroże
value-middle-kingdom = Średnie Państwo
value-old-kingdom = Stare Państwo
value-short = krótka
value-long = długa
value-open = jawne
value-closed = zakryte
value-false = bez
value-true = z nimi
value-drawn = losowo
value-chosen = wybierani po kolei

## Boty

bot-random = Losowy
bot-greedy = Zachłanny
bot-search = Myśliciel
bot-level1 = Fellach (poziom 1)
bot-level2 = Skryba (poziom 2)
bot-level3 = Kapłan (poziom 3)
bot-level4 = Wezyr (poziom 4)
bot-level5 = Faraon (poziom 5)
bot-rated = { $bot }, ranking { $rating }
bot-manner = { $bot }, { $manner }
manner-peaceful = usposobienie pokojowe
manner-warlike = usposobienie wojownicze
bot-seat = { $bot } { $number }

## Na kogo czeka stół

wait-over = Gra skończona.
wait-chance = Decyduje los.
wait-you = Teraz decydujesz ty.
wait-one = Decyduje { $player }.
wait-together = Stół czeka na: { $players }.
wait-window = Inni mogą teraz zareagować: { $players }.
wait-gathering = { $seats ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $seats } miejsca są jeszcze wolne.
   *[other] { $seats } miejsc jest jeszcze wolnych.
  }

## Dlaczego nie

why-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz.
why-not-yours = To nie jest twoje miejsce.
why-spectator = Widzowie nie grają.
why-gathering = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
why-no-target = Nic tam teraz nie można wybrać.
why-no-undo = Nie masz czego cofnąć.
why-undo-open = Ktoś już prosi o cofnięcie.
why-no-consent = Nikt teraz nie prosi o twoją zgodę.
why-stand-in = To miejsce gra teraz bot. Najpierw je odbierz.
why-not-absent = Jego gracz nie odszedł albo odszedł zbyt niedawno.
why-hint-open = Podpowiedź już się szykuje.
why-no-hint = Teraz nie ma podpowiedzi.
why-no-team = Nikt nie gra razem z tobą.

## Błędy

fault-no-table = Nie ma takiego stołu. Odnośnik może być błędny albo stół usunięto.
fault-no-seat = Nie ma takiego miejsca przy tym stole.
fault-seat-taken = Ktoś już zajął to miejsce.
fault-table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz patrzeć.
fault-not-host = Może to zrobić tylko osoba, która założyła stół.
fault-name = Imię ma od 1 do { $most } liter.
fault-chat = Wiadomość ma od 1 do { $most } liter.
fault-seats = Stół ma tyle miejsc, ilu graczy ma gra, i co najmniej jedną osobę.
fault-bot = Nie ma bota o tej nazwie.
fault-tables = Z twojego adresu założono zbyt wiele stołów. Spróbuj później.
fault-rate = Zbyt wiele wiadomości naraz. Zwolnij.
fault-size = Wiadomość jest za długa.
fault-no-socket = Ten adres służy do połączenia na żywo ze stołem; otwiera je strona.
fault-unread = Nie udało się zrozumieć wiadomości: { $why }
fault-sit-first = Najpierw usiądź.
fault-origin = To żądanie pochodzi z innej strony.
fault-no-ruleset = Nie ma takiej gry.
fault-no-page = Nie ma takiej strony.
fault-no-step = Nie ma takiego kroku.
fault-not-over = Gra jeszcze się nie skończyła.
fault-running = Zapis trwającej gry jest tajny aż do jej końca.
fault-record = Zapis się nie zgadza: { $why }
fault-setup = Nie można rozłożyć gry: { $why }
fault-server = Serwer ma kłopot. Nic się nie zmieniło; spróbuj jeszcze raz.
fault-nothing-here = Tu nic nie ma.
closing-stop = Serwer uruchamia się ponownie. Za chwilę wrócisz do stołu.
closing-rate = Zbyt wiele wiadomości naraz.
closing-gone = Stół trzeba było otworzyć na nowo.

## Opowieść o grze

game-result = { $count ->
    [one] Wygrywa { $players }: { $ending }.
   *[other] Wygrywają { $players }: { $ending }.
  }
game-result-nobody = Nikt nie wygrywa: { $ending }.
source-battles = Wygrane bitwy
source-two-temples = Dwie świątynie na koniec Dnia
source-sanctuary = Sanktuarium Wszystkich Bogów
source-tiles = Kafelki mocy
source-temples = Utrzymane świątynie
source-pyramids = Piramidy poziomu 4
source-majorities = Przewagi w monumentach
source-dominance = Regiony na wyłączność
source-miracles = Cuda
source-curses = Klątwy kotów
source-merging = Z początku gry albo od połączonego boga
decided-by-battles = Remis: { $more } punktów bitew wobec { $fewer }.
decided-by-order = Remis we wszystkim: wcześniej w kolejności.
decided-by-turn = Remis: zaczynała się tura tego gracza.
decided-by-team-turn = Remis: tura zaczęła się od tej drużyny.
decided-on-top = Remis: na wierzchu tego samego pola toru.

## Jak dobrze element jest znany

provenance-rulebook = według książeczki z zasadami
provenance-public = według zgodnych źródeł publicznych
provenance-public-unsure = według źródeł publicznych, niepewne
provenance-reconstructed = odtworzone przez nas
