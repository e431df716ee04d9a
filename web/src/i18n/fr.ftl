### Les mots du client web. Les jeux apportent les leurs : voir src/kaiju/games/*/text.

## Partout

close = Fermer
cost = Coût
skip = Aller à la page
site = Site
loading = On secoue les dés…
settings = Réglages
to-the-shelf = Vers l’étagère
theme-to-light = Allumer la lumière
theme-to-dark = Éteindre la lumière
try-again = Réessayer
reload = Recharger
trouble-lost = Personne n’a écrasé cette page.
    .text = Elle n’a jamais existé. Nous avons cherché sous chaque maison.
trouble-gone = Aucune table ici.
    .text = Emportée par la vague, ou il manque une griffe au lien. Demandez-le à nouveau.
trouble-offline = Le serveur est au fond de la mer.
    .text = Impossible de l’atteindre. Vos tables sont à l’abri ; on continue de frapper.
trouble-stale = Kaiju a muté.
    .text = Une version plus récente est sortie ; cette page est encore l’ancienne.
trouble-broken = Quelque chose est tombé.
    .text = Sans doute un gratte-ciel. Réessayez.

## L’étagère

title-shelf = Kaiju, jeux de monstres géants
hero = Soyez le monstre.
    .text = Des jeux de monstres géants. Vos amis en un lien, des bots qui mordent.
play-now = Jouer
join-by-link = Suivre un lien
paste-link = Le lien vers la table
bad-link = Ce n’est pas le lien d’une table. Il devrait finir par /table/ et quelques lettres.
to-the-table = À la table
your-tables = Vos tables
more-tables = { $count ->
    [one] Une de plus
   *[other] { $count } de plus
}
pick-a-box = Prenez une boîte
players = Joueurs :
lasts = Dure environ
minutes = { $count } min
bots = Bots
play = Jouer
    .label = Jouer à { $game }
rules = Règles
cards = Cartes
open-tables = Tables ouvertes
filter-game = Jeu
filter-state = État
every-game = Tous les jeux
every-state = Tout état
state-waiting = Places libres
state-playing = En cours
state-finished = Finies
no-tables = Pas un monstre en vue. Ouvrez une table, et rendez-la publique.
locked = Avec mot de passe
footer = Ni compte, ni pistage, ni assurance urbaine.

## Où en est une table

standing-waiting = { $open ->
    [one] Une place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
}
standing-turn = À vous, { $seats } places
standing-other = On attend { $who }, { $seats } places
standing-playing = Tour { $turn }, { $seats } places
standing-won = Gagné, { $turns } tours
standing-lost = Perdu, { $turns } tours
standing-over = { $winners ->
    [none] Personne n’a gagné
   *[other] Victoire : { $winners }
}, { $turns } tours
standing-over-team = { $winners ->
    [none] Perdu ensemble
   *[other] Gagné ensemble
}, { $turns } tours
way-go = Jouer
    .label = Aller à votre table de { $game }
way-look = Voir
    .label = Voir la table de { $game }
way-join = Rejoindre
    .label = Rejoindre la table de { $game }
way-replay = Revoir
    .label = Revoir la partie de { $game }

## Votre nom

name-title = Qui débarque ?
name = Votre nom
name-help = C’est tout : ni compte, ni courriel. Ce navigateur garde la clé de vos places.
name-empty = Même les monstres ont un nom.
name-go = Débarquer
not-now = Plus tard

## Une nouvelle table

title-open = Ouvrir une table : { $game }
seats = Places
how-many-seats = Nombre de places
one-seat-less = Une place de moins
one-seat-more = Une place de plus
who-sits = Qui prend la place { $seat }
me = Moi
open-seat = Libre
bot = Bot : { $name }
bot-random = Chanceux (s’en remet au sort)
    .short = Chanceux
bot-beginner = Débutant (apprend encore)
    .short = Débutant
bot-easy = Facile (joue sans calculer)
    .short = Facile
bot-greedy = Glouton (prend ce qu’il peut)
    .short = Glouton
