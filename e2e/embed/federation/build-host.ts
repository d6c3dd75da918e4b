import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { compile } from '../../../tools/build/compile';

/** Versions of React that hosts are built with: where each is installed, and what starts the page with it. */
const reacts = {
  '17.0.2': { react: 'react-17', 'react-dom': 'react-dom-17', entry: join(import.meta.dirname, 'react-17-host.ts') },
  '18.3.1': { react: 'react-18', 'react-dom': 'react-dom-18', entry: undefined },
  '19.3.1': { react: 'react', 'react-dom': 'react-dom', entry: undefined },
} as const;

export type HostReact = keyof typeof reacts;

/** The configuration of `examples/embed/react-18-federation`. */
async function example(site: string): Promise<Configuration> {
  // Read when the configuration is imported.
  process.env.SHIXUAN_SITE = site;
  return (await import('../../../examples/embed/react-18-federation/rspack.config.mjs')).default;
}

async function built(config: Configuration): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'shixuan-host-'));
  await compile({ ...config, output: { path }, infrastructureLogging: { level: 'error' } });
  return path;
}

/**
 * Builds the example as an integrator would, with one of three Reacts.
 * @returns folder with its `index.html`
 */
export async function buildHost(version: HostReact, site: string): Promise<string> {
  const config = await example(site);
  const { entry, ...alias } = reacts[version];
  return built({ ...config, ...(entry && { entry }), resolve: { ...config.resolve, alias } });
}

/** Builds a page with two hosts of its own, which register the container while they run. */
export async function buildTwoHosts(site: string): Promise<string> {
  const { mode, module, resolve } = await example(site);
  return built({
    mode,
    module,
    resolve,
    entry: join(import.meta.dirname, 'two-hosts.ts'),
    devtool: false,
    plugins: [
      new rspack.DefinePlugin({ __SITE__: JSON.stringify(site) }),
      new rspack.HtmlRspackPlugin({ title: '两个宿主' }),
    ],
  });
}
