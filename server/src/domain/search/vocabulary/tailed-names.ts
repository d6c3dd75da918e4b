import type { Entry } from '../model/entry';
import { hasHan } from '../text/pinyin-keys';

/** Of one character nothing is left that names a choice: 红 of 红光. */
const SHORTEST = 2;

/**
 * Names of choices with another of the words that add nothing behind them, by category: 半圆灯 and 半圆光源 for 半圆光. What
 * has a name of its own keeps it. `tails`: by category, the longer ones first.
 */
export function tailedNames(
  entries: Iterable<readonly [string, Entry]>,
  tails: ReadonlyMap<number, readonly string[]>,
  isNamed: (name: string) => boolean,
): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [name, entry] of entries) {
    if (entry.kind !== 'option' || !hasHan(name)) continue;
    for (const { categoryId } of entry.meanings) {
      const own = tails.get(categoryId) ?? [];
      const tail = own.find(each => name.endsWith(each));
      if (tail === undefined || name.length - tail.length < SHORTEST) continue;
      const stem = name.slice(0, -tail.length);
      // Behind a name of its own a tail is read as such, or divided from it: 红外 + 光源.
      if (isNamed(stem)) continue;
      for (const other of own) {
        const whole = stem + other;
        if (!found.has(whole) && !isNamed(whole)) found.set(whole, { ...entry, name: whole });
      }
    }
  }
  return found;
}
