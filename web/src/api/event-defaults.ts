// Written by tools/web_types.py from the events of the games.

const king_of_tokyo = {
  "BayClosed": {
    "rule": "",
    "card": ""
  },
  "CardBought": {
    "rule": "",
    "card": "",
    "slot": -1,
    "seller": -1
  },
  "CardDice": {
    "rule": "",
    "card": ""
  },
  "CardDiscarded": {
    "rule": "",
    "card": ""
  },
  "CardGained": {
    "rule": "",
    "card": ""
  },
  "CardMarked": {
    "rule": "",
    "card": ""
  },
  "CardMoved": {
    "rule": "",
    "card": ""
  },
  "CardReserved": {
    "rule": "",
    "card": ""
  },
  "CardRevealed": {
    "rule": "",
    "card": ""
  },
  "CardUsed": {
    "rule": "",
    "card": ""
  },
  "CardsSeen": {
    "rule": "",
    "card": "",
    "cards": []
  },
  "CardsShown": {
    "rule": "",
    "card": ""
  },
  "CopyPlaced": {
    "rule": "",
    "card": "",
    "of": ""
  },
  "CostumeWorn": {
    "rule": "",
    "card": ""
  },
  "CountersChanged": {
    "rule": "",
    "card": ""
  },
  "DeckShuffled": {
    "rule": "",
    "card": ""
  },
  "DiceIdle": {
    "rule": "",
    "card": ""
  },
  "DiceRolled": {
    "rule": "",
    "card": ""
  },
  "DieChanged": {
    "rule": "",
    "card": ""
  },
  "Eliminated": {
    "rule": "",
    "card": ""
  },
  "EnergyGained": {
    "rule": "",
    "card": ""
  },
  "EnergyLost": {
    "rule": "",
    "card": "",
    "to": -1
  },
  "EnteredTokyo": {
    "rule": "",
    "card": ""
  },
  "EvolutionDiscarded": {
    "rule": "",
    "card": ""
  },
  "EvolutionKept": {
    "rule": "",
    "card": "",
    "kept": ""
  },
  "EvolutionPlayed": {
    "rule": "",
    "card": ""
  },
  "EvolutionRegained": {
    "rule": "",
    "card": ""
  },
  "EvolutionsDrawn": {
    "rule": "",
    "card": "",
    "cards": []
  },
  "ExtraTurnEarned": {
    "rule": "",
    "card": ""
  },
  "FaceNamed": {
    "rule": "",
    "card": ""
  },
  "GameOver": {
    "rule": "",
    "card": ""
  },
  "HeartsGained": {
    "rule": "",
    "card": ""
  },
  "HeartsLost": {
    "rule": "",
    "card": "",
    "by": -1,
    "smash": false
  },
  "LeftTokyo": {
    "rule": "",
    "card": ""
  },
  "LossPrevented": {
    "rule": "",
    "card": ""
  },
  "MarketSwept": {
    "rule": "",
    "card": ""
  },
  "MovedToCity": {
    "rule": "",
    "card": ""
  },
  "Revived": {
    "rule": "",
    "card": ""
  },
  "RollTotalled": {
    "rule": "",
    "card": ""
  },
  "RolledOff": {
    "rule": "",
    "card": ""
  },
  "Stayed": {
    "rule": "",
    "card": ""
  },
  "TokenHanded": {
    "rule": "",
    "card": ""
  },
  "TokensChanged": {
    "rule": "",
    "card": ""
  },
  "TookBack": {
    "rule": "",
    "card": ""
  },
  "TopCardSeen": {
    "rule": "",
    "card": "",
    "top": ""
  },
  "TurnBegan": {
    "rule": "",
    "card": "",
    "extra": false
  },
  "TurnEnded": {
    "rule": "",
    "card": ""
  },
  "VPGained": {
    "rule": "",
    "card": ""
  },
  "VPLost": {
    "rule": "",
    "card": ""
  },
  "Yielded": {
    "rule": "",
    "card": ""
  }
};

