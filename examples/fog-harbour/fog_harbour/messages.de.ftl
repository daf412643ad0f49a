title = Nebelhafen
pitch = Biete verdeckt auf Kisten, die aus dem Nebel kommen, und erfülle deinen geheimen Auftrag.
board-label = Der Kai mit einer Kiste, auf die geboten wird, und was alle besitzen
action-bid = { $n1 ->
    [0] Nichts bieten und fischen
    [one] 1 Münze bieten
   *[other] { $n1 } Münzen bieten
  }
prompt-bid = { $seat } bietet auf die Kiste: { $n1 }, Wert { $n2 }.
prompt-bid-me = Biete auf die Kiste: { $n1 }, Wert { $n2 }. Die anderen bieten gleichzeitig.
event-order = { $good ->
    [hidden] { $seat } zieht einen Auftrag.
   *[other] { $seat } zieht einen Auftrag: { $good }.
  }
event-landed = Eine Kiste kommt an: { $good }, Wert { $value }.
event-bid = { $coins ->
    [hidden] { $seat } hat geboten.
   *[other] { $seat } hat verdeckt { $coins } geboten.
  }
event-opened = Die Gebote werden aufgedeckt: { $bids }.
event-sold = { $tied ->
    [1] { $seat } zahlt { $coins } und nimmt die Kiste.
   *[other] { $seat } gewinnt das Los, zahlt { $coins } und nimmt die Kiste.
  }
event-sunk = Niemand will die Kiste: Sie versinkt.
event-orders = Die Aufträge waren: { $goods }.
score = { fact-points }
fact-points = { $value } Punkte
fact-coins = { $value } Münzen
reason-rounds = Die letzte Kiste ist verkauft.
ending = { $left ->
    [one] Das ist die letzte Versteigerung.
   *[other] Noch { $left } Versteigerungen.
  }
option-rounds = Versteigerungen
option-rounds-help = Wie viele Kisten verkauft werden, bevor die Aufträge gezeigt werden.
parameter-coins = Münzen zu Beginn
parameter-coins-help = Mit wie vielen Münzen alle beginnen.
board-left = Versteigerungen übrig
board-crate = auf dem Kai
board-coins = Münzen
board-crates = Kisten
board-chosen = hat geboten
board-bid = mein Gebot
board-order = mein Auftrag
board-orders = Aufträge
board-good = Ware
board-value = Wert
say-quay = Auf dem Kai
say-order = Dein Auftrag
say-sealed = hat geboten
say-fish = fischen
tutorial-welcome = Kisten kommen aus dem Nebel, eine nach der anderen. Alle bieten auf jede gleichzeitig und verdeckt.
tutorial-order = Nur du kennst deinen Auftrag. Jede Kiste dieser Ware ist dir 2 Punkte mehr wert.
tutorial-bid = Diese Kiste passt dir. Biete 4 Münzen: Niemand sieht es, bis alle geboten haben.
tutorial-opened = Die Gebote werden aufgedeckt: Deines war das höchste. Du zahlst, und die Kiste gehört dir. Die anderen behalten ihre Münzen.
tutorial-fish = Diese ist wenig wert. Biete nichts: Wer nichts bietet, fischt für eine Münze.
tutorial-last = Auch drei Münzen sind am Ende einen Punkt wert. Nun kaufe, fische und errate, was die anderen wollen!
noun-tea = Tee
noun-silk = Seide
noun-salt = Salz
noun-amber = Bernstein
noun-cork = Kork
noun-red = rot
noun-blue = blau
noun-yellow = gelb
noun-green = grün
noun-purple = violett
