# Airlines auf Deutsch.

title = Airlines
pitch = Gründe Fluggesellschaften, spanne ihre Strecken über Nordamerika und halte die meisten Aktien, wenn eine Wertungskarte auftaucht.

## Was man tun kann

action-swap = Die unbrauchbare Flugkarte { $n1 } tauschen
action-replace = Eine wertlose Aktie { $n1 } im Markt ersetzen
action-found =
    { $n2 ->
        [one] { $n1 } mit { $n2 } Aktie gründen
       *[other] { $n1 } mit { $n2 } Aktien gründen
    }
action-expand = Ein Netz ausbauen: eine Flugkarte ziehen
action-lay =
    { $n2 ->
        [one] { $n2 } Aktie { $n1 } auslegen
       *[other] { $n2 } Aktien { $n1 } auslegen
    }
action-fly = { $n2 } für { $n3 } mit { $n1 }
action-keep = Kein Flug: die Karten behalten
action-sabotage = Mit einem Marker von { $n1 } sabotieren
action-spare = Keine Sabotage
action-block = Kreis { $n2 } auf { $n1 } blockieren
action-take = { $n1 } aus dem Markt nehmen
action-blind = Verdeckt vom Stapel ziehen

prompt-turn = { $seat } gründet eine Gesellschaft, baut ein Netz aus oder legt Aktien aus.
prompt-turn-me =
    { $only ->
        [expand] Du kannst weder gründen noch Aktien auslegen: Bau ein Netz aus.
       *[other] Gründe eine Gesellschaft, bau ein Netz aus oder leg Aktien aus.
    }
prompt-start = { $seat } wählt den ersten Flug von { $n1 }.
prompt-start-me = Wähle den ersten Flug von { $n1 }, ab der Zentrale.
prompt-fly = { $seat } spielt eine Flugkarte oder behält alle.
prompt-fly-me =
    { $only ->
        [keep] Keine deiner Flugkarten passt: Behalte alle.
       *[other] Spiel eine Flugkarte für eine Gesellschaft im Spiel oder behalte alle.
    }
prompt-sabotage = { $seat } darf sabotieren.
prompt-sabotage-me = Du hast genau eine Aktie ausgelegt: Du darfst mit einem Marker einer beliebigen Gesellschaft sabotieren.
prompt-block = { $seat } setzt einen Sabotagemarker von { $n1 }.
prompt-block-me = Setz den Sabotagemarker von { $n1 } auf einen freien Kreis mit einer Zahl ab 5.
prompt-share = { $seat } zieht eine Aktie.
prompt-share-me = Zieh eine Aktie: aus dem Markt oder verdeckt vom Stapel.
prompt-share-and-flight = { $seat } zieht eine Aktie, dann eine Flugkarte.
prompt-share-and-flight-me = Zieh eine Aktie: aus dem Markt oder verdeckt vom Stapel. Danach kommt eine Flugkarte.

## Arten von Entscheidungen, worum auch immer es ging

kind-start = Der erste Flug einer Gesellschaft.
kind-block = Wohin der Sabotagemarker kommt.

## Warum nicht

