# Skyline of the World auf Deutsch.

title = Skyline of the World
pitch = Staple Stockwerke auf Manhattan, verdiene an deinen Spitzen und kröne vor allen anderen drei Türme mit einem Penthouse.

## Was man tun kann

action-build = Auf { $n2 } bauen: { $n1 }
action-invest = Bauen beenden und weiter zum Kaufen
action-buy = Kaufen: { $n1 }
action-sell = Verkaufen: { $n1 }
action-show = Bonuskarte zeigen: { $n1 }
action-hand-in = Drei Bonuskarten für Geld abgeben: { $n1 }, { $n2 }, { $n3 }
action-end = Zug beenden

prompt-build = { $seat } baut Stockwerke.
prompt-build-me =
    { $only ->
        [invest] Du kannst nichts bauen: Geh weiter zum Kaufen.
       *[other] Bau Stockwerke, mindestens eines, wenn du kannst.
    }
prompt-build-more = { $seat } darf noch mehr Stockwerke bauen.
prompt-build-more-me = Bau noch mehr Stockwerke, wenn du kannst, geh weiter zum Kaufen oder beende deinen Zug.
prompt-build-no-more = { $seat } hat den ganzen Vorrat verbaut.
prompt-build-no-more-me = Du hast deinen ganzen Vorrat verbaut: Geh weiter zum Kaufen oder beende deinen Zug.
prompt-invest = { $seat } kauft oder verkauft Stockwerke.
prompt-invest-me =
    { $only ->
        [end] Du kannst nichts kaufen oder verkaufen: Beende deinen Zug.
        [buy] Du hast nichts gebaut: Kauf mindestens ein Stockwerk für deinen nächsten Zug.
       *[other] Kauf Stockwerke für deinen nächsten Zug, verkauf welche oder beende deinen Zug.
    }

## Warum nicht

