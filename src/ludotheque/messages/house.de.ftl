# Die Wörter des Hauses: die Befehlszeile.

welcome = { $title }. Deine Farbe: { $colour }. Tippe eine Nummer oder: undo, rule und eine Regelnummer, quit.
how-to-answer = Tippe die Nummer einer Möglichkeit, ihre Wörter, undo, rule und eine Nummer, oder quit.
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-rule = Eine Regel mit dieser Nummer gibt es nicht.
sure = Trotzdem ausführen? (ja/nein)
