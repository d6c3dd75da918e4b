import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@shixuan/host/manifest';
import { describe, expect, test } from 'vitest';
import { environmentsOf } from '../../../platform/storage/environments';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { auditBackwards, readAudit } from '../registry/audit-log';
import { writeRemoteBuild, writeShellBuild } from '../registry/build-fixture';
import { defaultRow, rowsOf } from '../registry/operations/app-rows';
import type { OperationCommand } from '../registry/operations/next-registry';
import { runOperation } from '../registry/operations/run-operation';
import { publishTo } from '../registry/publish';
import { readPointer } from '../registry/registry-pointer';
import { registryStore } from '../registry/registry-store';
import { temporaryFolder } from '../registry/temporary-folder';
import { collectGarbage } from './collect-garbage';
import { promoteAsSet } from './promote-as-set';
import { promoteFrom } from './promote-from';
import { publishBuild } from './publish-build';
import { runGated } from './run-gated';

const APP = 'remotes/catalog' as const;
const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'] as const;
const who = '目录组';

/** One store with the environments that are asked for by name, each with a shell and the first version. */
async function setUp() {
  const folder = temporaryFolder();
  const stored = folderStorage(folder);
  const dist = (version: string, changes: Partial<RemoteManifest> = {}) => {
    const path = temporaryFolder();
    writeRemoteBuild(path, version, changes);
    return path;
  };
  const shell = temporaryFolder();
  writeShellBuild(shell);
  const open = (name: string) => {
    const environments = environmentsOf(stored, name);
    const storage = registryStore(environments.storageOf(name));
    const context = { storage, environments };
    return {
      ...context,
      run: (command: OperationCommand) => runOperation(context, { who, reason: '', ...command }),
      publish: (version: string, changes?: Partial<RemoteManifest>) =>
        publishBuild(context, dist(version, changes), { app: APP, who, reason: '' }),
      goLive: (path: string) => publishTo(storage, path),
      take: (from: string, more: { percent?: number; dryRun?: boolean; since?: number } = {}) =>
        promoteFrom(context, { app: APP, from, who, reason: '', percent: 100, ...more }),
      live: async () => defaultRow(rowsOf((await readPointer(storage)).registry, APP))?.metadata.version,
      collect: (now: Date) => collectGarbage({ ...context, now: () => now }, { who, reason: '', dryRun: false }),
    };
  };
  const [production, staging] = [open('production'), open('staging')];
  for (const environment of [production, staging]) {
    await environment.goLive(shell);
    await environment.goLive(dist(A));
  }
  const promoteIn = async (environment: typeof staging, version: string) => {
    await environment.publish(version);
    await environment.run({ command: 'promote', app: APP, version, percent: 100 });
  };
  return { folder, stored, production, staging, open, dist, promoteIn };
}

test('what is tried in staging changes nothing in production, until it is taken from there, and gone back from', async () => {
  const { production, staging, promoteIn } = await setUp();
  const before = (await readPointer(production.storage)).registry;
  await promoteIn(staging, B);
  await staging.run({ command: 'kill', app: APP });
  await staging.run({ command: 'revive', app: APP });
  expect((await readPointer(production.storage)).registry).toEqual(before);
  expect([await production.live(), await staging.live()]).toEqual([A, B]);

  const taken = await production.take('staging');
  expect(taken).toMatchObject({ command: 'promote', version: B, changed: true });
  expect(await production.live()).toBe(B);
  const told = [];
  for await (const { command, version, reason } of auditBackwards(production.storage, taken.revision))
    told.push([command, version, reason]);
  expect(told.slice(0, 2)).toEqual([
    ['promote', B, '取自环境 staging'],
    ['publish', B, '取自环境 staging'],
  ]);
  await production.run({ command: 'rollback', app: APP });
  expect([await production.live(), await staging.live()]).toEqual([A, B]);
});

test('it is checked like a publication: a dry run says so and changes nothing, a race loses, a bad version is refused', async () => {
  const { production, staging, promoteIn } = await setUp();
  await promoteIn(staging, B);
  const { registry } = await readPointer(production.storage);
  expect(await production.take('staging', { dryRun: true })).toMatchObject({ version: B, changed: true });
  await expect(production.take('staging', { since: registry.revision - 1 })).rejects.toThrow('先一步');
  // Another team has the address in production, and not in staging.
  const forum = temporaryFolder();
  writeRemoteBuild(forum, A, {
    name: 'forum',
    routes: [{ id: 'Forum', path: '/forum', title: '论坛', description: '论坛' }],
  });
  await production.goLive(forum);
  const C = '1.0.0-cccccccc';
  const routes = [{ id: 'Forum', path: '/forum', title: '论坛', description: '论坛' }];
  await staging.publish(C, { routes });
  await staging.run({ command: 'promote', app: APP, version: C, percent: 100 });
  await expect(production.take('staging')).rejects.toThrow('项检查未通过');
  expect(await production.live()).toBe(A);
});

