import { expect, test } from 'vitest';
import { declaredPage } from '../../../../test/pages/declared-page';
import { siteIndex } from '../../../../test/site-catalogue';
import { fillTemplate } from './fill-template';

test('what search engines show of a product is told of no other one', async () => {
  const { description = '' } = await declaredPage('catalog', '/goods/detail');
  const { segments, seriesEntries } = await siteIndex();
  const texts = [...segments.values(), ...seriesEntries.values()].flatMap(({ category, products }) =>
    products.map(product => fillTemplate(description, { productDetail: { product, category } }) ?? ''),
  );
  expect(texts.length).toBeGreaterThan(4000);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  expect(texts.filter(text => text.length < 20 || text.length > 160)).toEqual([]);
});