bot-planner = Stratège (prépare chaque tour)
    .short = Stratège
bot-expert-fast = Expert rapide (réfléchit un instant)
    .short = Expert rapide
bot-hard = Malin (réfléchit)
    .short = Malin
bot-expert = Expert (réfléchit longtemps)
    .short = Expert
bot-slow = { $name } (lent ici)
choose-figure = Qui jouez-vous ?
play-as = Vous jouez { $figure }
by-chance = Au hasard
seat-figure = La place { $seat } joue { $figure }
options = Dans la boîte
all = Toutes
none = Aucune
table = La table
who-may-come = Qui peut venir
access-link = Qui a le lien
    .help = Personne d’autre ne verra cette table.
access-public = Tout le monde
    .help = La table est visible sur l’étagère.
password = Mot de passe
password-none = Aucun
clock = Temps de réflexion
clock-none = À volonté
    .help = Personne n’est pressé. Un bot joue pour qui s’en va, jusqu’à son retour.
clock-quick = Rapide
    .help = Trois minutes, et cinq secondes de plus par réponse. Qui dépasse est joué par un bot.
clock-usual = Normal
    .help = Dix minutes, et quinze secondes de plus par réponse. Qui dépasse est joué par un bot.
clock-slow = Par correspondance
    .help = Un jour au départ, et une demi-journée de plus par réponse.
open-table = Ouvrir la table
open-hint-people = Vous recevrez un lien à envoyer à vos amis.
start-now = Commencer
open-hint-bots = Aucune place libre : la partie commence tout de suite.

## La table

