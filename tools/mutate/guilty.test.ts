import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { foundBy, guilty } from './guilty';

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

const names = ['a', 'b', 'c', 'd'];
const finders = fc.array(fc.subarray(names), { maxLength: 12 });

test('everyone is found whom a test finds, also where one that stands before hides it', async () => {
  await fc.assert(
    fc.asyncProperty(finders, fc.nat({ max: 12 }), async (findersOf, hiding) => {
      const items = findersOf.map((_, item) => item);
      const failing = async (part: readonly number[], tests: readonly string[]) => {
        // With this one in place nobody else is reached.
        const reached = part.includes(hiding) && findersOf[hiding]?.length ? [hiding] : part;
        return tests.filter(test => reached.some(item => findersOf[item]?.includes(test)));
      };
      const found = await foundBy(items, names, failing);
      expect([...found.keys()].sort((a, b) => a - b)).toEqual(items.filter(item => findersOf[item]?.length));
      for (const [item, tests] of found) expect(findersOf[item]).toEqual(expect.arrayContaining([...(tests ?? [])]));
    }),
  );
});

test('halves run only the tests that failed', async () => {
  const failing = vi.fn(async (part: readonly number[], tests: readonly string[]) =>
    tests.filter(test => test === 'b' && part.includes(2)),
  );
  expect(await foundBy([0, 1, 2, 3], names, failing)).toEqual(new Map([[2, ['b']]]));
  expect(failing.mock.calls).toEqual([
    [[0, 1, 2, 3], names],
    [[0, 1], ['b']],
    [[2, 3], ['b']],
    [[2], ['b']],
    [[3], ['b']],
    [[0, 1, 3], names],
  ]);
});

test('tests that do not end are run whole by the halves', async () => {
  const failing = async (part: readonly number[]) => (part.includes(1) ? null : []);
  expect(await foundBy([0, 1, 2], names, failing)).toEqual(new Map([[1, null]]));
});
