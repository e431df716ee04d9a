### Ce que dit le terminal autour d’une partie : `kaiju play` et `kaiju replay`.

## Fichiers

cannot-read = Impossible de lire { $path } : { $why }.
cannot-write = Impossible d’écrire { $path } : { $why }.
no-permission = permission refusée
is-folder = { $path } est un dossier ; donnez un nom de fichier.
no-folder = Il n’y a pas de dossier { $path }.
too-big = { $path } est trop gros pour être une partie enregistrée.
saved = La partie est enregistrée dans { $path }.
how-to-resume = La reprendre
how-to-replay = La revoir

## Places

seat-empty = L’une des places n’a pas de nom ; écrivez-les comme you,random,random.
seat-slow = { $name } sera lent ici : ce bot est fait pour la version compilée, et Kaiju tourne en Python pur.
seat-typo = Aucun bot ne s’appelle { $name } ; vouliez-vous dire { $near } ? Une personne peut porter tout nom qui ne ressemble pas à celui d’un bot.
seat-twice = Deux personnes ne peuvent pas s’appeler { $name }.
not-found-setup =
    { $near ->
        [none] { $game } n’a pas de mise en place { $name } ; il y a { $choices }.
       *[other] { $game } n’a pas de mise en place { $name } ; vouliez-vous dire { $near } ?
    }
seats-number = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
figures-many =
    { $seats ->
        [one] Il y a { $figures } figurines pour { $seats } place.
       *[other] Il y a { $figures } figurines pour { $seats } places.
    }
option-unknown = { $game } n’a pas d’option { $name } ; il y a { $choices }.
option-value = L’option { $name } est l’une de ces valeurs : { $choices }, et non { $value }.
no-setups = { $game } n’a pas de mise en place qui porte un nom.
data-other = { $path } contient des données de { $game }.
seats-differ = La partie enregistrée a { $seats } places, mais { $given } noms sont donnés.
seats-foreign = Dans la partie enregistrée, une place revient à { $name }, un programme extérieur ; nommez toutes les places avec --seats si vous lui faites confiance.
not-found-on-shelf =
    { $near ->
        [none] Il n’y a pas de jeu nommé { $name } ; l’étagère contient { $choices }.
       *[other] Il n’y a pas de jeu nommé { $name } ; vouliez-vous dire { $near } ?
    }
not-found-figure =
    { $near ->
        [none] { $game } n’a personne du nom de { $name } ; choisissez { $choices }.
       *[other] { $game } n’a personne du nom de { $name } ; vouliez-vous dire { $near } ?
    }
resume-over = La partie { $path } est terminée ; revoyez-la avec kaiju replay.
resume-other = { $path } est une partie de { $game }.
resume-fixed = La partie { $path } est commencée ; --seed, --figures, --option et --setup sont pour les nouvelles.
no-figures = Personne ne choisit de figurine dans { $game } : toutes les places se valent.
bad-speed = La vitesse doit être supérieure à 0.
bot-failed = Le bot { $name } a échoué : { $why }.

## À la table

welcome = Tapez ? pour de l’aide, quitter pour arrêter et garder la partie.
resumed = La partie reprend où elle s’était arrêtée.
prompt = { $name }>
you = vous
player-as = { $name } pour { $seat }
acts-now = { $seat } agit.
turn-heading =
    { $seat ->
        [you] À vous
       *[other] { $seat }
    }
turn-number = tour { $turn }
extra-turn = tour supplémentaire
hand-over = Passez le clavier à { $name }, et que personne d’autre ne regarde.
press-enter = Appuyez sur Entrée.
as-they-lie = tels quels
if-unknown = la suite dépend du hasard, des autres ou de ce qui est caché
if-nothing = Personne ne peut savoir ce qu’apporte chacune de ces réponses.
nothing-yet = Il ne s’est encore rien passé.
winner = gagne
eliminated = éliminé

## Comment répondre

enter = Entrée
enter-keeps = garde tous les dés et cesse de lancer
enter-nothing = ne choisit rien
numbers-keep = garde les dés { $dice } et relance les autres
numbers-choose = choisit ceux-là
rolls-dice = relance le dé { $die } et garde les autres
more-help = d’autres façons de répondre, les règles et les cartes
forms-keep = Entrée garde tout et arrête, des numéros gardent ces dés, ? aide
forms-choose = Entrée ne choisit rien, des numéros choisissent, ? aide
enter-order = les laisse dans cet ordre
numbers-pick = { $exactly ->
        [yes] choisit ceux-là ; { $most } en tout
       *[no] choisit ceux-là ; de { $least } à { $most } en tout
    }
