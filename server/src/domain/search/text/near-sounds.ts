import { LRUCache } from 'lru-cache';
import { oneEditAway } from './one-edit';
import { pinyinKeys } from './pinyin-keys';

/** Sounds that speakers of many regions do not tell apart. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^([zcs])h/u, '$1'],
  [/ng$/u, 'n'],
  [/^l/u, 'n'],
];

/** The one place at which two words of a length differ; undefined where there are more. */
function onlyDifference(one: string, other: string): number | undefined {
  if (one.length !== other.length) return undefined;
  const places = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  return places.length === 1 ? places[0] : undefined;
}

/** Whether one character of a word is another that an input method offers beside it, by one letter more, less or wrong: 采集看 for 采集卡. */
export function soundsNear(typed: string, name: string): boolean {
  const at = onlyDifference(typed, name);
  if (at === undefined) return false;
  const [one, other] = [soundOf(typed[at]), soundOf(name[at])];
  return one.full === other.full || one.alike === other.alike || oneEditAway(one.full, other.full) === 'whole';
}

/** Whether characters of a word sound as others do where regions do not tell the sounds apart: 尽头 for 镜头, 基恩思 for 基恩士. */
export function soundsAlike(typed: string, name: string): boolean {
  if (typed.length !== name.length) return false;
  let same = 0;
  for (let at = 0; at < typed.length; at++) if (typed[at] === name[at]) same++;
  // Of words that have no character in common the sounds are chance.
  if (same === 0) return false;
  for (let at = 0; at < typed.length; at++)
    if (typed[at] !== name[at] && soundOf(typed[at]).alike !== soundOf(name[at]).alike) return false;
  return true;
}

/** Characters of which the sounds are kept: those of names recur. */
const MOST_KEPT = 4000;
const sounds = new LRUCache<string, { full: string; alike: string }>({ max: MOST_KEPT });

function soundOf(letter = ''): { full: string; alike: string } {
  const kept = sounds.get(letter);
  if (kept) return kept;
  const { full } = pinyinKeys(letter);
  const sound = { full, alike: ALIKE.reduce((text, [from, to]) => text.replace(from, to), full) };
  sounds.set(letter, sound);
  return sound;
}
