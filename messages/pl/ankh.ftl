### Ankh in Polish: what is asked, what may be answered, why not, and what happened. Our own translation.
###
### Names go into sentences as they stand, in the nominative: a sentence is built so that it needs no other case.
### Numbers are whole, so that a plural has three forms: one (1), few (2, 3, 4, 22), many (0, 5, 12, 21).

## Questions

ankh-ask-god = Którym bogiem grasz?
ankh-ask-god-drawn = Który bóg zostaje wylosowany?
ankh-ask-guardian = Który Strażnik poziomu { $level } bierze udział w grze?
ankh-ask-first-player = Kto zaczyna?
ankh-ask-act = { $turn ->
    [first] Twoja tura: wybierz akcję. Po niej może być druga, z niższego rzędu.
    [second] Wybierz drugą akcję, z niższego rzędu niż pierwsza.
   *[only] Twoja tura: wybierz swoją jedyną akcję.
  } Masz { $followers ->
    [one] 1 wyznawcę
    [few] { $followers } wyznawców
   *[many] { $followers } wyznawców
  }. Następne wydarzenie: { $event }.
ankh-ask-figure = Która z twoich figur rusza się teraz? Każda może ruszyć się raz, najwyżej o trzy pola.
ankh-ask-to = { $figure } na polu { $space }: dokąd idzie? Najwyżej o trzy pola, nic nie stoi na drodze.
ankh-ask-push = Satet wypycha z pola { $space } figurę: { $figure } ({ $player }). Dokąd?
ankh-ask-aim = { $figure } na polu { $space }: na które dwa pola wskazują szczypce?
ankh-ask-source = Czy przyzywasz figurę, i jakim prawem?
ankh-ask-piece = { $by ->
    [regular] Którą figurę przyzywasz?
    [pyramid] Którą figurę przyzywasz obok piramidy?
   *[underworld] Która figura wychodzi z zaświatów?
  }
ankh-ask-place = { $figure }: { $by ->
    [regular] gdzie się pojawia? Obok twojej figury albo twojego monumentu.
    [pyramid] gdzie się pojawia? Obok piramidy.
   *[underworld] przy której bramie się pojawia?
  }
ankh-ask-radiate = { $figure } na polu { $space }: czy dostaje Słońce?
ankh-ask-unlock = Którą moc poziomu { $level } odblokowujesz? Cena: { $price ->
    [one] 1 wyznawca
    [few] { $price } wyznawców
   *[many] { $price } wyznawców
  }. Masz { $followers }.
ankh-ask-control = Który monument obok twojej figury przejmujesz?
ankh-ask-border = { $laid ->
    [0] Karawana wielbłądów: na której granicy zaczyna się linia dzieląca region? Liczba wielbłądów: { $left }.
    [one] W linii stoi 1 wielbłąd. Gdzie staje następny? Zostało: { $left }.
   *[other] Wielbłądy w linii: { $laid }. Gdzie staje następny? Zostało: { $left }.
  }
ankh-ask-keep = Który z dwóch nowych regionów zachowuje dawny żeton? Drugi dostaje najniższy z pozostałych.
ankh-ask-swap = Czy nowy region zamienia się żetonem z innym? Regiony z niższymi żetonami są rozstrzygane wcześniej.
ankh-ask-obelisk = Region { $region }, przed bitwą: którą figurę sprowadzasz obok swojego obelisku?
ankh-ask-beside = { $figure } z pola { $space }: na które pole obok twojego obelisku?
ankh-ask-double = Region { $region }: czy zagrywasz w tej bitwie dwie karty? Możesz to zrobić raz w każdym Konflikcie.
ankh-ask-play-card = Bitwa w regionie { $region }: którą kartę zagrywasz? Nikt jej nie zobaczy, dopóki wszyscy nie wybiorą.
ankh-ask-second-card = Którą kartę zagrywasz razem z kartą „{ $card }”?
ankh-ask-build = Budowa monumentu: co budujesz? { $price ->
    [0] Za darmo.
   *[other] Cena w wyznawcach: { $price }.
  } Masz { $followers }.
