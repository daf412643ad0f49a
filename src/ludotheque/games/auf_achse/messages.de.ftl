# Auf Achse auf Deutsch.

title = Auf Achse
pitch = Lade auf, wähle deine Straßen quer durch Mitteleuropa und ersteigere die Aufträge, die sich lohnen.

## Was man tun kann

action-place = Auf { $n1 } beginnen
action-roll = Würfeln
action-buy = Anhänger kaufen: { $n1 }
action-load = { $n1 } laden
action-unload = { $n1 } entladen
action-collect = { $n1 } kassieren
action-hand-on = Die Inspektion weitergeben
action-play = { $n1 } spielen
action-use = Die { $n1 } nutzen
# Zwei Nomen auf Ereignisfeldern: das Feld und die Stadt, aus der man kommt.
action-drive =
    { $count ->
        [1] Nach { $n1 } fahren
       *[other] Von { $n2 } nach { $n1 } fahren
    }
action-wait = Hier warten
action-decline = Nein, danke
action-works = Baustelle auf { $n1 }
action-jam = Stau auf { $n1 }
action-call = { $n1 } aufrufen
action-take = { $n1 } nehmen
action-discard = Den ältesten offenen Auftrag ablegen
action-bid = Angebot { $n1 } nennen
action-match = Das Angebot halten
action-pass = Passen
action-end = Zug beenden
action-rail = { $n1 } mit der Bahn schicken
action-jump = Nach { $n1 }
action-land = Auf { $n1 } halten
action-give = { $n1 } weggeben
action-help = Helfen und einen Zug aussetzen
action-drive-on = Weiterfahren
action-pay = 500 DM zahlen
action-skip = Einen Zug aussetzen
action-invite = { $n1 } rufen
action-blow = { $n1 } versetzen
action-calm = Keinen Lastwagen mehr versetzen

prompt-place = { $seat } setzt den Lastwagen auf ein Straßenfeld.
prompt-place-me = Setze deinen Lastwagen auf ein Straßenfeld.
prompt-before = { $seat } ist vor dem Wurf.
prompt-before-me =
    { $only ->
        [roll] Würfle.
       *[other] Würfle, oder erledige erst deine Geschäfte.
    }
prompt-choose = { $seat } nutzt einen der Würfel: { $n1 } oder { $n2 }.
prompt-choose-me = Welchen Würfel nutzt du: { $n1 } oder { $n2 }?
prompt-drive = { $seat } hat eine { $n1 } gewürfelt und fährt.
prompt-drive-me = Du hast eine { $n1 } gewürfelt: Wohin fährst du?
prompt-drive-motivation = { $seat } fährt 1 bis 3 Felder mehr.
prompt-drive-motivation-me = Fahre 1 bis 3 Felder mehr.
prompt-drive-routenplanung = { $seat } darf zur nächsten freien Stadt fahren.
prompt-drive-routenplanung-me = Du darfst zur nächsten freien Stadt fahren.
prompt-drive-partner = { $seat } darf 3 Felder weiterfahren.
prompt-drive-partner-me = Du darfst 3 Felder weiterfahren.
prompt-drive-guest = { $seat } wurde gerufen und darf 3 Felder fahren.
prompt-drive-guest-me = Du wurdest gerufen: Du darfst 3 Felder fahren.
prompt-drive-storm = { $seat } versetzt den Lastwagen von { $n1 } um 1 bis 3 Felder.
prompt-drive-storm-me = Versetze den Lastwagen von { $n1 } um 1 bis 3 Felder.
prompt-drive-wartung = { $seat } darf 1 bis 4 Felder mehr fahren.
prompt-drive-wartung-me = Du darfst 1 bis 4 Felder mehr fahren.
prompt-drive-zollabfertigung = { $seat } fährt zum nächsten Ereignisfeld.
prompt-drive-zollabfertigung-me = Fahre zum nächsten Ereignisfeld.
prompt-works = { $seat } stellt das Baustellenschild auf.
prompt-works-me = Stelle das Baustellenschild auf ein anderes Feld.
prompt-stop = { $seat } hält und erledigt Geschäfte.
prompt-stop-me =
    { $only ->
        [end] Du hältst und hast hier nichts mehr zu tun: Beende den Zug.
       *[other] Du hältst: Erledige deine Geschäfte oder beende den Zug.
    }
