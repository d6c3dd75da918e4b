import type { CallContent, ParsedRequest, SearchGroup, SearchKind, UnderstoodTerm } from '@shixuan/api';
import { listPath, listQuery, withSort } from '@shixuan/list-url';
import type { CatalogueIndex } from '../../catalogue/index/build';
import { foldText } from '../../catalogue/index/fold-text';
import { type FoundFiles, findFiles, type SiteFile } from '../finding/file-search';
import { bestScore, type Found } from '../finding/found';
import { pageOfMatches } from '../finding/page-of-matches';
import type { SiteSearch } from '../finding/site-search';
import type { CategoryMatches } from '../model/category-matches';
import { Marker } from '../model/marks';
import { KIND_ORDER, SCORES, STRONG } from '../model/ranking';
import { isKind, isUnderstood, spanOf, type Term } from '../model/term';
import { foreignNumber } from '../reading/foreign-numbers';
import { saysNothing } from '../reading/says-nothing';
import { labelIn, numberLabel, unmetLabel } from './figure-labels';
import { articleHit, brandHit, downloadHit, productHit, seriesHit } from './hits';
import { facetsOf, narrowed } from './narrow-products';
import { nearestQueries, totalOf } from './nearest-queries';
import { searchedNames } from './popular-searches';
import { noteOf } from './search-note';
import { type TaskInWords, taskInWords } from './task-in-words';

/** Number of results of each kind on the page of all kinds. */
const FIRST: Readonly<Record<SearchKind, number>> = { product: 8, series: 6, brand: 4, article: 5, download: 5 };

export interface SearchAnswer {
  content: CallContent<'search'>;
  /** Nothing of any kind was found: the query goes to the owner's list of misses. */
  missed: boolean;
  /** The names of the catalogue that the query consists of; undefined for any other text. */
  names: string | undefined;
}

/**
 * Answers one search from memory.
 * @throws QueryError when a filter does not fit the category
 */
export function answerSearch(
  search: SiteSearch,
  body: ParsedRequest<'search'>,
  files: readonly SiteFile[] = [],
): SearchAnswer {
  const found = search.find(body.keywords, new Set(body.without));
  const all = found.products;
  const shown = narrowedTo(all, body);
  const marker = new Marker(found.terms);
  const downloads = filesOf(search, found, files);
  const groups = groupsOf(search, { ...found, products: shown }, body, marker, downloads);
  const own = all.find(({ segment }) => segment.category.id === body.categoryId);
  const isMetInPart = all.length > 0 && !isMet(found);
  const isWeak = totalOf(found) === 0 || isMetInPart || (all.length === 0 && bestScore(found) < STRONG);
  const task = taskToldBy(found);
  return {
    content: {
      keywords: found.query.keywords,
      note: noteOf(found, search.index),
      understood: found.terms.flatMap(term => understoodTerm(term, found, search.index)),
      rest: found.terms.flatMap(term => (isUnderstood(term) ? [] : [textOf(term, found)])),
      groups,
      products: {
        total: totalProducts(shown),
        categories: all.map(categoryOf),
        ...(own && { facets: facetsOf(own, body.filters) }),
      },
      nearest: isWeak ? nearestQueries(search, found) : [],
      notCarried: notCarried(search, found),
      ...(task && { task }),
      catalogueVersion: search.index.version,
    },
    missed: totalOf(found) + downloads.list.length === 0 && !found.takenOut,
    names: searchedNames(found),
  };
}

/** Whether products meet the query as a whole. */
const isMet = ({ products: [first] }: Found): boolean =>
  first !== undefined && first.relaxed === undefined && first.instead === undefined;

/** The task that a query tells which no product meets. */
export const taskToldBy = (found: Found): TaskInWords | undefined =>
  isMet(found) ? undefined : taskInWords(found.query.keywords);

/** Shorter letters and digits are no part number beside a file: 标定板 a4. */
const SHORTEST_NUMBER = 3;

/** The files for a query. Beside a part number, files are not what is looked for. */
export function filesOf(
  { vocabulary }: SiteSearch,
  { terms, products }: Found,
  files: readonly SiteFile[],
): FoundFiles {
  if (saysNothing(terms, vocabulary.synonyms.particles)) return { score: 0, list: [] };
  const isNumber = terms.some(({ key, role }) => role === 'content' && key.length >= SHORTEST_NUMBER);
  const byNumber = products.flatMap(({ segment, tiers: [first], relaxed }) =>
    isNumber && relaxed === undefined && Object.values(SCORES.partNumber).some(score => score === first?.score)
      ? [segment.category.id]
      : [],
  );
  return findFiles(files, terms, vocabulary.synonyms.files, byNumber);
}

/**
 * Makers and devices of the query that the catalogue does not carry, by the visitor's word and ours: 扫码枪（读码器）. A device
 * that texts only mention is not carried; before a kind of product it is what that is for: 机械臂用的3D相机.
 */
