title = Port-Brume
pitch = Enchérissez en secret sur des caisses sorties de la brume, et servez votre commande secrète.
board-label = Le quai avec une caisse à vendre, et ce que chacun possède
action-bid = { $n1 ->
    [0] Ne rien offrir et pêcher
    [one] Offrir 1 pièce
   *[other] Offrir { $n1 } pièces
  }
prompt-bid = { $seat } enchérit sur la caisse : { $n1 }, valeur { $n2 }.
prompt-bid-me = Enchérissez sur la caisse : { $n1 }, valeur { $n2 }. Les autres le font en même temps.
event-order = { $good ->
    [hidden] { $seat } tire une commande.
   *[other] { $seat } tire une commande : { $good }.
  }
event-landed = Une caisse arrive : { $good }, valeur { $value }.
event-bid = { $coins ->
    [hidden] { $seat } a fait son offre.
   *[other] { $seat } a offert { $coins } en secret.
  }
event-opened = On ouvre les offres : { $bids }.
event-sold = { $tied ->
    [1] { $seat } paie { $coins } et prend la caisse.
   *[other] { $seat } l’emporte au sort, paie { $coins } et prend la caisse.
  }
event-sunk = Personne ne veut de la caisse : elle coule.
event-orders = Les commandes étaient : { $goods }.
score = { fact-points }
fact-points = { $value } points
fact-coins = { $value } pièces
reason-rounds = La dernière caisse est vendue.
ending = { $left ->
    [one] C’est la dernière vente.
   *[other] Il reste { $left } ventes.
  }
option-rounds = Ventes
option-rounds-help = Combien de caisses sont vendues avant de montrer les commandes.
parameter-coins = Pièces au départ
parameter-coins-help = Combien de pièces chacun possède au début.
board-left = ventes restantes
board-crate = sur le quai
board-coins = pièces
board-crates = caisses
board-chosen = a fait son offre
board-bid = mon offre
board-order = ma commande
board-orders = commandes
board-good = marchandise
board-value = valeur
say-quay = Sur le quai
say-order = Votre commande
say-sealed = a fait son offre
say-fish = pêcher
tutorial-welcome = Des caisses sortent de la brume, l’une après l’autre. Tout le monde enchérit en même temps, en secret.
tutorial-order = Personne d’autre que vous ne connaît votre commande. Chaque caisse de cette marchandise vaut 2 points de plus pour vous.
tutorial-bid = Cette caisse vous convient. Offrez 4 pièces : personne ne le voit avant que tous aient enchéri.
tutorial-opened = On ouvre les offres : la vôtre était la plus haute. Vous payez, la caisse est à vous. Les autres gardent leurs pièces.
tutorial-fish = Celle-ci vaut peu. N’offrez rien : qui n’offre rien pêche pour une pièce.
tutorial-last = À la fin, trois pièces font aussi un point. À vous d’acheter, de pêcher et de deviner ce que veulent les autres !
noun-tea = thé
noun-silk = soie
noun-salt = sel
noun-amber = ambre
noun-cork = liège
noun-red = rouge
noun-blue = bleu
noun-yellow = jaune
noun-green = vert
noun-purple = violet