prompt-rail = { $seat } wählt einen Auftrag für die Bahn.
prompt-rail-me = Welcher dieser Aufträge geht mit der Bahn?
prompt-jump = { $seat } wählt einen Zielort.
prompt-jump-me = Zu welchem Zielort kommst du?
prompt-land = Die Stadt ist besetzt: { $seat } wählt ein Feld in der Nähe.
prompt-land-me = Die Stadt ist besetzt: Wähle das nächste freie Feld.
prompt-give = { $seat } gibt einen Auftrag nach rechts.
prompt-give-me = Gib einen deiner Aufträge nach rechts.
prompt-help = { $seat } kann helfen.
prompt-help-me = Hilfst du, für 1.000 DM und einen Zug?
prompt-customs = { $seat } zahlt beim Zoll oder setzt aus.
prompt-customs-me = Zahle 500 DM oder setze einen Zug aus.
prompt-jam = { $seat } stellt das Stauschild auf ein freies Feld.
prompt-jam-me = Stelle das Stauschild auf ein freies Feld.
prompt-invite = { $seat } ruft jemanden über Funk.
prompt-invite-me = Wer darf mit dir 3 Felder fahren?
prompt-storm = { $seat } versetzt Lastwagen im Schneesturm.
prompt-storm-me = Welchen Lastwagen versetzt der Schneesturm?
prompt-auction = { $seat } bietet auf { $n1 }; das höchste Angebot ist { $n2 }.
prompt-auction-me = Biete auf { $n1 } oder passe; das höchste Angebot ist { $n2 }.
prompt-match = { $seat } hat { $n1 } aufgerufen und hält Angebot { $n2 } oder passt.
prompt-match-me = Du hast { $n1 } aufgerufen: Halte Angebot { $n2 } oder passe.
prompt-load = { $seat } darf { $n1 } sofort laden.
prompt-load-me = Du darfst { $n1 } sofort laden.

## Arten von Entscheidungen, worum auch immer es ging

kind-choose = Welchen der beiden Würfel man nutzt.
kind-drive = Wohin man nach dem Wurf fährt.
kind-drive-storm = Wohin der Schneesturm einen Lastwagen versetzt.
kind-auction = Auf einen Auftrag bieten oder passen.
kind-match = Das Angebot für den aufgerufenen Auftrag halten oder passen.
kind-load = Einen Auftrag sofort laden oder nicht.

## Warum nicht

refused-AUF-2-1 = Beginne auf einem Straßenfeld ohne Lastwagen.
refused-AUF-3-1 = Du fährst nach dem Würfel: 1 bis 5 ganz, mit einer 6 bis zu 6 Felder.
refused-AUF-3-2 = Dort steht schon ein Lastwagen.
refused-AUF-3-4 = Früher halten darfst du nur in einer Stadt eines deiner Aufträge.
refused-AUF-3-5 = Auf dem Weg dorthin steht ein Schild.
refused-AUF-3-6 = Innerhalb einer Fahrt kehrt ein Lastwagen nicht einfach um.
refused-AUF-4-2 = Das Baustellenschild steht weder in einer Stadt noch bei einem Lastwagen, beim anderen Schild oder vor Flensburg.
refused-AUF-4-3 = Die Baustelle sperrt dieses Feld.
refused-AUF-4-5 = Der Stau sperrt dieses Feld.
refused-AUF-5-1 = Laden kannst du im Startort deines Auftrags, wenn alle seine Waren Platz haben.
refused-AUF-5-3 = Entladen kannst du am Zielort eines geladenen Auftrags.
refused-AUF-5-6 = Vor dem Wurf lässt sich kein Auftrag aufrufen.
refused-AUF-7-1 = Einen offenen Auftrag kannst du nur aufrufen, wenn du mit genauer Punktzahl in einer Stadt ankommst.
refused-AUF-9-10 = Mit der Inspektion kannst du vor München weder laden noch entladen.

## Was man von jemandem sieht

score = { fact-money }
fact-money = { $value } DM
fact-under-way = { $value } DM an Bord
fact-contracts =
    { $value ->
        [one] { $value } Auftrag
       *[other] { $value } Aufträge
    }
fact-goods =
    { $value ->
        [one] { $value } Ware an Bord
       *[other] { $value } Waren an Bord
    }
fact-skips =
    { $value ->
        [one] setzt { $value } Zug aus
       *[other] setzt { $value } Züge aus
    }

## Was geschah

event-first = { $seat } beginnt.
event-placed = { $seat } beginnt auf { $space }.
event-dealt = { $seat } bekommt { $contracts }.
event-opened = { $contract } wird aufgedeckt.
event-rolled = { $seat } würfelt { $die }.
event-rolled-two = { $seat } würfelt { $die } und { $other_die }.
event-used = { $seat } nutzt die { $die }.
event-drove = { $seat } fährt nach { $space }.
event-waited = { $seat } wartet.
event-declined = { $seat } bleibt stehen.
event-works = { $seat } stellt die Baustelle auf { $space }.
event-jammed = { $seat } stellt den Stau auf { $space }.
event-jam-lifted = Der Stau auf { $space } löst sich auf.
event-loaded =
    { $goods ->
        [one] { $seat } lädt { $goods } Ware: { $contract }.
       *[other] { $seat } lädt { $goods } Waren: { $contract }.
    }
