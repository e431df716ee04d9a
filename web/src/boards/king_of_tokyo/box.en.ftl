game-king_of_tokyo = King of Tokyo
    .tagline = Roll, smash, hold the city.
    .about = Six dice, three rolls, one city. Enter Tokyo, take the glory and the blows, buy a second head, and be the last one standing or the first with 20 VP.
    .minutes = 30
