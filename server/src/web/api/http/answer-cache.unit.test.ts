import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerCache, answerKey } from './answer-cache';

/** Of a key of one letter. */
const KEY_BYTES = 2;

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
  expect(cache.put('1', 'a', Buffer.from('y'), true).tag).not.toBe(first.tag);
  // Another process has the same tag for the same answer.
  expect(new AnswerCache().put('1', 'a', Buffer.from('x'), true).tag).toBe(first.tag);
});

test('the answer not asked for the longest is forgotten when the limit is reached', () => {
  const cache = new AnswerCache(3 * (2 * 1000 + KEY_BYTES));
  const body = Buffer.alloc(1000);
  for (const key of ['a', 'b', 'c']) keep(cache, '1', key, body);
  expect(cache.get('1', 'a')?.body).toBe(body);
  keep(cache, '1', 'd', body);
  expect(['a', 'b', 'c', 'd'].map(key => cache.get('1', key) !== undefined)).toEqual([true, false, true, true]);
});

test('an answer larger than the limit is sent but not kept', () => {
  const cache = new AnswerCache(2 * 500 + KEY_BYTES);
  expect(keep(cache, '1', 'a', Buffer.alloc(501)).body.length).toBe(501);
  expect(cache.get('1', 'a')).toBeUndefined();
  keep(cache, '1', 'b', Buffer.alloc(500));
  keep(cache, '1', 'a', Buffer.alloc(501));
  expect(cache.get('1', 'b')).toBeDefined();
});

test('a new version forgets everything; a late answer from the old one does not bring it back', () => {
  const cache = new AnswerCache();
  const old = keep(cache, '1', 'a', Buffer.from('old'));
  const fresh = keep(cache, '2', 'a', Buffer.from('new'));
  expect(fresh.tag).not.toBe(old.tag);
  for (const _ of [1, 2]) cache.put('1', 'b', Buffer.from('late'), false);
  expect(cache.get('1', 'a')).toBeUndefined();
  expect(cache.get('1', 'b')).toBeUndefined();
  expect(cache.get('2', 'a')).toBe(fresh);
});

test('the key of a request stands for its body', () => {
  fc.assert(
    fc.property(fc.jsonValue(), body => {
      const key = answerKey('/list', body);
      expect(key.startsWith('/list ')).toBe(true);
      expect(JSON.parse(key.slice('/list '.length))).toEqual(JSON.parse(JSON.stringify(body)));
    }),
  );
});

test('the order of fields makes no difference at any depth, and fields without a value are left out', () => {
  const one = answerKey('/list', { b: [{ y: 1, x: 2 }], a: { d: null, c: undefined } });
  expect(one).toBe('/list {"a":{"d":null},"b":[{"x":2,"y":1}]}');
  expect(answerKey('/list', { a: { d: null }, b: [{ x: 2, y: 1 }] })).toBe(one);
  expect(answerKey('/series', { a: { d: null }, b: [{ x: 2, y: 1 }] })).not.toBe(one);
});

test('a request without a body has a key of its own', () => {
  expect(answerKey('/list', undefined)).toBe('/list null');
});

test('a long request counts as its answer does: short answers to many of them do not fill the memory', () => {
  const cache = new AnswerCache(10_000);
  const asked = Array.from({ length: 5 }, (_, at) => `${at}${'无'.repeat(2000)}`);
  for (const key of asked) keep(cache, '1', key, Buffer.from('{}'));
  expect(asked.map(key => cache.get('1', key) !== undefined)).toEqual([false, false, false, true, true]);
});