event-delivered = { $seat } liefert { $contract } für { $money } DM.
event-bought = { $seat } kauft einen Anhänger ({ $size }) für { $money } DM.
event-called = { $seat } ruft { $contract } auf.
event-bid = { $seat } nennt Angebot { $offer } für { $contract }: { $money } DM.
event-matched = { $seat } hält Angebot { $offer } für { $contract }: { $money } DM.
event-passed = { $seat } passt bei { $contract }.
event-sold = { $seat } bekommt { $contract } für { $money } DM.
event-took = { $seat } nimmt { $contract }.
event-discarded = { $seat } legt { $contract } ab.
event-drew = { $seat } zieht { $card }.
event-paid = { $seat } zahlt { $money } DM.
event-railed = { $seat } zahlt der Bahn { $money } DM.
event-received = { $seat } bekommt { $money } DM.
event-owes = { $seat } kann nicht zahlen und schuldet { $money } DM.
event-paid-debt = { $seat } zahlt eine Schuld von { $money } DM.
event-must-skip =
    { $turns ->
        [one] { $seat } muss den nächsten Zug aussetzen.
       *[other] { $seat } muss die nächsten { $turns } Züge aussetzen.
    }
event-skipped = { $seat } setzt aus.
event-handed-on = { $seat } gibt die Inspektion an { $other } weiter.
event-inspection-over = { $seat } war bei der Inspektion; die Karte kommt unter den Stapel.
event-collected = { $seat } kassiert { $money } DM: { $card }.
event-robbed = { $seat } verliert die Waren von { $contract }; die Versicherung zahlt { $money } DM.
event-gave = { $seat } gibt { $other } { $contract }.
event-got = { $seat } zieht aus der Reserve { $contract }.
event-jumped = { $seat } kommt nach { $space }.
event-drove-back = { $seat } fährt zurück nach { $space }.
event-played = { $seat } spielt { $card }.
event-invited = { $seat } ruft { $other }: 3 Felder sind frei.
event-penalised = { $seat } zahlt am Ende { $money } DM für Karten, die liegen blieben.
# Nur bei delivered hat $seat das Spiel beendet.
event-ended =
    { $reason ->
        [delivered] Das Spiel ist aus: { $seat } hat den letzten Auftrag geliefert.
       *[limit] Das Spiel ist aus: Die letzte Runde ist gespielt.
    }

## Wie das Spiel endete

ending = Schluss ist, wenn jemand alles geliefert hat und kein öffentlicher Auftrag übrig ist: { $open } offen, { $pile } im Stapel.
reason-delivered = Jemand hat den letzten Auftrag geliefert, und es gab keinen öffentlichen mehr.
account = { $value } DM für behaltene Karten
reason-limit = Die vereinbarten Runden sind gespielt.

## Vor dem Bestätigen

warn-must-skip = Das kostet dich einen Zug.

## Optionen

option-public-contracts = Öffentliche Aufträge
option-public-contracts-0 =
    wie üblich bei { $seats } Personen: { $seats ->
        [2] 12
        [3] 16
        [4] 20
       *[other] 24
    }
option-public-contracts-help = Mit mehr dauert das Spiel länger, mit weniger kürzer.
option-one-lap = Inspektion für eine Runde
option-one-lap-help = Die Inspektion wird weggelegt, sobald sie zu der Person zurückkäme, die sie gezogen hat. Zu zweit ist das Spiel dann um ein Drittel kürzer.
option-round-limit = Höchstzahl der Runden
option-round-limit-0 = keine
option-round-limit-help = Nach so vielen Runden gewinnt, wer am meisten hat.
option-children = Fassung für Kinder
option-children-help = Keine Anhänger, 2.000 DM zu Beginn, und öffentliche Aufträge nimmt man sich einfach.
option-rules-2007 = Regeln von 2007
option-rules-2007-help = Zwei Würfel, von denen einer zählt, kein Fahrzwang, zwei Lastwagen auf einem Straßenfeld, und alte Aufträge lassen sich ablegen.
parameter-start-money = Geld zu Beginn
parameter-start-money-help = Mit wie vielen DM alle beginnen; die Kinderversion behält ihren eigenen Betrag.
parameter-private-contracts = Private Aufträge
parameter-private-contracts-help = Wie viele private Aufträge alle bekommen; notfalls sind weniger öffentlich.
parameter-open-contracts = Offene Aufträge
parameter-open-contracts-help = Wie viele der öffentlichen Aufträge offen ausliegen.
parameter-trailers-each = Anhänger jeder Größe
parameter-trailers-each-help = Wie viele große und wie viele kleine Anhänger es gibt.

