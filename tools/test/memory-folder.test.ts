import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-mounts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function withMounts(...lines: string[]): string {
  const list = join(folder, 'mounts');
  writeFileSync(list, lines.map(line => `${line}\n`).join(''));
  return list;
}

test.each([
  ['none is mounted', ['/dev/vda / ext4 rw 0 0']],
  ['it is on a disk', ['/dev/vda /dev/shm ext4 rw 0 0']],
  ['no program may run from it', ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0']],
  ['it is read only', ['shm /dev/shm tmpfs ro,relatime 0 0']],
  ['what is mounted over it counts', ['tmpfs /dev/shm tmpfs rw 0 0', 'shm /dev/shm tmpfs rw,noexec 0 0']],
])('temporary files stay where they are: %s', (_, lines) => {
  expect(memoryFolder(withMounts(...lines))).toBeUndefined();
});

test('a system without a list of mounts has none', () => {
  expect(memoryFolder(join(folder, 'nothing'))).toBeUndefined();
});
