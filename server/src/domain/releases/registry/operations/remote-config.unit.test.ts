import { join } from 'node:path';
import type { ConfigField } from '@shixuan/host/data-schema';
import type { RemoteManifest } from '@shixuan/host/manifest';
import { expect, test } from 'vitest';
import { readAudit } from '../audit-log';
import { writeRemoteBuild } from '../build-fixture';
import { configMark } from '../config-of-version';
import { readBuild } from '../read-build';
import { rebuildRegistry } from '../rebuild-registry';
import { remotePath } from '../registry-paths';
import { readPointer } from '../registry-pointer';
import { storeVersion } from '../store-version';
import { temporaryFolder } from '../temporary-folder';
import { A, APP, B, C, setUpStore } from './store-fixture';

const rows = (maximum: number): ConfigField => ({ type: 'integer', title: '行数', minimum: 1, maximum, default: 6 });
const declaring = (properties: Record<string, ConfigField>) => ({ config: { type: 'object' as const, properties } });

function setUp() {
  const store = setUpStore();
  const { storage, run } = store;
  /** Publishes a version with what it declares, files and all. */
  const publish = async (version: string, manifest: Partial<RemoteManifest> = {}) => {
    const dist = join(temporaryFolder(), 'dist');
    writeRemoteBuild(dist, version, manifest);
    const build = await readBuild(dist);
    await storeVersion(storage, build, dist);
    await run({ command: 'publish', app: build.app, build });
  };
  const goLive = async (...args: Parameters<typeof publish>) => {
    await publish(...args);
    await run({ command: 'promote', app: APP, version: args[0], percent: 100 });
  };
  const set = (values: Record<string, string | number | boolean> | null, more: { since?: number } = {}) =>
    run({ command: 'config', app: APP, values, ...more });
  const config = async () => (await readPointer(storage)).registry.config;
  return { ...store, publish, goLive, set, config };
}

test('settings are kept with who set them, in the audit log too, and the defaults come back', async () => {
  const { storage, goLive, set, config } = setUp();
  await goLive(A, declaring({ rows: rows(12) }));
  expect(await set({ rows: 8 })).toMatchObject({ changed: true, revision: 3 });
  expect(await config()).toMatchObject({ catalog: { values: { rows: 8 }, by: '目录组' } });
  expect(await set({ rows: 8 })).toMatchObject({ changed: false, revision: 3 });
  expect(await readAudit(storage, 3)).toMatchObject({
    command: 'config',
    from: { config: null },
    to: { config: { values: { rows: 8 } } },
  });
  expect(await set(null)).toMatchObject({ changed: true, revision: 4 });
  expect(await config()).toEqual({});
});

test.each<[string, Record<string, string | number | boolean>, string]>([
  ['a value out of range', { rows: 20 }, `rows（行数）应为不大于 12 的整数，给出的是 20（catalog 的版本 ${A}）`],
  ['another type', { rows: '8' }, 'rows（行数）应为整数，给出的是文字「8」'],
  ['a field that no version knows', { row: 8 }, 'catalog 没有名为「row」的设置，可设的有：rows'],
  ['more than a page should carry', { rows: 'x'.repeat(5000) }, '至多 4000'],
])('%s is refused by name, and nothing changes', async (_what, values, message) => {
  const { goLive, set, config } = setUp();
  await goLive(A, declaring({ rows: rows(12) }));
  await expect(set(values)).rejects.toThrow(message);
  expect(await config()).toEqual({});
});

test('the version that pages fall back to, and the one on trial, must take the value too', async () => {
  const { run, publish, goLive, set } = setUp();
  await goLive(A, declaring({ rows: rows(8) }));
  await goLive(B, declaring({ rows: rows(12) }));
  await expect(set({ rows: 10 })).rejects.toThrow(`不大于 8 的整数，给出的是 10（catalog 的版本 ${A}）`);
  await publish(C, declaring({ rows: rows(4) }));
  // Nobody gets it yet.
  await set({ rows: 7 });
  await set(null);
  await run({ command: 'promote', app: APP, version: C, percent: 10 });
  await expect(set({ rows: 7 })).rejects.toThrow(`catalog 的版本 ${C}`);
});

