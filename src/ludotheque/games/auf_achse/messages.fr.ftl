# Auf Achse en français.

title = Auf Achse
pitch = Chargez, choisissez vos routes à travers l’Europe centrale et enchérissez sur les contrats qui rapportent.

## Ce qu’on peut faire

action-place = Commencer sur { $n1 }
action-roll = Lancer le dé
action-buy = Acheter une remorque : { $n1 }
action-load = Charger { $n1 }
action-unload = Décharger { $n1 }
action-collect = Toucher la prime : { $n1 }
action-hand-on = Transmettre l’Inspektion
action-play = Jouer { $n1 }
action-use = Utiliser le { $n1 }
# Deux noms sur une case événement : la case et la ville d’où l’on vient.
action-drive =
    { $count ->
        [1] Rouler jusqu’à { $n1 }
       *[other] Rouler jusqu’à { $n1 } depuis { $n2 }
    }
action-wait = Attendre ici
action-decline = Non, merci
action-works = Travaux sur { $n1 }
action-jam = Bouchon sur { $n1 }
action-call = Demander { $n1 }
action-take = Prendre { $n1 }
action-discard = Défausser le plus ancien contrat visible
action-bid = Enchérir : offre { $n1 }
action-match = S’aligner sur l’offre
action-pass = Passer
action-end = Finir le tour
action-rail = Envoyer { $n1 } par le rail
action-jump = Aller à { $n1 }
action-land = S’arrêter sur { $n1 }
action-give = Donner { $n1 }
action-help = Aider et passer un tour
action-drive-on = Continuer sa route
action-pay = Payer 500 DM
action-skip = Passer un tour
action-invite = Appeler { $n1 }
action-blow = Déplacer { $n1 }
action-calm = Ne plus déplacer de camion

prompt-place = { $seat } pose son camion sur une case de route.
prompt-place-me = Posez votre camion sur une case de route.
prompt-before = { $seat } va lancer le dé.
prompt-before-me =
    { $only ->
        [roll] Lancez le dé.
       *[other] Lancez le dé, ou faites d’abord vos affaires.
    }
prompt-choose = { $seat } utilise un des dés : { $n1 } ou { $n2 }.
prompt-choose-me = Quel dé utilisez-vous : { $n1 } ou { $n2 } ?
prompt-drive = { $seat } a fait { $n1 } et roule.
prompt-drive-me = Vous avez fait { $n1 } : où roulez-vous ?
prompt-drive-motivation = { $seat } roule de 1 à 3 cases de plus.
prompt-drive-motivation-me = Roulez de 1 à 3 cases de plus.
prompt-drive-routenplanung = { $seat } peut rouler jusqu’à la prochaine ville libre.
prompt-drive-routenplanung-me = Vous pouvez rouler jusqu’à la prochaine ville libre.
prompt-drive-partner = { $seat } peut rouler de 3 cases de plus.
prompt-drive-partner-me = Vous pouvez rouler de 3 cases de plus.
prompt-drive-guest = { $seat }, à l’appel de la radio, peut rouler de 3 cases.
prompt-drive-guest-me = On vous appelle : vous pouvez rouler de 3 cases.
prompt-drive-storm = { $seat } déplace de 1 à 3 cases le camion conduit par { $n1 }.
prompt-drive-storm-me = Déplacez de 1 à 3 cases le camion conduit par { $n1 }.
prompt-drive-wartung = { $seat } peut rouler de 1 à 4 cases de plus.
prompt-drive-wartung-me = Vous pouvez rouler de 1 à 4 cases de plus.
prompt-drive-zollabfertigung = { $seat } roule jusqu’à la prochaine case événement.
prompt-drive-zollabfertigung-me = Roulez jusqu’à la prochaine case événement.
prompt-works = { $seat } pose le panneau de travaux.
prompt-works-me = Posez le panneau de travaux sur une autre case.
prompt-stop = { $seat } est à l’arrêt et fait ses affaires.
prompt-stop-me =
    { $only ->
        [end] Vous êtes à l’arrêt, sans affaire à faire ici : finissez votre tour.
       *[other] Vous êtes à l’arrêt : faites vos affaires ou finissez votre tour.
    }
