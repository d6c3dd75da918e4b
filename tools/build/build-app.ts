import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@shixuan/host';
import type { App } from './apps';
import type { AppConfig, BuildWidget } from './bundle-app';
import { sourceHash } from './source-hash';

export async function loadConfig(app: App): Promise<AppConfig> {
  const module = (await import(join(app.directory, 'rspack.config.ts'))) as { default: AppConfig };
  return module.default;
}

export async function loadDescriptor(app: App): Promise<RemoteDescriptor> {
  const module = (await import(join(app.directory, 'src/descriptor.ts'))) as { descriptor: RemoteDescriptor };
  return module.descriptor;
}

/** `1.0.0-3f9a2c1b`: the package's version and the hash of its sources. */
function versionOf(app: App): string {
  const { version } = JSON.parse(readFileSync(join(app.directory, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${sourceHash(app)}`;
}

/**
 * Builds one app for production into its `dist`, unless the same sources were built before.
 * @returns the version, and whether anything had to be done
 * @throws Error with the compiler's messages
 */
export async function buildApp(app: App, buildWidget?: BuildWidget): Promise<{ version: string; built: boolean }> {
  const version = versionOf(app);
  const dist = join(app.directory, 'dist');
  const note = join(dist, '.build-id');
  if (existsSync(note) && readFileSync(note, 'utf8') === version) return { version, built: false };

  // The bundler takes a while to load, and a build that is there already needs none.
  const { bundleApp } = await import('./bundle-app');
  const config = await loadConfig(app);
  const descriptor = app.kind === 'remote' ? await loadDescriptor(app) : undefined;
  await bundleApp(app, version, { config, descriptor, buildWidget });
  // Last, so that an interrupted build is done again.
  writeFileSync(note, version);
  return { version, built: true };
}
