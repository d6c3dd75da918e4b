import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-nowhere-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['check', 1, '不是一个远程应用：没有 src/descriptor.ts。'],
  ['deploy status --site https://site.test', 1, '不是一个远程应用：没有 src/descriptor.ts。'],
  ['dev --sight https://site.test', 2, '没有名为 --sight 的选项。'],
  ['chek', 2, '没有名为「chek」的命令。'],
])('shixuan %s in a folder that is no remote ends with a word about it', (typed, code, says) => {
  const loader = import.meta.resolve('tsx/esm');
  const args = ['--import', loader, join(root, 'tools/shixuan.ts'), ...typed.split(' ')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect([status, stdout]).toEqual([code, '']);
  expect(stderr.split('\n')[0]).toContain(says);
});
