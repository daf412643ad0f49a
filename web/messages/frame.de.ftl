# Der Rahmen um die Spielpläne, auf Deutsch.

brand = Ludotheque
home = Alle Spiele
home-link = Ludotheque, alle Spiele
account-link = Mein Konto
loading = Einen Augenblick …
skip = Zum Inhalt springen
close = Schließen
reload = Noch einmal versuchen
new-edition = Es gibt eine neue Version. Lade die Seite neu; nichts geht verloren.
new-edition-load = Neu laden
dead-end = Das hat nicht geklappt
to-the-table = Zum Tisch
language = Sprache
theme-to-light = Hell stellen
theme-to-dark = Dunkel stellen
sound-on = Ton einschalten
sound-off = Ton ausschalten
lost = Seite nicht gefunden
lost-text = Prüf die Adresse: Vielleicht fehlt am Ende ein Buchstabe.
keys = Tastatur
keys-tab = weiter zum Nächsten
keys-arrows = sich auf dem Plan, in Listen und zwischen Reitern bewegen
keys-enter = wählen, was im Fokus ist
keys-escape = eine Wahl zurücknehmen, ein Blatt schließen
keys-replay = beim Ansehen einer Partie einen Schritt zurück oder vor
keys-ends = beim Ansehen einer Partie an den Anfang oder ans Ende
keys-play = beim Ansehen einer Partie abspielen oder anhalten
keys-help = dieses Blatt

## Startseite

welcome = Was spielen wir?
welcome-text = Such dir ein Spiel aus und du bist mittendrin. Ohne Konto, ohne Warten.
shelf = Spiele
players =
    { $range ->
        [1] { $fewest } oder { $most } Personen
       *[other] { $fewest } bis { $most } Personen
    }
minutes = { $minutes } Minuten
play-now = Losspielen
play-now-label = Losspielen: { $game }
set-up = Tisch vorbereiten
set-up-label = Tisch vorbereiten: { $game }
learn = In drei Minuten lernen
learn-label = { $game } in drei Minuten lernen
rules-label = Regeln: { $game }
my-games = Meine Partien
finished-games = Beendete Partien
open-tables = Offene Tische
free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
open-record = Gespeicherte Partie öffnen
your-turn = Du bist dran
status-waiting = wartet auf Mitspieler
status-playing = läuft
status-over = beendet
status-closed = geschlossen
turn-of = { $name } ist am Zug
ended-won = gewonnen, { $score }
ended-lost = verloren, { $score }
at-step = Schritt { $step }, { $ago }
time-left = noch { $time }
more-games =
    { $count ->
        [one] { $count } weitere Partie
       *[other] { $count } weitere Partien
    }
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
name-of = Name für { $colour }
here-name = Spieler { $number }
seat-kind-me = Ich
seat-kind-here = Noch jemand hier
seat-kind-bot = Ein Bot
seat-kind-invited = Auf Einladung
seat-kind-open = Offen für alle
options = Hausregeln
option-range = Von { $low } bis { $high }.
option-or-range = { $usual } oder von { $low } bis { $high }.
option-own = Zahl wählen
numbers = Zahlen ändern
numbers-text = Jede Zahl der Regel lässt sich ändern und wird damit zur Hausregel.
numbers-bots = Bots haben mit den Zahlen der Regel gelernt und spielen mit anderen vielleicht schlechter.
number-range = Von { $least } bis { $most }; die Regel sagt { $sheet }.
numbers-reset = Wie in der Regel
house-rule = Hausregel: { $name }, { $number } statt { $sheet }
house-rules-count = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
onlookers = Zuschauer
onlookers-text = Wer den Link hat, darf zusehen
curtains = Vorhang
curtains-text = Ein Vorhang fällt, bevor jemand anderes an diesem Gerät dran ist
hints = Tipps für alle
hints-text = Wer dran ist, darf einen Bot um einen Tipp bitten, und alle erfahren es
pace = Tempo
pace-live = Zusammen am Tisch
pace-live-text = Alle sitzen jetzt am Tisch.
pace-leisure = Über mehrere Tage
pace-leisure-text = Zieh, wann immer es dir passt; eine Partie kann Tage dauern.
clocks = Uhren
clock-none = ohne Uhr
clock-live = je { $bank }, nach jedem Zug { $increment } dazu
clock-days = { $turn } je Zug, { $bank } Reserve
clock-hours = Die Uhren laufen nur zu diesen Zeiten ({ $zone })
clock-run-at = Die Uhren laufen
hours-from = von
hours-to = bis
at-end = Wenn die Zeit abläuft
at-end-until-return = spielt ein Bot, bis die Person zurückkommt
at-end-one-turn = spielt ein Bot diesen Zug
at-end-for-good = behält ein Bot den Platz
open-table = Tisch öffnen

