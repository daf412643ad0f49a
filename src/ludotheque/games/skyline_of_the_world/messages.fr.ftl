# Skyline of the World en français.

title = Skyline of the World
pitch = Empilez les étages sur Manhattan, encaissez grâce à vos sommets et couronnez le premier trois tours d’un appartement-terrasse.

## Ce qu’on peut faire

action-build = Bâtir en { $n2 } : { $n1 }
action-invest = Finir de bâtir et passer aux achats
action-buy = Acheter : { $n1 }
action-sell = Revendre : { $n1 }
action-show = Montrer une carte prime : { $n1 }
action-hand-in = Rendre trois cartes prime contre de l’argent : { $n1 }, { $n2 }, { $n3 }
action-end = Finir le tour

prompt-build = { $seat } bâtit des étages.
prompt-build-me =
    { $only ->
        [invest] Vous ne pouvez rien bâtir : passez aux achats.
       *[other] Bâtissez des étages : au moins un si vous le pouvez.
    }
prompt-build-more = { $seat } peut bâtir d’autres étages.
prompt-build-more-me = Bâtissez d’autres étages si vous le pouvez, passez aux achats ou finissez votre tour.
prompt-build-no-more = { $seat } a bâti toute sa réserve.
prompt-build-no-more-me = Vous avez bâti toute votre réserve : passez aux achats ou finissez votre tour.
prompt-invest = { $seat } achète ou revend des étages.
prompt-invest-me =
    { $only ->
        [end] Rien à acheter ni à revendre : finissez votre tour.
        [buy] Vous n’avez rien bâti : achetez au moins un étage pour votre prochain tour.
       *[other] Achetez des étages pour votre prochain tour, revendez-en, ou finissez votre tour.
    }

## Pourquoi pas

refused-SKY-4-1 = Bâtissez d’abord si vous le pouvez, et seulement des étages de votre réserve.
refused-SKY-4-2 = Votre propre étage ou un appartement-terrasse est au sommet.
refused-SKY-4-3 = Ce niveau demande un autre étage, et il n’y a que cinq niveaux.
refused-SKY-4-4 = Vous n’avez pas assez de pièces pour cet étage.
refused-SKY-4-5 = Un appartement-terrasse demande un étage de votre couleur au-dessous.
refused-SKY-4-7 = Vous avez fini de bâtir pour ce tour.
refused-SKY-4-9 = À cette table, seul son propriétaire bâtit sur un étage Skyline.
refused-SKY-5-1 = Un étage neutre ne tient ni sur un étage Skyline ni sur un appartement-terrasse.
refused-SKY-5-2 = Vous n’avez pas assez de pièces pour un étage neutre ici : il coûte 5 M.
refused-SKY-5-3 = Un étage neutre au cinquième niveau bloque ce bâtiment pour de bon.
refused-SKY-6-1 = Vous n’avez pas d’étage Skyline : le premier appartement-terrasse en rapporte un.
refused-SKY-6-2 = Un étage Skyline ne tient ni sur un autre ni sur un appartement-terrasse.
refused-SKY-6-3 = Un étage Skyline ne va jamais sur un terrain orange.
refused-SKY-6-4 = Vous avez déjà bâti un étage Skyline à ce tour.
refused-SKY-6-5 = Vous n’avez pas assez de pièces pour un étage Skyline ici : il coûte 5 M.

## Ce que chacun montre

fact-penthouses =
    { $value ->
        [one] { $value } appartement-terrasse sur 3
       *[other] { $value } appartements-terrasses sur 3
    }
fact-orange =
    { $value ->
        [one] { $value } terrain orange
       *[other] { $value } terrains orange
    }
fact-mission =
    { $value ->
        [0] mission non accomplie
       *[other] mission : { $value } points
    }
fact-coins = { $value } M
fact-floors =
    { $value ->
        [one] { $value } étage en réserve
       *[other] { $value } étages en réserve
    }
fact-cards =
    { $value ->
        [one] { $value } carte prime
       *[other] { $value } cartes prime
    }
score = { fact-points }
fact-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }

## Ce qui s’est passé

event-first = { $seat } joue en premier.
# Pour tous sauf leur propriétaire, les cartes sont « hidden ».
event-dealt =
    { $mission ->
        [hidden] { $seat } reçoit une mission et trois cartes prime.
       *[other] { $seat } reçoit la mission { $mission } et les cartes prime { $first }, { $second } et { $third }.
    }
