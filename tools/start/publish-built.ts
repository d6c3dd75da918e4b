import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { publishBuilds } from './publish-builds';
import { runPreparation } from './run-preparation';

// Publishes the apps that an assembled site brings along, as `tools/start/prepare.ts` does with what it builds.
const apps = readdirSync(root)
  .filter(folder => folder === 'shell' || folder.startsWith('remote-'))
  .map(folder => ({ name: folder.replace(/^remote-/, ''), dist: join(root, folder, 'dist') }))
  .filter(({ dist }) => existsSync(dist));
await runPreparation(deploys => publishBuilds(apps, deploys));
