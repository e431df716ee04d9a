### The cards of King of Tokyo: names, and what they do in our own words.

## Sets, types and tokens

set-base = Base box
set-promo = Promo cards
    .note-1 = The rulebook says the box holds 11 promo Power cards but never names them. The 11 listed here are the set that public card lists consistently label promo. Reflective Hide, Super Jump and Unstable DNA are confirmed as genuine later reprints; the other eight follow first-edition wording. Membership of each of the 11 in this very box is NOT established. Other former promo cards known only by name from another product, hence not listed as cards: Hibernation, Nanobots, Natural Selection, Zombify, Monster Pets, The Horde.
set-costume = Costumes
set-evolution = Evolutions
    .note-1 = The rulebook gives 10 Monster boards and 96 Evolutions of 8 per Monster, hence 12 sets: the ten boards in the box (six base Monsters, Pandakai, Pumpkin Jack, Boogie Woogie, Baby Gigazaur) plus the two first-edition Monsters Cyber Bunny and Kraken, whose boards are not in this box but whose Evolutions were part of the second Power Up! edition (9 sets + 2 Halloween sets + 1 exclusive set = 12). The token list (Alienoid, UFO, Target, Icy) matches the Evolutions listed here.

type-keep = Keep
type-discard = Discard
type-costume = Costume
type-permanent = Permanent
type-temporary = Temporary
type-gift = Gift

token-mimic = Mimic
token-poison = Poison
token-shrink = Shrink
token-smoke = Smoke
token-ufo = UFO
token-alienoid = Alienoid
token-target = Target
token-icy = Icy

piece-energy = energy cubes from the pool
piece-green_die = a green die

## Base box: Keep

card-acid_attack = Acid Attack
    .text = Every turn of yours one smash is added to your Roll, whatever the dice show.
    .timing = Your Resolve Dice step; automatic, every turn.
    .note-1 = The added smash follows normal targeting by location, can wound, lets a wounded Tokyo Monster Yield and can trigger Alpha Monster, Spiked Tail, Urbavore, Fire Breathing, Poison Spit and Shrink Ray.
    .note-2 = First edition worded this as one extra damage each turn; the publisher states it works only on the owner's own turn and only against Monsters that can be attacked (not the same place), and for that wording adds that its damage alone has no effect on entering or leaving Tokyo. The current wording adds a smash to the Roll, so Yielding is possible.
    .note-3 = With no legal target the symbol does nothing but still counts as smash in the Roll.
    .note-4 = Against Armor Plating it is part of the smash total: 0 dice plus Acid Attack is a loss of exactly 1 and is ignored; 1 die plus Acid Attack is 2 and is suffered.

card-alien_origin = Alien Origin
    .text = Permanent discount of 1 energy on Power cards (never under 0).
    .timing = Continuous, whenever you buy a Power card.
    .note-1 = Applies to the Market, to Made in a Lab, to Opportunist purchases and (publisher ruling) to cards bought from other Monsters with Parasitic Tentacles: the seller receives the reduced price.
    .note-2 = Does not reduce the 2 energy of a sweep nor activation costs.
    .note-3 = Does not reduce its own purchase. Reduces the next purchase in the same step.
    .note-4 = Stealing a costume is not buying: full printed cost.
    .note-5 = With Mimic the reduction stacks (2 less).
    .alias-1 = Alien Metabolism

card-alpha_monster = Alpha Monster
    .text = 1 VP in every turn of yours whose Roll has smash in it.
    .timing = Your Resolve Dice step, when smash is resolved; automatic; once per turn.
    .note-1 = 1 VP per turn, not per smash.
    .note-2 = Nobody needs to be wounded: it works on the first turn of the game and against fully prevented losses.
    .note-3 = Symbols added by cards count.

card-armor_plating = Armor Plating
    .text = A loss of exactly 1 heart from one source does not touch you.
    .timing = Continuous; automatic; checked on the amount left after every other reduction you chose to use.
    .note-1 = Each source is judged alone (publisher FAQ): a single Poison token, Burrowing or a stray Fire Breathing heart is ignored; two separate losses of 1 in one turn are both ignored.
    .note-2 = Smash plus effects that enlarge it are one source: 1 smash plus Fire Breathing on a smashed neighbor is a loss of 2 and is suffered in full.
    .note-3 = A smash loss ignored this way does not wound you: no Yield, no Poison or Shrink token, no Devil or Mecha Blast extra.
    .note-4 = Paying hearts you chose to pay (for example giving a heart away) is not ignored.

card-background_dweller = Background Dweller
    .text = During your Roll Dice step you may reroll any of your dice showing 3, as often as you like; these rerolls do not use up Rolls.
    .timing = Your Roll Dice step, between Rolls and after the last one; optional; unlimited.
    .note-1 = Only dice showing 3 at that moment. If the reroll shows 3 again it may be rerolled again.
    .note-2 = Also usable on a 3 produced when another Monster forces a reroll of your die after your last Roll (Psychic Probe and the like).
    .note-3 = Also on 3s that you roll for a card such as Camouflage.
    .note-4 = It is a reroll for Orb of Doom (Origins deck).

card-burrowing = Burrowing
    .text = In Tokyo your Roll has one extra smash. After you Yield, the Monster that takes Tokyo in the same turn loses 1 heart.
    .timing = First part: your Resolve Dice step while in Tokyo, automatic. Second part: when a Monster enters Tokyo (City or Bay) later in the turn in which you Yielded, automatic, once.
    .note-1 = The smash is added even when no die shows smash.
    .note-2 = The heart lost on entering is a card effect: no Yield, can be ignored by Armor Plating, can eliminate the entering Monster.
    .note-3 = If nobody enters Tokyo in that turn nobody loses a heart. The victim is normally the active Monster, but may be one that enters through Feline Motor or Monkey Rush.
    .note-4 = If City and Bay are both Yielded in one turn the first Monster to enter suffers 1 heart for each Yielding Monster that owns Burrowing (original and Mimic copy), as separate losses.
    .note-5 = Leaving because Tokyo Bay closes is not Yielding.

card-camouflage = Camouflage
    .text = Against any loss you roll as many dice as hearts at stake; every heart rolled saves one.
    .timing = When a loss would be applied to you, on any turn; roll once per loss.
    .note-1 = Works against smash and against card effects, including your own cards.
    .note-2 = Rolling is automatic unless the owner declines; these dice are separate from the Roll of the turn.
    .note-3 = If the loss drops to 0 you were not wounded: no Yield. If it drops to 1, Armor Plating then ignores it.
    .note-4 = Mimic on Camouflage gives a second batch of dice for the hearts still to be lost.

card-complete_destruction = Complete Destruction
    .text = All six different faces in one Roll (1, 2, 3, heart, smash, energy) are worth 9 VP in addition to what the dice do anyway.
    .timing = Your Resolve Dice step; automatic; once per turn.
    .note-1 = Works in Tokyo too (the heart need not be usable).
    .note-2 = A smash added by a card may stand in for the smash die; an extra die may supply any face.
    .note-3 = Faces blocked by Freeze Ray do not count.

card-media_friendly = Media-Friendly
    .text = Every Power card purchase of yours is worth 1 VP.
    .timing = Each purchase you make; automatic.
    .note-1 = Not for buying Media-Friendly itself (it was not yet yours).
    .note-2 = Applies to Market, Made in a Lab, Opportunist, Parasitic Tentacles and costume purchases; not to cards obtained free, nor to stolen costumes.
    .note-3 = VP is gained before the bought card resolves.
    .alias-1 = Dedicated News Team

card-eater_of_the_dead = Eater of the Dead
    .text = Every time some Monster's hearts fall to 0 you receive 3 VP.
    .timing = Whenever any Monster reaches 0 hearts, on any turn; automatic.
    .note-1 = Triggers even when the Monster comes back through It Has a Child or Nine Lives (publisher ruling for It Has a Child) and when it stays at 0 with the Zombie costume.
    .note-2 = Triggers once per Monster reaching 0, whoever caused it.
    .note-3 = If the owner is the Monster reaching 0 it gains nothing useful: it is eliminated or resets its VP.

card-energy_hoarder = Energy Hoarder
    .text = When your turn ends each full set of 6 energy in your reserve is worth 1 VP.
    .timing = Your End of Turn step; automatic.
    .note-1 = Energy is counted, not spent: 12 to 17 energy gives 2 VP.
    .note-2 = Energy lying on cards (Battery Monster, Bamboo Supply) does not count.
    .note-3 = You order your end-of-turn effects: Metamorph refunds or Solar Powered may be resolved first.

card-even_bigger = Even Bigger
    .text = 2 hearts on arrival, and a maximum of 12 hearts for as long as the card is yours.
    .timing = Gain once, when it enters play; the maximum is continuous.
    .note-1 = The maximum rises first, so a Monster with 10 hearts goes to 12.
    .note-2 = Works in Tokyo.
    .note-3 = Publisher ruling: no Monster ever exceeds 12 hearts, also with Mimic or Eater of Souls.
    .note-4 = When you lose the card, hearts above 10 are lost at once; this is a cap, not a heart loss that triggers effects.
    .note-5 = Mimic on it: gain 2 hearts again each time the token is placed on it; maximum stays 12.

