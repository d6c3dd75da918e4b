import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { REGISTRY_POINTER } from './domain/releases/registry/registry-store';
import { BackupRefused } from './platform/backup/backup-refused';
import { checkBackup, type Restored, restoreBackup } from './platform/backup/restore-backup';
import { type BackupOptions, type BackupSources, writeBackup } from './platform/backup/write-backup';
import { storedPrefixes } from './platform/storage/stored-below';

/** What the site keeps in its storage. */
const kept = { prefixes: storedPrefixes, pointer: REGISTRY_POINTER };

type Place = Pick<BackupSources, 'pool' | 'storage'>;

/**
 * Writes a backup of the site into a new file that only its owner may read, and reads it once from beginning to end.
 * @throws BackupRefused when the file exists, or the backup could not be made; no file is left then
 */
export async function backupSite(path: string, place: Place, options: BackupOptions): Promise<Restored> {
  if (existsSync(path)) throw new BackupRefused(`文件「${path}」已经存在，没有覆盖。请换一个文件名。`);
  const unfinished = `${path}.part`;
  try {
    // One that a killed run left would keep its own permissions.
    await rm(unfinished, { force: true });
    const file = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
    await pipeline(await writeBackup({ ...place, ...kept }, options), file);
    const told = await checkBackup(unfinished, options.password);
    await rename(unfinished, path);
    return told;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Puts a backup into a place where no site ever started.
 * @param openPlace is asked for the place when the whole file has been checked
 * @throws BackupRefused as `restoreBackup` does
 */
export const restoreSite = (path: string, openPlace: () => Promise<Place>, password: string): Promise<Restored> =>
  restoreBackup(path, password, async () => ({ ...(await openPlace()), ...kept }));