export function notCarried({ vocabulary }: SiteSearch, { query, terms, products }: Found): string[] {
  const isFound = products.some(({ relaxed, instead }) => relaxed === undefined && instead === undefined);
  const isNumber = products.some(({ approximate, instead }) => !approximate && instead === undefined);
  const head = terms.findLastIndex(term => (term.kind === 'category' && term.role === 'content') || isKind(term));
  const isAbsentDevice = ({ kind, label }: Term) => kind === 'absent' && vocabulary.isDevice(label);
  // Of one device by several names (hirose 电源线) the last is its own word; before another without a space it says what
  // that is for: 拖链usb3线.
  const isSaidBehind = (term: Term, at: number) =>
    isAbsentDevice(term) &&
    terms
      .slice(at + 1)
      .filter(isAbsentDevice)
      .some(other => other.label === term.label || (other === terms[at + 1] && !query.breaks.has(term.end)));
  return terms.flatMap((term, at) => {
    const { kind, label } = term;
    if (isSaidBehind(term, at)) return [];
    const foreign = isNumber ? undefined : foreignNumber(term, terms[at - 1], vocabulary.synonyms);
    // Of one maker by its name and a part number of its, the name is enough: 堡盟 vcxu-50m.
    if (foreign)
      return terms.some(other => other.kind === 'absent' && isSameMaker(other, foreign.label)) ? [] : [foreign.label];
    const isDevice = vocabulary.isDevice(label);
    // No 采集卡 is one of 10GigE: 万兆网卡 is a 网卡, too.
    const too = kind === 'category' && term.active ? vocabulary.devicesToo.get(term.key) : undefined;
    if (too && terms.some(isChoiceElsewhere(term))) return [too.label];
    if (kind !== 'absent' || (isDevice ? at < head : isFound)) return [];
    const typed = query.keywords.slice(...spanOf(term, query));
    const [said, known] = [foldText(typed), foldText(label)];
    return [known.includes(said) ? label : said.includes(known) ? typed : `${typed}（${label}）`];
  });
}

/** Choices that nothing of a category has. */
const isChoiceElsewhere =
  (category: Term) =>
  ({ kind, active, meanings }: Term): boolean =>
    kind === 'option' &&
    active &&
    meanings.length > 0 &&
    !meanings.some(({ categoryId }) => category.meanings.some(each => each.categoryId === categoryId));

/** Whether two labels hold the same Latin name: 堡盟 Baumer, Baumer（堡盟）. */
const isSameMaker = ({ label }: Term, other: string): boolean =>
  (label.match(/[a-z]{3,}/giu) ?? []).some(name => other.toLowerCase().includes(name.toLowerCase()));

const totalProducts = (found: readonly CategoryMatches[]): number => found.reduce((sum, { total }) => sum + total, 0);

function narrowedTo(
  all: readonly CategoryMatches[],
  { categoryId, filters }: ParsedRequest<'search'>,
): readonly CategoryMatches[] {
  if (categoryId === undefined) return all;
  return all.flatMap(matches => (matches.segment.category.id === categoryId ? [narrowed(matches, filters)] : []));
}

function groupsOf(
  search: SiteSearch,
  found: Found,
  { kind, page, pageSize }: ParsedRequest<'search'>,
  marker: Marker,
  downloads: FoundFiles,
): SearchGroup[] {
  const size = (of: SearchKind): number => (kind === undefined ? FIRST[of] : kind === of ? pageSize : 0);
  const offset = kind === undefined ? 0 : (page - 1) * pageSize;
  const part = <T>(of: SearchKind, list: readonly T[]): readonly T[] => list.slice(offset, offset + size(of));
  const { index } = search;
  const groups: { score: number; group: SearchGroup }[] = [
    {
      score: Math.max(
        0,
        ...found.products.flatMap(({ tiers }) => tiers.filter(({ count }) => count > 0).map(({ score }) => score)),
      ),
      group: {
        kind: 'product',
        total: totalProducts(found.products),
        hits: pageOfMatches(found.products, offset, size('product')).map(({ segment, row, approximate }) =>
          productHit(segment, row, approximate, marker),
        ),
      },
    },
    {
      score: found.series[0]?.score ?? 0,
      group: {
        kind: 'series',
        total: found.series.length,
        hits: part('series', found.series).map(each => seriesHit(each, index, marker)),
      },
    },
    {
      score: found.brands[0]?.score ?? 0,
      group: {
        kind: 'brand',
        total: found.brands.length,
        hits: part('brand', found.brands).map(each => brandHit(each, index, marker)),
      },
    },
    {
      score: found.articles[0]?.score ?? 0,
      group: {
        kind: 'article',
        total: found.articles.length,
        hits: part('article', found.articles).map(each => articleHit(each, marker)),
      },
    },
    {
      score: downloads.score,
      group: {
        kind: 'download',
        total: downloads.list.length,
        hits: part('download', downloads.list).map(each => downloadHit(each, marker)),
      },
    },
  ];
  const order = (of: SearchKind) => KIND_ORDER.indexOf(of);
  return groups
    .sort((a, b) => b.score - a.score || order(a.group.kind) - order(b.group.kind))
    .map(({ group }) => group);
}

function categoryOf({ segment, filters, complete, total, sort }: CategoryMatches) {
  const { id, name } = segment.category;
  const list = withSort(listQuery(id, filters), sort ?? null);
  return { categoryId: id, name, total, listUrl: complete ? listPath(list) : null };
}

function understoodTerm(term: Term, { query, terms, products, items }: Found, index: CatalogueIndex): UnderstoodTerm[] {
  if (term.meanings.length === 0) return [];
  // A figure is called as the products of its own item have it.
  const [first] = items?.find(({ terms }) => terms.includes(term))?.products ?? products;
  const { key, active, meanings } = term;
  const told = () => (first ? labelIn(term, first, index) : unmetLabel(term, terms, index));
  const label = term.kind === 'number' ? numberLabel(term, first) : told();
  const becomes = meanings.map(({ categoryId, filters }) => ({ categoryId, filters }));
  return [{ key, label, active, span: spanOf(term, query), becomes }];
}

/** A word as it stands in the query; for one that was read as pinyin, the word that it was read as. */
function textOf(term: Term, { query }: Found): string {
  return term.spoken && term.active ? term.label : query.keywords.slice(...spanOf(term, query));
}
