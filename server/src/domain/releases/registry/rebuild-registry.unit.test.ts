import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { A, APP, B, build, C, setUpStore } from './operations/store-fixture';
import { rebuildRegistry } from './rebuild-registry';
import type { AppPath } from './registry-paths';
import { readPointer } from './registry-pointer';

const warned = vi.fn();
beforeEach(() => {
  vi.spyOn(process, 'emitWarning').mockImplementation(warned);
});
afterEach(() => {
  vi.restoreAllMocks();
  warned.mockClear();
});

const spoil = (storage: ReturnType<typeof setUpStore>['storage'], text: string) =>
  storage.put('registry.json', Buffer.from(text));

test('after any operations the audit log tells the very registry that was there', async () => {
  const app = fc.constantFrom<AppPath>('shell', APP, 'remotes/content');
  const step = fc.oneof(
    fc.record({ app, command: fc.constant('publish' as const), version: fc.constantFrom(A, B, C) }),
    fc.record({ app, command: fc.constant('promote' as const), percent: fc.constantFrom(0, 5, 12.5, 100) }),
    fc.record({ app, command: fc.constantFrom('kill' as const, 'revive' as const, 'rollback' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async steps => {
      const { storage, run } = setUpStore();
      for (const one of steps) {
        // Many of them are refused, as they would be on a site.
        await (one.command === 'publish'
          ? run({ command: 'publish', app: one.app, build: { ...build(one.version), app: one.app } })
          : run(one)
        ).catch(() => undefined);
      }
      const { registry, etag } = await readPointer(storage);
      const rebuilt = await rebuildRegistry(storage);
      if (etag === null) expect(rebuilt).toBeNull();
      else expect(rebuilt).toEqual({ registry, unreadable: [] });
    }),
    { numRuns: 60 },
  );
});

test.each(['', '{"schema": "https://raw', '[]', 'null', '{}', '\0\0\0\0'])(
  'a damaged registry (%j) is put back with the first look, kept aside and told',
  async text => {
    const { storage, run, goLive, rollback, live } = setUpStore();
    await goLive(A, B);
    await run({ command: 'kill', app: 'remotes/catalog', reason: '价格有误' });
    const { registry: before } = await readPointer(storage);
    await spoil(storage, text);
    expect((await readPointer(storage)).registry).toEqual(before);
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('恢复为第 5 版'), expect.anything());
    const [kept = ''] = await storage.list('broken/');
    expect((await storage.get(kept))?.bytes.toString()).toBe(text);
    await run({ command: 'revive', app: APP });
    await rollback();
    expect(await live()).toBe(A);
  },
);

test('a registry that is being written is not damaged: what the writer ends with counts', async () => {
  const { storage, goLive, rollback } = setUpStore();
  await goLive(A, B);
  await rollback();
  const { registry } = await readPointer(storage);
  const edited = { ...registry, revision: registry.revision + 1, microFrontends: {} };
  await spoil(storage, '');
  const reading = readPointer(storage);
  await spoil(storage, JSON.stringify(edited).slice(0, 40));
  await spoil(storage, JSON.stringify(edited));
  expect((await reading).registry).toEqual(edited);
  expect(warned).not.toHaveBeenCalled();
  expect(await storage.list('broken/')).toEqual([]);
});

test('one operation that cannot be read does not stand in the way, and is named', async () => {
  const { storage, goLive, live } = setUpStore();
  await goLive(A, B);
  await storage.put('audit/00000002.json', Buffer.from('{'));
  await spoil(storage, 'x');
  expect(await live()).toBe(B);
  expect(String(warned.mock.lastCall?.[0])).toContain('第 2 版的操作记录无法读取');
});

test('without operations nothing is overwritten', async () => {
  const { storage } = setUpStore();
  await spoil(storage, '{');
  await expect(readPointer(storage)).rejects.toThrow('操作记录也不能恢复它');
  expect((await storage.get('registry.json'))?.bytes.toString()).toBe('{');
});

test('what a person or another edition wrote is no damage: it stays, and the fields that do not fit are named', async () => {
  const { storage, goLive } = setUpStore();
  await goLive(A);
  const { registry } = await readPointer(storage);
  for (const [changed, field] of [
    [{ ...registry, shell: { rows: [] } }, 'shell'],
    [{ ...registry, killed: { catalog: 'yes' } }, 'killed.catalog'],
    [{ schema: 'https://example.com/v9', revision: 7, apps: [] }, 'microFrontends'],
  ] as const) {
    await spoil(storage, JSON.stringify(changed));
    await expect(readPointer(storage)).rejects.toThrow(field);
    expect((await storage.get('registry.json'))?.bytes.toString()).toBe(JSON.stringify(changed));
  }
  expect(await storage.list('broken/')).toEqual([]);
});

test('of two who find it damaged at once, both get the same registry', async () => {
  const { storage, goLive } = setUpStore();
  await goLive(A, B);
  const { registry } = await readPointer(storage);
  await spoil(storage, 'x');
  const found = await Promise.all([readPointer(storage), readPointer(storage), readPointer(storage)]);
  for (const one of found) expect(one.registry).toEqual(registry);
});

test('a registry that is missing while there are operations is put back; the next publication changes one app alone', async () => {
  const { storage, run, goLive } = setUpStore();
  await run({ command: 'start', app: 'shell', build: build(A, 'shell') });
  await goLive(A, B);
  const { registry: before } = await readPointer(storage);
  await storage.delete('registry.json');
  await run({ command: 'publish', app: 'remotes/content', build: build(C, 'remotes/content') });
  const { registry } = await readPointer(storage);
  expect(registry.shell).toEqual(before.shell);
  expect(registry.microFrontends.catalog).toEqual(before.microFrontends.catalog);
  expect(registry.revision).toBe(before.revision + 1);
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('丢失，已按操作记录恢复'), expect.anything());
  expect(await storage.list('broken/')).toEqual([]);
});

test('of two who find it missing at once, both get the same registry', async () => {
  const { storage, goLive } = setUpStore();
  await goLive(A, B);
  const { registry } = await readPointer(storage);
  await storage.delete('registry.json');
  const found = await Promise.all([readPointer(storage), readPointer(storage)]);
  for (const one of found) expect(one.registry).toEqual(registry);
});

test('a missing registry whose operations cannot be read is not taken for an empty one', async () => {
  const { storage } = setUpStore();
  await storage.put('audit/00000001.json', Buffer.from('{'));
  await expect(readPointer(storage)).rejects.toThrow('丢失，操作记录也不能恢复它');
  expect(await storage.has('registry.json')).toBe(false);
});
