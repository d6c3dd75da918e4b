import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { guilty } from './guilty';

test('whoever fails alone is found, in the order of the list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat({ max: 40 })), fc.uniqueArray(fc.nat({ max: 40 })), async (items, bad) => {
      const found = await guilty(items, part => Promise.resolve(part.some(item => bad.includes(item))));
      expect(found).toEqual(items.filter(item => bad.includes(item)));
    }),
  );
});

test('where nothing fails one trial is enough, and none for nothing', async () => {
  const fails = vi.fn(() => Promise.resolve(false));
  expect(await guilty([1, 2, 3, 4, 5], fails)).toEqual([]);
  expect(fails).toHaveBeenCalledTimes(1);
  expect(await guilty([], fails)).toEqual([]);
  expect(fails).toHaveBeenCalledTimes(1);
});
