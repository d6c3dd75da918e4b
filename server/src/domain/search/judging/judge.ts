import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttributeValue, ProductRow, SearchGroup } from '@shixuan/api';
import { z } from 'zod';
import { foldPartNumber } from '../../catalogue/index/fold-text';
import { answerSearch } from '../answering/answer-search';
import type { SiteFile } from '../finding/file-search';
import type { SiteSearch } from '../finding/site-search';

/** A condition on any one of the attributes: a number within [low, high], one of the codes, or a yes or no. */
const Condition = z
  .strictObject({
    keys: z.array(z.string()).min(1),
    low: z.number().optional(),
    high: z.number().optional(),
    in: z.array(z.string()).min(1).optional(),
    is: z.boolean().optional(),
  })
  .refine(({ low, high, in: codes, is }) => (low !== undefined && high !== undefined) || codes || is !== undefined);

/** A product by its facts, never by its number in the database. */
const ProductWish = z.strictObject({
  models: z.array(z.string()).min(1).optional(),
  /** Without regard to case and separators. */
  modelStarts: z.string().optional(),
  modelHolds: z.string().optional(),
  brand: z.string().optional(),
  notBrands: z.array(z.string()).min(1).optional(),
  categories: z.array(z.string()).min(1).optional(),
  /** Stands in the sensor's type or in the part number. */
  sensor: z.string().optional(),
  attrs: z.array(Condition).optional(),
  /** None of these holds; a product that does not state the attribute will do. */
  notAttrs: z.array(Condition).optional(),
});

/** The expected result of a query, stated independently of how the search works. */
export const Expectation = z.union([
  ProductWish,
  z.strictObject({ brandPage: z.string() }),
  /** The series itself, or a product of it. */
  z.strictObject({ series: z.string(), brand: z.string().optional() }),
  z.strictObject({ articles: z.array(z.string()).min(1) }),
  /** Files of the download centre by their types, about a category where one is named. */
  z.strictObject({ files: z.array(z.string()).min(1), category: z.string().optional() }),
  /** The answer says that this maker or kind of device is not carried. */
  z.strictObject({ notCarried: z.string() }),
]);
type Expectation = z.infer<typeof Expectation>;

/**
 * The parts of the judged set, in the order in which they were written: each before the rules that its misses led to, with
 * phrases that were divided by chance. What was counted when is in the decisions named beside them.
 */
export const judgedParts = [
  // What is known to work.
  'guard',
  // Decisions 0046 to 0100: `tune` was learned from, `check` looked at now and then, `last` counted once.
  'tune',
  'check',
  'last',
  'fresh-tune',
  'fresh-last',
  'second-tune',
  'second-last',
  'third-tune',
  'third-last',
  'fourth-tune',
  'fifth-tune',
  'fifth-last',
  'sixth-tune',
  'sixth-last',
  'seventh-tune',
  'seventh-last',
  'eighth-last',
  // What an audit found amiss, and phrases of the same kinds.
  'ninth',
  // Counted once; what fails has been seen since: 0237 and 0246.
  'tenth-tune',
  'tenth-last',
  'eleventh-tune',
  'eleventh-last',
  // Accessories, cables and makers; `fresh` was written after the rules from the first half. Then as buyers type them: 0252.
  'twelfth-tune',
  'twelfth-last',
  'twelfth-fresh',
  'thirteenth',
  // All kinds, and harder ones: 0255.
  'fourteenth',
  'fifteenth',
  // Ways to write of a buyer's day: 不要, fields, numerals in words, input methods.
  'sixteenth',
  // Nineteen kinds, then twenty-two: 0271 and 0274.
  'seventeenth',
  'eighteenth',
  // By people who did not know the rules, in three parts of 60 each, in this order: 0275 and 0279.
  'nineteenth',
  'twentieth',
  // Likewise, in two halves of 75: 0282.
  'twentyfirst',
  // In three parts of 40, by somebody who knew the decisions: lists of parts, tenders, sentences with a purpose: 0285.
  'twentysecond',
  // In three parts of 24, by somebody who had read the rules of negation: what is not wanted, lists, questions: 0288.
  'twentythird',
  // In three parts of 30, as five kinds of visitors type, a third of them questions, by somebody who had seen the rules: 0296.
  'twentyfourth',
] as const;

const heldParts: readonly string[] = ['third-last', 'sixth-last', 'eighth-last'];

/** The parts of which the misses have been seen. What fails of the held halves has not: they show what visitors with other words meet. */
export const openParts = judgedParts.filter(part => !heldParts.includes(part));

const JudgedQuery = z.strictObject({
  part: z.enum(judgedParts),
  class: z.string(),
  query: z.string(),
  expect: z.array(Expectation).min(1),
  /** Each of the expected is to be on the page, not any one of them: a list of several things. */
  each: z.literal(true).optional(),
});
export type JudgedQuery = z.infer<typeof JudgedQuery>;

let read: readonly JudgedQuery[] | undefined;

/** The judged set beside this file, what strangers wrote in a file of its own. Read once: it is asked for part by part. */
export function judgedQueries(): readonly JudgedQuery[] {
  read ??= ['judged-queries.json', 'judged-by-strangers.json'].flatMap(file =>
    z.array(JudgedQuery).parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))),
  );
  return read;
}

export interface Verdict {
  judged: JudgedQuery;
  /** Rank of the first right result, from 1; undefined when there is none on the page. */
  rank: number | undefined;
  /** For queries to which many products are right: the first five all are. */
  firstFive: boolean;
  /** Nothing at all was found. */
  empty: boolean;
  first: string;
}

