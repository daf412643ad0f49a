# Airlines en français.

title = Airlines
pitch = Fondez des compagnies, tendez leurs lignes à travers l’Amérique du Nord et détenez le plus d’actions quand tombe une carte Score.

## Ce qu’on peut faire

action-swap = Échanger la carte Vol inutilisable { $n1 }
action-replace = Remplacer une action { $n1 } sans valeur du marché
action-found =
    { $n2 ->
        [one] Fonder { $n1 } avec { $n2 } action
       *[other] Fonder { $n1 } avec { $n2 } actions
    }
action-expand = Agrandir un réseau : tirer une carte Vol
action-lay =
    { $n2 ->
        [one] Poser { $n2 } action { $n1 }
       *[other] Poser { $n2 } actions { $n1 }
    }
action-fly = { $n2 } pour { $n3 } avec { $n1 }
action-keep = Pas de vol : garder les cartes
action-sabotage = Saboter avec un marqueur { $n1 }
action-spare = Pas de sabotage
action-block = Bloquer le cercle { $n2 } sur { $n1 }
action-take = Prendre { $n1 } au marché
action-blind = Tirer à l’aveugle dans la pioche

prompt-turn = { $seat } fonde une compagnie, agrandit un réseau ou pose des actions.
prompt-turn-me =
    { $only ->
        [expand] Aucune compagnie à fonder, aucune action à poser : agrandissez un réseau.
       *[other] Fondez une compagnie, agrandissez un réseau ou posez des actions.
    }
prompt-start = { $seat } choisit le premier vol pour { $n1 }.
prompt-start-me = Choisissez pour { $n1 } un premier vol depuis son siège.
prompt-fly = { $seat } joue une carte Vol ou les garde toutes.
prompt-fly-me =
    { $only ->
        [keep] Aucune de vos cartes Vol ne convient : gardez-les toutes.
       *[other] Jouez une carte Vol pour une compagnie en jeu, ou gardez-les toutes.
    }
prompt-sabotage = { $seat } peut saboter.
prompt-sabotage-me = Vous avez posé une seule action : vous pouvez saboter avec un marqueur de n’importe quelle compagnie.
prompt-block = { $seat } place un marqueur { $n1 } de sabotage.
prompt-block-me = Placez le marqueur { $n1 } de sabotage sur un cercle libre de numéro 5 ou plus.
prompt-share = { $seat } tire une action.
prompt-share-me = Tirez une action : au marché, ou à l’aveugle dans la pioche.
prompt-share-and-flight = { $seat } tire une action, puis une carte Vol.
prompt-share-and-flight-me = Tirez une action : au marché, ou à l’aveugle dans la pioche. Une carte Vol suivra.

## Sortes de décisions, quel qu’en soit l’objet

kind-start = Le premier vol d’une compagnie.
kind-block = Où placer le marqueur de sabotage.

## Pourquoi pas

refused-AIR-3-1 = Pas maintenant : un tour, c’est fonder une compagnie, agrandir un réseau ou poser des actions, une seule de ces choses.
refused-AIR-3-3 = Cela n’est possible qu’au début de votre tour.
refused-AIR-4-1 = Pour fonder une compagnie, il faut une de ses actions en main, et qu’elle ne soit pas encore en jeu.
refused-AIR-4-2 = Une nouvelle compagnie vole aussitôt : il faut une carte Vol pour une ligne au départ de son siège.
refused-AIR-4-4 = Après la fondation viennent le vol, puis une action, puis une carte Vol.
refused-AIR-4-5 = Toutes les compagnies sont déjà en jeu.
refused-AIR-4-6 = Cette compagnie a moins de 2 marqueurs : elle ne peut pas être fondée.
refused-AIR-5-1 = Choisissez d’abord d’agrandir un réseau : on tire une carte Vol avant de voler.
refused-AIR-5-2 = Un vol demande une carte de votre main et une compagnie en jeu, et l’on tire une action après.
refused-AIR-5-3 = On ne tire une action qu’après un vol : jouez une carte Vol, ou gardez-les toutes.
refused-AIR-6-1 = La carte porte un autre motif que cette ligne.
refused-AIR-6-2 = Cette compagnie ne peut pas desservir les lignes de ce motif.
refused-AIR-6-3 = Aucun cercle de cette ligne n’est libre.
refused-AIR-6-4 = La carte est trop faible pour le plus petit cercle libre de cette ligne.
refused-AIR-6-5 = Cette ligne ne touche pas le réseau de la compagnie.
refused-AIR-6-6 = Cette compagnie n’a plus de marqueur.
refused-AIR-6-8 = Cette compagnie dessert déjà cette ligne.
refused-AIR-7-1 = On ne pose que des actions de sa main, et l’on ne tire pas de carte ensuite.
refused-AIR-7-2 = Cette compagnie n’est pas en jeu : ses premières actions se posent en la fondant.
refused-AIR-7-3 = On ne sabote qu’après avoir posé une seule action, avec un marqueur en stock, sur un cercle libre.
refused-AIR-7-4 = On ne bloque que les cercles de numéro 5 ou plus.
refused-AIR-7-5 = Il y a déjà un marqueur de sabotage sur cette ligne.
refused-AIR-7-7 = Cette table joue sans sabotage.
refused-AIR-8-1 = On n’échange que des cartes de sa main, et seulement tant qu’il en reste à tirer.
refused-AIR-8-2 = Cette carte a encore une place sur le plateau.
refused-AIR-9-1 = Aucune action de cette compagnie n’est au marché.
refused-AIR-9-2 = La pioche est vide : prenez une action au marché.
refused-AIR-9-3 = Cette compagnie est inactive : personne ne peut la fonder, et ses actions sont sans valeur.
refused-AIR-9-4 = On peut retirer du marché une seule action sans valeur par tour.

