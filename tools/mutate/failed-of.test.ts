import { expect, test } from 'vitest';
import { failedOf } from './failed-of';

const module = (moduleId: string, passes: boolean) => ({ moduleId, ok: () => passes });

test('a file that failed in an earlier request is not charged to this one', () => {
  const modules = [module('a', false), module('b', true), module('c', false)];
  expect(failedOf(['b', 'c'], modules, 0)).toEqual(['c']);
  expect(failedOf(['b'], modules, 0)).toEqual([]);
});

test('an error outside of tests counts where no test failed', () => {
  expect(failedOf(['a', 'b'], [module('a', true), module('b', true)], 1)).toEqual(['a']);
  expect(failedOf(['a', 'b'], [module('a', true), module('b', false)], 1)).toEqual(['b']);
});