numbers-amounts = { $exactly ->
        [yes] en prend autant ; { $most } en tout
       *[no] en prend autant ; de { $least } à { $most } en tout
    }
numbers-amounts-too = dit la même chose
numbers-order = les met dans cet ordre
forms-pick = { $exactly ->
        [yes] { $most } numéros choisissent, ? aide
       *[no] De { $least } à { $most } numéros choisissent, ? aide
    }
forms-amounts = { $exactly ->
        [yes] 2x1 prend deux du numéro 1 ; { $most } en tout, ? aide
       *[no] 2x1 prend deux du numéro 1 ; de { $least } à { $most } en tout, ? aide
    }
forms-order = Tous les numéros dans l’ordre voulu, Entrée les laisse ainsi, ? aide
amount-of = ×{ $n }
near-spaces = voisin de { $spaces }
undo-can = { $word } reprend votre dernière réponse
undo-cannot = Votre dernière réponse ne peut plus être reprise : le hasard a joué, quelque chose de caché s’est montré, ou quelqu’un d’autre a répondu.

# Ce qu’on peut taper ; la première forme est montrée.
typed-keep = garder garde g keep
typed-roll = relancer relance r roll
typed-all = tout tous all
typed-none = rien aucun none
typed-help = aide ? help
typed-rules = règles regles regle rules
typed-card = carte cartes card
typed-log = journal log
typed-table = table
typed-if = si
typed-quit = quitter q quit
typed-undo = reprendre annuler undo

unclear-empty = Tapez un nombre de 1 à { $n }.
unclear-number = Tapez un nombre de 1 à { $n }.
unclear-several = « { $text } » convient à { $n } réponses ; tapez un nombre ou davantage de mots.
unclear-words = « { $text } » ne convient à aucune réponse ; tapez un nombre de 1 à { $n }, ou ? pour de l’aide.
unclear-thing = Il n’y a pas de { $n } ici ; choisissez { $choices }.
unclear-which = Lesquels ? Tapez leurs numéros, tout ou rien.
unclear-things = « { $text } » ne désigne rien ici ; tapez des numéros, ou ? pour de l’aide.
unclear-face-missing = Aucun dé ne montre { $face }.
unclear-face-few = Il n’y a pas autant de dés avec { $face }.
unclear-which-of = { $exactly ->
        [yes] Lesquels ? Tapez { $most } des numéros.
       *[no] Lesquels ? Tapez de { $least } à { $most } des numéros.
    }
unclear-how-many = { $exactly ->
        [yes] Il en faut { $most } en tout, pas { $n }.
       *[no] Il en faut de { $least } à { $most } en tout, pas { $n }.
    }
unclear-amounts = « { $text } » n’est pas une quantité ; tapez combien de quoi, comme 2x1 pour deux du numéro 1, ou ? pour de l’aide.
unclear-few = { $n ->
        [0] Il ne reste rien du numéro { $number }.
       *[other] Il n’y en a pas plus de { $n } du numéro { $number }.
    }
unclear-order = « { $text } » n’a pas de place dans un ordre ; tapez tous les numéros de 1 à { $n } dans l’ordre voulu.
unclear-twice = { $n } y est deux fois ; chaque numéro vient une seule fois.
unclear-missing = { $n } manque ; un ordre a tous les { $count } numéros.

help-choose = Tapez le numéro d’une réponse, ou quelques-uns de ses mots.
help-subset = Tapez les numéros de ce que vous choisissez, tout ou rien.
help-pick = Tapez les numéros de ce que vous choisissez, autant que la question en demande.
help-amounts = Tapez combien de quoi : 2x1 1x3, c’est deux du numéro 1 et un du numéro 3, et 1 1 3 aussi.
help-order = Tapez tous les numéros dans l’ordre voulu : 3 1 2 met le numéro 3 en premier.
help-rules = règles et le numéro d’une règle, ou ? et quelques mots
    .text = cherche dans le livret de règles
help-card = carte et son nom
    .text = montre une carte en entier
help-log = journal, journal tout
    .text = ce qui s’est passé dernièrement, ou depuis le début
help-if = si
    .text = dit ce qu’apporterait chaque réponse, autant que vous pouvez le savoir
help-table = table
    .text = montre la table et la question à nouveau
help-undo = reprendre
    .text = reprend votre dernière réponse, tant que rien n’en a résulté
help-quit = quitter, ou Ctrl-C
    .text = arrête ici, garde la partie et dit comment la reprendre

## Revoir

