import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import type { RemoteDescriptor } from '@shixuan/host';
import { RemoteManifest } from '@shixuan/host/manifest';
import { containerName, sharedVersions } from '../../rspack.config.base';
import type { EmbedFiles } from './build-embed';
import { bytesOf, distFiles, integrityOfFiles } from './dist-files';
import { remoteFiles } from './remote-files';

/** @throws Error in Chinese when the menu entry leads to a route that the descriptor does not declare */
function checkMenu({ name, menu, routes }: RemoteDescriptor): void {
  if (!menu || routes.some(({ id }) => id === menu.route)) return;
  const ids = routes.map(({ id }) => id).join('、');
  throw new Error(`${name}：src/descriptor.ts 的 menu.route「${menu.route}」不是已声明的路由，应为 ${ids} 之一。`);
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** The order in which the compiler comes upon shared modules, and upon files that are loaded later, is not always the same. */
const settled = (key: string, value: unknown): unknown =>
  (key === 'async' || key === 'shared') && Array.isArray(value) ? [...value].sort(byText) : value;

/** Writes the federation's manifest so that the same sources give the same bytes. Each entry of `shared` begins with its id. */
function settleManifest(path: string): void {
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), settled, 2));
}

/** Packages whose version is that of the contract. */
const CONTRACT_PACKAGES = ['@shixuan/host', '@shixuan/ui'];

/**
 * What the shell has to share with the remote. Of the contract it is what the descriptor asks for, not what the remote was
 * built with: a remote that needs 1.2 runs in a shell of 1.4, and `host.has` tells it what more there is.
 */
function neededVersions(directory: string, { requires }: RemoteDescriptor): Record<string, string> {
  const [, least] = /^\^?(\d+(?:\.\d+){0,2})$/.exec(requires.contract) ?? [];
  const versions = sharedVersions(directory);
  if (!least) return versions;
  const asked = CONTRACT_PACKAGES.filter(name => name in versions).map(name => [name, least]);
  return { ...versions, ...Object.fromEntries(asked) };
}

export interface BuiltFiles {
  stats: StatsCompilation;
  /** Marks of the style sheets' links, by file. */
  sheets: Record<string, string>;
  /** The bundle for renderers on the server. */
  server: string;
  embed: EmbedFiles | undefined;
}

/** Writes `remote.json`: what the team wrote in its descriptor, and what only the build knows. */
export function stampRemote(
  directory: string,
  version: string,
  descriptor: RemoteDescriptor,
  { stats, sheets, server, embed }: BuiltFiles,
): void {
  checkMenu(descriptor);
  const dist = join(directory, 'dist');
  settleManifest(join(dist, 'mf-manifest.json'));
  const preload = remoteFiles(descriptor, {
    source: readFileSync(join(directory, 'src/remote.ts'), 'utf8'),
    federation: readFileSync(join(dist, 'mf-manifest.json'), 'utf8'),
    stats,
  });
  const files = distFiles(dist).filter(file => file !== 'remote.json');
  const manifest: RemoteManifest = RemoteManifest.parse({
    ...descriptor,
    version,
    entry: 'mf-manifest.json',
    container: containerName(descriptor.name, version),
    integrity: integrityOfFiles(dist, files),
    preload,
    shared: neededVersions(directory, descriptor),
    sheets,
    server,
    ...(embed && { embed }),
    bytes: {
      total: bytesOf(
        dist,
        files.filter(file => file !== server),
      ),
      initial: bytesOf(dist, preload.initial),
    },
  });
  writeFileSync(join(dist, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