## Wörter

noun-red = Rot
noun-blue = Blau
noun-yellow = Gelb
noun-green = Grün
noun-purple = Lila
noun-grey = Grau
noun-small = klein
noun-large = groß
noun-secret = einen geheimen Auftrag
noun-secrets = geheime Aufträge

## Die Ereigniskarten

noun-bahnverladung = Bahnverladung
noun-beifahrer = Beifahrer
noun-dokumente = Dokumente
noun-fahrtenschreiber = Fahrtenschreiber
noun-familiennachwuchs = Familiennachwuchs
noun-fracht-dumping = Fracht Dumping
noun-kundenservice = Freundlicher Kundenservice
noun-routenplanung = Gute Routenplanung
noun-diebe = Hilfe, Diebe!
noun-inspektion = Inspektion
noun-motivation = Motivation
noun-pannenhilfe = Pannenhilfe
noun-polizeikontrolle = Polizeikontrolle
noun-radarfalle = Radarfalle
noun-road-runner = Road Runner ruft Teddybär
noun-schneestuerme = Schneestürme
noun-schnelle-verladung = Schnelle Verladung
noun-sonderauftrag-flensburg = Sonderauftrag Flensburg
noun-sonderauftrag-wien = Sonderauftrag Wien
noun-stau-muenchen = Stau München
noun-stau-frankfurt = Stau Frankfurt
noun-stau-kassel = Stau Kassel
noun-stau-nebel = Stau im Nebel
noun-stau-unfall = Stau nach einem Unfall
noun-subunternehmer = Subunternehmer
noun-truckerfestival = Truckerfestival
noun-vertrauen = Vertrauen
noun-wartung = Vorbildliche Wartung
noun-ware-verdorben = Ware verdorben
noun-zollabfertigung = Zollabfertigung
noun-zollkontrolle = Zollkontrolle

card-bahnverladung = Der geladene Auftrag mit dem entferntesten Zielort geht mit der Bahn: sofort der Frachterlös, abzüglich 1.000 DM.
card-beifahrer = Noch einmal würfeln und fahren.
card-dokumente = Zurück zur nächsten Stadt auf dem Weg hierher.
card-fahrtenschreiber = Den nächsten Zug aussetzen.
card-familiennachwuchs = Direkt zum Zielort eines geladenen Auftrags und entladen.
card-fracht-dumping = Ein nicht geladener Auftrag geht nach rechts.
card-kundenservice = Einen Auftrag aus der Reserve ziehen.
card-routenplanung = Sofort zur nächsten freien Stadt fahren, wenn gewünscht.
card-diebe = Alle geladenen Waren sind verloren. Für jeden Auftrag zahlt die Versicherung 1.000 DM.
card-inspektion = Weder laden noch entladen vor München. Dort geht die Karte nach links, und es darf noch einmal gewürfelt werden. Wer sie am Ende hat, zahlt 1.000 DM.
card-motivation = Zum Behalten: einmal in einem eigenen Zug 1 bis 3 Felder mehr fahren.
card-pannenhilfe = Weiterfahren, oder helfen und für 1.000 DM einen Zug aussetzen.
card-polizeikontrolle = 500 DM zahlen.
card-radarfalle = 500 DM zahlen.
card-road-runner = Diese Person und eine andere ihrer Wahl dürfen je 3 Felder weiterfahren.
card-schneestuerme = Alle Lastwagen dürfen 1 bis 3 Felder in beliebiger Richtung versetzt werden.
card-schnelle-verladung = Zum Behalten: einmal direkt nach dem Laden noch einmal würfeln und fahren.
card-sonderauftrag-flensburg = Zum Behalten: 2.000 DM bei Ankunft in Flensburg; sonst sind am Ende 1.000 DM zu zahlen.
card-sonderauftrag-wien = Zum Behalten: 2.000 DM bei Ankunft in Wien; sonst sind am Ende 1.000 DM zu zahlen.
card-stau-muenchen = Das Stauschild steht bis zum nächsten Zug dieser Person auf München.
card-stau-frankfurt = Das Stauschild steht bis zum nächsten Zug dieser Person auf Frankfurt.
card-stau-kassel = Das Stauschild steht bis zum nächsten Zug dieser Person auf Kassel.
card-stau-nebel = Das Stauschild steht bis zum nächsten Zug dieser Person auf einem freien Feld.
card-stau-unfall = Das Stauschild steht bis zum nächsten Zug dieser Person auf einem freien Feld.
card-subunternehmer = Diese Person und eine andere ihrer Wahl dürfen je 3 Felder weiterfahren.
card-truckerfestival = Ein Gewinn von 500 DM.
card-vertrauen = Einen Auftrag aus der Reserve ziehen.
card-wartung = 1 bis 4 Felder mehr fahren, wenn gewünscht.
card-ware-verdorben = Zurück in die Stadt der letzten Ladung.
card-zollabfertigung = Sofort zum nächsten Ereignisfeld fahren, ohne dort eine Karte zu ziehen.
card-zollkontrolle = Einen Zug aussetzen oder 500 DM zahlen.

