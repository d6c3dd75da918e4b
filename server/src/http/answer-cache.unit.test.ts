import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache';

/** Asked for twice: the second time it is kept. */
function keep(cache: AnswerCache, version: string, key: string, body: Buffer) {
  cache.put(version, key, body, true);
  return cache.put(version, key, body, true);
}

test('an answer is kept when it is asked for again, and has one tag all along', () => {
  const cache = new AnswerCache();
  const first = cache.put('1', 'a', Buffer.from('x'), true);
  expect(cache.get('1', 'a')).toBeUndefined();
  const second = cache.put('1', 'a', Buffer.from('x'), true);
  expect(cache.get('1', 'a')).toBe(second);
  expect(second.tag).toBe(first.tag);
  expect(cache.put('1', 'b', Buffer.from('x'), true).tag).not.toBe(first.tag);
  expect(new AnswerCache().put('1', 'a', Buffer.from('x'), true).tag).not.toBe(first.tag);
});

test('the answer not asked for the longest is forgotten when the limit is reached', () => {
  const cache = new AnswerCache(6 * 1000);
  const body = Buffer.alloc(1000);
  for (const key of ['a', 'b', 'c']) keep(cache, '1', key, body);
  expect(cache.get('1', 'a')?.body).toBe(body);
  keep(cache, '1', 'd', body);
  expect(['a', 'b', 'c', 'd'].map(key => cache.get('1', key) !== undefined)).toEqual([true, false, true, true]);
});

test('an answer larger than the limit is sent but not kept', () => {
  const cache = new AnswerCache(1000);
  expect(keep(cache, '1', 'a', Buffer.alloc(501)).body.length).toBe(501);
  expect(cache.get('1', 'a')).toBeUndefined();
  keep(cache, '1', 'b', Buffer.alloc(500));
  expect(cache.get('1', 'b')).toBeDefined();
});

test('a new version forgets everything; a late answer from the old one does not bring it back', () => {
  const cache = new AnswerCache();
  const old = keep(cache, '1', 'a', Buffer.from('old'));
  const fresh = keep(cache, '2', 'a', Buffer.from('old'));
  expect(fresh.tag).not.toBe(old.tag);
  for (const _ of [1, 2]) cache.put('1', 'b', Buffer.from('late'), false);
  expect(cache.get('1', 'a')).toBeUndefined();
  expect(cache.get('1', 'b')).toBeUndefined();
  expect(cache.get('2', 'a')).toBe(fresh);
});
