import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { AuditEntry, auditBackwards, freeRevision, readAudit, writeAudit } from './audit-log';
import { temporaryFolder } from './temporary-folder';

const entryOf = (revision: number, who = '目录组'): AuditEntry => ({
  ...{ revision, at: '2026-03-01T08:00:00.000Z', who, command: 'publish', app: 'remotes/catalog' },
  ...{ version: '1.0.0-aaaaaaaa', reason: '', others: [], checks: [] },
  from: { rows: [], killed: null, config: null },
  to: { rows: [], killed: null, config: null },
});
const setUp = () => folderStorage(join(temporaryFolder(), 'registry'));
const revisionsFrom = async (storage: ObjectStorage, revision: number) => {
  const found: number[] = [];
  for await (const entry of auditBackwards(storage, revision)) found.push(entry.revision);
  return found;
};

test('the first entry of a revision stands', async () => {
  const storage = setUp();
  await writeAudit(storage, entryOf(1, '甲'));
  await writeAudit(storage, entryOf(1, '乙'));
  expect(await readAudit(storage, 1)).toEqual(entryOf(1, '甲'));
  expect(await storage.list('audit/')).toEqual(['audit/00000001.json']);
});

test('that an entry could not be written is not kept quiet', async () => {
  const storage: ObjectStorage = { ...setUp(), put: () => Promise.reject(new Error('磁盘已满')) };
  await expect(writeAudit(storage, entryOf(1))).rejects.toThrow('磁盘已满');
});

test('reading backwards passes over what is missing or cannot be understood', async () => {
  const storage = setUp();
  for (const revision of [1, 2, 4]) await writeAudit(storage, entryOf(revision));
  await storage.put('audit/00000005.json', Buffer.from('{ "revision": 5'));
  await storage.put('audit/00000006.json', Buffer.from('{ "revision": 6 }'));
  expect(await revisionsFrom(storage, 7)).toEqual([4, 2, 1]);
  expect(await revisionsFrom(storage, 2)).toEqual([2, 1]);
  expect(await revisionsFrom(storage, 0)).toEqual([]);
  expect(await readAudit(storage, 5)).toBeNull();
  expect(await readAudit(storage, 3)).toBeNull();
});

test('a revision is free when it has no entry', async () => {
  const storage = setUp();
  expect(await freeRevision(storage, 1)).toBe(1);
  for (const revision of [1, 2, 4]) await writeAudit(storage, entryOf(revision));
  expect(await freeRevision(storage, 1)).toBe(3);
  expect(await freeRevision(storage, 3)).toBe(3);
  expect(await freeRevision(storage, 4)).toBe(5);
});

test.each([
  ['shell', true],
  ['remotes/catalog', true],
  ['remotes/a1', true],
  [`remotes/a${'b'.repeat(30)}`, true],
  [`remotes/a${'b'.repeat(31)}`, false],
  ['remotes/a', false],
  ['remotes/1a', false],
  ['remotes/Catalog', false],
  ['remotes/../shell', false],
  ['catalog', false],
  [7, false],
])('an entry about %s is read: %s', (app, isRead) => {
  expect(AuditEntry.safeParse({ ...entryOf(1), app }).success).toBe(isRead);
});
