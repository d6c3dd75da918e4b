import { brandNames, type CallContent, type SuggestItem, type SuggestKind } from '@shixuan/api';
import { listPath, listQuery } from '@shixuan/list-url';
import { filesOf, notCarried, taskToldBy } from '../answering/answer-search';
import { articleUrl, downloadHit, productUrl, seriesUrl } from '../answering/hits';
import type { SiteFile } from '../finding/file-search';
import type { Found } from '../finding/found';
import { pageOfMatches } from '../finding/page-of-matches';
import type { SiteSearch } from '../finding/site-search';
import { Marker } from '../model/marks';
import { SCORES } from '../model/ranking';
import { completedQueries } from './complete-query';
import { type Completion, completionsOf } from './completions';

/** Limits: of suggestions of each kind, of those behind the best kind, and of all. */
const MOST = 5;
const MOST_FURTHER = 3;
const MOST_SHOWN = 12;
/** Score of an article with every word in its title or tags, wherever in the title. */
const ABOUT = SCORES.article.title - 50;

type Group = CallContent<'suggest'>['groups'][number] & { score: number };

/**
 * Suggestions of the search box while a visitor types, from memory. The query is understood as the search understands it;
 * its unfinished last word is read as the names that begin with it.
 */
export function suggest(search: SiteSearch, keywords: string, files: readonly SiteFile[] = []): CallContent<'suggest'> {
  const found = search.find(keywords);
  const readings = completedQueries(search, found);
  const marker = new Marker(found.terms);
  const isUnfinished = endsInUnknown(found);
  const lists = listGroup(search, [found, ...readings], marker, isUnfinished);
  const brands = brandGroup(search, found, marker, isUnfinished);
  const own = notCarried(search, found);
  const begun =
    isUnfinished || endsInParticle(found)
      ? devicesBegun(search, found, readings).flatMap(each => notCarried(search, each))
      : [];
  const absent = [...own, ...begun];
  // A single character stands in nearly every article.
  const names = found.query.compact.text.length === 1 ? [lists, brands] : [];
  const fileReadings = fileGroup(search, [found, ...readings], files, isUnfinished);
  const groups = [
    lists,
    // Beside a device that is not carried, products without the word that begins it are not what is looked for.
    ...(own.length === 0 && begun.length > 0 ? [] : [productGroup([found, ...readings])]),
    seriesGroup(search, found, marker),
    brands,
    behind(articleGroup(search, [found, ...readings], marker), isUnfinished ? [fileReadings, ...names] : []),
    fileReadings,
  ];
  const task = taskToldBy(found);
  return {
    groups: shownOf(
      groups.filter(({ items }) => items.length > 0).sort((a, b) => b.score - a.score),
      absent.length > 0 ? MOST_FURTHER : MOST,
    ),
    ...(absent.length > 0 && { notCarried: [...new Set(absent)] }),
    ...(task && { task }),
    forKeywords: keywords,
  };
}

/** Whether the last word is one that is not known, and so may be the beginning of another; a single character always is. */
function endsInUnknown({ terms, query }: Found): boolean {
  const last = terms.at(-1);
  return query.compact.text.length === 1 || (last?.kind === 'text' && last.role === 'content');
}

/** Whether the last word is a single character that says nothing, which may also begin a word: 支 of 支架. */
function endsInParticle({ terms }: Found): boolean {
  const last = terms.at(-1);
  return last?.kind === 'text' && last.role === 'filler' && last.key.length === 1;
}

/**
 * Readings of an unfinished word as something that is not carried: where no name of something carried needs as little more
 * (线激: 线激光, not 线激光器), and where products answer without the word, only of a query that is nothing else (光源控, 相机支).
 */
function devicesBegun(search: SiteSearch, found: Found, readings: readonly Found[]): readonly Found[] {
  const isParticle = endsInParticle(found);
  if (!isParticle && found.products.some(({ relaxed }) => !relaxed)) return [];
  const carried = completionsOf(search, found, ['category', 'option', 'brand']);
  const shortest = Math.min(...carried.map(({ entry }) => entry.name.length));
  const begun = readings.filter(
    ({ terms, query }) =>
      terms.every(({ kind, key }) => kind !== 'absent' || key.length < shortest) &&
      // 相机支架 is one name; 镜头上 begins no 上料机.
      (!isParticle || terms.length === 1) &&
      (found.products.length === 0 ||
        (query.breaks.size === 0 && terms.every(({ kind }) => kind === 'category' || kind === 'absent'))),
  );
  // 光源控制器 rather than 光源 + 控制卡.
  const fewest = Math.min(...begun.map(({ terms }) => terms.length));
  return begun.filter(({ terms }) => terms.length === fewest);
}