refused-AIR-3-1 = Jetzt nicht: Ein Zug ist eins von dreien, gründen, ein Netz ausbauen oder Aktien auslegen.
refused-AIR-3-3 = Das geht nur am Anfang deines Zuges.
refused-AIR-4-1 = Zum Gründen brauchst du eine Aktie der Gesellschaft auf der Hand, und sie darf noch nicht im Spiel sein.
refused-AIR-4-2 = Eine neue Gesellschaft fliegt sofort: Du brauchst eine Flugkarte für eine Strecke ab ihrer Zentrale.
refused-AIR-4-4 = Nach dem Gründen kommt der Flug, dann eine Aktie, dann eine Flugkarte.
refused-AIR-4-5 = Alle Gesellschaften sind schon im Spiel.
refused-AIR-4-6 = Diese Gesellschaft hat weniger als 2 Marker übrig und kann nicht gegründet werden.
refused-AIR-5-1 = Wähle zuerst Ausbauen: Vor dem Flug ziehst du eine Flugkarte.
refused-AIR-5-2 = Ein Flug braucht eine Karte deiner Hand und eine Gesellschaft im Spiel, und danach ziehst du eine Aktie.
refused-AIR-5-3 = Eine Aktie ziehst du nur nach einem Flug: Spiel eine Flugkarte oder behalte alle.
refused-AIR-6-1 = Die Karte zeigt ein anderes Muster als diese Strecke.
refused-AIR-6-2 = Diese Gesellschaft darf Strecken mit diesem Muster nicht fliegen.
refused-AIR-6-3 = Auf dieser Strecke ist kein Kreis frei.
refused-AIR-6-4 = Die Karte ist zu niedrig für den kleinsten freien Kreis dieser Strecke.
refused-AIR-6-5 = Diese Strecke berührt das Netz der Gesellschaft nicht.
refused-AIR-6-6 = Diese Gesellschaft hat keinen Marker mehr.
refused-AIR-6-8 = Diese Gesellschaft fliegt diese Strecke schon.
refused-AIR-7-1 = Du kannst nur Aktien auslegen, die du auf der Hand hast, und ziehst danach keine Karte.
refused-AIR-7-2 = Diese Gesellschaft ist nicht im Spiel: Ihre ersten Aktien legt aus, wer sie gründet.
refused-AIR-7-3 = Sabotieren darfst du nur nach genau einer ausgelegten Aktie, mit einem Marker aus dem Vorrat und auf einem freien Kreis.
refused-AIR-7-4 = Sperren lassen sich nur Kreise ab der Zahl 5.
refused-AIR-7-5 = Auf dieser Strecke liegt schon ein Sabotagemarker.
refused-AIR-7-7 = An diesem Tisch wird nicht sabotiert.
refused-AIR-8-1 = Tauschen kannst du nur Karten deiner Hand und nur, solange welche zu ziehen sind.
refused-AIR-8-2 = Für diese Karte gibt es auf dem Plan noch einen Platz.
refused-AIR-9-1 = Von dieser Gesellschaft liegt keine Aktie im Markt.
refused-AIR-9-2 = Der Stapel ist leer: Nimm eine Aktie aus dem Markt.
refused-AIR-9-3 = Diese Gesellschaft ist inaktiv: Niemand kann sie gründen, und ihre Aktien sind wertlos.
refused-AIR-9-4 = Du kannst in jedem Zug eine wertlose Aktie aus dem Markt entfernen.

## Was alle zeigen

score = { fact-points }
standing = Punkte mit einer Wertung in diesem Augenblick
fact-points =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
fact-standing = { $value } mit einer Wertung jetzt
fact-shares =
    { $value ->
        [one] { $value } Aktie auf der Hand
       *[other] { $value } Aktien auf der Hand
    }
fact-flights =
    { $value ->
        [one] { $value } Flugkarte
       *[other] { $value } Flugkarten
    }

## Was geschehen ist

# Andere lesen, wie viele; man selbst liest, welche.
event-dealt = { $seat } bekommt Flugkarten ({ $flights }) und Aktien ({ $shares }).
event-market = Der Markt öffnet mit { $shares }.
event-first = { $seat } fängt an.
event-swapped = { $seat } tauscht die unbrauchbare Flugkarte { $card }.
event-replaced = { $seat } nimmt eine wertlose Aktie { $company } aus dem Markt.
event-founded =
    { $seat } gründet { $company } in { $city } und legt { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } aus.
event-laid =
    { $seat } legt { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } { $company } aus; insgesamt liegen { $laid }.