event-income = { $seat } encaisse un revenu de { $coins } M.
event-over-limit = { $seat } ne peut posséder plus de 30 M et perd { $coins } M au profit de la banque.
event-built = { $seat } bâtit en { $lot }, niveau { $level } : { $floor }.
event-paid = { $payer } verse { $coins } M à { $payee }.
event-paid-bank = { $payer } verse { $coins } M à la banque.
event-skyline-won = { $seat } gagne un étage Skyline.
event-last-round = { $seat } a bâti un troisième appartement-terrasse : un dernier tour pour tous les autres.
event-drew =
    { $card ->
        [hidden] { $seat } tire une carte prime.
       *[other] { $seat } tire une carte prime : { $card }.
    }
event-no-card = Il ne reste aucune carte prime pour { $seat }.
event-pile-remade =
    { $cards ->
        [one] La pioche est vide : la seule carte défaussée devient la nouvelle pioche.
       *[other] La pioche est vide : les { $cards } cartes défaussées deviennent la nouvelle pioche.
    }
event-bought = { $seat } achète pour { $coins } M : { $floor }.
event-sold = { $seat } revend pour { $coins } M : { $floor }.
event-shown = { $seat } montre la carte prime { $card } et prend { $coins } M.
event-handed-in = { $seat } rend { $first }, { $second } et { $third } contre { $coins } M.
event-ended =
    { $reason ->
        [stall] La partie est finie : personne n’a rien bâti pendant quatre tours de table.
       *[third-penthouse] La partie est finie : le dernier tour est joué.
    }
event-scored =
    { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $penthouses } pour les appartements-terrasses, { $orange } pour les terrains orange, { $done } pour la mission { $mission }.

## Comment la partie a fini

reason-third-penthouse = Un joueur a bâti un troisième appartement-terrasse.
reason-stall = Personne n’a rien bâti pendant quatre tours de table.
tie = À égalité de points, le plus grand nombre d’appartements-terrasses l’emporte, puis la mission accomplie.

## Options

option-own-skylines = Étages Skyline protégés
option-own-skylines-help = Seul son propriétaire peut bâtir sur un étage Skyline.
option-tournament = Tournoi
option-tournament-help = Une égalité qui subsiste tout à la fin va à qui a bâti le premier son troisième appartement-terrasse.
option-covered = Jeu couvert
option-covered-help = Les étages en réserve et les pièces sont cachés aux autres joueurs.
parameter-start-coins = Pièces au départ
parameter-start-coins-help = Combien de millions chacun possède au début.
parameter-most-coins = Maximum de pièces
parameter-most-coins-help = Combien de millions on peut posséder au plus.
parameter-neutral-floors = Étages neutres
parameter-neutral-floors-help = Combien d’étages neutres la banque possède au début.
parameter-hand-in-coins = Pièces pour trois cartes prime
parameter-hand-in-coins-help = Combien de millions la banque verse pour trois cartes prime.
parameter-mission-worth = Points de la mission
parameter-mission-worth-help = Combien de points rapporte une mission accomplie.

## Étages

noun-1m = étage de 1 M
noun-2m = étage de 2 M
noun-4m = étage de 4 M
noun-6m = étage de 6 M
noun-penthouse = appartement-terrasse
noun-neutral = étage neutre
noun-skyline = étage Skyline

## Missions

noun-new-york = New York
noun-rotterdam = Rotterdam
noun-sydney = Sydney
noun-london = Londres
noun-frankfurt = Francfort
noun-shanghai = Shanghai

## Cartes prime

noun-flatiron-building = Flatiron Building
noun-chifley-tower = Chifley Tower
noun-tower-42 = Tower 42
noun-tomorrow-square = Tomorrow Square
noun-montevideo = Montevideo
noun-us-bank-tower = US Bank Tower
noun-delftse-poort = Delftse Poort
noun-chrysler-building = Chrysler Building
noun-mlc-centre = MLC Centre
noun-woolworth-building = Woolworth Building
noun-messeturm = Messeturm
noun-commerzbank-tower = Tour Commerzbank
noun-jin-mao-tower = Tour Jin Mao
noun-one-canada-square = One Canada Square

## Couleurs

noun-red = rouge
noun-blue = bleu
noun-yellow = jaune
noun-green = vert

## Le plateau

board-label = Plateau de Skyline of the World : l’île de Manhattan avec 29 terrains, colonnes de a à d depuis l’ouest, lignes de 1 à 11 depuis le nord ; c3, b6 et b10 sont orange.

## Avant de confirmer une action

warn-over-limit = Personne ne peut posséder plus de 30 M : des pièces seraient perdues au profit de la banque.
warn-last-round = C’est le troisième appartement-terrasse : les autres auront encore un dernier tour, puis la partie sera finie.

## Les terrains et les groupes de revenu en mots