const king_of_tokyo_origins = king_of_tokyo;

const king_of_tokyo_duel = {
  "BuzzBonus": {
    "rule": "",
    "card": ""
  },
  "BuzzPlaced": {
    "rule": "",
    "card": "",
    "turned": false,
    "moved": false
  },
  "CardBought": {
    "rule": "",
    "card": ""
  },
  "CardDice": {
    "rule": "",
    "card": ""
  },
  "CardDiscarded": {
    "rule": "",
    "card": ""
  },
  "CardKept": {
    "rule": "",
    "card": ""
  },
  "CardRevealed": {
    "rule": "",
    "card": ""
  },
  "CardThrownOut": {
    "rule": "",
    "card": ""
  },
  "CardUsed": {
    "rule": "",
    "card": ""
  },
  "CardsSwapped": {
    "rule": "",
    "card": ""
  },
  "DeckShuffled": {
    "rule": "",
    "card": ""
  },
  "DiceIdle": {
    "rule": "",
    "card": ""
  },
  "DiceLeftOut": {
    "rule": "",
    "card": ""
  },
  "DiceRolled": {
    "rule": "",
    "card": ""
  },
  "DiceTaken": {
    "rule": "",
    "card": "",
    "each": 0,
    "now": false
  },
  "DiceTokensGained": {
    "rule": "",
    "card": ""
  },
  "DiceTokensUsed": {
    "rule": "",
    "card": ""
  },
  "EnergyGained": {
    "rule": "",
    "card": ""
  },
  "EnergySpent": {
    "rule": "",
    "card": ""
  },
  "ExtraTurnEarned": {
    "rule": "",
    "card": ""
  },
  "FirstPlayer": {
    "rule": "",
    "card": ""
  },
  "GameOver": {
    "rule": "",
    "card": ""
  },
  "HeartsGained": {
    "rule": "",
    "card": ""
  },
  "HitsIgnored": {
    "rule": "",
    "card": ""
  },
  "HitsTaken": {
    "rule": "",
    "card": ""
  },
  "MarkerPulled": {
    "rule": "",
    "card": ""
  },
  "PowerUsed": {
    "rule": "",
    "card": ""
  },
  "PullStopped": {
    "rule": "",
    "card": ""
  },
  "ResolvingSkipped": {
    "rule": "",
    "card": ""
  },
  "RollFinal": {
    "rule": "",
    "card": ""
  },
  "RolledOff": {
    "rule": "",
    "card": ""
  },
  "RowCleared": {
    "rule": "",
    "card": ""
  },
  "StayedInGame": {
    "rule": "",
    "card": ""
  },
  "SymbolsAdded": {
    "rule": "",
    "card": ""
  },
  "TookBack": {
    "rule": "",
    "card": ""
  },
  "TurnBegan": {
    "rule": "",
    "card": "",
    "extra": false
  },
  "TurnEnded": {
    "rule": "",
    "card": ""
  },
  "TurnSkipped": {
    "rule": "",
    "card": ""
  }
};

