import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbedConfig, embedBundleConfig, embedContainerConfig, embedScriptsConfig } from '../../rspack.embed.base';
import { compile } from './compile';
import { distFiles, integrityOf, integrityOfFiles } from './dist-files';
import { writeFederationManifest } from './federation-manifest';

/** Files below `dist` of a remote that can stand in foreign pages. */
export interface EmbedFiles {
  /** The widget itself. */
  bundle: string;
  /** Files with lasting names that pages load: `selection.js`, `federation/mf-manifest.json`. */
  scripts: Record<string, string>;
}

/** Builds the remote's widget into `dist/embed`, beside what the site itself takes. */
export async function buildEmbed(config: EmbedConfig, app: string, version: string): Promise<EmbedFiles> {
  const dist = join(config.directory, 'dist');
  await compile(embedBundleConfig(config, version));
  const files = distFiles(join(dist, 'embed'));
  const bundle = found(files, 'bundle');
  const chunks = files.filter(file => file !== bundle && file.endsWith('.js'));
  const hashes = JSON.stringify(integrityOfFiles(join(dist, 'embed'), chunks));
  // The bundler's names of chunks hold their hashes, so the bundle's own name changes with what is written here.
  const path = join(dist, 'embed', bundle);
  writeFileSync(path, `let __importChunk;const __chunkHashes=${hashes};${readFileSync(path, 'utf8')}`);
  await compile(embedContainerConfig(config, { file: bundle, integrity: integrityOf(readFileSync(path)) }));
  await compile(embedScriptsConfig(config));
  const all = distFiles(join(dist, 'embed'));
  const scripts = Object.keys(config.scripts).map(name => [`${name}.js`, `embed/${found(all, `v1-${name}`)}`]);
  const manifest = writeFederationManifest(config, app, version, found(all, 'container'));
  return {
    bundle: `embed/${bundle}`,
    scripts: { ...Object.fromEntries(scripts), 'federation/mf-manifest.json': `embed/${manifest}` },
  };
}

function found(files: readonly string[], name: string): string {
  const file = files.find(candidate => candidate.startsWith(`${name}.`));
  if (!file) throw new Error(`the build of the widget has no ${name}`);
  return file;
}
