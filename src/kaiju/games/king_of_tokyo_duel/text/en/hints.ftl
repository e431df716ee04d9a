## What is drawn over time after a game, and what a hint says of it

quantity-hearts = hearts
quantity-fame = Fame marker
quantity-destruction = Destruction marker
quantity-energy = energy
quantity-damage = hits dealt
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
reason-pulls-fame =
    { $n ->
        [one] Fame stands { $n } space nearer to you on average.
       *[other] Fame stands { $n } spaces nearer to you on average.
    }
reason-pulls-destruction =
    { $n ->
        [one] Destruction stands { $n } space nearer to you on average.
       *[other] Destruction stands { $n } spaces nearer to you on average.
    }
reason-hits =
    { $n ->
        [one] Your Rival loses { $n } more heart on average.
       *[other] Your Rival loses { $n } more hearts on average.
    }
reason-close =
    { $n ->
        [one] You are { $n } space from winning by the markers.
       *[other] You are { $n } spaces from winning by the markers.
    }
reason-rival-close =
    { $n ->
        [one] Your Rival is { $n } space from winning by the markers.
       *[other] Your Rival is { $n } spaces from winning by the markers.
    }
reason-hurt =
    { $n ->
        [one] You have only { $n } heart left.
       *[other] You have only { $n } hearts left.
    }
