game-king_of_tokyo = King of Tokyo
    .tagline = Lancez, cognez, tenez la ville.
    .about = Six dés, trois lancers, une ville. Entrez dans Tokyo, prenez la gloire et les coups, achetez une deuxième tête, et soyez le dernier debout ou le premier à 20 PV.
    .minutes = 30
