import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@shixuan/host';
import { root } from '../lib/root.mjs';
import type { NewRemote } from './check-remote';
import { fillTemplates } from './fill-templates';

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

/** The files of a new remote of this checkout by path below its folder. */
export const remoteFiles = (remote: NewRemote): Record<string, string> => ({
  'package.json': `${JSON.stringify(packageJson(remote), null, 2)}\n`,
  ...fillTemplates('template', remote, CONTRACT_VERSION),
  ...fillTemplates('checkout', remote, CONTRACT_VERSION),
});
