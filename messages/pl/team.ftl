### Gra drużynowa.

## Pytania

ask-first-mixed-troops = Twoje pierwsze jednostki ({ $left }) tworzą oddziały po { $limit } w dwóch twoich dzielnicach; do każdego dołącza jednostka sojusznika. Ile trafia do dzielnicy { $zone }?
ask-lead = { $named ->
    [0] Kto z twojej drużyny idzie pierwszy?
   *[other] Kto z twojej drużyny idzie następny?
  }
ask-guest = Czyja jednostka dołącza do twojego oddziału ({ $zone })?
ask-hand-on-prayer = Zyskujesz { $left ->
    [one] 1 punkt modlitwy
    [few] { $left } punkty modlitwy
   *[other] { $left } punktów modlitwy
  }. Ile dostaje { $mate }? Teraz albo wcale.
ask-hand-on-veterans = Zyskujesz { $left ->
    [one] żeton weterana
    [few] { $left } żetony weterana
   *[other] { $left } żetonów weterana
  }. Ile dostaje { $mate }? Teraz albo wcale.
ask-come = Sojusznik wzywa do: { $zone }. Skąd przybywa twoja jednostka? { $left ->
    [one] Może przybyć jeszcze jedna.
    [few] Mogą przybyć jeszcze { $left }.
   *[other] Może przybyć jeszcze { $left }.
  }
ask-how-many-of = Ile jednostek gracza { $mate } { $way ->
    [walk] idzie
    [teleport] teleportuje się
   *[card] zostaje przeniesionych
  } razem z twoimi do: { $zone }?
ask-champion = { $enemy } atakuje wasz oddział mieszany ({ $zone }). Czyje karty i kafle go bronią?
ask-whose = Twoja drużyna traci { $left ->
    [one] 1 jednostkę
    [few] { $left } jednostki
   *[other] { $left } jednostek
  } ({ $zone }). Ile z nich należy do gracza { $owner }?

## Odpowiedzi

answer-player = { $player }
answer-hand-on-prayer = { $count ->
    [0] Nic
    [one] 1 punkt modlitwy
    [few] { $count } punkty modlitwy
   *[other] { $count } punktów modlitwy
  }
answer-hand-on-veterans = { $count ->
    [0] Nic
    [one] 1 żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
  }
answer-nobody-comes = Nikt więcej
answer-come-from = { $zone } ({ $kind })

## Dlaczego nie

refused-not-your-team = To nikt z twojej drużyny.
refused-guest-elsewhere = Jednostka tego sojusznika jest już w twojej drugiej dzielnicy: druga pochodzi od drugiego sojusznika.
refused-not-gained = Do przekazania jest tylko tyle: { $has }.
refused-wrong-number-of-units = Traconych jednostek jest w sumie { $units }, spośród tych, które tam stoją.

## Co się stało

event-handed-on-prayer = { $player } przekazuje { $count ->
    [one] 1 punkt modlitwy
    [few] { $count } punkty modlitwy
   *[other] { $count } punktów modlitwy
  }: { $mate }.
event-handed-on-veterans = { $player } przekazuje { $count ->
    [one] żeton weterana
    [few] { $count } żetony weterana
   *[other] { $count } żetonów weterana
  }: { $mate }.
event-defends = { $player } broni oddziału.
event-named = Drużyna wyznacza gracza { $player }.
event-place-taken = { $player } zajmuje miejsce { $place }.
event-came = Jednostka gracza { $player } przybywa: { $from } – { $zone }.

stage-champion = drużyna wskazuje obrońcę

## Karta

card-assemble = Zbiórka!
    .does = Wskaż swój oddział, w którym jest mniej niż 5 jednostek: przybywają do niego skądkolwiek do trzech jednostek sojuszników.
