### The Monsters of King of Tokyo: Duel and their special powers.

monster-gigazaur = Gigazaur
    .power = Blockbuster
    .text = For every 2 power symbols spent: pull the Fame marker or the Destruction marker 1 space towards yourself, chosen anew each time.
    .note-1 = Each activation is a pull of its own: Buzz bonuses, victory checks and cards that react to pulls apply each time.
    .note-2 = These pulls happen when resolving dice (Thunder Stomp counts them).

monster-alienoid = Alienoid
    .power = Alien Technology
    .text = For every 2 power symbols spent: add one symbol of your choice to your Roll. Once per activation you may spend 1 more power symbol to add the same symbol a second time.
    .note-1 = Recommended: all activations right after the Roll is final, before anything counts the Roll (DUEL-POWER-07).
    .note-2 = Recommended: the five symbols other than power are offered (DUEL-POWER-08).
    .note-3 = The spent power symbols stay in the Roll for cards that count power symbols.

monster-space_penguin = Space Penguin
    .power = Cryo-Gadgets
    .text = For every power symbol spent: gain 1 Dice token (never more than 2 in front of you).
    .note-1 = Tokens gained now can be used from the next turn on.

monster-meka_dragon = Meka Dragon
    .power = Nuclear Breath
    .text = When you resolve your smash symbols, you may deal (number of smash symbols in your Roll) x (number of power symbols in your Roll) hits instead of one per smash symbol.
    .note-1 = Worth using from 2 power symbols on; with none it would deal 0, so an engine should apply it only if the product is larger, or offer the choice only then.
    .note-2 = Symbols added by Acid Attack and Adrenaline Augment are multiplied too.
    .note-3 = Once per Roll; one damage event.

monster-cyber_kitty = Cyber Kitty
    .power = Cat-astrophic Power
    .text = For every 2 power symbols spent: gain 2 energy. Once per activation you may spend 1 more power symbol to gain 2 more energy.
    .note-1 = The best split is always as many groups of three as possible, then one or two groups of two.
    .note-2 = Energy gained this way is gained when resolving dice, so the Rival’s Superconductor can react.

monster-the_king = The King
    .power = Territorial
    .text = For every 2 power symbols spent: place one of your 2 King Buzz tokens from your reserve on a free space of either track, or move one of them that is already on the board and has no marker on it to another free space.
    .note-1 = Free space: no Buzz token and no marker on it; Victory spaces are allowed.
    .note-2 = When the Rival pulls a marker onto a King token, that pull ends there; The King is not stopped by his own tokens.
    .note-3 = A King token has no Buzz bonus.
