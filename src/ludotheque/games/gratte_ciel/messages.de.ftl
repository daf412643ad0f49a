# Gratte-ciel auf Deutsch.

title = Gratte-ciel
pitch = Flieg über eine wachsende Stadt, kassiere, wenn andere über deine Türme fliegen, und überleg dir gut, wo du landest.

## Was man tun kann

action-start = Auf { $n1 } beginnen
action-fly = Fliegen { $nouns }
action-pass = Passen

prompt-start = { $seat } wählt einen weißen Bauplatz für den Anfang.
prompt-start-me = Wähle einen weißen Bauplatz für den Anfang.
prompt-fly = { $seat } wählt einen Flug von 1 bis 4 Bauplätzen zu einem Bauplatz ohne Gebäude.
prompt-fly-me = Flieg 1 bis 4 Bauplätze weit zu einem Bauplatz ohne Gebäude.

## Was alle zeigen

fact-points =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
fact-floors =
    { $value ->
        [one] { $value } Stockwerk im Vorrat
       *[other] { $value } Stockwerke im Vorrat
    }
fact-eliminated = ausgeschieden

## Was geschehen ist

event-first = { $seat } fängt an.
event-started = { $seat } beginnt auf { $lot }.
event-flew = { $seat } fliegt { $path }.
event-earned =
    { $seat } landet auf der eigenen Farbe und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-overflight-fee =
    { $payer } zahlt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Gebühr an { $payee } für das Überfliegen von { $floors ->
        [one] { $floors } Stockwerk
       *[other] { $floors } Stockwerken
    }.
event-overflight-fee-short =
    { $payer } kann nur { $points } von { $due ->
        [one] { $due } Punkt
       *[other] { $due } Punkten
    } an { $payee } zahlen für das Überfliegen von { $floors ->
        [one] { $floors } Stockwerk
       *[other] { $floors } Stockwerken
    }.
event-landing-fee =
    { $payer } zahlt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Gebühr an { $payee } für die Landung.
event-landing-fee-short =
    { $payer } kann nur { $points } von { $due ->
        [one] { $due } Punkt
       *[other] { $due } Punkten
    } an { $payee } zahlen für die Landung.
event-same-district =
    { $seat } landet im Viertel des Starts und verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
# $seat besitzt das Gebäude; der Flug kann von jemand anderem sein.
event-built =
    { $height ->
        [1] Auf { $lot } beginnt ein Gebäude von { $seat }.
       *[other] Das Gebäude von { $seat } auf { $lot } wächst auf { $height } Stockwerke.
    }
event-eliminated = { $seat } hat keine Punkte mehr und scheidet aus.
# Nur bei cannot-fly hat $seat das Ende ausgelöst.
event-ended =
    { $reason ->
        [cannot-fly] Das Spiel ist aus: { $seat } kann nicht mehr fliegen.
        [no-floors] Das Spiel ist aus: Jemand hat keine Stockwerke mehr.
       *[last-player] Das Spiel ist aus: Nur noch eine Person ist übrig.
    }

## Wie das Spiel geendet hat

reason-cannot-fly = Jemand konnte nicht mehr fliegen.
reason-no-floors = Jemand hatte keine Stockwerke mehr.
reason-last-player = Nur noch eine Person war übrig.

## Optionen

option-turning-flights = Flüge mit Kurven
option-turning-flights-help = Der Hubschrauber darf auf jedem Bauplatz abbiegen, aber keinen Bauplatz zweimal betreten und nicht zum Bauplatz seines Starts zurückkehren.

## Farben

noun-red = rot
noun-blue = blau
noun-yellow = gelb
noun-green = grün
noun-white = weiß

## Der Spielplan

board-label = Spielplan von Gratte-ciel: 8 Viertel mit je 9 Bauplätzen um einen Park, Spalten a bis i von links, Reihen 1 bis 9 von oben.
lot-empty = { $lot }, { $tint }, leer
lot-built =
    { $lot }, { $tint }, Gebäude von { $owner } mit { $height ->
        [one] { $height } Stockwerk
       *[other] { $height } Stockwerken
    }
lot-helicopter = Hubschrauber von { $seat }
lot-legal = hier kannst du landen
lot-start = hier kannst du beginnen
plaza = Park

## Bevor ein Flug bestätigt wird

preview-title = Was dieser Flug bewirkt
preview-cost =
    { $points ->
        [one] Du zahlst { $points } Punkt.
       *[other] Du zahlst { $points } Punkte.
    }
preview-gain =
    { $points ->
        [one] Du bekommst { $points } Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
warn-same-district = Du landest in dem Viertel, in dem du gestartet bist: Das kostet 50 Punkte.
warn-eliminated = Dieser Flug ruiniert dich: Du würdest ausscheiden.
