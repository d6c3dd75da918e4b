import { countBits } from '../../catalogue/index/bitset';
import { foldText } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { Entry } from '../model/entry';
import type { Meaning } from '../model/meanings';
import { mergeFilters } from '../model/merge-filters';
import { selectAll } from '../model/select-rows';
import { isKind, type Term } from '../model/term';

/** Words of a maker's Latin name without what stands in brackets. */
const WORDS = /^[A-Z][A-Za-z0-9]*(?: [A-Z][A-Za-z0-9]*)+$/u;

/**
 * Makers by the initials of a Latin name of several words: `ni` for National Instruments.
 * @param names of makers, the one with the most products first: of two with the same initials it is meant
 */
export function makersByInitials(
  names: readonly string[],
  named: (name: string) => Entry | undefined,
): ReadonlyMap<string, Entry> {
  const makers = new Map<string, Entry>();
  for (const name of names) {
    const main = name.replace(/\s*\(.*/u, '');
    const entry = named(foldText(main));
    if (!WORDS.test(main) || entry?.kind !== 'brand') continue;
    const initials = main.split(' ').map(word => word.charAt(0).toLowerCase());
    if (!makers.has(initials.join(''))) makers.set(initials.join(''), entry);
  }
  return makers;
}

/**
 * Reads the initials of a maker beside a kind of product that it has: ni 采集卡. Elsewhere the letters may stand for
 * anything (AI 相机).
 */
export function withMakers(
  terms: readonly Term[],
  makers: ReadonlyMap<string, Entry>,
  segments: ReadonlyMap<number, Segment>,
): readonly Term[] {
  const kinds = terms.filter(term => (term.kind === 'category' && term.active) || isKind(term)).flatMap(meaningsOf);
  if (kinds.length === 0) return terms;
  const isMade = ({ categoryId, filters }: Meaning) => {
    const segment = segments.get(categoryId);
    const own = kinds.filter(kind => kind.categoryId === categoryId).map(kind => kind.filters);
    return (
      segment !== undefined && own.length > 0 && countBits(selectAll(segment, mergeFilters([filters, ...own]))) > 0
    );
  };
  return terms.map((term): Term => {
    const maker = term.kind === 'text' && term.role === 'content' ? makers.get(term.key) : undefined;
    const meanings = maker?.meanings.filter(isMade) ?? [];
    if (!maker || meanings.length === 0) return term;
    const { label, texts, brandIds } = maker;
    return { ...term, kind: 'brand', label, meanings, texts, brandIds };
  });
}

const meaningsOf = ({ meanings }: Term): readonly Meaning[] => meanings;
