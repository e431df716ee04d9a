## A guided first game

lesson-keep = Garder des dés
    .end = Vous lancez trois fois au plus et gardez ce que vous voulez à chaque fois. C’est presque tout le jeu.
lesson-keep-1 = Votre tour commence par un lancer de six dés. Un brelan rapporte, et vous avez deux 1 : gardez-les et relancez les quatre autres.
    .else = Gardez les deux dés qui montrent 1, et seulement ceux-là.
lesson-keep-1-all = Alors rien ne serait relancé. Il vous reste deux lancers : profitez-en.
lesson-keep-1-heart = Un cœur soigne, mais vous avez tous vos Cœurs. Laissez-le.
lesson-keep-1-nothing = Une paire est un bon début : gardez les 1 avant de relancer.
lesson-keep-2 = Le troisième 1 ! Gardez les trois et relancez le reste une fois encore.
    .else = Gardez les trois 1, et seulement ceux-là.
lesson-keep-2-threes = Deux 3 ne valent rien, et il ne vous reste qu’un lancer. Gardez les trois 1 et relancez les trois autres dés.

lesson-three = Le brelan
    .end = Trois 2 ont donné 2 PV, le quatrième un de plus. Il faut 20 PV pour gagner.
lesson-three-1 = Trois chiffres identiques rapportent leur valeur en PV ; chaque dé de plus ajoute 1 PV. Vous avez quatre 2 : gardez tous les dés, c’est-à-dire arrêtez de lancer.
    .else = Arrêtez-vous là : gardez les six dés.
lesson-three-1-fewer = Vous pourriez relancer, mais cela ne s’améliorerait guère. Gardez les six dés et prenez les PV.

lesson-smash = Les baffes et Tokyo
    .end = Votre rival a perdu un Cœur par baffe et a Fui ; vous avez pris Tokyo et gagné 1 PV, et 2 de plus si vous y êtes encore au début de votre prochain tour. Dans Tokyo, vos baffes touchent tous ceux qui sont dehors, et tous vous touchent.
lesson-smash-1 = Votre rival est dans Tokyo. De l’extérieur, chaque baffe ôte un Cœur à qui s’y trouve. Gardez tout et frappez.
    .else = Gardez les six dés.
lesson-smash-1-less = Sans baffe, personne n’est Blessé. Gardez-les.
lesson-smash-1-greedy = Trois baffes suffisent. Gardez aussi les autres dés et arrêtez de lancer.

lesson-yield = Fuir
    .end = Vous avez quitté Tokyo avec votre dernier Cœur, et le Monstre qui vous a frappé doit y entrer. Dehors, les cœurs vous soignent de nouveau.
lesson-yield-1 = On vous a Blessé dans Tokyo et il vous reste un Cœur. Les cœurs n’y soignent pas, et la prochaine baffe serait la dernière. Fuyez.
    .else = Fuyez Tokyo.
lesson-yield-1-stay = Courageux, et fatal : chaque baffe d’un rival vous ôte un Cœur, et les cœurs ne soignent pas dans Tokyo. Fuyez.

lesson-buy = Acheter des cartes
    .end = Une carte POUVOIR reste devant vous toute la partie ; une carte ACTION sert une fois. L’Énergie que vous ne dépensez pas vous reste.
lesson-buy-1 = Chaque dé énergie vous donne 1 Énergie, et vous en avez 5. Lisez les cartes, puis achetez-en une que vous pouvez payer.
    .else = Achetez l’une des cartes.
lesson-buy-1-sweep = Renouveler coûte 2 Énergies et montre trois nouvelles cartes. Achetez plutôt l’une de celles-ci.
lesson-buy-1-nothing = Vous pouvez économiser, mais achetez-en une pour voir comment cela se passe.

lesson-win = Gagner
    .end = 20 PV font gagner, et rester le dernier Monstre debout aussi. À vous de jouer !
lesson-win-1 = Vous avez 17 PV : trois 3 suffiraient. Gardez les deux 3 et relancez les autres.
    .else = Gardez les deux 3, et seulement ceux-là.
lesson-win-1-smash = Frapper est amusant, mais il vous faut 3 PV.
lesson-win-1-heart = Pas besoin de cœurs si vous gagnez maintenant.
lesson-win-2 = Le troisième 3 ! Gardez tous les dés : 17 et 3 font 20.
    .else = Gardez les six dés : trois 3 font gagner.
lesson-win-2-again = Ne relancez pas : vous avez ce qu’il faut. Gardez les six dés.
