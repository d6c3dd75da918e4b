import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { binariesIn, completeBinaries } from './binaries';

const root = mkdtempSync(join(tmpdir(), 'shixuan-binaries-'));
afterAll(() => rmSync(root, { recursive: true }));

test('links and permissions that the blocked post-install script would have made are made, once', () => {
  const native = join(root, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  mkdirSync(join(native, 'bin'));
  writeFileSync(join(native, 'lib/libpq.so.5.18'), '');
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  ];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  const binaries = binariesIn(native);
  for (const program of [binaries.initdb, binaries.postgres]) {
    writeFileSync(program, '');
    chmodSync(program, 0o644);
  }
  completeBinaries(binaries);
  expect(readlinkSync(join(native, 'lib/libpq.so'))).toBe('libpq.so.5.18');
  expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(statSync(binaries.postgres).mode & 0o777).toBe(0o755);
  const { ino } = lstatSync(join(native, 'lib/libpq.so'));
  completeBinaries(binaries);
  expect(lstatSync(join(native, 'lib/libpq.so')).ino).toBe(ino);
});