table-question = Ce qui est demandé
table-to-question = À la question
table-answers = Réponses
table-rule = Règle
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-all = Les { $n } lignes
table-chat = Discussion
table-chat-empty = Personne n’a rien dit. Rugissez en premier.
table-chat-said = { $name } : { $text }
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-not-sent = Rien n’est parti : il n’y a pas de connexion. Réessayez dans un instant.
table-rules = Règles
table-sound = Son
table-steps = Étapes du tour
table-panels = Panneaux
table-table = Table
table-mine = À moi
table-watching = Vous regardez
table-watchers = { $n ->
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
}
table-loading = On dresse la table…
table-connection-lost = La ligne est coupée. Retour en cours…
table-not-let-in = Cette table ne vous laisse pas entrer.
table-waiting = La table attend.
table-they-are-asked = Question à { $name } : { $question }
table-waiting-for = { $n ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
table-given-up = Vous avez abandonné ; un bot continue.
table-given-up-team = Vous avez abandonné ; un bot a pris votre place et continue avec les autres.
table-answering = Envoyé…
table-your-turn = À vous
table-active = joue son tour
table-over = La partie est finie
table-ended = La partie est terminée.
table-ended-by = { $n ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
table-ended-by-you = Vous avez abandonné.
table-result = L’affiche
table-won = { $n ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
table-nobody-won = Il ne reste personne
table-team-won = La table gagne !
table-team-lost = La table a perdu
table-standings = Classement final
table-place = Rang
table-who = Qui
table-you = vous
table-out = éliminé
table-you-won = Vous avez gagné.
table-you-lost = Pas cette fois.
table-together-won = Vous avez gagné, tous ensemble.
table-together-lost = Vous avez perdu, tous ensemble. Pas cette fois.
table-rematch = Revanche
table-to-rematch = À la revanche
table-rematch-open = Une revanche se prépare.
table-replay = Revoir la partie
table-look = Regarder le plateau
table-back = Retour
table-leave = Quitter la table
    .text = Un bot vous remplace jusqu’à votre retour ; votre place reste à vous.
    .yes = Quitter
    .no = Rester
table-concede = Abandonner
    .text = Un bot joue pour vous jusqu’au bout, et vous ne pouvez plus gagner. C’est irréversible.
    .last = La partie s’arrête ici, et elle est perdue pour vous. C’est irréversible.
    .team = Un bot prend votre place et continue avec les autres : la table gagne ou perd toujours ensemble. C’est irréversible.
    .yes = Abandonner
    .no = Continuer à jouer
table-clock = Temps restant
table-away = { $name } n’est pas là
table-stand-in-time = Un bot remplace { $name } : temps écoulé
table-stand-in-left = Un bot remplace { $name }, qui a quitté la table
table-stand-in-conceded = { $name } a abandonné
table-pick = Choisir { $name }
table-choose = Choisir
table-toggle = Prendre ou remettre
table-yourself = Vous-même
table-read = Lire { $card }
table-picked = Sélection : { $n } sur { $of }
table-these = { $n ->
    [0] Ne rien choisir
    [one] Valider ce choix
   *[other] Valider ces { $n } choix
}
table-chosen = { $how ->
    [exactly] Choisissez-en { $most } ; choix faits : { $n }
    [up-to] Choisissez-en { $most } au plus ; choix faits : { $n }
   *[other] Choisissez-en { $least } à { $most } ; choix faits : { $n }
}
table-taken = { $how ->
    [exactly] Prenez-en { $most } en tout ; déjà pris : { $n }
    [up-to] Prenez-en { $most } au plus en tout ; déjà pris : { $n }
   *[other] Prenez-en { $least } à { $most } en tout ; déjà pris : { $n }
}
table-placed = Mettez les { $of } en ordre ; déjà placés : { $n }
table-enough = On ne peut pas en prendre plus. Remettez-en un d’abord.
table-n-of = { $n } sur { $of }
table-less = Un de moins : { $name }
table-more = Un de plus : { $name }
table-this-order = Dans cet ordre
table-in-order = L’ordre
table-place-of = { $name }, numéro { $n } sur { $of }
table-place-next = { $name } : placer en numéro { $n }
table-last-off = Retirer le dernier
table-order-help = Cliquez l’un après l’autre. Les flèches du clavier déplacent ce qui est placé ; un clic le retire.
table-help-board = Choisissez sur le plateau
table-as-list = En liste
table-on-board = Retour au plateau
table-not-yet = Pas encore
table-take-back = Reprendre
    .help = Reprendre votre dernière réponse
table-choices = { $n } choix
table-seats = Qui joue ici
table-map = Carte. Les flèches du clavier vont de case en case.
table-space-pieces = { $name } : { $pieces }
table-view = Ce qu’il y a sur la table
table-yes = oui
table-no = non
table-none = rien
table-ruling = Une décision : le livret ne dit rien ici.
table-same-chapter = Dans le même chapitre
table-no-rule = Il n’y a pas de règle { $id } dans ce livret.
table-whole-rulebook = Tout le livret de règles
table-cannot-load = Cette page du livret ne peut pas être chargée pour l’instant.
table-card-when = Quand
table-card-notes = Bon à savoir
table-all-cards = Toutes les cartes

## En attendant les autres

title-waiting = En attente : { $game }
title-rules = Règles : { $game }
title-cards = Cartes : { $game }
title-settings = Réglages
waiting = { $count ->
    [0] Tout le monde est là.
    [one] Il manque un joueur.
   *[other] Il manque { $count } joueurs.
}
    .text = Envoyez le lien à qui doit être écrasé. La partie commence dès que chaque place est prise.
    .team = Envoyez le lien à qui doit vous aider. Vous gagnez ou perdez ensemble. La partie commence dès que chaque place est prise.
invited = { $count ->
    [0] Aucune place libre.
   *[other] Quelqu’un veut vous écraser.
}
    .text = Prenez place et rendez les coups. La partie commence dès que chaque place est prise.
    .team = Prenez place : vous gagnez ou perdez tous ensemble. La partie commence dès que chaque place est prise.
invited-team = { $count ->
    [0] Aucune place libre.
   *[other] Quelqu’un a besoin de votre aide.
}
link = Le lien vers cette table
copy-link = Copier le lien
share = Partager
share-title = Une table de { $game }
link-copied = Le lien est entre vos griffes : collez-le où vous voulez.
link-not-copied = Le navigateur garde les griffes fermées. Sélectionnez le lien et copiez-le.
take-a-seat = Prendre place
seat-open = Libre
a-bot = Bot
you = Vous
here = En ligne
away = Pas là pour l’instant
sit-here = Prendre cette place
give-to-bot = À un bot
free-seat = Libérer la place
leave = Partir
start-with-bots = { $count ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $count } bots
}
clock-line = { $start } minutes, et { $increment } secondes par réponse
locked-title = Porte fermée.
locked-text = Cette table a un mot de passe. Qui le connaît peut regarder.
watch = Regarder

## Règles et cartes

chapters = Chapitres
rules-intro = Chaque règle a un numéro ; le journal d’une partie le cite, et chaque lien mène ici.
search-rules = Chercher dans les règles
search-cards = Chercher dans les cartes
module = Partie de la boîte
every-module = Toute la boîte
found-rules = { $count ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $count } règles
}
found-cards = { $count ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $count } cartes
}
glossary = Glossaire