ankh-ask-build-at = { $monument }: na którym pustym polu regionu { $region }?
ankh-ask-bid = Plaga szarańczy: ilu wyznawców poświęcasz? Przeżyją tylko figury tego, kto jako jedyny da najwięcej. Masz { $followers }.
ankh-ask-tiebreak = Bitwa kończy się remisem. Czy używasz żetonu rozstrzygania remisów i wygrywasz?
ankh-ask-spare = { $figure } na polu { $space } ma zginąć. Czy zachowujesz tę figurę przy życiu?
ankh-ask-trap = Czyjego zabitego wojownika więzisz? Każdy daje figurze twojego boga 1 siły.
ankh-ask-return = Twoja Mumia wraca obok figury twojego boga. Na które pole?
ankh-ask-gate = Przegrywasz bitwę: czy otwierasz lub przenosisz bramę zaświatów w tym regionie?
ankh-ask-gate-to = Gdzie staje brama?
ankh-ask-worship = Czy poświęcasz 2 wyznawców za 1 punkt oddania? Masz { $followers }.
ankh-ask-adopt = Dwaj bogowie o najmniejszym oddaniu stają się jednym. Czy twój, wyższy na torze, przejmuje figurę drugiego: { $figure } (poziom { $level })? { $does }

## Answers

ankh-answer-god = { $god }: { $does }
ankh-answer-guardian = { $guardian }: { $does }
ankh-answer-first = Zaczyna { $player }
ankh-answer-act = { $action } ({ $use } z { $uses }): { $does }{ $brings ->
    [event] {" "}Wywołuje wydarzenie: { $event }.
   *[nothing] {""}
  }
ankh-answer-stop-moving = Żadna figura już się nie rusza
ankh-answer-stop-obelisk = Nie sprowadzaj już figur
ankh-answer-stop-summoning = Nie przyzywaj już nic
ankh-answer-figure = { $figure } na polu { $space } ({ $terrain ->
    [water] woda
    [fertile] żyzne, region { $region }
   *[desert] pustynia, region { $region }
  })
ankh-answer-turn-round = Zostań na polu { $space } i wyceluj na nowo
ankh-answer-drive-out = { $space } ({ $terrain ->
    [water] woda
    [fertile] żyzne, region { $region }
   *[desert] pustynia, region { $region }
  }): wypchnij figurę { $figure } ({ $player })
ankh-answer-space = { $space } ({ $terrain ->
    [water] woda
    [fertile] żyzne, region { $region }
   *[desert] pustynia, region { $region }
  })
ankh-answer-aim = Na pola { $one } i { $other }
ankh-answer-regular = Jedna figura, obok twojej figury lub twojego monumentu
ankh-answer-pyramid = Jeszcze jedna, obok piramidy na polu { $space }
ankh-answer-underworld = Jeszcze jedna, przy bramie zaświatów
ankh-answer-warrior = Wojownik (w twojej puli: { $left })
ankh-answer-ransom = Wojownik więziony przez Anubisa, za 1 wyznawcę
ankh-answer-sun = Dostaje Słońce
ankh-answer-no-sun = Bez Słońca
ankh-answer-no-unlock = Nic nie odblokowuj
ankh-answer-power = { $power }: { $does }
ankh-answer-control = { $monument } na polu { $space } ({ $terrain ->
    [water] woda
    [fertile] żyzne, region { $region }
   *[desert] pustynia, region { $region }
  })
ankh-answer-take-over = { $monument } na polu { $space } ({ $terrain ->
    [water] woda
    [fertile] żyzne, region { $region }
   *[desert] pustynia, region { $region }
  }), teraz należy do: { $player }
ankh-answer-no-caravan = Bez karawany
ankh-answer-border = Między { $one } a { $other }
ankh-answer-keep = Ten z polem { $space }, liczba pól: { $spaces }
ankh-answer-no-swap = Bez zamiany
ankh-answer-swap = Zamień żetony { $one } i { $other }
ankh-answer-double = Zagraj dwie karty
ankh-answer-no-double = Zagraj jedną kartę, jak zwykle
ankh-answer-card = { $card } (siła { $strength }): { $does }
ankh-answer-no-build = Nic nie buduj
ankh-answer-build = { $monument } (zostało: { $left })
ankh-answer-bid = { $followers ->
    [0] Ani jednego wyznawcy
    [one] 1 wyznawca
    [few] { $followers } wyznawców
   *[many] { $followers } wyznawców
  }