event-flew = { $seat } spielt { $card }: { $company } fliegt { $route } (Kreis { $circle }) und ist { $worth } wert.
event-sabotaged = { $seat } blockiert Kreis { $circle } auf { $route } mit einem Marker von { $company }.
event-kept = { $seat } spielt keine Flugkarte.
event-spared = { $seat } sabotiert nicht.
event-drew-flight = { $seat } zieht { $card }.
event-no-flight = Für { $seat } ist keine Flugkarte mehr da.
event-reshuffled = Die abgelegten Flugkarten werden zu einem neuen Stapel gemischt.
event-took = { $seat } nimmt { $company } aus dem Markt.
event-drew-share = { $seat } zieht vom Stapel: { $company }.
event-turned-up = { $company } wird im Markt aufgedeckt.
event-score-card = Wertungskarte { $number } taucht im Zug von { $seat } auf: Wertung.
event-score-card-returned = { $seat } stößt in der ersten Runde auf eine Wertungskarte: Sie geht zurück in den Stapel.
# $dummy ist 0, außer am Ende eines Spiels zu zweit.
event-company-scored =
    { $dummy ->
        [0] { $company } ist { $worth } wert.
       *[other] { $company } ist { $worth } wert; Aktien des Strohmanns: { $dummy }.
    }
event-paid =
    { $points ->
        [one] { $seat }: { $points } Punkt für { $company } (ausgelegte Aktien: { $shares }).
       *[other] { $seat }: { $points } Punkte für { $company } (ausgelegte Aktien: { $shares }).
    }
event-scored =
    { $points ->
        [one] { $seat } bekommt { $points } Punkt und hat jetzt { $total }.
       *[other] { $seat } bekommt { $points } Punkte und hat jetzt { $total }.
    }
event-inactive = { $company } kann nicht mehr gegründet werden: Sie ist inaktiv und ihre Aktien sind wertlos.
event-worthless =
    { $shares ->
        [one] { $shares } wertlose Aktie { $company } verlässt den Markt.
       *[other] { $shares } wertlose Aktien { $company } verlassen den Markt.
    }
event-last-turns = Die letzte Aktie ist weg: Alle haben noch einen Zug, { $seat } zuletzt.
event-score-cards-in = Die Wertungskarten werden in den Stapel gemischt.
event-dummy = Die Aktien in Stapel und Markt gehören jetzt dem Strohmann.
event-bonus =
    { $points ->
        [one] { $seat } bekommt { $points } Punkt Bonus für den späten Anfang.
       *[other] { $seat } bekommt { $points } Punkte Bonus für den späten Anfang.
    }
event-ended =
    { $reason ->
        [last-share] Das Spiel ist aus: Die letzte Aktie ist genommen. Letzte Wertung.
        [third-score-card] Das Spiel ist aus: Das war die letzte Wertungskarte. Letzte Wertung.
        [last-turns] Das Spiel ist aus: Alle hatten ihren letzten Zug. Letzte Wertung.
       *[stall] Das Spiel ist aus: Nichts bewegt sich mehr. Letzte Wertung.
    }

## Wie das Spiel endete

ending =
    { $seats ->
        [2] Die letzte Wertungskarte beendet das Spiel: Es fehlen noch { $scoreCardsLeft }, { $pile } im Stapel.
       *[other] Das Spiel endet mit der letzten Aktie aus Stapel und Markt: { $pile } im Stapel, Wertungskarten noch: { $scoreCardsLeft }.
    }
reason-last-share = Die letzte Aktie wurde genommen.
reason-third-score-card = Die letzte Wertungskarte tauchte auf.
reason-last-turns = Alle hatten einen letzten Zug.
reason-stall = Nichts bewegte sich mehr.

## Optionen

option-no-sabotage = Ohne Sabotage
option-no-sabotage-help = Wer nur eine Aktie auslegt, darf nicht sabotieren.
option-bonus = Bonus für späten Anfang
option-bonus-help = Am Ende gibt es für die Zweiten in der Zugfolge 1 Punkt, für die Dritten 2 Punkte, bis zu 5 Punkten für die Sechsten.
option-last-turn = Zusätzlicher letzter Zug
option-last-turn-help = Nach der letzten Aktie haben alle noch einen Zug, und wer sie genommen hat, kommt zuletzt; zu zweit ohne Wirkung.
option-late-score-cards = Späte Wertungskarten
option-late-score-cards-help = Die Wertungskarten werden erst nach 5, 4, 3, 2 oder 2 Runden zu zweit, dritt, viert, fünft oder sechst eingemischt.
parameter-hand-flights = Flugkarten zu Beginn
parameter-hand-flights-help = Wie viele Flugkarten alle bekommen.
parameter-hand-shares = Aktien zu Beginn
parameter-hand-shares-help = Wie viele Aktien alle bekommen.
parameter-market-shares = Aktien im Markt
parameter-market-shares-help = Wie viele Aktien offen im Markt liegen.
parameter-score-cards = Wertungskarten
parameter-score-cards-help = Wie viele Wertungskarten es gibt; zu zweit beendet die letzte das Spiel.
parameter-second-prize = Zweiter Preis in Prozent
parameter-second-prize-help = Welchen Teil der Punkte einer Gesellschaft die zweitmeisten Aktien bringen.

