import { beforeAll, expect, test } from 'vitest';
import { siteIndex } from '../../../test/site-catalogue';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { describeChanges } from './describe-changes';
import { Stated, statedOf } from './stated';

let index: CatalogueIndex;
beforeAll(async () => {
  index = await siteIndex();
});

test('what a catalogue states has every product with its known figures, and is read back as it was kept', () => {
  for (const { attributes, products } of index.segments.values()) {
    const stated = statedOf(attributes, products);
    expect(Object.keys(stated)).toHaveLength(products.length);
    expect(Stated.parse(JSON.parse(JSON.stringify(stated)))).toEqual(stated);
  }
});

test('a figure that changes in the data is told as the site writes it', () => {
  const segment = [...index.segments.values()].find(({ category }) => category.code === 'area-camera');
  const [first, ...others] = segment?.products ?? [];
  const attribute = segment?.attributes.find(({ key, type }) => type === 'number' && first?.attrs[key] !== undefined);
  if (!segment || !first || !attribute) throw new Error('no camera with a figure');
  const before = statedOf(segment.attributes, segment.products);
  const { brand, model, attrs } = first;
  const changed = { brand, model, attrs: { ...attrs, [attribute.key]: 12_345 } };
  const notes = describeChanges(before, statedOf(segment.attributes, [changed, ...others]));
  expect(notes).toContain(`${model} 的${attribute.label}由「`);
  expect(notes).toMatch(/」改为「12 ?345.*」。$/);
});
