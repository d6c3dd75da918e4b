import { RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { compressed, compressedSuffixes, holds, isCompressible } from '../registry/compress-file';
import { integrityOf } from '../registry/integrity';
import { allApps, rowsOf } from '../registry/operations/app-rows';
import { readManifestJson } from '../registry/read-manifest';
import { type AppPath, appName, manifestName, versionKey } from '../registry/registry-paths';
import { readPointer } from '../registry/registry-pointer';
import type { RegistryRow } from '../registry/registry-schema';
import { type Lease, type LeaseContext, takeLease } from './storage-lease';

/** What was found of one version's files. */
export interface CompletedVersion {
  /** A remote's name, or `shell`. */
  remote: string;
  version: string;
  /** Copies that were made, or would be. */
  made: number;
  /** Files that are missing or not what the manifest says: nothing is made of them. */
  damaged: string[];
}

const LEASE = 'copies/running';

/**
 * Makes the compressed copies that published versions lack, as `storeVersion` does for those that arrive: of every version in the
 * registry, one file after the other, so that the processors stay free for visitors. A copy that holds its file's bytes stays. What was
 * made stays made when it is interrupted, and is not made again.
 * @param asked `dryRun`: only counts; `tell` hears of each version when it is done
 * @returns versions that lacked a copy, or whose files are damaged
 * @throws OperationRefused while another process is at it
 */
export async function completeCopies(
  context: LeaseContext,
  { dryRun, tell }: { dryRun: boolean; tell?: (done: CompletedVersion) => void },
): Promise<CompletedVersion[]> {
  const lease = await takeLease(context, LEASE);
  try {
    const { registry } = await readPointer(context.storage);
    const found: CompletedVersion[] = [];
    for (const app of allApps(registry))
      for (const row of rowsOf(registry, app)) {
        const done = await completeVersion(context.storage, app, row, { dryRun, lease });
        if (done.made === 0 && done.damaged.length === 0) continue;
        tell?.(done);
        found.push(done);
      }
    return found;
  } finally {
    await lease.end();
  }
}

async function completeVersion(
  storage: ObjectStorage,
  app: AppPath,
  row: RegistryRow,
  { dryRun, lease }: { dryRun: boolean; lease: Lease },
): Promise<CompletedVersion> {
  const { version, integrity } = row.metadata;
  const done: CompletedVersion = { remote: appName(app), version, made: 0, damaged: [] };
  const schema = app === 'shell' ? ShellManifest : RemoteManifest;
  const manifest = schema.safeParse(await readManifestJson(storage, app, row)).data;
  if (!manifest) return { ...done, damaged: [manifestName(app)] };
  for (const [file, hash] of Object.entries({ ...manifest.integrity, [manifestName(app)]: integrity })) {
    if (!isCompressible(file)) continue;
    await lease.renew();
    const key = `${versionKey(app, version)}/${file}`;
    const stored = await storage.get(key);
    if (!stored || integrityOf(stored.bytes) !== hash) {
      done.damaged.push(file);
      continue;
    }
    for (const suffix of compressedSuffixes) {
      const copy = await storage.get(key + suffix);
      if (copy && (await holds(copy.bytes, suffix, stored.bytes))) continue;
      done.made += 1;
      if (!dryRun) await storage.put(key + suffix, await compressed(stored.bytes, suffix));
    }
  }
  return done;
}