## Das Spielbrett

board-label = Straßenkarte von Mitteleuropa: 26 Städte, 50 Straßen mit 137 Feldern, darunter 47 Ereignisfelder.

# Städte und Straßenfelder.
noun-flensburg = Flensburg
noun-hamburg = Hamburg
noun-bremen = Bremen
noun-hannover = Hannover
noun-berlin = Berlin
noun-rotterdam = Rotterdam
noun-bruxelles = Bruxelles
noun-dortmund = Dortmund
noun-koeln = Köln
noun-kassel = Kassel
noun-frankfurt = Frankfurt
noun-saarbruecken = Saarbrücken
noun-nuernberg = Nürnberg
noun-stuttgart = Stuttgart
noun-basel = Basel
noun-zuerich = Zürich
noun-geneve = Genève
noun-milano = Milano
noun-verona = Verona
noun-innsbruck = Innsbruck
noun-muenchen = München
noun-salzburg = Salzburg
noun-linz = Linz
noun-wien = Wien
noun-graz = Graz
noun-trieste = Trieste
noun-flensburg-hamburg-1 = Flensburg–Hamburg 1
noun-hamburg-bremen-1 = Hamburg–Bremen 1
noun-hamburg-hannover-1 = Hamburg–Hannover 1
noun-hamburg-hannover-2 = Hamburg–Hannover 2
noun-hamburg-berlin-1 = Hamburg–Berlin 1
noun-hamburg-berlin-2 = Hamburg–Berlin 2
noun-hamburg-berlin-3 = Hamburg–Berlin 3
noun-hamburg-berlin-4 = Hamburg–Berlin 4
noun-bremen-hannover-1 = Bremen–Hannover 1
noun-bremen-dortmund-1 = Bremen–Dortmund 1
noun-bremen-dortmund-2 = Bremen–Dortmund 2
noun-bremen-dortmund-3 = Bremen–Dortmund 3
noun-bremen-rotterdam-1 = Bremen–Rotterdam 1
noun-bremen-rotterdam-2 = Bremen–Rotterdam 2
noun-bremen-rotterdam-3 = Bremen–Rotterdam 3
noun-bremen-rotterdam-4 = Bremen–Rotterdam 4
noun-bremen-rotterdam-5 = Bremen–Rotterdam 5
noun-hannover-berlin-1 = Hannover–Berlin 1
noun-hannover-berlin-2 = Hannover–Berlin 2
noun-hannover-berlin-3 = Hannover–Berlin 3
noun-hannover-berlin-4 = Hannover–Berlin 4
noun-hannover-dortmund-1 = Hannover–Dortmund 1
noun-hannover-dortmund-2 = Hannover–Dortmund 2
noun-hannover-dortmund-3 = Hannover–Dortmund 3
noun-hannover-kassel-1 = Hannover–Kassel 1
noun-hannover-kassel-2 = Hannover–Kassel 2
noun-rotterdam-bruxelles-1 = Rotterdam–Bruxelles 1
noun-rotterdam-bruxelles-2 = Rotterdam–Bruxelles 2
noun-rotterdam-dortmund-1 = Rotterdam–Dortmund 1
noun-rotterdam-dortmund-2 = Rotterdam–Dortmund 2
noun-rotterdam-dortmund-3 = Rotterdam–Dortmund 3
noun-bruxelles-koeln-1 = Bruxelles–Köln 1
noun-bruxelles-koeln-2 = Bruxelles–Köln 2
noun-bruxelles-koeln-3 = Bruxelles–Köln 3
noun-bruxelles-saarbruecken-1 = Bruxelles–Saarbrücken 1
noun-bruxelles-saarbruecken-2 = Bruxelles–Saarbrücken 2
noun-bruxelles-saarbruecken-3 = Bruxelles–Saarbrücken 3
noun-bruxelles-saarbruecken-4 = Bruxelles–Saarbrücken 4
noun-dortmund-koeln-1 = Dortmund–Köln 1
noun-dortmund-kassel-1 = Dortmund–Kassel 1
noun-dortmund-kassel-2 = Dortmund–Kassel 2
noun-koeln-frankfurt-1 = Köln–Frankfurt 1
noun-koeln-frankfurt-2 = Köln–Frankfurt 2
noun-koeln-saarbruecken-1 = Köln–Saarbrücken 1
noun-koeln-saarbruecken-2 = Köln–Saarbrücken 2
noun-koeln-saarbruecken-3 = Köln–Saarbrücken 3
noun-kassel-frankfurt-1 = Kassel–Frankfurt 1
noun-kassel-frankfurt-2 = Kassel–Frankfurt 2
noun-kassel-nuernberg-1 = Kassel–Nürnberg 1
noun-kassel-nuernberg-2 = Kassel–Nürnberg 2
noun-kassel-nuernberg-3 = Kassel–Nürnberg 3
noun-kassel-nuernberg-4 = Kassel–Nürnberg 4
noun-frankfurt-saarbruecken-1 = Frankfurt–Saarbrücken 1
noun-frankfurt-saarbruecken-2 = Frankfurt–Saarbrücken 2
noun-frankfurt-stuttgart-1 = Frankfurt–Stuttgart 1
noun-frankfurt-stuttgart-2 = Frankfurt–Stuttgart 2
noun-frankfurt-nuernberg-1 = Frankfurt–Nürnberg 1
noun-frankfurt-nuernberg-2 = Frankfurt–Nürnberg 2
noun-frankfurt-nuernberg-3 = Frankfurt–Nürnberg 3
noun-berlin-nuernberg-1 = Berlin–Nürnberg 1
noun-berlin-nuernberg-2 = Berlin–Nürnberg 2
noun-berlin-nuernberg-3 = Berlin–Nürnberg 3
noun-berlin-nuernberg-4 = Berlin–Nürnberg 4
noun-berlin-nuernberg-5 = Berlin–Nürnberg 5
noun-berlin-nuernberg-6 = Berlin–Nürnberg 6
noun-saarbruecken-stuttgart-1 = Saarbrücken–Stuttgart 1
noun-saarbruecken-stuttgart-2 = Saarbrücken–Stuttgart 2
noun-saarbruecken-stuttgart-3 = Saarbrücken–Stuttgart 3
noun-saarbruecken-basel-1 = Saarbrücken–Basel 1
noun-saarbruecken-basel-2 = Saarbrücken–Basel 2
noun-saarbruecken-basel-3 = Saarbrücken–Basel 3
noun-stuttgart-nuernberg-1 = Stuttgart–Nürnberg 1
noun-stuttgart-nuernberg-2 = Stuttgart–Nürnberg 2
noun-stuttgart-muenchen-1 = Stuttgart–München 1
noun-stuttgart-muenchen-2 = Stuttgart–München 2
noun-stuttgart-muenchen-3 = Stuttgart–München 3
noun-stuttgart-zuerich-1 = Stuttgart–Zürich 1
noun-stuttgart-zuerich-2 = Stuttgart–Zürich 2
noun-stuttgart-zuerich-3 = Stuttgart–Zürich 3
noun-stuttgart-basel-1 = Stuttgart–Basel 1
noun-stuttgart-basel-2 = Stuttgart–Basel 2
noun-stuttgart-basel-3 = Stuttgart–Basel 3
noun-nuernberg-muenchen-1 = Nürnberg–München 1
noun-nuernberg-muenchen-2 = Nürnberg–München 2
noun-nuernberg-linz-1 = Nürnberg–Linz 1
noun-nuernberg-linz-2 = Nürnberg–Linz 2
noun-nuernberg-linz-3 = Nürnberg–Linz 3
noun-nuernberg-linz-4 = Nürnberg–Linz 4
noun-basel-zuerich-1 = Basel–Zürich 1
noun-basel-geneve-1 = Basel–Genève 1
noun-basel-geneve-2 = Basel–Genève 2
noun-basel-geneve-3 = Basel–Genève 3
noun-zuerich-milano-1 = Zürich–Milano 1
noun-zuerich-milano-2 = Zürich–Milano 2
noun-zuerich-milano-3 = Zürich–Milano 3
noun-zuerich-innsbruck-1 = Zürich–Innsbruck 1
noun-zuerich-innsbruck-2 = Zürich–Innsbruck 2
noun-zuerich-innsbruck-3 = Zürich–Innsbruck 3
noun-zuerich-innsbruck-4 = Zürich–Innsbruck 4
noun-geneve-milano-1 = Genève–Milano 1
noun-geneve-milano-2 = Genève–Milano 2
noun-geneve-milano-3 = Genève–Milano 3
noun-geneve-milano-4 = Genève–Milano 4
noun-geneve-zuerich-1 = Genève–Zürich 1
noun-geneve-zuerich-2 = Genève–Zürich 2
noun-geneve-zuerich-3 = Genève–Zürich 3
noun-muenchen-innsbruck-1 = München–Innsbruck 1
noun-muenchen-innsbruck-2 = München–Innsbruck 2
noun-muenchen-salzburg-1 = München–Salzburg 1
noun-muenchen-salzburg-2 = München–Salzburg 2
noun-salzburg-linz-1 = Salzburg–Linz 1
noun-salzburg-innsbruck-1 = Salzburg–Innsbruck 1
noun-salzburg-innsbruck-2 = Salzburg–Innsbruck 2
noun-salzburg-trieste-1 = Salzburg–Trieste 1
noun-salzburg-trieste-2 = Salzburg–Trieste 2
noun-salzburg-trieste-3 = Salzburg–Trieste 3
noun-salzburg-trieste-4 = Salzburg–Trieste 4
noun-salzburg-trieste-5 = Salzburg–Trieste 5
noun-linz-wien-1 = Linz–Wien 1
noun-linz-wien-2 = Linz–Wien 2
noun-linz-graz-1 = Linz–Graz 1
noun-linz-graz-2 = Linz–Graz 2
noun-linz-graz-3 = Linz–Graz 3
noun-wien-graz-1 = Wien–Graz 1
noun-wien-graz-2 = Wien–Graz 2
noun-graz-trieste-1 = Graz–Trieste 1
noun-graz-trieste-2 = Graz–Trieste 2
noun-graz-trieste-3 = Graz–Trieste 3
noun-graz-trieste-4 = Graz–Trieste 4
noun-innsbruck-verona-1 = Innsbruck–Verona 1
noun-innsbruck-verona-2 = Innsbruck–Verona 2
noun-innsbruck-verona-3 = Innsbruck–Verona 3
noun-verona-milano-1 = Verona–Milano 1
noun-verona-milano-2 = Verona–Milano 2
noun-verona-trieste-1 = Verona–Trieste 1
noun-verona-trieste-2 = Verona–Trieste 2
noun-verona-trieste-3 = Verona–Trieste 3