lot-empty = libre
lot-orange = terrain orange, vaut 1 point à la fin
lot-floors = depuis le bas : { $floors }
lot-earns = rapporte { $coins } M
lot-build = vous pouvez bâtir ici : { $floor }, { $coins } M à { $seat }
lot-build-bank = vous pouvez bâtir ici : { $floor }, { $coins } M à la banque
lot-build-free = vous pouvez bâtir ici : { $floor }, sans rien payer
floor-of = { $floor } ({ $seat })
group = { $seat } toucherait { $coins } M pour { $lots }.
group-pays = { $seat } touche { $coins } M pour { $lots }.

## À côté du plateau

race = Le troisième appartement-terrasse met fin à la partie
race-last-round = Dernier tour !
race-over = Appartements-terrasses
race-seat =
    { $count ->
        [one] { $seat } : { $count } appartement-terrasse sur 3
       *[other] { $seat } : { $count } appartements-terrasses sur 3
    }
shelf = Étages
shelf-of = Étages : { $seat }
shelf-floor = { $floor }, { $count } en réserve
shelf-bank = reste { $count }
shelf-hidden = Caché dans le jeu couvert.
pick = choisir
shelf-legend = ↑ acheter, ↓ revendre
hand = Cartes prime
cards = Cartes
hand-empty = Vous n’avez aucune carte prime.
hand-in = Trois cartes contre de l’argent
card-show = Montrer : +{ $coins } M
card-used = déjà montrée ce tour-ci
card-lost = n’est plus possible
card-done = complète
card-complete = complète avec { $lots }
card-missing =
    { $count ->
        [one] il manque { $count } terrain
       *[other] il manque { $count } terrains
    }
mission = Mission
mission-done = accomplie
mission-lost = n’est plus possible
mission-missed = non accomplie
mission-places =
    { $count ->
        [one] { $count } endroit possible
       *[other] { $count } endroits possibles
    }
place-previous = endroit précédent
place-next = endroit suivant
place-close = Fermer
pattern-on = immeuble
pattern-gap = vide
deed-invest = Acheter
deed-end = Finir le tour

## Le tutoriel

tutorial-welcome = Vous êtes Rouge et bâtissez des tours sur Manhattan : qui possède le sommet d’un bâtiment en tire un revenu. Appartements-terrasses, terrains orange et mission secrète donnent des points ; le plus haut total l’emporte. Bleu commence.
tutorial-ground = Bleu a bâti deux premiers étages. À vous : au sol, il faut un étage de 1 M, dont vous payez le prix à la banque. Bâtissez en b6, un terrain orange : qui en possède le sommet à la fin reçoit 1 point.
tutorial-group = Vos bâtiments voisins forment un groupe, et un groupe rapporte la somme de ses sommets. Bâtissez votre autre étage de 1 M en c6, juste à côté de b6.
tutorial-over = Et maintenant, en hauteur : le deuxième niveau demande un étage de 2 M, et jamais sur un étage normal à vous. Bâtissez en b5, sur celui de Bleu : le bâtiment devient le vôtre, et les 2 M vont à Bleu.
tutorial-bonus = b5, b6 et c6 dessinent l’angle de votre carte prime Chifley Tower. Montrez-la et prenez 5 M à la banque.
tutorial-invest = Vous n’avez plus d’étage à bâtir. Avant de finir votre tour, vous pouvez en acheter pour le suivant : passez aux achats.
tutorial-buy = Voyez plus loin : le troisième niveau demande un étage de 4 M. Achetez-en un. Il coûte 4 M maintenant, et autant quand vous le bâtirez.
tutorial-turn = Il vous reste 7 M ; personne ne peut posséder plus de 30 M. Finissez votre tour et voyez ce que Bleu prépare.
tutorial-income = Bleu a bâti sur vous en b6, vous a versé 2 M et a coupé votre groupe en deux. Chacun de vos tours commence par un revenu, mais seul votre meilleur groupe paie : cette fois, rien que les 2 M de b5.
tutorial-back = Reprenez b6 : bâtissez-y votre étage de 4 M et versez 4 M à Bleu. Vos bâtiments se rejoignent, et le groupe rapportera 2 M + 4 M + 1 M, soit 7 M.
tutorial-points = Encore un étage de 6 M, et b6 pourra porter un appartement-terrasse à 10 M, si l’un des étages du dessous est à vous. Il vaut 1 point, un terrain orange 1 point et votre mission 2 : pour Rotterdam, il ne vous manque que c5.
tutorial-end = C’est tout. Votre premier appartement-terrasse vous vaut un étage Skyline. Dès que quelqu’un en a bâti un troisième, les autres ont un dernier tour, et la partie est finie. Les règles sont à côté du plateau, et un choix grisé vous dit pourquoi : place à une vraie partie !