prompt-rail = { $seat } choisit un contrat pour le rail.
prompt-rail-me = Lequel de ces contrats part par le rail ?
prompt-jump = { $seat } choisit une destination où aller.
prompt-jump-me = À quelle destination allez-vous ?
prompt-land = La ville est occupée : { $seat } choisit une case voisine.
prompt-land-me = La ville est occupée : choisissez la case libre la plus proche.
prompt-give = { $seat } donne un contrat à son voisin de droite.
prompt-give-me = Donnez un de vos contrats à votre voisin de droite.
prompt-help = { $seat } peut aider un collègue.
prompt-help-me = Aidez-vous, contre 1 000 DM et un tour ?
prompt-customs = { $seat } paie à la douane ou passe un tour.
prompt-customs-me = Payez 500 DM ou passez un tour.
prompt-jam = { $seat } pose le panneau de bouchon sur une case libre.
prompt-jam-me = Posez le panneau de bouchon sur une case libre.
prompt-invite = { $seat } appelle un autre joueur par radio.
prompt-invite-me = Quel joueur peut rouler de 3 cases avec vous ?
prompt-storm = { $seat } déplace des camions dans la tempête.
prompt-storm-me = Quel camion la tempête déplace-t-elle ?
prompt-auction = { $seat } enchérit sur { $n1 } ; la plus haute offre est { $n2 }.
prompt-auction-me = Enchérissez sur { $n1 } ou passez ; la plus haute offre est { $n2 }.
prompt-match = { $seat } a demandé { $n1 } et s’aligne sur l’offre { $n2 } ou passe.
prompt-match-me = Vous avez demandé { $n1 } : alignez-vous sur l’offre { $n2 } ou passez.
prompt-load = { $seat } peut charger { $n1 } aussitôt.
prompt-load-me = Vous pouvez charger { $n1 } aussitôt.

## Sortes de décisions, quel qu’en soit l’objet

kind-choose = Lequel des deux dés utiliser.
kind-drive = Où rouler après le lancer.
kind-drive-storm = Où la tempête de neige déplace un camion.
kind-auction = Enchérir sur un contrat ou passer.
kind-match = S’aligner sur l’offre pour le contrat demandé, ou passer.
kind-load = Charger un contrat aussitôt ou non.

## Pourquoi pas

refused-AUF-2-1 = Commencez sur une case de route sans camion.
refused-AUF-3-1 = On roule selon le dé : de 1 à 5, autant de cases ; avec un 6, jusqu’à 6.
refused-AUF-3-2 = Un camion s’y trouve déjà.
refused-AUF-3-4 = On ne s’arrête plus tôt que dans une ville de l’un de ses contrats.
refused-AUF-3-5 = Un panneau barre le chemin.
refused-AUF-3-6 = Un camion ne fait pas demi-tour au cours d’un déplacement.
refused-AUF-4-2 = Le panneau de travaux ne va ni sur une ville, ni sous un camion, ni avec l’autre panneau, ni devant Flensburg.
refused-AUF-4-3 = Les travaux ferment cette case.
refused-AUF-4-5 = Le bouchon ferme cette case.
refused-AUF-5-1 = On charge dans la ville de départ de son contrat, s’il y a place pour toutes ses marchandises.
refused-AUF-5-3 = On décharge à la destination d’un contrat chargé.
refused-AUF-5-6 = On ne demande pas de contrat avant de lancer le dé.
refused-AUF-7-1 = On ne demande un contrat public qu’en arrivant dans une ville avec exactement ses points.
refused-AUF-9-10 = Avec l’Inspektion, ni chargement ni déchargement avant München.

## Ce qu’on voit d’un joueur