card-extra_head = Extra Head
    .text = One die more (green) in every Roll Dice step of yours.
    .timing = From your next Roll Dice step on; continuous.
    .note-1 = One of the only two cards present twice; both copies together give 8 dice.
    .note-2 = A Mimic copy adds a third extra die, though there are only 2 green ones in the box.
    .note-3 = Green dice have the same faces and are rolled, set aside and resolved like black dice.

card-fire_breathing = Fire Breathing
    .text = If your Roll has smash in it, each of your two table neighbors loses 1 heart more.
    .timing = Your Resolve Dice step together with the smash resolution; automatic; once per turn.
    .note-1 = Rulebook: neighbors lose the heart even when they are in the same place as you.
    .note-2 = Rulebook: with only two players left the single opponent loses only 1.
    .note-3 = Neighbors are the nearest players still in the game on each side.
    .note-4 = A neighbor that is also smashed loses smash plus 1 as one loss; a neighbor that is not smashed suffers a separate card loss of 1 (Armor Plating ignores it, no Yield, no Poison or Shrink token).
    .note-5 = An old publisher answer for the first edition let it also react to card damage; the current text needs smash in the Roll.

card-freeze_time = Freeze Time
    .text = Three or more 1s in your Roll let you play a further turn directly after this one, with one die fewer.
    .timing = Condition checked in Resolve Dice; extra turn follows after your End of Turn step; optional.
    .note-1 = The extra turn is a complete turn: starting it in Tokyo gives 2 VP again.
    .note-2 = Three 1s in the extra turn grant a further turn with yet another die less (cumulative: 5 dice, then 4, and so on).
    .note-3 = Buying Freeze Time in a turn where you already rolled three 1s counts.
    .note-4 = Only turns granted by Freeze Time are reduced; extra turns from Frenzy, Panda Express or Jungle Frenzy use the full number of dice. The reduction ends with the chain of Freeze Time turns.
    .note-5 = A Mimic copy grants no second extra turn for the same Roll.

card-friend_of_children = Friend of Children
    .text = Every energy gain of yours is 1 bigger.
    .timing = Every energy gain, on any turn; automatic.
    .note-1 = Per event, not per cube: three energy dice give 4 energy.
    .note-2 = Combines with Solar Powered, Energize, energy paid to you by other Monsters, and the 2-player Tokyo energy.
    .note-3 = Published FAQ: not with Battery Monster withdrawals and not with Metamorph refunds (they are recovery, not gains).
    .note-4 = Not with Bamboo Supply withdrawals or other energy taken back off your own cards.

card-giant_brain = Giant Brain
    .text = Your turns have one Roll more (four in all).
    .timing = Your Roll Dice step; using it is optional.
    .note-1 = Stacks with Statue of Liberty, Energy Drink, Smoke Cloud and a Mimic copy.

card-gourmet = Gourmet
    .text = Three or more 1s in your Roll are worth 2 VP more than usual.
    .timing = Your Resolve Dice step, when 1s are resolved; automatic; once per turn.
    .note-1 = Three 1s give 3 VP in total, four 1s give 4 VP.
    .note-2 = Once per turn even with six 1s.

card-healing_ray = Healing Ray
    .text = Heart results of yours may heal other Monsters instead, 1 heart apiece; the healed Monster owes you 2 energy per heart, or its last 1 if it has no more.
    .timing = Your Resolve Dice step when hearts are resolved; optional; you choose how each heart is used.
    .note-1 = Publisher ruling: the healed Monster cannot refuse and must pay.
    .note-2 = A Monster with no energy may still be healed and pays nothing; one with 1 energy pays 1.
    .note-3 = A Monster cannot be healed above its maximum; the healed Monster may be in Tokyo.
    .note-4 = You cannot use Healing Ray while you yourself are in Tokyo: Monsters there cannot use heart dice for anything.
    .note-5 = Payment received is one energy gain per healed Monster (Friend of Children).
    .note-6 = Regeneration of the healed Monster: the healed Monster's Regeneration applies and the extra heart is free.
    .note-7 = Hearts above the maximum of the healed Monster are wasted and not paid for: the payment is twice the hearts gained from the heart results, at most the energy that Monster has.

card-herbivore = Herbivore
    .text = A turn of yours in which nobody lost hearts through you ends with a gain of 1 VP.
    .timing = Your End of Turn step; automatic.
    .note-1 = Any heart loss you caused this turn (smash, card you bought, Fire Breathing) denies it; fully prevented losses do not.
    .note-2 = Hearts you make yourself lose (Tank, High Altitude Bombing on yourself) also deny it because the text speaks of anyone.
    .note-3 = Poison tokens acting on other Monsters' turns do not matter.

card-herd_culler = Herd Culler
    .text = Once per turn one of your dice may be turned to 1.
    .timing = After your last Roll and before resolving dice; optional; once per turn.
    .note-1 = Using it earlier in the Roll Dice step would bring nothing, so you are asked at this moment only.
    .note-2 = A Mimic copy gives a second use.

card-it_has_a_child = It Has a Child!
    .text = Saves you at 0 hearts: your Power cards (this one too) are discarded, your VP drop to 0, and you go on outside Tokyo with 10 hearts.
    .timing = When you reach 0 hearts, on any turn; automatic.
    .note-1 = You keep your energy (publisher FAQ).
    .note-2 = You leave Tokyo; if a smash did it, the attacker may have to enter Tokyo in its Enter Tokyo step.
    .note-3 = Reaching 0 still counts for Eater of the Dead and Programmed to Destroy, but you are not eliminated: the number of players does not change and Tokyo Bay does not close.
    .note-4 = Poison and Shrink tokens stay (they sit on the Monster, they are not cards). Evolutions stay (the word card does not include Evolutions). Costumes are Power cards and are discarded.
    .note-5 = You cannot win on VP that turn from VP you held before; VP gained afterwards count.
    .note-6 = Mimic on it works: the Mimic card is discarded with the rest. If you own both the original and a Mimic copy, only one revival happens because all cards go.
    .note-7 = One use only, since the card discards itself.
    .note-8 = If Nine Lives could be used instead, or the Zombie costume keeps you in play at 0, the owner decides; otherwise there is no choice.

card-jets = Jets
    .text = Yielding to a smash saves you the hearts of that smash.
    .timing = When another Monster's smash would make you lose hearts in Tokyo; you decide to Yield or stay before the loss is applied; optional.
    .note-1 = The decision replaces the normal order: Yield and lose nothing, or stay and lose the hearts; after staying you do not get a second chance to Yield for the same smash.
    .note-2 = You must be legally able to Yield: if Blizzard or another effect forbids Yielding, Jets does nothing.
    .note-3 = Because no heart is lost you are not wounded: no Poison or Shrink token, no Devil, Pirate or Vampire effect, no costume theft from you.
    .note-4 = Fire Breathing on a smashed neighbor is part of the same loss and is avoided as well.
    .note-5 = Does not protect from card losses.
    .note-6 = With Armor Plating and a base loss of 1 there is nothing to Yield to, since you would not be wounded.
    .note-7 = You do Yield: Burrowing, Unstable DNA and the entry of the attacker follow as usual.

card-made_in_a_lab = Made in a Lab
    .text = While buying you may peek at the top card of the Power deck; it may be bought like a Market card, otherwise it stays where it is.
    .timing = Your Buy Power Cards step; optional.
    .note-1 = One look per turn, at any moment of the step; decide at once to buy the card or to put it back, then the look is used up. A Mimic copy gives one more look.
    .note-2 = The peek is private. A card bought from the deck does not trigger a Market refill, and Opportunist does not react to it (it was not revealed).
    .note-3 = If the deck is empty, reshuffle the discard pile first.

card-metamorph = Metamorph
    .text = When your turn ends you may turn in KEEP cards of yours, as many as you like, each for energy equal to its printed cost.
    .timing = Your End of Turn step only; optional.
    .note-1 = Rulebook: happens during End of Turn; full printed cost even if bought at a discount.
    .note-2 = All cards to be turned in are chosen together, and Metamorph may be one of them. Partially used cards refund in full; energy and counters on them are lost.
    .note-3 = Costumes and Evolutions are not KEEP cards and cannot be discarded this way.
    .note-4 = A Mimic copy of Metamorph works and Mimic itself refunds 8.
    .note-5 = Not a gain for Friend of Children.
    .note-6 = Discarding a card that is being mimicked ends the Mimic effect.

card-mimic = Mimic
    .text = On entering play pick any KEEP card in play, yours or another Monster's, and mark it with the Mimic token: Mimic now works as a second, freshly bought specimen of it on your side. When your turn starts, before rolling, you may pay 1 energy to shift the token to a different KEEP card.
    .timing = Choice when Mimic enters play; moving is optional at the start of your turn before rolling, once per turn.
    .note-1 = Rulebook: copies the effects as if just played, including starting tokens.
    .note-2 = Rulebook: if the copied card is discarded (also because its owner is eliminated), Mimic has no effect and you take the token back; you may place it again at the start of your next turn for 1 energy.
    .note-3 = Rulebook (Halloween): costumes are not KEEP cards and cannot be copied. Evolutions cannot be copied.
    .note-4 = Cannot copy Mimic. If no KEEP card is in play when bought, Mimic waits; placing the token later costs 1 energy at the start of your turn.
    .note-5 = If the copied card changes owner (Parasitic Tentacles, Unstable DNA) the token stays on it and Mimic keeps working.
    .note-6 = Copied text that says discard this card discards Mimic itself, not the original (Plot Twist, Battery Monster when empty, Psychic Probe on a heart). The same goes for Smoke Cloud.
    .note-7 = Moving the token ends the old copy at once: tokens stored on Mimic are lost, a 12-heart maximum from Even Bigger ends.
    .note-8 = Entry effects happen again with each placement: 2 hearts for Even Bigger, 3 smoke tokens, 6 energy for Battery Monster.
    .note-9 = Mimic counts as a card costing 8 for Metamorph and Parasitic Tentacles.
    .note-10 = Poison and Shrink tokens handed out through a Mimic copy are ordinary tokens.
    .note-11 = A start-of-turn effect of the newly copied card (Battery Monster, Urbavore) does not happen in the turn in which the token is placed: the copy counts as just bought.

