// Written by tools/web_types.py from the structures of the server and the games.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Answer
         * @description The answer to a question, by the question's number: a late or doubled one does no harm.
         *
         *         Whoever holds several seats says for which one, as the question did.
         */
        Answer: {
            /** @enum {unknown} */
            type: "answer";
            question: number;
            answer: number;
            /** @default null */
            seat?: number | null;
        };
        /**
         * AskHint
         * @description What would you do? About my question, and about the answer that I have in mind, if any.
         */
        AskHint: {
            /** @enum {unknown} */
            type: "hint";
            question: number;
            /** @default null */
            answer?: number | null;
            /** @default null */
            seat?: number | null;
        };
        /**
         * At
         * @description What an option points to, so that a board can show and click it without knowing any rules.
         *
         *         A space or a piece by its id on the map or in the view, a card by its id there, a die by its place from 0, a seat
         *         by its number.
         */
        At: {
            /** @enum {unknown} */
            what: "card" | "die" | "piece" | "seat" | "space";
            id: number | string;
        };
        /**
         * Beside
         * @description What the coach speaks of: a word for what it is, its id, and the answer that it stands for, if any.
         */
        Beside: {
            what: string;
            /** @default  */
            id?: string;
            /** @default -1 */
            answer?: number;
        };
        /**
         * BotOnShelf
         * @description A bot that can be given a seat, the weakest first; ``thinks``: it searches, and takes its time.
         *
         *         ``slow``: it takes seconds for an answer here, for want of the compiled build.
         */
        BotOnShelf: {
            name: string;
            level: number;
            /** @default false */
            thinks?: boolean;
            /** @default false */
            slow?: boolean;
        };
        /**
         * Card
         * @description The facts of one card.
         */
        Card: {
            id: string;
            set: string;
            type: string;
            /** @default null */
            cost?: number | null;
            /** @default 1 */
            copies?: number;
            /** @default null */
            monster?: string | null;
            /** @default {} */
            tokens?: {
                [key: string]: number;
            };
            /** @default [] */
            uses?: string[];
            /** @default rulebook */
            provenance?: string;
            /** @default high */
            confidence?: string;
            /** @default {} */
            facts?: Record<string, unknown>;
        };
        /**
         * CardText
         * @description A card, to be read.
         */
        CardText: {
            id: string;
            name: string;
            set: string;
            type: string;
            text: string;
            /** @default null */
            cost?: number | null;
            /** @default 1 */
            copies?: number;
            /** @default  */
            monster?: string;
            /** @default  */
            timing?: string;
            /** @default [] */
            notes?: string[];
            /** @default [] */
            aliases?: string[];
            /** @default {} */
            values?: {
                [key: string]: number;
            };
            /** @default  */
            source?: string;
        };
        /**
         * ChangeSeat
         * @description What the host of a waiting table does with a seat: give it to a bot, or open it again.
         */
        ChangeSeat: {
            /** @enum {unknown} */
            who: "bot" | "open";
            /** @default  */
            bot?: string;
        };
        /**
         * Chat
         * @description Somebody said something.
         */
        Chat: {
            /** @enum {unknown} */
            type: "chat";
            line: components["schemas"]["ChatLine"];
        };
        /**
         * ChatLine
         * @description Something that somebody said; ``seat`` is -1 for a spectator.
         */
        ChatLine: {
            at: number;
            name: string;
            text: string;
            /** @default -1 */
            seat?: number;
        };
        /**
         * Checked
         * @description Whether a table with these options could be opened; if not, ``why`` not, and the rule behind it.
         */
        Checked: {
            ok: boolean;
            /** @default  */
            why?: string;
            /** @default {} */
            options?: Record<string, unknown>;
        };
        /**
         * Choice
         * @description One option of a game.
         *
         *         ``switch`` is on or off, ``one`` takes one of the values, ``several`` any of them, ``each_seat`` one for every
         *         seat. An empty value leaves it to chance or to the box. ``named`` says by which text a value is called: a value
         *         ``v`` of ``named="monster"`` by ``monster-v``, the empty one by ``monster-none`` if there is such a text. The
         *         option itself is called ``option-<name>``, its ``.help`` says what it does.
         *
         *         Where there are ``picks``, ``one`` also takes a list of them instead of a value; they are called by ``picked`` as
         *         values are by ``named``, and this way of choosing by ``option-<name>-picks``.
         */
        Choice: {
            name: string;
            /** @enum {unknown} */
            form: "each_seat" | "one" | "several" | "switch";
            /** @default [] */
            values?: string[];
            /** @default  */
            named?: string;
            /** @default [] */
            picks?: string[];
            /** @default  */
            picked?: string;
        };
        /**
         * AreaAttack
         * @description An attack at every other Kaiju within a distance.
         */
        ClashAreaAttack: {
            /** @enum {unknown} */
            event: "AreaAttack";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            value: number;
            range: number;
        };
        /**
         * AttackDeclared
         * @description An attack was announced: a Kaiju (``hit``) or a Vehicle (``thing``), mode and final values.
         */
        ClashAttackDeclared: {
            /** @enum {unknown} */
            event: "AttackDeclared";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            hit: number;
            thing: string;
            mode: string;
            value: number;
            /** @default 0 */
            pierce?: number;
            /** @default 0 */
            extra?: number;
            /** @default false */
            unblockable?: boolean;
        };
        /**
         * BarrageUsed
         * @description The Barrage of a card happens.
         */
        ClashBarrageUsed: {
            /** @enum {unknown} */
            event: "BarrageUsed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * BenefitTaken
         * @description A player took the reward of a building that stays.
         */
        ClashBenefitTaken: {
            /** @enum {unknown} */
            event: "BenefitTaken";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            thing: string;
            space: string;
        };
        /**
         * Blocked
         * @description A damage instance was blocked completely.
         */
        ClashBlocked: {
            /** @enum {unknown} */
            event: "Blocked";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            by: number;
            value: number;
        };
        /**
         * BlowView
         * @description Damage that somebody is about to take.
         */
        ClashBlowView: {
            seat: number;
            by: number;
            value: number;
            pierce: number;
            extra: number;
            card: string;
        };
        /**
         * BuildingFell
         * @description A destroyed Small Building went to a square of the Damage Track; 0: there was none left.
         */
        ClashBuildingFell: {
            /** @enum {unknown} */
            event: "BuildingFell";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            square: number;
        };
        /**
         * CardDone
         * @description A card was resolved and went to its owner's discard pile.
         */
        ClashCardDone: {
            /** @enum {unknown} */
            event: "CardDone";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CardPlayed
         * @description A player played a card as an action.
         */
        ClashCardPlayed: {
            /** @enum {unknown} */
            event: "CardPlayed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            cost: number;
        };
        /**
         * CardView
         * @description A card that can be seen.
         */
        ClashCardView: {
            id: number;
            card: string;
        };
        /**
         * CardsDiscarded
         * @description Cards went to a player's discard pile.
         */
        ClashCardsDiscarded: {
            /** @enum {unknown} */
            event: "CardsDiscarded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            cards: string[];
        };
        /**
         * CardsDrawn
         * @description A player drew cards; the others see how many.
         */
        ClashCardsDrawn: {
            /** @enum {unknown} */
            event: "CardsDrawn";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            /** @default [] */
            cards?: string[];
        };
        /**
         * CardsKept
         * @description A player took looked-at cards to the hand and put the others under the deck; the others see how many.
         */
        ClashCardsKept: {
            /** @enum {unknown} */
            event: "CardsKept";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            under: number;
            /** @default [] */
            cards?: string[];
            /** @default [] */
            below?: string[];
        };
        /**
         * CardsLooked
         * @description A player looks at the top cards of the own deck; the others see how many.
         */
        ClashCardsLooked: {
            /** @enum {unknown} */
            event: "CardsLooked";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            /** @default [] */
            cards?: string[];
        };
        /**
         * CardsRecovered
         * @description A card went from a discard pile to the hand or to the top of the deck.
         */
        ClashCardsRecovered: {
            /** @enum {unknown} */
            event: "CardsRecovered";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            pile: string;
        };
        /**
         * CardsRevealed
         * @description Cards of a deck were turned up by damage.
         */
        ClashCardsRevealed: {
            /** @enum {unknown} */
            event: "CardsRevealed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            by: number;
            cards: string[];
        };
        /**
         * Collided
         * @description A thrown Kaiju came down on another one (``hit``).
         */
        ClashCollided: {
            /** @enum {unknown} */
            event: "Collided";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            hit: number;
            by: number;
        };
        /**
         * DamageDealt
         * @description Damage got through.
         */
        ClashDamageDealt: {
            /** @enum {unknown} */
            event: "DamageDealt";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            by: number;
            amount: number;
        };
        /**
         * DeckPeeked
         * @description A player looked at the top of a deck; the others see that it was made.
         */
        ClashDeckPeeked: {
            /** @enum {unknown} */
            event: "DeckPeeked";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            owner: number;
            /** @default [] */
            cards?: string[];
        };
        /**
         * DeckRenewed
         * @description A discard pile was shuffled into a new deck.
         */
        ClashDeckRenewed: {
            /** @enum {unknown} */
            event: "DeckRenewed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            cards: number;
        };
        /**
         * Defended
         * @description A player defended with a card, or with an Enhancement in its place.
         */
        ClashDefended: {
            /** @enum {unknown} */
            event: "Defended";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            by: number;
            value: number;
        };
        /**
         * Destroyed
         * @description A building or Vehicle was destroyed.
         */
        ClashDestroyed: {
            /** @enum {unknown} */
            event: "Destroyed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            thing: string;
            space: string;
        };
        /**
         * DiscardActionTaken
         * @description A player discarded a card for an action of the mat.
         */
        ClashDiscardActionTaken: {
            /** @enum {unknown} */
            event: "DiscardActionTaken";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            action: string;
        };
        /**
         * EnergyGained
         * @description A player gained Energy.
         */
        ClashEnergyGained: {
            /** @enum {unknown} */
            event: "EnergyGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * EnergyLost
         * @description A player paid or lost Energy.
         */
        ClashEnergyLost: {
            /** @enum {unknown} */
            event: "EnergyLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * EnhancementLost
         * @description A player lost an Enhancement.
         */
        ClashEnhancementLost: {
            /** @enum {unknown} */
            event: "EnhancementLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * EnhancementSet
         * @description An Enhancement came into play.
         */
        ClashEnhancementSet: {
            /** @enum {unknown} */
            event: "EnhancementSet";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * EnhancementSpent
         * @description An Enhancement was discarded from play for its effect.
         */
        ClashEnhancementSpent: {
            /** @enum {unknown} */
            event: "EnhancementSpent";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        ClashEvent: components["schemas"]["ClashTableSet"] | components["schemas"]["ClashRoundBegan"] | components["schemas"]["ClashMarkerMoved"] | components["schemas"]["ClashTurnBegan"] | components["schemas"]["ClashPassed"] | components["schemas"]["ClashStopped"] | components["schemas"]["ClashCardPlayed"] | components["schemas"]["ClashDiscardActionTaken"] | components["schemas"]["ClashEnhancementSet"] | components["schemas"]["ClashEnhancementSpent"] | components["schemas"]["ClashEnhancementLost"] | components["schemas"]["ClashCardDone"] | components["schemas"]["ClashEnergyGained"] | components["schemas"]["ClashEnergyLost"] | components["schemas"]["ClashHeadsSet"] | components["schemas"]["ClashBarrageUsed"] | components["schemas"]["ClashKaijuMoved"] | components["schemas"]["ClashAttackDeclared"] | components["schemas"]["ClashAreaAttack"] | components["schemas"]["ClashDefended"] | components["schemas"]["ClashBlocked"] | components["schemas"]["ClashDamageDealt"] | components["schemas"]["ClashKingChanged"] | components["schemas"]["ClashCardsRevealed"] | components["schemas"]["ClashTrophyTaken"] | components["schemas"]["ClashWithstood"] | components["schemas"]["ClashCardsDiscarded"] | components["schemas"]["ClashDeckRenewed"] | components["schemas"]["ClashCardsRecovered"] | components["schemas"]["ClashPieceThrown"] | components["schemas"]["ClashDestroyed"] | components["schemas"]["ClashBuildingFell"] | components["schemas"]["ClashBenefitTaken"] | components["schemas"]["ClashGeneratorSprung"] | components["schemas"]["ClashCollided"] | components["schemas"]["ClashPhaseBegan"] | components["schemas"]["ClashEventBegan"] | components["schemas"]["ClashPiecePlaced"] | components["schemas"]["ClashPieceMoved"] | components["schemas"]["ClashTrophyReturned"] | components["schemas"]["ClashGameOver"] | components["schemas"]["ClashCardsDrawn"] | components["schemas"]["ClashDeckPeeked"] | components["schemas"]["ClashHandLooked"] | components["schemas"]["ClashCardsLooked"] | components["schemas"]["ClashCardsKept"] | components["schemas"]["ClashHandTrophyTaken"] | components["schemas"]["ClashTookBack"];
        /**
         * EventBegan
         * @description An Event is carried out.
         */
        ClashEventBegan: {
            /** @enum {unknown} */
            event: "EventBegan";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            event_card: string;
        };
        /**
         * GameOver
         * @description The game is over: points and places by seat.
         */
        ClashGameOver: {
            /** @enum {unknown} */
            event: "GameOver";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            winners: number[];
            points: number[];
            places: number[];
            why: string;
        };
        /**
         * GeneratorSprung
         * @description A Lightning Generator went off; ``by`` is who brought the Kaiju there.
         */
        ClashGeneratorSprung: {
            /** @enum {unknown} */
            event: "GeneratorSprung";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            by: number;
            space: string;
        };
        /**
         * GroundView
         * @description What a space is made of: its tile, whether it is water, and the number of its track (-1: none).
         */
        ClashGroundView: {
            tile: string;
            water: boolean;
            track: number;
        };
        /**
         * HandLooked
         * @description A player looked at a hand; the others see that it was made.
         */
        ClashHandLooked: {
            /** @enum {unknown} */
            event: "HandLooked";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            owner: number;
            /** @default [] */
            cards?: string[];
        };
        /**
         * HandTrophyTaken
         * @description A card out of a hand became a Trophy; only its taker and its owner see which.
         */
        ClashHandTrophyTaken: {
            /** @enum {unknown} */
            event: "HandTrophyTaken";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            owner: number;
        };
        /**
         * HeadsSet
         * @description The Head Meter moved.
         */
        ClashHeadsSet: {
            /** @enum {unknown} */
            event: "HeadsSet";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            before: number;
            now: number;
        };
        /**
         * KaijuMoved
         * @description A Kaiju moved, was pushed, thrown or placed (``how``) by a seat, through these spaces.
         */
        ClashKaijuMoved: {
            /** @enum {unknown} */
            event: "KaijuMoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            by: number;
            how: string;
            path: string[];
        };
        /**
         * KingChanged
         * @description The King of Monsters token changed hands.
         */
        ClashKingChanged: {
            /** @enum {unknown} */
            event: "KingChanged";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            loser: number;
        };
        /**
         * KnownView
         * @description A card of a deck whose place this seat knows, counted from the top: 0 is drawn next.
         */
        ClashKnownView: {
            place: number;
            card: string;
        };
        /**
         * MapView
         * @description The map of a game with what lies on it. ``lines`` are rows of spaces that the rules speak of as one.
         */
        ClashMapView: {
            spaces: components["schemas"]["ClashSpaceView"][];
            pieces: components["schemas"]["ClashPieceView"][];
            lines: number[][];
        };
        /**
         * MarkerMoved
         * @description The Oxygen Destroyer advanced to this circle.
         */
        ClashMarkerMoved: {
            /** @enum {unknown} */
            event: "MarkerMoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            circle: number;
        };
        /**
         * Passed
         * @description A player passed.
         */
        ClashPassed: {
            /** @enum {unknown} */
            event: "Passed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * PhaseBegan
         * @description A phase of the Round began: refresh or event.
         */
        ClashPhaseBegan: {
            /** @enum {unknown} */
            event: "PhaseBegan";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            phase: string;
        };
        /**
         * PieceMoved
         * @description An Event piece moved through these spaces.
         */
        ClashPieceMoved: {
            /** @enum {unknown} */
            event: "PieceMoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            piece: string;
            what: string;
            path: string[];
            /** @default  */
            facing?: string;
        };
        /**
         * PiecePlaced
         * @description An Event piece was placed; nobody's choice: seat -1.
         */
        ClashPiecePlaced: {
            /** @enum {unknown} */
            event: "PiecePlaced";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            piece: string;
            what: string;
            space: string;
            /** @default  */
            facing?: string;
        };
        /**
         * PieceThrown
         * @description A Vehicle was thrown into a space, at a Kaiju (``hit``) or at something there (``thing``).
         */
        ClashPieceThrown: {
            /** @enum {unknown} */
            event: "PieceThrown";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            piece: string;
            what: string;
            path: string[];
            /** @default -1 */
            hit?: number;
            /** @default  */
            thing?: string;
        };
        /**
         * PieceView
         * @description Something that lies on a space: what it is in words, and whose, if anybody's.
         */
        ClashPieceView: {
            id: number | string;
            at: number;
            say: string;
            /** @default {} */
            args?: {
                [key: string]: string | number | number[] | string[];
            };
            /** @default -1 */
            seat?: number;
        };
        /**
         * PlayerView
         * @description A player as this seat sees it: ``hand`` and ``trophies`` hold only what it may know.
         *
         *         ``points`` counts the Trophies whose faces this seat has seen, and the token's bonus.
         */
        ClashPlayerView: {
            seat: number;
            kaiju: string;
            space: number;
            energy: number;
            heads: number;
            heads_max: number;
            hand_size: number;
            hand: components["schemas"]["ClashCardView"][];
            deck: number;
            deck_known: components["schemas"]["ClashKnownView"][];
            discard: components["schemas"]["ClashCardView"][];
            play: components["schemas"]["ClashCardView"][];
            trophy_count: number;
            trophies: components["schemas"]["ClashCardView"][];
            actions: number;
            points: number;
        };
        /**
         * RoundBegan
         * @description A Round began.
         */
        ClashRoundBegan: {
            /** @enum {unknown} */
            event: "RoundBegan";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            round: number;
        };
        /**
         * SpaceView
         * @description A space of a map. Neighbours lie 1 apart; x grows to the right and y downwards.
         *
         *         ``name`` has the words ``space-NAME`` in the game's texts, or is shown as it is. A ``hex`` stands on its point.
         */
        ClashSpaceView: {
            id: number;
            name: string;
            x: number;
            y: number;
            near: number[];
            /** @enum {unknown} */
            shape: "hex" | "round";
        };
        /**
         * Stopped
         * @description A player let Momentum go.
         */
        ClashStopped: {
            /** @enum {unknown} */
            event: "Stopped";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * SupplyView
         * @description Pieces of an Event that are not on the board.
         */
        ClashSupplyView: {
            piece: string;
            left: number;
        };
        /**
         * TableSet
         * @description The table is set: who has which Kaiju, who holds the token, which Events are in play.
         */
        ClashTableSet: {
            /** @enum {unknown} */
            event: "TableSet";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            kaiju: string[];
            king: number;
            events: string[];
        };
        /**
         * TookBack
         * @description A seat took back its last answer: what the events told since then has not happened. Part of every game.
         */
        ClashTookBack: {
            /** @enum {unknown} */
            event: "TookBack";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * TrophyReturned
         * @description A Trophy went back to the discard pile of its owner.
         */
        ClashTrophyReturned: {
            /** @enum {unknown} */
            event: "TrophyReturned";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            owner: number;
        };
        /**
         * TrophyTaken
         * @description A revealed card became a Trophy; ``owner`` is whose it was.
         */
        ClashTrophyTaken: {
            /** @enum {unknown} */
            event: "TrophyTaken";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            owner: number;
        };
        /**
         * TurnBegan
         * @description A player's turn began.
         */
        ClashTurnBegan: {
            /** @enum {unknown} */
            event: "TurnBegan";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            turn: number;
        };
        /**
         * ClashView
         * @description The table as one seat sees it; ``seat`` -1 is a spectator.
         *
         *         ``track`` lists the squares of the Damage Track that hold Small Buildings, ``marker`` is the circle of the Oxygen
         *         Destroyer, ``circles`` its last one and ``squares_per_gap`` how many squares lie between two circles; ``energy_max``
         *         is where everybody's Energy ends. ``looked`` are cards that this seat looks at now, ``revealed`` cards turned up by
         *         damage, ``resolving`` cards in no pile.
         */
        ClashView: {
            /** @enum {unknown} */
            game: "godzilla_tokyo_clash";
            seat: number;
            players: components["schemas"]["ClashPlayerView"][];
            king: number;
            active: number;
            round: number;
            turn: number;
            phase: string;
            passes: number;
            going_on: boolean;
            played: string[];
            marker: number;
            circles: number;
            squares_per_gap: number;
            first_square: number;
            energy_max: number;
            track: number[];
            aside: number;
            events: string[];
            supply: components["schemas"]["ClashSupplyView"][];
            map: components["schemas"]["ClashMapView"];
            ground: components["schemas"]["ClashGroundView"][];
            resolving: components["schemas"]["ClashCardView"][];
            revealed: components["schemas"]["ClashCardView"][];
            looked: components["schemas"]["ClashCardView"][];
            blow: components["schemas"]["ClashBlowView"] | null;
            over: boolean;
            winners: number[];
            ranking: number[];
            points: number[];
            ending: string;
        };
        /**
         * Withstood
         * @description All cards turned up were worth nothing: no Trophy.
         */
        ClashWithstood: {
            /** @enum {unknown} */
            event: "Withstood";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            by: number;
        };
        /**
         * Clock
         * @description Thinking time in seconds: what a seat starts with, and what each answer adds to it.
         */
        Clock: {
            start: number;
            /** @default 0 */
            increment?: number;
        };
        /**
         * Column
         * @description A column of the standings: a number that every seat has.
         *
         *         ``key`` is the field of the seat's entry in the view. The texts ``column-<key>`` head it, and their ``.sign`` is the
         *         one character that stands for it in a terminal. ``icon`` is what the web client draws, one of its kit. ``ranks``
         *         says what makes a seat better: more (``high``), less (``low``), or that it does not count (``no``). Columns rank in
         *         the order in which they are declared.
         */
        Column: {
            key: string;
            /** @default  */
            icon?: string;
            /**
             * @default high
             * @enum {unknown}
             */
            ranks?: "high" | "low" | "no";
        };
        /**
         * Concede
         * @description Give up: a bot plays the seat to the end, and it cannot win, unless its team does.
         *
         *         When nobody is left but bots, the game is over. Whoever holds several seats may give up one of them.
         */
        Concede: {
            /** @enum {unknown} */
            type: "concede";
            /** @default null */
            seat?: number | null;
        };
        /**
         * Decision
         * @description A question, what was answered, and what the bot would have; ``cost`` in chance to win, ``error`` its error.
         */
        Decision: {
            step: number;
            turn: number;
            question: components["schemas"]["Question"];
            played: number;
            played_parts: components["schemas"]["Option"][];
            better: number;
            better_parts: components["schemas"]["Option"][];
            /** @default 0 */
            cost?: number;
            /** @default 0 */
            error?: number;
            /** @default 0 */
            chance?: number;
        };
        /**
         * BuzzBonus
         * @description A marker was pulled onto a space of a Buzz token, and this bonus was applied.
         */
        DuelBuzzBonus: {
            /** @enum {unknown} */
            event: "BuzzBonus";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            track: number;
            token: string;
            bonus: string;
        };
        /**
         * BuzzPlaced
         * @description A Buzz token was laid on the printed spaces ``first`` to ``last``; ``shows`` is what lies there, in order.
         */
        DuelBuzzPlaced: {
            /** @enum {unknown} */
            event: "BuzzPlaced";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            token: string;
            track: number;
            first: number;
            last: number;
            spaces: string;
            shows: string;
            /** @default false */
            turned?: boolean;
            /** @default false */
            moved?: boolean;
        };
        /**
         * CardBought
         * @description A Monster bought a Power card.
         */
        DuelCardBought: {
            /** @enum {unknown} */
            event: "CardBought";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            price: number;
            slot: number;
        };
        /**
         * CardDice
         * @description A card had its owner roll dice of its own.
         */
        DuelCardDice: {
            /** @enum {unknown} */
            event: "CardDice";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            dice: number[];
        };
        /**
         * CardDiscarded
         * @description A Monster's card went to the discard pile.
         */
        DuelCardDiscarded: {
            /** @enum {unknown} */
            event: "CardDiscarded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CardKept
         * @description A KEEP card came to lie in front of its buyer.
         */
        DuelCardKept: {
            /** @enum {unknown} */
            event: "CardKept";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CardRevealed
         * @description A Power card was turned up.
         */
        DuelCardRevealed: {
            /** @enum {unknown} */
            event: "CardRevealed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            slot: number;
        };
        /**
         * CardThrownOut
         * @description One face-up card was discarded.
         */
        DuelCardThrownOut: {
            /** @enum {unknown} */
            event: "CardThrownOut";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            slot: number;
        };
        /**
         * CardUsed
         * @description A Monster used one of its cards.
         */
        DuelCardUsed: {
            /** @enum {unknown} */
            event: "CardUsed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CardView
         * @description A KEEP card in front of a Monster; ``used`` when it cannot be used again this turn.
         */
        DuelCardView: {
            id: number;
            card: string;
            /** @default false */
            used?: boolean;
        };
        /**
         * CardsSwapped
         * @description A Monster gave this card to its Rival and took another.
         */
        DuelCardsSwapped: {
            /** @enum {unknown} */
            event: "CardsSwapped";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            of: string;
        };
        /**
         * DeckShuffled
         * @description The discard pile became the deck.
         */
        DuelDeckShuffled: {
            /** @enum {unknown} */
            event: "DeckShuffled";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            cards: number;
        };
        /**
         * DiceIdle
         * @description Dice of the Roll did nothing: how many of each symbol, and why (``few``, ``full``, ``spare``).
         */
        DuelDiceIdle: {
            /** @enum {unknown} */
            event: "DiceIdle";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            symbols: number[];
            why: string;
        };
        /**
         * DiceLeftOut
         * @description Two dice will not be resolved this turn.
         */
        DuelDiceLeftOut: {
            /** @enum {unknown} */
            event: "DiceLeftOut";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            dice: number[];
        };
        /**
         * DiceRolled
         * @description Dice were thrown: the faces of all dice afterwards, which of them were thrown, and the rolls left.
         */
        DuelDiceRolled: {
            /** @enum {unknown} */
            event: "DiceRolled";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            dice: number[];
            thrown: number[];
            left: number;
        };
        /**
         * DiceTaken
         * @description A Monster will roll, or rolls now, fewer dice: so many, and ``each`` for every KEEP card it has.
         */
        DuelDiceTaken: {
            /** @enum {unknown} */
            event: "DiceTaken";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            /** @default 0 */
            each?: number;
            /** @default false */
            now?: boolean;
        };
        /**
         * DiceTokensGained
         * @description A Monster gained Dice tokens.
         */
        DuelDiceTokensGained: {
            /** @enum {unknown} */
            event: "DiceTokensGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * DiceTokensUsed
         * @description Dice tokens were discarded for extra dice.
         */
        DuelDiceTokensUsed: {
            /** @enum {unknown} */
            event: "DiceTokensUsed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * EnergyGained
         * @description A Monster gained energy.
         */
        DuelEnergyGained: {
            /** @enum {unknown} */
            event: "EnergyGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * EnergySpent
         * @description A Monster spent energy.
         */
        DuelEnergySpent: {
            /** @enum {unknown} */
            event: "EnergySpent";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        DuelEvent: components["schemas"]["DuelRolledOff"] | components["schemas"]["DuelFirstPlayer"] | components["schemas"]["DuelTurnBegan"] | components["schemas"]["DuelDiceIdle"] | components["schemas"]["DuelDiceTokensUsed"] | components["schemas"]["DuelDiceRolled"] | components["schemas"]["DuelSymbolsAdded"] | components["schemas"]["DuelRollFinal"] | components["schemas"]["DuelPowerUsed"] | components["schemas"]["DuelDiceLeftOut"] | components["schemas"]["DuelResolvingSkipped"] | components["schemas"]["DuelTurnSkipped"] | components["schemas"]["DuelDiceTaken"] | components["schemas"]["DuelEnergyGained"] | components["schemas"]["DuelEnergySpent"] | components["schemas"]["DuelHeartsGained"] | components["schemas"]["DuelDiceTokensGained"] | components["schemas"]["DuelHitsTaken"] | components["schemas"]["DuelHitsIgnored"] | components["schemas"]["DuelCardDice"] | components["schemas"]["DuelStayedInGame"] | components["schemas"]["DuelMarkerPulled"] | components["schemas"]["DuelBuzzBonus"] | components["schemas"]["DuelPullStopped"] | components["schemas"]["DuelBuzzPlaced"] | components["schemas"]["DuelCardBought"] | components["schemas"]["DuelCardRevealed"] | components["schemas"]["DuelRowCleared"] | components["schemas"]["DuelCardThrownOut"] | components["schemas"]["DuelDeckShuffled"] | components["schemas"]["DuelCardKept"] | components["schemas"]["DuelCardUsed"] | components["schemas"]["DuelCardDiscarded"] | components["schemas"]["DuelCardsSwapped"] | components["schemas"]["DuelExtraTurnEarned"] | components["schemas"]["DuelTurnEnded"] | components["schemas"]["DuelGameOver"] | components["schemas"]["DuelTookBack"];
        /**
         * ExtraTurnEarned
         * @description A Monster will take another turn.
         */
        DuelExtraTurnEarned: {
            /** @enum {unknown} */
            event: "ExtraTurnEarned";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * FirstPlayer
         * @description Who goes first is settled.
         */
        DuelFirstPlayer: {
            /** @enum {unknown} */
            event: "FirstPlayer";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * GameOver
         * @description The game is over; two winners have drawn it.
         */
        DuelGameOver: {
            /** @enum {unknown} */
            event: "GameOver";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            winners: number[];
            why: string;
        };
        /**
         * HeartsGained
         * @description A Monster gained hearts.
         */
        DuelHeartsGained: {
            /** @enum {unknown} */
            event: "HeartsGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * HitsIgnored
         * @description A Monster ignored hits.
         */
        DuelHitsIgnored: {
            /** @enum {unknown} */
            event: "HitsIgnored";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
        };
        /**
         * HitsTaken
         * @description A Monster took hits; ``by`` is the seat that dealt them.
         */
        DuelHitsTaken: {
            /** @enum {unknown} */
            event: "HitsTaken";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
            by: number;
        };
        /**
         * HitsView
         * @description Hits that somebody is about to take.
         */
        DuelHitsView: {
            seat: number;
            amount: number;
            by: number;
            card: string;
        };
        /**
         * MarkerPulled
         * @description A marker moved one step. Positions count half spaces from the start space, positive towards seat 1.
         *
         *         ``space`` is the new position as people write it: ``-3``, or ``2.5`` for an added space.
         */
        DuelMarkerPulled: {
            /** @enum {unknown} */
            event: "MarkerPulled";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            track: number;
            before: number;
            now: number;
            space: string;
        };
        /**
         * MonsterView
         * @description A Monster as everybody sees it.
         */
        DuelMonsterView: {
            seat: number;
            monster: string;
            hearts: number;
            max_hearts: number;
            energy: number;
            dice_tokens: number;
            fewer: number;
            dominated: number;
            immune: boolean;
            cards: components["schemas"]["DuelCardView"][];
        };
        /**
         * PowerUsed
         * @description A Monster activated its special power with so many power symbols.
         */
        DuelPowerUsed: {
            /** @enum {unknown} */
            event: "PowerUsed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            spent: number;
        };
        /**
         * PullStopped
         * @description A Buzz token ended a pull.
         */
        DuelPullStopped: {
            /** @enum {unknown} */
            event: "PullStopped";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            track: number;
            token: string;
            lost: number;
        };
        /**
         * ResolvingSkipped
         * @description A Monster skipped the resolving of its dice.
         */
        DuelResolvingSkipped: {
            /** @enum {unknown} */
            event: "ResolvingSkipped";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * RollFinal
         * @description The Roll: how many of each symbol, those added included.
         */
        DuelRollFinal: {
            /** @enum {unknown} */
            event: "RollFinal";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            symbols: number[];
        };
        /**
         * RolledOff
         * @description A seat rolled for the first turn.
         */
        DuelRolledOff: {
            /** @enum {unknown} */
            event: "RolledOff";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            dice: number[];
        };
        /**
         * RowCleared
         * @description All face-up cards were discarded for 2 energy.
         */
        DuelRowCleared: {
            /** @enum {unknown} */
            event: "RowCleared";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            cards: string[];
        };
        /**
         * StayedInGame
         * @description A Monster at 0 hearts stayed in the game.
         */
        DuelStayedInGame: {
            /** @enum {unknown} */
            event: "StayedInGame";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            now: number;
        };
        /**
         * SymbolsAdded
         * @description A power added symbols to the Roll.
         */
        DuelSymbolsAdded: {
            /** @enum {unknown} */
            event: "SymbolsAdded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            face: number;
            amount: number;
        };
        /**
         * TokenView
         * @description A Buzz token: on a track, in the stock, in The King's reserve, or out of the game.
         *
         *         ``first`` is the first printed space it covers, from -7 (seat 0's end) to 7 (seat 1's); ``bonuses`` is what
         *         its spaces show from there on.
         */
        DuelTokenView: {
            token: string;
            where: string;
            first: number;
            feet: number;
            turned: boolean;
            bonuses: string[];
        };
        /**
         * TookBack
         * @description A seat took back its last answer: what the events told since then has not happened. Part of every game.
         */
        DuelTookBack: {
            /** @enum {unknown} */
            event: "TookBack";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * TurnBegan
         * @description A turn began; ``extra`` when it is an extra turn.
         */
        DuelTurnBegan: {
            /** @enum {unknown} */
            event: "TurnBegan";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            turn: number;
            /** @default false */
            extra?: boolean;
        };
        /**
         * TurnEnded
         * @description A turn ended.
         */
        DuelTurnEnded: {
            /** @enum {unknown} */
            event: "TurnEnded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * TurnSkipped
         * @description A Monster slept through its turn.
         */
        DuelTurnSkipped: {
            /** @enum {unknown} */
            event: "TurnSkipped";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * DuelView
         * @description The table as one seat sees it; ``seat`` -1 is a spectator.
         *
         *         Markers count half spaces from the start space, negative towards seat 0, positive towards seat 1.
         */
        DuelView: {
            /** @enum {unknown} */
            game: "king_of_tokyo_duel";
            seat: number;
            monsters: components["schemas"]["DuelMonsterView"][];
            active: number;
            turn: number;
            phase: string;
            extra: number;
            fewer: number;
            fame: number;
            destruction: number;
            tokens: components["schemas"]["DuelTokenView"][];
            dice: number[];
            roll: number[];
            left_out: number[];
            rolls_left: number;
            spare: number;
            done: number;
            smashed: number;
            bought: boolean;
            market: string[];
            deck: number;
            discard: string[];
            hits: components["schemas"]["DuelHitsView"] | null;
            over: boolean;
            winners: number[];
            ending: string;
        };
        /**
         * ExampleText
         * @description A worked example.
         */
        ExampleText: {
            id: string;
            rules: string[];
            module: string;
            given: string;
            when: string;
            then: string;
        };
        /**
         * Export
         * @description Everything that is kept about a player.
         */
        Export: {
            id: string;
            name: string;
            created: number;
            tables: components["schemas"]["ExportedTable"][];
        };
        /**
         * ExportedTable
         * @description A table that somebody sat at: their answers (time, seat, answer) and words (time, text) there.
         */
        ExportedTable: {
            table: string;
            /** @default  */
            game?: string;
            /** @default false */
            opened?: boolean;
            /** @default [] */
            seats?: number[];
            /** @default  */
            name?: string;
            /** @default [] */
            answers?: number[][];
            /** @default [] */
            said?: (number | string)[][];
        };
        /**
         * Fault
         * @description Why something was refused: a word for programs, a sentence for people.
         */
        Fault: {
            code: string;
            text: string;
        };
        /**
         * Figure
         * @description Whom a seat plays, such as its Monster: portraits are of it, and sentences call the seat by it.
         *
         *         ``key`` is the field of the seat's entry in the view; a figure ``v`` is called by the text ``<key>-v``. ``option``
         *         is the option of the form ``each_seat`` by which it is chosen; empty: it cannot be. ``usual`` are who play when
         *         nobody chooses, seat by seat; empty leaves it to chance.
         */
        Figure: {
            key: string;
            /** @default  */
            option?: string;
            /** @default [] */
            usual?: string[];
        };
        /**
         * Foresee
         * @description What would happen by answers to my question, as far as I may know; ``answers`` left out: those worth a look.
         */
        Foresee: {
            /** @enum {unknown} */
            type: "foresee";
            question: number;
            /** @default null */
            answers?: number[] | null;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Foreseen
         * @description The answer to foresee, for me alone. Answers of which nothing is known beforehand are left out.
         */
        Foreseen: {
            /** @enum {unknown} */
            type: "foreseen";
            question: number;
            seat: number;
            answers: components["schemas"]["Outlook"][];
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Answer"] | components["schemas"]["TakeBack"] | components["schemas"]["Say"] | components["schemas"]["Prefer"] | components["schemas"]["Concede"] | components["schemas"]["Point"] | components["schemas"]["Foresee"] | components["schemas"]["AskHint"] | components["schemas"]["SetHints"] | components["schemas"]["SetPace"] | components["schemas"]["Vote"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Welcome"] | components["schemas"]["News"] | components["schemas"]["TableNews"] | components["schemas"]["Chat"] | components["schemas"]["Pointed"] | components["schemas"]["Foreseen"] | components["schemas"]["Hinted"] | components["schemas"]["HintTold"] | components["schemas"]["Refused"] | components["schemas"]["Pong"];
        /**
         * Gallery
         * @description The cards and Monsters of a game in one language.
         */
        Gallery: {
            game: string;
            title: string;
            language: string;
            sets: {
                [key: string]: string;
            };
            types: {
                [key: string]: string;
            };
            cards: components["schemas"]["CardText"][];
            monsters: components["schemas"]["MonsterText"][];
            /** @default {} */
            sources?: {
                [key: string]: string;
            };
        };
        /**
         * GameOnShelf
         * @description A game that can be played here, as it declares itself (``docs/reference/declaration.md``).
         *
         *         The view of a table has a list ``each_seat`` with an entry for each seat, in which ``columns``, ``in_game`` and
         *         ``figure`` name fields. ``turn`` and ``ending`` name events, and ``event_defaults`` has what is left out of events
         *         where it goes without saying.
         *         ``setups`` are tables by one word, called by the texts ``setup-NAME``.
         *         ``actors`` are numbered from -2 downwards wherever a seat's number may stand.
         *         ``words`` says by what the arguments of its sentences are called that are its own. With ``several_seats`` one person
         *         may sit in several places. ``played_like`` is a game
         *         whose board it shares, ``borrows`` are games whose cards and rules may lie with its own.
         */
        GameOnShelf: {
            name: string;
            title: string;
            rules: {
                [key: string]: number;
            };
            seats_min: number;
            seats_max: number;
            seats_usual: number;
            /** @enum {unknown} */
            wins: "alone" | "points" | "team";
            each_seat: string;
            columns: components["schemas"]["Column"][];
            in_game: string;
            setups: components["schemas"]["Setup"][];
            figure: components["schemas"]["Figure"] | null;
            turn: components["schemas"]["Turn"];
            ending: string;
            event_defaults: {
                [key: string]: Record<string, unknown>;
            };
            actors: string[];
            words: {
                [key: string]: string;
            };
            several_seats: boolean;
            played_like: string;
            borrows: string[];
            choices: components["schemas"]["Choice"][];
            bots: components["schemas"]["BotOnShelf"][];
            languages: string[];
            lessons: number;
        };
        /**
         * Gone
         * @description Somebody whom the table waits for is not here: ``left`` are the milliseconds until a bot stands in.
         *
         *         -1: it does not by itself, because somebody wants to ``wait``. ``bot`` and ``wait`` are the seats that have voted.
         */
        Gone: {
            /** @default -1 */
            left?: number;
            /** @default [] */
            bot?: number[];
            /** @default [] */
            wait?: number[];
        };
        /**
         * Hello
         * @description The first message: who I am (nothing for a spectator) and the number of the first event I have not seen.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            /** @default  */
            player?: string;
            /** @default  */
            secret?: string;
            /** @default 0 */
            since?: number;
            /** @default  */
            password?: string;
        };
        /**
         * Hint
         * @description What a bot would do. ``mine`` is the asker's own choice, if there is one.
         *
         *         ``verdict`` says how that compares: ``same`` answer, ``better`` or ``equal`` (the samples do not tell them apart).
         *         Without an own choice it is ``even`` if they do not tell the best apart from ``instead``, else empty. ``reasons``
         *         compare with the own choice or, where there is none or it is the best, with ``instead``.
         */
        Hint: {
            best: components["schemas"]["Judged"];
            /** @default null */
            mine?: components["schemas"]["Judged"] | null;
            /** @default null */
            instead?: components["schemas"]["Judged"] | null;
            /** @default  */
            verdict?: string;
            /** @default [] */
            reasons?: components["schemas"]["Reason"][];
            samples: number;
            /** @default false */
            team?: boolean;
        };
        /**
         * HintTold
         * @description Somebody at the table has asked for a hint; what it said is theirs.
         */
        HintTold: {
            /** @enum {unknown} */
            type: "hint_told";
            seat: number;
        };
        /**
         * Hinted
         * @description The answer to hint, for me alone: about the ``question`` of this number.
         */
        Hinted: {
            /** @enum {unknown} */
            type: "hinted";
            question: number;
            seat: number;
            hint: components["schemas"]["Hint"];
        };
        /**
         * AlliesRevealed
         * @description The Ally sheets of this game lie open.
         */
        IslandAlliesRevealed: {
            /** @enum {unknown} */
            event: "AlliesRevealed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            allies: string[];
        };
        /**
         * AllyChosen
         * @description A Monster chose an Ally.
         */
        IslandAllyChosen: {
            /** @enum {unknown} */
            event: "AllyChosen";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            ally: string;
        };
        /**
         * AllyLost
         * @description A Monster at 0 Fame gave its Ally back.
         */
        IslandAllyLost: {
            /** @enum {unknown} */
            event: "AllyLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            ally: string;
        };
        /**
         * BossArrived
         * @description The next Boss of the Ultimate Challenge stands on the island.
         */
        IslandBossArrived: {
            /** @enum {unknown} */
            event: "BossArrived";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            boss: string;
            zone: number;
            health: number;
            dice: number;
        };
        /**
         * BossBeaten
         * @description A Boss of the Ultimate Challenge has 0 Health; the turn goes on.
         */
        IslandBossBeaten: {
            /** @enum {unknown} */
            event: "BossBeaten";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            boss: string;
        };
        /**
         * BossDiceDropped
         * @description Boss dice fell from the volcano: their numbers from 1, and where each lies with which face up, from 1.
         *
         *         ``up`` has the symbols of those faces, with spaces between them.
         */
        IslandBossDiceDropped: {
            /** @enum {unknown} */
            event: "BossDiceDropped";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            numbers: number[];
            zones: number[];
            faces: number[];
            up: string[];
        };
        /**
         * BossDiceReturned
         * @description Boss dice left the board and are available; numbers from 1.
         */
        IslandBossDiceReturned: {
            /** @enum {unknown} */
            event: "BossDiceReturned";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            numbers: number[];
        };
        /**
         * BossDieMoved
         * @description A Boss die (from 0) was moved to another zone with its face unchanged.
         */
        IslandBossDieMoved: {
            /** @enum {unknown} */
            event: "BossDieMoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            die: number;
            before: number;
            zone: number;
        };
        /**
         * BossDieView
         * @description A Boss die in play, by number from 1: zone -1 when it is available, then it shows nothing.
         */
        IslandBossDieView: {
            die: number;
            zone: number;
            symbols: string[];
        };
        /**
         * BossFameChanged
         * @description The Boss gained or lost Fame.
         */
        IslandBossFameChanged: {
            /** @enum {unknown} */
            event: "BossFameChanged";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            amount: number;
            now: number;
        };
        /**
         * BossHurt
         * @description The Boss lost Health; ``ignored`` points had no effect.
         */
        IslandBossHurt: {
            /** @enum {unknown} */
            event: "BossHurt";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
            /** @default 0 */
            ignored?: number;
        };
        /**
         * BossMoved
         * @description The Boss moved, or stayed (``before`` equals ``zone``).
         *
         *         ``why``: dice, minions, clockwise, none, walk, chosen, card.
         */
        IslandBossMoved: {
            /** @enum {unknown} */
            event: "BossMoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            before: number;
            zone: number;
            why: string;
        };
        /**
         * BossPower
         * @description A power of the Boss was carried out.
         */
        IslandBossPower: {
            /** @enum {unknown} */
            event: "BossPower";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            power: string;
        };
        /**
         * BossView
         * @description The Boss.
         */
        IslandBossView: {
            boss: string;
            side: string;
            health: number;
            max_health: number;
            fame: number;
            zone: number;
            powers: components["schemas"]["IslandPowerView"][];
            dice: components["schemas"]["IslandBossDieView"][];
        };
        /**
         * CardBought
         * @description A Monster bought a Power card.
         */
        IslandCardBought: {
            /** @enum {unknown} */
            event: "CardBought";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            price: number;
            slot: number;
        };
        /**
         * CardDiscarded
         * @description A card went to the discard pile.
         */
        IslandCardDiscarded: {
            /** @enum {unknown} */
            event: "CardDiscarded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
        };
        /**
         * CardKept
         * @description A KEEP card came to lie in front of its buyer.
         */
        IslandCardKept: {
            /** @enum {unknown} */
            event: "CardKept";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CardRevealed
         * @description A card was turned up for a place of the market.
         */
        IslandCardRevealed: {
            /** @enum {unknown} */
            event: "CardRevealed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            slot: number;
        };
        /**
         * CardView
         * @description A KEEP card in front of a Monster; ``used`` when it cannot be used again now.
         */
        IslandCardView: {
            id: number;
            card: string;
            /** @default false */
            used?: boolean;
        };
        /**
         * CardsReturned
         * @description Cards went back on top of the deck, first drawn first, and others were discarded.
         */
        IslandCardsReturned: {
            /** @enum {unknown} */
            event: "CardsReturned";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            cards: string[];
            discarded: string[];
        };
        /**
         * CardsSeen
         * @description Everybody saw the top cards of the deck, first drawn first.
         */
        IslandCardsSeen: {
            /** @enum {unknown} */
            event: "CardsSeen";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            cards: string[];
        };
        /**
         * CrystalBuilt
         * @description A Crystal was built; ``face`` is that of a Locked die that had to leave, if any.
         */
        IslandCrystalBuilt: {
            /** @enum {unknown} */
            event: "CrystalBuilt";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            zone: number;
            space: number;
            now: number;
            /** @default none */
            face?: string;
        };
        /**
         * CrystalRemoved
         * @description A Crystal was removed.
         */
        IslandCrystalRemoved: {
            /** @enum {unknown} */
            event: "CrystalRemoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            zone: number;
            now: number;
        };
        /**
         * DamageAdded
         * @description Points joined the damage pool.
         */
        IslandDamageAdded: {
            /** @enum {unknown} */
            event: "DamageAdded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * DamageLost
         * @description Points that were not assigned are lost.
         */
        IslandDamageLost: {
            /** @enum {unknown} */
            event: "DamageLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
        };
        /**
         * DamagePrevented
         * @description A power prevented damage to its owner.
         */
        IslandDamagePrevented: {
            /** @enum {unknown} */
            event: "DamagePrevented";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
        };
        /**
         * DamageTakenOver
         * @description A Monster took damage in the place of another.
         */
        IslandDamageTakenOver: {
            /** @enum {unknown} */
            event: "DamageTakenOver";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            helped: number;
            amount: number;
        };
        /**
         * DiceFreed
         * @description Locked dice left the board and are available; zone -1 is everywhere.
         */
        IslandDiceFreed: {
            /** @enum {unknown} */
            event: "DiceFreed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            zone: number;
            amount: number;
        };
        /**
         * DiceIdle
         * @description Dice of the Roll were given up unused: how many of each face.
         */
        IslandDiceIdle: {
            /** @enum {unknown} */
            event: "DiceIdle";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            symbols: number[];
        };
        /**
         * DiceResolved
         * @description Faces were resolved as one group: how many of each, virtual ones included; ``spent`` when they were a price.
         */
        IslandDiceResolved: {
            /** @enum {unknown} */
            event: "DiceResolved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            symbols: number[];
            /** @default false */
            spent?: boolean;
        };
        /**
         * DiceRolled
         * @description Dice were rolled: the faces of all dice afterwards, which of them were thrown, and the rolls left.
         */
        IslandDiceRolled: {
            /** @enum {unknown} */
            event: "DiceRolled";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            dice: number[];
            thrown: number[];
            left: number;
        };
        /**
         * DieChanged
         * @description A die of the Roll was turned to another face.
         */
        IslandDieChanged: {
            /** @enum {unknown} */
            event: "DieChanged";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            was: string;
            face: string;
        };
        /**
         * DieLapsed
         * @description A virtual die was not used.
         */
        IslandDieLapsed: {
            /** @enum {unknown} */
            event: "DieLapsed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            face: string;
        };
        /**
         * DieLocked
         * @description A die of the Roll was Locked; space -1 is a card.
         */
        IslandDieLocked: {
            /** @enum {unknown} */
            event: "DieLocked";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            face: string;
            zone: number;
            space: number;
        };
        /**
         * DieSpaceView
         * @description A die space: empty, a Locked die's face, or ``crystal``; ``fresh`` when it was Locked this turn.
         */
        IslandDieSpaceView: {
            space: number;
            /** @default  */
            holds?: string;
            /** @default false */
            fresh?: boolean;
        };
        /**
         * DieUnlocked
         * @description A Locked die joined the Roll; space -1 is a card.
         */
        IslandDieUnlocked: {
            /** @enum {unknown} */
            event: "DieUnlocked";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            face: string;
            zone: number;
            space: number;
        };
        /**
         * EnergyGained
         * @description A Monster gained Energy.
         */
        IslandEnergyGained: {
            /** @enum {unknown} */
            event: "EnergyGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * EnergySpent
         * @description A Monster paid or lost Energy.
         */
        IslandEnergySpent: {
            /** @enum {unknown} */
            event: "EnergySpent";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        IslandEvent: components["schemas"]["IslandMonsterPlaced"] | components["schemas"]["IslandMinionDrawn"] | components["schemas"]["IslandAlliesRevealed"] | components["schemas"]["IslandTurnBegan"] | components["schemas"]["IslandStepBegan"] | components["schemas"]["IslandBossPower"] | components["schemas"]["IslandBossDiceDropped"] | components["schemas"]["IslandBossMoved"] | components["schemas"]["IslandMinionActivated"] | components["schemas"]["IslandSymbolApplied"] | components["schemas"]["IslandBossDiceReturned"] | components["schemas"]["IslandBossDieMoved"] | components["schemas"]["IslandBossFameChanged"] | components["schemas"]["IslandBossHurt"] | components["schemas"]["IslandFirelingPlaced"] | components["schemas"]["IslandCrystalBuilt"] | components["schemas"]["IslandCrystalRemoved"] | components["schemas"]["IslandPylonBuilt"] | components["schemas"]["IslandPylonRemoved"] | components["schemas"]["IslandHealthLost"] | components["schemas"]["IslandDamagePrevented"] | components["schemas"]["IslandDamageTakenOver"] | components["schemas"]["IslandHealthGained"] | components["schemas"]["IslandEnergyGained"] | components["schemas"]["IslandEnergySpent"] | components["schemas"]["IslandFameGained"] | components["schemas"]["IslandFameLost"] | components["schemas"]["IslandFameStolen"] | components["schemas"]["IslandAllyChosen"] | components["schemas"]["IslandAllyLost"] | components["schemas"]["IslandLockedDieTaken"] | components["schemas"]["IslandDiceRolled"] | components["schemas"]["IslandDiceResolved"] | components["schemas"]["IslandDiceIdle"] | components["schemas"]["IslandDieLapsed"] | components["schemas"]["IslandDieLocked"] | components["schemas"]["IslandDieUnlocked"] | components["schemas"]["IslandDieChanged"] | components["schemas"]["IslandDiceFreed"] | components["schemas"]["IslandDamageAdded"] | components["schemas"]["IslandDamageLost"] | components["schemas"]["IslandMinionDestroyed"] | components["schemas"]["IslandMinionMoved"] | components["schemas"]["IslandMonsterMoved"] | components["schemas"]["IslandTileBuilt"] | components["schemas"]["IslandTileActivated"] | components["schemas"]["IslandTileRecharged"] | components["schemas"]["IslandTilesTurned"] | components["schemas"]["IslandPowerUsed"] | components["schemas"]["IslandCardBought"] | components["schemas"]["IslandCardRevealed"] | components["schemas"]["IslandCardKept"] | components["schemas"]["IslandCardDiscarded"] | components["schemas"]["IslandEventRevealed"] | components["schemas"]["IslandMarketDiscarded"] | components["schemas"]["IslandCardsSeen"] | components["schemas"]["IslandCardsReturned"] | components["schemas"]["IslandExtraPhase"] | components["schemas"]["IslandTurnEnded"] | components["schemas"]["IslandBossBeaten"] | components["schemas"]["IslandBossArrived"] | components["schemas"]["IslandGameOver"] | components["schemas"]["IslandTookBack"];
        /**
         * EventRevealed
         * @description An Event was turned up and is carried out; ``without_effect`` while the first market was dealt.
         */
        IslandEventRevealed: {
            /** @enum {unknown} */
            event: "EventRevealed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            /** @default false */
            without_effect?: boolean;
        };
        /**
         * ExtraPhase
         * @description One more Monster Phase will follow in this turn.
         */
        IslandExtraPhase: {
            /** @enum {unknown} */
            event: "ExtraPhase";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * FameGained
         * @description A Monster gained Fame.
         */
        IslandFameGained: {
            /** @enum {unknown} */
            event: "FameGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * FameLost
         * @description A Monster lost Fame.
         */
        IslandFameLost: {
            /** @enum {unknown} */
            event: "FameLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * FameStolen
         * @description A Boss die (from 0) was taken off the board for one more Fame.
         */
        IslandFameStolen: {
            /** @enum {unknown} */
            event: "FameStolen";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            die: number;
            zone: number;
        };
        /**
         * FirelingPlaced
         * @description A Fireling came from the reserve into a zone.
         */
        IslandFirelingPlaced: {
            /** @enum {unknown} */
            event: "FirelingPlaced";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            zone: number;
            left: number;
        };
        /**
         * GameOver
         * @description The players have won or lost together. ``why``: won, health, pylons, bag.
         */
        IslandGameOver: {
            /** @enum {unknown} */
            event: "GameOver";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            winners: number[];
            why: string;
        };
        /**
         * HealthGained
         * @description A Monster gained Health, or lost what lies above a lower maximum (a negative amount).
         */
        IslandHealthGained: {
            /** @enum {unknown} */
            event: "HealthGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * HealthLost
         * @description A Monster took damage; ``source`` is the power or Minion behind it.
         */
        IslandHealthLost: {
            /** @enum {unknown} */
            event: "HealthLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
            /** @default  */
            source?: string;
        };
        /**
         * LockedDieTaken
         * @description A Locked die was taken for the roll; zone -1 is a card.
         */
        IslandLockedDieTaken: {
            /** @enum {unknown} */
            event: "LockedDieTaken";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            zone: number;
            face: string;
        };
        /**
         * MapView
         * @description The map of a game with what lies on it. ``lines`` are rows of spaces that the rules speak of as one.
         */
        IslandMapView: {
            spaces: components["schemas"]["IslandSpaceView"][];
            pieces: components["schemas"]["IslandPieceView"][];
            lines: number[][];
        };
        /**
         * MarketDiscarded
         * @description All face-up cards were discarded for Energy.
         */
        IslandMarketDiscarded: {
            /** @enum {unknown} */
            event: "MarketDiscarded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            price: number;
            cards: string[];
        };
        /**
         * MinionActivated
         * @description A Minion in the Boss' zone activated.
         */
        IslandMinionActivated: {
            /** @enum {unknown} */
            event: "MinionActivated";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            minion: string;
            zone: number;
        };
        /**
         * MinionDestroyed
         * @description A Minion was destroyed: for this many points, or without damage (0), by a seat or by an Event.
         */
        IslandMinionDestroyed: {
            /** @enum {unknown} */
            event: "MinionDestroyed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            minion: string;
            zone: number;
            points: number;
        };
        /**
         * MinionDrawn
         * @description A Minion was drawn from the bag into a zone; ``left`` are still in the bag.
         */
        IslandMinionDrawn: {
            /** @enum {unknown} */
            event: "MinionDrawn";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            minion: string;
            zone: number;
            left: number;
        };
        /**
         * MinionMoved
         * @description A Minion was moved to another zone.
         */
        IslandMinionMoved: {
            /** @enum {unknown} */
            event: "MinionMoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            minion: string;
            before: number;
            zone: number;
        };
        /**
         * MonsterMoved
         * @description A Monster moved or was moved; ``by`` is the seat that did it, or the Boss.
         */
        IslandMonsterMoved: {
            /** @enum {unknown} */
            event: "MonsterMoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            before: number;
            zone: number;
            by: number;
        };
        /**
         * MonsterPlaced
         * @description A Monster stands in its first zone.
         */
        IslandMonsterPlaced: {
            /** @enum {unknown} */
            event: "MonsterPlaced";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            zone: number;
        };
        /**
         * MonsterView
         * @description A Monster as everybody sees it.
         */
        IslandMonsterView: {
            seat: number;
            monster: string;
            zone: number;
            health: number;
            max_health: number;
            fame: number;
            energy: number;
            ally: string;
            powers: components["schemas"]["IslandPowerView"][];
            cards: components["schemas"]["IslandCardView"][];
            pouch: string[];
            pouch_spaces: number;
        };
        /**
         * PieceView
         * @description Something that lies on a space: what it is in words, and whose, if anybody's.
         */
        IslandPieceView: {
            id: number | string;
            at: number;
            say: string;
            /** @default {} */
            args?: {
                [key: string]: string | number | number[] | string[];
            };
            /** @default -1 */
            seat?: number;
        };
        /**
         * PowerUsed
         * @description A power of a card or an Ally was used.
         */
        IslandPowerUsed: {
            /** @enum {unknown} */
            event: "PowerUsed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            power: string;
        };
        /**
         * PowerView
         * @description A power of a sheet, and whether it is active.
         */
        IslandPowerView: {
            power: string;
            fame: number;
            active: boolean;
        };
        /**
         * PylonBuilt
         * @description A Pylon was built on the Support space of this value (0: nowhere); ``tile`` went back to the box.
         */
        IslandPylonBuilt: {
            /** @enum {unknown} */
            event: "PylonBuilt";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            zone: number;
            value: number;
            pylons: number;
            /** @default  */
            tile?: string;
        };
        /**
         * PylonRemoved
         * @description A Pylon went back to the reserve.
         */
        IslandPylonRemoved: {
            /** @enum {unknown} */
            event: "PylonRemoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            zone: number;
            value: number;
            pylons: number;
        };
        /**
         * SpaceView
         * @description A space of a map. Neighbours lie 1 apart; x grows to the right and y downwards.
         *
         *         ``name`` has the words ``space-NAME`` in the game's texts, or is shown as it is. A ``hex`` stands on its point.
         */
        IslandSpaceView: {
            id: number;
            name: string;
            x: number;
            y: number;
            near: number[];
            /** @enum {unknown} */
            shape: "hex" | "round";
        };
        /**
         * StepBegan
         * @description A step of the turn began, by the ledger's name.
         */
        IslandStepBegan: {
            /** @enum {unknown} */
            event: "StepBegan";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            step: string;
        };
        /**
         * SupportView
         * @description A Support space by its value: empty, ``pylon``, or a tile with what it shows.
         */
        IslandSupportView: {
            space: number;
            value: number;
            /** @default  */
            holds?: string;
            /** @default [] */
            symbols?: string[];
            /** @default false */
            used?: boolean;
            /** @default false */
            activated?: boolean;
            /** @default false */
            recharged?: boolean;
        };
        /**
         * SymbolApplied
         * @description A symbol of the Boss dice was applied.
         */
        IslandSymbolApplied: {
            /** @enum {unknown} */
            event: "SymbolApplied";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            symbol: string;
            zone: number;
        };
        /**
         * TileActivated
         * @description A Support tile was activated.
         */
        IslandTileActivated: {
            /** @enum {unknown} */
            event: "TileActivated";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            tile: string;
            zone: number;
            value: number;
        };
        /**
         * TileBuilt
         * @description A Support tile was built; ``replaced`` was there before.
         */
        IslandTileBuilt: {
            /** @enum {unknown} */
            event: "TileBuilt";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            tile: string;
            zone: number;
            value: number;
            /** @default  */
            replaced?: string;
        };
        /**
         * TileRecharged
         * @description A used Support tile was recharged.
         */
        IslandTileRecharged: {
            /** @enum {unknown} */
            event: "TileRecharged";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            tile: string;
            zone: number;
            value: number;
        };
        /**
         * TilesTurned
         * @description Support tiles were turned by an effect.
         */
        IslandTilesTurned: {
            /** @enum {unknown} */
            event: "TilesTurned";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            tiles: string[];
            ready: boolean;
        };
        /**
         * TookBack
         * @description A seat took back its last answer: what the events told since then has not happened. Part of every game.
         */
        IslandTookBack: {
            /** @enum {unknown} */
            event: "TookBack";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * TurnBegan
         * @description A turn began, with its Boss Phase.
         */
        IslandTurnBegan: {
            /** @enum {unknown} */
            event: "TurnBegan";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            turn: number;
        };
        /**
         * TurnEnded
         * @description A turn ended.
         */
        IslandTurnEnded: {
            /** @enum {unknown} */
            event: "TurnEnded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * IslandView
         * @description The table as one seat sees it; ``seat`` -1 is a spectator. All see the same.
         *
         *         ``prices`` are those for the active player, ``drawn`` the cards on top of the deck that everybody has seen.
         */
        IslandView: {
            /** @enum {unknown} */
            game: "king_of_monster_island";
            seat: number;
            monsters: components["schemas"]["IslandMonsterView"][];
            active: number;
            turn: number;
            round: number;
            step: string;
            mode: string;
            boss: components["schemas"]["IslandBossView"];
            bosses_to_come: string[];
            zones: components["schemas"]["IslandZoneView"][];
            pylons: number;
            bag: {
                [key: string]: number;
            };
            firelings: number;
            dice: string[];
            done: boolean[];
            virtual: string;
            rolls_left: number;
            available: number;
            pool: number;
            side_pool: number;
            side_zone: number;
            extra_phases: number;
            allies: string[];
            market: string[];
            prices: number[];
            deck: number;
            drawn: string[];
            discard: string[];
            tiles: number;
            removed_tiles: string[];
            map: components["schemas"]["IslandMapView"];
            over: boolean;
            winners: number[];
            ending: string;
        };
        /**
         * ZoneView
         * @description A zone with what lies in it.
         */
        IslandZoneView: {
            zone: number;
            name: string;
            minions: {
                [key: string]: number;
            };
            minion_health: {
                [key: string]: number;
            };
            die_spaces: components["schemas"]["IslandDieSpaceView"][];
            support: components["schemas"]["IslandSupportView"][];
        };
        /**
         * Join
         * @description Take a seat: a certain one, or the first that is open; with ``figure``, as this Monster.
         *
         *         Where the game lets one person play several seats, whoever sits already names another one to take that, too.
         */
        Join: {
            /** @default null */
            seat?: number | null;
            /** @default  */
            password?: string;
            /** @default  */
            figure?: string;
        };
        /**
         * Judged
         * @description An answer with its chance to win (0 to 1) and the interval in which that lies; ``parts`` are its words.
         */
        Judged: {
            answer: number;
            chance: number;
            low: number;
            high: number;
            parts: components["schemas"]["Option"][];
        };
        /**
         * Learned
         * @description The answers that a learner has given in a lesson so far.
         */
        Learned: {
            /** @default [] */
            answers?: number[];
        };
        /**
         * LessonAt
         * @description A lesson as far as somebody has come: the table as the learner sees it, and what the coach says.
         *
         *         ``verdict`` is about the last answer; after a ``wrong`` one, which was not played, ``objects`` says why.
         *         ``before`` is the number of the first event that came of it. ``question`` is one as on the live channel.
         */
        LessonAt: {
            name: string;
            title: string;
            table: components["schemas"]["TableInfo"];
            seat: number;
            events: unknown[];
            /** @default 0 */
            before?: number;
            view: unknown;
            /** @default null */
            question?: unknown;
            /** @default [] */
            asked?: number[];
            /** @default 0 */
            answers?: number;
            /**
             * @default
             * @enum {unknown}
             */
            verdict?: "" | "done" | "right" | "wrong";
            says: string;
            /** @default  */
            objects?: string;
            beside: components["schemas"]["Beside"];
        };
        /**
         * LessonTitle
         * @description A lesson by its name, and what it is called.
         */
        LessonTitle: {
            name: string;
            title: string;
        };
        /**
         * Lessons
         * @description The guided first game of a game, in one language.
         */
        Lessons: {
            game: string;
            lessons: components["schemas"]["LessonTitle"][];
        };
        /**
         * MapView
         * @description The map of a game with what lies on it. ``lines`` are rows of spaces that the rules speak of as one.
         */
        MapView: {
            spaces: components["schemas"]["SpaceView"][];
            pieces: components["schemas"]["PieceView"][];
            lines: number[][];
        };
        /**
         * MonsterText
         * @description A Monster, to be read.
         */
        MonsterText: {
            id: string;
            name: string;
            /** @default  */
            text?: string;
        };
        /**
         * Move
         * @description Come to this device by a link.
         */
        Move: {
            token: string;
        };
        /**
         * MoveLink
         * @description A token that makes another device this player's, once, ``until`` (milliseconds since 1970).
         *
         *         A client shows it as a link with the token behind ``#``, so that no server and no log ever sees it, or as a QR code.
         */
        MoveLink: {
            token: string;
            until: number;
        };
        /**
         * NewPlayer
         * @description A name is all it takes to play.
         */
        NewPlayer: {
            name: string;
        };
        /**
         * NewSecret
         * @description A fresh player with the secret that proves it; told once, kept by the browser, stored here only as a hash.
         */
        NewSecret: {
            id: string;
            name: string;
            secret: string;
        };
        /**
         * NewTable
         * @description A table to open.
         */
        NewTable: {
            game: string;
            /** @default {} */
            options?: Record<string, unknown>;
            seats: components["schemas"]["SeatWish"][];
            /** @default false */
            public?: boolean;
            /** @default  */
            password?: string;
            /** @default null */
            clock?: components["schemas"]["Clock"] | null;
            /** @default null */
            play_on?: components["schemas"]["PlayOn"] | null;
            /**
             * @default normal
             * @enum {unknown}
             */
            pace?: "fast" | "normal" | "skip" | "slow";
            /**
             * @default told
             * @enum {unknown}
             */
            hints?: "off" | "quiet" | "told";
        };
        /**
         * News
         * @description What came of an answer, or of taking one back: events from number ``first`` on, the view, my question if any.
         *
         *         ``can_undo`` says whether I may take back my last answer now. ``seat`` is there for whoever holds several: through
         *         which of them the view is seen, and who is asked. ``theirs`` is what somebody else is asked, where all may see it.
         */
        News: {
            /** @enum {unknown} */
            type: "news";
            first: number;
            events: unknown[];
            view: unknown;
            /** @default -1 */
            seat?: number;
            /** @default null */
            question?: components["schemas"]["Question"] | null;
            /** @default null */
            theirs?: components["schemas"]["Question"] | null;
            /** @default [] */
            asked?: number[];
            /** @default [] */
            clocks?: components["schemas"]["SeatTime"][];
            /** @default 0 */
            answers?: number;
            /** @default false */
            can_undo?: boolean;
        };
        /**
         * Option
         * @description One thing that can be answered, with the words that describe it (a Fluent key and its arguments).
         *
         *         ``at`` is what it points to, if that can be seen on the table; ``of`` is the size of a group of equal things.
         */
        Option: {
            answer: number;
            say: string;
            /** @default {} */
            args?: {
                [key: string]: string | number | (number | string)[];
            };
            /** @default null */
            at?: components["schemas"]["At"] | null;
            /** @default 1 */
            of?: number;
        };
        /**
         * Outlook
         * @description What would follow one answer: events as in news. ``final``: the answer could not be taken back.
         */
        Outlook: {
            answer: number;
            /** @default [] */
            events?: unknown[];
            /** @default false */
            final?: boolean;
        };
        /**
         * Phrase
         * @description A recovery phrase, told once and kept by the person; stored here only as a hash.
         */
        Phrase: {
            phrase: string;
        };
        /**
         * PieceView
         * @description Something that lies on a space: what it is in words, and whose, if anybody's.
         */
        PieceView: {
            id: number | string;
            at: number;
            say: string;
            /** @default {} */
            args?: {
                [key: string]: string | number | (number | string)[];
            };
            /** @default -1 */
            seat?: number;
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PlayOn
         * @description Start from a finished game, after so many of its answers.
         */
        PlayOn: {
            table: string;
            answers: number;
        };
        /**
         * Player
         * @description Somebody, as everybody may know them.
         */
        Player: {
            id: string;
            name: string;
        };
        /**
         * Point
         * @description Show everybody at the table a thing on it, for a moment; nothing of it is kept.
         */
        Point: {
            /** @enum {unknown} */
            type: "point";
            at: components["schemas"]["At"];
        };
        /**
         * Pointed
         * @description Somebody points at a thing on the table; it is shown for so many milliseconds.
         */
        Pointed: {
            /** @enum {unknown} */
            type: "pointed";
            seat: number;
            at: components["schemas"]["At"];
            lasts: number;
        };
        /**
         * Pong
         * @description I am.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            now: number;
        };
        /**
         * Prefer
         * @description What the server may answer for me: choices with one option, and offers I do not want to hear of this turn.
         */
        Prefer: {
            /** @enum {unknown} */
            type: "prefer";
            forced: boolean;
            not_this_turn: boolean;
        };
        /**
         * Purchase
         * @description Something taken, such as a card: what it added to the chance to win, and how often it was at work.
         */
        Purchase: {
            step: number;
            turn: number;
            seat: number;
            card: string;
            uses: number;
            /** @default card */
            what?: string;
            /** @default null */
            gain?: number | null;
            /** @default 0 */
            error?: number;
        };
        /**
         * Quantity
         * @description Something that is drawn over time after a game, and that reasons speak of.
         *
         *         A number of every seat (``of="seat"``), by default the field ``key`` of its entry in the view; of the whole table
         *         (``of="table"``), a field of the view; or what events add up to for a seat (``of="event"``): ``path`` names the
         *         event, whose field ``by`` is the seat and whose field ``amount`` how much. A ``path`` with dots leads further into
         *         the view. ``good`` says whether more or less of it helps who has it (``""``: that depends).
         *
         *         The texts ``quantity-<key>`` name it, ``reason-<key>`` say that an answer brings ``$n`` of it more or less
         *         (``$sign``); ``icon`` is what the web client draws.
         */
        Quantity: {
            key: string;
            /** @default  */
            icon?: string;
            /**
             * @default more
             * @enum {unknown}
             */
            good?: "" | "less" | "more";
            /**
             * @default seat
             * @enum {unknown}
             */
            of?: "event" | "seat" | "table";
            /** @default  */
            path?: string;
            /** @default by */
            by?: string;
            /** @default amount */
            amount?: string;
        };
        /**
         * Question
         * @description A question to one seat. ``number`` counts the table's answers, so a late answer can be told apart.
         */
        Question: {
            number: number;
            seat: number;
            kind: string;
            say: string;
            /** @default {} */
            args?: {
                [key: string]: string | number | (number | string)[];
            };
            /**
             * @default choose
             * @enum {unknown}
             */
            form?: "amounts" | "choose" | "order" | "pick" | "subset";
            /**
             * @default
             * @enum {unknown}
             */
            manner?: "" | "keep" | "shop";
            /** @default [] */
            options?: components["schemas"]["Option"][];
            /** @default [] */
            items?: components["schemas"]["Option"][];
            /** @default [] */
            also?: components["schemas"]["Option"][];
            count: number;
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            /** @default 0 */
            least?: number;
            /** @default 0 */
            most?: number;
        };
        /**
         * Reason
         * @description A sentence: a Fluent key and its arguments, as of options and events; ``against``: it speaks for the other.
         */
        Reason: {
            say: string;
            /** @default {} */
            args?: {
                [key: string]: string | number;
            };
            /** @default false */
            against?: boolean;
        };
        /**
         * Recover
         * @description Come back by one's recovery phrase.
         */
        Recover: {
            phrase: string;
        };
        /**
         * Refused
         * @description Why a message was refused; nothing has changed. ``question`` is the number that was answered, if any.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            code: string;
            text: string;
            /** @default -1 */
            question?: number;
        };
        /**
         * ReplayPage
         * @description Some steps of a finished game, as one seat saw them, as a spectator did (-1).
         */
        ReplayPage: {
            table: components["schemas"]["TableInfo"];
            seat: number;
            count: number;
            first: number;
            steps: components["schemas"]["ReplayStep"][];
            turns: number[];
        };
        /**
         * ReplayStep
         * @description The table after one more answer (the first step: before any).
         */
        ReplayStep: {
            number: number;
            seat: number;
            turn: number;
            view: unknown;
            events: unknown[];
        };
        /**
         * Review
         * @description A whole game, looked back at.
         */
        Review: {
            /** @default 3 */
            format?: number;
            game: string;
            seats: number;
            winners: number[];
            team: boolean;
            bot: string;
            samples: number;
            quantities: components["schemas"]["Quantity"][];
            turns: components["schemas"]["TurnChances"][];
            turning: components["schemas"]["TurningPoint"][];
            shares: components["schemas"]["Share"][];
            purchases: components["schemas"]["Purchase"][];
        };
        /**
         * ReviewAt
         * @description How far a look back at a finished game is: ``not-asked``, ``working``, or ``done`` with the review.
         *
         *         ``pieces`` of ``of`` are done. ``waiting`` says how many other games come first. ``review`` is a
         *         :class:`kaiju.advice.review.Review`, with questions as on the live channel.
         */
        ReviewAt: {
            /** @enum {unknown} */
            state: "done" | "not-asked" | "working";
            /** @default 0 */
            pieces?: number;
            /** @default 0 */
            of?: number;
            /** @default 0 */
            waiting?: number;
            /** @default null */
            review?: unknown;
        };
        /**
         * Rule
         * @description One checkable statement.
         */
        Rule: {
            id: string;
            section: string;
            /** @default base */
            module?: string;
            /** @default false */
            ruling?: boolean;
            /** @default null */
            provenance?: string | null;
            /** @default null */
            confidence?: string | null;
        };
        /**
         * RuleText
         * @description A rule: its id, its words, and why it is read so where the rulebook is silent.
         */
        RuleText: {
            id: string;
            text: string;
            module: string;
            /** @default false */
            ruling?: boolean;
            /** @default  */
            basis?: string;
            /** @default [] */
            examples?: string[];
            /** @default  */
            source?: string;
        };
        /**
         * Rulebook
         * @description The rules of a game in one language.
         */
        Rulebook: {
            game: string;
            title: string;
            language: string;
            modules: {
                [key: string]: string;
            };
            sections: components["schemas"]["SectionText"][];
            examples: components["schemas"]["ExampleText"][];
            terms: components["schemas"]["TermText"][];
            /** @default {} */
            sources?: {
                [key: string]: string;
            };
        };
        /**
         * Say
         * @description Talk to the table.
         */
        Say: {
            /** @enum {unknown} */
            type: "say";
            text: string;
        };
        /**
         * SeatInfo
         * @description A place at a table and who holds it.
         *
         *         ``held_by`` says whose it is: nobody's yet (``open``), a player's or a bot's. ``stand_in`` says why a bot plays for
         *         its player: out of ``time``, has ``left``, has ``conceded``. ``figure`` is whom the
         *         seat plays, known once the game is on, or before if it was chosen. ``gone`` is there while others wait for somebody
         *         who is not here.
         */
        SeatInfo: {
            seat: number;
            /**
             * @default open
             * @enum {unknown}
             */
            held_by?: "bot" | "open" | "player";
            /** @default  */
            player?: string;
            /** @default  */
            name?: string;
            /** @default  */
            bot?: string;
            /**
             * @default
             * @enum {unknown}
             */
            stand_in?: "" | "conceded" | "left" | "time";
            /** @default false */
            here?: boolean;
            /** @default  */
            figure?: string;
            /** @default null */
            gone?: components["schemas"]["Gone"] | null;
        };
        /**
         * SeatTime
         * @description What is left on a seat's clock in milliseconds at the moment of sending, and whether it runs.
         */
        SeatTime: {
            left: number;
            runs: boolean;
        };
        /**
         * SeatWish
         * @description Who is to sit somewhere: ``me``, anybody (``open``), or a ``bot`` by name.
         */
        SeatWish: {
            /** @enum {unknown} */
            who: "bot" | "me" | "open";
            /** @default  */
            bot?: string;
        };
        /**
         * Seated
         * @description Where somebody sits.
         */
        Seated: {
            seat: number;
        };
        /**
         * SectionText
         * @description A chapter of the rulebook.
         */
        SectionText: {
            id: string;
            title: string;
            rules: components["schemas"]["RuleText"][];
        };
        /**
         * SetHints
         * @description The host says whether hints may be asked for at this table, and whether the others are told.
         */
        SetHints: {
            /** @enum {unknown} */
            type: "hints";
            /** @enum {unknown} */
            hints: "off" | "quiet" | "told";
        };
        /**
         * SetPace
         * @description How long bots seem to think at this table; the last word of anybody who sits there counts.
         */
        SetPace: {
            /** @enum {unknown} */
            type: "pace";
            /** @enum {unknown} */
            pace: "fast" | "normal" | "skip" | "slow";
        };
        /**
         * Setup
         * @description A table by one word, such as the first game that a rulebook suggests: how many play, and with which options.
         *
         *         The texts ``setup-<name>`` call it, their ``.help`` says what it is.
         */
        Setup: {
            name: string;
            seats: number;
            options: Record<string, unknown>;
        };
        /**
         * Share
         * @description What became of a seat's chance: from ``start`` to ``end`` by decisions, its own and the others', and by luck.
         */
        Share: {
            seat: number;
            start: number;
            own: number;
            others: number;
            luck: number;
            end: number;
        };
        /**
         * Shelf
         * @description All games, and how the server is set.
         */
        Shelf: {
            games: components["schemas"]["GameOnShelf"][];
            version: string;
            /** @default 300 */
            chat_longest?: number;
            /** @default 24 */
            name_longest?: number;
        };
        /**
         * SpaceView
         * @description A space of a map. Neighbours lie 1 apart; x grows to the right and y downwards.
         *
         *         ``name`` has the words ``space-NAME`` in the game's texts, or is shown as it is. A ``hex`` stands on its point.
         */
        SpaceView: {
            id: number;
            name: string;
            x: number;
            y: number;
            near: number[];
            /** @enum {unknown} */
            shape: "hex" | "round";
        };
        /**
         * TableInfo
         * @description A table from outside: everything but the game itself.
         *
         *         ``rules`` are the versions of the rules it is played by, for each module (one number: all of them). ``stopped`` is
         *         the code of the refusal (``other-rules``, ``rules-fault``) when an unfinished game cannot go on. ``unseen``: the
         *         game is on, but bots and clocks wait until the first of its people has seen it. ``closed`` says why it is closed.
         *         ``known``: it plays on from a game whose deck and hands it has; whoever saw that one's replay knows them.
         */
        TableInfo: {
            id: string;
            game: string;
            rules: number | {
                [key: string]: number;
            };
            options: Record<string, unknown>;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            state: "closed" | "finished" | "playing" | "waiting";
            /** @default false */
            public?: boolean;
            /** @default false */
            locked?: boolean;
            /** @default  */
            host?: string;
            /** @default null */
            clock?: components["schemas"]["Clock"] | null;
            opened: number;
            changed: number;
            /** @default 0 */
            answers?: number;
            /** @default 0 */
            turn?: number;
            /** @default [] */
            asked?: number[];
            /** @default null */
            winners?: number[] | null;
            /** @default  */
            ending?: string;
            /** @default 0 */
            watchers?: number;
            /** @default  */
            rematch?: string;
            /** @default  */
            from_table?: string;
            /** @default  */
            stopped?: string;
            /**
             * @default normal
             * @enum {unknown}
             */
            pace?: "fast" | "normal" | "skip" | "slow";
            /**
             * @default told
             * @enum {unknown}
             */
            hints?: "off" | "quiet" | "told";
            /** @default false */
            unseen?: boolean;
            /** @default false */
            known?: boolean;
            /**
             * @default
             * @enum {unknown}
             */
            closed?: "" | "deserted" | "expired" | "host";
        };
        /**
         * TableLink
         * @description Where a table can be found.
         */
        TableLink: {
            table: string;
        };
        /**
         * TableList
         * @description Tables, the latest change first.
         */
        TableList: {
            tables: components["schemas"]["TableInfo"][];
        };
        /**
         * TableNews
         * @description Something about the table changed: who sits, who is here, who stands in, that it began or ended.
         */
        TableNews: {
            /** @enum {unknown} */
            type: "table";
            table: components["schemas"]["TableInfo"];
            /** @default [] */
            clocks?: components["schemas"]["SeatTime"][];
        };
        /**
         * TakeBack
         * @description Take back my last answer; ``can_undo`` in the last welcome or news says whether that is possible.
         *
         *         ``answers`` is how many answers the table had by then, so that a late or doubled message does no harm.
         */
        TakeBack: {
            /** @enum {unknown} */
            type: "take_back";
            answers: number;
        };
        /**
         * TermText
         * @description A word with a fixed meaning.
         */
        TermText: {
            id: string;
            name: string;
            text: string;
        };
        /**
         * BayClosed
         * @description Tokyo Bay is out of use for the rest of the game.
         */
        TokyoBayClosed: {
            /** @enum {unknown} */
            event: "BayClosed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
        };
        /**
         * CardBought
         * @description A card was bought: from a Market ``slot``, deck (-1), discard pile (-2), under a card (-3), or a ``seller``.
         */
        TokyoCardBought: {
            /** @enum {unknown} */
            event: "CardBought";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            price: number;
            /** @default -1 */
            slot?: number;
            /** @default -1 */
            seller?: number;
        };
        /**
         * CardDice
         * @description A card had its owner roll dice of its own.
         */
        TokyoCardDice: {
            /** @enum {unknown} */
            event: "CardDice";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            dice: number[];
        };
        /**
         * CardDiscarded
         * @description A card left a Monster for the discard pile.
         */
        TokyoCardDiscarded: {
            /** @enum {unknown} */
            event: "CardDiscarded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CardGained
         * @description A Power card came into play for a Monster without being bought; ``of`` is the card that did it.
         */
        TokyoCardGained: {
            /** @enum {unknown} */
            event: "CardGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            of: string;
        };
        /**
         * CardMarked
         * @description A card (``of``) was bought for less, and carries a token of the card that made it possible.
         */
        TokyoCardMarked: {
            /** @enum {unknown} */
            event: "CardMarked";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            of: string;
            price: number;
        };
        /**
         * CardMoved
         * @description A card went from one Monster to another without being bought.
         */
        TokyoCardMoved: {
            /** @enum {unknown} */
            event: "CardMoved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            giver: number;
        };
        /**
         * CardReserved
         * @description A Market card was put aside for the only Monster that can buy it now.
         */
        TokyoCardReserved: {
            /** @enum {unknown} */
            event: "CardReserved";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CardRevealed
         * @description A card was turned up in the Market.
         */
        TokyoCardRevealed: {
            /** @enum {unknown} */
            event: "CardRevealed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            slot: number;
        };
        /**
         * CardUsed
         * @description A Monster used one of its cards.
         */
        TokyoCardUsed: {
            /** @enum {unknown} */
            event: "CardUsed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CardView
         * @description A card in front of a Monster.
         */
        TokyoCardView: {
            id: number;
            card: string;
            /** @default 0 */
            counters?: number;
            /** @default  */
            copies?: string;
            /** @default  */
            under?: string;
            /** @default  */
            face?: string;
            /** @default -1 */
            on?: number;
            /** @default  */
            token?: string;
            /** @default -1 */
            owner?: number;
        };
        /**
         * CardsSeen
         * @description A Monster looked at cards: only it knows which.
         */
        TokyoCardsSeen: {
            /** @enum {unknown} */
            event: "CardsSeen";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            /** @default [] */
            cards?: string[];
        };
        /**
         * CardsShown
         * @description Cards were turned up for everybody to see.
         */
        TokyoCardsShown: {
            /** @enum {unknown} */
            event: "CardsShown";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            cards: string[];
        };
        /**
         * CopyPlaced
         * @description A copying card now works as another card; ``of`` is empty when the token was taken back.
         */
        TokyoCopyPlaced: {
            /** @enum {unknown} */
            event: "CopyPlaced";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            /** @default  */
            of?: string;
        };
        /**
         * CostumeWorn
         * @description A Monster put on a costume at setup.
         */
        TokyoCostumeWorn: {
            /** @enum {unknown} */
            event: "CostumeWorn";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * CountersChanged
         * @description Tokens or cubes on a card changed.
         */
        TokyoCountersChanged: {
            /** @enum {unknown} */
            event: "CountersChanged";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            now: number;
        };
        /**
         * DeckShuffled
         * @description The discard pile became the new deck.
         */
        TokyoDeckShuffled: {
            /** @enum {unknown} */
            event: "DeckShuffled";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            cards: number;
        };
        /**
         * DiceIdle
         * @description Dice of the Roll did nothing: how many of each symbol, and why (``few``, ``tokyo``, ``full``, ``nobody``).
         */
        TokyoDiceIdle: {
            /** @enum {unknown} */
            event: "DiceIdle";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            symbols: number[];
            why: string;
        };
        /**
         * DiceRolled
         * @description Dice were thrown: the faces of all dice afterwards, and which of them were thrown.
         */
        TokyoDiceRolled: {
            /** @enum {unknown} */
            event: "DiceRolled";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            dice: number[];
            thrown: number[];
            left: number;
        };
        /**
         * DieChanged
         * @description One die was turned or rerolled by a card; ``by`` is the seat that did it.
         */
        TokyoDieChanged: {
            /** @enum {unknown} */
            event: "DieChanged";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            by: number;
            die: number;
            was: number;
            face: number;
        };
        /**
         * Eliminated
         * @description A Monster is out of the game.
         */
        TokyoEliminated: {
            /** @enum {unknown} */
            event: "Eliminated";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * EnergyGained
         * @description A Monster gained energy.
         */
        TokyoEnergyGained: {
            /** @enum {unknown} */
            event: "EnergyGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * EnergyLost
         * @description A Monster lost or spent energy; ``to`` is the seat that received it.
         */
        TokyoEnergyLost: {
            /** @enum {unknown} */
            event: "EnergyLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
            /** @default -1 */
            to?: number;
        };
        /**
         * EnteredTokyo
         * @description A Monster entered Tokyo.
         */
        TokyoEnteredTokyo: {
            /** @enum {unknown} */
            event: "EnteredTokyo";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            place: number;
        };
        TokyoEvent: components["schemas"]["TokyoRolledOff"] | components["schemas"]["TokyoTurnBegan"] | components["schemas"]["TokyoDiceRolled"] | components["schemas"]["TokyoDieChanged"] | components["schemas"]["TokyoRollTotalled"] | components["schemas"]["TokyoDiceIdle"] | components["schemas"]["TokyoVPGained"] | components["schemas"]["TokyoVPLost"] | components["schemas"]["TokyoEnergyGained"] | components["schemas"]["TokyoEnergyLost"] | components["schemas"]["TokyoHeartsGained"] | components["schemas"]["TokyoHeartsLost"] | components["schemas"]["TokyoLossPrevented"] | components["schemas"]["TokyoCardDice"] | components["schemas"]["TokyoYielded"] | components["schemas"]["TokyoStayed"] | components["schemas"]["TokyoLeftTokyo"] | components["schemas"]["TokyoEnteredTokyo"] | components["schemas"]["TokyoMovedToCity"] | components["schemas"]["TokyoBayClosed"] | components["schemas"]["TokyoCardBought"] | components["schemas"]["TokyoCardMoved"] | components["schemas"]["TokyoCardUsed"] | components["schemas"]["TokyoCardReserved"] | components["schemas"]["TokyoCardDiscarded"] | components["schemas"]["TokyoCardRevealed"] | components["schemas"]["TokyoMarketSwept"] | components["schemas"]["TokyoDeckShuffled"] | components["schemas"]["TokyoTopCardSeen"] | components["schemas"]["TokyoCountersChanged"] | components["schemas"]["TokyoTokensChanged"] | components["schemas"]["TokyoFaceNamed"] | components["schemas"]["TokyoTokenHanded"] | components["schemas"]["TokyoCardMarked"] | components["schemas"]["TokyoCardsShown"] | components["schemas"]["TokyoCardsSeen"] | components["schemas"]["TokyoCardGained"] | components["schemas"]["TokyoCopyPlaced"] | components["schemas"]["TokyoCostumeWorn"] | components["schemas"]["TokyoEvolutionsDrawn"] | components["schemas"]["TokyoEvolutionKept"] | components["schemas"]["TokyoEvolutionPlayed"] | components["schemas"]["TokyoEvolutionDiscarded"] | components["schemas"]["TokyoEvolutionRegained"] | components["schemas"]["TokyoRevived"] | components["schemas"]["TokyoEliminated"] | components["schemas"]["TokyoExtraTurnEarned"] | components["schemas"]["TokyoTurnEnded"] | components["schemas"]["TokyoGameOver"] | components["schemas"]["TokyoTookBack"];
        /**
         * EvolutionDiscarded
         * @description An Evolution went to the open discard pile of the player from whose deck it came.
         */
        TokyoEvolutionDiscarded: {
            /** @enum {unknown} */
            event: "EvolutionDiscarded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * EvolutionKept
         * @description A Monster took an Evolution into its hand: only it knows which.
         */
        TokyoEvolutionKept: {
            /** @enum {unknown} */
            event: "EvolutionKept";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            /** @default  */
            kept?: string;
        };
        /**
         * EvolutionPlayed
         * @description A Monster played an Evolution; ``on`` is the seat in front of which it lies.
         */
        TokyoEvolutionPlayed: {
            /** @enum {unknown} */
            event: "EvolutionPlayed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            on: number;
        };
        /**
         * EvolutionRegained
         * @description An Evolution came back from its owner's discard pile into the hand.
         */
        TokyoEvolutionRegained: {
            /** @enum {unknown} */
            event: "EvolutionRegained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * EvolutionsDrawn
         * @description A Monster drew Evolutions to choose from: only it knows which.
         */
        TokyoEvolutionsDrawn: {
            /** @enum {unknown} */
            event: "EvolutionsDrawn";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            /** @default [] */
            cards?: string[];
        };
        /**
         * ExtraTurnEarned
         * @description A Monster will play another turn after this one.
         */
        TokyoExtraTurnEarned: {
            /** @enum {unknown} */
            event: "ExtraTurnEarned";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * FaceNamed
         * @description A player named a die face for a card.
         */
        TokyoFaceNamed: {
            /** @enum {unknown} */
            event: "FaceNamed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            face: number;
        };
        /**
         * GameOver
         * @description The game has ended: the winners, and why.
         */
        TokyoGameOver: {
            /** @enum {unknown} */
            event: "GameOver";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            winners: number[];
            why: string;
        };
        /**
         * HeartsGained
         * @description A Monster gained hearts.
         */
        TokyoHeartsGained: {
            /** @enum {unknown} */
            event: "HeartsGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * HeartsLost
         * @description A Monster lost hearts; ``by`` is the seat that caused it.
         */
        TokyoHeartsLost: {
            /** @enum {unknown} */
            event: "HeartsLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
            /** @default -1 */
            by?: number;
            /** @default false */
            smash?: boolean;
        };
        /**
         * LeftTokyo
         * @description A Monster left Tokyo without Yielding.
         */
        TokyoLeftTokyo: {
            /** @enum {unknown} */
            event: "LeftTokyo";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            place: number;
        };
        /**
         * LossPrevented
         * @description Hearts were not lost after all.
         */
        TokyoLossPrevented: {
            /** @enum {unknown} */
            event: "LossPrevented";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
        };
        /**
         * LossView
         * @description Hearts that somebody is about to lose.
         */
        TokyoLossView: {
            seat: number;
            amount: number;
            by: number;
            smash: boolean;
            card: string;
        };
        /**
         * MarketSwept
         * @description Somebody paid to replace the whole Market.
         */
        TokyoMarketSwept: {
            /** @enum {unknown} */
            event: "MarketSwept";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            cards: string[];
        };
        /**
         * MonsterView
         * @description A Monster as everybody sees it.
         */
        TokyoMonsterView: {
            seat: number;
            monster: string;
            hearts: number;
            max_hearts: number;
            energy: number;
            vp: number;
            place: string;
            alive: boolean;
            poison: number;
            shrink: number;
            cards: components["schemas"]["TokyoCardView"][];
            /** @default [] */
            evolutions?: components["schemas"]["TokyoCardView"][];
            /** @default [] */
            spent?: string[];
            /** @default 0 */
            hand?: number;
            /** @default 0 */
            pile?: number;
            /** @default -1 */
            partner?: number;
        };
        /**
         * MovedToCity
         * @description A Monster moved from Tokyo Bay to Tokyo City, which is not entering.
         */
        TokyoMovedToCity: {
            /** @enum {unknown} */
            event: "MovedToCity";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * Revived
         * @description A Monster at 0 hearts came back.
         */
        TokyoRevived: {
            /** @enum {unknown} */
            event: "Revived";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            hearts: number;
        };
        /**
         * RollTotalled
         * @description The Roll that will be resolved: how many of each symbol, those added by cards included.
         */
        TokyoRollTotalled: {
            /** @enum {unknown} */
            event: "RollTotalled";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            symbols: number[];
            added: number;
        };
        /**
         * RolledOff
         * @description A seat rolled for the first turn.
         */
        TokyoRolledOff: {
            /** @enum {unknown} */
            event: "RolledOff";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            dice: number[];
        };
        /**
         * Stayed
         * @description A wounded Monster stayed in Tokyo.
         */
        TokyoStayed: {
            /** @enum {unknown} */
            event: "Stayed";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            place: number;
        };
        /**
         * TokenHanded
         * @description The token of a card was handed to a Monster.
         */
        TokyoTokenHanded: {
            /** @enum {unknown} */
            event: "TokenHanded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            to: number;
        };
        /**
         * TokensChanged
         * @description Poison or Shrink tokens on a Monster changed.
         */
        TokyoTokensChanged: {
            /** @enum {unknown} */
            event: "TokensChanged";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            token: string;
            amount: number;
            now: number;
        };
        /**
         * TookBack
         * @description A seat took back its last answer: what the events told since then has not happened. Part of every game.
         */
        TokyoTookBack: {
            /** @enum {unknown} */
            event: "TookBack";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * TopCardSeen
         * @description A Monster looked at the top card of the deck: only it knows which.
         */
        TokyoTopCardSeen: {
            /** @enum {unknown} */
            event: "TopCardSeen";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            /** @default  */
            top?: string;
        };
        /**
         * TurnBegan
         * @description A turn began; ``extra`` when it is an extra turn.
         */
        TokyoTurnBegan: {
            /** @enum {unknown} */
            event: "TurnBegan";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            turn: number;
            /** @default false */
            extra?: boolean;
        };
        /**
         * TurnEnded
         * @description A turn is over.
         */
        TokyoTurnEnded: {
            /** @enum {unknown} */
            event: "TurnEnded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
        };
        /**
         * VPGained
         * @description A Monster gained victory points.
         */
        TokyoVPGained: {
            /** @enum {unknown} */
            event: "VPGained";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * VPLost
         * @description A Monster lost victory points.
         */
        TokyoVPLost: {
            /** @enum {unknown} */
            event: "VPLost";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            amount: number;
            now: number;
        };
        /**
         * TokyoView
         * @description The table as one seat sees it; ``seat`` -1 is a spectator.
         */
        TokyoView: {
            /** @enum {unknown} */
            game: "king_of_tokyo";
            seat: number;
            monsters: components["schemas"]["TokyoMonsterView"][];
            active: number;
            turn: number;
            phase: string;
            bay_open: boolean;
            dice: number[];
            roll: number[];
            rolls_left: number;
            market: string[];
            deck: number;
            discard: string[];
            top: string;
            loss: components["schemas"]["TokyoLossView"] | null;
            two_player: boolean;
            over: boolean;
            winners: number[];
            ending: string;
            /** @default [] */
            hand?: components["schemas"]["TokyoCardView"][];
            /** @default [] */
            drawn?: string[];
            /** @default false */
            power_up?: boolean;
            /** @default false */
            halloween?: boolean;
            /** @default 0 */
            frozen?: number;
            /** @default [] */
            card_dice?: number[];
            /** @default false */
            mutant_evolutions?: boolean;
            /** @default [] */
            own_deck?: string[];
        };
        /**
         * Yielded
         * @description A Monster Yielded Tokyo.
         */
        TokyoYielded: {
            /** @enum {unknown} */
            event: "Yielded";
            /** @default  */
            rule?: string;
            /** @default  */
            card?: string;
            seat: number;
            place: number;
        };
        /**
         * Turn
         * @description The event that begins a turn, and its fields: ``seat`` whose it is (a seat or an actor), ``count`` which one.
         *
         *         ``count`` is also the field of the view that counts turns. Where the event has a field ``extra``, that says whether
         *         it is an extra turn.
         */
        Turn: {
            event: string;
            seat: string;
            count: string;
        };
        /**
         * TurnChances
         * @description How things stood after ``step`` answers, as turn ``turn`` of ``seat`` began (-1: the end of the game).
         *
         *         ``chances`` are by seat; in a team game one, the table's. ``values`` are the quantities in their order, by seat, or
         *         one of the whole table.
         */
        TurnChances: {
            step: number;
            turn: number;
            seat: number;
            chances: number[];
            values: number[][];
        };
        /**
         * TurningPoint
         * @description A turn after which the game looked different: by how much the chance of ``seat`` changed, and what was decided.
         *
         *         Without a ``decision`` nothing was decided in it. ``verdict`` says what the bot makes of the turn: ``better``, it
         *         would have answered the decision otherwise, at that cost; ``even``, otherwise, but the games played on do not tell
         *         the answers apart; ``same``, it would have answered everything in the turn alike; ``here``, it would have answered
         *         this alike (there was more to decide than it was asked); ``gave-up``, the game was given up.
         */
        TurningPoint: {
            step: number;
            turn: number;
            seat: number;
            before: number;
            after: number;
            /** @default null */
            decision?: components["schemas"]["Decision"] | null;
            /** @default  */
            verdict?: string;
        };
        /**
         * Vote
         * @description Somebody whom the table waits for is gone: let a bot play at once (``bot``), or wait until they are back.
         */
        Vote: {
            /** @enum {unknown} */
            type: "vote";
            seat: number;
            bot: boolean;
        };
        /**
         * Welcome
         * @description The answer to hello: everything this viewer may know, with the events from number ``first`` on.
         *
         *         ``seat`` is the one through which this is seen, -1 for a spectator; ``seats`` are all of mine, where I hold several.
         *         ``theirs`` is what somebody else is asked, where the game lets everybody see it.
         */
        Welcome: {
            /** @enum {unknown} */
            type: "welcome";
            seat: number;
            /** @default [] */
            seats?: number[];
            table: components["schemas"]["TableInfo"];
            /** @default 0 */
            first?: number;
            /** @default [] */
            events?: unknown[];
            /** @default null */
            view?: unknown;
            /** @default null */
            question?: components["schemas"]["Question"] | null;
            /** @default null */
            theirs?: components["schemas"]["Question"] | null;
            /** @default [] */
            clocks?: components["schemas"]["SeatTime"][];
            /** @default [] */
            chat?: components["schemas"]["ChatLine"][];
            /** @default null */
            prefers?: components["schemas"]["Prefer"] | null;
            /** @default 0 */
            now?: number;
            /** @default false */
            can_undo?: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Answer = components['schemas']['Answer'];
export type AskHint = components['schemas']['AskHint'];
export type At = components['schemas']['At'];
export type Beside = components['schemas']['Beside'];
export type BotOnShelf = components['schemas']['BotOnShelf'];
export type Card = components['schemas']['Card'];
export type CardText = components['schemas']['CardText'];
export type ChangeSeat = components['schemas']['ChangeSeat'];
export type Chat = components['schemas']['Chat'];
export type ChatLine = components['schemas']['ChatLine'];
export type Checked = components['schemas']['Checked'];
export type Choice = components['schemas']['Choice'];
export type ClashAreaAttack = components['schemas']['ClashAreaAttack'];
export type ClashAttackDeclared = components['schemas']['ClashAttackDeclared'];
export type ClashBarrageUsed = components['schemas']['ClashBarrageUsed'];
export type ClashBenefitTaken = components['schemas']['ClashBenefitTaken'];
export type ClashBlocked = components['schemas']['ClashBlocked'];
export type ClashBlowView = components['schemas']['ClashBlowView'];
export type ClashBuildingFell = components['schemas']['ClashBuildingFell'];
export type ClashCardDone = components['schemas']['ClashCardDone'];
export type ClashCardPlayed = components['schemas']['ClashCardPlayed'];
export type ClashCardView = components['schemas']['ClashCardView'];
export type ClashCardsDiscarded = components['schemas']['ClashCardsDiscarded'];
export type ClashCardsDrawn = components['schemas']['ClashCardsDrawn'];
export type ClashCardsKept = components['schemas']['ClashCardsKept'];
export type ClashCardsLooked = components['schemas']['ClashCardsLooked'];
export type ClashCardsRecovered = components['schemas']['ClashCardsRecovered'];
export type ClashCardsRevealed = components['schemas']['ClashCardsRevealed'];
export type ClashCollided = components['schemas']['ClashCollided'];
export type ClashDamageDealt = components['schemas']['ClashDamageDealt'];
export type ClashDeckPeeked = components['schemas']['ClashDeckPeeked'];
export type ClashDeckRenewed = components['schemas']['ClashDeckRenewed'];
export type ClashDefended = components['schemas']['ClashDefended'];
export type ClashDestroyed = components['schemas']['ClashDestroyed'];
export type ClashDiscardActionTaken = components['schemas']['ClashDiscardActionTaken'];
export type ClashEnergyGained = components['schemas']['ClashEnergyGained'];
export type ClashEnergyLost = components['schemas']['ClashEnergyLost'];
export type ClashEnhancementLost = components['schemas']['ClashEnhancementLost'];
export type ClashEnhancementSet = components['schemas']['ClashEnhancementSet'];
export type ClashEnhancementSpent = components['schemas']['ClashEnhancementSpent'];
export type ClashEvent = components['schemas']['ClashEvent'];
export type ClashEventBegan = components['schemas']['ClashEventBegan'];
export type ClashGameOver = components['schemas']['ClashGameOver'];
export type ClashGeneratorSprung = components['schemas']['ClashGeneratorSprung'];
export type ClashGroundView = components['schemas']['ClashGroundView'];
export type ClashHandLooked = components['schemas']['ClashHandLooked'];
export type ClashHandTrophyTaken = components['schemas']['ClashHandTrophyTaken'];
export type ClashHeadsSet = components['schemas']['ClashHeadsSet'];
export type ClashKaijuMoved = components['schemas']['ClashKaijuMoved'];
export type ClashKingChanged = components['schemas']['ClashKingChanged'];
export type ClashKnownView = components['schemas']['ClashKnownView'];
export type ClashMapView = components['schemas']['ClashMapView'];
export type ClashMarkerMoved = components['schemas']['ClashMarkerMoved'];
export type ClashPassed = components['schemas']['ClashPassed'];
export type ClashPhaseBegan = components['schemas']['ClashPhaseBegan'];
export type ClashPieceMoved = components['schemas']['ClashPieceMoved'];
export type ClashPiecePlaced = components['schemas']['ClashPiecePlaced'];
export type ClashPieceThrown = components['schemas']['ClashPieceThrown'];
export type ClashPieceView = components['schemas']['ClashPieceView'];
export type ClashPlayerView = components['schemas']['ClashPlayerView'];
export type ClashRoundBegan = components['schemas']['ClashRoundBegan'];
export type ClashSpaceView = components['schemas']['ClashSpaceView'];
export type ClashStopped = components['schemas']['ClashStopped'];
export type ClashSupplyView = components['schemas']['ClashSupplyView'];
export type ClashTableSet = components['schemas']['ClashTableSet'];
export type ClashTookBack = components['schemas']['ClashTookBack'];
export type ClashTrophyReturned = components['schemas']['ClashTrophyReturned'];
export type ClashTrophyTaken = components['schemas']['ClashTrophyTaken'];
export type ClashTurnBegan = components['schemas']['ClashTurnBegan'];
export type ClashView = components['schemas']['ClashView'];
export type ClashWithstood = components['schemas']['ClashWithstood'];
export type Clock = components['schemas']['Clock'];
export type Column = components['schemas']['Column'];
export type Concede = components['schemas']['Concede'];
export type Decision = components['schemas']['Decision'];
export type DuelBuzzBonus = components['schemas']['DuelBuzzBonus'];
export type DuelBuzzPlaced = components['schemas']['DuelBuzzPlaced'];
export type DuelCardBought = components['schemas']['DuelCardBought'];
export type DuelCardDice = components['schemas']['DuelCardDice'];
export type DuelCardDiscarded = components['schemas']['DuelCardDiscarded'];
export type DuelCardKept = components['schemas']['DuelCardKept'];
export type DuelCardRevealed = components['schemas']['DuelCardRevealed'];
export type DuelCardThrownOut = components['schemas']['DuelCardThrownOut'];
export type DuelCardUsed = components['schemas']['DuelCardUsed'];
export type DuelCardView = components['schemas']['DuelCardView'];
export type DuelCardsSwapped = components['schemas']['DuelCardsSwapped'];
export type DuelDeckShuffled = components['schemas']['DuelDeckShuffled'];
export type DuelDiceIdle = components['schemas']['DuelDiceIdle'];
export type DuelDiceLeftOut = components['schemas']['DuelDiceLeftOut'];
export type DuelDiceRolled = components['schemas']['DuelDiceRolled'];
export type DuelDiceTaken = components['schemas']['DuelDiceTaken'];
export type DuelDiceTokensGained = components['schemas']['DuelDiceTokensGained'];
export type DuelDiceTokensUsed = components['schemas']['DuelDiceTokensUsed'];
export type DuelEnergyGained = components['schemas']['DuelEnergyGained'];
export type DuelEnergySpent = components['schemas']['DuelEnergySpent'];
export type DuelEvent = components['schemas']['DuelEvent'];
export type DuelExtraTurnEarned = components['schemas']['DuelExtraTurnEarned'];
export type DuelFirstPlayer = components['schemas']['DuelFirstPlayer'];
export type DuelGameOver = components['schemas']['DuelGameOver'];
export type DuelHeartsGained = components['schemas']['DuelHeartsGained'];
export type DuelHitsIgnored = components['schemas']['DuelHitsIgnored'];
export type DuelHitsTaken = components['schemas']['DuelHitsTaken'];
export type DuelHitsView = components['schemas']['DuelHitsView'];
export type DuelMarkerPulled = components['schemas']['DuelMarkerPulled'];
export type DuelMonsterView = components['schemas']['DuelMonsterView'];
export type DuelPowerUsed = components['schemas']['DuelPowerUsed'];
export type DuelPullStopped = components['schemas']['DuelPullStopped'];
export type DuelResolvingSkipped = components['schemas']['DuelResolvingSkipped'];
export type DuelRollFinal = components['schemas']['DuelRollFinal'];
export type DuelRolledOff = components['schemas']['DuelRolledOff'];
export type DuelRowCleared = components['schemas']['DuelRowCleared'];
export type DuelStayedInGame = components['schemas']['DuelStayedInGame'];
export type DuelSymbolsAdded = components['schemas']['DuelSymbolsAdded'];
export type DuelTokenView = components['schemas']['DuelTokenView'];
export type DuelTookBack = components['schemas']['DuelTookBack'];
export type DuelTurnBegan = components['schemas']['DuelTurnBegan'];
export type DuelTurnEnded = components['schemas']['DuelTurnEnded'];
export type DuelTurnSkipped = components['schemas']['DuelTurnSkipped'];
export type DuelView = components['schemas']['DuelView'];
export type ExampleText = components['schemas']['ExampleText'];
export type Export = components['schemas']['Export'];
export type ExportedTable = components['schemas']['ExportedTable'];
export type Fault = components['schemas']['Fault'];
export type Figure = components['schemas']['Figure'];
export type Foresee = components['schemas']['Foresee'];
export type Foreseen = components['schemas']['Foreseen'];
export type FromClient = components['schemas']['FromClient'];
export type FromServer = components['schemas']['FromServer'];
export type Gallery = components['schemas']['Gallery'];
export type GameOnShelf = components['schemas']['GameOnShelf'];
export type Gone = components['schemas']['Gone'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type HintTold = components['schemas']['HintTold'];
export type Hinted = components['schemas']['Hinted'];
export type IslandAlliesRevealed = components['schemas']['IslandAlliesRevealed'];
export type IslandAllyChosen = components['schemas']['IslandAllyChosen'];
export type IslandAllyLost = components['schemas']['IslandAllyLost'];
export type IslandBossArrived = components['schemas']['IslandBossArrived'];
export type IslandBossBeaten = components['schemas']['IslandBossBeaten'];
export type IslandBossDiceDropped = components['schemas']['IslandBossDiceDropped'];
export type IslandBossDiceReturned = components['schemas']['IslandBossDiceReturned'];
export type IslandBossDieMoved = components['schemas']['IslandBossDieMoved'];
export type IslandBossDieView = components['schemas']['IslandBossDieView'];
export type IslandBossFameChanged = components['schemas']['IslandBossFameChanged'];
export type IslandBossHurt = components['schemas']['IslandBossHurt'];
export type IslandBossMoved = components['schemas']['IslandBossMoved'];
export type IslandBossPower = components['schemas']['IslandBossPower'];
export type IslandBossView = components['schemas']['IslandBossView'];
export type IslandCardBought = components['schemas']['IslandCardBought'];
export type IslandCardDiscarded = components['schemas']['IslandCardDiscarded'];
export type IslandCardKept = components['schemas']['IslandCardKept'];
export type IslandCardRevealed = components['schemas']['IslandCardRevealed'];
export type IslandCardView = components['schemas']['IslandCardView'];
export type IslandCardsReturned = components['schemas']['IslandCardsReturned'];
export type IslandCardsSeen = components['schemas']['IslandCardsSeen'];
export type IslandCrystalBuilt = components['schemas']['IslandCrystalBuilt'];
export type IslandCrystalRemoved = components['schemas']['IslandCrystalRemoved'];
export type IslandDamageAdded = components['schemas']['IslandDamageAdded'];
export type IslandDamageLost = components['schemas']['IslandDamageLost'];
export type IslandDamagePrevented = components['schemas']['IslandDamagePrevented'];
export type IslandDamageTakenOver = components['schemas']['IslandDamageTakenOver'];
export type IslandDiceFreed = components['schemas']['IslandDiceFreed'];
export type IslandDiceIdle = components['schemas']['IslandDiceIdle'];
export type IslandDiceResolved = components['schemas']['IslandDiceResolved'];
export type IslandDiceRolled = components['schemas']['IslandDiceRolled'];
export type IslandDieChanged = components['schemas']['IslandDieChanged'];
export type IslandDieLapsed = components['schemas']['IslandDieLapsed'];
export type IslandDieLocked = components['schemas']['IslandDieLocked'];
export type IslandDieSpaceView = components['schemas']['IslandDieSpaceView'];
export type IslandDieUnlocked = components['schemas']['IslandDieUnlocked'];
export type IslandEnergyGained = components['schemas']['IslandEnergyGained'];
export type IslandEnergySpent = components['schemas']['IslandEnergySpent'];
export type IslandEvent = components['schemas']['IslandEvent'];
export type IslandEventRevealed = components['schemas']['IslandEventRevealed'];
export type IslandExtraPhase = components['schemas']['IslandExtraPhase'];
export type IslandFameGained = components['schemas']['IslandFameGained'];
export type IslandFameLost = components['schemas']['IslandFameLost'];
export type IslandFameStolen = components['schemas']['IslandFameStolen'];
export type IslandFirelingPlaced = components['schemas']['IslandFirelingPlaced'];
export type IslandGameOver = components['schemas']['IslandGameOver'];
export type IslandHealthGained = components['schemas']['IslandHealthGained'];
export type IslandHealthLost = components['schemas']['IslandHealthLost'];
export type IslandLockedDieTaken = components['schemas']['IslandLockedDieTaken'];
export type IslandMapView = components['schemas']['IslandMapView'];
export type IslandMarketDiscarded = components['schemas']['IslandMarketDiscarded'];
export type IslandMinionActivated = components['schemas']['IslandMinionActivated'];
export type IslandMinionDestroyed = components['schemas']['IslandMinionDestroyed'];
export type IslandMinionDrawn = components['schemas']['IslandMinionDrawn'];
export type IslandMinionMoved = components['schemas']['IslandMinionMoved'];
export type IslandMonsterMoved = components['schemas']['IslandMonsterMoved'];
export type IslandMonsterPlaced = components['schemas']['IslandMonsterPlaced'];
export type IslandMonsterView = components['schemas']['IslandMonsterView'];
export type IslandPieceView = components['schemas']['IslandPieceView'];
export type IslandPowerUsed = components['schemas']['IslandPowerUsed'];
export type IslandPowerView = components['schemas']['IslandPowerView'];
export type IslandPylonBuilt = components['schemas']['IslandPylonBuilt'];
export type IslandPylonRemoved = components['schemas']['IslandPylonRemoved'];
export type IslandSpaceView = components['schemas']['IslandSpaceView'];
export type IslandStepBegan = components['schemas']['IslandStepBegan'];
export type IslandSupportView = components['schemas']['IslandSupportView'];
export type IslandSymbolApplied = components['schemas']['IslandSymbolApplied'];
export type IslandTileActivated = components['schemas']['IslandTileActivated'];
export type IslandTileBuilt = components['schemas']['IslandTileBuilt'];
export type IslandTileRecharged = components['schemas']['IslandTileRecharged'];
export type IslandTilesTurned = components['schemas']['IslandTilesTurned'];
export type IslandTookBack = components['schemas']['IslandTookBack'];
export type IslandTurnBegan = components['schemas']['IslandTurnBegan'];
export type IslandTurnEnded = components['schemas']['IslandTurnEnded'];
export type IslandView = components['schemas']['IslandView'];
export type IslandZoneView = components['schemas']['IslandZoneView'];
export type Join = components['schemas']['Join'];
export type Judged = components['schemas']['Judged'];
export type Learned = components['schemas']['Learned'];
export type LessonAt = components['schemas']['LessonAt'];
export type LessonTitle = components['schemas']['LessonTitle'];
export type Lessons = components['schemas']['Lessons'];
export type MapView = components['schemas']['MapView'];
export type MonsterText = components['schemas']['MonsterText'];
export type Move = components['schemas']['Move'];
export type MoveLink = components['schemas']['MoveLink'];
export type NewPlayer = components['schemas']['NewPlayer'];
export type NewSecret = components['schemas']['NewSecret'];
export type NewTable = components['schemas']['NewTable'];
export type News = components['schemas']['News'];
export type Option = components['schemas']['Option'];
export type Outlook = components['schemas']['Outlook'];
export type Phrase = components['schemas']['Phrase'];
export type PieceView = components['schemas']['PieceView'];
export type Ping = components['schemas']['Ping'];
export type PlayOn = components['schemas']['PlayOn'];
export type Player = components['schemas']['Player'];
export type Point = components['schemas']['Point'];
export type Pointed = components['schemas']['Pointed'];
export type Pong = components['schemas']['Pong'];
export type Prefer = components['schemas']['Prefer'];
export type Purchase = components['schemas']['Purchase'];
export type Quantity = components['schemas']['Quantity'];
export type Question = components['schemas']['Question'];
export type Reason = components['schemas']['Reason'];
export type Recover = components['schemas']['Recover'];
export type Refused = components['schemas']['Refused'];
export type ReplayPage = components['schemas']['ReplayPage'];
export type ReplayStep = components['schemas']['ReplayStep'];
export type Review = components['schemas']['Review'];
export type ReviewAt = components['schemas']['ReviewAt'];
export type Rule = components['schemas']['Rule'];
export type RuleText = components['schemas']['RuleText'];
export type Rulebook = components['schemas']['Rulebook'];
export type Say = components['schemas']['Say'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatTime = components['schemas']['SeatTime'];
export type SeatWish = components['schemas']['SeatWish'];
export type Seated = components['schemas']['Seated'];
export type SectionText = components['schemas']['SectionText'];
export type SetHints = components['schemas']['SetHints'];
export type SetPace = components['schemas']['SetPace'];
export type Setup = components['schemas']['Setup'];
export type Share = components['schemas']['Share'];
export type Shelf = components['schemas']['Shelf'];
export type SpaceView = components['schemas']['SpaceView'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableLink = components['schemas']['TableLink'];
export type TableList = components['schemas']['TableList'];
export type TableNews = components['schemas']['TableNews'];
export type TakeBack = components['schemas']['TakeBack'];
export type TermText = components['schemas']['TermText'];
export type TokyoBayClosed = components['schemas']['TokyoBayClosed'];
export type TokyoCardBought = components['schemas']['TokyoCardBought'];
export type TokyoCardDice = components['schemas']['TokyoCardDice'];
export type TokyoCardDiscarded = components['schemas']['TokyoCardDiscarded'];
export type TokyoCardGained = components['schemas']['TokyoCardGained'];
export type TokyoCardMarked = components['schemas']['TokyoCardMarked'];
export type TokyoCardMoved = components['schemas']['TokyoCardMoved'];
export type TokyoCardReserved = components['schemas']['TokyoCardReserved'];
export type TokyoCardRevealed = components['schemas']['TokyoCardRevealed'];
export type TokyoCardUsed = components['schemas']['TokyoCardUsed'];
export type TokyoCardView = components['schemas']['TokyoCardView'];
export type TokyoCardsSeen = components['schemas']['TokyoCardsSeen'];
export type TokyoCardsShown = components['schemas']['TokyoCardsShown'];
export type TokyoCopyPlaced = components['schemas']['TokyoCopyPlaced'];
export type TokyoCostumeWorn = components['schemas']['TokyoCostumeWorn'];
export type TokyoCountersChanged = components['schemas']['TokyoCountersChanged'];
export type TokyoDeckShuffled = components['schemas']['TokyoDeckShuffled'];
export type TokyoDiceIdle = components['schemas']['TokyoDiceIdle'];
export type TokyoDiceRolled = components['schemas']['TokyoDiceRolled'];
export type TokyoDieChanged = components['schemas']['TokyoDieChanged'];
export type TokyoEliminated = components['schemas']['TokyoEliminated'];
export type TokyoEnergyGained = components['schemas']['TokyoEnergyGained'];
export type TokyoEnergyLost = components['schemas']['TokyoEnergyLost'];
export type TokyoEnteredTokyo = components['schemas']['TokyoEnteredTokyo'];
export type TokyoEvent = components['schemas']['TokyoEvent'];
export type TokyoEvolutionDiscarded = components['schemas']['TokyoEvolutionDiscarded'];
export type TokyoEvolutionKept = components['schemas']['TokyoEvolutionKept'];
export type TokyoEvolutionPlayed = components['schemas']['TokyoEvolutionPlayed'];
export type TokyoEvolutionRegained = components['schemas']['TokyoEvolutionRegained'];
export type TokyoEvolutionsDrawn = components['schemas']['TokyoEvolutionsDrawn'];
export type TokyoExtraTurnEarned = components['schemas']['TokyoExtraTurnEarned'];
export type TokyoFaceNamed = components['schemas']['TokyoFaceNamed'];
export type TokyoGameOver = components['schemas']['TokyoGameOver'];
export type TokyoHeartsGained = components['schemas']['TokyoHeartsGained'];
export type TokyoHeartsLost = components['schemas']['TokyoHeartsLost'];
export type TokyoLeftTokyo = components['schemas']['TokyoLeftTokyo'];
export type TokyoLossPrevented = components['schemas']['TokyoLossPrevented'];
export type TokyoLossView = components['schemas']['TokyoLossView'];
export type TokyoMarketSwept = components['schemas']['TokyoMarketSwept'];
export type TokyoMonsterView = components['schemas']['TokyoMonsterView'];
export type TokyoMovedToCity = components['schemas']['TokyoMovedToCity'];
export type TokyoRevived = components['schemas']['TokyoRevived'];
export type TokyoRollTotalled = components['schemas']['TokyoRollTotalled'];
export type TokyoRolledOff = components['schemas']['TokyoRolledOff'];
export type TokyoStayed = components['schemas']['TokyoStayed'];
export type TokyoTokenHanded = components['schemas']['TokyoTokenHanded'];
export type TokyoTokensChanged = components['schemas']['TokyoTokensChanged'];
export type TokyoTookBack = components['schemas']['TokyoTookBack'];
export type TokyoTopCardSeen = components['schemas']['TokyoTopCardSeen'];
export type TokyoTurnBegan = components['schemas']['TokyoTurnBegan'];
export type TokyoTurnEnded = components['schemas']['TokyoTurnEnded'];
export type TokyoVpGained = components['schemas']['TokyoVPGained'];
export type TokyoVpLost = components['schemas']['TokyoVPLost'];
export type TokyoView = components['schemas']['TokyoView'];
export type TokyoYielded = components['schemas']['TokyoYielded'];
export type Turn = components['schemas']['Turn'];
export type TurnChances = components['schemas']['TurnChances'];
export type TurningPoint = components['schemas']['TurningPoint'];
export type Vote = components['schemas']['Vote'];
export type Welcome = components['schemas']['Welcome'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
