### The cards and Buzz tokens of King of Tokyo: Duel: names, and what they do in our own words.

## Sets and types

set-duel = Power cards

type-keep = Keep
type-discard = Discard

## Buzz tokens

token-cat = Robot Cat
token-panda = Panda
token-baby = Baby Monster
token-tiger = Robot Tiger
token-meka = Spiked Robot
token-anubis = Jackal
token-croc = Cool Reptile
token-pumpkin = Pumpkin
token-alien = Alien
token-boogie = Sock Creature
token-penguin = Penguin
token-king_1 = First King token
token-king_2 = Second King token

piece-cat = Buzz token Robot Cat (1 space: a paw)
piece-panda = Buzz token Panda (1 space: a die)
piece-baby = Buzz token Baby Monster (1 space: a heart)
piece-tiger = Buzz token Robot Tiger (1 space: a bolt)
piece-meka = Buzz token Spiked Robot (2 spaces: a paw, a die)
piece-anubis = Buzz token Jackal (2 spaces: a bolt, a heart)
piece-croc = Buzz token Cool Reptile (3 spaces: a bolt, a paw, a heart)
piece-pumpkin = Buzz token Pumpkin (3 spaces: a heart, two paws, a heart)
piece-alien = Buzz token Alien (3 spaces, of which the middle one is taken away)
piece-boogie = Buzz token Sock Creature (2 spaces, with a heart on a space added between them)
piece-penguin = Buzz token Penguin (2 spaces, with a paw on a space added between them)
piece-king_1 = The King’s Buzz token (stops his Rival)
piece-king_2 = The King’s Buzz token (stops his Rival)

## Keep cards

card-acid_attack = Acid Attack
    .text = On each of your turns your Roll contains 1 additional smash symbol.
    .timing = From the moment the owner’s Roll is final: the symbols of the card belong to that Roll (DUEL-ROLL-16).
    .note-1 = Deals its hit even if no die shows smash; resolved together with the other smash symbols.
    .note-2 = Counts for Antimatter Pellets, Natural Selection, Utter Destruction and Operation Media, is multiplied by Meka Dragon, and keeps Gentle Giant from ever working.

card-adrenaline_augment = Adrenaline Augment
    .text = On each of your turns your Roll contains 1 additional smash symbol for each of the two markers that stands in a Spotlight Zone (0, 1 or 2).
    .timing = From the moment the owner’s Roll is final: the symbols of the card belong to that Roll (DUEL-ROLL-16).
    .note-1 = Any Spotlight Zone counts, yours or the Rival’s.
    .note-2 = Ruling: the number is taken anew whenever the Roll is counted or smash is resolved, so pulling a marker into or out of a zone before resolving smash changes it (as in the digital version).
    .note-3 = Uses the same test for spaces on Buzz tokens as the winning condition.

card-alien_metabolism = Alien Metabolism
    .text = Once on each of your turns you may discard one face-up Power card from the board; the row then slides and is refilled as usual.
    .timing = At any moment of the owner’s turn between two other effects, never inside one.
    .note-1 = Free of charge; it is neither a purchase nor a sweep.
    .note-2 = Ruling: at any moment of your own turn between two other effects, not on the Rival’s turn.
    .note-3 = Typical use: remove the rightmost card so that the next one gets the discount.

card-antimatter_pellets = Antimatter Pellets
    .text = If your Roll contains at least 5 equal symbols of any kind: the Rival takes 4 hits, then you pull Destruction 2.
    .timing = Phase 2 of the owner’s turn, step (b) of DUEL-TIME-03, once per turn.
    .note-1 = Once per turn, however many symbols match.
    .note-2 = Added symbols count.
    .note-3 = In addition to the normal resolution of those dice.

card-armor_plating = Armor Plating
    .text = On each of the Rival’s turns you ignore the first hit you would take.
    .timing = When a damage event reaches the owner: Hibernation in step (a), Camouflage in (b), Trendsetter and Armor Plating in (c) of DUEL-TIME-07.
    .note-1 = One hit per Rival’s turn from whatever source; a damage event of 3 becomes 2.
    .note-2 = Does not work on your own turn (Jets Scrambled, Hors d’Oeuvres, Natural Selection); the digital version does not check this.
    .note-3 = Adds up with Trendsetter.