ankh-answer-tiebreak = Użyj żetonu i wygraj
ankh-answer-no-tiebreak = Zostaw remis: wszyscy przegrywają
ankh-answer-spare = Zachowaj ją przy życiu
ankh-answer-no-spare = Niech ginie
ankh-answer-no-trap = Nikogo nie więź
ankh-answer-trap = Wojownik, którego ma { $player }
ankh-answer-no-gate = Bez bramy
ankh-answer-new-gate = Otwórz nową bramę
ankh-answer-gate = Przenieś bramę z pola { $space }
ankh-answer-worship = Poświęć 2 wyznawców za 1 punkt oddania
ankh-answer-no-worship = Zachowaj wyznawców
ankh-answer-adopt = Przejmij
ankh-answer-no-adopt = Niech opuści grę
ankh-answer-other = { $answer }

## Why not

ankh-refused-not-an-answer = To nie jest odpowiedź na to pytanie.
ankh-refused-god-taken = Ktoś już gra tym bogiem.
ankh-refused-not-below = Druga akcja musi być w niższym rzędzie niż pierwsza.
ankh-refused-not-your-figure = Nie ma tam twojej figury.
ankh-refused-has-moved = Ta figura już się ruszyła.
ankh-refused-nowhere-to-go = Ta figura nie ma wolnego pola, na które mogłaby pójść.
ankh-refused-too-far = To dalej niż trzy pola.
ankh-refused-not-free = Figura nie może tam stanąć: pole jest zajęte, jest wodą, jest bramą innego boga albo leży zbyt daleko od tego, obok czego ma stać.
ankh-refused-no-right-to-summon = Nie możesz teraz przyzwać figury w ten sposób.
ankh-refused-no-such-figure = Nie masz takiej figury do przyzwania albo nie ma dla niej miejsca.
ankh-refused-not-summonable = Przyzwana figura potrzebuje pustego pola lądu obok twojej figury lub twojego monumentu.
ankh-refused-wrong-level = Twoja następna moc ma inny poziom.
ankh-refused-has-power = Masz już tę moc.
ankh-refused-no-monument-there = Nie ma tam monumentu.
ankh-refused-not-controllable = Przejmujesz neutralny monument obok swojej figury, a cudzy tylko wtedy, gdy neutralnych już nie ma.
ankh-refused-no-caravan = Żadna linia najwyżej sześciu wielbłądów przez tę granicę nie dzieli regionu na dwa, po co najmniej sześć pól lądu.
ankh-refused-caravan-begun = Karawana jest rozpoczęta i trzeba ją dokończyć.
ankh-refused-card-used = Nie masz tej karty na ręce.
ankh-refused-no-monument-left = Nie ma już monumentów tego rodzaju.
ankh-refused-too-few-followers = Masz za mało wyznawców: { $has }.
ankh-refused-no-gate-left = Wszystkie twoje bramy są już na planszy.
ankh-refused-no-gate-there = Nie ma tam twojej bramy.

## What happened

ankh-event-god-taken = { $player } gra jako { $god }.
ankh-event-guardian-chosen = Strażnik poziomu { $level }: { $guardian }.
ankh-event-first-player = Zaczyna { $player }.
ankh-event-action-taken = { $player } wybiera akcję: { $action }.
ankh-event-moved = { $player } przesuwa figurę z pola { $from } na { $space }.
ankh-event-pushed = { $player }: figura wypchnięta z pola { $from } na { $space }.
ankh-event-aimed = Skorpion na polu { $space } wskazuje na { $one } i { $other }.
ankh-event-summoned = { $player } przyzywa figurę na pole { $space }: { $figure }.
ankh-event-by-pyramid = { $player } przyzywa dodatkową figurę dzięki piramidzie na polu { $space }.
ankh-event-by-underworld = { $player } przyzywa dodatkową figurę przez bramę zaświatów.
ankh-event-ransomed = { $player } uwalnia wojownika od Anubisa.
ankh-event-radiant = Figura na polu { $space } dostaje Słońce.
ankh-event-followers = { $player } zyskuje { $followers ->
    [one] 1 wyznawcę
    [few] { $followers } wyznawców
   *[many] { $followers } wyznawców
  }.
