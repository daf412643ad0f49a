# Skyline of the World auf Deutsch.

title = Skyline of the World
pitch = Stapel Stockwerke auf Manhattan, verdiene an deinen Spitzen und kröne als Erster drei Türme mit einem Penthouse.

## Was man tun kann

action-build = Auf { $n2 } bauen: { $n1 }
action-invest = Bauen beenden und weiter zum Kaufen
action-buy = Kaufen: { $n1 }
action-sell = Verkaufen: { $n1 }
action-show = Bonuskarte zeigen: { $n1 }
action-hand-in = Drei Bonuskarten für 5 Mio. abgeben: { $n1 }, { $n2 }, { $n3 }
action-end = Zug beenden

prompt-build = { $seat } baut Stockwerke.
prompt-build-me = Bau Stockwerke, mindestens eines, wenn du kannst.
prompt-invest = { $seat } kauft oder verkauft Stockwerke.
prompt-invest-me = Kauf Stockwerke für deinen nächsten Zug, verkauf welche oder beende deinen Zug.

## Was alle zeigen

fact-penthouses =
    { $value ->
        [one] { $value } von 3 Penthouses
       *[other] { $value } von 3 Penthouses
    }
fact-orange =
    { $value ->
        [one] { $value } oranger Bauplatz
       *[other] { $value } orange Bauplätze
    }
fact-coins = { $value } Mio.
fact-floors =
    { $value ->
        [one] { $value } Stockwerk im Vorrat
       *[other] { $value } Stockwerke im Vorrat
    }
fact-cards =
    { $value ->
        [one] { $value } Bonuskarte
       *[other] { $value } Bonuskarten
    }
fact-points =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }

## Was geschehen ist

event-first = { $seat } fängt an.
# Für alle anderen sind die Karten »hidden«.
event-dealt =
    { $mission ->
        [hidden] { $seat } bekommt einen Auftrag und drei Bonuskarten.
       *[other] { $seat } bekommt den Auftrag { $mission } und die Bonuskarten { $first }, { $second } und { $third }.
    }
event-income = { $seat } kassiert ein Einkommen von { $coins } Mio.
event-over-limit = { $seat } darf nicht mehr als 30 Mio. besitzen und verliert { $coins } Mio. an die Bank.
event-built = { $seat } baut auf { $lot }, Ebene { $level }: { $floor }.
event-paid = { $payer } zahlt { $coins } Mio. an { $payee }.
event-paid-bank = { $payer } zahlt { $coins } Mio. an die Bank.
event-skyline-won = { $seat } gewinnt ein Skyline-Stockwerk.
event-last-round = { $seat } hat ein drittes Penthouse gebaut: Alle anderen haben noch einen letzten Zug.
event-drew =
    { $card ->
        [hidden] { $seat } zieht eine Bonuskarte.
       *[other] { $seat } zieht eine Bonuskarte: { $card }.
    }
event-no-card = Für { $seat } ist keine Bonuskarte mehr da.
event-pile-remade =
    { $cards ->
        [one] Der Stapel ist leer: Die einzige abgelegte Karte wird zum neuen Stapel.
       *[other] Der Stapel ist leer: Die { $cards } abgelegten Karten werden zum neuen Stapel.
    }
event-bought = { $seat } kauft für { $coins } Mio.: { $floor }.
event-sold = { $seat } verkauft für { $coins } Mio.: { $floor }.
event-shown = { $seat } zeigt die Bonuskarte { $card } und nimmt { $coins } Mio.
event-handed-in = { $seat } gibt { $first }, { $second } und { $third } für { $coins } Mio. ab.
event-ended =
    { $reason ->
        [stall] Das Spiel ist aus: Vier Runden lang hat niemand etwas gebaut.
       *[third-penthouse] Das Spiel ist aus: Die letzte Runde ist gespielt.
    }
event-scored =
    { $seat } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $penthouses } für Penthouses, { $orange } für orange Bauplätze, { $done } für den Auftrag { $mission }.

## Wie das Spiel geendet hat

reason-third-penthouse = Jemand hat ein drittes Penthouse gebaut.
reason-stall = Vier Runden lang hat niemand etwas gebaut.

## Optionen