const king_of_monster_island = {
  "AlliesRevealed": {
    "rule": "",
    "card": ""
  },
  "AllyChosen": {
    "rule": "",
    "card": ""
  },
  "AllyLost": {
    "rule": "",
    "card": ""
  },
  "BossArrived": {
    "rule": "",
    "card": ""
  },
  "BossBeaten": {
    "rule": "",
    "card": ""
  },
  "BossDiceDropped": {
    "rule": "",
    "card": ""
  },
  "BossDiceReturned": {
    "rule": "",
    "card": ""
  },
  "BossDieMoved": {
    "rule": "",
    "card": ""
  },
  "BossFameChanged": {
    "rule": "",
    "card": ""
  },
  "BossHurt": {
    "rule": "",
    "card": "",
    "ignored": 0
  },
  "BossMoved": {
    "rule": "",
    "card": ""
  },
  "BossPower": {
    "rule": "",
    "card": ""
  },
  "CardBought": {
    "rule": "",
    "card": ""
  },
  "CardDiscarded": {
    "rule": "",
    "card": ""
  },
  "CardKept": {
    "rule": "",
    "card": ""
  },
  "CardRevealed": {
    "rule": "",
    "card": ""
  },
  "CardsReturned": {
    "rule": "",
    "card": ""
  },
  "CardsSeen": {
    "rule": "",
    "card": ""
  },
  "CrystalBuilt": {
    "rule": "",
    "card": "",
    "face": "none"
  },
  "CrystalRemoved": {
    "rule": "",
    "card": ""
  },
  "DamageAdded": {
    "rule": "",
    "card": ""
  },
  "DamageLost": {
    "rule": "",
    "card": ""
  },
  "DamagePrevented": {
    "rule": "",
    "card": ""
  },
  "DamageTakenOver": {
    "rule": "",
    "card": ""
  },
  "DiceFreed": {
    "rule": "",
    "card": ""
  },
  "DiceIdle": {
    "rule": "",
    "card": ""
  },
  "DiceResolved": {
    "rule": "",
    "card": "",
    "spent": false
  },
  "DiceRolled": {
    "rule": "",
    "card": ""
  },
  "DieChanged": {
    "rule": "",
    "card": ""
  },
  "DieLapsed": {
    "rule": "",
    "card": ""
  },
  "DieLocked": {
    "rule": "",
    "card": ""
  },
  "DieUnlocked": {
    "rule": "",
    "card": ""
  },
  "EnergyGained": {
    "rule": "",
    "card": ""
  },
  "EnergySpent": {
    "rule": "",
    "card": ""
  },
  "EventRevealed": {
    "rule": "",
    "card": "",
    "without_effect": false
  },
  "ExtraPhase": {
    "rule": "",
    "card": ""
  },
  "FameGained": {
    "rule": "",
    "card": ""
  },
  "FameLost": {
    "rule": "",
    "card": ""
  },
  "FameStolen": {
    "rule": "",
    "card": ""
  },
  "FirelingPlaced": {
    "rule": "",
    "card": ""
  },
  "GameOver": {
    "rule": "",
    "card": ""
  },
  "HealthGained": {
    "rule": "",
    "card": ""
  },
  "HealthLost": {
    "rule": "",
    "card": "",
    "source": ""
  },
  "LockedDieTaken": {
    "rule": "",
    "card": ""
  },
  "MarketDiscarded": {
    "rule": "",
    "card": ""
  },
  "MinionActivated": {
    "rule": "",
    "card": ""
  },
  "MinionDestroyed": {
    "rule": "",
    "card": ""
  },
  "MinionDrawn": {
    "rule": "",
    "card": ""
  },
  "MinionMoved": {
    "rule": "",
    "card": ""
  },
  "MonsterMoved": {
    "rule": "",
    "card": ""
  },
  "MonsterPlaced": {
    "rule": "",
    "card": ""
  },
  "PowerUsed": {
    "rule": "",
    "card": ""
  },
  "PylonBuilt": {
    "rule": "",
    "card": "",
    "tile": ""
  },
  "PylonRemoved": {
    "rule": "",
    "card": ""
  },
  "StepBegan": {
    "rule": "",
    "card": ""
  },
  "SymbolApplied": {
    "rule": "",
    "card": ""
  },
  "TileActivated": {
    "rule": "",
    "card": ""
  },
  "TileBuilt": {
    "rule": "",
    "card": "",
    "replaced": ""
  },
  "TileRecharged": {
    "rule": "",
    "card": ""
  },
  "TilesTurned": {
    "rule": "",
    "card": ""
  },
  "TookBack": {
    "rule": "",
    "card": ""
  },
  "TurnBegan": {
    "rule": "",
    "card": ""
  },
  "TurnEnded": {
    "rule": "",
    "card": ""
  }
};