card-breaking_news = Breaking News
    .text = Every purchase of a Power card by you also pulls Fame 1.
    .timing = Each later purchase of a Power card by the owner, after the Buzz token of the bought card and before the effect of the bought card.
    .note-1 = Not for the purchase of this card itself.
    .note-2 = Ruling: after placing the Buzz token of the bought card and before the effect of that card.
    .note-3 = Also for a purchase with Made in a Lab.

card-camouflage = Camouflage
    .text = Whenever you would take hits, you may roll one die per hit; ignore 1 hit for each heal symbol rolled.
    .timing = When a damage event reaches the owner: Hibernation in step (a), Camouflage in (b), Trendsetter and Armor Plating in (c) of DUEL-TIME-07.
    .note-1 = One throw per damage event, no rerolls; the dice are not a Roll.
    .note-2 = On any turn, also your own.
    .note-3 = Ruling: before Trendsetter and Armor Plating, which then take away from what is left; the limit of 8 dice does not apply to this throw (roll in several lots if needed).

card-electrical_aura = Electrical Aura
    .text = At the end of your turn make one pull of Destruction: 1 space for every complete 7 energy you have.
    .timing = Phase 4 of the owner’s turn.
    .note-1 = The energy is not spent: floor(energy / 7) spaces, every turn.
    .note-2 = The 1 energy for not buying already counts.
    .note-3 = Ruling: not on a turn ended by Hibernation.

card-extra_head = Extra Head
    .text = You roll 1 additional die on each of your turns.
    .timing = Changes how the owner rolls in phase 1 of the owner’s turns.
    .note-1 = Uses one of the 2 extra dice, so at most 1 Dice token can be added, or none together with Natural Selection.

card-eye_of_the_storm = Eye of the Storm
    .text = On each of your turns gain 1 energy for every roll of your roll phase that you did not use.
    .timing = When phase 1 of the owner’s turn ends (DUEL-TIME-02).
    .note-1 = Rolls available (3, or 4 with Giant Brain) minus rolls made; the first roll is compulsory, so at most 2 (3).
    .note-2 = Ruling: free rerolls from In the Shadows are not rolls of the phase.
    .note-3 = Ruling: gained when the roll phase ends, so the Rival’s Superconductor cannot react (the digital version lets it react).
    .note-4 = Nothing on a turn skipped with Hibernation.

card-gentle_giant = Gentle Giant
    .text = After you have resolved your dice, pull Fame 1 if your Roll contains no smash symbol.
    .timing = Phase 2 of the owner’s turn, step (g) of DUEL-TIME-03.
    .note-1 = Added smash symbols count as smash in the Roll, so Acid Attack switches it off.
    .note-2 = Ruling: not if the resolve phase was skipped with Rebooting.
    .note-3 = Ruling: smash dice left unresolved with Titanic Batteries are still in the Roll (the digital version takes them out of it).

card-giant_brain = Giant Brain
    .text = You may roll one time more on each of your turns (up to 4 rolls).
    .timing = Changes how the owner rolls in phase 1 of the owner’s turns.

card-hibernation = Hibernation
    .text = While you have this card you take no hits at all. At the start of each of your turns choose: discard this card and play the turn, or keep it, gain 6 hearts and end the turn at once.
    .timing = When a damage event reaches the owner: Hibernation in step (a), Camouflage in (b), Trendsetter and Armor Plating in (c) of DUEL-TIME-07. At the start of the owner’s turn, before phase 1, in the order of DUEL-TIME-01.
    .note-1 = Protects from the moment of purchase, also against your own cards bought later in the same phase (Hors d’Oeuvres costs no hearts).
    .note-2 = A turn ended this way has no roll, no purchase, no energy for not buying; ruling: no end-of-turn effects either.
    .note-3 = Hearts up to the starting value only.
    .note-4 = The Rival can still win with the markers.
    .note-5 = Ruling: bought with Made in a Lab, it protects at once but its choice is first made at the start of your next turn.

card-in_shape = In Shape
    .text = On each of your turns, for every hit the Rival takes beyond the third hit of that turn, you may pay 1 energy to pull Fame 1.
    .timing = Step (f) of DUEL-TIME-07, when the Rival took the hits.
    .note-1 = Hits taken are added up over the whole turn from all sources; ignored hits do not count.
    .note-2 = Ruling: offered right after each damage event for the hits of that event beyond the third of the turn; unused offers lapse.
    .note-3 = Ruling: your own turns only, although the card says each turn (DUEL-CARD-06).
    .note-4 = With 5 hits in one event and 2 energy: up to 2 pulls.
    .note-5 = Each payment is a pull of its own (DUEL-PULL-10); inside another pull it is carried out at once (DUEL-TIME-11).