## Ce que chacun montre

score = { fact-points }
standing = Points avec un décompte à ce moment
fact-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
fact-standing = { $value } avec un décompte maintenant
fact-shares =
    { $value ->
        [one] { $value } action en main
       *[other] { $value } actions en main
    }
fact-flights =
    { $value ->
        [one] { $value } carte Vol
       *[other] { $value } cartes Vol
    }

## Ce qui s’est passé

# Les autres lisent combien, l’intéressé lit lesquelles.
event-dealt = { $seat } reçoit des cartes Vol ({ $flights }) et des actions ({ $shares }).
event-market = Le marché ouvre avec { $shares }.
event-first = { $seat } joue en premier.
event-swapped = { $seat } échange la carte Vol inutilisable { $card }.
event-replaced = { $seat } retire du marché une action { $company } sans valeur.
event-founded =
    { $seat } fonde { $company }, siège { $city }, et pose { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    }.
event-laid =
    { $seat } pose { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } { $company } ; total posé : { $laid }.
event-flew = { $seat } joue { $card } : { $company } dessert { $route } (cercle { $circle }) et vaut { $worth }.
event-sabotaged = { $seat } bloque le cercle { $circle } sur { $route } avec un marqueur { $company }.
event-kept = { $seat } ne joue pas de carte Vol.
event-spared = { $seat } ne sabote pas.
event-drew-flight = { $seat } tire { $card }.
event-no-flight = Il ne reste aucune carte Vol à tirer pour { $seat }.
event-reshuffled = Les cartes Vol défaussées sont mélangées et forment une nouvelle pioche.
event-took = { $seat } prend { $company } au marché.
event-drew-share = { $seat } tire dans la pioche : { $company }.
event-turned-up = { $company } arrive au marché.
event-score-card = { $seat } fait sortir la carte Score nº { $number } : décompte.
event-score-card-returned = { $seat } rencontre une carte Score au premier tour de table : elle retourne dans la pioche.
# $dummy vaut 0, sauf à la fin d’une partie à deux.
event-company-scored =
    { $dummy ->
        [0] { $company } vaut { $worth }.
       *[other] { $company } vaut { $worth } ; actions de l’actionnaire fictif : { $dummy }.
    }
event-paid =
    { $points ->
        [one] { $seat } : { $points } point pour { $company } (actions posées : { $shares }).
       *[other] { $seat } : { $points } points pour { $company } (actions posées : { $shares }).
    }
event-scored =
    { $points ->
        [one] { $seat } reçoit { $points } point, total { $total }.
       *[other] { $seat } reçoit { $points } points, total { $total }.
    }
event-inactive = { $company } ne peut plus être fondée : elle est inactive et ses actions sont sans valeur.
event-worthless =
    { $shares ->
        [one] { $shares } action { $company } sans valeur quitte le marché.
       *[other] { $shares } actions { $company } sans valeur quittent le marché.
    }
event-last-turns = La dernière action est partie : chacun joue encore un tour, { $seat } en dernier.
event-score-cards-in = Les cartes Score sont mélangées à la pioche.
event-dummy = Les actions restées dans la pioche et au marché reviennent à l’actionnaire fictif.
event-bonus =
    { $points ->
        [one] { $seat } reçoit un bonus de { $points } point pour avoir commencé plus tard.
       *[other] { $seat } reçoit un bonus de { $points } points pour avoir commencé plus tard.
    }
