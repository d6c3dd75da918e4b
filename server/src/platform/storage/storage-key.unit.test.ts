import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireKey, requirePrefix } from './storage-key';

const accepted = (check: (text: string) => string, text: string) => {
  try {
    return check(text) === text;
  } catch {
    return false;
  }
};

test.each(['a', 'files/ab/abcdef', 'registry/registry.json', 'A-1_b.c/0', 'a..b'])('%s is a key', key => {
  expect(requireKey(key)).toBe(key);
});

test.each([
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  '../a',
  'a/..',
  'a/../b',
  'a/.lock',
  'a\\b',
  'a b',
  'a\n',
  '文件',
  'a%2e',
])('%j is none', key => {
  expect(() => requireKey(key)).toThrow('a key of plain segments');
});

const piece = fc.constantFrom('a', 'Z', '0', '.', '..', '-', '_', '/', '\\', '%2e', '\0', '\n', ' ', '界');
const text = fc.oneof(
  fc.string(),
  fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join('')),
);

test('whatever is accepted lies below the folder, under a name that is not hidden, and is its own path', () => {
  fc.assert(
    fc.property(text, key => {
      fc.pre(accepted(requireKey, key));
      expect(resolve('/store', key)).toBe(`/store/${key}`);
      expect(key.split('/').some(segment => segment.startsWith('.'))).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('every beginning of a key is a prefix', () => {
  const segment = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,5}$/);
  const key = fc.array(segment, { minLength: 1, maxLength: 4 }).map(segments => segments.join('/'));
  fc.assert(
    fc.property(key, fc.nat(30), (whole, length) => {
      expect(accepted(requireKey, whole)).toBe(true);
      expect(accepted(requirePrefix, whole.slice(0, length))).toBe(true);
    }),
  );
  for (const prefix of ['..', '/', 'a//', '.a', 'a/.']) expect(accepted(requirePrefix, prefix)).toBe(false);
});