score = { fact-money }
fact-money = { $value } DM
fact-under-way = { $value } DM à bord
fact-contracts =
    { $value ->
        [one] { $value } contrat
       *[other] { $value } contrats
    }
fact-goods = marchandises à bord : { $value }
fact-skips =
    { $value ->
        [one] passe { $value } tour
       *[other] passe { $value } tours
    }

## Ce qui s’est passé

event-first = { $seat } commence.
event-placed = { $seat } commence sur { $space }.
event-dealt = { $seat } reçoit { $contracts }.
event-opened = { $contract } devient visible.
event-rolled = { $seat } fait { $die }.
event-rolled-two = { $seat } fait { $die } et { $other_die }.
event-used = { $seat } utilise le { $die }.
event-drove = { $seat } roule jusqu’à { $space }.
event-waited = { $seat } attend.
event-declined = { $seat } reste sur place.
event-works = { $seat } pose les travaux sur { $space }.
event-jammed = { $seat } pose le bouchon sur { $space }.
event-jam-lifted = Le bouchon sur { $space } se dissipe.
event-loaded =
    { $goods ->
        [one] { $seat } charge { $goods } marchandise : { $contract }.
       *[other] { $seat } charge { $goods } marchandises : { $contract }.
    }
event-delivered = { $seat } livre { $contract } pour { $money } DM.
event-bought = { $seat } achète une remorque ({ $size }) pour { $money } DM.
event-called = { $seat } demande { $contract }.
event-bid = { $seat } enchérit sur { $contract } : offre { $offer }, { $money } DM.
event-matched = { $seat } s’aligne sur l’offre { $offer } pour { $contract } : { $money } DM.
event-passed = { $seat } passe pour { $contract }.
event-sold = { $seat } obtient { $contract } pour { $money } DM.
event-took = { $seat } prend { $contract }.
event-discarded = { $seat } défausse { $contract }.
event-drew = { $seat } tire { $card }.
event-paid = { $seat } paie { $money } DM.
event-railed = { $seat } paie { $money } DM aux chemins de fer.
event-received = { $seat } reçoit { $money } DM.
event-owes = { $seat } ne peut pas payer et doit { $money } DM.
event-paid-debt = { $seat } paie une dette de { $money } DM.
event-must-skip =
    { $turns ->
        [one] { $seat } doit passer son prochain tour.
       *[other] { $seat } doit passer ses { $turns } prochains tours.
    }
event-skipped = { $seat } passe un tour.
event-handed-on = { $seat } transmet l’Inspektion à { $other }.
event-inspection-over = { $seat } en a fini avec l’Inspektion ; la carte va sous la pile.
event-collected = { $seat } touche { $money } DM : { $card }.
event-robbed = { $seat } perd les marchandises du contrat { $contract } ; l’assurance verse { $money } DM.
event-gave = { $seat } donne à { $other } { $contract }.
event-got = { $seat } tire de la réserve { $contract }.
event-jumped = { $seat } va à { $space }.
event-drove-back = { $seat } retourne à { $space }.
event-played = { $seat } joue { $card }.
event-invited = { $seat } appelle { $other }, qui peut rouler de 3 cases.
event-penalised = { $seat } paie { $money } DM à la fin pour des cartes restées devant soi.
# Seulement avec delivered, $seat est qui a mis fin à la partie.
event-ended =
    { $reason ->
        [delivered] La partie est finie : { $seat } a livré son dernier contrat.
       *[limit] La partie est finie : le dernier tour de table est joué.
    }

## Comment la partie a fini

ending =
    { $open ->
        [one] La fin vient quand quelqu’un a tout livré et qu’il ne reste aucun contrat public : { $open } visible, { $pile } dans la pile.
       *[other] La fin vient quand quelqu’un a tout livré et qu’il ne reste aucun contrat public : { $open } visibles, { $pile } dans la pile.
    }