event-ended =
    { $reason ->
        [last-share] La partie est finie : la dernière action est prise. Dernier décompte.
        [third-score-card] La partie est finie : c’était la dernière carte Score. Dernier décompte.
        [last-turns] La partie est finie : chacun a joué son dernier tour. Dernier décompte.
       *[stall] La partie est finie : plus rien ne bouge. Dernier décompte.
    }

## Comment la partie a fini

ending =
    { $seats ->
        [2] La dernière carte Score met fin à la partie : il en reste { $scoreCardsLeft }, { $pile } dans la pioche.
       *[other] La partie finit avec la dernière action de la pioche et du marché : { $pile } dans la pioche, cartes Score à venir : { $scoreCardsLeft }.
    }
reason-last-share = La dernière action a été prise.
reason-third-score-card = La dernière carte Score est sortie.
reason-last-turns = Chacun a joué un dernier tour.
reason-stall = Plus rien ne bougeait.

## Options

option-no-sabotage = Sans sabotage
option-no-sabotage-help = Poser une seule action ne permet pas de saboter.
option-bonus = Bonus de départ tardif
option-bonus-help = À la fin, le deuxième dans l’ordre du tour reçoit 1 point, le troisième 2 points, jusqu’à 5 points pour le sixième.
option-last-turn = Dernier tour additionnel
option-last-turn-help = Après la dernière action, chacun joue encore un tour et celui qui l’a prise joue en dernier ; sans effet à 2 joueurs.
option-late-score-cards = Cartes Score tardives
option-late-score-cards-help = Les cartes Score ne sont mélangées à la pioche qu’après 5, 4, 3, 2 ou 2 tours de table à 2, 3, 4, 5 ou 6 joueurs.
parameter-hand-flights = Cartes Vol au départ
parameter-hand-flights-help = Combien de cartes Vol chacun reçoit.
parameter-hand-shares = Actions au départ
parameter-hand-shares-help = Combien d’actions chacun reçoit.
parameter-market-shares = Actions au marché
parameter-market-shares-help = Combien d’actions sont visibles au marché.
parameter-score-cards = Cartes Score
parameter-score-cards-help = Combien de cartes Score il y a ; à 2 joueurs, la dernière met fin à la partie.
parameter-second-prize = Second prix en pour cent
parameter-second-prize-help = Quelle part des points d’une compagnie revient au deuxième.

## Mots

noun-red = rouge
noun-blue = bleu
noun-yellow = jaune
noun-green = vert
noun-purple = violet
noun-grey = gris
noun-brown = brun
noun-white = blanc
noun-orange = orange
noun-black = noir
noun-pink = rose
noun-solid = plein
noun-dashed = tireté
noun-dotted = pointillé
noun-double = double
noun-wavy = ondulé
noun-waiting = pas encore fondée
noun-flying = en jeu
noun-inactive = inactive
noun-hidden-share = une action cachée
noun-hidden-flight = une carte Vol

## Cartes Vol : motif et valeur

noun-N2 = plein 2
noun-N4 = plein 4
noun-N5 = plein 5
noun-N7 = plein 7
noun-N9 = plein 9
noun-N10 = plein 10
noun-N12 = plein 12
noun-N14 = plein 14
noun-S1 = tireté 1
noun-S3 = tireté 3
noun-S5 = tireté 5
noun-S6 = tireté 6
noun-S8 = tireté 8
noun-S10 = tireté 10
noun-S11 = tireté 11
noun-S13 = tireté 13
noun-C1 = pointillé 1
noun-C2 = pointillé 2
noun-C4 = pointillé 4
noun-C6 = pointillé 6
noun-C7 = pointillé 7
noun-C9 = pointillé 9
noun-C11 = pointillé 11
noun-C12 = pointillé 12
noun-C14 = pointillé 14
noun-E2 = double 2
noun-E3 = double 3
noun-E5 = double 5
noun-E7 = double 7
noun-E8 = double 8
noun-E10 = double 10
noun-E12 = double 12
noun-E13 = double 13
noun-W1 = ondulé 1
noun-W3 = ondulé 3
noun-W4 = ondulé 4
noun-W6 = ondulé 6
noun-W8 = ondulé 8
noun-W9 = ondulé 9
noun-W11 = ondulé 11
noun-W13 = ondulé 13
noun-W14 = ondulé 14

## Le plateau

board-label = Carte de l’Amérique du Nord : 39 villes, 86 lignes aériennes en cinq motifs avec des cercles numérotés, et les sièges de neuf compagnies.

## Avant de confirmer un choix

