import { StartError } from '../process/start-error';
import { reasonOf } from '../reason-of';
import { type Environments, environmentsOf, inEnvironment, PRODUCTION } from './environments';
import { folderStorage } from './folder-storage';
import type { ObjectStorage } from './object-storage';
import type { StoragePlace } from './storage-place';
import { withKnownPlaces } from './stored-below';

/** The storage of a site, which sees its own environment alone, and the way to the others. */
export interface SiteStorage extends ObjectStorage {
  environments: Environments;
}

/**
 * The storage that the configuration names, as its environment sees it. A bucket is queried once, so that a wrong name or password fails the start and
 * not the first visitor's request.
 * @throws StartError when the bucket cannot be used
 */
export async function openStorage(place: StoragePlace & { environment?: string }): Promise<SiteStorage> {
  const { environment = PRODUCTION } = place;
  const storage = await openPlace(place);
  return {
    ...withKnownPlaces(inEnvironment(storage, environment)),
    environments: environmentsOf(storage, environment),
  };
}

async function openPlace(place: StoragePlace): Promise<ObjectStorage> {
  if (place.kind === 'folder') return folderStorage(place.folder);
  // Loaded only where it is used: the SDK is larger than the server.
  const { s3Storage } = await import('./s3-storage');
  const storage = s3Storage(place);
  try {
    await storage.get('probe');
  } catch (error) {
    throw new StartError(`无法使用 STORAGE 所指的存储桶「${place.bucket}」。${reasonOf(error)}`);
  }
  return storage;
}
