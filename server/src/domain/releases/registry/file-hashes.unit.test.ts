import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createFileHashes } from './file-hashes';
import { integrityOf } from './integrity';
import { temporaryFolder } from './temporary-folder';

const setUp = () => {
  const path = join(temporaryFolder(), 'a.js');
  writeFileSync(path, 'globalThis.a = 1;');
  return { path, hashes: createFileHashes() };
};

test('a file is read once, and again when it has changed', () => {
  const { path, hashes } = setUp();
  const decode = vi.fn((bytes: Buffer) => bytes);
  const first = integrityOf(Buffer.from('globalThis.a = 1;'));
  expect(first).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  expect(hashes(path, decode)).toBe(first);
  expect(hashes(path, decode)).toBe(first);
  expect(decode).toHaveBeenCalledTimes(1);
  const { atime, mtime } = statSync(path);
  // Of the same length, and as old as before.
  writeFileSync(path, 'globalThis.a = 2;');
  utimesSync(path, atime, mtime);
  expect(hashes(path, decode)).toBe(integrityOf(Buffer.from('globalThis.a = 2;')));
});

test('the hash of a compressed copy is that of its content', () => {
  const { path, hashes } = setUp();
  writeFileSync(`${path}.gz`, gzipSync('globalThis.a = 1;'));
  expect(hashes(`${path}.gz`, gunzipSync)).toBe(hashes(path));
});

test('what cannot be read or decoded has none, until it can', () => {
  const { path, hashes } = setUp();
  expect(hashes(path, gunzipSync)).toBeNull();
  rmSync(path);
  expect(hashes(path)).toBeNull();
  mkdirSync(path);
  expect(hashes(path)).toBeNull();
  rmSync(path, { recursive: true });
  writeFileSync(path, 'globalThis.a = 3;');
  expect(hashes(path)).toBe(integrityOf(Buffer.from('globalThis.a = 3;')));
});
