import {
  type Bitset,
  countBits,
  createBitset,
  intersect,
  rowsOf,
  setBit,
  subtract,
} from '../../catalogue/index/bitset';
import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';
import { SCORES } from '../model/ranking';
import type { TermWords } from '../reading/term-words';
import { oneEditAway } from '../text/one-edit';
import { understoodIn } from './understood-filters';

/** Part numbers one edit away are searched from this length on. */
const SHORTEST_MISTAKEN = 5;
/** Those of which letters look like digits, from this one. */
const SHORTEST_ALIKE = 4;
/** A part number that is not carried shares so many letters with its relations, and so large a part. */
const SHORTEST_SHARED = 5;
const LEAST_SHARED = 0.5;
const LONGEST = 60;

/** Letters that are typed for digits beside other digits: 5O2, 0l3. */
const O_AS_DIGIT = /(?<=\d)o+|o+(?=\d)/gu;
const L_AS_DIGIT = /(?<=\d)[li]+|[li]+(?=\d)/gu;

/** The typed number with such letters as digits, all of one kind or of both; without the number as it stands. */
export function withDigits(typed: string): string[] {
  const zeros = typed.replace(O_AS_DIGIT, run => '0'.repeat(run.length));
  const ones = (text: string) => text.replace(L_AS_DIGIT, run => '1'.repeat(run.length));
  return [...new Set([zeros, ones(typed), ones(zeros)])].filter(spelled => spelled !== typed);
}

/** What may be meant by typed numbers: themselves, and what they look like. */
const withSpellings = (typed: readonly string[]): string[] =>
  [...new Set([...typed, ...typed.flatMap(withDigits)])].filter(word => word.length <= LONGEST && /\d/.test(word));

/**
 * Products whose part number is, or begins with, the typed one once letters are read as the digits that they look like,
 * under what else is understood; however many letters these are.
 */
export function numbersLookingAlike(segments: readonly Segment[], words: TermWords): CategoryMatches[] {
  const typed = [words.joinedAll, words.joinedRest];
  const spelled = withSpellings(typed).filter(word => word.length >= SHORTEST_ALIKE && !typed.includes(word));
  if (spelled.length === 0) return [];
  return segments.flatMap(segment => {
    const own = understoodIn(segment, words.terms);
    if (!own) return [];
    const [whole, beginning] = [createBitset(segment.products.length), createBitset(segment.products.length)];
    for (const each of spelled) {
      segment.search.partNumbers.addRowsEqual(each, whole);
      segment.search.partNumbers.addRowsBeginning(each, beginning);
    }
    const rows = countBits(whole) > 0 ? whole : beginning;
    intersect(rows, own.rows);
    const total = countBits(rows);
    if (total === 0) return [];
    const tiers = [{ score: SCORES.partNumber.oneAway, rows, count: total }];
    const { filters, meant } = own;
    return [{ segment, understood: meant.length, filters, complete: false, total, rows, tiers, approximate: true }];
  });
}

/** Products whose part number is one edit away, under what else is understood. */
export function numbersNear(segments: readonly Segment[], words: TermWords): CategoryMatches[] {
  const typed = withSpellings([words.joinedAll, words.joinedRest]).filter(word => word.length >= SHORTEST_MISTAKEN);
  if (typed.length === 0) return [];
  return segments.flatMap(segment => {
    const whole = createBitset(segment.products.length);
    const beginning = createBitset(segment.products.length);
    const { partNumbers } = segment.search;
    for (const word of typed)
      partNumbers.eachNear(word, (text, addRowsTo) => {
        const kind = oneEditAway(word, text);
        if (kind) addRowsTo(kind === 'whole' ? whole : beginning);
      });
    const own = understoodIn(segment, words.terms);
    if (!own) return [];
    const { filters, meant } = own;
    intersect(whole, own.rows);
    intersect(beginning, own.rows);
    // Near beginnings are many: they count only when no whole number is near.
    const rows = countBits(whole) > 0 ? whole : beginning;
    const total = countBits(rows);
    if (total === 0) return [];
    const alike = lookingAlike(segment, rows, typed);
    const others = rows.slice();
    subtract(others, alike);
    const tiers = [alike, others]
      .map(each => ({ score: SCORES.partNumber.oneAway, rows: each, count: countBits(each) }))
      .filter(({ count }) => count > 0);
    return [{ segment, understood: meant.length, filters, complete: false, total, rows, tiers, approximate: true }];
  });
}

/** Letters and digits that are mistaken for one another: they are typed as they look. */
const unmistaken = (text: string): string => text.replace(/[li]/g, '1').replace(/o/g, '0');

/** The rows whose part number is the typed one but for such letters: ca0l3 is CA013. */
function lookingAlike(segment: Segment, rows: Bitset, typed: readonly string[]): Bitset {
  const asSeen = typed.map(unmistaken);
  const alike = createBitset(segment.products.length);
  for (const row of rowsOf(rows))
    if (asSeen.includes(unmistaken(foldPartNumber(segment.products[row]?.model ?? '')))) setBit(alike, row);
  return alike;
}

/** Products whose part numbers have the longest beginning in common with one that is not carried: A5201MG000 finds A5201M… */
export function numbersBeginning(segments: readonly Segment[], { joinedAll }: TermWords): CategoryMatches[] {
  const least = Math.max(SHORTEST_SHARED, Math.ceil(LEAST_SHARED * joinedAll.length));
  const spellings = [joinedAll, ...withDigits(joinedAll)];
  for (let length = Math.min(LONGEST, joinedAll.length - 1); length >= least; length--) {
    const found = segments.flatMap((segment): CategoryMatches[] => {
      const rows = createBitset(segment.products.length);
      for (const spelled of spellings) segment.search.partNumbers.addRowsBeginning(spelled.slice(0, length), rows);
      const total = countBits(rows);
      const tiers = [{ score: SCORES.partNumber.oneAway, rows, count: total }];
      const match = { segment, understood: 0, filters: {}, complete: false, total, rows, tiers, approximate: true };
      return total > 0 ? [match] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}
