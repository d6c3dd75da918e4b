import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const UNFINISHED = /^\..+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a file's name is that of one that is, or was, being written. */
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name);

/** Replaces a file so that readers, and a machine that loses power, see the old content or the new, never a part. */
export async function writeFileAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), 'r');
  // Some systems cannot sync a folder; the rename is then as durable as they make it.
  await folder.sync().catch(() => undefined);
  await folder.close();
}