## Wörter

noun-red = rot
noun-blue = blau
noun-yellow = gelb
noun-green = grün
noun-purple = lila
noun-grey = grau
noun-brown = braun
noun-white = weiß
noun-orange = orange
noun-black = schwarz
noun-pink = rosa
noun-solid = durchgezogen
noun-dashed = gestrichelt
noun-dotted = gepunktet
noun-double = doppelt
noun-wavy = gewellt
noun-waiting = noch nicht gegründet
noun-flying = im Spiel
noun-inactive = inaktiv
noun-hidden-share = eine verdeckte Aktie
noun-hidden-flight = eine Flugkarte

## Flugkarten: Muster und Wert

noun-N2 = durchgezogen 2
noun-N4 = durchgezogen 4
noun-N5 = durchgezogen 5
noun-N7 = durchgezogen 7
noun-N9 = durchgezogen 9
noun-N10 = durchgezogen 10
noun-N12 = durchgezogen 12
noun-N14 = durchgezogen 14
noun-S1 = gestrichelt 1
noun-S3 = gestrichelt 3
noun-S5 = gestrichelt 5
noun-S6 = gestrichelt 6
noun-S8 = gestrichelt 8
noun-S10 = gestrichelt 10
noun-S11 = gestrichelt 11
noun-S13 = gestrichelt 13
noun-C1 = gepunktet 1
noun-C2 = gepunktet 2
noun-C4 = gepunktet 4
noun-C6 = gepunktet 6
noun-C7 = gepunktet 7
noun-C9 = gepunktet 9
noun-C11 = gepunktet 11
noun-C12 = gepunktet 12
noun-C14 = gepunktet 14
noun-E2 = doppelt 2
noun-E3 = doppelt 3
noun-E5 = doppelt 5
noun-E7 = doppelt 7
noun-E8 = doppelt 8
noun-E10 = doppelt 10
noun-E12 = doppelt 12
noun-E13 = doppelt 13
noun-W1 = gewellt 1
noun-W3 = gewellt 3
noun-W4 = gewellt 4
noun-W6 = gewellt 6
noun-W8 = gewellt 8
noun-W9 = gewellt 9
noun-W11 = gewellt 11
noun-W13 = gewellt 13
noun-W14 = gewellt 14

## Der Plan

board-label = Karte von Nordamerika: 39 Städte, 86 Flugstrecken in fünf Linienmustern mit nummerierten Kreisen und die Zentralen von neun Gesellschaften.

## Vor dem Bestätigen

warn-inactive = Das macht eine Gesellschaft inaktiv: Niemand kann sie mehr gründen, und ihre Aktien werden wertlos.

## Der Tisch im Browser

overview = Gesellschaften
overview-more = Alles über die Gesellschaften
company-label = { $code }, { $city }: { $status }, { $worth } wert; Linien: { $patterns }; nicht sichtbare Aktien: { $unseen } von { $shares }; Marker übrig: { $left } von { $markers }.
company-owners = Ausgelegte Aktien: { $owners }.
tray = Meine Karten und der Markt
my-flights = Meine Flugkarten
my-shares = Meine Aktien
no-shares = Keine Aktien auf der Hand
my-share =
    { $shares ->
        [one] { $code }: { $shares } Aktie auf der Hand
       *[other] { $code }: { $shares } Aktien auf der Hand
    }
flight-card = Flugkarte { $card }
flight-unusable = Flugkarte { $card }, unbrauchbar
market = Markt
market-share =
    { $shares ->
        [one] { $code }: { $shares } Aktie im Markt
       *[other] { $code }: { $shares } Aktien im Markt
    }