# Aufträge.
noun-basel-verona = Basel–Verona
noun-basel-flensburg = Basel–Flensburg
noun-berlin-graz = Berlin–Graz
noun-berlin-trieste = Berlin–Trieste
noun-bremen-basel = Bremen–Basel
noun-bremen-milano = Bremen–Milano
noun-bruxelles-stuttgart = Bruxelles–Stuttgart
noun-bruxelles-kassel = Bruxelles–Kassel
noun-dortmund-bruxelles = Dortmund–Bruxelles
noun-dortmund-geneve = Dortmund–Genève
noun-flensburg-rotterdam = Flensburg–Rotterdam
noun-flensburg-wien = Flensburg–Wien
noun-frankfurt-hannover = Frankfurt–Hannover
noun-frankfurt-linz = Frankfurt–Linz
noun-geneve-rotterdam = Genève–Rotterdam
noun-geneve-bremen = Genève–Bremen
noun-graz-frankfurt = Graz–Frankfurt
noun-graz-dortmund = Graz–Dortmund
noun-hamburg-saarbruecken = Hamburg–Saarbrücken
noun-hamburg-trieste = Hamburg–Trieste
noun-hannover-saarbruecken = Hannover–Saarbrücken
noun-hannover-milano = Hannover–Milano
noun-innsbruck-berlin = Innsbruck–Berlin
noun-innsbruck-hamburg = Innsbruck–Hamburg
noun-kassel-muenchen = Kassel–München
noun-kassel-verona = Kassel–Verona
noun-koeln-flensburg = Köln–Flensburg
noun-koeln-innsbruck = Köln–Innsbruck
noun-linz-nuernberg = Linz–Nürnberg
noun-linz-hamburg = Linz–Hamburg
noun-milano-innsbruck = Milano–Innsbruck
noun-milano-frankfurt = Milano–Frankfurt
noun-muenchen-koeln = München–Köln
noun-muenchen-hannover = München–Hannover
noun-nuernberg-salzburg = Nürnberg–Salzburg
noun-nuernberg-zuerich = Nürnberg–Zürich
noun-rotterdam-kassel = Rotterdam–Kassel
noun-rotterdam-stuttgart = Rotterdam–Stuttgart
noun-saarbruecken-bruxelles = Saarbrücken–Bruxelles
noun-saarbruecken-bremen = Saarbrücken–Bremen
noun-salzburg-graz = Salzburg–Graz
noun-salzburg-koeln = Salzburg–Köln
noun-stuttgart-geneve = Stuttgart–Genève
noun-stuttgart-dortmund = Stuttgart–Dortmund
noun-trieste-muenchen = Trieste–München
noun-trieste-nuernberg = Trieste–Nürnberg
noun-verona-zuerich = Verona–Zürich
noun-verona-salzburg = Verona–Salzburg
noun-wien-basel = Wien–Basel
noun-wien-berlin = Wien–Berlin
noun-zuerich-linz = Zürich–Linz
noun-zuerich-wien = Zürich–Wien

