import { openStorage, readConfig } from '@shixuan/server/platform';
import { publishTo, readBuild, registryStore, wasDeployed } from '@shixuan/server/releases';
import { say } from '../lib/say.mjs';
import { DEPLOY } from './run-preparation';

interface Built {
  /** `shell`, or the remote's name. */
  name: string;
  dist: string;
}

/**
 * Publishes builds into the site's registry before the server starts: apps that were never deployed, and all of them where that is
 * asked for. Deployments, rollbacks and versions on trial stay as they are otherwise.
 */
export async function publishBuilds(builds: readonly Built[], deploys: boolean): Promise<void> {
  const storage = registryStore(await openStorage(readConfig(process.env).storage));
  for (const { name, dist } of builds) {
    const build = await readBuild(dist);
    if (!deploys && (await wasDeployed(storage, build.app))) {
      say(
        `${name} 沿用已部署的版本；本机构建 ${build.version} 如要上线，请用 npm run deploy，或 npm start -- ${DEPLOY}`,
      );
      continue;
    }
    const { version, changed, revision } = await publishTo(storage, dist);
    if (changed) say(`发布 ${name} ${version}（注册表第 ${revision} 版）`);
  }
}
