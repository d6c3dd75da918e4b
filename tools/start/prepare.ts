import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import { buildServer } from '../build-server/build-server';
import { say } from '../lib/say.mjs';
import { publishBuilds } from './publish-builds';
import { runPreparation } from './run-preparation';

// Builds what changed, the server included, and publishes the apps.
await runPreparation(async deploys => {
  const built = await buildAll(say);
  await publishBuilds(
    built.map(({ app: { name, directory } }) => ({ name, dist: join(directory, 'dist') })),
    deploys,
  );
  await buildServer(say);
});
