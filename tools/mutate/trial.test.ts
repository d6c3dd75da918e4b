import { expect, test } from 'vitest';
import { mutationsOf } from './mutations';
import { apart } from './trial';

test('changes that meet in the text are not in place at the same time', () => {
  const mutants = ['a.ts', 'b.ts'].flatMap(file =>
    mutationsOf(file, 'f(a < 1); g(b < 2);').map(mutation => ({ ...mutation, file })),
  );
  const lists = apart(mutants);
  expect(lists.flat()).toHaveLength(mutants.length);
  for (const list of lists) {
    for (const file of ['a.ts', 'b.ts']) {
      const places = list.filter(mutant => mutant.file === file).sort((a, b) => a.start - b.start);
      const meeting = places.slice(1).filter(({ start }, at) => start < (places[at]?.end ?? 0));
      expect(meeting).toEqual([]);
    }
  }
  // Of each file one change of either statement fits into the first list.
  expect(lists[0]).toHaveLength(4);
});
