import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache';

test('the entry that was not asked for the longest is made again, the others are not', () => {
  const cache = new BoundedCache<{ key: string }>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return { key };
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(get(key)).toEqual({ key });
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('nothing is kept of what does not exist', () => {
  const cache = new BoundedCache<{ key: string }>(2);
  expect(cache.get('a', () => null)).toBeNull();
  expect(cache.get('a', () => ({ key: 'a' }))).toEqual({ key: 'a' });
});
