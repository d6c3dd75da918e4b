import { type Bitset, countBits, createBitset, intersect, rowsOf, setBit, subtract } from '../catalogue/index/bitset';
import { foldPartNumber } from '../catalogue/index/fold-text';
import type { Segment } from '../catalogue/index/segment';
import type { CategoryMatches } from './category-matches';
import { oneEditAway } from './one-edit';
import { SCORES } from './ranking';
import type { TermWords } from './term-words';
import { understoodIn } from './understood-filters';

/** Part numbers one edit away are searched from this length on. */
const SHORTEST_MISTAKEN = 5;
/** A part number that is not carried shares so many letters with its relations, and so large a part. */
const SHORTEST_SHARED = 5;
const LEAST_SHARED = 0.5;
const LONGEST = 60;

/** Products whose part number is one edit away, under what else is understood. */
export function numbersNear(segments: readonly Segment[], words: TermWords): CategoryMatches[] {
  const typed = [...new Set([words.joinedAll, words.joinedRest])].filter(
    word => word.length >= SHORTEST_MISTAKEN && word.length <= LONGEST && /\d/.test(word),
  );
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
export function numbersBeginning(segments: readonly Segment[], { joinedAll: typed }: TermWords): CategoryMatches[] {
  const least = Math.max(SHORTEST_SHARED, Math.ceil(LEAST_SHARED * typed.length));
  for (let length = Math.min(LONGEST, typed.length - 1); length >= least; length--) {
    const begun = typed.slice(0, length);
    const found = segments.flatMap((segment): CategoryMatches[] => {
      const rows = createBitset(segment.products.length);
      segment.search.partNumbers.addRowsBeginning(begun, rows);
      const total = countBits(rows);
      const tiers = [{ score: SCORES.partNumber.oneAway, rows, count: total }];
      const match = { segment, understood: 0, filters: {}, complete: false, total, rows, tiers, approximate: true };
      return total > 0 ? [match] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}
