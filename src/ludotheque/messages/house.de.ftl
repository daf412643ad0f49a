# Die Wörter des Hauses: die Befehlszeile, und was ein geteilter Link zeigt.

welcome = { $title }. Deine Farbe: { $colour }. Tippe eine Nummer oder: undo, rule und eine Regelnummer, quit.
how-to-answer = Tippe die Nummer einer Möglichkeit, ihre Wörter, undo, rule und eine Nummer, oder quit.
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-rule = Eine Regel mit dieser Nummer gibt es nicht.
sure = Trotzdem ausführen? (ja/nein)
house-rule = Hausregel: { $name }, { $number } statt { $sheet }.

invited = Du bist zu einer Partie { $title } eingeladen
invited-by = { $host } lädt dich zu einer Partie { $title } ein

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

notice-turn = { $title }: Du bist dran.
notice-hour = { $title }: Du hast noch eine Stunde für deinen Zug.
notice-begun = { $title }: Alle sind da, die Partie beginnt.
notice-over = { $title }: Die Partie ist zu Ende.
notice-invited = { $title }: Ein Platz ist für dich freigehalten.
notices = { $count } Partien warten auf dich.
notice-test = So erreicht dich Ludotheque.
notice-confirm = { $code } ist dein Code für Benachrichtigungen von Ludotheque.
recovery-title = Wieder bei Ludotheque anmelden
recovery-text = { $code } ist dein Code für ein neues Passwort. Er gilt eine halbe Stunde, einmal. Hast du ihn nicht verlangt, tu nichts.