## Plätze

you = du
here = hier
away = nicht da
stands-in = ein Bot vertritt
thinking = überlegt …
winner = gewinnt
becomes = wird zu
seat-open = freier Platz
seat-invited = auf Einladung
seat-reserved = freigehalten
seat-reserved-for = freigehalten für { $name }
seat-bot = Bot hinsetzen
level-beginner = Anfänger
level-beginner-about = Nimmt die Punkte, die da sind, und denkt kaum an später.
level-casual = Hobbyspieler
level-casual-about = Sieht, was ins Auge springt, und spielt sonst nach Gefühl.
level-heuristic = Fortgeschritten
level-heuristic-about = Erkennt eine gute Stellung, denkt aber nur einen Schritt voraus.
level-expert = Experte
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
join-title =
    { $count ->
        [0] Du bist zu { $game } eingeladen
        [one] { $names } lädt dich zu { $game } ein
       *[other] { $names } laden dich zu { $game } ein
    }
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
prompt-to = { $name }: { $asked }
prompt-several = Es wird auf { $names } gewartet.
panel = Auswahl, Verlauf und Regeln
choices = Auswahl
choices-count =
    { $count ->
        [0] Auswahl
       *[other] Auswahl ({ $count })
    }
all-choices = Alle Möglichkeiten
no-choices = Gerade gibt es nichts zu wählen.
log = Verlauf
log-older = Ältere Schritte
log-moment = Zu diesem Moment
lately = Seit du zuletzt hier warst
lately-count =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
lately-replay = Schritt für Schritt ansehen
log-undone = { $name } nimmt das zurück.
log-bot = gespielt vom Bot „{ $level }“
rules = Regeln
print-rules = Regeln drucken
rule-link = Regel { $rule }
kind-ruling = Festlegung
kind-errata = Berichtigung
kind-option = Variante
kind-fact = Angabe
kind-tip = Tipp
means-ruling = Die ursprüngliche Regel lässt das offen; hier ist es so entschieden.
means-errata = Die ursprüngliche Regel widerspricht sich; wir lesen sie so.
means-option = Das gilt nur, wenn der Tisch es unter „Hausregeln“ eingeschaltet hat.
means-fact = Die ursprüngliche Regel sagt das nicht; es ist von anderswo bekannt, etwa aus Besprechungen des Spiels.
means-tip = Ein Rat der ursprünglichen Regel: Niemand muss ihm folgen.
means-unmarked = Was keine Marke trägt, steht in der ursprünglichen Regel.
refused-by-rule = Eine Regel verbietet das.
undo = Zurücknehmen
undo-of = Zug von { $name } zurücknehmen
undo-turn = Zug neu beginnen
preview = Was es bewirkt
preview-hint = Zeig im Plan oder in der Liste auf eine Möglichkeit, um zu sehen, was sie bewirkt.
preview-open = Was folgt, ist vorher nicht bekannt. Es lässt sich nicht zurücknehmen.
confirm = So spielen
back = Zurück
whole-board = Ganzer Plan
come-closer = Vergrößern
step-back = Verkleinern
board-as-text = Plan als Text
board-as-picture = Plan als Bild
closed-text = Dieser Tisch ist geschlossen. Die Partie lässt sich noch ansehen.
result = Ergebnis
won-me = Du gewinnst!
won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] Geteilter Sieg: { $names }.
    }
