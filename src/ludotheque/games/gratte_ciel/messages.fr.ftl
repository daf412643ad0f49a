# Gratte-ciel en français.

title = Gratte-ciel
pitch = Survolez une ville qui grandit, encaissez quand on passe au-dessus de vos tours et choisissez bien où vous poser.

## Ce qu’on peut faire

action-start = Commencer en { $n1 }
action-fly = Voler { $path }
action-pass = Passer

prompt-start = { $seat } choisit un terrain blanc pour commencer.
prompt-start-me = Choisissez un terrain blanc pour commencer.
prompt-fly = { $seat } choisit un vol de 1 à 4 terrains vers un terrain sans bâtiment.
prompt-fly-me = Volez de 1 à 4 terrains vers un terrain sans bâtiment.

## Pourquoi pas

refused-GRA-1-2 = Aucun hélicoptère ne se pose dans le parc du centre.
refused-GRA-2-2 = On commence sur un terrain blanc libre, et une seule fois.
refused-GRA-2-3 = Un hélicoptère part déjà de ce quartier : à 3 joueurs, choisissez-en un autre.
refused-GRA-3-1 = Votre hélicoptère vole de 1 à 4 terrains, jamais en diagonale, et se pose où il n’y a pas de bâtiment.
refused-GRA-3-2 = À cette table, on vole en ligne droite.
refused-GRA-3-3 = Un vol ne passe pas deux fois sur un terrain et ne revient pas à son départ.
refused-GRA-3-4 = Un autre hélicoptère ou le parc est sur le chemin.
refused-GRA-3-5 = On ne peut pas passer : choisissez un vol.
refused-GRA-3-7 = Un hélicoptère s’y trouve déjà.

## Ce que chacun montre

score = { fact-points }
fact-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
fact-floors =
    { $value ->
        [one] { $value } étage en réserve
       *[other] { $value } étages en réserve
    }
fact-eliminated = hors jeu

## Ce qui s’est passé

event-first = { $seat } joue en premier.
event-started = { $seat } commence en { $lot }.
event-flew = { $seat } vole { $path }.
event-earned =
    { $seat } se pose sur sa propre couleur et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-overflight-fee =
    { $payer } verse à { $payee } une redevance de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour avoir survolé { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }.
event-overflight-fee-short =
    { $payer } ne peut verser à { $payee } que { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $due } pour avoir survolé { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }.
event-landing-fee =
    { $payer } verse à { $payee } une redevance de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’atterrissage.
event-landing-fee-short =
    { $payer } ne peut verser à { $payee } que { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $due } pour l’atterrissage.
event-same-district =
    { $seat } se pose dans le quartier de son décollage et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# $seat possède le bâtiment ; le vol peut être celui de quelqu’un d’autre.
event-built =
    { $height ->
        [1] Un bâtiment naît en { $lot } pour { $seat }.
       *[other] Le bâtiment en { $lot }, appartenant à { $seat }, passe à { $height } étages.
    }
event-eliminated = { $seat } n’a plus de points : c’est l’élimination.
event-barred = D’autres hélicoptères empêchent { $seat } de voler : son tour est sauté.
# Seulement avec cannot-fly, $seat est à l’origine de la fin.
event-ended =
    { $reason ->
        [cannot-fly] La partie est finie : { $seat } ne peut plus voler.
        [no-floors] La partie est finie : la réserve d’un joueur est vide.
       *[last-player] La partie est finie : il ne reste qu’un joueur.
    }

## Comment la partie a fini

ending = La fin vient quand quelqu’un n’a plus d’étage ou ne peut plus voler : la plus petite réserve est de { $least-floors }.
# $seat as for event-ended.
reason-cannot-fly = Fin de la partie : { $seat } ne pouvait plus voler.
reason-no-floors = La réserve d’un joueur était vide.
reason-last-player = Il ne restait qu’un joueur.

## Options

