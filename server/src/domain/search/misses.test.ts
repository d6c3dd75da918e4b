import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { unreachableDatabase } from '../../../test/unreachable-database';
import type { OpenDatabase } from '../../platform/database/connect';
import { MissLog, MOST_KEPT, readMisses } from './misses';
import { searchMiss } from './schema';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.db.delete(searchMiss);
});

const noted = async () => (await readMisses(database.db, 10)).map(({ query, count }) => [query, count]);

test('misses are counted, the most frequent first', async () => {
  const log = new MissLog(database.db);
  for (const query of ['碳纤维 背板', 'x100', '碳纤维 背板', '碳纤维 背板']) log.note(query);
  await log.settled();
  log.note('x100');
  log.note('x100');
  log.note('x100');
  await log.settled();
  expect(await noted()).toEqual([
    ['x100', 4],
    ['碳纤维 背板', 3],
  ]);
});

test('nothing that says who asked is kept, and nothing longer than the column takes', async () => {
  const log = new MissLog(database.db);
  for (const query of ['li@example.com', '13800138000 找货', '', '\u0000', '😀'.repeat(300)]) log.note(query);
  await log.settled();
  expect(await noted()).toEqual([['😀'.repeat(100), 1]]);
});

test('the oldest make room', async () => {
  const rows = Array.from({ length: MOST_KEPT }, (_, i) => ({ query: `q${i}`, lastAt: new Date(2020, 0, 1, 0, 0, i) }));
  await database.db.insert(searchMiss).values(rows);
  const log = new MissLog(database.db);
  log.note('new');
  await log.settled();
  const kept = await database.db.select({ query: searchMiss.query }).from(searchMiss);
  expect(kept.length).toBe(MOST_KEPT);
  expect(kept.map(({ query }) => query)).toContain('new');
  expect(kept.map(({ query }) => query)).not.toContain('q0');
});

test('a database that is away costs nothing', async () => {
  const log = new MissLog(unreachableDatabase());
  log.note('x');
  await expect(log.settled()).resolves.toBeUndefined();
});