test('an environment that is not there, the own one and one without a live version are refused by name', async () => {
  const { production, staging } = await setUp();
  await expect(production.take('trial')).rejects.toThrow('没有可取用的环境「trial」，同一存储中的其他环境：staging');
  await expect(production.take('production')).rejects.toThrow('其他环境：staging');
  await staging.run({ command: 'kill', app: APP });
  await expect(production.take('staging')).rejects.toThrow('catalog 在环境 staging 中已停用');
  const none = promoteFrom(production, { app: 'remotes/forum', from: 'staging', who, reason: '', percent: 100 });
  await expect(none).rejects.toThrow('环境 staging 中的 forum 没有线上版本');
});

test('settings stay in their environment, and a version that does not take them is not taken over', async () => {
  const { production, staging } = await setUp();
  const declaring = (maximum: number) => ({
    config: {
      type: 'object' as const,
      properties: { rows: { type: 'integer' as const, title: '行数', maximum, default: 6 } },
    },
  });
  for (const environment of [production, staging]) {
    await environment.publish(B, declaring(12));
    await environment.run({ command: 'promote', app: APP, version: B, percent: 100 });
  }
  await production.run({ command: 'config', app: APP, values: { rows: 10 } });
  await staging.publish('1.0.0-cccccccc', declaring(8));
  await staging.run({ command: 'promote', app: APP, version: '1.0.0-cccccccc', percent: 100 });
  await expect(production.take('staging')).rejects.toThrow('不接受现在的设置');
  expect((await readPointer(staging.storage)).registry.config).toEqual({});
});

test('cleaning up keeps the files of versions that another environment has, and removes them with the last', async () => {
  const { stored, production, staging, promoteIn } = await setUp();
  for (const version of [B, '1.0.0-cccccccc', '1.0.0-dddddddd', '1.0.0-eeeeeeee', '1.0.0-ffffffff'])
    await promoteIn(production, version);
  const files = () => stored.list(`registry/files/${APP}/${A}/`);
  const all = (await files()).length;
  const later = new Date(Date.now() + 60 * 24 * 3600_000);
  expect(await production.collect(later)).toContainEqual({ name: 'catalog', version: A, kept: null });
  expect(await files()).toHaveLength(all);
  expect(await staging.live()).toBe(A);
  for (const version of [B, '1.0.0-cccccccc', '1.0.0-dddddddd', '1.0.0-eeeeeeee', '1.0.0-ffffffff'])
    await promoteIn(staging, version);
  expect(await staging.collect(later)).toContainEqual({ name: 'catalog', version: A, kept: null });
  expect(await files()).toEqual([]);
});

test('a registry that is damaged is rebuilt from the operations of its own environment', async () => {
  const { folder, production, staging, promoteIn } = await setUp();
  await promoteIn(staging, B);
  const before = (await readPointer(staging.storage)).registry;
  writeFileSync(join(folder, 'environments/staging/registry/registry.json'), '');
  expect((await readPointer(staging.storage)).registry).toEqual(before);
  writeFileSync(join(folder, 'registry/registry.json'), '');
  expect(await production.live()).toBe(A);
  expect(await readAudit(production.storage, before.revision)).toBeNull();
});