## Der Tisch im Browser

desk = Aufträge und Lastwagen
deeds = Am Steuer
my-contracts = Meine Aufträge
public-contracts = Öffentliche Aufträge
pile = { $contracts } im Stapel
fleet = Lastwagen
trailers =
    Anhänger übrig: { $small ->
        [one] { $small } kleiner
       *[other] { $small } kleine
    }, { $large ->
        [one] { $large } großer
       *[other] { $large } große
    }
money = { $value } DM
amount = { $value }
spaces =
    { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }
rate = { $money }/Feld
profit-range = +{ $most } bis +{ $least }
waybill =
    { $start } nach { $destination }: { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }, { $revenue } DM, Felder zu fahren: { $spaces }.
contract-aboard = Geladen
contract-to-load = Zu laden
contract-public = Öffentlicher Auftrag
room = { $goods } von { $room } Waren
secrets =
    { $secrets ->
        [one] { $secrets } geheimer
       *[other] { $secrets } geheime
    }
auction = Versteigerung
auction-in = Wer dabei ist
auction-leads = führt mit { $offer }
auction-caller = hat den Auftrag aufgerufen
auction-out = ausgestiegen
auction-way =
    { $spaces ->
        [one] Mein Weg dorthin und weiter: { $spaces } Feld
       *[other] Mein Weg dorthin und weiter: { $spaces } Felder
    }