reason-delivered = Un joueur a livré son dernier contrat et il n’y avait plus de contrat public.
account = { $value } DM pour les cartes gardées
reason-limit = La limite de tours de table est atteinte.

## Avant de confirmer

warn-must-skip = Cela vous coûte un tour.

## Options

option-public-contracts = Contrats publics
option-public-contracts-0 =
    le nombre habituel à { $seats } joueurs : { $seats ->
        [2] 12
        [3] 16
        [4] 20
       *[other] 24
    }
option-public-contracts-help = Plus il y en a, plus la partie dure.
option-one-lap = Inspektion d’un seul tour
option-one-lap-help = L’Inspektion est retirée au moment où elle reviendrait à qui l’a tirée. À deux, les parties sont plus courtes d’un tiers.
option-round-limit = Limite de tours de table
option-round-limit-0 = aucune
option-round-limit-help = Après tant de tours de table, le plus riche gagne.
option-children = Version pour enfants
option-children-help = Pas de remorques, 2 000 DM au départ, et on prend simplement les contrats publics.
option-rules-2007 = Règles de 2007
option-rules-2007-help = Deux dés dont on utilise un, pas d’obligation de rouler, deux camions par case de route, et on peut défausser de vieux contrats.
parameter-start-money = Argent au départ
parameter-start-money-help = Combien de DM chacun reçoit au début ; la version pour enfants garde sa propre somme.
parameter-private-contracts = Contrats privés
parameter-private-contracts-help = Combien de contrats privés chacun reçoit ; au besoin, moins de contrats sont publics.
parameter-open-contracts = Contrats visibles
parameter-open-contracts-help = Combien de contrats publics sont visibles.
parameter-trailers-each = Remorques de chaque taille
parameter-trailers-each-help = Combien de grandes et combien de petites remorques il y a.

## Mots

noun-red = rouge
noun-blue = bleu
noun-yellow = jaune
noun-green = vert
noun-purple = violet
noun-grey = gris
noun-small = petite
noun-large = grande
noun-secret = un contrat secret
noun-secrets = contrats secrets

## Les cartes événement

noun-bahnverladung = Bahnverladung (par le rail)
noun-beifahrer = Beifahrer (un second chauffeur)
noun-dokumente = Dokumente (papiers oubliés)
noun-fahrtenschreiber = Fahrtenschreiber (le disque)
noun-familiennachwuchs = Familiennachwuchs (une naissance)
noun-fracht-dumping = Fracht Dumping (concurrence déloyale)
noun-kundenservice = Freundlicher Kundenservice (un client content)
noun-routenplanung = Gute Routenplanung (un bon itinéraire)
noun-diebe = Hilfe, Diebe! (au voleur)
noun-inspektion = Inspektion (le contrôle technique)
noun-motivation = Motivation (motivés)
noun-pannenhilfe = Pannenhilfe (un collègue en panne)
noun-polizeikontrolle = Polizeikontrolle (un contrôle de police)
noun-radarfalle = Radarfalle (un radar)
noun-road-runner = Road Runner ruft Teddybär (un appel à la radio)
noun-schneestuerme = Schneestürme (tempêtes de neige)
noun-schnelle-verladung = Schnelle Verladung (chargement rapide)
noun-sonderauftrag-flensburg = Sonderauftrag Flensburg (livraison spéciale)
noun-sonderauftrag-wien = Sonderauftrag Wien (livraison spéciale)
noun-stau-muenchen = Stau München (un bouchon)
noun-stau-frankfurt = Stau Frankfurt (un bouchon)
noun-stau-kassel = Stau Kassel (un bouchon)
noun-stau-nebel = Stau im Nebel (un bouchon dans le brouillard)
noun-stau-unfall = Stau nach einem Unfall (un bouchon après un accident)
noun-subunternehmer = Subunternehmer (un sous-traitant)
noun-truckerfestival = Truckerfestival (le festival des routiers)
noun-vertrauen = Vertrauen (la confiance)
noun-wartung = Vorbildliche Wartung (un entretien exemplaire)
noun-ware-verdorben = Ware verdorben (marchandises gâtées)
noun-zollabfertigung = Zollabfertigung (la douane est passée)
noun-zollkontrolle = Zollkontrolle (un contrôle de douane)