/**
 * Searches as the page of all kinds does. The page is read kind by kind, so a rank is the place within the kind plus one
 * for every kind before it.
 */
export function judge(search: SiteSearch, judged: JudgedQuery, files: readonly SiteFile[]): Verdict {
  const body = { keywords: judged.query, page: 1, pageSize: 24, filters: {}, without: [] };
  const { content } = answerSearch(search, body, files);
  const shown = content.groups.filter(({ hits }) => hits.length > 0);
  const places = shown.flatMap((group, before) =>
    flags(search, group, judged.expect, files).flatMap((right, place) => (right ? [before + place + 1] : [])),
  );
  const products = shown.find(({ kind }) => kind === 'product');
  const many = judged.expect.every(each => isWish(each) && !each.models);
  const firstFive = !many || !products || flags(search, products, judged.expect, files).slice(0, 5).every(Boolean);
  const isSaid = judged.expect.some(
    each => 'notCarried' in each && content.notCarried?.some(label => label.includes(each.notCarried)) === true,
  );
  const isShort =
    judged.each === true &&
    judged.expect.some(one => !shown.some(group => flags(search, group, [one], files).some(Boolean)));
  const rank = isSaid ? 1 : isShort ? Number.POSITIVE_INFINITY : Math.min(...places);
  return {
    judged,
    rank: Number.isFinite(rank) ? rank : undefined,
    firstFive,
    empty: shown.length === 0 && !isSaid,
    first: nameOf(shown[0]),
  };
}

const isWish = (each: Expectation): each is z.infer<typeof ProductWish> =>
  !('brandPage' in each || 'series' in each || 'articles' in each || 'files' in each || 'notCarried' in each);

function flags(
  search: SiteSearch,
  group: SearchGroup,
  expected: readonly Expectation[],
  files: readonly SiteFile[],
): boolean[] {
  const any = (test: (each: Expectation) => boolean) => expected.some(test);
  if (group.kind === 'product') return group.hits.map(({ row }) => any(each => isProduct(search, each, row)));
  if (group.kind === 'series')
    return group.hits.map(hit =>
      any(each => 'series' in each && hit.series === each.series && (each.brand ?? hit.brand.name) === hit.brand.name),
    );
  if (group.kind === 'brand')
    return group.hits.map(hit => any(each => 'brandPage' in each && hit.brand.name === each.brandPage));
  if (group.kind === 'article') {
    const slugs = new Map(search.articleSearch.articles.map(({ id, slug }) => [id, slug]));
    return group.hits.map(hit => any(each => 'articles' in each && each.articles.includes(slugs.get(hit.id) ?? '')));
  }
  return group.hits.map(({ id }) => {
    const file = files.find(each => each.id === id);
    return file !== undefined && any(each => isExpectedFile(search, each, file));
  });
}

/** Whether a file of the download centre is of the types expected. */
export function isExpectedFile({ index }: SiteSearch, expected: Expectation, { type, categoryId }: SiteFile): boolean {
  const code = index.segments.get(categoryId ?? 0)?.category.code;
  return 'files' in expected && expected.files.includes(type) && (expected.category ?? code) === code;
}

/** Whether a product is one of those expected. */
export function isProduct({ index }: SiteSearch, expected: Expectation, row: ProductRow): boolean {
  const { model, brand, series, attrs, categoryId } = row;
  if ('series' in expected) return expected.series === series && (expected.brand ?? brand.name) === brand.name;
  if (!isWish(expected)) return false;
  const folded = foldPartNumber(model);
  const { models, modelStarts, modelHolds, sensor, categories, notBrands } = expected;
  if (models && !models.includes(model)) return false;
  if (modelStarts && !folded.startsWith(foldPartNumber(modelStarts))) return false;
  if (modelHolds && !folded.includes(foldPartNumber(modelHolds))) return false;
  if (sensor && !foldPartNumber(`${attrs.sensorModel ?? ''} ${model}`).includes(foldPartNumber(sensor))) return false;
  if (notBrands?.includes(brand.name)) return false;
  if (expected.brand !== undefined && expected.brand !== brand.name) return false;
  if (categories && !categories.includes(index.segments.get(categoryId)?.category.code ?? '')) return false;
  if (expected.notAttrs?.some(({ keys, ...unwanted }) => keys.some(key => holds(attrs[key], unwanted)))) return false;
  return (expected.attrs ?? []).every(({ keys, ...wanted }) => keys.some(key => holds(attrs[key], wanted)));
}

function holds(
  value: AttributeValue | undefined,
  { low, high, in: codes, is }: Omit<z.infer<typeof Condition>, 'keys'>,
): boolean {
  if (value === undefined) return false;
  if (is !== undefined) return value === is;
  if (codes) return [value].flat().some(each => codes.some(code => code === each));
  if (low === undefined || high === undefined) return false;
  if (typeof value === 'number') return value >= low && value <= high;
  // A range holds the figure when both overlap.
  if (!Array.isArray(value)) return false;
  const [from, to] = value;
  return (typeof from === 'number' ? from : low) <= high && (typeof to === 'number' ? to : high) >= low;
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
  /** Share of queries to which nothing is answered. */
  empty: number;
}

export function measure(verdicts: readonly Verdict[]): Measures {
  const share = (holds: (verdict: Verdict) => boolean) => verdicts.filter(holds).length / verdicts.length;
  return {
    queries: verdicts.length,
    successAt1: share(({ rank }) => rank === 1),
    successAt5: share(({ rank, firstFive }) => rank !== undefined && rank <= 5 && firstFive),
    mrr: verdicts.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) / verdicts.length,
    empty: share(({ empty }) => empty),
  };
}
