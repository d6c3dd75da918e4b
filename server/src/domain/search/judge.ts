import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductRow, SearchGroup } from '@shixuan/api';
import { z } from 'zod';
import { answerSearch } from './answer-search';
import type { SiteSearch } from './site-search';

/** The expected results of a query, stated independently of how the search works: one of these at the top. */
const Expectation = z.union([
  z.strictObject({ models: z.array(z.string()).min(1) }),
  z.strictObject({ modelStarts: z.string() }),
  z.strictObject({ modelHolds: z.string(), brand: z.string().optional() }),
  z.strictObject({ brandPage: z.string() }),
  z.strictObject({ seriesPage: z.string(), brand: z.string() }),
  z.strictObject({ article: z.string() }),
  z.strictObject({
    category: z.string().optional(),
    anyCategory: z.array(z.string()).optional(),
    brand: z.string().optional(),
    /** A number must lie within [low, high]; a choice must be one of the codes. */
    attrs: z.record(z.string(), z.union([z.tuple([z.number(), z.number()]), z.array(z.string()).min(1)])).optional(),
  }),
]);
type Expectation = z.infer<typeof Expectation>;

const JudgedQuery = z.strictObject({ class: z.string(), query: z.string(), expect: z.array(Expectation).min(1) });
export type JudgedQuery = z.infer<typeof JudgedQuery>;

/** The judged set beside this file. */
export const judgedQueries = (): JudgedQuery[] =>
  z.array(JudgedQuery).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'judged-queries.json'), 'utf8')));

export interface Verdict {
  judged: JudgedQuery;
  /** Rank of the first right result, from 1; undefined when there is none on the page. */
  rank: number | undefined;
  /** For queries to which many products are right: the first five all are. */
  firstFive: boolean;
  first: string;
}

/**
 * Searches as the page of all kinds does. The page is read kind by kind, so a rank is the place within the kind plus one
 * for every kind before it.
 */
export function judge(search: SiteSearch, judged: JudgedQuery): Verdict {
  const { content } = answerSearch(search, { keywords: judged.query, page: 1, pageSize: 24, filters: {}, without: [] });
  const codes = new Map([...search.index.segments].map(([id, { category }]) => [id, category.code]));
  const slugs = new Map(search.articleSearch.articles.map(({ id, slug }) => [id, slug]));
  const shown = content.groups.filter(({ hits }) => hits.length > 0);
  const places = shown.flatMap((group, before) =>
    flags(group, judged.expect, codes, slugs).flatMap((right, place) => (right ? [before + place + 1] : [])),
  );
  const products = shown.find(({ kind }) => kind === 'product');
  const many = judged.expect.every(
    each => !('models' in each || 'brandPage' in each || 'seriesPage' in each || 'article' in each),
  );
  const firstFive = !many || !products || flags(products, judged.expect, codes, slugs).slice(0, 5).every(Boolean);
  return { judged, rank: places.length > 0 ? Math.min(...places) : undefined, firstFive, first: nameOf(shown[0]) };
}

function flags(
  group: SearchGroup,
  expected: readonly Expectation[],
  codes: ReadonlyMap<number, string>,
  slugs: ReadonlyMap<number, string>,
): boolean[] {
  const any = (test: (each: Expectation) => boolean) => expected.some(test);
  if (group.kind === 'product')
    return group.hits.map(({ row }) => any(each => isProduct(each, row, codes.get(row.categoryId))));
  if (group.kind === 'series')
    return group.hits.map(hit =>
      any(each => 'seriesPage' in each && hit.series === each.seriesPage && hit.brand.name === each.brand),
    );
  if (group.kind === 'brand')
    return group.hits.map(hit => any(each => 'brandPage' in each && hit.brand.name === each.brandPage));
  if (group.kind === 'article')
    return group.hits.map(hit => any(each => 'article' in each && slugs.get(hit.id) === each.article));
  return [];
}

function isProduct(expected: Expectation, { model, brand, attrs }: ProductRow, code: string | undefined): boolean {
  if ('models' in expected) return expected.models.includes(model);
  if ('modelStarts' in expected) return model.startsWith(expected.modelStarts);
  if ('modelHolds' in expected)
    return model.includes(expected.modelHolds) && (expected.brand ?? brand.name) === brand.name;
  if ('brandPage' in expected || 'seriesPage' in expected || 'article' in expected) return false;
  if (expected.brand !== undefined && expected.brand !== brand.name) return false;
  if (expected.category !== undefined && expected.category !== code) return false;
  if (expected.anyCategory && !expected.anyCategory.includes(code ?? '')) return false;
  return Object.entries(expected.attrs ?? {}).every(([key, wanted]) => {
    const value = attrs[key];
    const [low, high] = wanted;
    if (typeof low === 'number' && typeof high === 'number')
      return typeof value === 'number' && value >= low && value <= high;
    return [value].flat().some(each => wanted.some(one => one === each));
  });
}

function nameOf(group: SearchGroup | undefined): string {
  if (!group) return '—';
  if (group.kind === 'product') return `product ${group.hits[0]?.row.model} ${group.hits[0]?.row.name}`;
  if (group.kind === 'series') return `series ${group.hits[0]?.series}`;
  if (group.kind === 'brand') return `brand ${group.hits[0]?.brand.name}`;
  return `${group.kind} ${group.hits[0]?.title}`;
}

export interface Measures {
  queries: number;
  /** Share of queries whose first result is right. */
  successAt1: number;
  /** Share with a right result among the first five; where many products are right, all of the first five. */
  successAt5: number;
  /** Mean of 1 / rank. */
  mrr: number;
}

export function measure(verdicts: readonly Verdict[]): Measures {
  const share = (holds: (verdict: Verdict) => boolean) => verdicts.filter(holds).length / verdicts.length;
  return {
    queries: verdicts.length,
    successAt1: share(({ rank }) => rank === 1),
    successAt5: share(({ rank, firstFive }) => rank !== undefined && rank <= 5 && firstFive),
    mrr: verdicts.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) / verdicts.length,
  };
}