ankh-event-sacrificed = { $player } poświęca { $followers ->
    [one] 1 wyznawcę
    [few] { $followers } wyznawców
   *[many] { $followers } wyznawców
  }.
ankh-event-unlocked = { $player } odblokowuje moc „{ $power }”: { $does }
ankh-event-guardian-joined = { $player } zyskuje Strażnika: { $guardian }.
ankh-event-happened = Wydarzenie: { $event }.
ankh-event-idle = { $player } nic na tym nie zyskuje.
ankh-event-controlled = { $player } przejmuje monument na polu { $space }.
ankh-event-camel-placed = Wielbłąd staje między { $one } a { $other }.
ankh-event-region-split = Region { $region } zostaje podzielony; nowy ma żeton { $other }.
ankh-event-tokens-swapped = Regiony { $region } i { $other } zamieniają się żetonami.
ankh-event-conflict-begins = Zaczyna się Konflikt { $number } z 5.
ankh-event-destroyed = Monument na polu { $space } zostaje zniszczony.
ankh-event-region-begins = Region { $region }.
ankh-event-dominated = { $player } dominuje w regionie { $region }.
ankh-event-relocated = { $player } sprowadza figurę z pola { $from } na { $space }, obok obelisku.
ankh-event-doubled = { $player } zapowiada dwie karty.
ankh-event-revealed = { $player } zagrywa kartę „{ $card }”: { $does }
ankh-event-built = { $player } buduje na polu { $space }: { $monument }.
ankh-event-bid = { $player } daje { $followers ->
    [0] zero wyznawców
    [one] 1 wyznawcę
    [few] { $followers } wyznawców
   *[many] { $followers } wyznawców
  }.
ankh-event-majorities = { $player } ma tu przewagę w { $count ->
    [one] 1 rodzaju
    [few] { $count } rodzajach
   *[many] { $count } rodzajach
  } monumentów.
ankh-event-strength = { $player }: siła { $strength }.
ankh-event-tie-broken = { $player } używa żetonu rozstrzygania remisów.
ankh-event-tied = Bitwa kończy się remisem: wszyscy przegrywają.
ankh-event-won = { $player } wygrywa bitwę.
ankh-event-killed = { $player } traci figurę na polu { $space }.
ankh-event-kept = { $player } zachowuje przy życiu figurę na polu { $space }.
ankh-event-trapped = Anubis więzi wojownika, którego ma { $player }.
ankh-event-mummy-returns = { $player }: Mumia wraca na pole { $space }.
ankh-event-gate-left = Brama zaświatów znika z pola { $space }.
ankh-event-gate-moved = Na polu { $space } stoi brama zaświatów.
ankh-event-devotion-gained = { $player } zyskuje { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  } oddania i ma { $devotion }.
ankh-event-devotion-lost = { $player } traci { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  } oddania i ma { $devotion }.
ankh-event-cards-reclaimed = { $player } bierze na rękę wszystkie zużyte karty.
ankh-event-merged = { $player } i { $other } prowadzą odtąd jednego boga; ostatnie słowo ma { $player }.
ankh-event-forgotten = { $player }: bóg zostaje zapomniany i opuszcza grę.
ankh-event-turn-ended = { $player } kończy turę.
ankh-event-game-won = { $player } wygrywa grę: { $ending }.
ankh-event-game-over = Nikt nie wygrywa gry: { $ending }.

## Names

ankh-warrior = Wojownik
ankh-god-amun = Amon
    .does = Raz w każdym Konflikcie możesz zagrać w bitwie dwie karty.
ankh-god-anubis = Anubis
    .does = Gdy giną cudzy wojownicy, możesz uwięzić jednego, najwyżej trzech naraz. Każdy dodaje 1 siły figurze boga; właściciel może go uwolnić za 1 wyznawcę dla ciebie.
