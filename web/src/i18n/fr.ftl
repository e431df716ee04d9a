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
