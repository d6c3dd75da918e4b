import type { ProductRow } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { derivedRows } from './derived-rows';

const products: Pick<ProductRow, 'attrs'>[] = [
  { attrs: { pixelSizeUm: 2.5, resolutionLpMm: 100 } },
  { attrs: { pixelSizeUm: 5 } },
  { attrs: {} },
];

test('rows over all products; what cannot be computed is unknown', () => {
  expect(derivedRows(products, false)).toEqual([
    {
      key: 'nyquist',
      label: '奈奎斯特频率',
      cells: ['200\u202flp/mm', '100\u202flp/mm', null],
      formulas: ['1000 ÷ (2 × 2.5 µm)', '1000 ÷ (2 × 5 µm)', null],
      verdict: 'different',
    },
    expect.objectContaining({ key: 'resolvedPixel', verdict: 'incomplete' }),
  ]);
});

test('only what differs', () => {
  expect(derivedRows(products, true).map(({ key }) => key)).toEqual(['nyquist']);
});