setups = Tables toutes prêtes
sources = D’où viennent les règles
ruling = Décision
    .text = La règle du jeu laisse ce point ouvert, et nous avons tranché.
why = Pourquoi :
example = Exemple
given = Situation
when = Quand
then = Alors
set = Série
every-set = Toutes les séries
kind-of-card = Type
every-kind = Tous les types
timing = Moment
belongs-to = Appartient à
also-called = Autres noms
notes = Notes
trouble-nothing = Rien sous ce rocher.
    .text = Essayez moins de mots, ou soulevez un autre rocher.

## Réglages

language = Langue
language-auto = Comme le navigateur
language-en = English
language-fr = Français
theme = Lumière
theme-auto = Comme le système
theme-light = Jour
theme-dark = Nuit
motion = Mouvement
motion-auto = Comme le système
motion-full = Tout
motion-reduced = Réduit
    .help = Rien ne vole, rien ne tremble ; tout est quand même raconté.
sound = Son
    .help = Des dés, des baffes, une sirène au loin. Jamais avant votre premier clic.
volume = Volume
symbols = Des symboles près des couleurs
    .help = Des formes et des mots partout où une couleur a un sens, même quand la place manque.
forced = Répondre pour moi s’il n’y a qu’une option
    .help = La table avance seule quand vous n’avez pas le choix.
first-touch = Agir au premier toucher
    .help = Acheter, utiliser et dévoiler se font aussitôt. Pour qui connaît le jeu.
your-name = Votre nom
save-name = Enregistrer
name-saved = Désormais, vous êtes { $name }.
no-name-yet = Vous n’avez pas encore de nom ; on vous le demandera quand vous prendrez place.
forget-me = Oubliez-moi dans ce navigateur
    .help = Ce navigateur jette sa clé. Sans lien, sans phrase de secours et sans autre appareil, vos places sont perdues : personne ne peut rendre la clé.
    .yes = M’oublier
forget-me-sure = Oublier { $name } dans ce navigateur ?
forgotten = Ce navigateur ne vous connaît plus.
look-and-sound = Apparence et son
at-the-table = À la table

## La partie à revoir

replay = À revoir
replay-title = Revoir : { $game }
replay-controls = Revoir la partie
replay-start = Avant le premier tour
replay-turn = { $who ->
    [none] Tour { $turn }
   *[other] Tour { $turn } : { $who }
}
replay-turn-n = Tour { $turn }
replay-from-step = étape { $step }
replay-turns = Tours
replay-first = Au début (Début)
replay-back = Une étape en arrière (flèche gauche)
replay-play = Lecture (Espace)
replay-pause = Pause (Espace)
replay-forward = Une étape en avant (flèche droite)
replay-last = À la fin (Fin)
replay-speed = Vitesse
replay-step = Étape
replay-step-of = étape { $step } sur { $last }, tour { $turn }
replay-as = Vue par
replay-spectator = Le public
replay-share = Copier un lien vers cette étape
    .short = Partager
