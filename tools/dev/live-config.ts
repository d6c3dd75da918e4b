import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { type App, projectRoot } from '../build/apps';
import { loadConfig } from '../build/build-app';
import { devVersion } from './manifest-of';

/** The alias by which development code names the remote's own module. */
export const remoteAlias = (app: App) => ({ 'remote-in-development': join(app.directory, 'src/remote.ts') });

/** An app's configuration for a development server; a remote exposes the module that takes edits. */
export async function liveConfig(app: App, port: number, options: { refresh: boolean }): Promise<Configuration> {
  const expose = join(projectRoot, 'tools/dev/live/live-remote.ts');
  const config = (await loadConfig(app))({ version: devVersion, mode: 'development', port, expose, ...options });
  return { ...config, resolve: { ...config.resolve, alias: remoteAlias(app) } };
}
