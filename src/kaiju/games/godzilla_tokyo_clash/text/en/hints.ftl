## What is drawn over time after a game, and what a hint says of it

quantity-points = points
quantity-energy = Energy
quantity-trophy_count = Trophies
quantity-damage = damage dealt
reason-points =
    { $sign ->
        [more] It brings you { $n ->
            [one] { $n } more point
           *[other] { $n } more points
        } on average by your next turn.
       *[less] It brings you { $n ->
            [one] { $n } point
           *[other] { $n } points
        } fewer on average by your next turn.
    }
reason-energy =
    { $sign ->
        [more] It leaves you { $n } more Energy on average.
       *[less] It leaves you { $n } less Energy on average.
    }
reason-trophy_count =
    { $sign ->
        [more] It brings you more Trophies: { $n } on average by your next turn.
       *[less] It brings you fewer Trophies: { $n } on average by your next turn.
    }
reason-takes =
    { $n ->
        [one] The best of your rivals has { $n } point less on average.
       *[other] The best of your rivals has { $n } points less on average.
    }
reason-blow = { $by } strikes you with { $n }.
reason-leads =
    { $n ->
        [one] You lead by { $n } point.
       *[other] You lead by { $n } points.
    }
reason-trails =
    { $n ->
        [one] { $by } is { $n } point ahead of you.
       *[other] { $by } is { $n } points ahead of you.
    }
reason-ends-soon = The Oxygen Destroyer has nearly reached the end of its track.
