### Pigs Together: what Pig does not say.

game = Pigs Together

section-wolf = The wolf
PIG-WOLF-01 = After every round the wolf comes 1 to 3 steps nearer. After 15 steps it is at the door, and all have lost.
PIG-WIN-01 = All win together when they have banked 50 points for each of them, or 20 in a short game.

actor-wolf = the Wolf
place-woods = the woods
place-yard = the yard
place-door = the door

event-WolfCame = { $by } comes nearer, to { $place }: { $left } steps are left.
event-GameOver =
    { $winners ->
        [none] The Wolf is at the door: you have all lost.
       *[other] The pigs have banked enough: you have all won.
    }
