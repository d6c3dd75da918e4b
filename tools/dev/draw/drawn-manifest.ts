import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from '@rspack/core';
import type { App } from '../../build/apps';
import { loadDescriptor } from '../../build/build-app';
import { statsOf } from '../../build/compile';
import { remoteFiles } from '../../build/remote-files';
import { sheetMarks } from '../../build/sheet-marks';
import { shellFiles } from '../../build/shell-files';

/** Name of the bundle for renderers on a development server. */
export const BUNDLE = 'server.cjs';

/**
 * What the manifest of a drawn app says beyond that of any app in development: the bundle, and the files of its pages.
 * The page holds styles of its own, so that it has to name the sheets, by the marks that the bundler's code looks for.
 * @throws Error when a route is not written as an import, or the compilation lacks what is asked of a build
 */
export async function drawnManifest(app: App, compiled: Stats): Promise<object> {
  const stats = statsOf(compiled);
  const { uniqueName } = compiled.compilation.outputOptions;
  const common = { server: BUNDLE, sheets: sheetMarks(stats, uniqueName) };
  if (app.kind === 'shell') return { ...common, ...shellFiles(stats) };
  const preload = remoteFiles(await loadDescriptor(app), {
    source: readFileSync(join(app.directory, 'src/remote.ts'), 'utf8'),
    federation: compiled.compilation.getAsset('mf-manifest.json')?.source.source().toString() ?? '',
    stats,
  });
  return { ...common, preload };
}