card-battery_monster = Battery Monster
    .text = Comes with 6 energy from the pool on it. Each turn of yours begins with moving 2 of them to your reserve; once empty the card is discarded.
    .timing = Start of your turn; automatic.
    .note-1 = Pays out on three of your turns, the first being your next turn.
    .note-2 = Energy on the card is not yours to spend or count, and is lost if the card leaves play.
    .note-3 = Withdrawals are not energy gains for Friend of Children.
    .note-4 = Current wording and cost (3) differ from the first edition Monster Batteries (cost 2, owner chose how much to store).
    .note-5 = Bought from its owner with Parasitic Tentacles: the energy on it stays on it.
    .alias-1 = Monster Batteries

card-nova_breath = Nova Breath
    .text = Location no longer limits your smash: it hits every opponent.
    .timing = Your Resolve Dice step; automatic.
    .note-1 = A Monster in Tokyo that is wounded this way may Yield, also when you are in Tokyo yourself (City hitting Bay).
    .note-2 = Each target loses the full smash total.

card-detritivore = Detritivore
    .text = A Roll holding 1, 2 and 3 is worth 2 VP on top of everything else.
    .timing = Your Resolve Dice step; automatic; once per turn.
    .note-1 = The dice still count for other combinations.
    .note-2 = Once per turn even with 1-1-2-2-3-3.
    .alias-1 = Omnivore

card-opportunist = Opportunist
    .text = You have first refusal on every card newly revealed in the Market: pay its cost and it is yours, no matter whose turn it is.
    .timing = Immediately when a Market card is revealed, on any player's turn; optional.
    .note-1 = Applies to single refills and to all three cards of a sweep; a purchase reveals a replacement, which may be bought as well.
    .note-2 = Rulebook: with two Opportunists (through Mimic) the first one clockwise from the current-turn Monster chooses first, then the second.
    .note-3 = On your own turn you have no advantage over yourself; you simply buy. During another Monster's turn your window comes before that Monster may buy the new card.
    .note-4 = A DISCARD card bought on another Monster's turn resolves immediately for the buyer. Frenzy bought this way inserts the buyer's extra turn right after the current turn, then play continues with the player after the current one.
    .note-5 = Death From Above bought this way puts the buyer in Tokyo during another Monster's turn.
    .note-6 = Cards revealed at setup do not count; cards peeked at in secret do not count.

card-parasitic_tentacles = Parasitic Tentacles
    .text = While buying you may also take Power cards from in front of other Monsters; the cost goes to their owner.
    .timing = Your Buy Power Cards step; optional; as often as you can pay.
    .note-1 = The owner cannot refuse. The price is the printed cost after your own reductions (Alien Origin); the seller gets what you pay as one energy gain.
    .note-2 = The card is bought: Media-Friendly triggers, one-time entry effects happen (Even Bigger gives you 2 hearts, Mimic may choose anew). Counters already on the card (smoke, energy, UFO) stay as they are.
    .note-3 = A Mimic token on the bought card stays on it.
    .note-4 = Costumes are Power cards, so they can be bought too.
    .note-5 = You may not buy Evolutions. You may not buy your own cards.
    .note-6 = Losing Even Bigger caps the seller back to 10 hearts; losing the Zombie costume at 0 hearts eliminates the seller.

card-plot_twist = Plot Twist
    .text = Single use: before resolving, turn one die of yours to whatever face you want; the card is then discarded.
    .timing = After your last Roll and before resolving dice on your turn; optional; single use.
    .note-1 = Mimic on it: using the copy discards Mimic.

card-poison_quills = Poison Quills
    .text = Three or more 2s in your Roll bring two extra smash.
    .timing = Your Resolve Dice step, when the Roll is totalled; automatic; once per turn.
    .note-1 = The 2s still score normally.
    .note-2 = The added smash counts as smash for every purpose (targets by location, Yield, Alpha Monster, Spiked Tail).
    .note-3 = First edition dealt 2 damage instead.

card-poison_spit = Poison Spit
    .text = Each Monster wounded by your smash receives a Poison token. Every token costs its bearer 1 heart whenever the bearer's own turn ends. The bearer can trade a heart result for the removal of one token.
    .timing = Token: after your smash is applied, automatic. Loss: End of Turn step of the poisoned Monster. Removal: poisoned Monster's heart resolution, its choice.
    .note-1 = One token per wounded Monster per turn, not per smash; a Mimic copy adds a second token.
    .note-2 = Rulebook: tokens stay when Poison Spit is discarded; a public ruling adds: also when its owner is eliminated.
    .note-3 = Rulebook: no removal while in Tokyo.
    .note-4 = The whole poison loss of a turn is one source: with one token Armor Plating ignores it, with two or more it does not.
    .note-5 = Not a smash: no Yield; nobody is the attacker.
    .note-6 = A Monster with 20 VP that dies of poison at the end of its turn has lost.

card-psychic_probe = Psychic Probe
    .text = When another Monster has made its last Roll you may reroll one die you pick from it. Should that reroll come up heart, this card is discarded.
    .timing = Other Monsters' turns, after their last Roll and before they resolve; optional; once per turn.
    .note-1 = Publisher FAQ: the owner of the card picks the die.
    .note-2 = The reroll stands; the active Monster may still use its own before-resolving effects afterwards (Plot Twist, Stretchy, Background Dweller if it shows 3).
    .note-3 = If the active Monster stops early, that Roll was its last Roll.
    .note-4 = Mimic on it: a heart rolled with the copy discards Mimic.

card-rapid_healing = Rapid Healing
    .text = 1 heart for 2 energy, whenever you like, even as a reaction that keeps you from dropping to 0.
    .timing = Any time, on any turn; optional; as often as you can pay.
    .note-1 = Works in Tokyo.
    .note-2 = In answer to a loss the heart is counted against the loss: you survive if hearts minus loss plus hearts bought is at least 1. The loss itself is not reduced, so you are still wounded by a smash.
    .note-3 = With Regeneration each use gives 2 hearts for 2 energy.
    .note-4 = Cannot be used once eliminated, nor to exceed the maximum.

card-regeneration = Regeneration
    .text = Every heart gain of yours is 1 bigger.
    .timing = Each heart gain, on any turn; automatic.
    .note-1 = Per event: three heart dice used for healing give 4 hearts; never above the maximum.
    .note-2 = Heart dice spent to remove tokens are not a gain.
    .note-3 = Being reset by It Has a Child or Nine Lives is limited by the maximum (and the card is discarded first).

card-rooting_for_the_underdog = Rooting for the Underdog
    .text = If you finish your turn with fewer VP than anyone else you receive 1 VP.
    .timing = Your End of Turn step; automatic.
    .note-1 = Strictly fewest among Monsters still in the game; a tie for fewest gives nothing.
    .note-2 = First edition spoke of the end of a turn; the current text says your turn.

card-shrink_ray = Shrink Ray
    .text = Each Monster wounded by your smash receives a Shrink token. Every token takes one die from its bearer's turns. The bearer can trade a heart result for the removal of one token.
    .timing = Token: after your smash is applied, automatic. Dice count fixed at the beginning of the shrunk Monster's Roll Dice step. Removal: its heart resolution, its choice.
    .note-1 = One token per wounded Monster per turn; a Mimic copy adds a second token.
    .note-2 = Rulebook: tokens stay when the card is discarded; no removal while in Tokyo.
    .note-3 = Minimum 0 dice. With 0 dice the Monster resolves an empty Roll (added symbols still count) and continues its turn.
    .note-4 = Removing a token this turn changes the number of dice only from the next turn.

card-smoke_cloud = Smoke Cloud
    .text = Comes with 3 Smoke tokens, each worth one additional Roll on your turn; discarded with the last token.
    .timing = Your Roll Dice step, when you want to roll again; optional; several tokens may be spent in one turn.
    .note-1 = Mimic on it receives 3 tokens of its own (physical tokens are not a limit); the last of them discards Mimic.
    .note-2 = Not usable in a turn limited to a single Roll (Cat Nip, Blizzard).

card-solar_powered = Solar Powered
    .text = If you finish your turn without any energy you receive 1 energy.
    .timing = Your End of Turn step; automatic.
    .note-1 = It is an energy gain: Friend of Children makes it 2 (published FAQ).
    .note-2 = With a Mimic copy both look at the same time, and both give.

card-spiked_tail = Spiked Tail
    .text = Smash in your Roll brings one extra smash.
    .timing = Your Resolve Dice step, when the Roll is totalled; automatic; once per turn.
    .note-1 = A smash added by Acid Attack, Burrowing, Poison Quills or Cheerleader is enough.
    .note-2 = Does not trigger itself again.