card-bahnverladung = Le contrat chargé à la destination la plus éloignée part par le rail : son revenu aussitôt, moins 1 000 DM.
card-beifahrer = Lancer le dé et rouler encore.
card-dokumente = Retour à la ville la plus proche sur le chemin parcouru.
card-fahrtenschreiber = Passer le prochain tour.
card-familiennachwuchs = Aller droit à la destination d’un contrat chargé et décharger.
card-fracht-dumping = Un contrat non chargé va au voisin de droite.
card-kundenservice = Tirer un contrat de la réserve.
card-routenplanung = Permet de rouler aussitôt jusqu’à la prochaine ville libre.
card-diebe = Toutes les marchandises à bord sont perdues. L’assurance verse 1 000 DM par contrat.
card-inspektion = Ni chargement ni déchargement avant München. Là, la carte va à gauche et le dé peut être relancé. Qui l’a à la fin paie 1 000 DM.
card-motivation = À garder : une fois, à son tour, rouler de 1 à 3 cases de plus.
card-pannenhilfe = Continuer, ou aider et passer un tour contre 1 000 DM.
card-polizeikontrolle = Payer 500 DM.
card-radarfalle = Payer 500 DM.
card-road-runner = Ce joueur et un autre de son choix peuvent rouler de 3 cases de plus.
card-schneestuerme = Tous les camions peuvent être déplacés de 1 à 3 cases dans n’importe quelle direction.
card-schnelle-verladung = À garder : une fois, juste après un chargement, lancer le dé et rouler encore.
card-sonderauftrag-flensburg = À garder : 2 000 DM à l’arrivée à Flensburg ; sinon 1 000 DM à payer à la fin.
card-sonderauftrag-wien = À garder : 2 000 DM à l’arrivée à Wien ; sinon 1 000 DM à payer à la fin.
card-stau-muenchen = Le panneau de bouchon va sur München jusqu’au prochain tour de ce joueur.
card-stau-frankfurt = Le panneau de bouchon va sur Frankfurt jusqu’au prochain tour de ce joueur.
card-stau-kassel = Le panneau de bouchon va sur Kassel jusqu’au prochain tour de ce joueur.
card-stau-nebel = Le panneau de bouchon va sur une case libre jusqu’au prochain tour de ce joueur.
card-stau-unfall = Le panneau de bouchon va sur une case libre jusqu’au prochain tour de ce joueur.
card-subunternehmer = Ce joueur et un autre de son choix peuvent rouler de 3 cases de plus.
card-truckerfestival = Un prix de 500 DM.
card-vertrauen = Tirer un contrat de la réserve.
card-wartung = Permet de rouler de 1 à 4 cases de plus.
card-ware-verdorben = Retour à la ville du dernier chargement.
card-zollabfertigung = Rouler aussitôt jusqu’à la prochaine case événement, sans y tirer de carte.
card-zollkontrolle = Passer un tour ou payer 500 DM.

## Le plateau

board-label = Carte routière d’Europe centrale : 26 villes, 50 routes de 137 cases, dont 47 cases événement.

# Villes et cases de route.
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

# Contrats.
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

## La table dans le navigateur

desk = Contrats et camions
deeds = Au volant
my-contracts = Mes contrats
public-contracts = Contrats publics
pile = { $contracts } dans la pile
fleet = Camions
trailers =
    remorques restantes : { $small ->
        [one] { $small } petite
       *[other] { $small } petites
    }, { $large ->
        [one] { $large } grande
       *[other] { $large } grandes
    }
money = { $value } DM
amount = { $value }
spaces =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
rate = { $money }/case
profit-range = +{ $most } à +{ $least }
waybill =
    De { $start } à { $destination } : { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }, { $revenue } DM, cases à parcourir : { $spaces }.