replay-copied = Le lien vers cette étape est copié.
replay-link = Le lien vers cette étape
replay-record = Télécharger la partie
    .short = Fichier
replay-play-on = Reprendre d’ici
    .short = Reprendre
    .text = Une nouvelle table commence exactement ici, après { $step } réponses. Les dés à venir seront nouveaux.
    .over = Ici, la partie est finie. Reculez d’une étape.
replay-me = Je joue
replay-who-plays = Qui joue { $name }
replay-open-seat = Libre : quelqu’un par lien

## Ce que le serveur refuse, selon ses codes.

refused-bad-name = Un nom compte au moins une lettre.
refused-bad-setup =
    { $rules ->
        [none] Ces options ne vont pas ensemble.
       *[other] Ces options ne vont pas ensemble ({ $rules }).
    }
refused-begun = La partie a commencé ; les places ne changent plus.
refused-busy = Le serveur ne le peut pas pour l’instant. Rien n’a changé ; réessayez dans un moment.
refused-cannot-take-back = Votre dernière réponse ne peut plus être reprise.
refused-conceded = Vous avez abandonné ; un bot joue à votre place.
refused-full = Toutes les places sont prises ; vous pouvez regarder.
refused-no-name = Choisissez d’abord un nom.
refused-no-such-bot = Ce bot ne joue pas ici.
refused-no-such-game = Ce jeu n’est pas sur l’étagère.
refused-no-such-option = Ce choix n’est pas proposé.
refused-no-such-lesson = Cette leçon n’existe pas.
refused-no-such-seat = Cette table n’a pas cette place.
refused-no-such-table = Cette table n’existe pas ; le lien est peut-être mal recopié.
refused-not-asked = On ne vous a rien demandé.
refused-not-finished = La partie n’est pas finie.
refused-not-found = Il n’y a rien à cette adresse.
refused-not-gone = Personne n’attend quelqu’un à cette place.
refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
refused-not-in-sight = Tout le monde ne voit pas cela.
refused-not-kept = Cette partie a été jouée avec d’anciennes règles, avant que les parties ne soient conservées.
refused-not-playing = Il n’y a rien à répondre : la partie n’est pas en cours.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-understood = Le serveur n’a pas compris.
refused-other-rules = Cette partie a commencé avec une autre version des règles.
refused-rules-fault = Les règles ont échoué ici. C’est notre faute : rien n’a changé, et l’hébergeur du serveur a reçu un rapport.
refused-seated = Vous avez déjà une place à cette table.
refused-taken = Quelqu’un a été plus rapide : cette place est prise.
refused-too-fast = C’était trop rapide ; attendez un instant et réessayez.
refused-too-long = C’est trop long.
refused-too-many-tables = Vous avez trop de tables en cours ; terminez ou quittez-en quelques-unes.
refused-which-seat = Vous tenez plusieurs places ; dites pour laquelle vous répondez.
refused-wrong-password = Cette table a un mot de passe, et ce n’était pas celui-là.
refused-wrong-secret = Le serveur ne connaît pas le joueur de ce navigateur. Votre clé est gardée ; réessayez dans un moment.
link-only-here = Ce lien ne marche que sur cet ordinateur. Pour vos amis, lancez Kaiju avec --host 0.0.0.0 et ouvrez-le par le nom de cette machine.
password-needed = Tapez d’abord le mot de passe de la table.

## Vous, sur cet appareil et sur d’autres

title-move = Revenir
you-title = Vous
you-come-back = J’ai déjà joué : revenir par un lien ou une phrase de secours
you-device = Sur un autre appareil aussi
    .help = Un lien fait d’un autre téléphone ou ordinateur le vôtre aussi : même nom, mêmes places. Il sert une seule fois, pendant un quart d’heure.
you-device-make = Créer un lien
you-device-again = Créer un autre lien
you-device-code = Le lien en code QR
you-device-link = Le lien pour l’autre appareil
you-device-until = Ouvrez-le là-bas avant { $time }. Ne le donnez à personne : qui l’ouvre devient vous.
you-phrase = Phrase de secours
    .help = Dix mots qui vous font revenir si ce navigateur est perdu. Notez-les et gardez-les pour vous.
