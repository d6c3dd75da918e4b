import { expect, test } from 'vitest';
import { articleFile, articleText } from '../../../test/articles/article-file';
import { siteIndex } from '../../../test/site-catalogue';
import { type Article, buildArticleIndex } from '../articles/article-index';
import { renderArticles } from '../articles/render/render-articles';
import { siteData } from '../catalogue/import/site-data.fixture';
import { buildIndex } from '../catalogue/index/build';
import { sitePlaces } from './site-places';

const categories = ['optics', 'light'].map((code, i) => ({ id: i + 1, code, name: code, description: '' }));
const articles = renderArticles(
  [
    ['1', 'optics', '2026-03-01'],
    ['2', 'optics', '2026-05-01'],
    ['3', 'light', '2026-04-01'],
  ].map(([id = '', category = '', updated = '']) =>
    articleFile(
      articleText('一段。', { id, title: `第 ${id} 篇`, category, published: '2026-01-01', updated }),
      `text-${id}.md`,
    ),
  ),
  { articleCategories: new Set(['optics', 'light']), productCategories: [] },
).flatMap(({ categoryCode, ...article }): Article[] => {
  const category = categories.find(({ code }) => code === categoryCode);
  return category ? [{ ...article, category }] : [];
});

test('a list is as new as the newest of what it holds', async () => {
  const site = await siteIndex();
  const segment = site.segments.get(1);
  const [one, other] = [...new Set(segment?.products.map(({ brand }) => brand.id))];
  const products = (segment?.products ?? [])
    .filter(({ brand }) => brand.id === one || brand.id === other)
    .map(product => ({
      ...product,
      updatedAt: product.brand.id === one ? '2026-06-01T00:00:00.000Z' : '2026-02-01T00:00:00.000Z',
    }));
  const index = await buildIndex({ version: '1', categories: siteData.categories, brands: [], products });
  const places = sitePlaces({ index, company: null, menus: [], articles: buildArticleIndex(categories, articles) }, [
    '/brands',
    '/line',
  ]);
  const changed = new Map([...places.values()].flat().map(place => [place.path, place.changed]));
  expect(changed.get('/goods/list?categoryId=1')).toBe('2026-06-01');
  expect(changed.get(`/goods/list?categoryId=1&brand=${one}`)).toBe('2026-06-01');
  expect(changed.get(`/goods/list?categoryId=1&brand=${other}`)).toBe('2026-02-01');
  const series = [...changed].filter(([path]) => path.includes('&series='));
  expect(series.length).toBeGreaterThan(1);
  for (const [path, day] of series)
    expect([path, day]).toEqual([path, path.includes(`brand=${one}&`) ? '2026-06-01' : '2026-02-01']);
  expect(places.get('pages')?.map(({ path }) => path)).toEqual(['/', '/goods/list', '/brands', '/line']);
  expect([changed.get('/brands'), changed.get('/line')]).toEqual(['2026-06-01', undefined]);
  expect(changed.get('/article/list')).toBe('2026-05-01');
  expect(changed.get('/article/list?category=optics')).toBe('2026-05-01');
  expect(changed.get('/article/list?category=light')).toBe('2026-04-01');
});