card-in_the_shadows = In the Shadows
    .text = During your roll phase, after the first roll, you may reroll any of your dice that show fame as often as you like, also after your last roll.
    .timing = Changes how the owner rolls in phase 1 of the owner’s turns.
    .note-1 = Ruling: such a reroll of only fame dice does not use up one of the rolls of the phase and may be repeated for dice that show fame again.
    .note-2 = A die that shows another symbol afterwards stays unless a normal roll is left.

card-lightning_speed = Lightning Speed
    .text = When you pull a marker onto a space of a Buzz token that shows nothing, you may treat the space as a paw: the Rival takes 1 hit.
    .timing = During a pull by the owner, at the step concerned (DUEL-TIME-08).
    .note-1 = Empty spaces: both spaces of the alien token and the two outer spaces of the boogie and penguin tokens.
    .note-2 = Ruling: a King token is not empty (it shows The King).
    .note-3 = Only for your own pulls.

card-made_in_a_lab = Made in a Lab
    .text = At the start of each of your turns you may buy one face-up Power card for 1 energy less than it would cost, but for at least 1.
    .timing = At the start of the owner’s turn, before phase 1, in the order of DUEL-TIME-01.
    .note-1 = Adds to the rightmost discount; minimum 1 in all.
    .note-2 = One purchase only, no sweep; the card and its Buzz token are resolved at once and a KEEP card works from this turn on.
    .note-3 = Counts as buying on this turn (no 1 energy in phase 3).

card-natural_selection = Natural Selection
    .text = When you buy it, gain 4 energy and 4 hearts. On each of your turns you roll 1 additional die. If your Roll contains at least 4 equal symbols, you take 10 hits before you resolve your dice.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13). Changes how the owner rolls in phase 1 of the owner’s turns. Phase 2 of the owner’s turn, before any symbol is resolved: Rebooting in step (c), Natural Selection in (d), Titanic Batteries in (e) of DUEL-TIME-03.
    .note-1 = The purchase bonus is not given when the card changes hands by Unstable DNA.
    .note-2 = Any kind of symbol counts, added symbols included; once per turn.
    .note-3 = Compulsory; the owner can end up at 0 on their own turn.
    .note-4 = Ruling: avoided if Rebooting skips the resolve phase.

card-rebooting = Rebooting
    .text = You may skip the resolve phase of your turn. If you do, gain 2 Dice tokens and 2 energy, then discard this card.
    .timing = Phase 2 of the owner’s turn, before any symbol is resolved: Rebooting in step (c), Natural Selection in (d), Titanic Batteries in (e) of DUEL-TIME-03.
    .note-1 = Decided once the Roll is final; no symbol is resolved and no special power is activated.
    .note-2 = Dice tokens up to the limit of 2.
    .note-3 = Purchases follow as usual.
    .note-4 = Its energy is not gained by resolving dice (no Superconductor).

card-regeneration = Regeneration
    .text = Once per turn, when you gain hearts, gain 1 more.
    .timing = When the owner gains at least 1 heart from any source.
    .note-1 = Any source: dice, cards, Buzz bonus, Hibernation.
    .note-2 = Ruling: needs a real gain of at least 1 heart; never above the starting value; if there is no room for the extra heart the use for this turn is not spent.
    .note-3 = Being set to 1 heart by Unstoppable is not a gain.

card-scrappy = Scrappy
    .text = Each time you pull a marker off a Buzz token, gain 1 Dice token.
    .timing = During a pull by the owner, at the step concerned (DUEL-TIME-08).
    .note-1 = Off a token: the step starts on a space of the token and ends on a space that does not belong to it; going from one token directly onto another counts, moving within one token does not.
    .note-2 = King tokens count as Buzz tokens.
    .note-3 = Limit of 2 Dice tokens.

card-signature_move = Signature Move
    .text = Make one pull of Fame: 1 space for every complete 3 power symbols in your Roll.
    .timing = Phase 2 of the owner’s turn, step (b) of DUEL-TIME-03, once per turn.
    .note-1 = floor(power symbols / 3): 3-5 one, 6-8 two.
    .note-2 = In addition to the special power; the symbols are not used up by either.

