import { expect, test } from 'vitest';
import { articleFile, articleText } from '../../../../test/articles/article-file';
import { declaredPage } from '../../../../test/pages/declared-page';
import { snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { siteIndex } from '../../../../test/site-catalogue';
import { type Article, buildArticleIndex } from '../../../domain/articles/article-index';
import { renderArticles } from '../../../domain/articles/render/render-articles';
import { sitePlaces } from '../../../domain/landings/site-places';
import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';
import { outlineOf } from '../document/outline';
import { pageContent } from '../document/page-content';
import { structuredData } from '../document/structured-data';

const MOST_STEPS = 5;
const origin = 'https://shixuan.example';
const category = { id: 5, code: 'optics', name: '镜头与光学', description: '用公式算，而不是靠经验猜。' };
const ids = Array.from({ length: 30 }, (_, i) => i + 1);
const articles = renderArticles(
  ids.map(id => articleFile(articleText('一段。', { id: String(id), title: `第 ${id} 篇` }), `text-${id}.md`)),
  { articleCategories: new Set(['optics']), productCategories: [] },
).map(({ categoryCode, ...article }): Article => ({ ...article, category }));

const remotes: Readonly<Record<string, string>> = {
  '/': 'catalog',
  '/goods/list': 'catalog',
  '/goods/detail': 'catalog',
  '/article/list': 'content',
  '/article/detail': 'content',
};

/** The links of a page in its plain form; none of a page that is not there. */
async function linksOf(address: string, catalogue: CatalogueSnapshot): Promise<string[]> {
  const { pathname: path, search } = new URL(address, origin);
  const remote = remotes[path];
  if (remote === undefined) return [];
  const route = { id: 'Page', path, title: '', description: '', page: await declaredPage(remote, path) };
  const content = await pageContent(route, search.slice(1), { catalogue, imageHost: '' });
  if (content.status !== 200) return [];
  const told = content.structuredData;
  const html = outlineOf(content, told && structuredData(told.nodes, told.values, origin), catalogue, origin);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/**
 * Pages that the walk opens: lists of whole categories, articles’ lists, and products that share a row with others, which
 * no list names. Further pages only add ways.
 */
function isOpened(address: string, { index }: CatalogueSnapshot): boolean {
  const { pathname, searchParams } = new URL(address, origin);
  if (pathname !== '/goods/detail')
    return [...searchParams.keys()].every(key => key === 'categoryId' || key === 'page');
  const place = index.find(Number(searchParams.get('id')));
  return place !== undefined && place.segment.equal.others(place.row).length > 0;
}

test('a crawler that runs no script comes from the home page to every product and article in five steps', async () => {
  const index = await siteIndex();
  const catalogue = { ...snapshot, index, articles: buildArticleIndex([category], articles) };
  const steps = new Map([['/', 0]]);
  const waiting = ['/'];
  const products = [...index.segments.values()].flatMap(({ products }) =>
    products.map(({ id }) => `/goods/detail?id=${id}`),
  );
  const wanted = new Set([...products, ...ids.map(id => `/article/detail?id=${id}`)]);
  for (let at = waiting.shift(); at !== undefined && wanted.size > 0; at = waiting.shift()) {
    const step = steps.get(at) ?? 0;
    wanted.delete(at);
    if (step === MOST_STEPS || !isOpened(at, catalogue)) continue;
    for (const link of await linksOf(at, catalogue)) {
      if (steps.has(link)) continue;
      steps.set(link, step + 1);
      waiting.push(link);
    }
    for (const link of wanted) if (steps.has(link)) wanted.delete(link);
  }
  expect([...wanted]).toEqual([]);
});

test('every list, product and article of the sitemap is a page', async () => {
  const index = await siteIndex();
  const catalogue = { ...snapshot, index, articles: buildArticleIndex([category], articles) };
  const places = [...sitePlaces(catalogue, []).values()].flat().filter(({ path }) => /^\/(goods|article)\//.test(path));
  expect(places.length).toBeGreaterThan(3000);
  for (const { path } of places.filter((_, i) => i % 20 === 0))
    expect([path, (await linksOf(path, catalogue)).length > 0]).toEqual([path, true]);
});

test('a page that is not drawn has heading, figures and links for whoever runs no script', async () => {
  const index = await siteIndex();
  const { get } = await startPages({ catalogue: { current: { ...snapshot, index } } });
  const product = index.segments.get(1)?.products.find(({ attrs }) => attrs.resolutionMp);
  const [, html = ''] = /<noscript>(.*?)<\/noscript>/s.exec((await get(`/goods/detail?id=${product?.id}`)).body) ?? [];
  expect(html).toMatch(new RegExp(`<h1>.*${product?.model}.*</h1>`));
  expect(html).toMatch(/<dt>总像素<\/dt><dd>[\d.]+ MP<\/dd>/);
  expect(html).toContain('<a href="/goods/list?categoryId=1">面阵相机</a>');
  const missing = (await get('/goods/detail?id=999999')).body;
  expect(missing).toContain('<noscript><h1>没有找到这个页面</h1>');
  expect(missing).toContain('<form action="/result">');
  expect(missing).toContain('<a href="/goods/list?categoryId=1">');
});

test('no text of the data leaves its place in the plain form', async () => {
  const { get } = await startPages();
  const { body } = await get('/goods/detail?id=42');
  expect(body).toContain(
    '<h1>海康机器人 MV-&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; 500 万像素 面阵相机</h1>',
  );
  expect(body).not.toContain('<script>alert');
});
