import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { RemoteDescriptor } from '@shixuan/host';
import type { BuildOptions } from '../../rspack.config.base';
import type { App } from './apps';
import { buildAtOnceScript } from './at-once-script';
import { withBriefDescriptor } from './brief-descriptor';
import type { EmbedFiles } from './build-embed';
import { compile } from './compile';
import { distFiles } from './dist-files';
import { precompress } from './precompress';
import { buildServerBundle } from './server-bundle';
import { sheetMarks } from './sheet-marks';
import { sourceHash } from './source-hash';
import { stampRemote } from './stamp-remote';
import { stampShell } from './stamp-shell';

type AppConfig = (options: Omit<BuildOptions, 'directory'>) => Configuration;

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
 * The bundler copies the text of some of its own functions into each build. A loader that rewrites required modules
 * (tsx without `/esm`) inserts helpers that do not exist in a browser, so the build stops instead of producing a blank
 * page.
 */
function refuseSpoiledRuntime(dist: string): void {
  const spoiled = distFiles(dist).filter(
    file => file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes('__name('),
  );
  if (spoiled.length > 0) throw new Error(`${spoiled.join('、')} 含有加载器改写的代码：请用 npm run build 构建。`);
}

/** Builds what stands in foreign pages; only the remotes of this checkout may have that. */
type BuildWidget = (app: App, version: string) => Promise<EmbedFiles | undefined>;

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

  const config = await loadConfig(app);
  const configuration = config({ version, mode: 'production' });
  const descriptor = app.kind === 'remote' ? await loadDescriptor(app) : undefined;
  if (descriptor) configuration.plugins?.push(withBriefDescriptor(app, descriptor));
  const stats = await compile(configuration);
  const server = await buildServerBundle(app, config({ version, mode: 'production' }), version);
  const embed = await buildWidget?.(app, version);
  const atOnce = app.kind === 'shell' ? await buildAtOnceScript(app.directory, configuration) : undefined;
  refuseSpoiledRuntime(dist);
  // A report for the federation's own tools: nothing that a page needs.
  rmSync(join(dist, 'mf-manifest-stats.json'), { force: true });
  const sheets = sheetMarks(stats, configuration.output?.uniqueName);
  if (atOnce !== undefined) stampShell(app.directory, version, { stats, sheets, server, atOnce });
  if (descriptor) stampRemote(app.directory, version, descriptor, { stats, sheets, server, embed });
  await precompress(distFiles(dist).map(file => join(dist, file)));
  // Last, so that an interrupted build is done again.
  writeFileSync(note, version);
  return { version, built: true };
}
