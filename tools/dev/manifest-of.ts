import { CONTRACT_VERSION } from '@shixuan/host';
import { containerName } from '../../rspack.config.base';
import type { App } from '../build/apps';
import { loadDescriptor } from '../build/build-app';

/** The version of every app of a development server. */
export const devVersion = '0.0.0-00000000';

/** What the build would have stamped: enough for the server to write a page, and for a shell to run the remote. */
export async function manifestOf(app: App): Promise<{ path: string; body: object }> {
  const bytes = { total: 0, initial: 0 };
  if (app.kind === 'shell') {
    const body = {
      version: devVersion,
      contract: CONTRACT_VERSION,
      scripts: ['main.js'],
      styles: [],
      preload: [],
      integrity: {},
      bytes,
    };
    return { path: '/shell.json', body };
  }
  const descriptor = await loadDescriptor(app);
  const stamped = {
    version: devVersion,
    entry: 'mf-manifest.json',
    container: containerName(descriptor.name, devVersion),
    integrity: {},
  };
  return { path: '/remote.json', body: { ...descriptor, ...stamped, preload: { initial: [], routes: {} }, bytes } };
}