you-phrase-make = Donnez-moi une phrase
you-phrase-once = Ces mots ne sont dits que maintenant. Une phrase donnée auparavant ne vaut plus rien.
you-phrase-kept = C’est noté
you-data = Ce qui est gardé de vous
you-export = Télécharger mes données
you-delete = M’effacer partout
    .help = Votre nom et tout ce que vous avez dit dans les discussions sont effacés à chaque table, sur chaque appareil, et vos clés ne valent plus rien. C’est irréversible.
    .stays = Ce qui reste : vos réponses dans les parties, sans votre nom, pour que les rediffusions des autres tiennent debout.
    .yes = M’effacer
you-delete-sure = Effacer { $name } pour de bon ?
you-deleted = C’est fait. Vos réponses restent, sans nom.
you-stay = Rester
move-title = Revenir
move-before = Ce navigateur est { $name } pour l’instant. Si vous revenez sous un autre nom, { $name } disparaît d’ici : créez d’abord un lien ou une phrase dans les réglages, sinon les places sont perdues.
move-by-link = Par un lien
    .help = Ce lien amène un joueur d’un autre appareil. Il sert une seule fois.
move-by-phrase = Par une phrase de secours
    .help = Dix mots ; espaces et majuscules n’ont pas d’importance.
move-go = Revenir
move-instead = Revenir, et renoncer à qui je suis ici
move-done = Bon retour, { $name }.
stranger = Le serveur ne connaît pas { $name }.
    .text = Peut-être regarde-t-il pour un temps une copie plus ancienne de ses tables, ou avez-vous tout effacé depuis un autre appareil. Votre clé est à l’abri dans ce navigateur : rien n’est jeté sans votre accord.
stranger-anew = Renoncer à ce nom ici
stranger-phrase = J’ai une phrase de secours
trouble-closed = Cette table est fermée.
    .text = Son hôte l’a fermée, ou personne n’est venu depuis longtemps. Ouvrez-en une autre.
trouble-busy = Le serveur est en pleine lutte.
    .text = Il ne peut pas répondre pour l’instant. Rien n’est perdu ; nous réessayons tout seuls.
send-away = Renvoyer
sent-away = L’hôte vous a fait quitter cette table. Vous pouvez regarder.
show-code = Code QR
link-code = Le lien vers cette table en code QR
plays-on = Sa pioche et ses mains sont tirées à nouveau : personne ne les connaît par la rediffusion.
plays-on-known = Sa pioche et ses mains sont celles de la rediffusion : qui l’a vue les connaît.
table-try-now = Réessayer
table-close = Fermer la table
    .text = La table est finie pour tout le monde, sans vainqueur, et personne ne peut y revenir.
    .yes = La fermer
    .no = La laisser ouverte
refused-closed = Cette table est fermée.
refused-sent-away = L’hôte de cette table vous l’a fait quitter ; vous pouvez regarder.
refused-too-many-connections = Trop de connexions depuis votre adresse ; fermez quelques pages et réessayez.
refused-too-slow = La connexion est trop lente ; réessayez.
refused-others-play = D’autres jouent à cette table : on ne peut pas la fermer.
refused-not-good = Ce lien ou cette phrase n’est pas valable, ou ne l’est plus.

## À propos

title-about = À propos de Kaiju
about-what = Des jeux de monstres géants sur un seul moteur de règles : dans le navigateur, dans le terminal, sur un serveur à vous. Les règles sont complètes, chacune a un numéro, et les bots les suivent aussi.
about-not = Un projet de passionnés, sous licence MIT. Il n’a aucun lien avec les éditeurs des jeux : leurs noms leur appartiennent, et tous les textes et dessins sont les nôtres.
about-you = Vous
    .text = Pas de compte, pas de courriel, pas de pistage, rien qui vienne d’autres serveurs. Le serveur garde votre nom, vos réponses et ce que vous dites à une table ; dans les réglages, vous pouvez tout télécharger et vous effacer.
