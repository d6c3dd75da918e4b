import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { writeShellBuild } from './build-fixture';
import { publish } from './publish';
import { createRegistryCheck } from './registry-check';
import { NothingServable, RegistryOlder, RegistryUnusable } from './registry-unusable';
import { temporaryFolder } from './temporary-folder';

async function withShell() {
  const [dist, registryDir] = [temporaryFolder(), join(temporaryFolder(), 'registry')];
  const { version } = writeShellBuild(dist);
  await publish(dist, registryDir);
  return { registryDir, version, file: join(registryDir, 'registry.json') };
}

test('a site with a shell can serve; one whose only shell was altered, or that has none, cannot', async () => {
  const { registryDir, version } = await withShell();
  await createRegistryCheck(folderStorage(registryDir), registryDir)();
  writeFileSync(join(registryDir, 'files', 'shell', version, 'shell.json'), '{}');
  const altered = createRegistryCheck(folderStorage(registryDir), registryDir);
  await expect(altered()).rejects.toBeInstanceOf(NothingServable);
  const empty = temporaryFolder();
  await expect(createRegistryCheck(folderStorage(empty), empty)()).rejects.toBeInstanceOf(NothingServable);
});

test('while the registry cannot be read, the versions that were read last are served on', async () => {
  const { registryDir, file } = await withShell();
  const check = createRegistryCheck(folderStorage(registryDir), registryDir);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), shell: 'none' }));
  await expect(check()).rejects.toBeInstanceOf(RegistryUnusable);
});

test('an older copy of the registry is told', async () => {
  const { registryDir, file } = await withShell();
  const older = readFileSync(file, 'utf8');
  const dist = temporaryFolder();
  writeShellBuild(dist, '1.0.1-cccccccc');
  await publish(dist, registryDir);
  const check = createRegistryCheck(folderStorage(registryDir), registryDir);
  await check();
  writeFileSync(file, older);
  await expect(check()).rejects.toBeInstanceOf(RegistryOlder);
});
