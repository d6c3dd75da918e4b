import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compressWithDictionary } from '../../../platform/http/zstd-dictionary';
import { asDictionary, createFileDictionaries, offeredDictionary } from './file-dictionaries';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-dictionaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Random words, which no compressor shortens by itself. */
const words = (seed: string) =>
  Array.from({ length: 400 }, (_, i) => createHash('sha256').update(`${seed} ${i}`).digest('base64')).join('\n');
const earlier = words('one');
const later = `${earlier}\nand a new line`;
const hash = createHash('sha256').update(earlier).digest('base64');
const url = '/remotes/catalog/1.0.0-aaaaaaaa/35.5b12712321.js';
writeFileSync(join(folder, 'earlier.js'), earlier);
writeFileSync(join(folder, 'later.js'), later);

const headers = {
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${hash}:`,
  'dictionary-id': `"${url}"`,
};
const difference = (own: Record<string, string> = {}) =>
  createFileDictionaries(at => (at === url ? join(folder, 'earlier.js') : null)).differenceFor(
    { headers: { ...headers, ...own } },
    join(folder, 'later.js'),
    'hash of later.js',
  );

test('a file is a dictionary for the file of its name in other versions', () => {
  expect(asDictionary(url, true)).toBe(`match="/remotes/catalog/*/35.*.js", id="${url}"`);
  expect(asDictionary('/shell/1.0.0-bbbbbbbb/main.0123456789.css', true)).toContain('match="/shell/*/main.*.css"');
  expect(asDictionary('/shell/1.0.0-bbbbbbbb/shell.json', true)).toBeNull();
  expect(asDictionary(url, false)).toBeNull();
});

test('an offer counts only with a hash, an address and an encoding that takes it', () => {
  expect(offeredDictionary({ headers })).toEqual({ id: url, hash });
  for (const wrong of [
    { 'accept-encoding': 'gzip, br' },
    { 'accept-encoding': 'br, dcz;q=0' },
    { 'available-dictionary': hash },
    { 'dictionary-id': '"/a b"' },
  ])
    expect(offeredDictionary({ headers: { ...headers, ...wrong } })).toBeNull();
});

test('where Node can, a changed file goes out as its difference, in the form of RFC 9842', async () => {
  const made = await difference();
  if (compressWithDictionary === null) {
    expect(made).toBeNull();
    return;
  }
  expect(made?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(made?.subarray(8, 40).toString('base64')).toBe(hash);
  expect(made?.length).toBeLessThan(200);
});

test('an earlier file that is not published, or not the one that the browser has, is left aside', async () => {
  expect(await difference({ 'dictionary-id': '"/remotes/catalog/0.9.0-aaaaaaaa/35.js"' })).toBeNull();
  const other = createHash('sha256').update('other').digest('base64');
  expect(await difference({ 'available-dictionary': `:${other}:` })).toBeNull();
});
