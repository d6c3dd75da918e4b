import { expect, test } from 'vitest';
import { siteIndex } from '../../../../test/site-catalogue';
import type { CatalogueIndex } from '../../catalogue/index/build';
import type { RemovedProduct } from '../../catalogue/index/index-input';
import { atOnce } from '../../catalogue/index/slices';
import { answerSearch } from '../answering/answer-search';
import { suggest } from '../suggesting/suggest';
import { siteSynonyms } from '../text/synonyms';
import { SiteSearch } from './site-search';

async function setUp() {
  const index = await siteIndex();
  const product = index.segments.get(2)?.products.find(({ brand }) => brand.nameZh !== null);
  if (!product) throw new Error('no product');
  const { brand } = product;
  const gone: RemovedProduct = { id: 900_001, brand, model: 'XQW-7788 C', reason: '型号有误', replacementId: null };
  const replaced = { ...gone, id: 900_002, model: 'XQW-7799', reason: null, replacementId: product.id };
  const changed: CatalogueIndex = {
    ...index,
    takenOut: [gone, replaced],
    find: id => index.find(id === replaced.id ? product.id : id),
  };
  const search = atOnce(SiteSearch.build(changed, [], siteSynonyms()));
  const ask = (keywords: string) => answerSearch(search, { keywords, page: 1, pageSize: 24, filters: {}, without: [] });
  return { product, ask, search, maker: brand.nameZh ?? '' };
}

test('a part number that was taken out is told with its reason, in whatever way it is typed', async () => {
  const { ask, maker, product } = await setUp();
  const said = `${maker} XQW-7788 C 已下架：型号有误。`;
  for (const typed of [
    'XQW-7788 C',
    'xqw7788c',
    `${maker} XQW-7788C`,
    `${product.brand.name} xqw-7788-c`,
    'XQW-7788 C 的参数',
  ]) {
    const { content, missed } = ask(typed);
    expect(content.note, typed).toContain(said.slice(0, -1));
    // Whoever runs the site knows that it is missing.
    expect(missed, typed).toBe(false);
  }
});

test('what stands for a product that was taken out comes first, and is named', async () => {
  const { ask, search, maker, product } = await setUp();
  const { content } = ask('XQW7799');
  expect(content.note).toBe(`${maker} XQW-7799 已下架，由 ${product.model} 代替。`);
  expect(content.groups[0]).toMatchObject({ kind: 'product', total: 1, hits: [{ row: { id: product.id } }] });
  expect(suggest(search, 'XQW7799').groups[0]?.items[0]).toMatchObject({ url: `/goods/detail?id=${product.id}` });
});

test('other part numbers, and the same of another maker, say nothing of it', async () => {
  const { ask, product } = await setUp();
  for (const typed of ['XQW-7788', 'XQW-7788 CD', 'Basler XQW-7788C', product.model, '12mm 镜头'])
    expect(ask(typed).content.note ?? '', typed).not.toContain('已下架');
});
