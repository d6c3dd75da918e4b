import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// What a build of any bundler needs beside its files: a version from the sources, and `remote.json`.

/** Packages of which the page has one copy, the shell's. */
const shared = ['react', 'react-dom', '@tanstack/react-query'];

/** @param {string} path @returns {{ version: string }} */
const readPackage = path => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} folder */
const filesBelow = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/**
 * `1.0.0-3f9a2c1b`: the version of `package.json` and eight digits over everything that the build is made of.
 * @param {string} folder
 */
export function remoteVersion(folder) {
  const sources = filesBelow(join(folder, 'src')).map(file => `src/${file}`);
  const hash = createHash('sha256');
  for (const file of [...sources, 'package-lock.json', 'stamp-remote.mjs', 'vite.config.ts']) {
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  }
  return `${readPackage(join(folder, 'package.json')).version}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Global name of a version's container: two versions may run in one page.
 * @param {string} name
 * @param {string} version
 */
export const containerName = (name, version) => `remote_${name}_${version}`.replaceAll(/[^a-zA-Z0-9]/g, '_');

/**
 * Writes `dist/remote.json`: the descriptor, and what only the build knows.
 * @param {{ folder: string, descriptor: { requires: { contract: string }, routes: readonly { id: string }[] }, version: string, container: string }} build
 */
export function stampRemote({ folder, descriptor, version, container }) {
  const dist = join(folder, 'dist');
  // Notes of the bundler, which no page asks for.
  for (const note of ['.vite', 'mf-stats.json']) rmSync(join(dist, note), { recursive: true, force: true });
  const files = filesBelow(dist).filter(file => file !== 'remote.json');
  /** @type {{ metaData: { remoteEntry: { name: string } } }} */
  const { metaData } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const entry = metaData.remoteEntry.name;
  // The shell loads every module of a version before it runs the first, as an import carries no hash.
  const initial = [entry, ...files.filter(file => /\.(js|css)$/.test(file) && file !== entry)];
  /** @param {string[]} names */
  const bytesOf = names => names.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  const integrity = files.map(file => {
    const hash = createHash('sha384').update(readFileSync(join(dist, file)));
    return [file, `sha384-${hash.digest('base64')}`];
  });
  const least = descriptor.requires.contract.replace('^', '');
  const installed = shared.map(name => [name, readPackage(join(folder, 'node_modules', name, 'package.json')).version]);
  const manifest = {
    ...descriptor,
    version,
    entry: 'mf-manifest.json',
    container,
    integrity: Object.fromEntries(integrity),
    preload: { initial, routes: Object.fromEntries(descriptor.routes.map(({ id }) => [id, []])) },
    shared: { ...Object.fromEntries(installed), '@shixuan/host': least, '@shixuan/ui': least },
    bytes: { total: bytesOf(files), initial: bytesOf(initial) },
  };
  writeFileSync(join(dist, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
