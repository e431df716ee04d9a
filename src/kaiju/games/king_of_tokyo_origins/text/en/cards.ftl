### The cards of King of Tokyo: Origins that King of Tokyo does not have, or not in this way.

set-origins = Origins
    .note-1 = The rulebook names three Monsters in its examples and lost its numbers in scanning. The four Monsters, the limit of 4 players and the list of 50 cards are as other players know this edition; the list fits the rulebook: it needs no tokens, no extra dice and no second location in Tokyo.

type-keep = Power
type-discard = Action

card-media_friendly = Media-Friendly
    .text = Every Power card purchase of yours is worth 1 VP.
    .timing = Each purchase you make; automatic.
    .note-1 = Not for buying Media-Friendly itself (it was not yet yours).
    .note-2 = Applies to every purchase: Market, discard pile (Scavenger), other Monsters (Parasitic Tentacles).
    .note-3 = VP is gained before the bought card resolves.
    .alias-1 = Dedicated News Team

card-alien_origin = Alien Origin
    .text = Permanent discount of 1 energy on Power cards (never under 0).
    .timing = Continuous, whenever you buy a Power card.
    .note-1 = Applies to the Market, to the discard pile (Scavenger) and to cards bought from other Monsters with Parasitic Tentacles.
    .note-2 = Does not reduce the 2 energy of a sweep nor activation costs.
    .note-3 = Does not reduce its own purchase; reduces the next purchase in the same step.
    .alias-1 = Alien Metabolism

card-biofuel = Biofuel
    .text = Heart results of yours may be spent as energy results.
    .timing = Your turn before resolving dice; optional per die.
    .note-1 = Such a die counts as energy only; it is no heart any more this turn.
    .note-2 = Not in Tokyo, where a Monster gets no benefit from the hearts it rolls.

card-draining_ray = Draining Ray
    .text = Four or more equal dice let you take 1 VP from the VP leader, from each of them if there are several.
    .timing = Your Resolve Dice step; automatic; once per turn.
    .note-1 = Any face counts, added symbols do not.
    .note-2 = If you are the only Monster with the most VP nothing happens; if you are tied with others you steal from the others.
    .note-3 = You choose whether it happens before your dice are resolved or after; who leads is looked at then.

card-electric_armor = Electric Armor
    .text = Pay 1 energy to shrink a loss of yours by 1 heart.
    .timing = When a loss would be applied to you, on any turn; optional; once per loss.
    .note-1 = If a smash loss drops to 0 you were not hurt by smash and may not Yield.

card-flaming_aura = Flaming Aura
    .text = Four or more equal dice cost every opponent 1 heart.
    .timing = Your Resolve Dice step, together with smash (without smash, at any point of the step); automatic; once per turn.
    .note-1 = Any face counts, added symbols do not. Card loss: no Yield because of it.
    .note-2 = For a Monster that your smash hits it is part of that loss.

card-gamma_blast = Gamma Blast
    .text = Each time you move into Tokyo every opponent loses 1 heart.
    .timing = On entering Tokyo; automatic.
    .note-1 = Card loss: no Yield.
    .note-2 = Also when a card puts you into Tokyo (Death From Above).

card-hungry_urbavore = Hungry Urbavore
    .text = Moving into Tokyo is worth 1 VP more to you.
    .timing = On entering Tokyo; automatic.
    .note-1 = Also gained in the 2-player option, where the normal reward is energy.

card-jagged_tactician = Jagged Tactician
    .text = After you Yield, the Monster that takes Tokyo in the same turn loses 1 heart, and you receive 1 energy.
    .timing = When the active Monster takes Tokyo after you Yielded this turn; automatic.
    .note-1 = Card loss; it can eliminate the Monster entering Tokyo.
    .note-2 = The energy is yours even if the loss is prevented. If nobody takes Tokyo in that turn nothing happens.

card-orb_of_doom = Orb of Doom
    .text = Every reroll an opponent makes costs it 1 heart.
    .timing = Other Monsters' Roll Dice steps, right after each of their Rolls beyond the first; automatic.
    .note-1 = One heart per reroll action, whatever the number of dice.
    .note-2 = Extra rerolls (Background Dweller, Energy Drink, Giant Brain) count too.
    .note-3 = A Monster eliminated this way ends its turn at once.
    .note-4 = Rerolls forced by somebody else do not count.

card-scavenger = Scavenger
    .text = The discard pile is open to your purchases as well; a DISCARD card taken from there ends up under the deck once resolved.
    .timing = Your Buy step; optional; as often as you can pay.
    .note-1 = Normal cost.
    .note-2 = No Market refill because no Market slot is emptied.

card-shrinky = Shrinky
    .text = Results of 2 may be used as 1.
    .timing = Your turn before resolving dice; optional per die.
    .note-1 = Such a die counts as 1 only.

card-bull_headed = Bull Headed
    .text = Remaining in Tokyo although you may Yield is worth 1 VP each time.
    .timing = At each stay decision; automatic.
    .note-1 = Not when you were not allowed to Yield.

card-death_from_above = Death From Above
    .text = Gain 2 VP. Another Monster in Tokyo is driven out, and you move in unless you were there already.
    .timing = On purchase, immediately.
    .note-1 = Entering this way also gives the normal entry reward (1 VP, or 1 energy with the 2-player option). No entry reward if you were already in Tokyo.
    .note-2 = The Monster driven out Yields: effects that react to Yielding (Jagged Tactician) do trigger.
    .note-3 = No hearts are lost by the card itself.
    .alias-1 = Drop from High Altitude

card-evacuation_orders = Evacuation Orders
    .text = Opponents lose 5 VP each (never under 0).
    .timing = On purchase, immediately.
    .note-1 = Only one copy in this deck.
    .note-2 = Can pull a Monster back under 20 VP before the end-of-turn victory check.

card-barricades = Barricades
    .text = Opponents lose 3 VP each (never under 0).
    .timing = On purchase, immediately.
    .note-1 = Not below 0.

card-ice_cream_truck = Ice Cream Truck
    .text = Gain 1 VP and 2 hearts.
    .timing = On purchase, immediately.
    .note-1 = Works in Tokyo; limited by the maximum.

card-supertower = Supertower
    .text = Gain 5 VP.
    .timing = On purchase, immediately.
