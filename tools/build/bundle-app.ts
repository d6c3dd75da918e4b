import { readFileSync, rmSync } from 'node:fs';
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
import { stampRemote } from './stamp-remote';
import { stampShell } from './stamp-shell';

export type AppConfig = (options: Omit<BuildOptions, 'directory'>) => Configuration;

/** Builds what stands in foreign pages; only the remotes of this checkout may have that. */
export type BuildWidget = (app: App, version: string) => Promise<EmbedFiles | undefined>;

interface Bundled {
  config: AppConfig;
  /** Of a remote. */
  descriptor: RemoteDescriptor | undefined;
  buildWidget: BuildWidget | undefined;
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

/**
 * Bundles an app and writes its manifest beside the bundles, all into its `dist`.
 * @throws Error with the compiler's messages
 */
export async function bundleApp(
  app: App,
  version: string,
  { config, descriptor, buildWidget }: Bundled,
): Promise<void> {
  const dist = join(app.directory, 'dist');
  const configuration = config({ version, mode: 'production' });
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
}
