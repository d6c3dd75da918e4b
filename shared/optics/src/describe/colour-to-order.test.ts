import { expect, test } from 'vitest';
import { colourToOrder } from './colour-to-order';

const all = ['white', 'red', 'green', 'blue', 'infrared'];

test('a part number of several colours has one chosen with the order, the one of the task named', () => {
  const model = 'ML-RID110-W-R-G-B-IR';
  expect(colourToOrder({ model, colours: all }, 630)).toBe('颜色下单时选定：W/R/G/B/IR；按任务的 630 nm 选 R（红光）');
  // Between the colours that are sold.
  expect(colourToOrder({ model, colours: all }, 590)).toBe('颜色下单时选定：W/R/G/B/IR');
  expect(colourToOrder({ model: 'CST-2SBS8228-W/B', colours: ['white', 'blue'] }, 630)).toBe('颜色下单时选定：W/B');
});

test.each([
  ['one colour', 'OPT-LSA776-W', ['white']],
  ['colours that are mixed in one light', 'ML-AOI212-RGBW', ['white', 'red', 'green', 'blue']],
  ['letters that the data do not name as colours', 'XX-100-W-R', ['white']],
  ['letters within the name', 'R-W-100', ['white', 'red']],
  ['colours that are not stated', 'ML-D112-W-R-G-B', []],
])('%s is ordered as it stands', (_, model, colours) => {
  expect(colourToOrder({ model, colours }, 630)).toBeNull();
});
