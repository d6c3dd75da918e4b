import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { compile } from './compile';
import { distFiles } from './dist-files';

const NAME = 'at-once';

/**
 * Builds what a drawn page of the shell runs first, into `dist`. Compiled apart from the app, because it comes before the federation
 * runtime, which all of the app's own files wait for.
 * @param browser the configuration of the browser's build, whose rules hold here too
 * @returns its path below `dist`
 */
export async function buildAtOnceScript(directory: string, browser: Configuration): Promise<string> {
  await compile({
    mode: 'production',
    name: 'shell_at_once',
    context: directory,
    entry: { [NAME]: `./src/${NAME}.ts` },
    target: ['web', 'es2022'],
    devtool: false,
    resolve: browser.resolve ?? {},
    module: { rules: browser.module?.rules ?? [] },
    output: { path: join(directory, 'dist'), filename: '[name].[contenthash:10].js', publicPath: '' },
    performance: false,
    infrastructureLogging: { level: 'warn' },
  });
  const file = distFiles(join(directory, 'dist')).find(each => each.startsWith(`${NAME}.`) && each.endsWith('.js'));
  if (!file) throw new Error(`the build of the shell has no ${NAME}`);
  return file;
}
