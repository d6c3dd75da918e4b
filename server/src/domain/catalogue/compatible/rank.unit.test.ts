import type { CompatibleReason } from '@shixuan/api';
import { expect, test } from 'vitest';
import { rank, varied } from './rank';

const reason = (state: CompatibleReason['state'], margin?: number): CompatibleReason => ({ text: '', state, margin });
const fit = (id: number, series: string | null, ...reasons: CompatibleReason[]) => ({
  product: { id, brand: { id: 1 }, series },
  reasons,
});
const ids = (fits: { product: { id: number } }[]) => fits.map(({ product }) => product.id);

test('all conditions met, then limitations, then 未标注; within each the smallest sufficient margin, then the id', () => {
  const fits = [
    fit(1, null, reason('unknown'), reason('pass')),
    fit(2, null, reason('warn', -0.2), reason('pass')),
    fit(3, null, reason('pass', 6), reason('pass', 1)),
    fit(4, null, reason('pass', 0), reason('pass', 1)),
    fit(5, null, reason('warn'), reason('pass')),
    fit(6, null, reason('pass', 6), reason('warn')),
    fit(7, null, reason('unknown'), reason('unknown'), reason('pass')),
    fit(8, null, reason('pass', 0), reason('pass', 3)),
  ];
  expect(ids(rank(fits))).toEqual([4, 8, 3, 6, 2, 5, 1, 7]);
  expect(ids(rank([...fits].reverse()))).toEqual([4, 8, 3, 6, 2, 5, 1, 7]);
});

test('no more than two of a series while others wait, and better standing never gives way to variety', () => {
  const pass = (id: number, series: string | null) => fit(id, series, reason('pass', id));
  const ranked = [pass(1, 'a'), pass(2, 'a'), pass(3, 'a'), pass(4, 'b'), fit(5, 'c', reason('unknown'))];
  expect(ids(varied(ranked, 3))).toEqual([1, 2, 4]);
  expect(ids(varied(ranked, 4))).toEqual([1, 2, 3, 4]);
  expect(ids(varied(ranked, 9))).toEqual([1, 2, 3, 4, 5]);
});

test('products without a series are not one series', () => {
  const ranked = [1, 2, 3].map(id => fit(id, null, reason('pass', id)));
  expect(ids(varied(ranked, 3))).toEqual([1, 2, 3]);
});
