import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import { isOutOfRoom } from '../../../platform/outage';
import { type Repeated, repeatedly } from '../../../platform/process/repeatedly';
import { reasonOf } from '../../../platform/reason-of';
import { heldRoom, withHeldRoom } from '../../../platform/storage/held-room';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { writeFileAtomically } from '../../../platform/storage/write-file-atomically';
import { compressedSuffixes } from './compress-file';
import { integrityOf } from './integrity';
import { allApps, rowsOf } from './operations/app-rows';
import { type AppPath, manifestName, registryFile, versionFolder, versionKey } from './registry-paths';
import { readPointer } from './registry-pointer';
import type { Registry, RegistryRow } from './registry-schema';

const EVERY_MS = 1500;

/**
 * Keeps a folder of this machine like the registry of a bucket, because pages and files are read from a folder. The
 * pointer is read every second or two. The versions that it names are fetched and checked against their hashes before it
 * is put in place, so that every version that a page is given is there. Compressed copies that were made in the bucket since a version was
 * fetched come with the next start. A version that is not whole in the bucket, or that this machine's disk has no room for, is left
 * out and tried again; the row of one that never comes counts as absent, as on any machine. The pointer itself has room held for it: what
 * was withdrawn is withdrawn here too.
 * @returns `soon`, for a change that was heard of, and `stop`
 * @param log takes Chinese lines about what could not be fetched, once for each
 */
export async function startMirror(
  storage: ObjectStorage,
  registryDir: string,
  log: (line: string) => void,
  everyMs = EVERY_MS,
): Promise<Repeated> {
  let installed: string | null = null;
  let current: Registry | null = null;
  /** Versions were fetched by earlier runs of this machine whose copies were made in the bucket only since. */
  let hasCopies = false;
  let lastProblem = '';
  const room = heldRoom(registryDir);

  const look = async (): Promise<void> => {
    const { registry, etag } = await readPointer(storage);
    if (etag === null || etag === installed) return;
    const missing = await fetchVersions(storage, registryDir, registry);
    await mkdir(registryDir, { recursive: true });
    await withHeldRoom(room, () => writeFileAtomically(registryFile(registryDir), JSON.stringify(registry)));
    if (missing.length > 0) throw new Error(`这些版本没有取来：${missing.join('、')}`);
    installed = etag;
    current = registry;
    lastProblem = '';
    await room.hold();
  };
  const lookOn = async (stopping: AbortSignal): Promise<void> => {
    await look();
    if (hasCopies || !current) return;
    hasCopies = await fetchCopies(storage, registryDir, current, stopping);
  };
  const failed = (error: unknown): void => {
    const problem = reasonOf(error);
    if (problem !== lastProblem) log(`没有取得最新的注册表，沿用本机的：${problem}`);
    lastProblem = problem;
  };
  await look().catch(failed);
  return repeatedly(everyMs, lookOn, failed);
}

/**
 * Fetches compressed copies of files that are here without. What a copy holds is checked where it is sent.
 * @returns false when it was stopped before all were looked for
 */
async function fetchCopies(
  storage: ObjectStorage,
  registryDir: string,
  registry: Registry,
  stopping: AbortSignal,
): Promise<boolean> {
  for (const app of allApps(registry))
    for (const { metadata } of rowsOf(registry, app)) {
      if (stopping.aborted) return false;
      for (const key of await storage.list(`${versionKey(app, metadata.version)}/`)) {
        const suffix = compressedSuffixes.find(end => key.endsWith(end));
        const path = join(registryDir, key);
        if (!suffix || existsSync(path) || !existsSync(path.slice(0, -suffix.length))) continue;
        const copy = await storage.get(key);
        if (copy) await writeFileAtomically(path, copy.bytes);
      }
    }
  return true;
}

/** Fetches what is not here yet. @returns versions that could not be had whole, and why */
async function fetchVersions(storage: ObjectStorage, registryDir: string, registry: Registry): Promise<string[]> {
  const missing: string[] = [];
  for (const app of allApps(registry)) {
    for (const row of rowsOf(registry, app)) {
      const { version } = row.metadata;
      if (existsSync(versionFolder(registryDir, app, version))) continue;
      try {
        if (!(await fetchVersion(storage, registryDir, app, row))) missing.push(`${app} ${version}（存储桶中不完整）`);
      } catch (error) {
        if (!isOutOfRoom(error)) throw error;
        // What has come of it is no use, and takes the room of the pointer.
        await rm(incomingFolder(registryDir, app, version), { recursive: true, force: true });
        missing.push(`${app} ${version}（本机的磁盘已满）`);
      }
    }
  }
  return missing;
}

const incomingFolder = (registryDir: string, app: AppPath, version: string) =>
  join(registryDir, 'incoming', app, version);

/** A folder with a version's name is whole: it gets its name last. */
async function fetchVersion(
  storage: ObjectStorage,
  registryDir: string,
  app: AppPath,
  { metadata: { version, integrity } }: RegistryRow,
): Promise<boolean> {
  const key = versionKey(app, version);
  const stored = await storage.get(`${key}/${manifestName(app)}`);
  if (!stored || integrityOf(stored.bytes) !== integrity) return false;
  const json: unknown = JSON.parse(stored.bytes.toString('utf8'));
  const { data } = (app === 'shell' ? ShellManifest : RemoteManifest).safeParse(json);
  if (!data) return false;
  const incoming = incomingFolder(registryDir, app, version);
  await rm(incoming, { recursive: true, force: true });
  const write = async (file: string, bytes: Buffer) => {
    await mkdir(dirname(join(incoming, file)), { recursive: true });
    await writeFile(join(incoming, file), bytes);
  };
  const writeCopies = async (file: string) => {
    for (const suffix of compressedSuffixes) {
      const copy = await storage.get(`${key}/${file}${suffix}`);
      if (copy) await write(file + suffix, copy.bytes);
    }
  };
  await write(manifestName(app), stored.bytes);
  await writeCopies(manifestName(app));
  for (const [file, hash] of Object.entries(data.integrity)) {
    const found = await storage.get(`${key}/${file}`);
    if (!found || integrityOf(found.bytes) !== hash) return false;
    await write(file, found.bytes);
    await writeCopies(file);
  }
  const folder = versionFolder(registryDir, app, version);
  await mkdir(dirname(folder), { recursive: true });
  await rename(incoming, folder);
  return true;
}
