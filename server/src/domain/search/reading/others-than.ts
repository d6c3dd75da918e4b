import type { Filter, Filters } from '@shixuan/api';
import type { Segment } from '../../catalogue/index/segment';
import type { Meaning } from '../model/meanings';
import { joinedKeys, type Term } from '../model/term';

/**
 * One term for all other choices than these.
 * @param turned reads what is left of a bound that is not wanted: 不要超过 5W, 500 万以上的不要
 * @param wanted choices that are asked for: of one that holds what is not wanted the rest is meant, 环形光不要低角度的
 */
export function othersThanAll(
  choices: readonly Term[],
  terms: readonly Term[],
  segments: ReadonlyMap<number, Segment>,
  wanted: readonly Term[],
  turned: (bound: Term) => Pick<Term, 'label' | 'meanings'> | undefined,
): Term {
  const [first] = choices as [Term];
  const left = choices.length === 1 ? turned(first) : undefined;
  if (left) return joinedTerm(terms, left.label, withExcluded(left.meanings, first.meanings));
  const label = choices.map(each => each.label).join('、');
  const meanings = first.meanings.flatMap(meaning => {
    const more = choices
      .slice(1)
      .flatMap(each => each.meanings.filter(other => other.categoryId === meaning.categoryId));
    const asked = wanted.flatMap(each => each.meanings.filter(other => other.categoryId === meaning.categoryId));
    const unwanted = [meaning, ...more];
    if (unwanted.some(isBounded)) return otherThanFigures(unwanted);
    return othersThan(unwanted, segments.get(meaning.categoryId), asked) ?? [];
  });
  return joinedTerm(terms, `不要${/^[\d≤≥]/u.test(label) ? ' ' : ''}${label}`, meanings);
}

function joinedTerm(terms: readonly Term[], label: string, meanings: readonly Meaning[]): Term {
  const [first] = terms as [Term];
  return {
    ...first,
    key: joinedKeys(terms),
    end: terms.at(-1)?.end ?? first.end,
    kind: 'option',
    role: meanings.length > 0 ? 'content' : 'filler',
    label,
    meanings,
    texts: [label],
    brandIds: [],
  };
}

/** Where the figure is given up, because nothing has it, what is not wanted stays out. */
const withExcluded = (left: readonly Meaning[], unwanted: readonly Meaning[]): readonly Meaning[] =>
  left.map(meaning => {
    const excludes = unwanted.flatMap(({ categoryId, filters }) =>
      categoryId === meaning.categoryId ? [filters] : [],
    );
    return excludes.length > 0 ? { ...meaning, excludes } : meaning;
  });

/** Blue is a colour of lights, but a band of wavelengths of profilers. */
const isBounded = ({ filters }: Meaning): boolean =>
  Object.values(filters).some(({ min, max }) => min !== undefined || max !== undefined);

/** No list can be asked for all figures but one: products with it are taken out of what the rest of the query finds. */
function otherThanFigures(unwanted: readonly Meaning[]): Meaning {
  const [{ categoryId }] = unwanted as [Meaning];
  return { categoryId, filters: {}, excludes: unwanted.map(({ filters }) => closed(filters)) };
}

/** A figure that counts as the least or the most is itself what is not wanted. */
const closed = (filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([key, { min, max, ...rest }]) => [
      key,
      { ...rest, ...(min !== undefined || max !== undefined ? { min: min ?? max, max: max ?? min } : {}) } as Filter,
    ]),
  );

/**
 * The other choices of the same attribute that occur. Where there are none, products with the unwanted are taken out.
 * Undefined where the meaning is no choice of one attribute.
 */
function othersThan(
  unwanted: readonly Meaning[],
  segment: Segment | undefined,
  asked: readonly Meaning[],
): Meaning | undefined {
  const [{ categoryId, filters }] = unwanted as [Meaning];
  const [[key, chosen] = ['', {}], ...more] = Object.entries(filters);
  const options = segment?.filters.get(key)?.options();
  if (more.length > 0 || !chosen.in || !options) return undefined;
  const excluded = [...new Set(unwanted.flatMap(each => each.filters[key]?.in ?? []))];
  const excludes = [{ [key]: { in: excluded } }];
  const all = options.flatMap(({ value, count }) => (count > 0 && !excluded.includes(value) ? [value] : []));
  const of = asked.flatMap(each => each.filters[key]?.in ?? []);
  const ofAsked = all.filter(value => of.includes(value));
  const others = ofAsked.length > 0 ? ofAsked : all;
  return { categoryId, filters: others.length > 0 ? { [key]: { in: others } } : {}, excludes };
}