option-turning-flights = Vols avec virages
option-turning-flights-help = L’hélicoptère peut tourner à chaque terrain, mais n’entre jamais deux fois sur le même terrain et ne revient pas sur celui de son décollage.
parameter-start-points = Points au départ
parameter-start-points-help = Combien de points chacun possède au début.
parameter-stock = Étages par couleur
parameter-stock-help = Combien d’étages chacun a en réserve au début.
parameter-landing-fee = Redevance d’atterrissage
parameter-landing-fee-help = Ce que rapporte un atterrissage sur sa couleur et ce que coûte un autre.
parameter-same-district-fee = Perte dans un même quartier
parameter-same-district-fee-help = Combien de points coûte un atterrissage dans le quartier du décollage.

## Couleurs

noun-red = rouge
noun-blue = bleu
noun-yellow = jaune
noun-green = vert
noun-white = blanc

## Le plateau

board-label = Plateau de Gratte-ciel : 8 quartiers de 9 terrains autour d’un parc, colonnes de a à i depuis la gauche, lignes de 1 à 9 depuis le haut.
lot-empty = { $lot }, { $tint }, vide
lot-built =
    { $lot }, { $tint }, bâtiment appartenant à { $owner }, { $height ->
        [one] { $height } étage
       *[other] { $height } étages
    }
lot-helicopter = hélicoptère piloté par { $seat }
lot-legal = vous pouvez vous poser ici
lot-start = vous pouvez commencer ici
plaza = Parc

## Avant de confirmer un vol

preview-title = Ce que fait ce vol
preview-cost =
    { $points ->
        [one] Vous payez { $points } point.
       *[other] Vous payez { $points } points.
    }
preview-gain =
    { $points ->
        [one] Vous gagnez { $points } point.
       *[other] Vous gagnez { $points } points.
    }
warn-same-district = Vous vous posez dans le quartier de votre décollage : cela coûte 50 points.
warn-eliminated = Ce vol vous ruine : ce serait votre élimination.

## Le tutoriel

tutorial-welcome = Vous êtes Rouge. Votre hélicoptère va de terrain en terrain : là où il se pose, un bâtiment s’élève, et quiconque le survole paie son propriétaire. Vous avez 45 points. À la fin, le plus haut score l’emporte.
tutorial-start = Chacun commence sur un terrain blanc, dans un quartier à soi. Commencez en c3.
tutorial-fly = Un tour, c’est un vol : de 1 à 4 terrains en ligne droite, vers un terrain sans bâtiment. Se poser sur sa propre couleur rapporte 5 points. Descendez en c6, un terrain rouge.
tutorial-paid = Jaune a survolé votre bâtiment en c3 et s’est posé en b3, un terrain rouge : 1 point pour votre étage et 5 pour votre couleur, tout pour vous. Et voyez : c3 compte maintenant 2 étages et un bâtiment rouge se dresse en b3.
tutorial-fees = À vous de payer. Derrière le bâtiment bleu de c8 se trouve c9, un terrain bleu : survoler 1 étage bleu coûte 1 point, se poser sur du bleu en coûte 5. Volez jusqu’à c9 et regardez avant de confirmer.
tutorial-growth = Bleu a reçu 6 points, un étage en c9 et un deuxième en c8. La redevance monte vite : 1 étage coûte 1 point, 2 en coûtent 4, 3 en coûtent 10, 4 en coûtent 20. Vos propres étages sont toujours gratuits.
tutorial-district = Attention aux terrains marqués : ils sont dans le quartier d’où vous décollez, et s’y poser coûte 50 points. Qui tombe à 0 est éliminé.
tutorial-white = Le blanc n’est à personne : il ne coûte rien, et le bâtiment est à vous. Volez jusqu’à e9.
tutorial-end = C’est tout. La partie finit quand quelqu’un ne peut plus voler, n’a plus d’étages ou reste seul en jeu. Les règles sont à côté du plateau, et un choix grisé vous dit pourquoi. Bon vol !
