import type { Brand } from '@shixuan/api';
import type { CatalogueIndex } from '../../catalogue/index/build';
import { foldPartNumber } from '../../catalogue/index/fold-text';
import { compareNatural } from '../../catalogue/index/natural-order';
import { SCORES } from '../model/ranking';
import { countingTerms, joined, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';

export interface FoundSeries {
  score: number;
  name: string;
  brand: Brand;
  categoryId: number;
  count: number;
  /** The record that describes the series as a whole; such a series has no products of its own in `count`. */
  entryId?: number;
}

export interface FoundBrand {
  score: number;
  brand: Brand;
  count: number;
}

interface NamedSeries {
  series: Omit<FoundSeries, 'score'>;
  /** Its name and those that it had, folded. */
  folded: readonly string[];
  /** The parts of its name, folded: `mv` and `cu` of MV-CU. */
  parts: readonly string[];
}

/** Finds brands and series by name with a scan: there are some hundreds. */
export class NameSearch {
  readonly #series: readonly NamedSeries[];
  readonly #brands: readonly { brand: Brand; count: number; folded: readonly string[] }[];

  #counts: ReadonlyMap<number, { brand: Brand; count: number }> | undefined;

  constructor(index: CatalogueIndex) {
    const withProducts = index.brandSeries();
    this.#series = withProducts.flatMap(({ series, entries, ...brand }) =>
      [...series, ...entries.map(({ id, ...entry }) => ({ ...entry, count: 0, entryId: id }))].map(each => ({
        series: { ...each, brand },
        folded: [each.name, ...formerNames(index, brand.id, each.name)].map(foldPartNumber),
        parts: seriesParts(each.name),
      })),
    );
    const carried = withProducts.filter(({ count }) => count > 0);
    this.#brands = carried.map(({ series, entries, count, ...brand }) => ({
      brand,
      count,
      folded: [brand.name, brand.nameZh ?? '', ...(index.brandAliases.get(brand.id) ?? [])].map(foldPartNumber),
    }));
  }

  /** Brands that have products, by id. */
  get counts(): ReadonlyMap<number, { brand: Brand; count: number }> {
    this.#counts ??= new Map(this.#brands.map(({ brand, count }) => [brand.id, { brand, count }]));
    return this.#counts;
  }

  /** Whether a series begins with these letters. */
  beginsSeries = (letters: string): boolean =>
    this.#series.some(({ folded }) => folded.some(name => name.startsWith(letters)));

  series(terms: readonly Term[]): FoundSeries[] {
    const counting = countingTerms(terms);
    const brandIds = brandsOf(counting);
    const categories = counting.filter(({ kind, active }) => kind === 'category' && active);
    const others = counting.filter(({ kind, active }) => !active || (kind !== 'brand' && kind !== 'category'));
    const typed = joined(others);
    const whole = joined(counting.filter(({ kind }) => kind !== 'category'));
    // A maker whose name is a part of the typed name may be none (opt in OPTO); one that is named in Chinese is meant.
    const isSaid = counting.some(({ kind, active, key }) => kind === 'brand' && active && hasHan(key));
    const mayBeOther = (id: number) => !isSaid || isOf(brandIds, id);
    // No name of a series holds a Chinese word.
    if (others.some(({ key }) => foldPartNumber(key) !== joined([{ key }]))) return [];
    if (typed === '' && whole === '' && !brandIds) return [];
    const found: FoundSeries[] = [];
    for (const { folded, parts, series } of this.#series) {
      const fits = categories.every(({ meanings }) =>
        meanings.some(({ categoryId }) => categoryId === series.categoryId),
      );
      if (!fits) continue;
      const scores = [
        typed && isOf(brandIds, series.brand.id) ? seriesScore(folded, typed) : 0,
        // 海康 CU 系列: of a maker that is named, the part that tells its series apart.
        brandIds?.has(series.brand.id) && parts.includes(typed) ? SCORES.series.part : 0,
        whole && mayBeOther(series.brand.id) ? seriesScore(folded, whole) : 0,
      ];
      const ofBrand = typed === '' && brandIds && isOf(brandIds, series.brand.id) ? SCORES.series.ofBrand : 0;
      const score = Math.max(...scores, ofBrand);
      if (score > 0) found.push({ ...series, score });
    }
    return found.sort((a, b) => b.score - a.score || b.count - a.count || compareNatural(a.name, b.name));
  }

  /** Series that begin with the last letters of a query, of its maker if one is named; the largest first. */
  seriesBeginning(terms: readonly Term[]): FoundSeries[] {
    const counting = countingTerms(terms);
    const brandIds = brandsOf(counting);
    const others = counting.filter(({ kind, active }) => !active || kind !== 'brand');
    const typed = joined(others);
    const isLetters = others.every(({ key, kind }) => kind === 'text' && foldPartNumber(key) === joined([{ key }]));
    if (!isLetters || typed.length < (brandIds ? 1 : 2)) return [];
    return this.#series
      .filter(({ folded, series }) => folded.some(name => name.startsWith(typed)) && isOf(brandIds, series.brand.id))
      .map(({ series }) => ({ ...series, score: SCORES.series.prefix }))
      .sort((a, b) => b.count - a.count || compareNatural(a.name, b.name));
  }

  brands(terms: readonly Term[]): FoundBrand[] {
    const counting = countingTerms(terms);
    const ids = brandsOf(counting);
    const isAll = counting.every(({ kind, active }) => kind === 'brand' && active);
    const [only] = counting.length === 1 ? counting : [];
    const typed = only && only.kind !== 'brand' ? foldPartNumber(only.key) : '';
    if (!ids && typed.length < 2) return [];
    const found = this.#brands.flatMap(({ folded, brand, count }): FoundBrand[] => {
      if (ids?.has(brand.id)) return [{ brand, count, score: isAll ? SCORES.brand.exact : SCORES.brand.mentioned }];
      const begins = typed.length > 1 && folded.some(name => name.startsWith(typed));
      return begins ? [{ brand, count, score: SCORES.brand.prefix }] : [];
    });
    return found.sort((a, b) => b.score - a.score || b.count - a.count || compareNatural(a.brand.name, b.brand.name));
  }
}

/** The parts of a series' name that hold letters, folded. */
export const seriesParts = (name: string): string[] => {
  const parts = name.split(/[\s\-_/.]+/u).map(foldPartNumber);
  return parts.length > 1 ? parts.filter(part => part.length > 1 && /[a-z]/.test(part)) : [];
};

const isOf = (ids: ReadonlySet<number> | undefined, id: number): boolean => ids === undefined || ids.has(id);

function brandsOf(terms: readonly Term[]): ReadonlySet<number> | undefined {
  const brands = terms.filter(({ kind, active }) => kind === 'brand' && active);
  return brands.length > 0 ? new Set(brands.flatMap(({ brandIds }) => brandIds)) : undefined;
}

/** What a series of a maker was called before. */
const formerNames = ({ formerSeries }: CatalogueIndex, brandId: number, name: string): string[] =>
  Object.entries(formerSeries.get(brandId) ?? {}).flatMap(([former, present]) => (present === name ? [former] : []));

const seriesScore = (folded: readonly string[], typed: string): number =>
  Math.max(...folded.map(name => nameScore(name, typed)));

function nameScore(folded: string, typed: string): number {
  if (folded === typed) return SCORES.series.exact;
  if (typed.length > 2 && folded.startsWith(typed))
    return /\d/.test(typed) ? SCORES.series.prefix : SCORES.series.prefixLetters;
  return typed.length > 2 && folded.includes(typed) ? SCORES.series.inside : 0;
}
