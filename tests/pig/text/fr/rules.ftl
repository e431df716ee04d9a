### Les règles du Cochon.

game = Le Cochon

section-turn = Un tour
PIG-TURN-01 = On joue chacun son tour, dans l’ordre des places.
PIG-TURN-02 = Lancez le dé autant que vous voulez. Chaque lancer grossit la cagnotte, mais un 1 la vide et met fin au tour.
PIG-TURN-03 = Encaissez pour ajouter la cagnotte à vos points ; cela met aussi fin au tour.

section-win = La fin
PIG-WIN-01 = Qui a encaissé 50 points gagne, ou 20 dans une partie courte.
