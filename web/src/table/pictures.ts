// The symbol that a card's picture is printed with: what the card does, told from its id.
import { duelPictures } from '../boards/king_of_tokyo_duel/cards';
import type { IconName } from '../kit/icon-names';

const byWord: readonly (readonly [RegExp, IconName])[] = [
  [/heal|regenerat|rain|heart|herbiv|feast|apples|banana|lives/, 'heal'],
  [/poison|quill|witch|acid|waste/, 'poison'],
  [/shrink|small|tiny|cute/, 'shrink'],
  [/smoke|cloud|storm|shadow|ghost|fatus/, 'smoke'],
  [
    /mimic|metamorph|probe|twist|nightmare|clown|princess|pirate|vampire|zombie|devil|cheerleader|costume/,
    'mimic',
  ],
  [/alien|mothership|invaders|astronaut|exotic/, 'ufo'],
  [/freeze|cold|ice|icy|blizzard|diamond/, 'ice'],
  [/target|precision|missile|hunter|analysis/, 'target'],
  [/energ|battery|batteries|solar|electr|lightning|sword|motor|carrot|tune/, 'energy'],
  [/refinery|plant|laborator|made_in_a_lab|gizmo/, 'power-plant'],
  [/armor|plating|camouflage|hide|shield|adaptab|reflection/, 'shield'],
  [/jet|wings|bombing|above/, 'jet'],
  [/tank|army|guard|soldier/, 'tank'],
  [/train|express/, 'train'],
  [/building|skyscraper|store|park|urbavore|temple|tokyo|liberty/, 'building'],
  [/head|brain|stretchy|opportunist|genius|rabbit|roll|catch|robot/, 'dice'],
  [/friend|child|young|sidekick|worship|dance|roar|bellow|media|underdog|gourmet|king|alpha|supply/, 'vp'],
  [
    /fire|flame|breath|nova|blast|tail|claw|smash|frenzy|attack|scratch|rush|spik|dread|wave|stomp|destr|doom|scythe/,
    'smash',
  ],
  [/dive|burrow|jump|scamper|order|sleep|walker|dweller/, 'move'],
  [/dead|detritivore|cannibal|souls|crows|scourge|curse|trick/, 'skull'],
];

const others: readonly IconName[] = ['vp', 'energy', 'heart', 'smash', 'dice', 'crown', 'target'];

/** The same id always gives the same symbol. */
export function pictureOf(id: string): IconName {
  const chosen = duelPictures[id];
  if (chosen) return chosen;
  for (const [words, icon] of byWord) if (words.test(id)) return icon;
  let sum = 0;
  for (const letter of id) sum += letter.codePointAt(0) ?? 0;
  return others[sum % others.length] ?? 'vp';
}
