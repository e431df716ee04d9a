### The Kaiju of Godzilla: Tokyo Clash and their abilities.

monster-godzilla = Godzilla
    .power = Mighty Thrower
    .text = Whenever you throw a Kaiju or a Vehicle, by card, by Discard Action or by any other effect, the maximum distance is 1 greater.

monster-mothra = Mothra
    .power = Friend of Humanity
    .text = Tanks, Jets and Battleships ignore you. You never destroy buildings or Vehicles and never earn Energy that way. In each Refresh Phase you may take the benefit of one Small or Large Building in a space adjacent to yours without destroying it.

monster-king_ghidorah = King Ghidorah
    .power = Head Meter
    .text = Your mat has a Head Meter from 0 to 3, starting at 0. Each time you play a card with a head icon, move the marker up by one. While the meter is 3, a card you use also performs its Barrage effect, whether you want it or not; the meter then returns to 0. Below 3 Barrage text is ignored.

monster-megalon = Megalon
    .power = Seatopian Guidance
    .text = In each Refresh Phase, before you draw, you may return one discarded card to the top of your deck.
