import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { defaultRow, isProven } from './operations/app-rows';
import { createRegistryReader } from './read-registry';
import { createVersionReader } from './read-version';
import { findOlderRegistry } from './registry-older';
import { readPointer } from './registry-pointer';
import { NothingServable } from './registry-unusable';

/** The pages, which look at the same files, log what is wrong with them. */
const silent = { warn: () => undefined, error: () => undefined };

/**
 * Checks whether pages can be served and the registry be read.
 * @param registryDir folder that pages are read from: the store, or this machine's copy of it
 * @returns a check that throws NothingServable while there is no shell for any page, RegistryUnusable while the store's
 * registry cannot be read, and RegistryOlder while it is an older copy
 */
export function createRegistryCheck(storage: ObjectStorage, registryDir: string): () => Promise<void> {
  const registry = createRegistryReader(registryDir, silent);
  const versions = createVersionReader(registryDir, silent);
  // What is good now stays in force when the file is damaged later.
  registry();
  return async () => {
    const unreadable = await readPointer(storage).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const { shell } = registry();
    const live = defaultRow(shell);
    const isServable = shell.some(
      (row, place) =>
        (row.deployment.traffic > 0 || (live && place >= shell.indexOf(live) && isProven(row))) &&
        versions.shell(row) !== null,
    );
    if (!isServable) throw new NothingServable();
    if (unreadable) throw unreadable.error;
    const older = await findOlderRegistry(storage);
    if (older) throw older;
  };
}
