## A guided first game

lesson-keep = Garder des dés
    .end = Trois gloires ont tiré le pion Gloire d’une case vers vous. Vous lancez trois fois au plus ; seul compte ce que vous gardez à la fin.
lesson-keep-1 = Vous lancez jusqu’à trois fois et gardez ce que vous voulez. Trois gloires tirent le pion Gloire : gardez les deux que vous avez et relancez les autres dés.
    .else = Gardez les deux gloires, et seulement elles.
lesson-keep-1-heal = Vous avez tous vos Cœurs : laissez le soin.
lesson-keep-1-nothing = Deux gloires sont un bon début : gardez-les et cherchez la troisième.
lesson-keep-2 = La troisième gloire. Gardez les six dés : le lancer est fini.
    .else = Gardez les six dés.
lesson-keep-2-again = Vous avez ce que vous vouliez : gardez les six dés et arrêtez.

lesson-pull = Tirer
    .end = Quatre destructions ont tiré le pion de deux cases. Au bout de l’une des pistes, de votre côté, vous gagnez aussitôt.
lesson-pull-1 = Deux pistes, deux pions, et vous les tirez tous deux vers vous. Trois dés identiques tirent d’une case, chaque dé de plus d’une case encore. Gardez tout.
    .else = Gardez les six dés.
lesson-pull-1-fame = Deux gloires ne tirent rien ; il en faut trois. Gardez les destructions.
lesson-pull-1-again = Quatre suffisent : gardez les six dés.

lesson-smash = Les baffes
    .end = Chaque baffe est un coup. Un Rival sans Cœurs a perdu, quoi que disent les pistes.
lesson-smash-1 = Votre Rival a 3 Cœurs. Chaque baffe porte un coup, où qu’on soit. Gardez les deux baffes.
    .else = Gardez les deux baffes, et seulement elles.
lesson-smash-1-energy = L’énergie sert à acheter plus tard. Trois coups gagnent maintenant : cherchez le troisième.
lesson-smash-1-none = Gardez les baffes : trois suffisent ici.
lesson-smash-2 = La voilà. Gardez tout et frappez.
    .else = Gardez les six dés.
lesson-smash-2-again = Ne relancez pas : trois baffes suffisent.

lesson-power = Le pouvoir de votre Monstre
    .end = Chaque Monstre fait autre chose de ses dés pouvoir. Sa fiche dit quoi.
lesson-power-2 = Les dés pouvoir paient ce que sait faire votre Monstre. Le vôtre tire un pion : prenez la Gloire, elle est plus près de vous.
    .else = Tirez le pion Gloire.
lesson-power-2-none = Le pouvoir serait perdu : servez-vous-en.
lesson-power-2-other = Cela marche aussi, mais la Gloire est deux cases plus près de votre bout.

lesson-buzz = Les jetons Buzz
    .end = Qui tire un pion sur un jeton Buzz reçoit ce qu’il montre.
lesson-buzz-1 = Un jeton Buzz est posé sur la piste Gloire. Le pion qui s’y arrête vous donne son bonus. Gardez tout et tirez de deux cases.
    .else = Gardez les six dés.
lesson-buzz-1-fewer = Quatre gloires atteignent le jeton. Gardez les six dés.

lesson-buy = Acheter une carte
    .end = Une carte par tour. Une carte POUVOIR reste devant vous, une carte ACTION sert une fois.
lesson-buy-1 = Vous avez 5 Énergies. Lisez ce qu’il y a dans la rangée, puis achetez une carte.
    .else = Achetez l’une des cartes.
lesson-buy-1-sweep = Renouveler apporte trois nouvelles cartes. Achetez plutôt l’une de celles-ci.
lesson-buy-1-nothing = Vous pouvez économiser, mais achetez-en une pour voir comment cela se passe.

lesson-win = Gagner
    .end = Un pion à votre bout de sa piste, ou un Rival sans Cœurs : voilà comment on gagne un duel. À vous de jouer !
lesson-win-1 = Le pion Gloire est à deux cases de votre bout : quatre gloires gagnent. Gardez-en trois, relancez les autres.
    .else = Gardez les trois gloires, et seulement elles.
lesson-win-1-all = Trois ne tirent que d’une case. Il vous reste deux lancers pour la quatrième.
lesson-win-2 = Quatre ! Gardez tout.
    .else = Gardez les six dés.
lesson-win-2-again = Ne relancez pas : quatre suffisent.