ankh-god-isis = Izyda
    .does = Twoje figury stojące obok wrogiej figury nie muszą ginąć przy rozstrzyganiu bitwy.
ankh-god-osiris = Ozyrys
    .does = Po przegranej bitwie możesz postawić w tym regionie bramę zaświatów, najwyżej trzy. Przyzywasz dodatkową figurę do bramy, a inni nie mogą w niej stanąć.
ankh-god-ra = Ra
    .does = Przyzwane figury mogą dostać jedno z trzech Słońc. Mając Słońce w regionie, w którym wygrywasz lub dominujesz, zyskujesz 1 punkt oddania więcej.
ankh-guardian-cat-mummy = Kocia Mumia
    .does = Gdy ginie, wszyscy inni bogowie tracą 1 punkt oddania.
ankh-guardian-satet = Satet
    .does = Może zakończyć ruch na polu wrogiej figury i wypchnąć ją na sąsiednie pole.
ankh-guardian-mummy = Mumia
    .does = Gdy ginie, od razu wraca obok figury twojego boga.
ankh-guardian-apep = Apep
    .does = Można go przyzwać na dowolne puste pole wody; jest wtedy we wszystkich regionach wokół niego.
ankh-guardian-giant-scorpion = Olbrzymi Skorpion
    .does = Szczypce wskazują na dwa pola obok niego. Na początku Konfliktu niszczy stojące tam monumenty.
ankh-guardian-androsphinx = Androsfinks
    .does = Wrogie figury obok niego nie dodają siły.
ankh-power-commanding = Władczość
    .does = 3 wyznawców za każdą wygraną bitwę.
ankh-power-inspiring = Natchnienie
    .does = Twoja karta „Budowa monumentu” nie kosztuje wyznawców.
ankh-power-omnipresent = Wszechobecność
    .does = Na początku Konfliktu 1 wyznawca za każdy region z twoją figurą.
ankh-power-revered = Cześć
    .does = 1 wyznawca więcej przy zyskiwaniu wyznawców.
ankh-power-resplendent = Blask
    .does = Gdy masz trzy monumenty jednego rodzaju, figura twojego boga ma siłę 3.
ankh-power-obelisk-attuned = Więź z obeliskami
    .does = Przed bitwą możesz sprowadzić figury skądkolwiek obok swoich obelisków w tym regionie.
ankh-power-temple-attuned = Więź ze świątyniami
    .does = 2 siły za każdą twoją świątynię w regionie, obok której stoi twoja figura.
ankh-power-pyramid-attuned = Więź z piramidami
    .does = Przy przyzywaniu jedna figura więcej obok każdej twojej piramidy.
ankh-power-glorious = Chwała
    .does = 3 punkty oddania zamiast 1 za bitwę wygraną o co najmniej 3 siły.
ankh-power-magnanimous = Wielkoduszność
    .does = 2 punkty oddania za bitwę przegraną z co najmniej dwiema figurami.
ankh-power-bountiful = Hojność
    .does = 1 więcej przy każdym zysku oddania, póki jesteś w czerwonej części toru.
ankh-power-worshipful = Uwielbienie
    .does = Po każdej swojej bitwie możesz poświęcić 2 wyznawców za 1 punkt oddania.
ankh-card-plague-of-locusts = Plaga szarańczy
    .does = Wszyscy w tajemnicy poświęcają wyznawców. Wojownicy i Strażnicy w regionie giną, oprócz figur tego, kto jako jedyny dał najwięcej.
ankh-card-build-monument = Budowa monumentu
    .does = Możesz zbudować w regionie monument za 3 wyznawców.
ankh-card-chariots = Rydwany
    .does = Siła i nic więcej.
ankh-card-cycle-of-maat = Cykl Maat
    .does = Po bitwie bierzesz na rękę wszystkie zużyte karty, także tę.
ankh-card-drought = Susza
    .does = Jeśli wygrasz, 1 punkt oddania więcej za każdą twoją figurę na pustyni w tym regionie.
ankh-card-flood = Powódź
    .does = 1 wyznawca za każdą twoją figurę na żyznym polu w tym regionie; te figury przeżyją przegraną bitwę.