about-licences = Licences
    .text = Les polices et bibliothèques d’autres auteurs qui viennent avec cette page, avec le texte de leurs licences.
    .link = Polices et bibliothèques

## Le rythme, et qui n’est plus là

pace = Le rythme
    .help = Pour vous seulement. « Pas à pas » attend après chaque tour que vous continuiez ; « D’un coup » ne montre que le résultat.
pace-step = Pas à pas
pace-slow = Lentement
pace-normal = Normal
pace-fast = Vite
pace-skip = D’un coup
bot-pace = Temps de réflexion des bots
    .help = Pour tout le monde à cette table.
not-this-turn = Passer quand mes cartes sont proposées entre deux étapes
    .help = Tant que c’est activé, on ne vous demande vos cartes qu’à leur moment à elles, et non après chaque étape d’un tour.
notify = M’appeler quand c’est mon tour
    .help = Un message du navigateur, seulement quand cette page est hors de vue.
notify-denied = Le navigateur ne permet pas les messages de cette page.
read-more = Lire à voix haute chaque ligne du journal
    .help = Pour les lecteurs d’écran. Sinon une phrase par tour est lue, et vos questions.
table-go-on = Continuer
table-keys = Touches
    .text = Les chiffres prennent les dés, Entrée presse le bouton principal, Tab mène à la question, Espace ou Échap montre le reste d’un coup, Ctrl+Z reprend, ? en donne la liste.
table-key-digits = 1 à 9
    .does = prendre un dé, ou le reposer
table-key-hint = h
    .does = demander ce que ferait un bot
table-key-enter = Entrée
    .does = presser le bouton principal ; ce qui dépense une carte pour de bon n’est jamais le bouton principal
table-key-tab = Tab
    .does = aller à la question, puis de réponse en réponse
table-key-arrows = ← →
    .does = d’une réponse à la suivante dans un groupe
table-key-space = Espace
    .does = tout montrer d’un coup
table-key-escape = Échap
    .does = de même, et fermer ce qui est ouvert
table-key-back = Ctrl + Z
    .does = reprendre la dernière réponse, là où c’est possible
table-key-help = ?
    .does = cette liste
replay-key-arrows = ← →
    .does = une étape en arrière, une étape en avant
replay-key-pages = Page préc., Page suiv.
    .does = le tour précédent, le tour suivant
replay-key-ends = Début, Fin
    .does = le début, la fin
replay-key-space = Espace
    .does = lecture, pause
table-out-title = La partie continue sans vous
table-out-skip = Aller à la fin
table-out-skipping = Vers la fin…
table-out-watch = Vous regardez. { $idle }
table-out-review = La partie jusqu’ici
table-out-again = Une autre partie
gone-until = { $name } n’est plus là. Un bot prend le relais dans
gone-waits = { $name } n’est plus là ; quelqu’un veut attendre.
gone-bot = { $n ->
    [0] Laisser jouer un bot
   *[other] Laisser jouer un bot ({ $n })
}
gone-wait = { $n ->
    [0] Attendre
   *[other] Attendre ({ $n })
}

## Ce qui s’est passé, comment cela marche

table-since = Depuis votre dernier tour
table-how-a-turn-goes = Déroulement d’un tour
table-now = maintenant
table-rules-numbered = Les règles, par numéro
table-for-good = définitif
table-outlook = Ce qui arriverait
table-outlook-nothing = Personne ne peut savoir ce qu’apporte chacune de ces réponses.
table-outlook-honest = D’après les règles et ce que vous pouvez savoir. Ce qui dépend du hasard, des autres ou de ce qui est caché n’y est pas.
table-as-they-lie = Tels quels
table-with-these = Ce choix
table-label = { $label } :

## Sans serveur