option-own-skylines = Geschützte Skyline-Stockwerke
option-own-skylines-help = Nur sein Besitzer darf auf ein Skyline-Stockwerk bauen.
option-tournament = Turnier
option-tournament-help = Ein Gleichstand, der ganz am Ende bleibt, geht an den, der sein drittes Penthouse zuerst gebaut hat.
option-covered = Verdecktes Spiel
option-covered-help = Stockwerke im Vorrat und Münzen sind vor den anderen verborgen.

## Stockwerke

noun-1m = Stockwerk (1 Mio.)
noun-2m = Stockwerk (2 Mio.)
noun-4m = Stockwerk (4 Mio.)
noun-6m = Stockwerk (6 Mio.)
noun-penthouse = Penthouse
noun-neutral = neutrales Stockwerk
noun-skyline = Skyline-Stockwerk

## Aufträge

noun-new-york = New York
noun-rotterdam = Rotterdam
noun-sydney = Sydney
noun-london = London
noun-frankfurt = Frankfurt
noun-shanghai = Shanghai

## Bonuskarten

noun-flatiron-building = Flatiron Building
noun-chifley-tower = Chifley Tower
noun-tower-42 = Tower 42
noun-tomorrow-square = Tomorrow Square
noun-montevideo = Montevideo
noun-us-bank-tower = US Bank Tower
noun-delftse-poort = Delftse Poort
noun-chrysler-building = Chrysler Building
noun-mlc-centre = MLC Centre
noun-woolworth-building = Woolworth Building
noun-messeturm = Messeturm
noun-commerzbank-tower = Commerzbank Tower
noun-jin-mao-tower = Jin Mao Tower
noun-one-canada-square = One Canada Square

## Farben

noun-red = rot
noun-blue = blau
noun-yellow = gelb
noun-green = grün

## Der Spielplan

board-label = Spielplan von Skyline of the World: die Insel Manhattan mit 29 Bauplätzen, Spalten a bis d von Westen, Reihen 1 bis 11 von Norden; c3, b6 und b10 sind orange.

## Bevor eine Aktion bestätigt wird

warn-over-limit = Niemand darf mehr als 30 Mio. besitzen: Ein Teil der Münzen ginge an die Bank verloren.
warn-last-round = Das ist das dritte Penthouse: Alle anderen haben noch einen letzten Zug, dann ist das Spiel aus.

## Bauplätze und Einkommensgruppen in Worten

lot-empty = leer
lot-orange = oranger Bauplatz, am Ende 1 Punkt wert
lot-floors = von unten: { $floors }
lot-earns = bringt { $coins } Mio.
lot-build = hier kannst du bauen: { $floor }, { $coins } Mio. an { $seat }
lot-build-bank = hier kannst du bauen: { $floor }, { $coins } Mio. an die Bank
lot-build-free = hier kannst du bauen: { $floor }, kostenlos
floor-of = { $floor } von { $seat }
group = { $seat } bekäme { $coins } Mio. von { $lots }.
group-pays = { $seat } bekommt { $coins } Mio. von { $lots }.

## Neben dem Spielplan

race = Das dritte Penthouse beendet das Spiel
race-last-round = Letzte Runde!
race-over = Penthäuser
race-seat = { $seat }: { $count } von 3 Penthäusern
shelf = Stockwerke
shelf-of = Stockwerke von { $seat }
shelf-floor = { $floor }, { $count } im Vorrat
shelf-bank = Bank { $count }
shelf-hidden = Im verdeckten Spiel geheim.
pick = wählen
shelf-legend = ↑ kaufen, ↓ verkaufen
hand = Bonuskarten
cards = Karten
hand-empty = Du hast keine Bonuskarte.
hand-in = Drei Karten für 5 Mio.
card-show = Zeigen: +{ $coins } Mio.
card-used = in diesem Zug schon gezeigt
card-lost = nicht mehr möglich
card-done = vollständig
card-complete = vollständig mit { $lots }
card-missing =
    { $count ->
        [one] { $count } Bauplatz fehlt
       *[other] { $count } Bauplätze fehlen
    }
mission = Mission
mission-done = erfüllt: 2 Punkte
mission-lost = nicht mehr möglich
mission-missed = nicht erfüllt
mission-places =
    { $count ->
        [one] { $count } möglicher Ort
       *[other] { $count } mögliche Orte
    }
place-previous = voriger Ort
place-next = nächster Ort
place-close = Schließen
pattern-on = Gebäude
pattern-gap = Lücke
deed-invest = Kaufen
deed-end = Zug beenden
