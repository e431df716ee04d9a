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