kept-title = À lire en attendant
kept-rules = Règles : { $game }
kept-cards = Cartes : { $game }
kept-replay = Partie { $n } à revoir
table-share-poster = Partager l’affiche

learn = Apprendre
    .label = Apprendre { $game }
learn-title = Apprendre { $game }
learn-coach = L’entraîneur
learn-lesson = { $n } sur { $of }
learn-next = Leçon suivante
learn-play = Jouer une partie facile

## Conseils et bilans

hint = Que feriez-vous ?
    .help = La meilleure réponse, vos chances de gagner, et pourquoi (touche h)
hint-comes = Un bot y réfléchit…
hint-gone = Cette question a reçu sa réponse.
hint-best = La meilleure réponse
hint-mine = Votre choix
hint-instead = Une autre réponse
hint-one = Une bonne réponse
hint-chance = { $chance } % de chances de gagner (19 fois sur 20 entre { $low } % et { $high } %)
hint-chance-team = { $chance } % de chances de gagner pour la table (19 fois sur 20 entre { $low } % et { $high } %)
hint-same = Votre choix est celui d’un bot.
hint-better = Elle est nettement meilleure que votre choix.
hint-equal = Votre choix se vaut : les parties poursuivies ne les départagent pas.
hint-even = Les deux se valent : les parties poursuivies ne les départagent pas.
hint-why = Pourquoi
hint-although = Mais :
hint-if = Si tout le monde continue comme nos bots : { $n } parties ont été poursuivies pour cela, dans des mondes que vous pourriez imaginer.
hint-told = { $name } demande un conseil.
hints = Conseils
hints-told = Oui
    .help = Tout le monde peut demander ce que ferait un bot, et les autres à la table l’apprennent.
hints-quiet = Oui, sans le dire
    .help = Tout le monde peut demander ce que ferait un bot, et personne d’autre ne l’apprend.
hints-off = Non
    .help = L’hôte a coupé les conseils à cette table.
answer-keep = Garder { $things }
answer-keep-none = Ne rien garder
answer-nothing = Rien
refused-hints-off = L’hôte de cette table a coupé les conseils.
refused-hints-busy = Beaucoup de monde demande conseil en ce moment ; réessayez dans un instant.
refused-hint-comes = Votre conseil arrive.
refused-hint-secret = Un conseil serait annoncé aux autres, et donc que c’est à vous qu’on demande.
refused-no-hint = Il n’y a pas de conseil pour cette question.
refused-reviews-busy = Beaucoup de parties sont en cours d’examen ; réessayez dans un moment.
review = Bilan de la partie
    .short = Bilan
review-working = La partie est rejouée, et des bots la jugent…
review-waits =
    { $n ->
        [one] Une autre partie passe d’abord…
       *[other] { $n } autres parties passent d’abord…
    }
review-failed = Cette partie n’a pas pu être examinée.
review-chances = Les chances de chacun
review-chances-team = Les chances de la table
review-chances-label = Chances de gagner au fil des tours : { $told }
review-if = Si tout le monde avait continué comme nos bots : { $n } parties poursuivies pour chaque tour.
review-turning = Où la partie a basculé
review-chance = { $chance } %
review-turn = Tour { $n }.
review-swing = { $name } : { $before } % → { $after } %
review-asked = { $name } :
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
review-see = Voir
review-luck = Chance et talent
    .help = En points de chances de gagner. Les décisions sont comparées à celles d’un bot, d’après ce que le joueur pouvait savoir. Le reste est la chance : dés et pioches.
review-who = Joueur
review-table = La table
review-start = Au départ
review-own = Ses décisions
review-others = Celles des autres
review-by-luck = Chance
review-end = À la fin
review-taken = Ce qui a payé
    .help = En points de chances de gagner par rapport à ne rien prendre, vu d’alors.
review-taken-turn =
    Tour { $n }, { $uses ->
        [0] jamais utilisée depuis
        [1] utilisée une fois depuis
       *[other] utilisée { $uses } fois depuis
    }
review-over-time = Au fil du temps
review-bot = Conseils du bot « { $bot } ».
