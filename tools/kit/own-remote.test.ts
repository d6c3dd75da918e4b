import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownBuild, ownRemote } from './own-remote';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-own-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a remote of another bundler is deployed, but not built', async () => {
  await expect(ownRemote(folder)).rejects.toThrow('没有 src/descriptor.ts');
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/descriptor.ts'), "export const descriptor = { name: 'forum' };\n");
  expect(await ownRemote(folder)).toMatchObject({ kind: 'remote', name: 'forum', directory: folder });
  await expect(ownBuild(folder)).rejects.toThrow(/没有 rspack\.config\.ts.*--dist/);
  writeFileSync(join(folder, 'rspack.config.ts'), 'export default {};\n');
  await expect(ownBuild(folder)).rejects.toThrow('没有 package-lock.json');
});
