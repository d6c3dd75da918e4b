import { join } from 'node:path';
import { openStorage, readConfig, StartError } from '@shixuan/server/platform';
import { publishTo, readBuild, registryStore, wasDeployed } from '@shixuan/server/releases';
import { buildAll } from '../build/build-all';
import { buildServer } from '../build-server/build-server';
import { say } from '../lib/say.mjs';

/** Publishes the builds of this machine over what was deployed. */
const DEPLOY = '--deploy';

/**
 * Builds what changed, the server included, and publishes it into the site's registry before the server starts: what nobody has deployed yet, and
 * everything where that is asked for. Deployments, rollbacks and versions on trial stay as they are otherwise.
 */
async function prepare(deploys: boolean): Promise<void> {
  const storage = registryStore(await openStorage(readConfig(process.env).storage));
  for (const { app } of await buildAll(say)) {
    const dist = join(app.directory, 'dist');
    const build = await readBuild(dist);
    if (!deploys && (await wasDeployed(storage, build.app))) {
      say(
        `${app.name} 沿用已部署的版本；本机构建 ${build.version} 如要上线，请用 npm run deploy，或 npm start -- ${DEPLOY}`,
      );
      continue;
    }
    const { version, changed, revision } = await publishTo(storage, dist);
    if (changed) say(`发布 ${app.name} ${version}（注册表第 ${revision} 版）`);
  }
  await buildServer(say);
}

await prepare(process.argv.includes(DEPLOY)).catch((error: unknown) => {
  console.error(error instanceof StartError || !(error instanceof Error) ? String(error) : error.message);
  process.exitCode = 1;
});
