import { expect, test, vi } from 'vitest';
import { DocumentCache } from './document-cache';

const of = (bytes: number) => async () => Buffer.alloc(bytes, bytes);

test('a document is made once for all who ask meanwhile, and is there from then on', async () => {
  const cache = new DocumentCache(1000);
  const make = vi.fn(of(10));
  expect(cache.has('a')).toBe(false);
  const both = [cache.get('a', make), cache.get('a', make)];
  expect(cache.has('a')).toBe(true);
  const [one, other] = await Promise.all(both);
  expect(other).toBe(one);
  expect(await cache.get('a', make)).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the tag follows from the bytes', async () => {
  const tagOf = async (bytes: number) => (await new DocumentCache(1000).get('a', of(bytes))).etag;
  expect(await tagOf(10)).toMatch(/^"[\w-]{22}"$/);
  expect(await tagOf(10)).toBe(await tagOf(10));
  expect(await tagOf(10)).not.toBe(await tagOf(11));
});

test('a failure reaches all who asked and is not kept', async () => {
  const cache = new DocumentCache(1000);
  const fail = () => Promise.reject(new Error('no paper'));
  const both = [cache.get('a', fail), cache.get('a', fail)];
  for (const one of both) await expect(one).rejects.toThrow('no paper');
  expect(cache.has('a')).toBe(false);
  expect((await cache.get('a', of(10))).bytes).toHaveLength(10);
});

test('beyond the limit the least recently used document is dropped; one larger than the limit drops nothing', async () => {
  const cache = new DocumentCache(300);
  for (const key of ['a', 'b', 'c']) await cache.get(key, of(100));
  await cache.get('a', of(100));
  await cache.get('d', of(100));
  expect((await cache.get('large', of(301))).bytes).toHaveLength(301);
  expect(['a', 'b', 'c', 'd', 'large'].map(key => cache.has(key))).toEqual([true, false, true, true, false]);
});