test('a version that refuses what is set is not shown, to a share or in a set; going back is always possible', async () => {
  const { run, publish, goLive, set, rollback, live } = setUp();
  await goLive(A, declaring({ rows: rows(4) }));
  await goLive(B, declaring({ rows: rows(12) }));
  await goLive(C, declaring({ rows: rows(12) }));
  await set({ rows: 10 });
  await publish('1.0.0-dddddddd', declaring({ rows: rows(5) }));
  const shown = { app: APP, version: '1.0.0-dddddddd' };
  for (const percent of [10, 100])
    await expect(run({ command: 'promote', percent, ...shown })).rejects.toThrow(
      'catalog 的版本 1.0.0-dddddddd 不接受现在的设置：rows（行数）应为不大于 5 的整数，给出的是 10',
    );
  await publish(A, { name: 'download', ...declaring({}) });
  const members = [shown, { app: remotePath('download'), version: A }];
  await expect(run({ command: 'promote-set', app: APP, members, percent: 100 })).rejects.toThrow('不接受现在的设置');
  await rollback();
  await rollback({ to: A });
  expect(await live()).toBe(A);
});

test('only the version that is shown has to take what is set, not others that nobody gets', async () => {
  const { run, publish, goLive, set, live } = setUp();
  await goLive(A, declaring({ rows: rows(12) }));
  await set({ rows: 10 });
  await publish(B, declaring({ rows: rows(4) }));
  await publish(C, declaring({ rows: rows(12) }));
  await run({ command: 'promote', app: APP, version: C, percent: 100 });
  expect(await live()).toBe(C);
});

test('what the next version adds may be set ahead of it', async () => {
  const { publish, goLive, set, run } = setUp();
  await goLive(A, declaring({ rows: rows(12) }));
  await publish(B, declaring({ rows: rows(12), note: { type: 'string', title: '说明', maxLength: 4, default: '' } }));
  await expect(set({ note: '太长的说明' })).rejects.toThrow('note（说明）应为至多 4 个字');
  await set({ rows: 3, note: '换季' });
  expect(await run({ command: 'promote', app: APP, percent: 100 })).toMatchObject({ version: B });
});

test('the shell, a remote that was never published and one without settings have none to set', async () => {
  const { run, goLive, set } = setUp();
  await expect(set({ rows: 1 })).rejects.toThrow('catalog 没有发布过');
  await expect(run({ command: 'config', app: 'shell', values: {} })).rejects.toThrow('外壳没有设置');
  await goLive(A);
  await expect(set({ rows: 1 })).rejects.toThrow('没有声明设置');
});

test('a registry that is rebuilt from the audit log has the settings again', async () => {
  const { storage, goLive, set } = setUp();
  await goLive(A, declaring({ rows: rows(12) }));
  await set({ rows: 8 });
  await goLive(B, declaring({ rows: rows(12) }));
  const { registry } = await readPointer(storage);
  expect((await rebuildRegistry(storage))?.registry).toEqual(registry);
});

test('pages tell settings apart by their values, whoever set them and in which order', () => {
  const set = (values: Record<string, number>, by = '甲') => ({ values, by, at: '2026-03-01T08:00:00Z' });
  const mark = (config: Parameters<typeof configMark>[0]['config']) => configMark({ config });
  expect(mark({ a: set({ x: 1 }), b: set({}) })).toBe(mark({ b: set({}, '乙'), a: set({ x: 1 }) }));
  expect(mark({ a: set({ x: 1 }) })).not.toBe(mark({ a: set({ x: 2 }) }));
  expect(mark({})).not.toBe(mark({ a: set({}) }));
});

test('settings of 4000 characters are taken, and one more is refused', async () => {
  const { goLive, set, config } = setUp();
  await goLive(A, declaring({ note: { type: 'string', title: '说明', maxLength: 5000, default: '' } }));
  const note = (characters: number) => ({ note: 'x'.repeat(characters - JSON.stringify({ note: '' }).length) });
  await expect(set(note(4001))).rejects.toThrow('设置共 4001 个字符，至多 4000');
  expect(await config()).toEqual({});
  await set(note(4000));
  expect(await config()).toMatchObject({ catalog: { values: note(4000) } });
});
