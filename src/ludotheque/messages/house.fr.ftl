# Les mots de la maison : la ligne de commande, et ce que montre un lien partagé.

welcome = { $title }. Votre couleur : { $colour }. Tapez un numéro, ou : undo, rule suivi d’un numéro de règle, quit.
how-to-answer = Tapez le numéro d’un choix, ses mots, undo, rule et un numéro, ou quit.
nothing-to-undo = Il n’y a rien à annuler.
no-rule = Il n’y a pas de règle qui porte ce numéro.
sure = Le faire quand même ? (oui/non)
house-rule = Règle de la maison : { $name }, { $number } au lieu de { $sheet }.

invited = On vous invite à jouer à { $title }
invited-by = { $host } vous invite à jouer à { $title }

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

notice-turn = { $title } : c’est à vous de jouer.
notice-hour = { $title } : il vous reste une heure pour votre tour.
notice-begun = { $title } : tout le monde est là, la partie commence.
notice-over = { $title } : la partie est finie.
notice-invited = { $title } : une place vous est gardée.
notices = { $count } parties vous attendent.
notice-test = Voilà comment Ludotheque vous joint.
notice-confirm = { $code } est votre code pour les notifications de Ludotheque.
recovery-title = Revenir sur Ludotheque
recovery-text = { $code } est votre code pour un nouveau mot de passe. Il vaut une demi-heure, une fois. Si vous ne l’avez pas demandé, ne faites rien.
