import { join } from 'node:path';

/** Where an app's versions lie, in the store (`files/<app>/<version>`) and on the site (`/<app>/<version>/`). */
export type AppPath = 'shell' | `remotes/${string}`;

export const remotePath = (name: string): AppPath => `remotes/${name}`;
/** The name that its team types: `selection`, or `shell`. */
export const appName = (app: AppPath) => (app === 'shell' ? app : app.slice('remotes/'.length));
export const appPath = (name: string): AppPath => (name === 'shell' ? name : remotePath(name));
export const manifestName = (app: AppPath) => (app === 'shell' ? 'shell.json' : 'remote.json');

export const registryFile = (registryDir: string) => join(registryDir, 'registry.json');
export const versionFolder = (registryDir: string, app: AppPath, version: string) =>
  join(registryDir, 'files', app, version);
/** Where a version's files lie in the registry's store. */
export const versionKey = (app: AppPath, version: string) => `files/${app}/${version}`;
export const manifestUrl = (app: AppPath, version: string) => `/${app}/${version}/${manifestName(app)}`;
