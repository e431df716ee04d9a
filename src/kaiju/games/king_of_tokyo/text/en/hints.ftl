## What is drawn over time after a game, and what a hint says of it

quantity-vp = victory points
quantity-hearts = hearts
quantity-energy = energy
quantity-damage = wounds dealt
reason-vp =
    { $sign ->
        [more] It brings you { $n } more VP on average by your next turn.
       *[less] It brings you { $n } fewer VP on average by your next turn.
    }
reason-hearts =
    { $sign ->
        [more] It leaves you { $n ->
            [one] { $n } more heart
           *[other] { $n } more hearts
        } on average when your next turn begins.
       *[less] It leaves you { $n ->
            [one] { $n } heart
           *[other] { $n } hearts
        } fewer on average when your next turn begins.
    }
reason-energy =
    { $sign ->
        [more] It leaves you { $n } more energy on average.
       *[less] It leaves you { $n } less energy on average.
    }
reason-wounds =
    { $n ->
        [one] Your rivals lose { $n } more heart on average by your next turn.
       *[other] Your rivals lose { $n } more hearts on average by your next turn.
    }
reason-close = You are { $n } VP from winning.
reason-close-and-safe = You are { $n } VP from winning, and in no try did anybody stop you before your next turn.
reason-rival-close =
    { $seat ->
        [you] You are { $n } VP from winning.
       *[other] { $seat } is { $n } VP from winning.
    }
reason-hurt =
    { $n ->
        [one] You have only { $n } heart left.
       *[other] You have only { $n } hearts left.
    }
