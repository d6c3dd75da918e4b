import { type CallContent, parseId } from '@shixuan/api/client';

export type BrandEntry = CallContent<'brandSeries'>['list'][number];

/** State of the page, as written in its address. */
export interface BrandFilter {
  categoryId: number | null;
  /** `A`…`Z`, `#` for other first letters; null for all. */
  letter: string | null;
  text: string;
}

export interface ParsedBrandFilter extends BrandFilter {
  /** The ignored parts of the address, one Chinese sentence each. */
  problems: string[];
}

/** @param categories ids of the site's categories */
export function parseBrandFilter(search: string, categories: readonly number[]): ParsedBrandFilter {
  const params = new URLSearchParams(search);
  const asked = { category: params.get('categoryId') ?? '', letter: params.get('letter') ?? '' };
  const id = parseId(asked.category);
  const categoryId = id !== null && categories.includes(id) ? id : null;
  const letter = /^[A-Z#]$/i.test(asked.letter) ? asked.letter.toUpperCase() : null;
  const problems: string[] = [];
  if (asked.category && categoryId === null)
    problems.push(`分类「${asked.category.slice(0, 40)}」无效，应为网站分类的编号，已忽略`);
  if (asked.letter && letter === null)
    problems.push(`首字母「${asked.letter.slice(0, 40)}」无效，应为 A～Z 或 #，已忽略`);
  return { categoryId, letter, text: (params.get('q') ?? '').slice(0, 60), problems };
}

export function brandsPath({ categoryId, letter, text }: BrandFilter): string {
  const params = new URLSearchParams();
  if (categoryId !== null) params.set('categoryId', String(categoryId));
  if (letter !== null) params.set('letter', letter);
  if (text.trim()) params.set('q', text.trim());
  const search = params.toString();
  return search ? `/brands?${search}` : '/brands';
}

/** The letter under which a brand is found: that of its Latin name. */
export function letterOf({ name }: Pick<BrandEntry, 'name'>): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

const byName = (a: BrandEntry, b: BrandEntry) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });

/** Brands with products, or with the record of a series. */
const isListed = ({ count, entries = [] }: BrandEntry) => count > 0 || entries.length > 0;

/**
 * Listed brands that have the letter and hold the text in a name or in the name of a series; under a letter by
 * Latin name, otherwise those with most products first.
 */
export function filterBrands(
  list: readonly BrandEntry[],
  { letter, text }: Omit<BrandFilter, 'categoryId'>,
): BrandEntry[] {
  const wanted = text.trim().toLowerCase();
  const holds = (name: string | null) => name?.toLowerCase().includes(wanted) ?? false;
  return list
    .filter(isListed)
    .filter(brand => letter === null || letterOf(brand) === letter)
    .filter(
      ({ name, nameZh, series, entries = [] }) =>
        holds(name) || holds(nameZh) || [...series, ...entries].some(one => holds(one.name)),
    )
    .sort(letter === null ? (a, b) => b.count - a.count || byName(a, b) : byName);
}

/** The letters that any brand begins with, in order. */
export const lettersOf = (list: readonly BrandEntry[]) =>
  [...new Set(list.filter(isListed).map(letterOf))].sort((a, b) => (a === '#' ? 1 : b === '#' ? -1 : a < b ? -1 : 1));

export interface SeriesOfCategory {
  categoryId: number;
  series: BrandEntry['series'];
}

/** A brand's series by category, largest category first. */
export function seriesByCategory(series: BrandEntry['series']): SeriesOfCategory[] {
  const groups = new Map<number, BrandEntry['series']>();
  for (const one of series) groups.set(one.categoryId, [...(groups.get(one.categoryId) ?? []), one]);
  const size = (list: BrandEntry['series']) => list.reduce((sum, { count }) => sum + count, 0);
  return [...groups]
    .map(([categoryId, list]) => ({ categoryId, series: list.sort((a, b) => b.count - a.count) }))
    .sort((a, b) => size(b.series) - size(a.series));
}