ankh-card-miracle = Cud
    .does = 1 punkt oddania za każdą figurę straconą w tej bitwie.
ankh-monument-obelisk = Obelisk
ankh-monument-temple = Świątynia
ankh-monument-pyramid = Piramida
ankh-action-move = Ruch figur
    .does = każda twoja figura najwyżej o trzy pola.
ankh-action-summon = Przyzwanie figury
    .does = wojownik albo Strażnik obok twojej figury lub twojego monumentu.
ankh-action-gain = Zyskanie wyznawców
    .does = po jednym za każdy neutralny lub własny monument obok twoich figur.
ankh-action-unlock = Odblokowanie mocy ankh
    .does = nowa moc, za wyznawców.
ankh-happening-control = Przejęcie monumentu
    .does = Kto je wywołał, przejmuje monument obok własnej figury.
ankh-happening-caravan = Karawana wielbłądów
    .does = Kto ją wywołał, może podzielić region na dwa, używając najwyżej sześciu wielbłądów.
ankh-happening-conflict = Konflikt
    .does = Wszystkie regiony po kolei, według żetonów: jeden bóg dominuje, kilku walczy.
ankh-ending-top = szczyt toru oddania
ankh-ending-last-god = wszyscy inni bogowie są zapomniani
ankh-ending-all-forgotten = wszyscy bogowie są zapomniani
ankh-ending-most-devotion = najwięcej oddania po ostatnim Konflikcie
ankh-stage-gods = Wybór bogów
ankh-stage-guardians = Losowanie Strażników
ankh-stage-first-player = Kto zaczyna
ankh-stage-turn = tura
ankh-stage-moving = ruch figur
ankh-stage-summoning = przyzywanie
ankh-stage-event = wydarzenie
ankh-stage-merge = dwaj bogowie się łączą
ankh-battle-obelisks = figury przychodzą do obelisków
ankh-battle-announce = Amon może zapowiedzieć dwie karty
ankh-battle-cards = wybór kart
ankh-battle-build = budowa monumentów
ankh-battle-plague = ofiary przeciw pladze
ankh-battle-devour = szarańcza pożera
ankh-battle-majority = liczenie przewag
ankh-battle-resolve = porównanie sił
ankh-battle-aftermath = po stratach
ankh-battle-worship = uwielbienie

## Glossary

ankh-term-devotion = Oddanie
    .means = Jak mocno ludzie wierzą w twojego boga: punkty gry na torze od 0 do 31. Kto dojdzie do 31, od razu wygrywa. Przy równej liczbie prowadzi ten, kto przyszedł później.
ankh-term-follower = Wyznawca
    .means = Tym płaci się za moce, niektóre karty i ofiary przeciw pladze.
ankh-term-monument = Monument
    .means = Obelisk, świątynia albo piramida. Jest neutralny albo należy do boga.
ankh-term-region = Region
    .means = Ląd między rzekami, wielbłądami i wodą. Żeton mówi, kiedy region jest rozstrzygany w Konflikcie.
ankh-term-adjacent = Obok
    .means = Pola ze wspólną granicą, na której nie ma rzeki ani wielbłąda.
ankh-term-majority = Przewaga
    .means = Więcej monumentów jednego rodzaju w regionie niż którykolwiek inny bóg. W Konflikcie każda daje 1 punkt oddania bogu, który ma tam figurę.
ankh-term-domination = Dominacja
    .means = Tylko jeden bóg ma figury w regionie: 1 punkt oddania bez bitwy.
ankh-term-battle = Bitwa
    .means = Kilku bogów ma figury w regionie. Każdy zagrywa kartę; najsilniejszy zyskuje 1 punkt oddania i zabija wojowników i Strażników pozostałych.
ankh-term-merge = Połączenie
    .means = Po trzecim Konflikcie, przy co najmniej trzech graczach, dwaj bogowie o najmniejszym oddaniu stają się jednym, prowadzonym przez dwie osoby.
ankh-term-forgotten = Zapomnienie
    .means = Po czwartym Konflikcie bogowie w czerwonej części toru (od 0 do 20) opuszczają grę.
