import { join } from 'node:path';
import { readConfig } from '../../server/src/config';
import { publish } from '../../server/src/registry/publish';
import { StartError } from '../../server/src/start-error';
import { buildAll } from '../build';
import { say } from '../lib/say.mjs';

/** Builds what changed and publishes it into the site's registry: what has to be done before the server starts. */
async function prepare(): Promise<void> {
  const registryDir = join(readConfig(process.env).varDir, 'registry');
  for (const { app } of await buildAll(say)) {
    const { version, changed, revision } = await publish(join(app.directory, 'dist'), registryDir);
    if (changed) say(`发布 ${app.name} ${version}（注册表第 ${revision} 版）`);
  }
}

await prepare().catch((error: unknown) => {
  console.error(error instanceof StartError || !(error instanceof Error) ? String(error) : error.message);
  process.exitCode = 1;
});