const godzilla_tokyo_clash = {
  "AreaAttack": {
    "rule": "",
    "card": ""
  },
  "AttackDeclared": {
    "rule": "",
    "card": "",
    "pierce": 0,
    "extra": 0,
    "unblockable": false
  },
  "BarrageUsed": {
    "rule": "",
    "card": ""
  },
  "BenefitTaken": {
    "rule": "",
    "card": ""
  },
  "Blocked": {
    "rule": "",
    "card": ""
  },
  "BuildingFell": {
    "rule": "",
    "card": ""
  },
  "CardDone": {
    "rule": "",
    "card": ""
  },
  "CardPlayed": {
    "rule": "",
    "card": ""
  },
  "CardsDiscarded": {
    "rule": "",
    "card": ""
  },
  "CardsDrawn": {
    "rule": "",
    "card": "",
    "cards": []
  },
  "CardsKept": {
    "rule": "",
    "card": "",
    "cards": [],
    "below": []
  },
  "CardsLooked": {
    "rule": "",
    "card": "",
    "cards": []
  },
  "CardsRecovered": {
    "rule": "",
    "card": ""
  },
  "CardsRevealed": {
    "rule": "",
    "card": ""
  },
  "Collided": {
    "rule": "",
    "card": ""
  },
  "DamageDealt": {
    "rule": "",
    "card": ""
  },
  "DeckPeeked": {
    "rule": "",
    "card": "",
    "cards": []
  },
  "DeckRenewed": {
    "rule": "",
    "card": ""
  },
  "Defended": {
    "rule": "",
    "card": ""
  },
  "Destroyed": {
    "rule": "",
    "card": ""
  },
  "DiscardActionTaken": {
    "rule": "",
    "card": ""
  },
  "EnergyGained": {
    "rule": "",
    "card": ""
  },
  "EnergyLost": {
    "rule": "",
    "card": ""
  },
  "EnhancementLost": {
    "rule": "",
    "card": ""
  },
  "EnhancementSet": {
    "rule": "",
    "card": ""
  },
  "EnhancementSpent": {
    "rule": "",
    "card": ""
  },
  "EventBegan": {
    "rule": "",
    "card": ""
  },
  "GameOver": {
    "rule": "",
    "card": ""
  },
  "GeneratorSprung": {
    "rule": "",
    "card": ""
  },
  "HandLooked": {
    "rule": "",
    "card": "",
    "cards": []
  },
  "HandTrophyTaken": {
    "rule": "",
    "card": ""
  },
  "HeadsSet": {
    "rule": "",
    "card": ""
  },
  "KaijuMoved": {
    "rule": "",
    "card": ""
  },
  "KingChanged": {
    "rule": "",
    "card": ""
  },
  "MarkerMoved": {
    "rule": "",
    "card": ""
  },
  "Passed": {
    "rule": "",
    "card": ""
  },
  "PhaseBegan": {
    "rule": "",
    "card": ""
  },
  "PieceMoved": {
    "rule": "",
    "card": "",
    "facing": ""
  },
  "PiecePlaced": {
    "rule": "",
    "card": "",
    "facing": ""
  },
  "PieceThrown": {
    "rule": "",
    "card": "",
    "hit": -1,
    "thing": ""
  },
  "RoundBegan": {
    "rule": "",
    "card": ""
  },
  "Stopped": {
    "rule": "",
    "card": ""
  },
  "TableSet": {
    "rule": "",
    "card": ""
  },
  "TookBack": {
    "rule": "",
    "card": ""
  },
  "TrophyReturned": {
    "rule": "",
    "card": ""
  },
  "TrophyTaken": {
    "rule": "",
    "card": ""
  },
  "TurnBegan": {
    "rule": "",
    "card": ""
  },
  "Withstood": {
    "rule": "",
    "card": ""
  }
};

export const eventDefaults = { king_of_tokyo, king_of_tokyo_origins, king_of_tokyo_duel, king_of_monster_island, godzilla_tokyo_clash };
