# Le cadre autour des plateaux, en français.

brand = Ludothèque
home = Tous les jeux
home-link = Ludothèque, tous les jeux
account-link = Mon compte
loading = Un instant…
skip = Aller au contenu
close = Fermer
reload = Réessayer
new-edition = Une nouvelle version est disponible. Rechargez la page ; rien n’est perdu.
new-edition-load = Recharger
dead-end = Un problème est survenu
to-the-table = À la table
language = Langue
theme-to-light = Passer en clair
theme-to-dark = Passer en sombre
sound-on = Activer le son
sound-off = Couper le son
lost = Page introuvable
lost-text = Vérifiez l’adresse : il manque peut-être une lettre à la fin.
keys = Clavier
keys-tab = passer à l’élément suivant
keys-arrows = se déplacer sur le plateau, dans les listes et entre les onglets
keys-enter = choisir ce qui est en évidence
keys-escape = revenir sur un choix, fermer un volet
keys-replay = un coup en arrière ou en avant, en revoyant une partie
keys-ends = au début ou à la fin, en revoyant une partie
keys-play = lecture ou pause, en revoyant une partie
keys-help = cette feuille

## Accueil

welcome = À quoi joue-t-on ?
welcome-text = Choisissez un jeu et vous y êtes. Sans compte, sans attendre.
shelf = Jeux
players =
    { $range ->
        [1] { $fewest } ou { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
minutes = { $minutes } minutes
play-now = Jouer
play-now-label = Jouer : { $game }
set-up = Préparer une table
set-up-label = Préparer une table : { $game }
learn = Apprendre en trois minutes
learn-label = Apprendre { $game } en trois minutes
rules-label = Règles : { $game }
my-games = Mes parties
finished-games = Parties finies
open-tables = Tables ouvertes
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
open-record = Ouvrir une partie enregistrée
your-turn = À vous de jouer
status-waiting = attend des joueurs
status-playing = en cours
status-over = terminée
status-closed = fermée
turn-of = à { $name } de jouer
ended-won = gagné, { $score }
ended-lost = perdu, { $score }
at-step = coup { $step }, { $ago }
time-left = encore { $time }
more-games =
    { $count ->
        [one] { $count } autre partie
       *[other] { $count } autres parties
    }
guest-name = Invité

## Préparer une table

set-up-title = { $game } : préparer une table
seats = Places
how-many = Nombre de joueurs
seat-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
who-sits = Qui joue { $colour }
level-of = Force du robot qui joue { $colour }
name-of = Nom de qui joue { $colour }
here-name = Joueur { $number }
seat-kind-me = Moi
seat-kind-here = Une autre personne ici
seat-kind-bot = Un robot
seat-kind-invited = Sur invitation
seat-kind-open = Ouverte à tous
options = Règles de la maison
option-range = De { $low } à { $high }.
option-or-range = { $usual }, ou de { $low } à { $high }.
option-own = choisir un nombre
numbers = Changer les nombres
numbers-text = Chaque nombre de la règle peut être changé et devient alors une règle de la maison.
numbers-bots = Les robots ont appris avec les nombres de la règle et peuvent jouer moins bien avec d’autres.
number-range = De { $least } à { $most } ; la règle dit { $sheet }.
numbers-reset = Selon la règle
house-rule = Règle de la maison : { $name }, { $number } au lieu de { $sheet }
house-rules-count = { $count ->
    [one] { $count } règle de la maison
   *[other] { $count } règles de la maison
}
onlookers = Spectateurs
onlookers-text = Qui a le lien peut regarder
curtains = Rideau
curtains-text = Un rideau tombe avant le tour de quelqu’un d’autre devant cet écran
hints = Conseils pour tous
hints-text = Qui doit jouer peut demander conseil à un robot, et tout le monde l’apprend
pace = Rythme
pace-live = En direct
pace-live-text = Tout le monde est à la table maintenant.
pace-leisure = En différé
pace-leisure-text = Jouez quand cela vous arrange ; une partie peut durer plusieurs jours.
clocks = Pendules
clock-none = sans pendule
clock-live = { $bank } chacun, { $increment } de plus après chaque tour
clock-days = { $turn } par tour, { $bank } en réserve
clock-hours = Les pendules ne tournent qu’à ces heures ({ $zone })
clock-run-at = Les pendules tournent
hours-from = de
hours-to = à
at-end = Quand le temps est écoulé
at-end-until-return = un robot joue jusqu’au retour de la personne
at-end-one-turn = un robot joue ce tour
at-end-for-good = un robot garde la place
open-table = Ouvrir la table

## Places

you = vous
here = ici
away = absent
stands-in = un robot remplace
thinking = réfléchit…
winner = gagne
becomes = devient
seat-open = place libre
seat-invited = sur invitation
seat-reserved = réservée
seat-reserved-for = réservée à { $name }
seat-bot = Asseoir un robot
level-beginner = Débutant
level-beginner-about = Prend les points qui s’offrent et ne pense guère à la suite.
level-casual = Amateur
level-casual-about = Voit ce qui saute aux yeux et joue le reste au flair.
level-heuristic = Intermédiaire
level-heuristic-about = Sait reconnaître une bonne position, mais n’anticipe que d’un coup.
level-expert = Expert
level-expert-about = Anticipe vos réponses et les caprices de la pioche.
level-master = Maître
level-master-about = Anticipe plus loin que tous les autres : notre plus fort.
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-purple = Violet
colour-grey = Gris

## Attendre et rejoindre

waiting-title = On attend du monde
waiting-text = La partie commence dès que toutes les places sont prises.
join-title =
    { $count ->
        [0] On vous invite à jouer à { $game }
        [one] { $names } vous invite à jouer à { $game }
       *[other] { $names } vous invitent à jouer à { $game }
    }
join-text = Choisissez un nom pour cette table. Aucun compte n’est nécessaire.
nickname = Votre nom
which-seat = Votre couleur
sit-down = S’asseoir
invitation-for = Invitation à jouer { $colour }
invitation-open = Lien pour tout le monde
qr-code = Code QR : { $label }
copy = Copier
copied = Copié
only-here = Cette adresse ne vaut que sur cet ordinateur. Pour les téléphones de votre réseau, lancez : ludotheque serve --lan

## La table

prompt = Ce qu’il faut faire
prompt-to = À vous, { $name }. { $asked }
prompt-several = On attend { $names }.
panel = Choix, journal et règles
choices = Choix
choices-count =
    { $count ->
        [0] Choix
       *[other] Choix ({ $count })
    }
all-choices = Tous les choix
no-choices = Rien à choisir pour l’instant.
log = Journal
log-older = Plus ancien
log-moment = Aller à ce moment
lately = Depuis votre dernier passage
lately-count =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
lately-replay = Revoir pas à pas
log-undone = { $name } annule son coup.
log-bot = joué par le robot « { $level } »
rules = Règles
print-rules = Imprimer les règles
rule-link = Règle { $rule }
kind-ruling = arbitrage
kind-errata = erratum
kind-option = option
kind-fact = fait
kind-tip = conseil
means-ruling = La règle d’origine ne tranche pas ; voici ce qui est décidé ici.
means-errata = La règle d’origine se contredit ; voici comment nous la lisons.
means-option = Ne vaut que si la table l’a activée dans « Règles de la maison ».
means-fact = La règle d’origine ne le dit pas ; on le sait d’ailleurs, par exemple par des comptes rendus du jeu.
means-tip = Un conseil de la règle d’origine : nul n’est tenu de le suivre.
means-unmarked = Ce qui ne porte pas de marque est dans la règle d’origine.
refused-by-rule = Une règle l’interdit.
undo = Annuler le coup
undo-of = Annuler le coup joué par { $name }
undo-turn = Recommencer le tour
preview = Ce que cela fait
preview-hint = Pointez un choix, sur le plateau ou dans la liste, pour voir ce qu’il fait.
preview-open = La suite n’est pas connue d’avance. On ne pourra pas revenir en arrière.
confirm = Jouer ce coup
back = Retour
whole-board = Tout le plateau
come-closer = Agrandir
step-back = Réduire
board-as-text = Plateau en texte
board-as-picture = Plateau en image
closed-text = Cette table est fermée. On peut encore revoir sa partie.
result = Résultat
won-me = Vous gagnez !
won =
    { $count ->
        [one] { $names } gagne.
       *[other] Victoire partagée : { $names }.
    }
download = Télécharger la partie
play-again = Rejouer
next-table = Continuer à la table suivante
next-game = Partie suivante ({ $count })
hint = Conseil
hint-asking = Réflexion…
hint-says = Le robot « { $level } » choisirait :
hint-then = Ensuite : { $plan }
hint-better = Vos chances passeraient de { $before } % à { $after } %.
hint-worse = Vos chances passeraient de { $before } % à { $after } % ; tout le reste paraît moins bon.
hint-same = Vos chances resteraient à environ { $after } %.
hint-show = Montrer sur le plateau
hint-asked = { $name } a demandé un conseil.
hint-do = Faire cela
curtain = { $name }, à vous
curtain-text = Passez l’appareil. Rien n’est montré avant que vous ne le demandiez.
curtain-lift = Je suis { $name }
chat = Discussion
chat-count =
    { $count ->
        [0] Discussion
       *[other] Discussion ({ $count })
    }
chat-empty = Personne n’a encore rien dit.
chat-line = Dire un mot à la table
chat-send = Envoyer
chat-speaker = Qui parle
mute = Joueurs en sourdine
mute-person = Ne plus entendre { $name }
table = Cette table
my-seat = Ma place
let-bot-play = Laisser jouer un robot
bot-plays-for-you = Un robot joue à votre place.
take-seat-back = Reprendre ma place
let-bot-play-text = Le robot joue jusqu’à ce que vous repreniez la place ou jouiez vous-même.
absent = Joueurs absents
absent-text = Après une absence (trois jours en différé, sinon une minute), chacun de vous peut faire jouer un robot à la place de quelqu’un jusqu’à son retour.
wait-for-person = Attendre le joueur
clock-runs = temps restant : { $time }, la pendule tourne
clock-stands = temps restant : { $time }
pause = Arrêter les pendules
pause-end = Relancer les pendules
pause-text = Les pendules sont arrêtées tant que toute la table le souhaite.
pause-wanted = Souhaité par { $names }.
preferences = Mes préférences
prefer-asking = Demander avant de jouer
prefer-asking-always = toujours
prefer-asking-risky = en cas de danger
prefer-asking-never = jamais
prefer-bots = Les robots répondent
prefer-bots-now = aussitôt
prefer-bots-brisk = rapidement
prefer-bots-slow = lentement
prefer-bots-text = Là où vous êtes la seule personne à la table.
prefer-skip = Passer les coups forcés
prefer-skip-text = Vous lancez toujours les dés vous-même.
prefer-motion = Animations
prefer-sound = Son
agreed = Réglages de la table
yes = oui
no = non
watch-link = Lien pour regarder cette table
leave-table = Quitter la table
leave-table-text = Pour de bon : un robot continue à votre place, et les autres finissent leur partie.
leave-table-yes = Oui, quitter
close-table = Fermer la table
close-table-text = Définitivement : plus personne ne pourra y jouer. La partie reste visible.
close-table-yes = Oui, la fermer
close-table-vote = Pour de bon, quand tous ceux qui jouent le veulent : plus personne ne pourra jouer ici. La partie pourra encore être revue.
close-table-no = Continuer plutôt à jouer
story = Récit
chart-title = Les scores au fil de la partie
chart = Courbe du score de chacun au fil de la partie ; en tableau ci-dessous
chart-table = En tableau
chart-step = Coup
chart-steps = { $last } coups
coach = Entraîneur
coach-ask = Demander à l’entraîneur
coach-whose = Le jeu de qui ?
coach-intro = L’entraîneur examine chaque vraie décision d’un joueur, et seulement d’après ce que celui-ci pouvait savoir ; les choix forcés ne comptent pas. Cela prend quelques secondes.
coach-progress = { $all ->
    [0] Il n’y a eu aucune vraie décision.
   *[other] { $done } vraies décisions examinées sur { $all }.
}
coach-chances = Les chances au fil de la partie
coach-chart = Courbe des chances de chacun au fil de la partie avec leur marge ; en tableau ci-dessous
coach-band = Telles que chacun pouvait alors les estimer. Les bandes pâles montrent de combien ces chances peuvent se tromper, mesuré sur { $games } parties de robots ; en début de partie, ce n’est guère plus qu’une supposition.
coach-costly = Ce qui a coûté le plus
coach-nothing = Aucune décision n’a clairement coûté quelque chose.
coach-so-far = Rien jusqu’ici qui ait clairement coûté quelque chose.
coach-played = Joué : { $action }
coach-rather = L’entraîneur aurait préféré : { $action }
coach-fell = Chances { $better } % → { $chosen } %
coach-try = Réessayer à partir d’ici
coach-lost = { $size ->
    [one] { $points } point de chances de gagner perdu par décision
   *[other] { $points } points de chances de gagner perdus par décision
}
coach-luck = La part du hasard
coach-luck-total = La donne et tous les tirages ensemble : { coach-stroke } de chances de gagner. Mesuré après coup ; personne n’y pouvait rien.
coach-deal = La donne
coach-stroke = { $size ->
    [one] { $points } point
   *[other] { $points } points
}
coach-adjusted = Résultat sans la chance : { $points } (une victoire vaut 100). Dans de telles parties, il reste environ { $left } % des écarts de résultats quand on retire la chance.
coach-kinds = Par sorte de décision
coach-points = { $size ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
coach-kind = { $count ->
    [one] une décision, { $lost }
   *[other] { $count } décisions, { $lost } chacune
}
progress = Mes progrès
progress-link = Mes progrès et problèmes
progress-intro = Ce que vos vraies décisions ont coûté dans toutes vos parties finies, d’après ce que vous pouviez alors savoir. Les coups forcés ne comptent pas, ni ce qu’un robot a joué pour vous.
progress-none = Il n’y a encore rien à examiner : jouez d’abord une partie jusqu’au bout.
progress-look = Examinées par l’entraîneur
progress-seen = { $seen ->
    [one] { $seen } partie examinée sur { $games }
   *[other] { $seen } parties examinées sur { $games }
}
progress-begin = Examiner mes parties
progress-on = Continuer l’examen
progress-stop = S’arrêter là
progress-running = L’entraîneur est au travail, quelques secondes par partie. Vous pouvez partir : les résultats sont gardés.
progress-rest = L’entraîneur vient d’examiner beaucoup de parties pour vous. Continuez dans quelques minutes ; les résultats sont gardés.
progress-skipped = { $count ->
    [one] Une partie n’a pas pu être examinée.
   *[other] { $count } parties n’ont pas pu être examinées.
}
progress-lost = Chances de gagner perdues par décision
progress-how = Chances de gagner perdues en moyenne par vraie décision, en points de pourcentage. Sous chaque nombre, son intervalle de confiance à 95 %, où les décisions d’une même partie comptent ensemble.
progress-phases = Par phase de la partie
progress-all = Toute la partie
progress-opening = Début, le premier tiers
progress-middle = Milieu
progress-end = Fin, le dernier tiers
progress-kinds = Par sorte de décision
progress-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
progress-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
progress-interval = de { $low } à { $high }
progress-nothing-lost = rien de clairement perdu
progress-few = pas de nombre à moins de { $fewest } parties
progress-few-kinds = { $count ->
    [one] Une autre sorte s’est présentée dans moins de { $fewest } parties : pas de nombre.
   *[other] { $count } autres sortes se sont présentées dans moins de { $fewest } parties chacune : pas de nombres.
}
progress-too-few = { $games ->
    [0] Aucune partie avec une vraie décision n’a encore été examinée. Il en faut au moins { $fewest }.
    [one] Une partie a été examinée jusqu’ici. Il en faut au moins { $fewest }.
   *[other] { $games } parties ont été examinées jusqu’ici. Il en faut au moins { $fewest }.
}
progress-trend = Au fil du temps
progress-trend-how = Chaque point résume les dix dernières parties jusque-là ; la bande pâle est son intervalle.
progress-trend-few = Une courbe est tracée à partir de { $fewest } parties.
progress-chart = Courbe des points perdus par décision, de partie en partie, avec leur intervalle ; en tableau ci-dessous
progress-nth = partie { $game }
progress-game = Partie
progress-ended = Finie le
puzzles = Trois positions de vos parties
puzzles-text = Des positions où vous avez un jour beaucoup cédé. Que feriez-vous aujourd’hui ? Trois nouvelles chaque jour.
puzzles-play = Pour des problèmes, il faut à l’entraîneur des parties de vous : jouez-en une jusqu’au bout.
puzzles-look = Pour en avoir davantage, faites examiner vos parties.
puzzles-more = Il n’y en a pas d’autres aujourd’hui : rien d’autre n’a assez coûté dans vos parties, ou vous l’avez vu récemment. Jouez encore, il en viendra.
puzzles-count = { $solved ->
    [one] { $solved } résolu sur { $answered } jusqu’ici
   *[other] { $solved } résolus sur { $answered } jusqu’ici
}
puzzle = Problème { $number }
puzzle-open = À résoudre
puzzle-solved = Résolu
puzzle-missed = Manqué
puzzle-ask = Que feriez-vous ici ?
puzzle-once = Une position d’une de vos parties, telle que vous la voyiez alors. Votre premier choix compte ; rien ne change dans l’ancienne partie.
puzzle-weighing = L’entraîneur pèse votre choix …
puzzle-answer = Ce que cela vaut
puzzle-solved-text = Bien choisi : on ne connaît rien de clairement meilleur.
puzzle-missed-text = Il y avait clairement mieux.
puzzle-now = Votre choix d’aujourd’hui
puzzle-then = Joué alors
puzzle-rather = L’entraîneur aurait préféré
puzzle-beside = L’entraîneur a comparé avec
puzzle-chance = chances { $chance } %
puzzle-replay = La voir dans la partie revue
puzzle-back = Mes progrès
puzzle-none = Pas de problème ici aujourd’hui
puzzle-none-text = Les problèmes sont des positions de vos propres parties où vous avez un jour beaucoup cédé : que feriez-vous aujourd’hui ? Pour en avoir, jouez une partie jusqu’au bout et faites-la examiner par l’entraîneur dans « Mes progrès ».
puzzle-none-play = Jouer une partie
fair = Les dés étaient-ils honnêtes ?
fair-seeded = Cette partie est-elle exacte ?
fair-text = Avant le premier coup, le serveur a scellé son nombre secret et le navigateur de chaque joueur a ajouté le sien. Tout le hasard de la partie en découle : aucun joueur n’a pu le choisir ni le prévoir. Le sceau est maintenant ouvert et toute la partie peut être recalculée.
fair-text-seeded = Cette partie a été distribuée à partir d’une graine ouverte, inscrite dans son fichier, et non par des dés scellés : qui a choisi la graine pouvait connaître d’avance tout le hasard. On peut vérifier que chaque coup découle bien des règles et de cette graine.
fair-text-loaded = Cette partie vient d’un fichier. D’après lui, un serveur a scellé son nombre secret avant le premier coup, et les nombres des joueurs s’y sont ajoutés. On peut recalculer que chaque coup découle des règles et de ces nombres ; que le sceau ait été montré avant la partie, seuls ceux qui y étaient peuvent le dire.
fair-check = Vérifier cette partie
fair-good = Les { $steps } coups sont exactement ceux que donnent les règles et les dés scellés.
fair-good-seeded = Les { $steps } coups sont exactement ceux que donnent les règles et la graine ouverte.
fair-copied = Les { $count } premiers coups viennent d’une autre partie : seules leurs règles ont pu être vérifiées.
fair-more = Comment le savoir ?
fair-seal = Voici le sceau montré à tous avant la partie :
fair-seal-loaded = Voici le sceau inscrit dans le fichier. Comparez-le à celui que les joueurs ont vu avant la partie :
fair-yourself = Pour ne croire personne, téléchargez la partie et vérifiez-la sur votre ordinateur : ludotheque verify FICHIER
replay = Revoir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-last = À la fin
replay-slider = Moment
replay-at = { $at } sur { $last }
replay-moment = Ce moment
replay-step = Coup { $version } sur { $last }
eyes = Point de vue
eyes-all = Vu par un spectateur
eyes-mine = Tel que je l’ai vu
eyes-of = Vu par { $name }
play-on = Rejouer à partir d’ici
copy-moment = Copier le lien vers ce moment
learn-count = Étape { $at } sur { $count }
learn-nudge = « { $action } », ce sera pour plus tard. Essayez ce qui est demandé ; « Montrez-moi » vous guide.
learn-show = Montrez-moi
learn-on = Continuer
learn-play = Jouer une vraie partie
light-connecting = connexion
light-on = connecté
light-lost = connexion perdue, nouvel essai
light-closed = déconnecté

## Mon compte

account = Mon compte
hello-account = Bonjour, { $name }
account-made = Votre compte est prêt : vos parties y sont gardées, et ce nom et ce mot de passe les ouvrent sur chaque appareil.
signed-in = Bienvenue ! Les parties de ce compte vous attendent.
password-changed = Votre nouveau mot de passe est en place.
become-account = Garder mes parties
become-account-text = Choisissez un nom et un mot de passe. Toutes vos parties restent à vous, sur chaque appareil.
account-name = Nom
password = Mot de passe
password-text = Au moins 8 caractères.
old-password = Mot de passe actuel
new-password = Nouveau mot de passe
change-password = Changer de mot de passe
sign-in = Se connecter
sign-in-text = Vous avez déjà un compte ? Les parties de cet invité vous suivent.
sign-out = Se déconnecter
sign-out-text = Vos parties vous attendent jusqu’à la prochaine connexion.
ways-back = Récupération du compte
ways-back-text = Si vous oubliez votre mot de passe : une clé d’accès de votre téléphone, de votre ordinateur ou d’une clé de sécurité vous connecte, et des codes notés sur papier permettent d’en choisir un nouveau. Les deux demandent maintenant votre mot de passe.
passkey = Clé d’accès
passkey-name = Un nom pour la clé, par exemple celui de l’appareil
passkey-make = Créer une clé d’accès
passkey-remove = Retirer
passkey-sign-in = Se connecter avec une clé d’accès
codes-make = Afficher de nouveaux codes
codes-text = Notez ces codes : ils ne seront plus montrés, et les précédents ne valent plus. Chacun vaut pour un nouveau mot de passe.
codes-left = { $count ->
    [0] Vous n’avez pas de code.
    [one] Il vous reste un code.
   *[other] Il vous reste { $count } codes.
  }
forgotten = Mot de passe oublié ?
forgotten-text = Saisissez l’un des codes que vous avez notés. Si vous avez confirmé une adresse pour les notifications par courriel, nous pouvons y envoyer un code.
forgotten-act = Enregistrer le mot de passe
code = Code
code-mail = M’envoyer un code par courriel
code-sent = Si un tel compte existe avec une adresse de courriel, un code est en route.
my-data = Mes données
my-data-text = Tout ce que nous gardons sur vous, en un fichier.
my-data-download = Télécharger mes données
delete-me = Me supprimer
delete-me-text = Pour de bon, avec tout ce qui est à vous : des robots continuent vos parties, et votre nom est retiré des parties jouées avec d’autres.
delete-me-yes = Oui, tout supprimer

## Notifications

notices = Notifications
notices-text = Soyez averti quand c’est à vous de jouer et que vous n’êtes pas là. On peut jouer sans.
notices-link = Régler les notifications
notices-kept = C’est fait.
channels = Comment vous joindre
channel-add = Ajouter
channel-test = Essayer
channel-remove = Retirer
channel-error = La dernière a échoué : { $error }
channel-push = Ce navigateur
channel-push-text = Arrive même quand aucune de nos pages n’est ouverte. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
channel-push-add = M’avertir ici
channel-push-denied = Le navigateur ne l’a pas permis. Voyez ses réglages pour cette page.
channel-push-cannot = Ce navigateur ne le peut que par https.
channel-mail = Courriel
channel-mail-text = Nous y envoyons d’abord un code. Chaque courriel contient un lien qui y met fin.
mail-address = Votre adresse
confirm-code = Le code
confirm-address = Confirmer
confirm-text = Nous vous avons envoyé un code à six chiffres. Tapez-le ici.
channel-webhook = Webhook
webhook-format = Vers où
webhook-url = Adresse du webhook
webhook-discord = Discord
webhook-slack = Slack
webhook-matrix = Matrix
webhook-ntfy = ntfy
webhook-json = JSON
notice-kind-turn = c’est à moi de jouer
notice-kind-hour = il reste une heure
notice-kind-begun = une partie commence
notice-kind-over = une partie est finie
notice-kind-invited = une place m’est gardée
quiet-hours = Heures de repos
quiet-hours-text = Ne rien m’envoyer à ces heures ({ $zone })
digest-text = Un courriel par jour au lieu de plusieurs
digest-at = à
table-notices = Notifications de cette table
table-notices-usual = Comme pour toutes les tables
table-notices-never = Pas pour cette table
table-notices-always = Toujours pour cette table
table-notices-text = Toujours : tout ce qui se passe ici, par tous les moyens de vous joindre. Les heures de repos sont respectées.
notices-tables = Tables réglées à part
days-off = Jours de congé
days-off-text = Ces jours-là, vos pendules s’arrêtent à toutes les tables. { $left ->
    [0] Il ne vous en reste aucun cette année.
    [one] Il vous en reste un cette année.
   *[other] Il vous en reste { $left } cette année.
  }
days-off-first = Premier jour
days-off-last = Dernier jour
days-off-take = Prendre congé
days-off-end = Annuler
away-until = absent jusqu’au { $date }
usual-pace = joue d’habitude en { $time }{ $missed ->
    [0] {""}
   *[other] , un robot a joué { $missed } tours sur { $turns }
  }
feeds = Flux et calendrier
feeds-text = Des adresses privées pour un lecteur de flux ou un calendrier. Qui en a une voit quelles parties vous attendent.
feed-atom = Parties qui m’attendent (Atom)
feed-ics = Échéances (calendrier)
feed-make = Créer mes adresses
feed-renew = Remplacer ces adresses
unsubscribe = Plus de courriel
unsubscribe-text = Un clic, et plus aucune notification ne vient à cette adresse.
unsubscribed = C’est fait : plus aucun courriel ne vient à cette adresse.

## Quand le serveur dit non

error-illegal = Les règles ne le permettent pas.
error-not-your-turn = Ce n’est pas à vous de jouer. Attendez votre tour.
error-game-over = La partie est terminée. Il n’y a plus rien à faire ici.
error-no-such-action = Ce coup n’existe pas dans ce jeu. Choisissez-en un qui est proposé.
error-nothing-to-undo = Il n’y a rien à annuler : du nouveau est apparu, ou quelqu’un d’autre a joué.
error-no-such-order = Ce jeu ne connaît pas cet ordre permanent.
error-stale-version = La table a avancé entre-temps. Regardez de nouveau et choisissez.
error-no-such-game = Ce jeu n’est pas disponible ici. Choisissez-en un à l’accueil.
error-no-such-table = Cette table n’existe pas. Redemandez le lien.
error-bad-options = Ces règles de la maison ne vont pas ensemble. Changez-en une et réessayez.
error-bad-house-rule = Un nombre de ces règles de la maison est hors limites. Changez-le et réessayez.
error-bad-seats = Les places ne conviennent pas à ce jeu. Changez leur nombre ou qui s’y assied.
error-bad-timing = Ces pendules ne laissent assez de temps à personne. Choisissez-en d’autres.
error-bad-name = Ce nom ne peut pas servir. Prenez-en un de 1 à 32 lettres.
error-seat-taken = Quelqu’un y est déjà assis. Choisissez une autre place.
error-not-invited = Cette place est sur invitation. Ouvrez le lien que vous avez reçu.
error-no-onlookers = Cette table est réservée à ses joueurs.
error-not-started = La partie n’a pas commencé. Attendez que toutes les places soient prises.
error-table-full = Toutes les places sont prises. Regardez, ou ouvrez votre propre table.
error-table-closed = Cette table a été fermée par son hôte. Il n’y a plus rien à faire ici.
error-too-many-tables = Vous ne pouvez pas garder davantage de tables. Terminez ou fermez d’abord quelques-unes des vôtres.
error-older-rules = Cette partie a commencé avec d’anciennes règles, que ce serveur ne joue plus. Ouvrez une nouvelle table.
error-not-over = La partie n’est pas finie. Revenez quand elle le sera.
error-not-absent = Cette personne est là, ou l’était à l’instant. Patientez un peu.
error-no-hints = Ici, des personnes jouent les unes contre les autres, et les conseils n’ont pas été convenus.
error-no-such-moment = Ce moment n’existe pas dans la partie. Choisissez-en un qui a été joué.
error-no-such-commitment = Les dés de cette table ne sont pas ceux qui étaient promis. Réessayez.
error-bad-line = Ceci ne peut pas être envoyé. Écrivez de 1 à 500 caractères.
error-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
error-bad-password = Ce mot de passe ne convient pas. Prenez de 8 à 256 caractères.
error-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Réessayez.
error-not-allowed = Vous ne pouvez pas faire cela.
error-not-signed-in = Nous ne vous connaissons pas encore. Donnez-vous d’abord un nom.
error-bad-address = On ne peut rien envoyer à cette adresse. Vérifiez-la et réessayez.
error-wrong-code = Ce n’est pas le code que nous avons envoyé. Réessayez.
error-too-many-channels = On peut déjà vous joindre par dix voies. Retirez-en une d’abord.
error-bad-passkey = Cette clé d’accès n’est pas connue ici.
error-bad-days = Ces jours ne conviennent pas : ils sont passés, trop lointains ou déjà pris.
error-no-days-left = Il ne vous reste pas autant de jours de congé cette année-là.
error-bad-request = Le serveur n’a pas compris. Rechargez la page.
error-bad-record = Ce n’est pas le fichier d’une partie, ou il a été modifié.
error-too-many-requests = C’était un peu rapide. Attendez un instant et réessayez.
error-too-large = C’est trop gros pour être envoyé.
error-not-found = Il n’y a rien ici.
error-unavailable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.

## Dans une même pièce : un grand écran et le téléphone de chacun

room = Jouer dans la même pièce
room-text = Cet écran montre le plateau, chaque téléphone une main. Choisissez un jeu, puis rejoignez-le par code avec vos téléphones.
room-kind-invited = Une personne avec un téléphone
room-kind-here = Une personne devant cet écran
room-kind-bot = Un robot
room-absence = Si quelqu’un s’absente
room-absence-wait = La partie attend les absents ; au bout d’une minute, le grand écran peut laisser un robot jouer à leur place.
room-absence-stand-in = Quand quelqu’un s’absente une minute, un robot joue à sa place jusqu’à son retour.
room-sit-down = Prenez place
room-how = Scannez un code avec votre téléphone, ou tapez l’adresse en dessous dans son navigateur.
room-network = Adresse de cet ordinateur
room-unreachable = La page ne s’ouvre pas ?
room-tip-1 = Les téléphones doivent être sur le même réseau (Wi-Fi) que cet ordinateur ; les données mobiles ne l’atteignent pas.
room-tip-2 = Les réseaux invités isolent souvent les appareils : prenez le réseau principal ou le partage de connexion d’un téléphone.
room-tip-3 = Le pare-feu de cet ordinateur doit laisser Ludotheque recevoir des connexions.
room-tip-4 = Si plusieurs adresses sont proposées, essayez la suivante.
room-join = Rejoindre avec un code
room-join-go = Rejoindre la table
room-join-text = Le grand écran montre un code de six lettres pour chaque place libre.
room-code = Code du grand écran
room-code-wrong = Aucune place libre n’a ce code. Regardez encore le grand écran : un code vaut jusqu’à ce que la place soit prise.
room-beside = Une autre personne joue aussi sur ce téléphone : donnez-lui un nom.
room-board = Plateau
room-choose = Choisir sur le plateau
room-flat = Posé à plat : tourner le plateau
room-flat-text = Tourne le plateau vers la personne qui doit jouer
room-awake = Ce navigateur laisse l’écran s’éteindre : réglez l’appareil pour qu’il reste allumé.
room-curtain = Personne d’autre ne doit alors regarder l’écran.
room-hand-over = Téléphones
room-other-phone = Passer à un autre téléphone
room-hand-over-text = Un autre téléphone prend la place avec un nouveau code ; l’ancien ne fait plus que regarder.
teach = Expliquer au fil du jeu
pace-room = Dans la même pièce
pace-room-text = Tout le monde est dans la même pièce, autour d’un grand écran.

# The static edition: the whole collection in a page
static-alone = Cette version fonctionne sans serveur : sans jeu en ligne, sans comptes et sans discussion.
static-licences = Licences de ce qu’elle contient
static-loading = Chargement des jeux
static-elsewhere = Ludotheque est déjà ouvert dans un autre onglet. Fermez-le, et la suite se jouera ici.
static-newer = Ce que vous avez joué ici appartient à une version plus récente de Ludotheque. Rien n’est changé : rechargez la page pour obtenir cette version.
static-failed = Un problème est survenu. Vos parties sont conservées : rechargez la page.
static-unkept = Votre navigateur n’a plus de place pour conserver cela. Enregistrez une sauvegarde, libérez de l’espace et réessayez.
backup-save = Enregistrer toutes les parties dans un fichier
backup-open = Restaurer des parties depuis un fichier
backup-wrong = Ce n’est pas un fichier de sauvegarde.
backup-replaces = Tout ce qui a été joué ici est remplacé par le contenu du fichier.
backup-restore = Remplacer
take-along = Jouer hors ligne
take-along-text = Toute la collection dans votre navigateur, même sans réseau.