card-stretchy = Stretchy
    .text = Pay 2 energy before resolving: turn one die of yours to whatever face you want.
    .timing = After your last Roll and before resolving dice; optional; as often as you can pay.
    .note-1 = Publisher FAQ: cards with a cost may be triggered as often as you can pay.
    .note-2 = Energy from this turn's dice is not available yet.

card-energy_drink = Energy Drink
    .text = 1 energy buys one additional Roll in your turn.
    .timing = Your Roll Dice step; optional; as often as you can pay.
    .note-1 = Decided when you want to roll again, not prepaid.
    .note-2 = Not usable in a turn limited to a single Roll (Cat Nip, Blizzard).
    .alias-1 = Telepath

card-urbavore = Urbavore
    .text = Starting a turn in Tokyo is worth 1 VP more to you; and while you are there, smash in your Roll brings one extra smash.
    .timing = Start of your turn in Tokyo, automatic; Resolve Dice step in Tokyo, automatic.
    .note-1 = In the 2-player variant you still gain this 1 VP although the 2 VP are replaced by energy.
    .note-2 = Stacks with Spiked Tail and Burrowing.
    .note-3 = Also on extra turns started in Tokyo.

card-were_only_making_it_stronger = We're Only Making It Stronger!
    .text = Every loss of 2 hearts or more brings you 1 energy.
    .timing = Right after such a loss, on any turn; automatic.
    .note-1 = 1 energy per loss, whatever its size.
    .note-2 = No energy when the loss brings you to 0 and eliminates you (your energy is discarded anyway).

card-wings = Wings
    .text = 2 energy make you immune to heart loss until the turn in progress is over.
    .timing = Any player's turn, any time before a loss is applied, also after the dice are known; optional.
    .note-1 = Covers smash and card losses, your own cards included, until that turn ends.
    .note-2 = Losses already suffered this turn are not undone.
    .note-3 = Because no heart is lost you are not wounded: you may not Yield and receive no tokens.
    .note-4 = Buying Tank or Jet Fighters under Wings keeps the VP without the loss.

## Base box: Discard

card-apartment_building = Apartment Building
    .text = Gain 3 VP.
    .timing = On purchase, immediately.

card-commuter_train = Commuter Train
    .text = Gain 2 VP.
    .timing = On purchase, immediately.

card-corner_store = Corner Store
    .text = Gain 1 VP.
    .timing = On purchase, immediately.

card-death_from_above = Death From Above
    .text = Gain 2 VP. Every other Monster is driven out of Tokyo, City and Bay, and you move in unless you were there already.
    .timing = On purchase, immediately.
    .note-1 = Entering this way also gives the normal entry reward (1 VP, or 1 energy in the 2-player variant), so usually 3 VP in total. No entry reward if you were already in Tokyo.
    .note-2 = With Tokyo Bay in use every other Monster leaves both places and you are placed in Tokyo City; if you were in the Bay you move to the City without reward. The Bay stays empty.
    .note-3 = The text uses the word Yield for the Monsters thrown out. Effects that react to Yielding (Burrowing) do happen; Unstable DNA finds nobody whose smash hit its owner, and Jets has nothing to prevent.
    .note-4 = No hearts are lost by the card itself.
    .note-5 = If Blizzard forbids Yielding the Monsters in Tokyo stay; you then enter only if a place is empty (KOT-YIELD-11).
    .alias-1 = Drop from High Altitude

card-energize = Energize
    .text = Gain 9 energy.
    .timing = On purchase, immediately.
    .note-1 = With Friend of Children 10.

card-evacuation_orders = Evacuation Orders
    .text = Opponents lose 5 VP each (never under 0).
    .timing = On purchase, immediately.
    .note-1 = The second of the only two cards present twice.
    .note-2 = Can pull a Monster back under 20 VP before the end-of-turn victory check.

card-flame_thrower = Flame Thrower
    .text = Opponents lose 2 hearts each, wherever they are.
    .timing = On purchase, immediately.
    .note-1 = Card loss: nobody may Yield because of it.
    .alias-1 = Fire Blast

card-frenzy = Frenzy
    .text = Once this turn is over you play one more.
    .timing = On purchase; the extra turn starts after your End of Turn step.
    .note-1 = The present turn is finished normally; the extra turn comes after it.
    .note-2 = The extra turn is complete: 2 VP if it starts in Tokyo.
    .note-3 = Game end is checked between the two turns.
    .note-4 = Bought through Opportunist on another Monster's turn: the buyer's turn comes right after the current turn, then play goes on with the player after the current one.

card-gas_refinery = Gas Refinery
    .text = 2 VP for you; opponents lose 3 hearts each, wherever they are.
    .timing = On purchase, immediately.
    .note-1 = Card loss: no Yield.

card-heal = Heal
    .text = Gain 2 hearts.
    .timing = On purchase, immediately.
    .note-1 = Works in Tokyo; limited by the maximum; Regeneration applies.

card-high_altitude_bombing = High Altitude Bombing
    .text = 3 hearts are lost by everyone in the game, the buyer too.
    .timing = On purchase, immediately, simultaneous for all.
    .note-1 = If every remaining Monster drops to 0 at once, everyone loses.
    .note-2 = Card loss: no Yield.

card-jet_fighters = Jet Fighters
    .text = Gain 5 VP and lose 4 hearts.
    .timing = On purchase, immediately.
    .note-1 = Reaching 20 VP does not save you if the loss brings you to 0.
    .note-2 = The loss can be prevented (Wings, Camouflage); the VP stay.

card-national_guard = National Guard
    .text = Gain 2 VP and lose 2 hearts.
    .timing = On purchase, immediately.

card-nuclear_power_plant = Nuclear Power Plant
    .text = Gain 2 VP and gain 3 hearts.
    .timing = On purchase, immediately.
    .note-1 = Works in Tokyo; limited by the maximum.

card-skyscraper = Skyscraper
    .text = Gain 4 VP.
    .timing = On purchase, immediately.

card-tank = Tank
    .text = Gain 4 VP and lose 3 hearts.
    .timing = On purchase, immediately.
    .alias-1 = Tanks

card-vast_storm = Vast Storm
    .text = 2 VP for you; every opponent loses half of its energy, rounded down.
    .timing = On purchase, immediately.
    .note-1 = Half rounded down is lost: 5 energy becomes 3.
    .note-2 = Energy lying on cards is not counted.

## Promo cards

card-amusement_park = Amusement Park
    .text = Gain 4 VP.
    .timing = On purchase, immediately.
    .note-1 = We know this card only from public lists of first-edition promo cards.

card-army = Army
    .text = Every Power card in front of you brings 1 VP and costs 1 heart.
    .timing = On purchase, immediately.
    .note-1 = KEEP cards and costumes in front of you count, Army itself and Evolutions do not; the hearts are one loss.
    .note-2 = We know this card only from public lists of first-edition promo cards.

card-cannibalistic = Cannibalistic
    .text = Whenever opponents lose hearts through you, you gain 1 heart.
    .timing = After such a loss is applied; automatic.
    .note-1 = 1 heart per source: your smash gives 1 heart however many Monsters it hits. Works in Tokyo.
    .note-2 = We know this card only from public lists of first-edition promo cards; one of them gives 1 VP instead of 1 heart.

card-intimidating_roar = Intimidating Roar
    .text = Your wounds drive Monsters out of Tokyo: they have to Yield.
    .timing = Right after your smash is applied; automatic (no choice for the wounded Monster).
    .note-1 = The wounded Monster has no choice, and neither have you.
    .note-2 = A Monster that lost no heart is not forced out.
    .note-3 = We know this card only from public lists of first-edition promo cards.

card-monster_sidekick = Monster Sidekick
    .text = The first time another Monster eliminates you, return to 10 hearts, lose all your VP and become that Monster's sidekick: if either of you wins, or all others are eliminated, you both win; if your killer is eliminated you are eliminated too. A second elimination is final.
    .timing = When another Monster's smash or card brings you to 0; automatic.
    .note-1 = You leave Tokyo and keep your cards and your energy. No effect if nobody caused the loss (poison), or you yourself.
    .note-2 = A sidekick may win sidekicks of its own: all who are bound to each other win together, and who is bound to the fallen falls too.
    .note-3 = We know this card only from public lists of first-edition promo cards.

card-reflective_hide = Reflective Hide
    .text = Making you lose hearts costs the Monster responsible 1 heart.
    .timing = Right after the loss is applied to you; automatic; once per loss.
    .note-1 = Card loss for the other Monster: no Yield, Armor Plating ignores it.
    .note-2 = Does not react to losses nobody causes (poison) nor to another Reflective Hide (no loops).
    .note-3 = Printed again later, at the same cost.

card-sleep_walker = Sleep Walker
    .text = 3 energy buy 1 VP.
    .timing = On your own turn, any time; optional; as often as you can pay.
    .note-1 = We know this card only from public lists of first-edition promo cards.

card-super_jump = Super Jump
    .text = In each player's turn you may once pay 1 energy to shrink a loss of yours by 1 heart.
    .timing = When a loss would be applied to you; optional; once per turn of any player.
    .note-1 = If it reduces a smash loss to 0 you are not wounded.
    .note-2 = Printed again later, at the same cost.

