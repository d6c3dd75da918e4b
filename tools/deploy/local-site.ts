import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../server/src/config';
import { collectGarbage } from '../../server/src/deploy/collect-garbage';
import { readLiveSite } from '../../server/src/deploy/live-site';
import { publishBuild } from '../../server/src/deploy/publish-build';
import { siteStatus } from '../../server/src/deploy/site-status';
import { smokeCheck, toAnswer } from '../../server/src/deploy/wire';
import { localPerson } from '../../server/src/registry/local-person';
import { runOperation } from '../../server/src/registry/operations/run-operation';
import { appPath, registryFile, versionFolder } from '../../server/src/registry/registry-paths';
import { folderStorage } from '../../server/src/storage/folder-storage';
import type { DeploySite } from './deploy-site';
import { liveOnly } from './live-only';

/** This machine's site, by its folder: it may be running or not. Whoever may write there needs no token. */
export function localSite(environment: NodeJS.ProcessEnv): DeploySite {
  const registryDir = join(readConfig(environment).varDir, 'registry');
  const storage = folderStorage(registryDir);
  const context = { storage };
  const who = localPerson();
  return {
    label: registryDir,
    status: () => siteStatus(storage),
    live: () => readLiveSite(storage),
    async copyLive(target) {
      const { registry, versions } = liveOnly((await siteStatus(storage)).registry);
      await mkdir(target, { recursive: true });
      for (const { app, row } of versions) {
        const { version } = row.metadata;
        const from = versionFolder(registryDir, app, version);
        if (existsSync(from)) await cp(from, versionFolder(target, app, version), { recursive: true });
      }
      await writeFile(registryFile(target), JSON.stringify(registry));
    },
    async publish(folder, { remote, smoke, ...asked }) {
      const checks = [smokeCheck(smoke)];
      const result = await publishBuild(context, folder, { ...asked, app: appPath(remote), who, checks });
      return toAnswer(result, result.checks);
    },
    async operate({ remote, ...operation }) {
      const app = appPath(remote);
      const common = { ...operation, app, who };
      if (operation.command === 'rollback')
        return toAnswer(await runOperation(context, { ...common, command: 'rollback', to: operation.version }));
      return toAnswer(await runOperation(context, common));
    },
    async gc(asked) {
      return { versions: await collectGarbage(context, { ...asked, who }), dryRun: asked.dryRun };
    },
  };
}
