import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { Term } from '../model/term';
import type { Synonyms } from '../text/synonyms';

/** Shorter letters and digits are no part number. */
const SHORTEST = 5;

export type ForeignNumber = Synonyms['foreignNumbers'][number];

const patterns = new WeakMap<ForeignNumber, RegExp>();

function patternOf(each: ForeignNumber): RegExp {
  const known =
    patterns.get(each) ??
    new RegExp(`^(?:${each.begins.map(begun => begun.replace(/\s/gu, '').replaceAll('#', '\\d{1,6}')).join('|')})`);
  patterns.set(each, known);
  return known;
}

/**
 * Whose part number it is that the catalogue does not hold, by the letters with which it begins: BFS-U3-51S5M. A space may
 * divide it: Manta G-507B.
 */
export function foreignNumber(term: Term, before: Term | undefined, synonyms: Synonyms): ForeignNumber | undefined {
  if (!isPart(term) || !/\d/.test(term.key)) return undefined;
  const own = foldPartNumber(term.key);
  const whole = before && isPart(before) ? foldPartNumber(before.key) + own : own;
  return [whole, own]
    .filter(folded => folded.length >= SHORTEST && /[a-z]/.test(folded))
    .map(folded => synonyms.foreignNumbers.find(each => patternOf(each).test(folded)))
    .find(each => each !== undefined);
}

const isPart = ({ kind, role, key }: Term): boolean =>
  kind === 'text' && role === 'content' && /^[\x21-\x7e]+$/.test(key);
