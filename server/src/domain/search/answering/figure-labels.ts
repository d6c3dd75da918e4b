import type { Filters } from '@shixuan/api';
import type { CatalogueIndex } from '../../catalogue/index/build';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';
import type { Meaning } from '../model/meanings';
import type { Term } from '../model/term';

/** 长 is of a camera, a light or a lens: the attribute of one says nothing of the others. So it is in 1米宽 and 幅宽. */
const SIDE = /(?:(?<!\p{Script=Han})|(?<=\d(?:毫|厘|分)?米)|幅)[长宽高](?!\p{Script=Han})/u;

/** Strict bounds: no attribute stands before the sign. */
const STRICT = /^[<>] /u;

/**
 * What a figure is called in a category: 长 50mm is 机身长 of a camera, and 长度 of a lens. A side that
 * the category has not is called as it was typed.
 */
export function labelIn(term: Term, matches: CategoryMatches, index: CatalogueIndex) {
  const { kind, key, label, meanings } = term;
  const { category, columns } = matches.segment;
  const own = meanings.find(({ categoryId }) => categoryId === category.id);
  const here = own && attributeOf(own, columns);
  // What is left of a bound that was not wanted says of what it is: 不要16mm以上 is 焦距 < 16 mm.
  if (STRICT.test(label)) return named(appliedAttribute(term, matches)?.label ?? here, label);
  // 精度 is searched as 单像素精度, too, but was not typed so.
  if (kind === 'word') return key;
  const [first] = meanings;
  const usual = first && attributeOf(first, index.segments.get(first.categoryId)?.columns);
  if (kind !== 'quantity' || usual === undefined || !label.startsWith(`${usual} `)) return label;
  if (here !== undefined) return here + label.slice(usual.length);
  return SIDE.test(key) ? key : label;
}

/** What a figure is called where nothing was found: as the category has it that the other words stand for, too. */
export function unmetLabel(term: Term, terms: readonly Term[], index: CatalogueIndex): string {
  const { label, meanings } = term;
  if (!STRICT.test(label)) return label;
  const others = terms.filter(other => other !== term && other.meanings.length > 0);
  const isMeant = (id: number) => others.every(other => other.meanings.some(({ categoryId }) => categoryId === id));
  const meant = meanings.find(({ categoryId }) => isMeant(categoryId)) ?? meanings[0];
  return named(meant && attributeOf(meant, index.segments.get(meant.categoryId)?.columns), label);
}

const named = (attribute: string | undefined, label: string): string => `${attribute ?? ''} ${label}`.trim();

const attributeOf = ({ filters }: Meaning, columns: Segment['columns'] | undefined): string | undefined =>
  columns?.get(Object.keys(filters)[0] ?? '')?.label;

/** What a number without a unit was read as in the category that comes first: 焦距 16 mm. */
export function numberLabel(term: Term, first: CategoryMatches | undefined): string {
  const { label } = term;
  const attribute = first && appliedAttribute(term, first);
  if (!attribute) return label;
  const unit = attribute.unit ?? '';
  return [attribute.label, label, label.endsWith(unit) ? '' : unit].join(' ').trim();
}

/** The attribute of that reading of a figure that applies in a category. */
function appliedAttribute({ meanings }: Term, { segment, filters }: CategoryMatches) {
  const meaning = meanings.find(({ categoryId }) => categoryId === segment.category.id);
  const readings = meaning ? [meaning.filters, ...(meaning.others ?? [])] : [];
  const isApplied = (reading: Filters) =>
    Object.entries(reading).every(([key, { min, max }]) => {
      // The other bound may be that of another term.
      const { min: least, max: most } = filters[key] ?? {};
      return (min === undefined || least === min) && (max === undefined || most === max);
    });
  const [key] = Object.keys(readings.find(isApplied) ?? {});
  return segment.attributes.find(each => each.key === key);
}