download = Partie herunterladen
play-again = Noch einmal
next-table = Weiter am nächsten Tisch
next-game = Nächste Partie ({ $count })
hint = Tipp
hint-asking = Denkt nach …
hint-says = Der Bot „{ $level }“ würde wählen:
hint-then = Danach: { $plan }
hint-better = Deine Aussichten stiegen von { $before } % auf { $after } %.
hint-worse = Deine Aussichten fielen von { $before } % auf { $after } %; alles andere sieht schlechter aus.
hint-same = Deine Aussichten blieben bei etwa { $after } %.
hint-show = Im Plan zeigen
hint-asked = { $name } hat um einen Tipp gebeten.
hint-do = So machen
curtain = { $name }, du bist dran
curtain-text = Gib das Gerät weiter. Bis dahin ist nichts zu sehen.
curtain-lift = Ich bin { $name }
chat = Chat
chat-count =
    { $count ->
        [0] Chat
       *[other] Chat ({ $count })
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-line = Etwas in die Runde sagen
chat-send = Senden
chat-speaker = Wer spricht
mute = Spieler stummschalten
mute-person = { $name } stummschalten
table = Dieser Tisch
my-seat = Mein Platz
let-bot-play = Einen Bot spielen lassen
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Selbst weiterspielen
let-bot-play-text = Der Bot spielt, bis du den Platz zurücknimmst oder selbst ziehst.
absent = Abwesende
absent-text = Wer eine Weile fehlt (in Partien über mehrere Tage drei Tage, sonst eine Minute), für den darf jede und jeder von euch einen Bot spielen lassen, bis die Person zurückkommt.
wait-for-person = Auf den Spieler warten
clock-runs = verbleibende Zeit: { $time }, die Uhr läuft
clock-stands = verbleibende Zeit: { $time }
pause = Uhren anhalten
pause-end = Uhren weiterlaufen lassen
pause-text = Die Uhren stehen, solange alle am Tisch es wollen.
pause-wanted = Gewünscht von { $names }.
preferences = Meine Vorlieben
prefer-asking = Nachfragen, bevor ich spiele
prefer-asking-always = immer
prefer-asking-risky = wenn es gefährlich ist
prefer-asking-never = nie
prefer-bots = Bots antworten
prefer-bots-now = sofort
prefer-bots-brisk = zügig
prefer-bots-slow = langsam
prefer-bots-text = Wo du allein mit Bots am Tisch sitzt.
prefer-skip = Erzwungene Züge überspringen
prefer-skip-text = Würfeln darfst du weiterhin selbst.
prefer-motion = Animationen
prefer-sound = Ton
agreed = Tischeinstellungen
yes = ja
no = nein
watch-link = Link zum Zuschauen
leave-table = Tisch verlassen
leave-table-text = Endgültig: Ein Bot spielt an deiner Stelle weiter, und die anderen bringen ihre Partie zu Ende.
leave-table-yes = Ja, verlassen
close-table = Tisch schließen
close-table-text = Endgültig: Niemand kann hier weiterspielen. Die Partie bleibt einsehbar.
close-table-yes = Ja, schließen
close-table-vote = Endgültig, wenn alle es wollen, die spielen: Niemand kann hier mehr spielen. Die Partie lässt sich weiterhin ansehen.
close-table-no = Doch weiterspielen
story = Rückblick
chart-title = Punkte im Lauf der Partie
chart = Kurve der Punkte aller im Lauf der Partie; als Tabelle darunter
chart-table = Als Tabelle
chart-step = Schritt
chart-steps = { $last } Schritte
coach = Trainer
coach-ask = Den Trainer fragen
coach-whose = Wessen Spiel?
coach-intro = Der Trainer sieht sich jede echte Entscheidung einer Person an, und nur danach, was diese wissen konnte; erzwungene Züge zählen nicht. Das dauert einige Sekunden.
coach-progress = { $all ->
    [0] Es gab keine echte Entscheidung.
   *[other] { $done } von { $all } echten Entscheidungen angesehen.
}
coach-chances = Aussichten im Lauf der Partie
coach-chart = Kurve der Aussichten aller im Lauf der Partie mit ihrem Spielraum; als Tabelle darunter
coach-band = So, wie man es damals selbst wissen konnte. Die blassen Bänder zeigen, wie weit solche Aussichten danebenliegen können, gemessen an { $games } Partien von Bots; früh in der Partie sind sie kaum mehr als geraten.
coach-costly = Was am meisten gekostet hat
coach-nothing = Keine Entscheidung hat klar etwas gekostet.
coach-so-far = Bisher nichts, was klar etwas gekostet hat.
coach-played = Gespielt: { $action }
coach-rather = Der Trainer würde lieber: { $action }
coach-fell = Aussichten { $better } % → { $chosen } %
coach-try = Hier noch einmal versuchen
coach-lost = { $size ->
    [one] { $points } Prozentpunkt Gewinnchance je Entscheidung verloren
   *[other] { $points } Prozentpunkte Gewinnchance je Entscheidung verloren
}
coach-luck = Glück in dieser Partie
coach-luck-total = Startverteilung und alles Ziehen zusammen: { coach-stroke } Gewinnchance. Nachträglich gemessen; niemand konnte es beeinflussen.
coach-deal = Die Startverteilung
coach-stroke = { $size ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}
coach-adjusted = Ergebnis ohne Glück: { $points } (ein Sieg zählt 100). In solchen Partien bleiben etwa { $left } % der Unterschiede in den Ergebnissen, wenn man das Glück abzieht.
coach-kinds = Nach Art der Entscheidung
coach-points = { $size ->
    [one] { $points } Punkt verloren
   *[other] { $points } Punkte verloren
}
coach-kind = { $count ->
    [one] eine Entscheidung, { $lost }
   *[other] { $count } Entscheidungen, je { $lost }
}
progress = Meine Entwicklung
progress-link = Meine Entwicklung und Aufgaben
progress-intro = Was deine echten Entscheidungen in allen beendeten Partien gekostet haben, danach, was du damals wissen konntest. Erzwungene Züge zählen nicht, auch nicht, was ein Bot für dich gespielt hat.
progress-none = Noch gibt es nichts anzusehen: Spiele zuerst eine Partie zu Ende.
progress-look = Vom Trainer angesehen
progress-seen = { $games ->
    [one] { $seen } von { $games } Partie angesehen
   *[other] { $seen } von { $games } Partien angesehen
}
progress-begin = Meine Partien ansehen lassen
progress-on = Weiter ansehen lassen
progress-stop = Hier aufhören
progress-running = Der Trainer ist an der Arbeit, einige Sekunden je Partie. Du kannst gehen: Die Ergebnisse bleiben.
progress-rest = Der Trainer hat eben viele Partien für dich angesehen. In einigen Minuten geht es weiter; die Ergebnisse bleiben.
progress-skipped = { $count ->
    [one] Eine Partie ließ sich nicht ansehen.
   *[other] { $count } Partien ließen sich nicht ansehen.
}
progress-lost = Verlorene Gewinnchance je Entscheidung
progress-how = Im Schnitt je echter Entscheidung verlorene Gewinnchance, in Prozentpunkten. Unter jeder Zahl steht ihr 95-%-Konfidenzintervall, in dem die Entscheidungen einer Partie zusammen zählen.
progress-phases = Nach Abschnitt der Partie
progress-all = Die ganze Partie
progress-opening = Anfang, das erste Drittel
progress-middle = Mitte
progress-end = Ende, das letzte Drittel
progress-kinds = Nach Art der Entscheidung
progress-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
progress-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
progress-interval = { $low } bis { $high }
progress-nothing-lost = nichts klar verloren
progress-few = keine Zahl unter { $fewest } Partien
progress-few-kinds = { $count ->
    [one] Eine weitere Art kam in weniger als { $fewest } Partien vor: keine Zahl.
   *[other] { $count } weitere Arten kamen in jeweils weniger als { $fewest } Partien vor: keine Zahlen.
}
progress-too-few = { $games ->
    [0] Noch ist keine Partie mit einer echten Entscheidung angesehen. Nötig sind mindestens { $fewest }.
    [one] Bisher ist eine Partie angesehen. Nötig sind mindestens { $fewest }.
   *[other] Bisher sind { $games } Partien angesehen. Nötig sind mindestens { $fewest }.
}
progress-trend = Im Lauf der Zeit
progress-trend-how = Jeder Punkt blickt auf die letzten zehn Partien bis dahin zurück; das blasse Band ist sein Bereich.
progress-trend-few = Eine Kurve wird ab { $fewest } Partien gezeichnet.
progress-chart = Kurve der je Entscheidung verlorenen Punkte von Partie zu Partie mit ihrem Bereich; als Tabelle darunter
progress-nth = Partie { $game }
progress-game = Partie
progress-ended = Beendet
puzzles = Drei aus deinen Partien
puzzles-text = Stellungen, in denen du einmal viel hergegeben hast. Was würdest du heute tun? Jeden Tag drei neue.
puzzles-play = Für Aufgaben braucht der Trainer Partien von dir: Spiele eine zu Ende.
puzzles-look = Für mehr davon lass deine Partien ansehen.
puzzles-more = Mehr gibt es heute nicht: In deinen Partien hat sonst nichts genug gekostet, oder du hast es kürzlich gesehen. Spiele weiter, dann kommen neue.
puzzles-count = Bisher { $solved } von { $answered } gelöst
puzzle = Aufgabe { $number }
puzzle-open = Zu lösen
puzzle-solved = Gelöst
puzzle-missed = Verfehlt
puzzle-ask = Was würdest du hier tun?
puzzle-once = Eine Stellung aus einer deiner Partien, so wie du sie damals gesehen hast. Die erste Wahl zählt; an der alten Partie ändert sich nichts.
puzzle-weighing = Der Trainer wägt deine Wahl …
puzzle-answer = Was das wert ist
puzzle-solved-text = Gut gewählt: Klar Besseres ist nicht bekannt.
puzzle-missed-text = Es gab klar Besseres.
puzzle-now = Jetzt gewählt
puzzle-then = Damals gespielt
puzzle-rather = Der Trainer würde lieber
puzzle-beside = Der Trainer verglich mit
puzzle-chance = Aussichten { $chance } %
puzzle-replay = In der Partie ansehen
puzzle-back = Meine Entwicklung
puzzle-none = Heute gibt es hier keine Aufgabe
puzzle-none-text = Aufgaben sind Stellungen aus deinen eigenen Partien, in denen du einmal viel hergegeben hast: Was würdest du dort heute tun? Um welche zu bekommen, spiele eine Partie zu Ende und lass den Trainer sie unter „Meine Entwicklung“ ansehen.
puzzle-none-play = Eine Partie spielen
fair = Ging es mit rechten Dingen zu?
fair-seeded = Stimmt diese Partie?
fair-text = Vor dem ersten Zug hat der Server seine geheime Zahl versiegelt, und der Browser jedes Spielers hat eine eigene dazugegeben. Alles Glück dieser Partie folgt aus diesen Zahlen; kein Spieler konnte es wählen oder vorhersehen. Jetzt ist das Siegel offen, und die ganze Partie lässt sich nachrechnen.
fair-text-seeded = Diese Partie wurde aus einer offenen Startzahl gewürfelt, die in ihrer Datei steht, nicht mit versiegelten Würfeln: Wer die Startzahl gewählt hat, konnte alles Glück vorher kennen. Prüfen lässt sich, dass jeder Schritt aus den Regeln und dieser Startzahl folgt.
fair-text-loaded = Diese Partie kommt aus einer Datei. Nach ihr hat ein Server vor dem ersten Zug seine geheime Zahl versiegelt, und die Zahlen der Spieler kamen dazu. Ob jeder Schritt aus den Regeln und diesen Zahlen folgt, lässt sich nachrechnen; dass das Siegel vor der Partie zu sehen war, wissen nur die, die dabei waren.
fair-check = Diese Partie prüfen
fair-good = Alle { $steps } Schritte sind genau so, wie Regeln und versiegelte Würfel sie ergeben.
fair-good-seeded = Alle { $steps } Schritte sind genau so, wie Regeln und offene Startzahl sie ergeben.
fair-copied = Die ersten { $count } Schritte stammen aus einer anderen Partie: Bei ihnen ließen sich nur die Regeln prüfen.
fair-more = Woher weiß ich das?
fair-seal = Dieses Siegel sahen alle vor der Partie:
fair-seal-loaded = Dieses Siegel steht in der Datei. Vergleiche es mit dem, das die Spieler vor der Partie sahen:
fair-yourself = Wer niemandem trauen will, lädt die Partie herunter und prüft sie auf dem eigenen Rechner: ludotheque verify DATEI
replay = Partie ansehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Moment
replay-at = { $at } von { $last }
replay-moment = Dieser Moment
replay-step = Schritt { $version } von { $last }
eyes = Perspektive
eyes-all = Wie ein Zuschauer es sah
eyes-mine = Wie ich es sah
eyes-of = Wie { $name } es sah
play-on = Hier weiterspielen
copy-moment = Link zu diesem Moment kopieren
learn-count = Schritt { $at } von { $count }
learn-nudge = „{ $action }“ kommt später. Versuch, was gefragt ist; „Zeig es mir“ hilft.
learn-show = Zeig es mir
learn-on = Weiter
learn-play = Eine echte Partie spielen
light-connecting = verbinde
light-on = verbunden
light-lost = Verbindung weg, neuer Versuch
light-closed = nicht verbunden

## Mein Konto

account = Mein Konto
hello-account = Hallo, { $name }
account-made = Dein Konto ist bereit: Es bewahrt deine Partien, und mit diesem Namen und Passwort öffnest du sie auf jedem Gerät.
signed-in = Du bist angemeldet. Die Partien dieses Kontos warten auf dich.
password-changed = Dein neues Passwort gilt ab sofort.
become-account = Meine Partien behalten
become-account-text = Wähle einen Namen und ein Passwort. Alle deine Partien bleiben dir, auf jedem Gerät.
account-name = Name
password = Passwort
password-text = Mindestens 8 Zeichen.
old-password = Bisheriges Passwort
new-password = Neues Passwort
change-password = Passwort ändern
sign-in = Anmelden
sign-in-text = Du hast schon ein Konto? Die Partien dieses Gastes kommen mit.
sign-out = Abmelden
sign-out-text = Deine Partien warten, bis du dich wieder anmeldest.
ways-back = Konto wiederherstellen
ways-back-text = Falls du dein Passwort vergisst: Ein Passkey deines Telefons, deines Computers oder eines Sicherheitsschlüssels meldet dich an, und mit aufgeschriebenen Codes wählst du ein neues. Beides verlangt jetzt dein Passwort.
passkey = Passkey
passkey-name = Ein Name für den Passkey, etwa der des Geräts
passkey-make = Passkey anlegen
passkey-remove = Entfernen
passkey-sign-in = Mit einem Passkey anmelden
codes-make = Neue Codes anzeigen
codes-text = Schreib diese Codes auf: Sie werden nicht noch einmal gezeigt, und frühere gelten nicht mehr. Jeder ist für ein neues Passwort gut.
codes-left = { $count ->
    [0] Du hast keine Codes.
    [one] Du hast noch einen Code.
   *[other] Du hast noch { $count } Codes.
  }
forgotten = Passwort vergessen?
forgotten-text = Gib einen der Codes ein, die du aufgeschrieben hast. Hast du eine Adresse für Benachrichtigungen per E-Mail bestätigt, schicken wir dir einen Code dorthin.
forgotten-act = Neues Passwort speichern
code = Code
code-mail = Einen Code per E-Mail schicken
code-sent = Gibt es ein solches Konto mit einer E-Mail-Adresse, ist ein Code unterwegs.
my-data = Meine Daten
my-data-text = Alles, was über dich gespeichert ist, in einer Datei.
my-data-download = Meine Daten herunterladen
delete-me = Mich löschen
delete-me-text = Endgültig und mit allem, was dir gehört: In deinen Partien spielen Bots weiter, und aus Partien mit anderen wird dein Name entfernt.
delete-me-yes = Ja, alles löschen

## Benachrichtigungen

notices = Benachrichtigungen
notices-text = Lass dir sagen, dass du dran bist, wenn du nicht hier bist. Spielen geht auch ohne.
notices-link = Benachrichtigungen einrichten
notices-kept = Erledigt.
channels = Wege zu dir
channel-add = Hinzufügen
channel-test = Ausprobieren
channel-remove = Entfernen
channel-error = Die letzte kam nicht an: { $error }
channel-push = Dieser Browser
channel-push-text = Kommt auch, wenn keine unserer Seiten offen ist. Auf iPhone und iPad lege die Seite zuerst auf den Home-Bildschirm.
channel-push-add = Hier benachrichtigen
channel-push-denied = Der Browser hat es nicht erlaubt. Sieh in seinen Einstellungen für diese Seite nach.
channel-push-cannot = Dieser Browser kann das nur über https.
channel-mail = E-Mail
channel-mail-text = Zuerst schicken wir einen Code dorthin. Jede Mail hat einen Link, der es beendet.
mail-address = Deine Adresse
confirm-code = Der Code
confirm-address = Bestätigen
confirm-text = Wir haben dir einen Code aus sechs Ziffern geschickt. Tippe ihn hier ein.
channel-webhook = Webhook
webhook-format = Wohin
webhook-url = Adresse des Webhooks
webhook-discord = Discord
webhook-slack = Slack
webhook-matrix = Matrix
webhook-ntfy = ntfy
webhook-json = JSON
notice-kind-turn = ich bin dran
notice-kind-hour = noch eine Stunde
notice-kind-begun = eine Partie beginnt
notice-kind-over = eine Partie ist zu Ende
notice-kind-invited = ein Platz ist für mich frei
quiet-hours = Ruhezeit
quiet-hours-text = Schick mir zu diesen Zeiten nichts ({ $zone })
digest-text = Eine Mail am Tag statt vieler
digest-at = um
table-notices = Benachrichtigungen von diesem Tisch
table-notices-usual = Wie bei allen Tischen
table-notices-never = Nicht für diesen Tisch
table-notices-always = Immer für diesen Tisch
table-notices-text = Immer: was hier geschieht, auf jedem Weg zu dir. Ruhezeiten gelten weiter.
notices-tables = Tische mit eigener Einstellung
days-off = Freie Tage
days-off-text = An diesen Tagen stehen deine Uhren, an jedem Tisch. { $left ->
    [0] In diesem Jahr hast du keine mehr.
    [one] In diesem Jahr hast du noch einen.
   *[other] In diesem Jahr hast du noch { $left }.
  }
days-off-first = Erster Tag
days-off-last = Letzter Tag
days-off-take = Frei nehmen
days-off-end = Aufheben
away-until = weg bis { $date }
usual-pace = spielt meist binnen { $time }{ $missed ->
    [0] {""}
   *[other] , { $missed } von { $turns } Zügen spielte ein Bot
  }
feeds = Feed und Kalender
feeds-text = Private Adressen für einen Feedreader oder Kalender. Wer eine hat, sieht, welche Partien auf dich warten.
feed-atom = Partien, die auf mich warten (Atom)
feed-ics = Fristen (Kalender)
feed-make = Meine Adressen erstellen
feed-renew = Diese Adressen durch neue ersetzen
unsubscribe = Keine Mail mehr
unsubscribe-text = Ein Klick, und an diese Adresse kommt keine Benachrichtigung mehr.
unsubscribed = Erledigt: An diese Adresse kommt keine Mail mehr.

## Wenn der Server nein sagt

error-illegal = Die Regeln erlauben das nicht.
error-not-your-turn = Du bist nicht dran. Warte, bis du an der Reihe bist.
error-game-over = Das Spiel ist aus. Hier lässt sich nichts mehr tun.
error-no-such-action = Diese Möglichkeit gibt es hier nicht. Wähle eine, die angeboten wird.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: Etwas Neues kam ans Licht, oder jemand anderes hat gespielt.
error-no-such-order = So einen Dauerauftrag kennt dieses Spiel nicht.
error-stale-version = Inzwischen ging es am Tisch weiter. Schau noch einmal hin und wähle neu.
error-no-such-game = Dieses Spiel gibt es hier nicht. Such dir auf der Startseite eines aus.
error-no-such-table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben.
error-bad-options = Diese Hausregeln passen nicht zusammen. Ändere eine und versuch es noch einmal.
error-bad-house-rule = Eine Zahl dieser Hausregeln liegt außerhalb ihres Bereichs. Ändere sie und versuch es noch einmal.
error-bad-seats = Die Plätze passen nicht zu diesem Spiel. Ändere ihre Zahl oder wer dort sitzt.
error-bad-timing = Diese Uhren lassen niemandem genug Zeit. Wähle andere.
error-bad-name = Dieser Name geht nicht. Nimm einen mit 1 bis 32 Buchstaben.
error-seat-taken = Dort sitzt schon jemand. Such dir einen anderen Platz.
error-not-invited = Dieser Platz ist auf Einladung. Öffne den Link, den du bekommen hast.
error-no-onlookers = Dieser Tisch ist nur für seine Spieler.
error-not-started = Das Spiel hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
error-table-full = Alle Plätze sind besetzt. Schau zu oder eröffne einen eigenen Tisch.
error-table-closed = Dieser Tisch wurde geschlossen. Hier lässt sich nichts mehr tun.
error-too-many-tables = Mehr Tische kannst du nicht behalten. Beende oder schließe zuerst einige von deinen.
error-older-rules = Diese Partie begann nach älteren Regeln, die dieser Server nicht mehr spielt. Eröffne einen neuen Tisch.
error-not-over = Das Spiel läuft noch. Komm wieder, wenn es aus ist.
error-not-absent = Wer hier spielt, ist da oder war es eben noch. Warte ein wenig.
error-no-hints = Hier spielen Menschen gegeneinander, und Tipps waren nicht ausgemacht.
error-no-such-moment = Diesen Moment gibt es in der Partie nicht. Geh zu einem, der gespielt wurde.
error-no-such-commitment = Die Würfel dieses Tisches sind nicht die zugesagten. Versuch es noch einmal.
error-bad-line = Das lässt sich nicht senden. Schreib 1 bis 500 Zeichen.
error-name-taken = Diesen Namen hat schon jemand. Nimm einen anderen.
error-bad-password = Dieses Passwort geht nicht. Nimm 8 bis 256 Zeichen.
error-wrong-password = Name und Passwort passen nicht zusammen. Versuch es noch einmal.
error-not-allowed = Das darfst du nicht.
error-not-signed-in = Wir kennen dich noch nicht. Gib dir zuerst einen Namen.
error-bad-address = An diese Adresse lässt sich nichts senden. Prüfe sie und versuch es noch einmal.
error-wrong-code = Das ist nicht der Code, den wir geschickt haben. Versuch es noch einmal.
error-too-many-channels = Du bist schon auf zehn Wegen zu erreichen. Entferne zuerst einen.
error-bad-passkey = Dieser Passkey ist hier nicht bekannt.
error-bad-days = Diese Tage gehen nicht: Sie sind vorbei, weit weg oder schon frei.
error-no-days-left = So viele freie Tage hast du in jenem Jahr nicht mehr.
error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu.
error-bad-record = Das ist nicht die Datei einer Partie, oder sie wurde verändert.
error-too-many-requests = Das war etwas schnell. Warte kurz und versuch es noch einmal.
error-too-large = Das ist zu groß zum Verschicken.
error-not-found = Hier ist nichts.
error-unavailable = Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.

## In einem Raum: ein großer Bildschirm und alle Handys

room = In einem Raum spielen
room-text = Dieser Bildschirm zeigt den Plan, jedes Handy eine Hand. Wählt ein Spiel und kommt dann mit euren Handys per Code dazu.
room-kind-invited = Jemand mit Handy
room-kind-here = Jemand an diesem Bildschirm
room-kind-bot = Ein Bot
room-absence = Wenn jemand fehlt
room-absence-wait = Das Spiel wartet auf alle, die fehlen; nach einer Minute kann der große Bildschirm einen Bot einspringen lassen.
room-absence-stand-in = Fehlt jemand eine Minute lang, springt ein Bot ein, bis die Person zurück ist.
room-sit-down = Nehmt Platz
room-how = Scannt einen Code mit dem Handy oder tippt die Adresse darunter im Browser des Handys ein.
room-network = Adresse dieses Computers
room-unreachable = Nicht erreichbar?
room-tip-1 = Die Handys müssen im selben Netz (WLAN) sein wie dieser Computer; über mobile Daten ist er nicht erreichbar.
room-tip-2 = Gastnetze trennen Geräte oft voneinander: Nehmt das Hauptnetz oder den Hotspot eines Handys.
room-tip-3 = Die Firewall dieses Computers muss Verbindungen zu Ludotheque erlauben.
room-tip-4 = Stehen mehrere Adressen zur Wahl, probiert die nächste.
room-join = Mit einem Code mitspielen
room-join-go = An den Tisch
room-join-text = Der große Bildschirm zeigt für jeden freien Platz einen Code aus sechs Buchstaben.
room-code = Code vom großen Bildschirm
room-code-wrong = Zu diesem Code gibt es keinen freien Platz. Schau noch einmal auf den großen Bildschirm: Ein Code gilt, bis dort jemand sitzt.
room-beside = Auf diesem Handy spielt noch jemand mit: Gib einen Namen an.
room-board = Plan
room-choose = Auf dem Plan wählen
room-flat = Liegt flach: mitdrehen
room-flat-text = Dreht den Plan zu der Person, die am Zug ist
room-awake = Dieser Browser lässt den Bildschirm dunkel werden: Stelle am Gerät ein, dass er an bleibt.
room-curtain = Dann solltest nur du auf den Bildschirm sehen.
room-hand-over = Handys
room-other-phone = Einem anderen Handy geben
room-hand-over-text = Ein anderes Handy übernimmt den Platz mit einem neuen Code; das alte sieht dann nur noch zu.
teach = Regeln beim Spielen erklären
pace-room = In einem Raum
pace-room-text = Alle sind in einem Raum um einen großen Bildschirm.

# The static edition: the whole collection in a page
static-alone = Diese Version läuft ohne Server: ohne Spiel übers Netz, ohne Konten und ohne Chat.
static-licences = Lizenzen der Bestandteile
static-loading = Die Spiele werden geholt
static-elsewhere = Ludotheque ist schon in einem anderen Tab offen. Schließe ihn, dann geht es hier weiter.
static-newer = Was du hier gespielt hast, gehört zu einer neueren Version von Ludotheque. Nichts wird daran geändert: Lade die Seite neu, um diese Version zu bekommen.
static-failed = Etwas ist schiefgegangen. Deine Partien sind aufbewahrt: Lade die Seite neu.
static-unkept = Dein Browser hat keinen Platz, das aufzubewahren. Sichere alles als Datei, schaffe Platz und versuche es noch einmal.
backup-save = Alle Partien als Datei sichern
backup-open = Partien aus einer Datei zurückholen
backup-wrong = Das ist keine Sicherungsdatei.
backup-replaces = Alles, was hier gespielt wurde, wird durch den Inhalt der Datei ersetzt.
backup-restore = Ersetzen
take-along = Offline spielen
take-along-text = Die ganze Sammlung in deinem Browser, auch ohne Netz.