replay-title = { $game } : { $players }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
replay-no-turn = Il n’y a pas de tour { $turn } dans cette partie ; elle en a { $turns }.
replay-other-rules = Elle a été jouée avec d’autres règles ({ $rules }) et ne peut être rejouée ; voici ce qui a été noté.
replay-version = { $module } : { $version ->
    [0] aucune version
   *[other] version { $version }
 }
replay-events = Les événements notés sont illisibles : { $why }.
replay-events-foreign = ils parlent d’une place, d’une carte ou d’autre chose qui n’existe pas
replay-no-seat = Il n’y a pas de place { $seat } dans cette partie ; elle en a { $seats }.
seat-number = Place { $seat }
replay-step = Entrée pour la suite, q pour arrêter

# Leçons
learn-none = { $game } n’a pas encore de leçons.
learn-unknown = Il n’y a pas de leçon { $lesson }. Il y a : { $known }.
learn-lesson = Leçon { $n } sur { $of } : { $title }
learn-coach = L’entraîneur
learn-done = Bravo
learn-left = Pour reprendre plus tard : { $command }
learn-play = C’est tout. Entrée pour une partie facile, Ctrl+D pour arrêter.

# ---- ce que vaut une position

position-chances = Chances de victoire
position-who = qui
position-table = toute l’équipe
position-chance = chance
position-answer = réponse
position-worlds = mondes
position-playouts = parties imaginées
position-nothing = rien
position-not-asked = La place { $seat } n’a pas de question en ce moment.
position-left-out = { $n ->
    [one] Une autre réponse n’a pas été essayée.
   *[other] { $n } autres réponses n’ont pas été essayées.
}
position-as-bots = Si tout le monde joue ensuite comme nos bots : { $n } parties imaginées, graine { $seed }.

# Conseils et retours sur une partie.
typed-hint = conseil h hint
help-hint = h, h 2
    .text = dit ce que ferait un bot, ses chances de gagner et celles de votre choix, et pourquoi
hint-none = Il n’y a pas de conseil pour cette question.
hint-best = meilleur
hint-mine = le vôtre
hint-instead = sinon
hint-chance = { $chance } % de chances de gagner ({ $low } à { $high })
hint-chance-team = { $chance } % de chances de gagner pour la table ({ $low } à { $high })
hint-same = Votre choix est celui d’un bot.
hint-better = Il est nettement meilleur que votre choix.
hint-equal = Votre choix se vaut : les parties poursuivies ne les départagent pas.
hint-even = Les deux se valent : les parties poursuivies ne les départagent pas.
hint-although = Mais : { $reason }
hint-if = Si tout le monde continue comme nos bots ; { $n } parties poursuivies.
answer-keep = garder { $things }
answer-keep-none = ne rien garder
answer-nothing = rien
review-working = La partie est jugée : { $done } sur { $of }…
review-other-rules = Cette partie ne peut pas être examinée : elle a été jouée selon { $rules }.
review-unfinished = La partie de ce fichier n’est pas finie : il n’y a encore rien à examiner.
review-budget = Un retour demande au moins 2 parties.
review-chances = Les chances de chacun
review-chances-team = Les chances de la table
review-turning = Où la partie a basculé
review-turn = Tour { $n }.
review-swing = { $name } : { $before } % → { $after } %
review-open = kaiju replay { $file } --turn { $turn }
review-played = Joué :
review-better = Un bot aurait joué :
review-same = Un bot aurait joué tout ce tour pareil : les dés ont décidé.
review-here = Ici, un bot aurait joué pareil.
review-even = Les parties poursuivies ne départagent pas les deux.
review-gave-up = La partie a été abandonnée ici.
review-cost =
    { $n ->
        [one] Ce qui a été joué a coûté { $n } point de chances (±{ $error }).
       *[other] Ce qui a été joué a coûté { $n } points de chances (±{ $error }).
    }
review-gain =
    { $n ->
        [one] Ce qui a été joué valait { $n } point de chances de plus (±{ $error }).
       *[other] Ce qui a été joué valait { $n } points de chances de plus (±{ $error }).
    }
review-luck = Chance et talent, en points de chances
review-table = la table
review-start = départ
review-own = ses décisions
review-others = celles des autres
review-by-luck = chance
review-end = fin
review-taken = Ce qui a payé, en points de chances
review-taken-turn =
    tour { $n }, { $uses ->
        [0] jamais utilisée depuis
        [1] utilisée une fois depuis
       *[other] utilisée { $uses } fois depuis
    }
review-if = Si tout le monde avait continué comme nos bots : { $n } parties poursuivies pour chaque tour. Conseils du bot { $bot }.
