import fc from 'fast-check';
import { expect, test } from 'vitest';
import { category, products as manyProducts } from '../../../test/catalogue/arbitrary-catalogue';
import { buildSegment } from '../catalogue/index/segment';
import { atOnce } from '../catalogue/index/slices';
import { describeList } from './describe-list';

const [template] = fc.sample(manyProducts, { numRuns: 20, seed: 3 }).flat();

/** More than a call takes arguments. */
const MANY = 130_000;

test('a category of any size is told in one sentence, with its range', () => {
  if (!template) throw new Error('no product');
  const products = Array.from({ length: MANY }, (_, row) => ({
    ...template,
    id: row + 1,
    model: `M${row}`,
    attrs: { frameRate: 10 + (row % 1000) },
  }));
  const { text } = describeList(atOnce(buildSegment(category, products)), {});
  expect(text).toContain(`${category.name} 130000 款`);
  expect(text).toContain('10～1009');
});
