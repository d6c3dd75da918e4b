import { brandNames, type CallContent, type SuggestItem, type SuggestKind } from '@shixuan/api';
import { listPath, listQuery } from '@shixuan/list-url';
import { completionsOf } from './completions';
import { articleUrl, productUrl, seriesUrl } from './hits';
import { Marker } from './marks';
import { pageOfMatches } from './page-of-matches';
import { SCORES } from './ranking';
import type { Found, SiteSearch } from './site-search';

/** Most suggestions of each kind. */
const MOST = 5;

type Group = CallContent<'suggest'>['groups'][number] & { score: number };

/** Suggestions of the search box while a visitor types, from memory. */
export function suggest(search: SiteSearch, keywords: string): CallContent<'suggest'> {
  const query = search.read(keywords);
  const found = search.findTerms(query, search.reader.terms(query));
  const marker = new Marker(found.terms);
  const groups = [
    listGroup(search, found, marker),
    productGroup(found, marker),
    seriesGroup(found, marker),
    brandGroup(search, found, marker),
    articleGroup(search, found, marker),
  ];
  return {
    groups: groups
      .filter(({ items }) => items.length > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ score, ...group }) => group),
    forKeywords: keywords,
  };
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

/** The lists that the whole query stands for, then those of its completions. */
function listGroup(search: SiteSearch, found: Found, marker: Marker): Group {
  const labels = found.terms.flatMap(({ label, meanings, kind }) =>
    meanings.length > 0 && kind !== 'category' ? [label] : [],
  );
  const whole = found.products
    .filter(({ complete, understood }) => complete && understood > 0)
    .map(({ segment, filters, total }) => {
      const { id, name } = segment.category;
      const label = [name, ...labels].join(' · ');
      return item(label, `${total} 件`, listPath(listQuery(id, filters)), { label: marker.inText(label) });
    });
  const completions = completionsOf(search, found, ['category', 'option']).flatMap(({ entry, meaning, total }) => {
    const name = search.index.segments.get(meaning.categoryId)?.category.name ?? '';
    const label = entry.kind === 'category' ? name : `${name} · ${entry.label}`;
    const url = listPath(listQuery(meaning.categoryId, meaning.filters));
    return [item(label, `${total} 件`, url, { label: marker.inText(label) })];
  });
  const items = [...new Map([...whole, ...completions].map(each => [each.url, each])).values()];
  const score = whole.length > 0 ? SCORES.productsUnderstood + 1 : SCORES.productsMixed;
  return group('list', score, items.length, items.slice(0, MOST));
}

function productGroup({ products }: Found, marker: Marker): Group {
  const items = pageOfMatches(products, 0, MOST).flatMap(({ segment, row }) => {
    const product = segment.products[row];
    if (!product) return [];
    const { id, brand, model, name } = product;
    const detail = `${brandNames(brand)} · ${name}`;
    return [item(model, detail, productUrl(id), { label: marker.inPartNumber(model), detail: marker.inText(detail) })];
  });
  const total = products.reduce((sum, each) => sum + each.total, 0);
  return group('product', products[0]?.tiers[0]?.score ?? 0, total, items);
}

function seriesGroup({ series }: Found, marker: Marker): Group {
  const items = series.slice(0, MOST).map(each => {
    const detail = `${brandNames(each.brand)} · ${each.count > 0 ? `${each.count} 件` : '系列资料'}`;
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
    return [item(label, `${known.count} 件`, url, { label: marker.inText(label) })];
  });
  const score = found.brands[0]?.score ?? (items.length > 0 ? SCORES.brand.prefix : 0);
  return group('brand', score, items.length, items.slice(0, MOST));
}

function articleGroup(search: SiteSearch, found: Found, marker: Marker): Group {
  const byName = new Set(completionsOf(search, found, ['word']).flatMap(({ entry }) => entry.texts));
  const named = search.articleSearch.articles.filter((_, number) =>
    [...(search.articleSearch.names[number] ?? [])].some(name => byName.has(name)),
  );
  const articles = [...new Set([...found.articles.map(({ article }) => article), ...named])];
  const items = articles.slice(0, MOST).map(({ id, title, tags }) => {
    const detail = tags.join(' · ');
    return item(title, detail, articleUrl(id), { label: marker.inText(title), detail: marker.inText(detail) });
  });
  const score = found.articles[0]?.score ?? (named.length > 0 ? SCORES.article.heading : 0);
  return group('article', score, articles.length, items);
}
