import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasSmallDisk, type SmallDisk, startSmallDisk } from '../../../test/small-disk';
import { heldRoom, makeRoomToStart, withHeldRoom } from './held-room';

const MB = 1024 ** 2;

describe.skipIf(!hasSmallDisk)('a small disk (not run where no process may mount one of its own)', () => {
  let disk: SmallDisk;
  beforeAll(async () => {
    disk = await startSmallDisk(64 * 1024);
  });
  afterAll(() => disk.stop());

  const sizeOf = (folder: string) => statSync(join(folder, '.held-room'), { throwIfNoEntry: false })?.size;
  const write = (folder: string) => async () => writeFileSync(join(folder, 'written'), Buffer.alloc(MB));

  test('work that finds no room is done with that which is held, and what it leaves is held again', async () => {
    const folder = join(disk.folder, 'one');
    const room = heldRoom(folder);
    await room.hold();
    await room.hold();
    expect(sizeOf(folder)).toBe(32 * MB);
    disk.leave(0);
    await expect(withHeldRoom(undefined, write(folder))).rejects.toMatchObject({ code: 'ENOSPC' });
    await withHeldRoom(room, write(folder));
    expect(sizeOf(folder)).toBe(31 * MB);
    disk.makeRoom();
    await room.giveBack();
  });

  test('where none is held the want of room is what it was; other faults give nothing back', async () => {
    const folder = join(disk.folder, 'two');
    mkdirSync(folder);
    const room = heldRoom(folder);
    disk.leave(0);
    await expect(withHeldRoom(room, write(folder))).rejects.toMatchObject({ code: 'ENOSPC' });
    disk.makeRoom();
    await room.hold();
    await expect(withHeldRoom(room, () => Promise.reject(new Error('other')))).rejects.toThrow('other');
    expect(sizeOf(folder)).toBe(32 * MB);
    await room.giveBack();
  });

  test('a site that starts on a full disk has the room for its locks and its database; one with room keeps it', async () => {
    const folder = join(disk.folder, 'three');
    const room = heldRoom(folder);
    await room.hold();
    disk.leave(0);
    await makeRoomToStart(folder, room);
    await write(folder)();
    expect(sizeOf(folder)).toBeUndefined();
    await room.hold();
    expect(sizeOf(folder)).toBe(31 * MB);
  });
});