warn-inactive = Cela rend une compagnie inactive : plus personne ne pourra la fonder et ses actions perdent toute valeur.

## La table dans le navigateur

overview = Compagnies
overview-more = Tout sur les compagnies
company-label = { $code }, { $city } : { $status }, vaut { $worth } ; lignes : { $patterns } ; actions hors de vue : { $unseen } sur { $shares } ; marqueurs restants : { $left } sur { $markers }.
company-owners = Actions posées : { $owners }.
tray = Mes cartes et le marché
my-flights = Mes cartes Vol
my-shares = Mes actions
no-shares = Aucune action en main
my-share =
    { $shares ->
        [one] { $code } : { $shares } action en main
       *[other] { $code } : { $shares } actions en main
    }
flight-card = Carte Vol { $card }
flight-unusable = Carte Vol { $card }, inutilisable
market = Marché
market-share =
    { $shares ->
        [one] { $code } : { $shares } action au marché
       *[other] { $code } : { $shares } actions au marché
    }
pile = pioche : { $shares }, cartes Score à venir : { $cards }
pile-calm = pioche : { $shares }, cartes Score encore à part : { $cards }
deed-expand = Agrandir
deed-keep = Pas de vol
deed-spare = Pas de sabotage
deed-blind = Tirer à l’aveugle
route-label = { $route }, { $pattern } : { $circles }
circle-free = cercle { $number } libre
circle-taken = cercle { $number } { $code }
circle-sabotaged = cercle { $number } bloqué par { $code }
scoring-title = Carte Score nº { $number }
scoring-last = Dernier décompte
scoring-company = Compagnie
scoring-worth = Valeur
scoring-dummy = Actionnaire fictif
scoring-shares =
    { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    }
scoring-total = Points
scoring-close = Fermer le décompte
scorings = Décomptes

## Le tutoriel

tutorial-welcome = Vous détenez des actions de jeunes compagnies aériennes. Quand une carte Score sort, qui a posé le plus d’actions d’une compagnie en reçoit les points ; à la fin, le plus haut total l’emporte. Sous la carte, votre main : 5 actions et 3 cartes Vol.
tutorial-found = Un tour, c’est une chose parmi trois : fonder une compagnie, agrandir un réseau ou poser des actions. Vous avez 2 actions BOI, la compagnie de Boise. Fondez-la avec les deux, car seules comptent les actions posées.
tutorial-flight = Sa première ligne doit toucher Boise. Il faut une carte Vol du même motif que la ligne, et au moins de son plus petit numéro libre : jouez plein 5 sur Boise-Salt Lake City, où 4 suffit.
tutorial-market = BOI a maintenant 2 marqueurs sur la carte, dont un à son siège de Boise : elle vaut 2 points. Fonder vous donne une action, puis une carte Vol : prenez ITA au marché, vous en avez déjà une.
tutorial-expand = Bleu a fondé ITA, et Jaune VEG. Faites grandir votre compagnie : chaque marqueur sur la carte lui vaut 1 point de plus. Choisissez Agrandir : vous tirez d’abord une carte Vol.
tutorial-second-flight = Plein 4 ! On peut agrandir toute compagnie en jeu, la sienne ou non, par une ligne qui touche son réseau. Jouez plein 4 sur Portland-Boise pour BOI.
tutorial-pile = Après un vol, vous tirez une action. Essayez cette fois la pioche : personne ne verra votre carte, et c’est là que dorment les 3 cartes Score. Tirez à l’aveugle.
tutorial-lay = Une troisième ITA, quelle chance ! Bleu se donne du mal pour ITA, mais n’en a posé que 1 action, et celles de votre main ne rapportent rien. Posez les 3 : le premier prix d’ITA est pour vous.
tutorial-scoring = Bleu est tombé sur une carte Score, et chaque compagnie a payé. ITA, qui valait 4, vous a donné ses 4 points, car vous en avez posé le plus d’actions, et la moitié à Bleu, deuxième. BOI valait 3 et n’est qu’à vous : vous avez reçu les deux prix, 3 + 1 = 4.
tutorial-sabotage = Encore une ruse : qui pose exactement 1 action peut saboter, c’est-à-dire bloquer un cercle libre de numéro 5 ou plus avec un marqueur de n’importe quelle compagnie. Cela ne rapporte rien, mais peut barrer la route à un rival.
tutorial-end = C’est tout. Il reste trois décomptes : deux cartes Score, et la fin, quand la dernière action est prise. Rassemblez des actions là où les réseaux grandissent et posez-les à temps : place à une vraie partie, et bon vol !
