# Gratte-ciel en français.

title = Gratte-ciel
pitch = Survolez une ville qui grandit, encaissez quand on passe au-dessus de vos tours et choisissez bien où vous poser.

## Ce qu’on peut faire

action-start = Commencer en { $n1 }
action-fly = Voler { $nouns }
action-pass = Passer

prompt-start = { $seat } choisit un terrain blanc pour commencer.
prompt-start-me = Choisissez un terrain blanc pour commencer.
prompt-fly = { $seat } choisit un vol de 1 à 4 terrains vers un terrain sans bâtiment.
prompt-fly-me = Volez de 1 à 4 terrains vers un terrain sans bâtiment.

## Ce que chacun montre

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
fact-eliminated = élimination

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
# Seulement avec cannot-fly, $seat est à l’origine de la fin.
event-ended =
    { $reason ->
        [cannot-fly] La partie est finie : { $seat } ne peut plus voler.
        [no-floors] La partie est finie : la réserve d’un joueur est vide.
       *[last-player] La partie est finie : il ne reste qu’un joueur.
    }

## Comment la partie a fini

reason-cannot-fly = Un joueur ne pouvait plus voler.
reason-no-floors = La réserve d’un joueur était vide.
reason-last-player = Il ne restait qu’un joueur.

## Options

option-turning-flights = Vols avec virages
option-turning-flights-help = L’hélicoptère peut tourner à chaque terrain, mais n’entre jamais deux fois sur le même terrain et ne revient pas sur celui de son décollage.

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