pile = { $shares } im Stapel, Wertungskarten noch darin: { $cards }
pile-calm = { $shares } im Stapel, Wertungskarten noch beiseite: { $cards }
deed-expand = Ausbauen
deed-keep = Kein Flug
deed-spare = Keine Sabotage
deed-blind = Blind ziehen
route-label = { $route }, { $pattern }: { $circles }
circle-free = Kreis { $number } frei
circle-taken = Kreis { $number } { $code }
circle-sabotaged = Kreis { $number } von { $code } blockiert
scoring-title = Wertungskarte { $number }
scoring-last = Letzte Wertung
scoring-company = Gesellschaft
scoring-worth = Wert
scoring-dummy = Strohmann
scoring-shares =
    { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    }
scoring-total = Punkte
scoring-close = Wertung schließen
scorings = Bisherige Wertungen

## Die Einführung

tutorial-welcome = Du hältst Aktien junger Fluggesellschaften. Taucht eine Wertungskarte auf, bekommt die Punkte einer Gesellschaft, wer von ihr die meisten Aktien ausgelegt hat; wer am Ende die meisten Punkte hat, gewinnt. Unter der Karte liegt deine Hand: 5 Aktien und 3 Flugkarten.
tutorial-found = Ein Zug ist eins von dreien: eine Gesellschaft gründen, ein Netz ausbauen oder Aktien auslegen. Du hast 2 Aktien BOI, der Gesellschaft aus Boise. Gründe sie mit beiden, denn nur ausgelegte Aktien zählen.
tutorial-flight = Ihre erste Strecke muss Boise berühren. Die Flugkarte braucht das Muster der Strecke und mindestens deren kleinste freie Zahl: Spiel deine durchgezogene 5 auf Boise-Salt Lake City, wo eine 4 genügt.
tutorial-market = BOI hat jetzt 2 Marker auf der Karte, einen davon in der Zentrale Boise, und ist damit 2 Punkte wert. Das Gründen bringt dir eine Aktie, dann eine Flugkarte: Nimm ITA aus dem Markt, eine hast du schon.
tutorial-expand = Blau hat ITA gegründet, und Gelb VEG. Lass deine Gesellschaft wachsen, denn jeder Marker auf der Karte macht sie 1 Punkt mehr wert. Wähle Ausbauen: Zuerst ziehst du eine Flugkarte.
tutorial-second-flight = Eine durchgezogene 4! Ausbauen darfst du jede Gesellschaft im Spiel, auch fremde, mit einer Strecke, die ihr Netz berührt. Spiel die durchgezogene 4 auf Portland-Boise für BOI.
tutorial-pile = Nach einem Flug ziehst du eine Aktie. Versuch diesmal den Stapel: Niemand sieht, was du ziehst, und irgendwo darin warten die 3 Wertungskarten. Zieh blind.
tutorial-lay = Eine dritte ITA, was für ein Glück! Blau müht sich für ITA, hat aber nur 1 Aktie davon ausgelegt, und auf deiner Hand bringen sie nichts ein. Leg alle 3 aus, und der erste Preis von ITA gehört dir.
tutorial-scoring = Blau ist auf eine Wertungskarte gestoßen, und jede Gesellschaft hat gezahlt. Für ITA, 4 wert, bekamst du mit den meisten Aktien alle 4 Punkte und Blau auf Platz zwei die Hälfte. BOI war 3 wert und gehört nur dir, also bekamst du beide Preise: 3 + 1 = 4.
tutorial-sabotage = Noch ein Kniff: Wer genau 1 Aktie auslegt, darf sabotieren, also mit einem Marker einer beliebigen Gesellschaft einen freien Kreis ab der Zahl 5 sperren. Punkte bringt das nicht, aber es kann anderen den Weg verbauen.
tutorial-end = Das ist alles. Drei Wertungen stehen noch aus: zwei Wertungskarten und das Ende, wenn die letzte Aktie weg ist. Sammle Aktien, wo Netze wachsen, und leg sie rechtzeitig aus: Auf zu einem richtigen Spiel, und guten Flug!
