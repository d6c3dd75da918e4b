import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOutOfRoom } from '../outage';
import { freeSpaceOf } from './free-space';

/** Begins with a dot: the storage's own, no object. */
const NAME = '.held-room';
/**
 * Many times what withdrawing a version writes: the registry, an entry of the audit log, and what a database beside it needs to answer. The most
 * is what such a database writes when it starts after it was killed: what it had not yet written before.
 */
const HELD_BYTES = 32 * 1024 ** 2;
const STEP_BYTES = 256 * 1024;

/** Room of a disk that is taken while there is some, for what must be written when there is none. */
export interface HeldRoom {
  /** Takes what is missing of it; of a disk that is nearly full, what it still gives. */
  hold(): Promise<void>;
  /** @returns false where none is held */
  giveBack(): Promise<boolean>;
}

/** The room held on the disk of a folder, by a file in it that all processes know. */
export function heldRoom(folder: string): HeldRoom {
  const path = join(folder, NAME);
  return {
    async hold() {
      await mkdir(folder, { recursive: true });
      const file = await open(path, 'a', 0o600);
      try {
        let { size } = await file.stat();
        if (size >= HELD_BYTES) return;
        // Bytes that no file system can store in less room.
        const part = randomBytes(STEP_BYTES);
        while (size < HELD_BYTES)
          size += (await file.write(part, 0, Math.min(part.length, HELD_BYTES - size))).bytesWritten;
      } catch (error) {
        if (!isOutOfRoom(error)) throw error;
      } finally {
        await file.close();
      }
    },
    async giveBack() {
      const held = await stat(path).catch(() => undefined);
      if (!held || held.size === 0) return false;
      await rm(path, { force: true });
      return true;
    },
  };
}

/** Gives back what is held when a disk has less room than that: who starts writes locks, and a database beside it its own files. */
export async function makeRoomToStart(folder: string, room: HeldRoom | undefined): Promise<void> {
  const space = await freeSpaceOf(folder);
  if (space && space.freeBytes < HELD_BYTES) await room?.giveBack();
}

/**
 * Does what cannot wait for room: where the disk has none, with that which is held. It is taken again afterwards, as far as the disk
 * gives it, so that there is some for the next time.
 */
export async function withHeldRoom<T>(room: HeldRoom | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOutOfRoom(error) || !(await room?.giveBack())) throw error;
  }
  try {
    return await work();
  } finally {
    await room?.hold().catch(() => undefined);
  }
}
