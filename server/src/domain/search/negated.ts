import type { Segment } from '../catalogue/index/segment';
import type { Meaning } from './meanings';
import type { Term } from './term';

/** What stands before a choice that is not wanted: 不要彩色, 不带红外的, 除了海康. 要不要 asks. */
const NOT = /(?<!要|是|能|带)(?:不要|不带|不含|不是|不用|除了|除开|非|别)的?$/u;
/** A single word of these, which no product has. */
const PART = /^(?:不|非|别|除|不含|除了|除开)$/u;

/**
 * Choices and makers that are not wanted stand for all others of their attribute. A product that does not state the
 * attribute is none of these: it may be what is not wanted.
 */
export function withoutNegated(terms: readonly Term[], segments: ReadonlyMap<number, Segment>): readonly Term[] {
  const isNegated = terms.map(({ kind }, at) => {
    if (kind !== 'option' && kind !== 'brand') return false;
    const from = terms.slice(0, at).findLastIndex(term => term.kind !== 'text' || term.role === 'asking') + 1;
    return NOT.test(
      terms
        .slice(from, at)
        .map(({ key }) => key)
        .join(''),
    );
  });
  if (!isNegated.includes(true)) return terms;
  return terms.map((term, at): Term => {
    if (isNegated[at]) {
      const meanings = term.meanings.flatMap(meaning => othersThan(meaning, segments.get(meaning.categoryId)) ?? []);
      const role = meanings.length > 0 ? term.role : 'filler';
      const label = `不要${term.label}`;
      return { ...term, kind: 'option', role, label, meanings, texts: [label], brandIds: [] };
    }
    const isPart = term.kind === 'text' && PART.test(term.key) && isNegated.indexOf(true, at) >= 0;
    return isPart ? { ...term, role: 'filler' } : term;
  });
}

/** The other choices of the same attribute that occur; undefined where the meaning is no choice of one attribute. */
function othersThan({ categoryId, filters }: Meaning, segment: Segment | undefined): Meaning | undefined {
  const [[key, chosen] = ['', {}], ...more] = Object.entries(filters);
  const options = segment?.filters.get(key)?.options();
  if (more.length > 0 || !chosen.in || !options) return undefined;
  const others = options.flatMap(({ value, count }) => (count > 0 && !chosen.in?.includes(value) ? [value] : []));
  return others.length > 0 ? { categoryId, filters: { [key]: { in: others } } } : undefined;
}
