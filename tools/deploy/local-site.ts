import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openBeside, openStorage, readConfig } from '@shixuan/server/platform';
import {
  type AppPath,
  appPath,
  collectGarbage,
  createPreview,
  listPreviews,
  localPerson,
  noteOwnTrial,
  promoteAsSet,
  promoteFrom,
  publishBuild,
  type RegistryRow,
  readLiveSite,
  registryFile,
  registryFolder,
  registryStore,
  revokePreview,
  runOperation,
  showConfig,
  siteStatus,
  smokeCheck,
  toAnswer,
  toPreviewAnswer,
  toPreviewsAnswer,
  versionKey,
} from '@shixuan/server/releases';
import type { CheckedSite } from './checked-site';
import { liveOnly } from './live-only';

/** Works with the site's database, which keeps the links. */
async function besideDatabase<T>(work: (db: Awaited<ReturnType<typeof openBeside>>['db']) => Promise<T>): Promise<T> {
  const { db, stop } = await openBeside(readConfig(process.env), line => console.error(line));
  try {
    return await work(db);
  } finally {
    await stop();
  }
}

/** This machine's site, by its storage, running or not. Write access to the storage replaces the token. */
export async function localSite(environment: NodeJS.ProcessEnv): Promise<CheckedSite> {
  const config = readConfig(environment);
  const stored = await openStorage(config.storage);
  const storage = registryStore(stored);
  const context = { storage, environments: stored.environments };
  const who = localPerson();
  const copyVersion = async (app: AppPath, row: RegistryRow, target: string): Promise<void> => {
    for (const key of await storage.list(`${versionKey(app, row.metadata.version)}/`)) {
      const stored = await storage.get(key);
      await mkdir(dirname(join(target, key)), { recursive: true });
      if (stored) await writeFile(join(target, key), stored.bytes);
    }
  };
  return {
    label: config.storage.kind === 's3' ? `存储桶 ${config.storage.bucket}` : registryFolder(config),
    status: () => siteStatus(storage, stored.environments.own),
    state: () => siteStatus(storage, stored.environments.own),
    copyVersion,
    handIn: statement => noteOwnTrial(storage, { statement, who }),
    live: () => readLiveSite(storage),
    async copyLive(target) {
      const { registry, versions } = liveOnly((await siteStatus(storage)).registry);
      for (const { app, row } of versions) await copyVersion(app, row, target);
      await mkdir(target, { recursive: true });
      await writeFile(registryFile(target), JSON.stringify(registry));
    },
    async publish(folder, { remote, smoke, ...asked }) {
      const checks = [smokeCheck(smoke)];
      const result = await publishBuild(context, folder, { ...asked, app: appPath(remote), who, checks });
      return toAnswer(result, result.checks);
    },
    config: remote => showConfig(storage, remote),
    async operate({ remote, ...operation }) {
      const app = appPath(remote);
      const common = { ...operation, app, who };
      if (operation.command === 'promote' && operation.from !== undefined)
        return toAnswer(await promoteFrom(context, { ...common, from: operation.from, percent: operation.percent }));
      if (operation.command === 'promote-group')
        return toAnswer(await runOperation(context, { ...operation, command: 'promote', app, who }));
      if (operation.command === 'rollback')
        return toAnswer(await runOperation(context, { ...common, command: 'rollback', to: operation.version }));
      return toAnswer(await runOperation(context, { ...operation, app, who }));
    },
    async promoteSet({ members: named, ...asked }) {
      const members = named.map(({ remote, version }) => ({ app: appPath(remote), version }));
      return toAnswer(await promoteAsSet(context, { ...asked, members, who }));
    },
    preview: asked =>
      besideDatabase(async db => toPreviewAnswer(await createPreview({ db, storage }, { ...asked, who }))),
    previews: () => besideDatabase(async db => toPreviewsAnswer(await listPreviews(db))),
    revokePreview: id => besideDatabase(db => revokePreview(db, id)),
    async gc(asked) {
      return { versions: await collectGarbage(context, { ...asked, who }), dryRun: asked.dryRun };
    },
  };
}
