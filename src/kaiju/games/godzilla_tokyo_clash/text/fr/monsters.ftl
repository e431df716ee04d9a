### Les Kaiju de Godzilla : Tokyo Clash et leurs capacités.

monster-godzilla = Godzilla
    .power = Lanceur hors pair
    .text = Quand vous projetez un Kaiju ou un Véhicule, par carte, par action de Défausse ou par tout autre effet, la distance maximale augmente de 1.

monster-mothra = Mothra
    .power = Amie de l’humanité
    .text = Les Chars, les Chasseurs et les Cuirassés vous ignorent. Vous ne détruisez jamais de bâtiments ni de Véhicules et n’en tirez jamais d’Énergie. À chaque phase de Récupération, vous pouvez profiter de l’avantage d’un Petit ou d’un Grand bâtiment dans une case adjacente à la vôtre, sans le détruire.

monster-king_ghidorah = King Ghidorah
    .power = Jauge des Têtes
    .text = Votre fiche a une jauge des Têtes de 0 à 3, qui commence à 0. Chaque fois que vous jouez une carte avec une icône Tête, montez le pion d’un cran. Tant que la jauge est à 3, une carte que vous utilisez applique aussi sa Salve, que vous le vouliez ou non ; la jauge revient ensuite à 0. Sous 3, le texte de Salve est ignoré.

monster-megalon = Megalon
    .power = Guide de Seatopia
    .text = À chaque phase de Récupération, avant de piocher, vous pouvez remettre une carte défaussée sur votre pioche.
