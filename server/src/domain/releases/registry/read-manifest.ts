import { RemoteManifest } from '@shixuan/host/manifest';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { integrityOf } from './integrity';
import { type AppPath, manifestName, versionKey } from './registry-paths';
import type { RegistryRow } from './registry-schema';

/** The JSON of a published version's manifest; null when it is missing or its integrity cannot be verified. */
export async function readManifestJson(
  storage: ObjectStorage,
  app: AppPath,
  { metadata: { version, integrity } }: RegistryRow,
): Promise<unknown> {
  const stored = await storage.get(`${versionKey(app, version)}/${manifestName(app)}`);
  return stored && integrityOf(stored.bytes) === integrity ? JSON.parse(stored.bytes.toString('utf8')) : null;
}

/** The same of a remote; null also for one of an unknown form. */
export const readRemoteManifest = async (
  storage: ObjectStorage,
  app: AppPath,
  row: RegistryRow,
): Promise<RemoteManifest | null> => RemoteManifest.safeParse(await readManifestJson(storage, app, row)).data ?? null;
