import { expect, test } from 'vitest';
import { siteIndex } from '../../../../test/site-catalogue';
import { filledColumns } from './default-order';

const ROWS = 24;

/** Share of filled cells among these numbers of filled columns, in %. */
const share = (filled: readonly number[], columns: number) =>
  Math.round((100 * filled.reduce((sum, count) => sum + count, 0)) / (filled.length * columns));

test('the first screen of every category is as full as its data allow', async () => {
  const { segments } = await siteIndex();
  for (const { category, attributes, products } of segments.values()) {
    const columns = attributes.filter(({ inList }) => inList).length;
    const filled = products.map(product => filledColumns(product, { attributes }));
    const best = share([...filled].sort((a, b) => b - a).slice(0, ROWS), columns);
    const shown = share(filled.slice(0, ROWS), columns);
    if (process.env.PRINT_FIRST_SCREEN) console.log(category.code, shown, share(filled, columns));
    expect([category.code, shown]).toEqual([category.code, best]);
  }
});