card-throw_a_tanker = Throw a Tanker
    .text = A turn of yours that costs an opponent 3 hearts or more is worth 2 VP.
    .timing = Your turn, when the condition is first met; automatic; once per turn.
    .note-1 = One and the same Monster has to lose 3 hearts or more because of you; all its losses of the turn are added up.
    .note-2 = We know this card only from public lists of first-edition promo cards.

card-thunder_stomp = Thunder Stomp
    .text = A turn of yours that brings in 4 VP or more takes one die from every opponent until your next turn begins.
    .timing = Checked through your turn; automatic.
    .note-1 = We know this card only from public lists of first-edition promo cards.
    .note-2 = All VP you gain in that turn are added up, losses are not deducted. You keep all your own dice, in extra turns too.

card-unstable_dna = Unstable DNA
    .text = Reaction to your Yielding after a smash: you may swap this card for any Power card (KEEP or costume) of the Monster whose smash hit you.
    .timing = Right after you Yield; optional; no energy changes hands.
    .note-1 = It is an exchange, not a purchase: Media-Friendly does not trigger; what the new card does once on arrival it does for you.
    .note-2 = A Mimic token on the taken card stays on it.
    .note-3 = Printed again later, at the same cost.
    .note-4 = In the first edition the card came from the Monster that takes Tokyo; we play the later wording.

## Costumes

card-astronaut = Astronaut
    .text = 17 VP are enough for you to win.
    .timing = Continuous: when the turn ends, 17 takes the place of 20 for you.
    .note-1 = You must still be alive at the end of the turn.
    .note-2 = Buying or stealing it while at 17 or more VP is enough.
    .note-3 = What counts is the end of the turn: if you drop under 17 before that, you do not win.