card-spiked_tail = Spiked Tail
    .text = When you pull Destruction, the Rival takes 1 hit for every space the marker moved.
    .timing = When a pull by the owner is over (DUEL-TIME-08).
    .note-1 = Any source of the pull; added spaces of a track-extending token count, spaces skipped by the shortening token do not; steps lost to a King token do not.
    .note-2 = Ruling: the hits of one pull are one damage event, dealt when the pull is over.

card-superconductor = Superconductor
    .text = Reaction to an energy gain of the Rival during the Rival’s dice resolution: you may give up this card and at once gain as much energy as that gain was worth.
    .timing = When the Rival gains energy in phase 2 of the Rival’s turn (DUEL-TIME-05).
    .note-1 = The amount of that one gain: all energy symbols together, or one activation of Cyber Kitty, or one Buzz bonus.
    .note-2 = Any energy gained during the Rival’s resolve phase; not Rebooting, not Eye of the Storm, not purchases.

card-thunder_stomp = Thunder Stomp
    .text = If you pull Destruction while resolving your dice, the Rival rolls 1 die less on their next turn.
    .timing = A pull by the owner during phase 2 of the owner’s turn (DUEL-TIME-05).
    .note-1 = Once per turn, not per space.
    .note-2 = Counts pulls by dice, by Gigazaur’s power and by cards that look at the Roll; not pulls in the buy phase or at the end of the turn.
    .note-3 = Adds to the penalty of Dominate.

card-titanic_batteries = Titanic Batteries
    .text = At the start of your resolve phase you may choose 2 of your dice and not resolve them; if you do, gain 1 Dice token.
    .timing = Phase 2 of the owner’s turn, before any symbol is resolved: Rebooting in step (c), Natural Selection in (d), Titanic Batteries in (e) of DUEL-TIME-03.
    .note-1 = Exactly 2 dice (not added symbols); once per turn.
    .note-2 = Ruling: not offered with fewer than 2 dice or with 2 Dice tokens.
    .note-3 = The two dice do not count for triples, special power, hits, hearts or energy.
    .note-4 = Ruling: power dice that Alienoid has already spent this turn have been resolved and cannot be chosen.

card-trendsetter = Trendsetter
    .text = On each of the Rival’s turns, while the Fame marker stands on a Buzz token, you ignore the first hit you would take.
    .timing = When a damage event reaches the owner: Hibernation in step (a), Camouflage in (b), Trendsetter and Armor Plating in (c) of DUEL-TIME-07.
    .note-1 = Any Buzz token on the Fame track, King tokens included, on either side; checked when the hits arrive.
    .note-2 = Not on your own turn.
    .note-3 = Adds up with Armor Plating.
    .note-4 = Ruling: if the marker was not on a token at the first hit, the card can still ignore one later hit of the same turn (it has not ignored one yet).

card-unchained = Unchained
    .text = Whenever you would apply a Buzz bonus, you may treat it as a paw instead: the Rival takes 1 hit.
    .timing = During a pull by the owner, at the step concerned (DUEL-TIME-08).
    .note-1 = Chosen for each bonus; replaces the printed bonus.
    .note-2 = A bonus that already is one paw stays the same; the double paw is better left as it is.
    .note-3 = Only for your own pulls; empty spaces are the matter of Lightning Speed.

card-unstable_dna = Unstable DNA
    .text = When you take at least 3 hits, you may exchange this card for one KEEP card of the Rival: you get that card, the Rival gets this one.
    .timing = Step (f) of DUEL-TIME-07, when the owner took the hits.
    .note-1 = Ruling: 3 or more hits actually taken in one damage event (not added up over the turn).
    .note-2 = On any turn, also from your own cards.
    .note-3 = Needs a Rival with a KEEP card and an owner who is still in the game.
    .note-4 = An exchange is not a purchase: no Buzz token, no purchase bonus, no Breaking News.
    .note-5 = The new owner of this card can use it against you later.

card-unstoppable = Unstoppable
    .text = When hits would bring you to 0 hearts, you have 1 heart instead and take no more hits for the rest of the current turn; then discard this card.
    .timing = Step (e) of DUEL-TIME-07.
    .note-1 = Works automatically, on any turn.
    .note-2 = The protection lasts until the end of that turn, not into an extra turn.
    .note-3 = The Rival does not win by knock-out; In Shape and Unstable DNA still see the hits that cost hearts.

