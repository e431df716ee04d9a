### The rules of Pig.

game = Pig

section-turn = A turn
PIG-TURN-01 = Players take turns, in the order of their seats.
PIG-TURN-02 = Roll the die as often as you like. Every roll adds to the pot, but a 1 empties it and ends the turn.
PIG-TURN-03 = Bank to add the pot to your points; that ends the turn as well.

section-win = The end
PIG-WIN-01 = Whoever has banked 50 points wins, or 20 in a short game.
