import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FilePath, RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import type { Log } from '../../../platform/log';
import { createFileHashes, type FileHashes } from './file-hashes';
import { type AppPath, manifestName, remotePath, versionFolder } from './registry-paths';
import type { RegistryRow } from './registry-schema';

interface Version<Manifest> {
  app: AppPath;
  /** Folder on disk. */
  folder: string;
  /** Address of the folder on the site, with a slash at the end. */
  base: string;
  manifest: Manifest;
  /** Hash of the manifest's file. */
  integrity: string;
}
export type ShellVersion = Version<ShellManifest>;
export interface RemoteVersion extends Version<RemoteManifest> {
  /** Null when the file is missing or altered and no sound copy was read before: the shell then says what is wrong. */
  federationManifest: unknown;
}

export interface VersionReader {
  shell(row: RegistryRow): ShellVersion | null;
  remote(name: string, row: RegistryRow): RemoteVersion | null;
  hashes: FileHashes;
}

/**
 * Reads the manifest behind a registry row. Integrity is closed: a row without a hash, or whose manifest does not hash
 * to it, is refused, which is logged once per reason, and counts as absent.
 */
export function createVersionReader(registryDir: string, log: Log): VersionReader {
  const hashes = createFileHashes();
  const parsed = new Map<string, unknown>();
  const refused = new Set<string>();

  const refuse = (app: AppPath, row: RegistryRow, reason: string) => {
    const key = `${app} ${row.metadata.version} ${reason}`;
    if (!refused.has(key)) log.error({ app, version: row.metadata.version, reason }, 'version refused');
    refused.add(key);
    return null;
  };

  /** Bytes are parsed once: what has the same hash has the same content. */
  const parseOnce = <T>(path: string, hash: string, parse: (value: unknown) => T): T => {
    if (!parsed.has(hash)) parsed.set(hash, parse(JSON.parse(readFileSync(path, 'utf8'))));
    return parsed.get(hash) as T;
  };

  function read<M extends { version: string; integrity: Record<string, string> }>(
    app: AppPath,
    row: RegistryRow,
    parse: (value: unknown) => M,
  ): Version<M> | null {
    const { version, integrity } = row.metadata;
    if (!integrity) return refuse(app, row, 'the row has no integrity');
    const folder = versionFolder(registryDir, app, version);
    const path = join(folder, manifestName(app));
    const hash = hashes(path);
    if (hash === null) return refuse(app, row, 'the manifest is missing');
    if (hash !== integrity) return refuse(app, row, 'the manifest does not hash to the integrity of the row');
    try {
      const manifest = parseOnce(path, hash, parse);
      if (manifest.version !== version) return refuse(app, row, `the manifest is of version ${manifest.version}`);
      const odd = Object.keys(manifest.integrity).find(file => !FilePath.safeParse(file).success);
      if (odd !== undefined) return refuse(app, row, `the manifest lists an impossible path: ${odd}`);
      return { app, folder, base: row.url.slice(0, row.url.lastIndexOf('/') + 1), manifest, integrity };
    } catch (error) {
      return refuse(app, row, `the manifest is not valid: ${String(error)}`);
    }
  }

  /** Inlined from the copy in memory once it was read: breaking the file later does not break the page. */
  function federationManifest(row: RegistryRow, { app, folder, manifest }: Version<RemoteManifest>): unknown {
    const { entry, integrity } = manifest;
    const expected = integrity[entry];
    if (expected !== undefined && parsed.has(expected)) return parsed.get(expected);
    const path = join(folder, entry);
    const hash = hashes(path);
    if (hash !== null && hash === expected) return parseOnce(path, hash, value => value);
    return refuse(app, row, `${entry} is missing or altered, not inlined`);
  }

  return {
    hashes,
    shell: row => read('shell', row, value => ShellManifest.parse(value)),
    remote: (name, row) => {
      const app = remotePath(name);
      const version = read(app, row, value => RemoteManifest.parse(value));
      if (!version) return null;
      if (version.manifest.name !== name) return refuse(app, row, `the manifest is of ${version.manifest.name}`);
      return { ...version, federationManifest: federationManifest(row, version) };
    },
  };
}
