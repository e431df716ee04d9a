### Les mots du client web. Les jeux apportent les leurs : voir src/kaiju/games/*/text.

## Partout

close = Fermer
cost = Coût
kind = { $kind ->
    [keep] Permanente
    [discard] Immédiate
    [costume] Costume
    [evolution] Évolution
   *[event] Événement
}
skip = Aller à la page
site = Site
settings = Réglages
to-the-shelf = Vers l’étagère
theme-to-light = Allumer la lumière
theme-to-dark = Éteindre la lumière
try-again = Réessayer
reload = Recharger
trouble-lost = Personne n’a écrasé cette page.
    .text = Elle n’a jamais existé. Même Space Penguin a cherché.
trouble-gone = Aucune table ici.
    .text = Emportée par la vague, ou il manque une griffe au lien. Demandez-le à nouveau.
trouble-offline = Le serveur est au fond de la mer.
    .text = Impossible de l’atteindre. Vos tables sont à l’abri ; on continue de frapper.
trouble-stale = Kaiju a muté.
    .text = Une version plus récente est sortie ; cette page est encore l’ancienne.
trouble-broken = Quelque chose est tombé.
    .text = Sans doute un gratte-ciel. Réessayez.

## Jeux

game-king_of_tokyo = King of Tokyo
    .tagline = Lancez, cognez, tenez la ville.
    .minutes = 30
game-king_of_tokyo_origins = King of Tokyo : Origins
    .tagline = La première bouchée, vite avalée.
    .minutes = 20
game-king_of_tokyo_duel = King of Tokyo : Duel
    .tagline = Attirez la gloire, abattez les maisons.
    .minutes = 25
game-king_of_monster_island = King of Monster Island
    .tagline = Tous ensemble contre le Boss.
    .minutes = 60
game-godzilla_tokyo_clash = Godzilla : Tokyo Clash
    .tagline = Projetez-vous à travers Tokyo.
    .minutes = 45

## L’étagère

title-shelf = Kaiju, jeux de monstres géants
hero = Soyez le monstre.
    .text = Des jeux de monstres géants. Amis par lien, bots qui mordent.
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
players = Joueurs :
lasts = Dure environ
minutes = { $count } min
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
   *[other] { $open } places libres sur { $seats }
}
standing-turn = À vous, { $seats } places
standing-other = On attend { $who }, { $seats } places
standing-playing = Tour { $turn }, { $seats } places
standing-won = Gagné, { $turns } tours
standing-lost = Perdu, { $turns } tours
standing-over = { $winners ->
    [none] Personne n’a gagné
   *[other] Victoire : { $winners }
}, { $turns } tours
way-go = Jouer
    .label = Aller à votre table de { $game }
way-look = Voir
    .label = Voir la table de { $game }
way-join = Entrer
    .label = Entrer à la table de { $game }
way-replay = Revoir
    .label = Revoir la partie de { $game }

## Votre nom

name-title = Qui débarque ?
name = Votre nom
name-help = C’est tout : ni compte, ni courriel. Ce navigateur garde la clé de vos places.
name-empty = Même les monstres ont un nom.
name-go = Débarquer
not-now = Plus tard

## Le plateau de King of Tokyo: Duel

duel-step-roll = Lancer
duel-step-resolve = Résoudre
duel-step-buy = Acheter
duel-step-end = Fin
duel-you = Vous
duel-hearts = cœurs
duel-energy = énergie
duel-immune = Ne subit aucun dégât
duel-cards = cartes
duel-cards-of = Cartes de { $name }
duel-look-at = Regarder { $name }
duel-sweep = Balayer
duel-dice = Dés
duel-die = Dé { $n } : { $face }{ $state ->
    [locked] , résolu
    [picked] , choisi
   *[free] { "" }
}
duel-added = { $n } { $face } de plus dans le Lancer
duel-tracks = Les pistes Gloire et Destruction
duel-space = { $track }, { $side ->
    [start] case de départ
   *[other] case { $n } vers { $side }
}
duel-marker = Marqueur { $track } : { $place }
duel-marker-here = le marqueur est ici
duel-help-place = Touchez une case d’une piste pour y voir le jeton.
duel-help-turn = Touchez encore la case pour une autre façon.
duel-help-pair = Touchez deux dés.
duel-help-buy = Touchez une carte pour l’acheter.
duel-help-throw-out = Touchez une carte de la rangée.
duel-help-rivals = Touchez une carte de votre Rival.
duel-help-effect = Touchez la carte qui vient en premier.
duel-help-group = Ou touchez les dés.
duel-help-marker = Ou touchez le marqueur.
duel-lay = { $moved ->
    [yes] Le déplacer ici
   *[no] Le poser ici
}
duel-stop = Tout garder
duel-roll = { $n ->
    [one] Lancer 1 dé
   *[other] Lancer { $n } dés
}
duel-kept = Touchez les dés à garder. Gardés : { $kept }. Relancés : { $rolled }.
duel-reroll = { $n ->
    [0] Ne rien relancer
    [one] Relancer 1 dé
   *[other] Relancer { $n } dés
}
    .help = Touchez les dés à relancer.
duel-give-up = { $n ->
    [0] Ne rien défausser
    [one] Défausser 1 carte
   *[other] Défausser { $n } cartes
}
    .help = Touchez les cartes devant vous.

## Une nouvelle table

title-open = Ouvrir une table : { $game }
seats = Places
how-many-seats = Nombre de places
one-seat-less = Une place de moins
one-seat-more = Une place de plus
who-sits = Qui prend la place { $seat }
me = Moi
open-seat = Libre
bot = Bot : { $name }
bot-random = Bot : s’en remet au sort
bot-greedy = Bot : prend ce qu’il peut
bot-hard = Bot : réfléchit
bot-expert = Bot : réfléchit longtemps
choose-monster = Choisissez votre Monstre
by-chance = Au hasard
seat-monster = Monstre de la place { $seat } : { $monster }
options = Dans la boîte
all = Tout
none = Rien
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
    .help = Personne n’est pressé. Un Monstre qui part est joué par un bot jusqu’à son retour.
clock-quick = Rapide
    .help = Trois minutes, et cinq secondes de plus par réponse. Qui dépasse est joué par un bot.
clock-usual = Normal
    .help = Dix minutes, et quinze secondes de plus par réponse. Qui dépasse est joué par un bot.
clock-slow = Par courrier
    .help = Un jour au départ, et une demi-journée de plus par réponse.
open-table = Ouvrir la table
open-hint-people = Vous recevrez un lien à envoyer à vos amis.
start-now = Commencer
open-hint-bots = Aucune place libre : la partie commence tout de suite.
