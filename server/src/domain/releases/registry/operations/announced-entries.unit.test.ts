import { expect, test } from 'vitest';
import { type AuditEntry, readAudit, writeAudit } from '../audit-log';
import { readPointer } from '../registry-pointer';
import { announceEntry, settleEntries } from './announced-entries';
import { A, APP, B, setUpStore } from './store-fixture';

const PREFIX = 'audit/announced/';

/** The registry after two releases, revision 4, and the entry of the last of its operations, taken out of the log. */
async function setUp() {
  const { storage, goLive } = setUpStore();
  await goLive(A, B);
  const { registry } = await readPointer(storage);
  const entry = await readAudit(storage, registry.revision);
  if (!entry) throw new Error('the last operation is not in the log');
  await storage.delete(`audit/0000000${registry.revision}.json`);
  const settle = async () => {
    await settleEntries(storage, registry);
    return { left: await storage.list(PREFIX), noted: await readAudit(storage, entry.revision) };
  };
  return { storage, registry, entry, settle };
}

test('the entry of the revision that there is enters the log, and is announced no more', async () => {
  const { storage, entry, settle } = await setUp();
  const key = await announceEntry(storage, entry);
  expect(key).toMatch(/^audit\/announced\/00000004-[0-9a-f-]{36}\.json$/);
  expect(await storage.list(PREFIX)).toEqual([key]);
  expect(await settle()).toEqual({ left: [], noted: entry });
});

test('one that is in the log already stands', async () => {
  const { storage, entry, settle } = await setUp();
  await writeAudit(storage, { ...entry, who: '甲' });
  await announceEntry(storage, { ...entry, who: '乙' });
  expect(await settle()).toMatchObject({ left: [], noted: { who: '甲' } });
});

test.each<[string, (entry: AuditEntry) => AuditEntry]>([
  ['of an earlier revision', entry => ({ ...entry, revision: entry.revision - 1 })],
  ['that would have made another registry', entry => ({ ...entry, to: entry.from })],
  [
    'whose others changed otherwise',
    entry => ({ ...entry, others: [{ app: 'remotes/content', from: entry.from, to: entry.to }] }),
  ],
])('one %s came to nothing, and is removed', async (_what, changed) => {
  const { storage, entry, settle } = await setUp();
  await announceEntry(storage, changed(entry));
  expect(await settle()).toEqual({ left: [], noted: null });
});

test('one of a later revision is under way, and stays; what cannot be read is removed', async () => {
  const { storage, entry, settle } = await setUp();
  const later = await announceEntry(storage, { ...entry, app: APP, revision: entry.revision + 1 });
  for (const text of ['{', '{}']) await storage.put(`${PREFIX}${text.length}.json`, Buffer.from(text));
  expect(await settle()).toEqual({ left: [later], noted: null });
});
