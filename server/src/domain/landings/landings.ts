import type { Filters } from '@shixuan/api';
import { listPath, listQuery } from '@shixuan/list-url';
import type { IndexProduct } from '../catalogue/index/index-input';
import { find } from '../catalogue/index/query';
import type { Segment } from '../catalogue/index/segment';
import { landingFilters } from './landing-file';

/** A filtered list that is a page of its own: one maker, one series of a maker, one choice, one class. */
export interface Landing {
  /** As links and titles name it: `海康机器人`, `500 万像素`. */
  label: string;
  /** Its one address. */
  path: string;
  filters: Filters;
  /** Number of products. */
  count: number;
}

export interface LandingGroup {
  /** Key of the attribute, or `brand`. */
  key: string;
  label: string;
  landings: Landing[];
}

interface Landings {
  /** Linked by the category's list, in its order; the largest of a group first, classes in their own order. */
  groups: readonly LandingGroup[];
  /** Linked by the page of makers. */
  series: readonly Landing[];
  byPath: ReadonlyMap<string, Landing>;
}

/** Share of products from which two pages of one name are the same page, of the larger one. */
const SAME_SHARE = 0.8;

/** A page about fewer products repeats their own pages. */
const FEWEST = 2;

const known = new WeakMap<Segment, Landings>();

/** The landing pages of a category, made once for a state of the catalogue. */
export function landingsOf(segment: Segment): Landings {
  const kept = known.get(segment);
  if (kept) return kept;
  const groups = withoutRepeats(segment, groupsOf(segment)).filter(({ landings }) => landings.length > 0);
  const series = seriesOf(segment);
  const all = [...groups.flatMap(({ landings }) => landings), ...series];
  const made = { groups, series, byPath: new Map(all.map(landing => [landing.path, landing])) };
  known.set(segment, made);
  return made;
}

/**
 * Leaves out what an earlier group has under the same name with nearly the same products: slides with a linear motor are
 * driven by it. Of others with one name, the later one says of what it is: `电机 直线电机`.
 */
function withoutRepeats(segment: Segment, groups: readonly LandingGroup[]): LandingGroup[] {
  const named = new Map<string, Landing>();
  return groups.map(group => ({
    ...group,
    landings: group.landings.flatMap(landing => {
      const earlier = named.get(landing.label);
      if (!earlier) {
        named.set(landing.label, landing);
        return [landing];
      }
      return isSame(segment, earlier, landing) ? [] : [{ ...landing, label: `${group.label} ${landing.label}` }];
    }),
  }));
}

function isSame(segment: Segment, one: Landing, other: Landing): boolean {
  const of = (landing: Landing) => new Set(productsOf(segment, landing.filters));
  const [ones, others] = [of(one), of(other)];
  const shared = [...ones].filter(product => others.has(product)).length;
  return shared >= SAME_SHARE * Math.max(ones.size, others.size);
}

/** The products of a list. */
export function productsOf(segment: Segment, filters: Filters): IndexProduct[] {
  const { rows } = find(segment, { filters, page: 1, pageSize: Number.MAX_SAFE_INTEGER, facets: false });
  return rows.flatMap(row => segment.products[row] ?? []);
}

function groupsOf(segment: Segment): LandingGroup[] {
  const { choices, classes } = landingFilters(segment.category.code);
  const byChoice = ['brand', ...choices].map(key => ({
    key,
    label: labelOf(segment, key),
    landings: (segment.filters.get(key)?.options() ?? [])
      .toSorted((a, b) => b.count - a.count)
      .flatMap(({ value, label, count }) => landing(segment, label, { [key]: { in: [value] } }, count)),
  }));
  const byClass = Object.entries(classes).map(([key, list]) => ({
    key,
    label: labelOf(segment, key),
    landings: list.flatMap(({ label, min, max }) => {
      const filters = { [key]: { min, max } };
      return segment.filters.has(key) ? landing(segment, label, filters, countOf(segment, filters)) : [];
    }),
  }));
  return [...byChoice, ...byClass];
}

function seriesOf(segment: Segment): Landing[] {
  const counts = new Map<string, { label: string; filters: Filters; count: number }>();
  for (const { brand, series } of segment.products) {
    if (series === null) continue;
    const key = `${brand.id} ${series}`;
    const entry = counts.get(key) ?? {
      label: `${brand.nameZh ?? brand.name} ${series} 系列`,
      filters: { brand: { in: [String(brand.id)] }, series: { in: [series] } },
      count: 0,
    };
    entry.count++;
    counts.set(key, entry);
  }
  return [...counts.values()].flatMap(({ label, filters, count }) => landing(segment, label, filters, count));
}

function landing({ category }: Segment, label: string, filters: Filters, count: number): Landing[] {
  if (count < FEWEST) return [];
  return [{ label, filters, count, path: listPath(listQuery(category.id, filters)) }];
}

const countOf = (segment: Segment, filters: Filters) =>
  find(segment, { filters, page: 1, pageSize: 0, facets: false }).total;

const labelOf = (segment: Segment, key: string) => segment.columns.get(key)?.label ?? key;
