# Der Rahmen um die Spielpläne, auf Deutsch.

brand = Ludotheque
home = Alle Spiele
home-link = Ludotheque, alle Spiele
loading = Einen Augenblick …
close = Schließen
language = Sprache
theme-to-light = Hell stellen
theme-to-dark = Dunkel stellen
lost = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt am Ende ein Buchstabe.

## Startseite

welcome = Was spielen wir?
welcome-text = Such dir ein Spiel aus und du bist mittendrin. Ohne Konto, ohne Warten.
shelf = Spiele
players = { $fewest } bis { $most } Personen
minutes = { $minutes } Minuten
play-now = Losspielen
play-now-label = Losspielen: { $game }
set-up = Tisch vorbereiten
set-up-label = Tisch vorbereiten: { $game }
my-games = Meine Partien
your-turn = Du bist dran
status-waiting = wartet auf Mitspieler
status-playing = läuft
status-over = beendet
guest-name = Gast

## Einen Tisch vorbereiten

set-up-title = { $game }: Tisch vorbereiten
seats = Plätze
how-many = Anzahl der Spieler
seat-count =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
who-sits = Wer spielt { $colour }
level-of = Stärke des Bots, der { $colour } spielt
seat-kind-me = Ich
seat-kind-bot = Ein Bot
seat-kind-invited = Auf Einladung
seat-kind-open = Offen für alle
options = Hausregeln
onlookers = Zuschauer
onlookers-text = Wer den Link hat, darf zusehen
open-table = Tisch öffnen

## Plätze

you = du
away = nicht da
thinking = überlegt …
winner = gewinnt
becomes = wird zu
seat-open = freier Platz
seat-invited = auf Einladung
level-random = Zufällig
level-random-about = Tut, was gerade kommt.
level-beginner = Anfänger
level-beginner-about = Jagt nach Punkten, übersieht vieles und vertut sich manchmal.
level-greedy = Gierig
level-greedy-about = Nimmt sofort die meisten Punkte und schaut nicht voraus.
level-heuristic = Umsichtig
level-heuristic-about = Erkennt eine gute Stellung, denkt aber nur einen Schritt voraus.
level-expert = Könner
level-expert-about = Denkt voraus: deine Antworten und das Glück beim Ziehen.
level-master = Meister
level-master-about = Denkt weiter voraus als alle anderen: unser Stärkster.
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-purple = Lila
colour-grey = Grau

## Warten und dazukommen

waiting-title = Wir warten noch
waiting-text = Das Spiel beginnt, sobald alle Plätze besetzt sind.
join-title = Setz dich zu uns
join-text = Wähle einen Namen für diesen Tisch. Ein Konto brauchst du nicht.
nickname = Dein Name
which-seat = Deine Farbe
sit-down = Platz nehmen
invitation-for = Einladung, { $colour } zu spielen
invitation-open = Link für alle
qr-code = QR-Code: { $label }
copy = Kopieren
copied = Kopiert
only-here = Diese Adresse gilt nur auf diesem Computer. Für Telefone in deinem Netz starte mit: ludotheque serve --lan

## Der Tisch

prompt = Was zu tun ist
panel = Möglichkeiten, Verlauf und Regeln
choices = Möglichkeiten
choices-count =
    { $count ->
        [0] Züge
       *[other] Züge ({ $count })
    }
all-choices = Alle Möglichkeiten
no-choices = Gerade gibt es nichts zu wählen.
log = Verlauf
log-older = Ältere Schritte
log-undone = { $name } nimmt das zurück.
rules = Regeln
rule-link = Regel { $rule }
kind-rule = Regel
kind-ruling = Entscheid
kind-errata = Berichtigung
kind-option = Variante
kind-fact = Angabe
refused-by-rule = Eine Regel verbietet das.
undo = Zurücknehmen
undo-turn = Zug neu beginnen
preview = Was es bewirkt
preview-hint = Zeig im Plan oder in der Liste auf eine Möglichkeit, um zu sehen, was sie bewirkt.
preview-open = Was folgt, ist vorher nicht bekannt. Es lässt sich nicht zurücknehmen.
confirm = So spielen
back = Zurück
whole-board = Ganzer Plan
board-as-text = Plan als Text
board-as-picture = Plan als Bild
game-over = Das Spiel ist aus.
result = Ergebnis
won-me = Du gewinnst!
won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] Geteilter Sieg: { $names }.
    }
download = Partie herunterladen
play-again = Noch einmal
light-connecting = verbinde
light-on = verbunden
light-lost = Verbindung weg, neuer Versuch
light-closed = nicht verbunden

## Wenn der Server nein sagt

error-illegal = Die Regeln erlauben das nicht.
error-not-your-turn = Du bist nicht dran. Warte, bis du wieder an der Reihe bist.
error-game-over = Das Spiel ist aus. Hier lässt sich nichts mehr tun.
error-no-such-action = Diesen Zug gibt es hier nicht. Wähle einen, der angeboten wird.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: Etwas Neues kam ans Licht, oder jemand anderes hat gespielt.
error-no-such-order = So einen Dauerauftrag kennt dieses Spiel nicht.
error-stale-version = Inzwischen ging es am Tisch weiter. Schau noch einmal hin und wähle neu.
error-no-such-game = Dieses Spiel steht nicht im Regal. Such dir auf der Startseite eines aus.
error-no-such-table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben.
error-bad-options = Diese Hausregeln passen nicht zusammen. Ändere eine und versuch es noch einmal.
error-bad-seats = Die Plätze passen nicht zu diesem Spiel. Ändere ihre Zahl oder wer dort sitzt.
error-bad-name = Dieser Name geht nicht. Nimm einen mit 1 bis 32 Buchstaben.
error-seat-taken = Dort sitzt schon jemand. Such dir einen anderen Platz.
error-not-invited = Dieser Platz ist auf Einladung. Öffne den Link, den du bekommen hast.
error-no-onlookers = Dieser Tisch ist nur für seine Spieler.
error-not-started = Das Spiel hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
error-table-full = Alle Plätze sind besetzt. Schau zu oder eröffne einen eigenen Tisch.
error-table-closed = Dieser Tisch wurde geschlossen. Hier lässt sich nichts mehr tun.
error-not-over = Das Spiel läuft noch. Komm wieder, wenn es aus ist.
error-not-absent = Wer hier spielt, ist da oder war es eben noch. Warte ein wenig.
error-no-such-moment = Diesen Moment gibt es in der Partie nicht. Geh zu einem, der gespielt wurde.
error-bad-line = Das lässt sich nicht senden. Schreib 1 bis 500 Zeichen.
error-name-taken = Diesen Namen hat schon jemand. Nimm einen anderen.
error-bad-password = Dieses Passwort geht nicht. Nimm 8 bis 256 Zeichen.
error-wrong-password = Name und Passwort passen nicht zusammen. Versuch es noch einmal.
error-not-allowed = Das darfst du nicht.
error-not-signed-in = Wir kennen dich noch nicht. Gib dir zuerst einen Namen.
error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu.
error-bad-record = Das ist nicht die Datei einer Partie, oder sie wurde verändert.
error-too-many-requests = Das war etwas schnell. Warte kurz und versuch es noch einmal.
error-too-large = Das ist zu groß zum Verschicken.
error-not-found = Hier ist nichts.
error-unavailable = Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
