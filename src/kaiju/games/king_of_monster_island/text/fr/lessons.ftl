## A guided first game

lesson-boss = La phase du Boss
    .end = Chaque tour commence ainsi : le Boss agit d’abord, puis le Monstre dont c’est le tour. Vous gagnez ou perdez tous ensemble.
lesson-boss-1 = Le Boss vient d’agir : ses dés sont tombés du volcan, il est allé là où il y en avait le plus et y a fait ce qu’ils montrent. Le journal raconte chaque étape. À votre Monstre : relancez, ou gardez vos dés.
    .else = Lancez, ou gardez vos dés.

lesson-roll = Votre lancer
    .end = Trois lancers au plus. Les cœurs soignent, les éclairs sont de l’Énergie, les étoiles de la Gloire, les baffes font mal, les pieds marchent, les caisses apportent du Soutien.
lesson-roll-1 = Voici vos six dés, et le Boss est juste à côté : gardez les deux baffes pour le frapper et le pied pour y aller, et relancez les trois autres.
    .else = Relancez exactement l’énergie, le cœur et la gloire.
lesson-roll-1-claws = Les baffes font mal au Boss : gardez-les.
lesson-roll-1-foot = Il vous faut le pied pour aller vers le Boss : gardez-le.
lesson-roll-1-nothing = Relancer ne coûte rien : relancez l’énergie, le cœur et la gloire.

lesson-order = Dans l’ordre que vous voulez
    .end = Marcher d’abord, frapper ensuite. Dans l’autre sens, les dégâts auraient été perdus : les baffes n’atteignent que votre zone.
lesson-order-1 = Les dés servent dans n’importe quel ordre, un groupe après l’autre. Le Boss est à côté, dans le Lagon : allez-y d’abord avec le pied.
    .else = Allez d’abord dans le Lagon.
lesson-order-1-away = Cela vous éloigne du Boss. Il est dans le Lagon.
lesson-order-1-early = Personne à frapper ici ! Les baffes n’atteignent que votre zone. Marchez d’abord.
lesson-order-1-stop = Vos dés seraient perdus. Allez dans le Lagon.
lesson-order-2 = Vous êtes devant le Boss. Prenez les deux baffes : elles font 4 dégâts.
    .else = Utilisez les deux baffes.
lesson-order-2-one = Plusieurs baffes à la fois font plus mal. Prenez les deux.
lesson-order-2-stop = Maintenant que vous êtes là ? Utilisez les deux baffes.
lesson-order-3 = Les dégâts attendent dans une réserve que vous les donniez à quelqu’un. Donnez-les au Boss.
    .else = Frappez le Boss.
lesson-order-3-stop = Les dégâts seraient perdus. Frappez le Boss.

lesson-minions = Les Minions
    .end = Moins de Minions, moins de douleur à la prochaine phase du Boss. Quand il faut piocher un Minion dans un sac vide, vous perdez : ne les laissez donc pas s’accumuler, sans pour autant y passer chaque tour.
lesson-minions-1 = Deux Soldats sont dans votre zone et agissent à chaque phase du Boss. Utilisez la baffe : 2 dégâts.
    .else = Utilisez la baffe.
lesson-minions-1-lock = Les dés Verrouillés attendent. Ces Soldats font mal maintenant : utilisez la baffe.
lesson-minions-2 = Donnez les dégâts à un Soldat : un point le détruit.
    .else = Détruisez un Soldat.
lesson-minions-2-stop = Les dégâts seraient perdus. Détruisez un Soldat.

lesson-lock = Verrouiller des dés
    .end = Tout Monstre présent dans cette zone à un tour suivant peut utiliser le cœur. C’est ainsi qu’on s’entraide.
lesson-lock-1 = Vous avez tous vos Cœurs, et Pagurah presque plus. Verrouillez le cœur ici : qui sera dans cette zone à un tour suivant pourra s’en servir.
    .else = Verrouillez le cœur dans cette zone.
lesson-lock-1-heal = Vous avez tous vos Cœurs : celui-ci ne servirait à rien. Verrouillez-le pour les autres.
lesson-lock-1-stop = Le cœur serait perdu. Verrouillez-le.

lesson-crystals = Cristaux et Soutien
    .end = La tuile aide tous ceux qui viennent ici. Les Pylônes ont besoin eux aussi d’un emplacement Soutien, et le troisième Pylône fait perdre la partie.
lesson-crystals-1 = Deux Cristaux sont ici ; le troisième en fait un Pylône. Trois caisses construisent une tuile Soutien, et là où il y a une tuile, il reste moins de place pour les Pylônes. Construisez-la.
    .else = Construisez une tuile Soutien.
lesson-crystals-1-lock = Verrouillées, elles attendent. Trois caisses à la fois construisent maintenant.
lesson-crystals-1-stop = Les caisses seraient perdues. Construisez.

lesson-win = Gagner ensemble
    .end = Le Boss est vaincu, et vous gagnez tous. Si un Monstre commence sa phase sans Cœurs, si le troisième Pylône se dresse ou si le sac est vide, vous perdez tous. À vous de jouer !
lesson-win-1 = Il reste 2 Cœurs au Boss, et il est à côté de vous. Utilisez les trois baffes.
    .else = Utilisez les trois baffes.
lesson-win-1-few = Prenez les trois : le Boss peut en ignorer une partie.
lesson-win-1-heal = Personne n’a besoin de soin si le Boss tombe maintenant.
lesson-win-2 = Donnez-lui au moins 2 dégâts, et c’en est fini.
    .else = Frappez le Boss pour 2.
lesson-win-2-one = Un ne suffit pas : il a 2 Cœurs.