card-ghost = Ghost
    .text = A turn (anyone's) in which you lost a heart ends with you regaining 1 heart.
    .timing = End of each turn, yours included; automatic; once per turn.
    .note-1 = After end-of-turn losses such as poison.
    .note-2 = Works in Tokyo. A Monster at 0 (Zombie) may gain the heart.

card-vampire = Vampire
    .text = A turn (anyone's) in which an opponent lost a heart because of you ends with you gaining 1 heart.
    .timing = End of each turn; automatic; once per turn.
    .note-1 = On other Monsters' turns it needs a loss you caused (Burrowing, Reflective Hide, an Evolution you played).
    .note-2 = Works in Tokyo.

card-witch = Witch
    .text = If a Roll is about to wound you, you may force a reroll of one die of it.
    .timing = Other Monsters' turns, after their last Roll and before resolving; optional; once per turn.
    .note-1 = Usable only if the Roll as it stands, with the smash that cards of the active Monster will add, would make you lose hearts by smash (right location, at least one smash, or two if you own Armor Plating).
    .note-2 = Any die may be chosen, not only smash. The new result stands.

card-devil = Devil
    .text = During your turn every loss you inflict on an opponent that comes to at least 1 heart is enlarged by 1.
    .timing = Your turn, as part of the loss; automatic.
    .note-1 = Applies to smash and to card losses you cause on your turn.
    .note-2 = Only if at least 1 heart is really lost after prevention: a loss of 1 ignored by Armor Plating stays 0.
    .note-3 = Not on your own losses (High Altitude Bombing: the others lose 4, you lose 3).

card-pirate = Pirate
    .text = Each opponent that loses hearts because of you also loses 1 energy to you.
    .timing = Right after the loss is applied; automatic.
    .note-1 = Once per Monster per source. A Monster without energy gives nothing. One that is brought to 0 is robbed before it comes back or its energy is discarded.
    .note-2 = Each Monster robbed is a separate energy gain (Friend of Children adds 1 for each).

card-princess = Princess
    .text = Each turn of yours begins with a gain of 1 VP.
    .timing = Start of your turn; automatic.
    .note-1 = Also at the start of extra turns.

card-zombie = Zombie
    .text = 0 hearts do not eliminate you, and at 0 hearts you are immune to further loss. Should the card leave you while you are at 0, you are eliminated on the spot.
    .timing = Continuous.
    .note-1 = At 0 hearts you keep playing normally, may heal back up, may win on VP.
    .note-2 = Who reaches 0 hearts and 20 VP in one turn is eliminated; with Zombie you are not, so you may win.
    .note-3 = Reaching 0 still triggers Eater of the Dead.
    .note-4 = At 0 hearts you cannot be wounded: you cannot Yield by later smash, and costumes cannot be stolen from you by smash that makes you lose nothing. The smash that brings you to 0 does wound you.
    .note-5 = With It Has a Child! or Nine Lives you choose whether to come back or to go on at 0.

card-cheerleader = Cheerleader
    .text = Support another Monster on its turn, if you like: its Roll gets one extra smash.
    .timing = Other Monsters' turns, after the last Roll and face changes, before resolving; optional; once per turn.
    .note-1 = The added smash may hit yourself.
    .note-2 = The hearts lost count as caused by the active Monster.
    .note-3 = The Monster need not have rolled smash itself.

card-robot = Robot
    .text = Energy may stand in for hearts: out of any loss you may pay as many points as you like in energy, one for one.
    .timing = When a loss would be applied to you; optional; you choose how many hearts to replace.
    .note-1 = Replacing the whole smash loss means you were not wounded: no Yield.
    .note-2 = Anger Batteries counts only hearts really lost.

card-statue_of_liberty = Statue of Liberty
    .text = Your turns have one Roll more.
    .timing = Your Roll Dice step; optional use.

card-clown = Clown
    .text = With all six different faces on your dice you may turn each of your dice to any face.
    .timing = After your last Roll and before resolving; optional; once per turn.
    .note-1 = Each die may become any face, individually.
    .note-2 = Complete Destruction is then judged on the final faces, so a player with both must choose.
    .note-3 = The dice alone have to show all six faces; a smash that a card adds does not stand in for one.

## Evolutions: Space Penguin

card-freeze_ray = Freeze Ray
    .text = After wounding a Monster in Tokyo you hand it this card. When its next turn begins you name one die face, which is worth nothing to it for that turn; afterwards the card comes back to you.
    .timing = Giving: after your smash is applied, always; naming the face: start of the holder's turn, by its owner; return: end of the holder's turn, automatic.
    .note-1 = With two wounded Tokyo Monsters you choose which one gets it.
    .note-2 = The blocked face counts for nothing: no score, no heal, no smash, no evolving, no combination cards. The dice may still be rerolled or changed to another face.
    .note-3 = Smash added by cards is not a die face and still works.
    .note-4 = If the owner is eliminated the card is removed and blocks nothing.
    .note-5 = If the holder is eliminated before its turn ends the card returns to its owner, in play.

card-miraculous_catch = Miraculous Catch
    .text = Once per turn while buying, turn up a random card from the Power discard pile: you may purchase it with a discount of 1 energy, otherwise it stays discarded.
    .timing = Your Buy Power Cards step; optional; once per turn.
    .note-1 = The rest of the discard pile is put back (order irrelevant).
    .note-2 = Stacks with Alien Origin. A DISCARD card resolves and returns to the discard pile.
    .note-3 = Needs at least one card in the discard pile.

card-deep_dive = Deep Dive
    .text = Inspect the three topmost Power cards; one of your choice comes into play for you at no cost, the other two go under the deck.
    .timing = Any time, but not while another effect is resolving.
    .note-1 = A DISCARD card resolves for you at once; a KEEP card or costume goes in front of you.
    .note-2 = Not a purchase: no Media-Friendly or King of the Gizmo.
    .note-3 = With fewer than 3 cards in the deck reshuffle the discard pile under it first.
    .note-4 = You choose the order of the cards put on the bottom.

card-cold_wave = Cold Wave
    .text = All other Monsters have one die less to roll until your next turn begins.
    .timing = Any time; lasts until the start of your next turn.
    .note-1 = Played during another Monster's turn after its dice were rolled it no longer affects that turn.
    .note-2 = Stacks with Shrink tokens; minimum 0 dice.

card-encased_in_ice = Encased in Ice
    .text = Pay 1 energy to freeze one die of your final Roll: until your next turn begins it stays on that face, immune to rerolls and changes, and each player in turn has to use it among its own dice.
    .timing = Your turn after your last Roll, before resolving; optional; once per turn.
    .note-1 = On your own turn the frozen die resolves normally; afterwards it stays on the table with its face and every other Monster must include it among its dice until your next turn.
    .note-2 = It counts inside the Monster's number of dice (a Monster rolling 6 dice rolls 5 plus the frozen one).
    .note-3 = Other Monsters' rerolls and changes cannot touch it.
    .note-4 = Only one die can be frozen at a time: the price cannot be paid twice in a turn.

card-blizzard = Blizzard
    .text = Until your next turn begins, opponents get one single Roll per turn and cannot Yield Tokyo. Playable on your own turn only.
    .timing = Your turn, any time; lasts until the start of your next turn.
    .note-1 = Extra Rolls (Giant Brain, Energy Drink and others) do not help: a single Roll means exactly one.
    .note-2 = Neither part restricts you: you may Yield and use all Rolls of your own turns.
    .note-3 = Background Dweller rerolls are not Rolls and stay possible.

card-black_diamond = Black Diamond
    .text = Entering Tokyo is worth 1 VP more to you, and so is every decision to remain there when Yielding was open to you (1 VP).
    .timing = On entering Tokyo; on each stay decision; automatic.
    .note-1 = No VP when you were not allowed to Yield (no wound, Blizzard).
    .note-2 = In the 2-player variant this VP is still gained.

card-icy_reflection = Icy Reflection
    .text = Pick an Evolution lying in front of any Monster and mark it with the Icy token: from now on Icy Reflection works for you exactly like that Evolution, as though you had played it. It is discarded as soon as the marked card is no longer in play.
    .timing = When played; choice made once.
    .note-1 = Only Permanent Evolutions other than Icy Reflection can be copied, and only what you could play yourself now; playable only if there is one in play (your own included).
    .note-2 = The copy has its own tokens (for example 3 Alienoid tokens).
    .note-3 = Gifts cannot be copied.

## Evolutions: Alienoid

card-alien_scourge = Alien Scourge
    .text = Gain 2 VP.
    .timing = Any time.

card-precision_field_support = Precision Field Support
    .text = Turn over Power deck cards one by one until a KEEP card with printed cost 4 or lower appears; it enters play on your side for free, the rest is discarded.
    .timing = Any time, but not in the middle of another effect.
    .note-1 = Not a purchase.
    .note-2 = If the deck runs out, shuffle the discard pile (without the cards just revealed) and go on; if no such card exists nothing is gained.
    .note-3 = The cards are not revealed in the Market, so Opportunist does not react.

card-anger_batteries = Anger Batteries
    .text = Energy gain equal to the number of hearts you have lost so far in the current turn.
    .timing = Any time in a turn in which you lost hearts, best at its end.
    .note-1 = Counts hearts lost from every source in the current turn, before any healing; prevented or replaced hearts do not count, nor does more than you had to lose.
    .note-2 = All of it is one gain of energy.

card-adapting_technology = Adapting Technology
    .text = Comes into play with 3 Alienoid tokens. Spending one on your turn sweeps the Market (three cards out, three in) free of charge. Discarded once empty.
    .timing = Your Buy Power Cards step; optional; several tokens per turn allowed.
    .note-1 = Same as a sweep without paying 2 energy; Opportunist reacts to the new cards.
    .note-2 = It goes to the owner's Evolution discard pile when empty.

card-funny_looking_but_dangerous = Funny Looking But Dangerous
    .text = A Roll of yours with three or more 2s costs every other Monster 1 heart.
    .timing = Your Resolve Dice step, together with smash; if the Roll has no smash, when the 2s are resolved; automatic; once per turn.
    .note-1 = Card loss: no Yield because of it.
    .note-2 = A Monster that you also smash this turn suffers it as part of that loss; for the others it is a separate loss of 1, which Armor Plating ignores.

card-exotic_arms = Exotic Arms
    .text = Optional stake of 2 energy, laid on this card before rolling. Three or more smash dice: the stake returns and each wound you deal this turn is 2 hearts bigger. Otherwise: the stake is gone and you lose 2 hearts.
    .timing = Start of your turn before the first Roll, optional, once per turn; outcome in Resolve Dice when smash is resolved (at the end of the step if the Roll has no smash), automatic.
    .note-1 = Three smash dice are needed: rolled faces, not added symbols.
    .note-2 = Your own loss of 2 is a card loss.
    .note-3 = Taking the energy back is not an energy gain.

card-mothership_support = Mothership Support
    .text = One heart for 1 energy, once in each turn of yours.
    .timing = Your turn, any time; optional; once per turn.
    .note-1 = Works in Tokyo.
    .note-2 = May answer a loss on your own turn.
    .note-3 = In answer to a loss it is netted like Rapid Healing.

card-superior_alien_technology = Superior Alien Technology
    .text = KEEP cards may be bought for half price (round up); a card bought so is marked with a UFO token, and no more than 3 of your cards may be marked at once. When your turn starts, roll a die per marked card: on smash that card is discarded.
    .timing = On each purchase of a KEEP card, optional; start of your turn, automatic.
    .note-1 = Other reductions (Alien Origin) come first, then the price is halved.
    .note-2 = The token stays with the card while you own it; when the card changes owner, the token is removed.
    .note-3 = Not for costumes or DISCARD cards.

## Evolutions: Cyber Kitty

card-nine_lives = Nine Lives
    .text = Saves you at 0 hearts: everything goes (Power cards, Evolutions in hand and in play, energy, VP), you are moved out of Tokyo, and you go on with 9 hearts and 9 VP.
    .timing = When you reach 0 hearts; played from hand.
    .note-1 = You are not eliminated: player count unchanged.
    .note-2 = Playing it is your choice; if It Has a Child could save you too, you choose one of the two.
    .note-3 = Reaching 0 triggers Eater of the Dead.
    .note-4 = Poison and Shrink tokens stay.

card-mega_purr = Mega Purr
    .text = Every other Monster owning energy or VP hands you one of either, whichever it prefers.
    .timing = Any time.
    .note-1 = A Monster owning only one of the two gives that; one owning neither gives nothing.
    .note-2 = Decided clockwise from you; the energy of each giver is a gain of its own.

card-electro_scratch = Electro-Scratch
    .text = Every other Monster loses 1 heart.
    .timing = Any time.
    .note-1 = Card loss: no Yield; Armor Plating ignores it.

card-cat_nip = Cat Nip
    .text = For this turn you get a single Roll, but whatever it yields counts twice.
    .timing = Start of your turn before rolling.
    .note-1 = VP from number combinations, energy from energy dice, hearts from heart dice and the total number of smash are each multiplied by 2.
    .note-2 = Conditions (three of a kind, three hearts for evolving) look at the undoubled dice.
    .note-3 = Smash added by cards is doubled too.
    .note-4 = Extra Rolls cannot be used this turn.

card-play_with_your_food = Play with your Food
    .text = When your smash hits a Monster in Tokyo for 2 or more hearts, you may lower its loss by 2; in return it hands you 1 VP and 1 energy.
    .timing = Your Resolve Dice step when smash is resolved, before the loss is applied; optional per target.
    .note-1 = If the loss becomes 0 the Monster is not wounded and may not Yield.
    .note-2 = It hands over only what it has.
    .note-3 = Needs a total of 2 or more for that target.

card-feline_motor = Feline Motor
    .text = When another Monster would enter an empty place in Tokyo, you may take that place yourself, provided you were outside Tokyo when the turn began.
    .timing = Other Monsters' Enter Tokyo step, before they enter; optional.
    .note-1 = You gain the entry reward; the active Monster does not enter any place this turn.
    .note-2 = Burrowing of the Monster that Yielded hits the Monster that takes Tokyo, that is you.
    .note-3 = While Tokyo Bay is in use, one empty place that the active Monster would have to enter is enough.

card-mouse_hunter = Mouse Hunter
    .text = Any 1 in your Roll is worth 1 VP, once per turn.
    .timing = Your Resolve Dice step; automatic; once per turn.
    .note-1 = Independent of scoring three 1s.

card-meow_missile = Meow Missile
    .text = Any 1 in your Roll brings one extra smash, once per turn.
    .timing = Your Resolve Dice step, when the Roll is totalled; automatic; once per turn.
    .alias-1 = Meow Missle

## Evolutions: The King

card-monkey_rush = Monkey Rush
    .text = Reaction to a Monster leaving Tokyo or being eliminated there: you move into the freed place.
    .timing = In the Enter Tokyo step of a turn in which a place in Tokyo was freed, before anybody else enters; if a place is freed later in the turn, at once.
    .note-1 = You take the empty place with the entry reward.
    .note-2 = If Tokyo then has no empty place the active Monster does not enter.
    .note-3 = Not playable if you are already in Tokyo.
    .note-4 = It may be played on any turn; Death From Above leaves no free place to take in Tokyo City.

card-simian_scamper = Simian Scamper
    .text = Yielding saves you the hearts of that smash and makes you immune to heart loss until the turn is over.
    .timing = When you Yield, declared before the loss is applied (like Jets).
    .note-1 = You are not wounded: no tokens or on-wound effects.

card-jungle_frenzy = Jungle Frenzy
    .text = Condition: this turn you wounded a Monster in Tokyo, yet you end your Enter Tokyo step outside. Effect: you play one additional turn afterwards.
    .timing = End of your Enter Tokyo step; you must be outside Tokyo.
    .note-1 = Full extra turn with the normal number of dice.

card-giant_banana = Giant Banana
    .text = Gain 2 hearts.
    .timing = Any time, also in answer to a loss.
    .note-1 = Works in Tokyo.
    .note-2 = Played in answer to a loss it does not make the loss smaller: you are still wounded, and end up with your hearts minus the loss plus 2.

card-chest_thumping = Chest Thumping
    .text = Monsters in Tokyo that you wound can be ordered out: they Yield if you say so.
    .timing = Your Resolve Dice step right after the loss is applied; optional per wounded Tokyo Monster.
    .note-1 = Effects that forbid Yielding win.
    .note-2 = You decide after the wounded Monster has announced that it stays.

card-alpha_male = Alpha Male
    .text = 1 VP in every turn of yours in which your smash wounds somebody.
    .timing = After your smash is applied; automatic; once per turn.
    .note-1 = Unlike Alpha Monster a real wound is needed.

card-i_am_the_king = I Am the King!
    .text = Both Tokyo rewards, for entering and for starting a turn there, are raised by 1 VP for you.
    .timing = On entering Tokyo; start of your turn in Tokyo; automatic.
    .note-1 = In the 2-player variant this VP is still gained.

card-twas_beauty_killed_the_beast = 'Twas Beauty Killed the Beast
    .text = Playable only in Tokyo. Whenever any player's turn ends (your own too) you score 1 VP. The moment you are no longer in Tokyo the card is discarded and your VP drop to 0.
    .timing = Played only in Tokyo; end of each turn, automatic.
    .note-1 = Leaving includes Yielding, being forced out, and leaving when Tokyo Bay closes; moving from Bay to City is not leaving.
    .note-2 = The VP at the end of a turn comes before the victory check of that turn.

## Evolutions: Gigazaur

card-detachable_tail = Detachable Tail
    .text = You cannot lose hearts this turn.
    .timing = Any player's turn, any time before a loss is applied.
    .note-1 = Losses already suffered are not undone.
    .note-2 = You cannot be wounded, so you cannot Yield.

card-radioactive_waste = Radioactive Waste
    .text = Gain 2 energy and 1 heart.
    .timing = Any time, also in answer to a loss.

card-primal_bellow = Primal Bellow
    .text = Every other Monster loses 2 VP.
    .timing = Any time.
    .note-1 = Not below 0.
    .note-2 = May be played in another Monster's End of Turn step to deny it 20 VP, before victory is checked.

card-saurian_adaptability = Saurian Adaptability
    .text = Name a face: all your dice showing it are turned to one other face you name, the same for all.
    .timing = Your turn after your last Roll, before resolving.
    .note-1 = Only your own dice on your own turn.

card-defender_of_tokyo = Defender of Tokyo
    .text = Each turn you begin in Tokyo costs every opponent 1 VP.
    .timing = Start of your turn in Tokyo; automatic.
    .note-1 = Also on extra turns.

card-heat_vision = Heat Vision
    .text = Being wounded by a Monster costs that Monster 1 VP.
    .timing = Right after the smash loss is applied to you; automatic; once per wound.
    .note-1 = Also when the wound brings you to 0.

card-gamma_breath = Gamma Breath
    .text = Once per turn one of your dice may be turned to smash.
    .timing = Your turn after your last Roll, before resolving; optional.

card-tail_sweep = Tail Sweep
    .text = Once per turn one of your dice may be turned to 1 or to 2.
    .timing = Your turn after your last Roll, before resolving; optional.

## Evolutions: Meka Dragon

card-mecha_blast = Mecha Blast
    .text = Until the end of the turn, every wound you deal costs its victim 2 hearts more.
    .timing = Your turn, before or while resolving smash.
    .note-1 = Only Monsters that lose at least 1 heart after prevention.
    .note-2 = Card losses are not wounds.

card-destructive_analysis = Destructive Analysis
    .text = Energy gain equal to the number of smash dice in this turn's Roll.
    .timing = Your turn, Resolve Dice step or later.
    .note-1 = Smash dice only, not added symbols.
    .note-2 = All of it is one gain of energy.

card-programmed_to_destroy = Programmed to Destroy
    .text = Whenever some other Monster falls to 0 hearts you receive 3 VP and 2 energy.
    .timing = Whenever another Monster reaches 0, on any turn; automatic.
    .note-1 = Also when that Monster comes back (It Has a Child, Nine Lives, Zombie).

card-tune_up = Tune-Up
    .text = Instead of playing your turn, and only while outside Tokyo, gain 4 hearts and 2 energy.
    .timing = Your turn before the first Roll.
    .note-1 = Skipping means no Roll, no Enter Tokyo step, no purchases; end-of-turn effects (Poison included) still happen.

card-breath_of_doom = Breath of Doom
    .text = If a Monster in Tokyo loses hearts because of you, each Monster outside Tokyo other than you loses 1 heart as well.
    .timing = Right after such a loss; automatic; once per turn.
    .note-1 = Card loss for the Monsters outside.
    .note-2 = Location is judged before any Yield caused by the same smash.
    .note-3 = A Monster that left Tokyo through that very loss (revival, closing Tokyo Bay) is not hit again.

card-lightning_armor = Lightning Armor
    .text = After losing hearts you may roll as many dice as hearts lost; every smash among them costs the active Monster 1 heart.
    .timing = After a loss is applied to you; optional.
    .note-1 = No effect when you yourself are the Monster whose turn it is. It is always the active Monster that suffers, whoever caused your loss.
    .note-2 = Card loss for the other Monster: one source.
    .note-3 = Not usable when the loss brought you to 0, not even if you were revived.

card-claws_of_steel = Claws of Steel
    .text = During your turn an opponent whose loss caused by you amounts to 3 hearts or more loses one heart on top.
    .timing = Your turn, as part of the loss that reaches 3; automatic.
    .note-1 = Judged after other extras (Devil, Target Acquired) so they can help to reach 3.
    .note-2 = Once per Monster per turn, on the total of the turn.

card-target_acquired = Target Acquired
    .text = Whoever wounds you may be handed the Target token by you. While it holds the token, every loss you cause to it is 1 heart bigger.
    .timing = After you are wounded, optional; extra heart automatic, on any turn, any source of yours.
    .note-1 = One token: it moves from the previous holder.
    .note-2 = If this card leaves play the token is removed.

## Evolutions: Boogie Woogie

card-boo = Boo!
    .text = Reaction to a wounded Monster staying in Tokyo: it has to Yield after all. From your discard pile the card can be bought back into your hand for 1 energy while buying Power cards.
    .timing = On any turn when a wounded Tokyo Monster announces it stays; recovery in your Buy Power Cards step, optional.
    .note-1 = Any wounded Monster but yourself, whoever wounded it.
    .note-2 = Recovery is possible as long as the card lies in your discard pile, also if it got there by evolving.

card-worst_nightmare = Worst Nightmare
    .text = When the holder's turn begins it either pays 1 energy to the card's Owner or loses 1 heart.
    .timing = Start of the turn of the Monster that has it in front of it; that Monster chooses.
    .note-1 = Without energy the heart must be lost.
    .note-2 = The Owner is immune.
    .note-3 = If the Owner is eliminated the card is removed from the game.
    .note-4 = The heart lost is a card loss caused by the Owner.

card-i_live_under_your_bed = I Live Under Your Bed
    .text = The holder has one die less.
    .timing = Continuous for the Monster that has it in front of it.
    .note-1 = The Owner is immune.

card-boogie_dance = Boogie Dance
    .text = Four or more of your dice with the same face earn you your choice of 1 energy or 1 heart.
    .timing = Your Resolve Dice step; automatic with a choice; once per turn.
    .note-1 = Added symbols do not count, and more than four dice earn no more.
    .note-2 = The heart may be gained in Tokyo because it comes from a card.

card-well_of_shadow = Well of Shadow
    .text = Gain 2 hearts.
    .timing = Any time, also in answer to a loss.

card-worm_invaders = Worm Invaders
    .text = Every other Monster loses 2 hearts.
    .timing = Any time.
    .note-1 = Card loss: no Yield.

card-nightlife = Nightlife!
    .text = 1 heart for each entry into Tokyo.
    .timing = On entering Tokyo; automatic.

card-dusk_ritual = Dusk Ritual
    .text = Reaction to your own purchase of a KEEP card: gain 2 hearts and 2 energy.
    .timing = Immediately after a purchase of a KEEP card by you.
    .note-1 = Costumes are not KEEP cards.

## Evolutions: Pumpkin Jack

card-detachable_head = Detachable Head
    .text = The holder loses 1 heart more with each wound it receives from the card's Owner.
    .timing = As part of the smash loss caused by the Owner; automatic.
    .note-1 = Does not apply to the wound with which the card was given.

card-ignis_fatus = Ignis Fatus
    .text = The holder has one Roll less per turn.
    .timing = Continuous for the Monster that has it in front of it.
    .note-1 = At least one Roll always remains.
    .note-2 = The Owner is immune.

card-smashing_pumpkin = Smashing Pumpkin
    .text = 2 hearts are lost by every Monster whose VP are 12 or higher.
    .timing = Any time.
    .note-1 = Includes yourself if you have 12 or more VP.

card-trick_or_threat = Trick or Threat
    .text = Three 1s in your Roll put every opponent before a choice: hand you 1 energy or lose 2 hearts.
    .timing = Your Resolve Dice step when 1s are resolved; automatic; once per turn.
    .note-1 = At least three 1s.
    .note-2 = Without energy a Monster must lose the hearts.
    .note-3 = The 1s still score normally.

card-bobbing_for_apples = Bobbing for Apples
    .text = Once per turn buy a Market card with a discount of 2 energy, then look at the cost of its replacement: if odd, the bought card is discarded and your payment returned; if even, you keep it.
    .timing = Your Buy Power Cards step; optional; once per turn.
    .note-1 = Printed cost of the replacement decides.
    .note-2 = The replacement is looked at before the bought card takes effect; if the card is discarded its effect never happens. VP from Media-Friendly stay: the purchase took place.
    .note-3 = Not usable when no replacement can be revealed.

card-feast_of_crows = Feast of Crows
    .text = You collect from every other Monster one thing of its choosing: a heart, a VP or an energy.
    .timing = Any time.
    .note-1 = A given heart is lost by the giver and gained by you (up to your maximum).
    .note-2 = A Monster may only choose something it has.
    .note-3 = Giving its last heart eliminates the giver; as a payment it cannot be prevented.

card-scythe = Scythe
    .text = Holds energy cubes from the pool: one when it comes into play, one more for every Monster you eliminate. Your Roll gets one extra smash per cube.
    .timing = When played and on eliminations you cause, automatic; your Resolve Dice step, automatic.
    .note-1 = The cubes cannot be spent.
    .note-2 = A Monster that comes back was not eliminated: no cube. Poison is nobody's doing: no cube either.

card-candy = Candy!
    .text = Two uses: a gain of 1 heart; or, as a reaction to being wounded, the whole loss is cancelled and the card passes to the attacker.
    .timing = First use any time, also in answer to a loss; second use when a smash loss would be applied to you.
    .note-1 = Second use: the card goes to the hand of that Monster, which may later use it itself; it still belongs to Pumpkin Jack's set and is removed when Pumpkin Jack is eliminated.
    .note-2 = Using the second part means you were not wounded: no Yield.

## Evolutions: Pandakai

card-panda_monium = PandaMonium
    .text = Gain 6 energy. Every other Monster gains 3 energy.
    .timing = Any time.

card-eats_shoots_and_leaves = Eats, Shoots and Leaves
    .text = Reaction to your entering Tokyo: Monsters outside lose 2 hearts each, you receive 1 energy and walk out again; the place stays empty.
    .timing = Immediately after you enter Tokyo.
    .note-1 = You keep the entry reward.
    .note-2 = Leaving is not Yielding.

card-bamboozle = Bamboozle
    .text = Reaction to another player's purchase: it is called off without payment and that card is barred to the player for the turn; you name another affordable Power card, which the player has to buy.
    .timing = When a purchase is announced, before it resolves, on another player's turn.
    .note-1 = If no other affordable Market card exists the player just does not buy.
    .note-2 = It works against every way to buy a Power card, Opportunist included.

card-bear_necessities = Bear Necessities
    .text = Lose 1 VP, gain 2 energy and gain 2 hearts.
    .timing = Any time, also in answer to a loss.
    .note-1 = Playable with 0 VP.

card-panda_express = Panda Express
    .text = A Roll with all six different faces brings 2 VP and an additional turn.
    .timing = Your Resolve Dice step; VP at once, extra turn after this one; automatic.
    .note-1 = Same condition as Complete Destruction.

card-bamboo_supply = Bamboo Supply
    .text = A savings card: as your turn starts you may either add one cube from the pool to it or move all its cubes to your reserve.
    .timing = Start of your turn; optional; one of the two.
    .note-1 = Taking the cubes off is not an energy gain for Friend of Children.

card-pandarwinism = Pandarwinism: Survival of the Cutest
    .text = Three hearts in your Roll score 1 VP, every further heart 1 VP more.
    .timing = Your Resolve Dice step; automatic; once per turn.
    .note-1 = Works in Tokyo; hearts stay usable for healing and evolving.

card-yin_and_yang = Yin & Yang
    .text = Option before resolving: flip every die to its partner face. Partners: 1 with 3, 2 with heart, smash with energy.
    .timing = Your turn after your last Roll, before resolving; optional; once per turn.
    .note-1 = All dice or none; only a frozen die stays as it lies.

## Evolutions: Baby Gigazaur

card-my_toy = My Toy
    .text = Reserve a Market card under this card; only you can buy it. After buying it reserve another one in the same way.
    .timing = When played, and after each purchase of the reserved card; mandatory choice.
    .note-1 = The Market slot is refilled at once (Opportunist may react).
    .note-2 = The reserved card is bought at its normal cost in your Buy Power Cards step; nobody else can buy or sweep it.
    .note-3 = If you are eliminated or the card leaves play the reserved card goes to the discard pile.

card-growing_fast = Growing Fast
    .text = A Roll of yours without hearts gives you 1 heart.
    .timing = Your Resolve Dice step; automatic.
    .note-1 = Works in Tokyo because the heart comes from a card.

card-nurture_the_young = Nurture the Young
    .text = Collect 1 VP from every Monster ahead of you in VP.
    .timing = Any time.
    .note-1 = Judge all Monsters before any VP moves.

card-tiny_tail = Tiny Tail
    .text = Once per turn up to two of your dice may be turned to 1.
    .timing = Your turn after your last Roll, before resolving; optional.
    .note-1 = Turning a single die is allowed.

card-too_cute_to_smash = Too Cute to Smash
    .text = Being wounded by a Monster costs that Monster 1 VP.
    .timing = Right after the smash loss is applied to you; automatic.
    .note-1 = Same effect as Heat Vision.

card-so_small = So Small!
    .text = Against a smash loss you roll as many dice as there are smash; a single heart among them cancels the entire loss.
    .timing = When a smash loss would be applied to you; automatic unless declined.
    .note-1 = All or nothing: one heart cancels the whole smash loss.
    .note-2 = Then you are not wounded: no Yield.

card-underrated = Underrated
    .text = Add two smash to your Roll.
    .timing = Your turn, at the latest when the Roll is totalled.
    .note-1 = The two smash are enough for Spiked Tail and Urbavore.

card-yummy_yummy = Yummy Yummy
    .text = Gain 2 hearts and 1 energy.
    .timing = Any time, also in answer to a loss.

## Evolutions: Cyber Bunny

card-stroke_of_genius = Stroke of Genius
    .text = Doubles your energy income: gain as much energy as your gains of this turn add up to so far.
    .timing = Any time, best at the end of a turn.
    .note-1 = Counts gains only, spending does not matter.

card-emergency_battery = Emergency Battery
    .text = Gain 3 energy.
    .timing = Any time.

card-rabbits_foot = Rabbit's Foot
    .text = You cannot lose hearts this turn.
    .timing = Any player's turn, any time before a loss is applied.
    .note-1 = Same effect as Detachable Tail.

card-heart_of_the_rabbit = Heart of the Rabbit
    .text = After another Monster's last Roll, reroll a die of its Roll. The card returns from your discard pile to your hand whenever you enter Tokyo.
    .timing = Other Monsters' turns after the last Roll; recovery on entering Tokyo, automatic.
    .note-1 = It comes back only if it reached the discard pile by being played.

card-secret_laboratory = Secret Laboratory
    .text = Permanent discount of 1 energy on Power cards.
    .timing = Continuous.
    .note-1 = Stacks with Alien Origin; minimum 0.

card-king_of_the_gizmo = King of the Gizmo
    .text = Every Power card purchase of yours is worth 1 VP.
    .timing = Each purchase; automatic.

card-energy_sword = Energy Sword
    .text = Optional payment of 2 energy before the first Roll. If paid and at least one die ends on smash: one extra smash in your Roll, and an energy gain equal to your smash dice.
    .timing = Start of your turn before the first Roll, optional, once per turn; Resolve Dice step, automatic.
    .note-1 = Energy counts smash dice, not added symbols.
    .note-2 = Without any smash die the 2 energy are lost.

card-electric_carrot = Electric Carrot
    .text = From Tokyo your wounds are 1 heart bigger; a victim can avoid that by handing you 1 energy.
    .timing = Your Resolve Dice step when smash is resolved; each wounded Monster chooses.
    .note-1 = A Monster without energy loses the heart.
    .note-2 = The choice is made after prevention and only if at least 1 heart is lost.

## Evolutions: Kraken

card-healing_rain = Healing Rain
    .text = Gain 2 hearts.
    .timing = Any time, also in answer to a loss.

card-destructive_wave = Destructive Wave
    .text = Play when you enter Tokyo: every other Monster loses 2 hearts.
    .timing = Immediately after you enter Tokyo.
    .note-1 = Card loss: no Yield.

card-cult_worshippers = Cult Worshippers
    .text = VP gain equal to the number of hearts you have gained in the current turn.
    .timing = Any time in a turn in which you gained hearts.
    .note-1 = Hearts really gained (above the maximum does not count); also on other players' turns.
    .note-2 = Hearts set by a revival (It Has a Child!) do not count.

card-high_tide = High Tide
    .text = For every heart die in your Roll one heart is added to the Roll.
    .timing = Your turn, after your last Roll and at the latest when the Roll is totalled.
    .note-1 = Doubles your hearts; the added ones count for evolving and for cards that look at your hearts, such as Pandarwinism.
    .note-2 = No healing from them in Tokyo.

card-terror_of_the_deep = Terror of the Deep
    .text = Against any loss you roll as many dice as hearts at stake; hearts rolled cancel that many.
    .timing = When a loss would be applied to you; optional; once per loss.

card-eater_of_souls = Eater of Souls
    .text = Raises your maximum to 12 hearts while in play and gives you 1 heart whenever you enter Tokyo.
    .timing = On entering Tokyo, automatic; continuous.
    .note-1 = Together with Even Bigger the maximum stays 12.

card-sunken_temple = Sunken Temple
    .text = While outside Tokyo you may give up your turn before rolling in exchange for 3 hearts and 3 energy.
    .timing = Your turn before the first Roll; optional.
    .note-1 = Passing skips Roll, Resolve, Enter Tokyo and Buy; end-of-turn effects still happen.

card-mandibles_of_dread = Mandibles of Dread
    .text = Your wounds cost each victim 1 VP.
    .timing = After your smash is applied; automatic; once per wounded Monster per turn.
    .note-1 = Publisher erratum: one edition printed the text of Heat Vision by mistake; the effect given here is the corrected one.