card-utter_destruction = Utter Destruction
    .text = If your Roll contains all six symbols (fame, destruction, energy, smash, heal, power): pull Destruction 2, pull Fame 2, and the Rival takes 2 hits.
    .timing = Phase 2 of the owner’s turn, step (b) of DUEL-TIME-03, once per turn.
    .note-1 = Once per turn; added symbols count.
    .note-2 = Ruling: printed order.
    .note-3 = In addition to the normal resolution of the dice.

## Discard cards

card-cannonball = Cannonball!
    .text = Pull Fame 1, then the Rival takes 1 hit, then you gain 4 energy.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = The energy can be spent in the same phase.

card-dominate = Dominate
    .text = On the Rival’s next turn they roll 1 die less for each KEEP card they have. Before this is counted they may discard any number of their KEEP cards.
    .timing = Bought now; acts at the start of the Rival’s next turn (DUEL-TIME-01, DUEL-TIME-09).
    .note-1 = Ruling: the discarding and the counting happen at the start of that next turn, after Made in a Lab and Hibernation and before Dice tokens are used (DUEL-TIME-01).
    .note-2 = The penalty reduces the 6 main dice, not below 0; Dice tokens and dice from cards still add up to 2 dice.
    .note-3 = Waits if the buyer takes an extra turn first; is used up if the Rival skips that turn with Hibernation.

card-energize = Energize
    .text = Gain 8 energy and 2 Dice tokens.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = Dice tokens only up to the limit of 2.

card-frenzy = Frenzy
    .text = After the current turn is completely finished you take another turn.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = The current turn goes on: further purchases, end of turn.
    .note-2 = The extra turn is complete, with 6 dice even right after the 5-dice first turn of the game.
    .note-3 = Effects for the Rival’s next turn wait; protections that last for this turn end.

card-hors_doeuvres = Hors d’Oeuvres
    .text = You take 3 hits, then you pull Destruction 2.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = If the hits bring you to 0 you lose before the pull.
    .note-2 = Hits you avoid (Hibernation, Camouflage) do not change the pull.
    .note-3 = 3 hits taken trigger your own Unstable DNA.

card-jets_scrambled = Jets Scrambled
    .text = Both Monsters take 5 hits.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = At the same time; both reaching 0 is a draw (DUEL-WIN-10, ruling).
    .note-2 = The Rival’s Armor Plating and Trendsetter work, the buyer’s do not.

card-kaijutsu = Kaijutsu
    .text = Pull Destruction 1, then the Rival takes 2 hits.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).

card-moment_of_respite = Moment of Respite
    .text = Gain 2 hearts and 1 Dice token.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).

card-monster_coaster = Monster Coaster
    .text = Pull Destruction 3.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).

card-monumental = Monumental
    .text = Pull Destruction 1 and Fame 1.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = Ruling: printed order, Destruction first.

card-operation_media = Operation Media
    .text = Make one pull of Fame: 1 space for every smash symbol of your Roll that you resolved this turn.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = Added smash symbols count; hits from cards or Buzz bonuses do not; it does not matter whether the Rival ignored the hits.
    .note-2 = Ruling: Meka Dragon counts the symbols, not the product.
    .note-3 = Zero if nothing was resolved: after Rebooting, or when bought with Made in a Lab before the roll (the digital version counts symbols there).

card-photoshoot = Photoshoot
    .text = Pull Fame 1.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).

card-sack_the_stadium = Sack the Stadium
    .text = Pull Destruction 2 and Fame 2.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = Ruling: printed order, Destruction first.

card-seismic_test = Seismic Test
    .text = Pull Destruction 2.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).

card-snack_time = Snack Time
    .text = Gain 3 hearts.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).

card-tesla_impulse = Tesla Impulse
    .text = Choose one KEEP card of the Rival; it is discarded. Then gain 2 energy.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = Ruling: the energy is gained even if the Rival has no KEEP card (the digital version gives none then).

card-the_partys_over = The Party’s Over!
    .text = Each Monster that has at least one marker in a Spotlight Zone on its own side takes 4 hits.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
    .note-1 = Can hit the buyer, the Rival, both or nobody; 4 hits once per Monster (two markers in one player’s zones would already have won).
    .note-2 = Both at the same time: see DUEL-WIN-10.

card-thermonuclear_cooking = Thermonuclear Cooking
    .text = Pull Destruction 1, then gain 2 hearts and 2 energy.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).

card-too_cute = Too Cute
    .text = The Rival takes 2 hits.
    .timing = Once, when this very card is bought, after its Buzz token has been placed (DUEL-BUY-13).
