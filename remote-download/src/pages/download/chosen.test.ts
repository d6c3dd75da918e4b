import { expect, test } from 'vitest';
import { MAX_FILES, readChosen } from './chosen';

const file = { id: 12, size: 3 };

test('what was kept is chosen again', () => expect(readChosen([file])).toEqual([file]));

test.each([
  undefined,
  null,
  'x',
  {},
  [{}],
  [null],
  [{ id: 1.5, size: 3 }],
  [{ id: 1, size: '3' }],
  [{ id: 1, size: -1 }],
  Array(MAX_FILES + 1).fill(file),
])('whatever else lies there is not: %j', stored => expect(readChosen(stored)).toEqual([]));
