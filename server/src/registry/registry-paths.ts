import { join } from 'node:path';

/** Where an app's versions lie, in the store (`files/<app>/<version>`) and on the site (`/<app>/<version>/`). */
export type AppPath = 'shell' | `remotes/${string}`;

export const remotePath = (name: string): AppPath => `remotes/${name}`;
export const manifestName = (app: AppPath) => (app === 'shell' ? 'shell.json' : 'remote.json');

export const registryFile = (registryDir: string) => join(registryDir, 'registry.json');
export const versionFolder = (registryDir: string, app: AppPath, version: string) =>
  join(registryDir, 'files', app, version);
export const manifestUrl = (app: AppPath, version: string) => `/${app}/${version}/${manifestName(app)}`;