refused-SKY-4-1 = Bau zuerst, wenn du kannst, und nur Stockwerke aus deinem Vorrat.
refused-SKY-4-2 = Obenauf liegt dort dein eigenes Stockwerk oder ein Penthouse.
refused-SKY-4-3 = Diese Ebene braucht ein anderes Stockwerk, und es gibt nur fünf Ebenen.
refused-SKY-4-4 = Für dieses Stockwerk hast du zu wenige Münzen.
refused-SKY-4-5 = Ein Penthouse braucht ein Stockwerk deiner Farbe darunter.
refused-SKY-4-7 = In diesem Zug hast du schon fertig gebaut.
refused-SKY-4-9 = An diesem Tisch baut auf ein Skyline-Stockwerk nur, wem es gehört.
refused-SKY-5-1 = Auf einem Skyline-Stockwerk oder Penthouse steht kein neutrales Stockwerk.
refused-SKY-5-2 = Für ein neutrales Stockwerk hast du hier zu wenige Münzen: Es kostet 5 Mio.
refused-SKY-5-3 = Ein neutrales Stockwerk auf der fünften Ebene sperrt dieses Gebäude für immer.
refused-SKY-6-1 = Du hast kein Skyline-Stockwerk: Das erste Penthouse bringt eines.
refused-SKY-6-2 = Ein Skyline-Stockwerk steht weder auf einem anderen noch auf einem Penthouse.
refused-SKY-6-3 = Auf einem orangen Bauplatz steht nie ein Skyline-Stockwerk.
refused-SKY-6-4 = In diesem Zug hast du schon ein Skyline-Stockwerk gebaut.
refused-SKY-6-5 = Für ein Skyline-Stockwerk hast du hier zu wenige Münzen: Es kostet 5 Mio.

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
fact-mission =
    { $value ->
        [0] Auftrag nicht erfüllt
       *[other] Auftrag: { $value } Punkte
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
score = { fact-points }
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
tie = Bei gleich vielen Punkten gewinnt, wer mehr Penthouses hat, dann, wer den Auftrag erfüllt hat.

## Optionen

option-own-skylines = Geschützte Skyline-Stockwerke
option-own-skylines-help = Auf ein Skyline-Stockwerk darf nur bauen, wem es gehört.
option-tournament = Turnier
option-tournament-help = Bleibt ganz am Ende ein Gleichstand, gewinnt, wer zuerst ein drittes Penthouse gebaut hat.
option-covered = Verdecktes Spiel
option-covered-help = Stockwerke im Vorrat und Münzen sind vor den anderen verborgen.
parameter-start-coins = Münzen zu Beginn
parameter-start-coins-help = Mit wie vielen Millionen alle beginnen.
parameter-most-coins = Höchstens Münzen
parameter-most-coins-help = Wie viele Millionen man höchstens besitzen kann.
parameter-neutral-floors = Neutrale Stockwerke
parameter-neutral-floors-help = Wie viele neutrale Stockwerke die Bank zu Beginn hat.
parameter-hand-in-coins = Münzen für drei Bonuskarten
parameter-hand-in-coins-help = Wie viele Millionen die Bank für drei Bonuskarten zahlt.
parameter-mission-worth = Punkte für den Auftrag
parameter-mission-worth-help = Wie viele Punkte ein erfüllter Auftrag bringt.

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
race-over = Penthouses
race-seat = { $seat }: { $count } von 3 Penthouses
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
hand-in = Drei Karten für Geld
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
mission = Auftrag
mission-done = erfüllt
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

## Die Einführung

tutorial-welcome = Du bist Rot und baust Türme auf Manhattan: Wem die Spitze eines Gebäudes gehört, der verdient daran. Penthouses, orange Bauplätze und dein geheimer Auftrag bringen Punkte; wer die meisten hat, gewinnt. Blau beginnt.
tutorial-ground = Blau hat zwei erste Stockwerke gebaut. Du bist dran: Auf dem Boden brauchst du ein Stockwerk zu 1 Mio. und zahlst seinen Preis an die Bank. Bau auf b6, einem orangen Bauplatz: Wem am Ende seine Spitze gehört, bekommt 1 Punkt.
tutorial-group = Gebäude von dir nebeneinander bilden eine Gruppe, und eine Gruppe bringt die Summe ihrer Spitzen ein. Bau dein anderes Stockwerk zu 1 Mio. auf c6, gleich neben b6.
tutorial-over = Jetzt in die Höhe: Die zweite Ebene verlangt ein Stockwerk zu 2 Mio., aber nie auf einem eigenen normalen Stockwerk. Bau auf b5, über Blau: Das Gebäude wird deins, und die 2 Mio. gehen an Blau.
tutorial-bonus = b5, b6 und c6 bilden die Ecke deiner Bonuskarte Chifley Tower. Zeig die Karte und nimm 5 Mio. von der Bank.
tutorial-invest = Du hast kein Stockwerk mehr zu bauen. Bevor dein Zug endet, darfst du neue für den nächsten kaufen: Geh weiter zum Kaufen.
tutorial-buy = Denk voraus: Die dritte Ebene verlangt ein Stockwerk zu 4 Mio. Kauf eins. Es kostet jetzt 4 Mio. und noch einmal so viel, wenn du es baust.
tutorial-turn = Dir bleiben 7 Mio.; mehr als 30 Mio. darf niemand besitzen. Beende deinen Zug und sieh, was Blau vorhat.
tutorial-income = Blau hat dich auf b6 überbaut, dir 2 Mio. gezahlt und deine Gruppe zerrissen. Jeder deiner Züge beginnt mit Einkommen, aber nur deine beste Gruppe zahlt: diesmal bloß die 2 Mio. von b5.
tutorial-back = Hol dir b6 zurück: Bau dein Stockwerk zu 4 Mio. darauf und zahl Blau 4 Mio. Deine Gebäude hängen wieder zusammen, und die Gruppe wird 2 + 4 + 1 Mio. einbringen, also 7 Mio.
tutorial-points = Noch ein Stockwerk zu 6 Mio., und b6 kann ein Penthouse zu 10 Mio. tragen, wenn eins der Stockwerke darunter dir gehört. Es ist 1 Punkt wert, ein oranger Bauplatz 1 Punkt und dein Auftrag 2: Für Rotterdam fehlt dir nur c5.
tutorial-end = Das ist alles. Dein erstes Penthouse bringt dir ein Skyline-Stockwerk. Hat jemand ein drittes gebaut, haben alle anderen noch einen letzten Zug, und das Spiel ist aus. Die Regeln stehen neben dem Spielplan, und eine graue Wahl sagt dir, warum: Auf zu einem richtigen Spiel!
