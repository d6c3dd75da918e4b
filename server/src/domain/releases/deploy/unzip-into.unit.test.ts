import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../registry/temporary-folder';
import { unzipInto } from './unzip-into';

/** As a connection brings them, in bytes. */
const PIECE = 64 * 1024;

async function unzipped(names: readonly string[]): Promise<string> {
  const folder = temporaryFolder();
  const files = Object.fromEntries(names.map(name => [name, new TextEncoder().encode(name)]));
  const zip = zipSync(files, { level: 0 });
  await unzipInto(
    folder,
    (async function* () {
      for (let at = 0; at < zip.length; at += PIECE) yield zip.subarray(at, at + PIECE);
    })(),
  );
  return folder;
}

test('files come as they are named, in folders too', async () => {
  const names = ['remote.json', 'static/a.js', 'static/b/a.js', `${'a'.repeat(255)}`];
  const folder = await unzipped(names);
  for (const name of names) expect(readFileSync(join(folder, name), 'utf8')).toBe(name);
});

test('the note that a build leaves for itself is let be', async () => {
  expect(readFileSync(join(await unzipped(['remote.json', '.build-id']), '.build-id'), 'utf8')).toBe('.build-id');
});

test.each([
  ['a file that is a folder too', ['a', 'a/b'], '上传的路径 a 既是文件又是目录'],
  ['deep below a file', ['a/b/c/d', 'a/b'], '上传的路径 a/b 既是文件又是目录'],
  ['a name that no file system takes', ['a'.repeat(256)], '上传的文件路径不允许：aaa'],
  ['a path without end', [Array.from({ length: 600 }, () => 'a').join('/')], '上传的文件路径不允许：a/a'],
  ['a path that leads out', ['../a'], '上传的文件路径不允许：../a'],
  ['one file under two names', ['a/b', 'a//b'], '上传的文件路径不允许：a//b'],
  ['a file by way of its own folder', ['a', './a'], '上传的文件路径不允许：./a'],
  ['the folder itself', ['.'], '上传的文件路径不允许：.'],
  ['a hidden file', ['a/.b'], '上传的文件路径不允许：a/.b'],
  ['an end that some file systems drop', ['a./b'], '上传的文件路径不允许：a./b'],
  ['names that differ in case alone', ['a.js', 'A.js'], '上传的路径只有大小写不同：a.js 与 A.js'],
  ['folders below folders', [Array.from({ length: 11 }, () => 'a').join('/')], '上传的文件路径不允许：a/a'],
  ['more folders than any build has', Array.from({ length: 301 }, (_, i) => `${i}/a`), '上传的文件夹超过 300 个'],
  ['more files than any build has', Array.from({ length: 3001 }, (_, i) => `${i}`), '上传的文件超过 3000 个'],
])('%s is refused by its name', async (_, names, reason) => {
  await expect(unzipped(names)).rejects.toThrow(reason);
});
