import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTRACT_VERSION } from '@shixuan/host';
import { root } from '../lib/root.mjs';
import { type NewRemote, routeId, routePath } from './check-remote';

const templates = join(import.meta.dirname, 'template');

interface Package {
  version: string;
  dependencies: Record<string, string>;
}
const packageOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;

/** The remote's `package.json`, with the versions that the shared packages have now. */
function packageJson({ name }: NewRemote): Record<string, unknown> {
  const ui = packageOf('shared/ui').dependencies;
  const own = ['api', 'host', 'ui'].map(shared => [`@shixuan/${shared}`, packageOf(`shared/${shared}`).version]);
  return {
    name: `@shixuan/remote-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: `node ../tools/run.mjs tools/dev.ts --remote ${name}`,
      deploy: `node ../tools/run.mjs tools/deploy.ts --remote ${name}`,
    },
    dependencies: {
      ...Object.fromEntries(own),
      '@tanstack/react-query': packageOf('shared/host').dependencies['@tanstack/react-query'],
      react: ui.react,
      'react-dom': ui['react-dom'],
    },
  };
}

/** The files of a new remote by path below its folder, from `template/`. */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const words: Readonly<Record<string, string>> = {
    ...remote,
    Id: routeId(remote.name),
    path: routePath(remote.name),
    contract: CONTRACT_VERSION,
  };
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole);
  const files = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.template'))
    .map(entry => relative(templates, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return {
    'package.json': `${JSON.stringify(packageJson(remote), null, 2)}\n`,
    ...Object.fromEntries(
      files.map(file => [fill(file).slice(0, -'.template'.length), fill(readFileSync(join(templates, file), 'utf8'))]),
    ),
  };
}
