import { expect, test } from 'vitest';
import { A, APP, B, setUpStore } from './operations/store-fixture';
import { findOlderRegistry } from './registry-older';
import { readPointer } from './registry-pointer';

test('an older copy in the place of the registry is told, with what it leaves out, until an operation goes on from it', async () => {
  const { storage, run, goLive } = setUpStore();
  expect(await findOlderRegistry(storage)).toBeNull();
  await goLive(A, B);
  const older = await storage.get('registry.json');
  if (!older) throw new Error('nothing was published');
  const { revision } = (await readPointer(storage)).registry;
  await run({ command: 'kill', app: APP, reason: '价格有误' });
  await run({ command: 'revive', app: APP });
  await run({ command: 'kill', app: APP, reason: '仍有误' });
  expect(await findOlderRegistry(storage)).toBeNull();
  await storage.put('registry.json', older.bytes);
  const found = await findOlderRegistry(storage);
  expect(found).toMatchObject({ revision, latest: revision + 3 });
  expect(found?.message).toContain(`registry.json 是第 ${revision} 版，操作记录已到第 ${revision + 3} 版`);
  await run({ command: 'kill', app: APP, reason: '仍有误' });
  expect((await readPointer(storage)).registry.revision).toBe(revision + 4);
  expect(await findOlderRegistry(storage)).toBeNull();
});

test('taken away, it is put back with all that was done', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  const older = await storage.get('registry.json');
  if (!older) throw new Error('nothing was published');
  await run({ command: 'kill', app: APP, reason: '价格有误' });
  await storage.put('registry.json', older.bytes);
  expect((await readPointer(storage)).registry.killed).toEqual({});
  await storage.delete('registry.json');
  expect((await readPointer(storage)).registry.killed).toHaveProperty('catalog');
  expect(await findOlderRegistry(storage)).toBeNull();
});
