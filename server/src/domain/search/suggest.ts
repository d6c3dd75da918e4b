import { brandNames, type CallContent, type SuggestItem, type SuggestKind } from '@shixuan/api';
import { listPath, listQuery } from '@shixuan/list-url';
import { filesOf, notCarried } from './answer-search';
import { completedQueries } from './complete-query';
import { completionsOf } from './completions';
import type { SiteFile } from './file-search';
import { articleUrl, downloadHit, productUrl, seriesUrl } from './hits';
import { Marker } from './marks';
import { pageOfMatches } from './page-of-matches';
import { SCORES } from './ranking';
import type { Found, SiteSearch } from './site-search';

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
  const groups = [
    listGroup(search, [found, ...readings], marker),
    productGroup([found, ...readings]),
    seriesGroup(search, found, marker),
    brandGroup(search, found, marker),
    articleGroup(search, [found, ...readings], marker),
    fileGroup(search, [found, ...readings], files),
  ];
  const absent =
    found.products.length > 0
      ? notCarried(search, found)
      : [found, ...readings].flatMap(each => notCarried(search, each));
  return {
    groups: shownOf(groups.filter(({ items }) => items.length > 0).sort((a, b) => b.score - a.score)),
    ...(absent.length > 0 && { notCarried: [...new Set(absent)] }),
    forKeywords: keywords,
  };
}

/** The list is short enough to be seen as a whole: the best kind in full, of the others some. */
function shownOf(groups: readonly Group[]): CallContent<'suggest'>['groups'] {
  let left = MOST_SHOWN;
  return groups.flatMap(({ score, ...group }, place) => {
    const items = group.items.slice(0, Math.min(left, place === 0 ? MOST : MOST_FURTHER));
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
function listGroup(search: SiteSearch, all: readonly [Found, ...Found[]], marker: Marker): Group {
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
  const completions = completionsOf(search, found, ['category', 'option']).flatMap(({ entry, meaning, total }) => {
    const name = search.index.segments.get(meaning.categoryId)?.category.name ?? '';
    const label = entry.kind === 'category' ? name : `${name} · ${entry.label}`;
    const url = listPath(listQuery(meaning.categoryId, meaning.filters));
    return [item(label, `${total} 款`, url, { label: marker.inText(label) })];
  });
  const items = [...new Map([...whole, ...completions].map(each => [each.url, each])).values()];
  const score = whole.length > 0 ? SCORES.productsUnderstood + 1 : SCORES.productsMixed;
  return group('list', score, items.length, items.slice(0, MOST));
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

function brandGroup(search: SiteSearch, found: Found, marker: Marker): Group {
  const ids = found.brands.map(({ brand }) => brand.id);
  for (const { entry } of completionsOf(search, found, ['brand'])) ids.push(...entry.brandIds);
  const counts = search.names.counts;
  const items = [...new Set(ids)].flatMap(id => {
    const known = counts.get(id);
    if (!known) return [];
    const label = brandNames(known.brand);
    const url = `/result?keywords=${encodeURIComponent(known.brand.name)}`;
    return [item(label, `${known.count} 款`, url, { label: marker.inText(label) })];
  });
  const score = found.brands[0]?.score ?? (items.length > 0 ? SCORES.brand.prefix : 0);
  return group('brand', score, items.length, items.slice(0, MOST));
}

/** Beside products only articles that are about every word; others where nothing else answers. */
function articleGroup(search: SiteSearch, all: readonly [Found, ...Found[]], marker: Marker): Group {
  const [found] = all;
  const byName = new Set(completionsOf(search, found, ['word']).flatMap(({ entry }) => entry.texts));
  const named = search.articleSearch.articles.filter((_, number) =>
    [...(search.articleSearch.names[number] ?? [])].some(name => byName.has(name)),
  );
  const least = all.some(({ products }) => products.length > 0) ? ABOUT : 0;
  const own = found.articles.flatMap(({ article, score }) => (score >= least ? [article] : []));
  const articles = [...new Set([...own, ...named])];
  const items = articles.slice(0, MOST).map(({ id, title, tags }) => {
    const detail = tags.join(' · ');
    return item(title, detail, articleUrl(id), { label: marker.inText(title), detail: marker.inText(detail) });
  });
  const score = found.articles[0]?.score ?? (named.length > 0 ? SCORES.article.heading : 0);
  return group('article', score, articles.length, items);
}

/** Files only where the visitor asks for one. */
function fileGroup(search: SiteSearch, all: readonly Found[], files: readonly SiteFile[]): Group {
  const asked = all.find(({ terms }) => terms.some(({ role }) => role === 'file'));
  if (!asked) return group('download', 0, 0, []);
  const { score, list } = filesOf(search, asked, files);
  const marker = new Marker(asked.terms);
  const items = list.slice(0, MOST).map(file => {
    const { title, detail, url, marks } = downloadHit(file, marker);
    return item(title, detail, url, { label: marks.title, detail: marks.detail });
  });
  return group('download', score, list.length, items);
}