/** A group behind others, such as files that an unfinished word asks for: 选型手 is 选型手册, and no question about 选型. */
const behind = (group: Group, others: readonly Group[]): Group => ({
  ...group,
  score: Math.min(group.score, ...others.flatMap(({ items, score }) => (items.length > 0 ? [score - 1] : []))),
});

/**
 * The list is short enough to be seen as a whole: of the best kind `most`, of the others some. What is not carried stands below
 * it, and is to be seen at a glance, too.
 */
function shownOf(groups: readonly Group[], most: number): CallContent<'suggest'>['groups'] {
  let left = MOST_SHOWN;
  return groups.flatMap(({ score, ...group }, place) => {
    const items = group.items.slice(0, Math.min(left, place === 0 ? most : MOST_FURTHER));
    left -= items.length;
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

function item(label: string, detail: string, url: string, marks: SuggestItem['marks']): SuggestItem {
  const known = Object.entries(marks).filter(([, spans]) => spans !== undefined);
  return { label, detail, url, marks: Object.fromEntries(known) };
}

const group = (kind: SuggestKind, score: number, total: number, items: SuggestItem[]): Group => ({
  kind,
  score,
  total,
  items,
});

/** The lists that the whole query stands for, those of its readings, then those of its completions. */
function listGroup(
  search: SiteSearch,
  all: readonly [Found, ...Found[]],
  marker: Marker,
  isUnfinished: boolean,
): Group {
  const [found] = all;
  const whole = all.flatMap(({ terms, products }) => {
    const labels = terms.flatMap(({ label, meanings, kind }) =>
      meanings.length > 0 && kind !== 'category' ? [label] : [],
    );
    return products
      .filter(({ complete, understood }) => complete && understood > 0)
      .map(({ segment, filters, total }) => {
        const { id, name } = segment.category;
        const label = [name, ...labels].join(' · ');
        return item(label, `${total} 款`, listPath(listQuery(id, filters)), { label: marker.inText(label) });
      });
  });
  const names = completionsOf(search, found, ['category', 'option']);
  const completions = names.flatMap(({ entry, meaning, total }) => {
    const name = search.index.segments.get(meaning.categoryId)?.category.name ?? '';
    const label = entry.kind === 'category' ? name : `${name} · ${entry.label}`;
    const url = listPath(listQuery(meaning.categoryId, meaning.filters));
    return [item(label, `${total} 款`, url, { label: marker.inText(label) })];
  });
  const items = [...new Map([...whole, ...completions].map(each => [each.url, each])).values()];
  const score =
    whole.length > 0 ? SCORES.productsUnderstood + 1 : scoreOfNames(names, isUnfinished, SCORES.productsMixed);
  return group('list', score, items.length, items.slice(0, MOST));
}

/**
 * Lists and makers whose names an unfinished word begins come before articles that hold it; of both the one with the shorter
 * name comes first, for it needs the least more: 大恒 before 大靶面.
 */
function scoreOfNames(names: readonly Completion[], isUnfinished: boolean, otherwise: number): number {
  if (!isUnfinished || names.length === 0) return otherwise;
  const shortest = Math.min(...names.map(({ entry }) => entry.name.length));
  return SCORES.completed - Math.min(shortest, SCORES.completed - SCORES.article.title - 1);
}

/** Products of the query; those of a reading where the query's own hold its last word only by chance, or not at all. */
function productGroup([found, ...readings]: readonly [Found, ...Found[]]): Group {
  const isSure = scoreOf(found) >= SCORES.partNumber.inside && found.products[0]?.relaxed === undefined;
  const used = (isSure ? undefined : readings.find(({ products }) => products.length > 0)) ?? found;
  const marker = new Marker(used.terms);
  const items = pageOfMatches(used.products, 0, MOST).flatMap(({ segment, row, approximate }) => {
    const product = segment.products[row];
    if (!product) return [];
    const { id, brand, model, name } = product;
    const detail = `${brandNames(brand)} · ${name}`;
    const label = approximate ? undefined : marker.inPartNumber(model);
    return [item(model, detail, productUrl(id), { label, detail: marker.inText(detail) })];
  });
  const total = used.products.reduce((sum, each) => sum + each.total, 0);
  return group('product', scoreOf(used), total, items);
}

const scoreOf = ({ products }: Found): number => products[0]?.tiers[0]?.score ?? 0;

function seriesGroup({ names }: SiteSearch, found: Found, marker: Marker): Group {
  const series = found.series.length > 0 ? found.series : names.seriesBeginning(found.terms);
  const items = series.slice(0, MOST).map(each => {
    const detail = `${brandNames(each.brand)} · ${each.count > 0 ? `${each.count} 款` : '系列资料'}`;
    return item(each.name, detail, seriesUrl(each), {
      label: marker.inPartNumber(each.name),
      detail: marker.inText(detail),
    });
  });
  return group('series', series[0]?.score ?? 0, series.length, items);
}

function brandGroup(search: SiteSearch, found: Found, marker: Marker, isUnfinished: boolean): Group {
  const ids = found.brands.map(({ brand }) => brand.id);
  const names = completionsOf(search, found, ['brand']);
  for (const { entry } of names) ids.push(...entry.brandIds);
  const counts = search.names.counts;
  const items = [...new Set(ids)].flatMap(id => {
    const known = counts.get(id);
    if (!known) return [];
    const label = brandNames(known.brand);
    const url = `/result?keywords=${encodeURIComponent(known.brand.name)}`;
    return [item(label, `${known.count} 款`, url, { label: marker.inText(label) })];
  });
  const own = found.brands[0]?.score ?? (items.length > 0 ? SCORES.brand.prefix : 0);
  const score = Math.max(own, scoreOfNames(names, isUnfinished, own));
  return group('brand', score, items.length, items.slice(0, MOST));
}

/** Beside products only articles that are about every word; others where nothing else answers. */
function articleGroup(search: SiteSearch, all: readonly [Found, ...Found[]], marker: Marker): Group {
  const [found] = all;
  const byName = new Set(completionsOf(search, found, ['word']).flatMap(({ entry }) => entry.texts));
  const named = search.articleSearch.articles.filter((_, number) =>
    [...(search.articleSearch.names[number] ?? [])].some(name => byName.has(name)),
  );
  // What stands before the products on the page of results is offered, too.
  const most = Math.max(0, ...found.products.map(({ tiers: [first] }) => first?.score ?? 0));
  const least = all.some(({ products }) => products.length > 0) ? Math.min(ABOUT, most + 1) : 0;
  const own = found.articles.flatMap(({ article, score }) => (score >= least ? [article] : []));
  const articles = [...new Set([...own, ...named])];
  const items = articles.slice(0, MOST).map(({ id, title, tags }) => {
    const detail = tags.join(' · ');
    return item(title, detail, articleUrl(id), { label: marker.inText(title), detail: marker.inText(detail) });
  });
  const score = found.articles[0]?.score ?? (named.length > 0 ? SCORES.article.heading : 0);
  return group('article', score, articles.length, items);
}

/** Files only where the visitor asks for one, or may come to: behind what a whole word says (畸变, of 畸变测试图). */
function fileGroup(
  search: SiteSearch,
  all: readonly Found[],
  files: readonly SiteFile[],
  isUnfinished: boolean,
): Group {
  const [found] = all;
  const readings = all
    .filter(({ terms }) => terms.some(({ role }) => role === 'file'))
    .map(asked => ({ asked, ...filesOf(search, asked, files) }));
  // Of the files that a word may come to, those about the kind of product that is named: 面阵相机 图.
  const isNamed = found?.terms.some(({ kind, meanings }) => kind === 'category' && meanings.length > 0);
  const best = readings.find(({ list: [first] }) => isNamed && first && first.categoryId !== null) ?? readings[0];
  if (!best) return group('download', 0, 0, []);
  const { asked, score, list } = best;
  const marker = new Marker(asked.terms);
  const items = list.slice(0, MOST).map(file => {
    const { title, detail, url, marks } = downloadHit(file, marker);
    return item(title, detail, url, { label: marks.title, detail: marks.detail });
  });
  const isSure = asked === found || (isUnfinished && found?.products.every(({ relaxed }) => relaxed));
  return group('download', isSure ? score : Math.min(score, SCORES.file.mentioned), list.length, items);
}