contract-aboard = À bord
contract-to-load = À charger
contract-public = Contrat public
room =
    { $goods ->
        [one] { $goods } marchandise sur { $room }
       *[other] { $goods } marchandises sur { $room }
    }
secrets =
    { $secrets ->
        [one] { $secrets } secret
       *[other] { $secrets } secrets
    }
auction = Enchère
auction-in = Qui participe
auction-leads = mène avec { $offer }
auction-caller = a demandé le contrat
auction-out = s’est retiré
auction-way =
    { $spaces ->
        [one] Mon trajet en tout : { $spaces } case
       *[other] Mon trajet en tout : { $spaces } cases
    }
offer = Offre { $number } : coûte { $cost } DM, laisse { $profit } DM, { $rate } DM par case.
die = Dé : { $dice }
label-event-card = Carte événement
close-card = Ranger la carte
label-event-space = case événement
works-sign = Travaux
jam-sign = Bouchon
roads = Routes
road = cases : { $spaces }, cases événement : { $events }
order = Ordre permanent
order-choose = Répondre aux enchères pour moi, même en mon absence :
order-up-to = Jusqu’à l’offre { $number } pour { $contract }
order-pass = Passer pour { $contract }
order-pass-all = Passer à toutes les enchères
order-keep = Donner cet ordre
order-take-back = Retirer

## Le tutoriel

tutorial-welcome = Au volant d’un camion à travers l’Europe centrale, chargez dans une ville, livrez dans une autre et enchérissez en chemin sur de nouveaux contrats. À la fin, le plus riche l’emporte. Vous avez 5 000 DM.
tutorial-place = Posez d’abord votre camion sur la route, avant que personne ait vu un contrat. Commencez sur la case marquée, entre Nürnberg et Linz.
tutorial-roll = Voici vos 3 contrats secrets : chacun dit où charger, où livrer et ce qu’on vous paie. Linz–Nürnberg part tout près d’ici. Lancez le dé !
tutorial-drive = Un 3 ; d’ordinaire, on avance d’autant de cases. Mais un de vos contrats part de Linz, à 2 cases, et là vous pouvez vous arrêter plus tôt. Roulez jusqu’à Linz.
tutorial-load = Chargez les 4 marchandises pour Nürnberg. Il y a la place : un camion en porte 6, et l’on peut acheter des remorques.
tutorial-turn = Vous avez fini à Linz, et les autres veulent rouler aussi. Finissez votre tour.
tutorial-bid = À Stuttgart, Bleu a demandé Nürnberg–Salzburg, et Jaune a enchéri : offre 1. Vous allez justement à Nürnberg : enchérissez, offre 2. Elle coûte 1 000 DM et vous laisse 1 800 DM de ce que paie le contrat.
tutorial-again = Il est à vous ! Bleu, le demandeur, l’aurait eu en s’alignant sur votre offre, mais il a passé, et Jaune aussi. En route pour Nürnberg, à 5 cases : lancez le dé !
tutorial-deliver = Un 5, quelle chance ! Roulez jusqu’à Nürnberg : vos marchandises y sont déchargées d’elles-mêmes, et l’on vous paie 2 300 DM.
tutorial-reload = Livré ! Et votre nouveau contrat part justement d’ici : chargez Nürnberg–Salzburg, 6 marchandises, un camion plein.
tutorial-call = Qui arrive en ville exactement, ou avec un 6, peut demander un contrat public. Salzburg–Graz part de là où va votre chargement : demandez-le. Si personne n’enchérit, vous l’avez pour rien.
tutorial-end = Personne n’a enchéri : il est à vous. Gare aux cases événement, où l’on tire une carte, et aux travaux après un 1. La partie finit quand il n’y a plus de contrat public et que quelqu’un a livré son dernier : place à une vraie partie, et bonne route !