offer = Angebot { $number }: kostet { $cost } DM, lässt { $profit } DM, { $rate } DM je Feld.
die = Würfel: { $dice }
label-event-card = Ereigniskarte
close-card = Karte weglegen
label-event-space = Ereignisfeld
works-sign = Baustelle
jam-sign = Stau
roads = Straßen
road = Felder: { $spaces }, Ereignisfelder: { $events }
order = Dauerauftrag
order-choose = Bei Versteigerungen für mich antworten, auch wenn ich weg bin:
order-up-to = Bis Angebot { $number } für { $contract }
order-pass = Passen bei { $contract }
order-pass-all = Bei jeder Versteigerung passen
order-keep = Erteilen
order-take-back = Zurücknehmen

## Die Einführung

tutorial-welcome = Du fährst einen Lastwagen durch Mitteleuropa: Lade Waren in der einen Stadt, liefere sie in einer anderen und ersteigere unterwegs neue Aufträge. Wer am Ende das meiste Geld hat, gewinnt. Du hast 5.000 DM.
tutorial-place = Stell zuerst deinen Lastwagen auf die Straße, noch bevor jemand einen Auftrag gesehen hat. Beginne auf dem markierten Feld zwischen Nürnberg und Linz.
tutorial-roll = Hier sind deine 3 geheimen Aufträge: Jeder sagt, wo du lädst, wohin du lieferst und was du bekommst. Linz–Nürnberg beginnt gleich um die Ecke. Würfle!
tutorial-drive = Eine 3, und in der Regel fährst du alle Punkte. Aber in Linz, 2 Felder weiter, beginnt einer deiner Aufträge, und dort darfst du früher halten. Fahr nach Linz.
tutorial-load = Lade die 4 Waren für Nürnberg. Platz ist da: Ein Lastwagen fasst 6, und für mehr kannst du Anhänger kaufen.
tutorial-turn = In Linz bist du fertig, und die anderen wollen auch fahren. Beende deinen Zug.
tutorial-bid = Blau hat in Stuttgart Nürnberg–Salzburg aufgerufen, und Gelb nennt Angebot 1. Du fährst ohnehin nach Nürnberg: Nenn Angebot 2. Es kostet 1.000 DM und lässt dir 1.800 DM vom Frachterlös.
tutorial-again = Er gehört dir! Blau hat aufgerufen und hätte dein Angebot nur halten müssen, hat aber gepasst, und Gelb auch. Auf nach Nürnberg, 5 Felder weit: Würfle!
tutorial-deliver = Eine 5, was für ein Glück! Fahr nach Nürnberg: Deine Waren werden dort von selbst entladen, und du bekommst 2.300 DM.
tutorial-reload = Geliefert! Und dein neuer Auftrag beginnt gleich hier: Lade Nürnberg–Salzburg, 6 Waren, ein voller Lastwagen.
tutorial-call = Wer eine Stadt genau oder mit einer 6 erreicht, darf einen öffentlichen Auftrag aufrufen. Salzburg–Graz beginnt, wo deine Ladung hingeht: Ruf ihn auf. Bietet niemand, bekommst du ihn umsonst.
tutorial-end = Niemand hat geboten: Er gehört dir. Achte auf Ereignisfelder, auf denen du eine Karte ziehst, und auf Baustellen nach einer 1. Das Spiel endet, wenn kein öffentlicher Auftrag mehr da ist und jemand den letzten geliefert hat: Auf zu einem richtigen Spiel, und gute Fahrt!