describe('several remotes at once', () => {
  const CONTENT = 'remotes/content' as const;
  const members = [{ app: APP }, { app: CONTENT }];
  const content = (version: string, changes: Partial<RemoteManifest> = {}) => {
    const path = temporaryFolder();
    writeRemoteBuild(path, version, {
      name: 'content',
      routes: [{ id: 'Articles', path: '/articles', title: '文章', description: '文章' }],
      ...changes,
    });
    return path;
  };

  /** Both remotes with their first version everywhere, and a second one in staging. */
  async function withSecond(changes: Partial<RemoteManifest> = {}) {
    const { production, staging, promoteIn } = await setUp();
    for (const environment of [production, staging]) await environment.goLive(content(A));
    await promoteIn(staging, B);
    await publishBuild(staging, content(B, changes), { app: CONTENT, who, reason: '' });
    await staging.run({ command: 'promote', app: CONTENT, version: B, percent: 100 });
    const take = (more: Partial<Parameters<typeof promoteAsSet>[1]> = {}) =>
      promoteAsSet(production, { members, from: 'staging', who, reason: '', percent: 100, ...more });
    const live = async () => {
      const { registry } = await readPointer(production.storage);
      return members.map(({ app }) => defaultRow(rowsOf(registry, app))?.metadata.version);
    };
    return { production, take, live };
  }

  test('are taken over in one step, and go back as one', async () => {
    const { production, take, live } = await withSecond();
    const { revision } = (await readPointer(production.storage)).registry;
    const taken = await take({ since: revision });
    expect(taken).toMatchObject({ command: 'promote-set', changed: true, others: [{ app: CONTENT }] });
    expect(await live()).toEqual([B, B]);
    await production.run({ command: 'rollback-set', app: CONTENT });
    expect(await live()).toEqual([A, A]);
  });

  test('a dry run says what would change and changes nothing; a race loses', async () => {
    const { production, take, live } = await withSecond();
    const before = (await readPointer(production.storage)).registry;
    expect(await take({ dryRun: true })).toMatchObject({ version: B, changed: true, others: [{ app: CONTENT }] });
    expect((await readPointer(production.storage)).registry).toEqual(before);
    await expect(take({ since: before.revision - 1 })).rejects.toThrow('先一步');
    expect(await live()).toEqual([A, A]);
  });

  test('where one does not pass the checks, none is shown', async () => {
    const routes = [{ id: 'Forum', path: '/forum', title: '论坛', description: '论坛' }];
    const { production, take, live } = await withSecond({ routes });
    // Another team has the address in production.
    const forum = temporaryFolder();
    writeRemoteBuild(forum, A, { name: 'forum', routes });
    await production.goLive(forum);
    await expect(take()).rejects.toThrow('项检查未通过');
    expect(await live()).toEqual([A, A]);
  });

  test('without an environment each states its version', async () => {
    const { take, live } = await withSecond();
    await expect(take({ from: undefined })).rejects.toThrow('请写明这一套的栏目与版本');
    expect(await live()).toEqual([A, A]);
  });
});

test('two versions that agreed with the site when they were published do not both go live on one address', async () => {
  const { production } = await setUp();
  const routes = [{ id: 'Forum', path: '/forum', title: '论坛', description: '论坛' }];
  const publish = async (name: string, own = routes) => {
    const path = temporaryFolder();
    writeRemoteBuild(path, A, { name, routes: own });
    await publishBuild(production, path, { app: `remotes/${name}`, who, reason: '' });
  };
  const promote = (name: string, percent = 100) =>
    runGated(production, { command: 'promote', app: `remotes/${name}`, percent, who, reason: '' });
  await publish('forum');
  await publish('wiki');
  await publish('notes', [{ id: 'Notes', path: '/notes', title: '笔记', description: '笔记' }]);
  await promote('forum', 10);
  await expect(promote('wiki')).rejects.toThrow('没有上线');
  await expect(promote('wiki')).rejects.toMatchObject({
    checks: expect.arrayContaining([
      { name: 'routes', outcome: 'failed', message: expect.stringContaining(`与线上 forum ${A}`) },
    ]),
  });
  const members = ['notes', 'wiki'].map(name => ({ app: `remotes/${name}` as const, version: A }));
  await expect(promoteAsSet(production, { members, percent: 100, who, reason: '' })).rejects.toThrow('没有上线');
  await promote('notes');
  await production.run({ command: 'rollback', app: 'remotes/forum' });
  await promote('wiki');
  const { microFrontends } = (await readPointer(production.storage)).registry;
  expect(defaultRow(microFrontends.wiki ?? [])?.metadata.version).toBe(A);
});

test('a version whose manifest was altered in the store is not shown to anybody', async () => {
  const { production } = await setUp();
  await production.publish(B);
  await production.storage.put(`files/${APP}/${B}/remote.json`, Buffer.from('{}'));
  const asked = { command: 'promote', app: APP, version: B, percent: 10, who, reason: '' } as const;
  await expect(runGated(production, asked)).rejects.toThrow('清单缺失或与校验值不符');
});
