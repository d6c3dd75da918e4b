import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache';

test('the answer not asked for the longest is forgotten when the limit is reached', () => {
  const cache = new AnswerCache(6 * 1000);
  const text = Buffer.alloc(1000);
  for (const key of ['a', 'b', 'c']) cache.put('1', key, text, true);
  expect(cache.get('1', 'a')?.body).toBe(text);
  cache.put('1', 'd', text, true);
  expect(['a', 'b', 'c', 'd'].map(key => cache.get('1', key) !== undefined)).toEqual([true, false, true, true]);
});

test('an answer larger than the limit is sent but not kept', () => {
  const cache = new AnswerCache(1000);
  expect(cache.put('1', 'a', Buffer.alloc(501), true).body.length).toBe(501);
  expect(cache.get('1', 'a')).toBeUndefined();
  cache.put('1', 'b', Buffer.alloc(500), true);
  expect(cache.get('1', 'b')).toBeDefined();
});

test('a new version forgets everything; a late answer from the old one does not bring it back', () => {
  const cache = new AnswerCache();
  const old = cache.put('1', 'a', Buffer.from('old'), true);
  const fresh = cache.put('2', 'a', Buffer.from('old'), true);
  expect(fresh.tag).not.toBe(old.tag);
  cache.put('1', 'b', Buffer.from('late'), false);
  expect(cache.get('1', 'a')).toBeUndefined();
  expect(cache.get('1', 'b')).toBeUndefined();
  expect(cache.get('2', 'a')).toBe(fresh);
});
