## What is drawn over time after a game, and what a hint says of it

quantity-boss_health = the Boss’ Health
quantity-pylons = Pylons
quantity-health = Health
quantity-fame = Fame
quantity-energy = Energy
reason-boss_health =
    { $sign ->
        [less] The Boss has { $n } less Health on average by your next turn.
       *[more] The Boss has { $n } more Health on average by your next turn.
    }
reason-pylons =
    { $sign ->
        [less] Fewer Pylons are built: { $n } on average by your next turn.
       *[more] More Pylons are built: { $n } on average by your next turn.
    }
reason-health =
    { $sign ->
        [more] It leaves you { $n } more Health on average when your next turn begins.
       *[less] It leaves you { $n } less Health on average when your next turn begins.
    }
reason-fame =
    { $sign ->
        [more] It brings you { $n } more Fame on average.
       *[less] It brings you { $n } less Fame on average.
    }
reason-energy =
    { $sign ->
        [more] It leaves you { $n } more Energy on average.
       *[less] It leaves you { $n } less Energy on average.
    }
reason-friends = The others of your team have { $n } more Health on average by your next turn.
reason-weak =
    { $seat ->
        [you] You have only { $n } Health left: at 0 when your turn begins, all have lost.
       *[other] { $seat } has only { $n } Health left: at 0 when that turn begins, all have lost.
    }
reason-last-pylon = One more Pylon, and all have lost.
reason-boss-nearly = The Boss has only { $n } Health left.
