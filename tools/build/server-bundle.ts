import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { rspack } from '@rspack/core';
import { sharedKeys } from '../../rspack.config.base';
import type { App } from './apps';
import { compile } from './compile';
import { distFiles } from './dist-files';

/** Name of the folder below `dist`, whose files no browser asks for. */
const FOLDER = 'server';

/** A worker never runs on the server: only its address is written, as the browser's build names it. */
const withoutWorkers = (rule: RuleSetRule): RuleSetRule =>
  rule.test instanceof RegExp && rule.test.source.includes('worker')
    ? { test: rule.test, type: 'asset/resource', generator: { emit: false } }
    : rule;

/**
 * The app for a renderer on the server: one CommonJS file made by the rules of the browser's build, so that class names
 * are the same. What shell and remotes share is required by its key, and only the shell has it in its own bundle: there
 * is one React on the server as in the browser, without federation.
 * @param browser the configuration of the browser's build, without React Refresh, whose code needs a document
 * @param base address of the version's folder, for the files that the HTML names
 */
export function serverConfig(app: App, browser: Configuration, base: string): Configuration {
  const { output = {}, module = {}, plugins = [] } = browser;
  const rules = (module.rules ?? []) as RuleSetRule[];
  const { uniqueName } = output;
  return {
    mode: browser.mode,
    name: `${browser.name}_server`,
    context: app.directory,
    entry: { main: app.kind === 'shell' ? './src/server.tsx' : './src/remote.ts' },
    // Neither a browser's document nor a module of Node: a renderer has no `require` but for the shared keys.
    target: ['webworker', 'es2022'],
    devtool: false,
    resolve: browser.resolve,
    externals: app.kind === 'shell' ? {} : Object.fromEntries(sharedKeys.map(key => [key, `commonjs ${key}`])),
    module: {
      rules: rules.map(withoutWorkers),
      generator: {
        ...module.generator,
        asset: { emit: false },
        'asset/resource': { emit: false },
        css: { exportsOnly: true },
        'css/module': { ...module.generator?.['css/module'], exportsOnly: true },
      },
    },
    output: {
      path: join(app.directory, 'dist', FOLDER),
      filename: '[name].[contenthash:10].cjs',
      library: { type: 'commonjs2' },
      publicPath: base,
      chunkLoading: false,
      wasmLoading: false,
      uniqueName,
    },
    optimization: { chunkIds: 'natural', moduleIds: 'natural', splitChunks: false },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    plugins: [
      ...plugins.filter(plugin => plugin instanceof rspack.DefinePlugin),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/**
 * Builds the app's bundle for renderers into `dist/server`.
 * @returns its path below `dist`
 */
export async function buildServerBundle(app: App, browser: Configuration, version: string): Promise<string> {
  const folder = join(app.directory, 'dist', FOLDER);
  rmSync(folder, { recursive: true, force: true });
  const base = app.kind === 'shell' ? `/shell/${version}/` : `/remotes/${app.name}/${version}/`;
  await compile(serverConfig(app, browser, base));
  const [file, ...more] = distFiles(folder);
  if (!file || more.length > 0) throw new Error(`${app.name}: the bundle for the server is not one file`);
  return `${FOLDER}/${file}`;
}
