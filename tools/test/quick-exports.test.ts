import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import * as judge from '../judge/seeded-tasks';

setFlagsFromString('--allow-natives-syntax');
const isPlain = new Function('object', 'return %HasFastProperties(object)');

test('what a module exports is held as a plain object, not as a hash table, once it is read in a loop', () => {
  for (let i = 0; i < 100; i++) expect(judge.seededTasks).toBeTypeOf('function');
  expect(isPlain(judge)).toBe(true);
});
