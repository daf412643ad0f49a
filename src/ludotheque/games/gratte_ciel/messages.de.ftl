# Gratte-ciel auf Deutsch.

title = Gratte-ciel
pitch = Flieg über eine wachsende Stadt, kassiere, wenn andere über deine Türme fliegen, und überleg dir gut, wo du landest.

## Was man tun kann

action-start = Auf { $n1 } beginnen
action-fly = Fliegen { $path }
action-pass = Passen

prompt-start = { $seat } wählt einen weißen Bauplatz für den Anfang.
prompt-start-me = Wähle einen weißen Bauplatz für den Anfang.
prompt-fly = { $seat } wählt einen Flug von 1 bis 4 Bauplätzen zu einem Bauplatz ohne Gebäude.
prompt-fly-me = Flieg 1 bis 4 Bauplätze weit zu einem Bauplatz ohne Gebäude.

## Warum nicht

refused-GRA-1-2 = Im Park in der Mitte landet kein Hubschrauber.
refused-GRA-2-2 = Angefangen wird auf einem freien weißen Bauplatz, und nur einmal.
refused-GRA-2-3 = In diesem Viertel beginnt schon ein Hubschrauber: Zu dritt muss es ein anderes sein.
refused-GRA-3-1 = Dein Hubschrauber fliegt 1 bis 4 Bauplätze weit, nie schräg, und landet, wo kein Gebäude steht.
refused-GRA-3-2 = An diesem Tisch fliegt man geradeaus.
refused-GRA-3-3 = Ein Flug berührt keinen Bauplatz zweimal und kehrt nicht zum Start zurück.
refused-GRA-3-4 = Ein anderer Hubschrauber oder der Park ist im Weg.
refused-GRA-3-5 = Passen geht nicht: Wähle einen Flug.
refused-GRA-3-7 = Dort steht schon ein Hubschrauber.

## Was alle zeigen

score = { fact-points }
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
        [1] Auf { $lot } entsteht ein Gebäude für { $seat }.
       *[other] Das Gebäude von { $seat } auf { $lot } wächst auf { $height } Stockwerke.
    }
event-eliminated = { $seat } hat keine Punkte mehr und scheidet aus.
event-barred = Andere Hubschrauber versperren { $seat } jeden Flug: Dieser Zug wird ausgesetzt.
# Nur bei cannot-fly hat $seat das Ende ausgelöst.
event-ended =
    { $reason ->
        [cannot-fly] Das Spiel ist aus: { $seat } kann nicht mehr fliegen.
        [no-floors] Das Spiel ist aus: Jemand hat keine Stockwerke mehr.
       *[last-player] Das Spiel ist aus: Nur noch eine Person ist übrig.
    }

## Wie das Spiel geendet hat

ending = Schluss ist, wenn jemand kein Stockwerk mehr hat oder nicht fliegen kann: Der kleinste Vorrat ist { $least-floors }.
# $seat as for event-ended.
reason-cannot-fly = Das Spiel endete, weil { $seat } nicht mehr fliegen konnte.
reason-no-floors = Jemand hatte keine Stockwerke mehr.
reason-last-player = Nur noch eine Person war übrig.

## Optionen

option-turning-flights = Flüge mit Kurven
option-turning-flights-help = Der Hubschrauber darf über jedem Bauplatz abbiegen, aber keinen zweimal anfliegen und nicht zum Bauplatz seines Starts zurückkehren.
parameter-start-points = Punkte zu Beginn
parameter-start-points-help = Mit wie vielen Punkten alle beginnen.
parameter-stock = Stockwerke je Farbe
parameter-stock-help = Wie viele Stockwerke alle zu Beginn im Vorrat haben.
parameter-landing-fee = Landegebühr
parameter-landing-fee-help = Was eine Landung auf der eigenen Farbe bringt und eine auf einer fremden kostet.
parameter-same-district-fee = Verlust im selben Viertel
parameter-same-district-fee-help = Wie viele Punkte eine Landung im Viertel des Starts kostet.

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

## Die Einführung

tutorial-welcome = Du bist Rot. Flieg mit deinem Hubschrauber von Bauplatz zu Bauplatz: Wo er landet, entsteht ein Gebäude, und wer darüberfliegt, zahlt an dessen Besitzer. Du hast 45 Punkte. Wer am Ende die meisten hat, gewinnt.
tutorial-start = Alle beginnen auf einem weißen Bauplatz, jeder in einem eigenen Viertel. Beginne auf c3.
tutorial-fly = Ein Zug ist ein Flug: 1 bis 4 Bauplätze weit in gerader Linie, zu einem Bauplatz ohne Gebäude. Auf der eigenen Farbe zu landen bringt 5 Punkte. Flieg hinunter nach c6, auf einen roten Bauplatz.
tutorial-paid = Gelb ist über dein Gebäude auf c3 geflogen und auf b3 gelandet, einem roten Bauplatz: 1 Punkt für dein Stockwerk und 5 für deine Farbe, alles an dich. Und schau: c3 hat jetzt 2 Stockwerke, und auf b3 steht ein rotes Gebäude.
tutorial-fees = Jetzt zahlst du. Hinter dem blauen Gebäude auf c8 liegt c9, ein blauer Bauplatz: Über 1 blaues Stockwerk zu fliegen kostet 1 Punkt, auf Blau zu landen 5. Flieg nach c9 und sieh es dir an, bevor du bestätigst.
tutorial-growth = Blau hat 6 Punkte bekommen, ein Stockwerk auf c9 und ein zweites auf c8. Die Gebühr steigt schnell: 1 Stockwerk kostet 1 Punkt, 2 kosten 4, 3 kosten 10, 4 kosten 20. Deine eigenen Stockwerke sind immer frei.
tutorial-district = Vorsicht mit den markierten Bauplätzen: Sie liegen in dem Viertel, aus dem du startest, und dort zu landen kostet 50 Punkte. Wer auf 0 fällt, scheidet aus.
tutorial-white = Weiß gehört niemandem: Es kostet nichts, und das Gebäude ist deins. Flieg nach e9.
tutorial-end = Das ist alles. Das Spiel endet, wenn jemand nicht mehr fliegen kann, keine Stockwerke mehr hat oder allein übrig ist. Die Regeln stehen neben dem Spielplan, und eine graue Wahl sagt dir, warum. Guten Flug!
