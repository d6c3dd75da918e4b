import { expect, test } from 'vitest';
import { startPages } from '../../../../test/pages/pages-fixture';
import { siteIndex } from '../../../../test/site-catalogue';
import { noArticles } from '../../../domain/articles/article-index';

interface Node {
  '@type': string;
  [name: string]: unknown;
}

function graphOf(html: string): Node[] {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  if (json === undefined) throw new Error('the page says nothing to search engines');
  return JSON.parse(json)['@graph'];
}

test('a product’s page tells search engines the product, its known figures with units, and its place', async () => {
  const index = await siteIndex();
  const product = index.segments.get(6)?.products.find(({ attrs }) => attrs.magnification && attrs.workingDistanceMm);
  if (!product) throw new Error('no such lens');
  const { get } = await startPages({
    catalogue: { current: { index, company: null, menus: [], articles: noArticles } },
    config: { imageHost: '', siteOrigin: 'http://shixuan.example' },
  });
  const url = `/goods/detail?id=${product.id}`;
  const { body } = await get(url, { host: 'evil.example' });
  const [node, way] = graphOf(body);
  expect(node).toMatchObject({
    '@type': 'Product',
    mpn: product.model,
    brand: { '@type': 'Brand', name: product.brand.name },
    category: '远心镜头',
    url: `http://shixuan.example${url}`,
  });
  const properties = node?.additionalProperty as Node[];
  expect(properties).toContainEqual(
    expect.objectContaining({
      propertyID: 'magnification',
      name: '放大倍率',
      value: product.attrs.magnification,
      unitText: '×',
    }),
  );
  // What is unknown is not named.
  expect(properties.map(({ propertyID }) => propertyID).sort()).toEqual(Object.keys(product.attrs).sort());
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: '首页', item: 'http://shixuan.example/' },
      { position: 2, name: '产品查询' },
      { position: 3, name: '远心镜头', item: 'http://shixuan.example/goods/list?categoryId=6' },
      { position: 4, name: product.model },
    ],
  });
  expect(body).toContain(`<meta property="og:url" content="http://shixuan.example${url}">`);
});

test('no text of the data leaves its place', async () => {
  const { get } = await startPages();
  const { body } = await get('/goods/detail?id=42');
  const [node] = graphOf(body);
  expect(node?.model).toBe('MV-</title><script>alert(1)</script>');
  expect(body).not.toContain('<script>alert');
});

test('a list’s page tells its place and its products; other pages, and those that do not exist, tell nothing', async () => {
  const { get } = await startPages();
  expect(graphOf((await get('/goods/list?categoryId=1')).body)).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'ItemList',
      name: '面阵相机',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, url: '/goods/detail?id=42' }],
    },
  ]);
  for (const url of ['/', '/goods/detail?id=99', '/nowhere'])
    expect((await get(url)).body).not.toContain('application/ld+json');
});

test('a host that is none gets addresses relative to the page', async () => {
  const { get } = await startPages();
  const { body } = await get('/goods/detail?id=42', { host: 'evil"><script>' });
  expect(body).not.toContain('evil');
  expect(graphOf(body)[0]?.url).toBe('/goods/detail?id=42');
});

test('a further page of a list goes on counting where the one before ended', async () => {
  const index = await siteIndex();
  const { get } = await startPages({
    catalogue: { current: { index, company: null, menus: [], articles: noArticles } },
  });
  const positions = async (url: string) => {
    const list = graphOf((await get(url)).body).find(node => node['@type'] === 'ItemList');
    const entries = (list?.itemListElement ?? []) as { position: number }[];
    return entries.map(({ position }) => position);
  };
  expect(await positions('/goods/list?categoryId=1')).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  expect(await positions('/goods/list?categoryId=1&page=2')).toEqual(Array.from({ length: 24 }, (_, i) => i + 25));
  expect((await positions('/goods/list?categoryId=1&page=2&size=48'))[0]).toBe(49);
});

const productsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(productsIn);
  return '@type' in value && value['@type'] === 'Product' ? [value, ...nested] : nested;
};

test('a product’s page has one product, and names others in lists; what has nothing in it is not written', async () => {
  const index = await siteIndex();
  const { get } = await startPages({
    catalogue: { current: { index, company: null, menus: [], articles: noArticles } },
  });
  const all = [...index.segments.values()].flatMap(({ products }) => products);
  const seriesOf = ({ brand, series }: (typeof all)[number]) => `${brand.id} ${series}`;
  const sizes = new Map<string, number>();
  for (const product of all) sizes.set(seriesOf(product), (sizes.get(seriesOf(product)) ?? 0) + 1);
  const alone = all.find(({ series }) => series === null);
  const withOthers = all.find(product => product.series !== null && (sizes.get(seriesOf(product)) ?? 0) > 3);
  for (const [product, lists] of [
    [alone, 0],
    [withOthers, 1],
  ] as const) {
    const { body } = await get(`/goods/detail?id=${product?.id}`);
    const graph = graphOf(body);
    expect(productsIn(graph)).toHaveLength(1);
    const named = graph.filter(node => node['@type'] === 'ItemList' && node.name === '同系列产品');
    expect(named).toHaveLength(lists);
    for (const { itemListElement } of named)
      expect(itemListElement).toContainEqual(
        expect.objectContaining({
          '@type': 'ListItem',
          position: 1,
          url: expect.stringMatching(/^\/goods\/detail\?id=/),
        }),
      );
    expect(JSON.stringify(graph)).not.toContain('[]');
  }
});
