import type { KeptItem } from '@shixuan/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { keepItems, MOST_KEPT_ITEMS } from './kept-items';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ data: false });
});
afterAll(() => site.stop());

let people = 0;
async function newcomer() {
  people += 1;
  const credentials = { userName: `收藏者_${people}`, password: '光学平台上的一杯茶' };
  const { content } = await postCall(site.app, 'register', credentials);
  const keep = async (...changes: KeptItem[]) =>
    (await postCall(site.app, 'accountKeep', { changes }, { authorization: content.token })).content.items;
  return { ...content, keep };
}
const item = (key: string, value: KeptItem['value'], changedAt: string): KeptItem => ({
  list: 'filters',
  key,
  value,
  place: 0,
  changedAt,
});

test('two devices end with the same items: the later change counts, whichever comes first', async () => {
  const { keep } = await newcomer();
  await keep(item('a', 'later', '2026-01-02T00:00:00.000Z'));
  const merged = await keep(item('a', 'earlier', '2026-01-01T00:00:00.000Z'), item('b', 1, '2026-01-01T00:00:00.000Z'));
  expect(merged.map(({ key, value }) => [key, value])).toEqual(
    expect.arrayContaining([
      ['a', 'later'],
      ['b', 1],
    ]),
  );
  expect(await keep()).toEqual(merged);
});

test('two devices that change the same items at once, in any order, both get their answer', async () => {
  const { keep } = await newcomer();
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  const items = (minute: number) => ['a', 'b', 'c', 'd'].map(key => item(key, minute, at(minute)));
  await keep(...items(0));
  const { db } = site.database;
  // Each item takes a while, so that both are at it.
  await db.execute(sql`create function slow() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.05); return new; end $$`);
  await db.execute(sql`create trigger slow before insert on kept_item for each row execute function slow()`);
  const [one, other] = await Promise.all([keep(...items(1)), keep(...items(2).reverse())]);
  await db.execute(sql`drop function slow cascade`);
  expect([one?.length, other?.length]).toEqual([4, 4]);
  expect((await keep()).map(({ value }) => value)).toEqual([2, 2, 2, 2]);
});

test('a deletion is kept: an older copy does not bring the item back, a later change does', async () => {
  const { keep } = await newcomer();
  // Of these days: a deletion is forgotten some time.
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 24 * 3600_000).toISOString();
  await keep(item('a', 1, daysAgo(4)));
  await keep(item('a', null, daysAgo(2)));
  expect(await keep(item('a', 1, daysAgo(3)))).toMatchObject([{ key: 'a', value: null }]);
  expect(await keep(item('a', 2, daysAgo(1)))).toMatchObject([{ key: 'a', value: 2 }]);
});

test('a clock that is ahead counts as now', async () => {
  const { keep } = await newcomer();
  const [kept] = await keep(item('a', 1, '2999-01-01T00:00:00.000Z'));
  expect(Date.parse(kept?.changedAt ?? '')).toBeLessThanOrEqual(Date.now());
});

test('accounts do not see each other, and a call needs a login', async () => {
  const [one, other] = [await newcomer(), await newcomer()];
  await one.keep(item('secret', 1, '2026-01-01T00:00:00.000Z'));
  expect(await other.keep()).toEqual([]);
  expect((await postCall(site.app, 'accountKeep', { changes: [] })).state).toBe(10000);
});

test('beyond the limit exactly the surplus goes, also where many items were changed at one time', async () => {
  const same = (count: number, from: number, changedAt: string) =>
    Array.from({ length: count }, (_, i) => item(`k${String(from + i).padStart(3, '0')}`, i, changedAt));
  const { id } = await newcomer();
  const time = '2026-01-01T00:00:00.000Z';
  for (const [count, from] of [
    [300, 0],
    [101, 300],
  ] as const)
    await keepItems(site.database.db, id, same(count, from, time));
  expect(await keepItems(site.database.db, id, [])).toHaveLength(MOST_KEPT_ITEMS);

  const ahead = await newcomer();
  await keepItems(site.database.db, ahead.id, same(100, 0, time));
  // A clock that is a year ahead counts as now for all of them.
  await keepItems(site.database.db, ahead.id, same(301, 100, '2999-01-01T00:00:00.000Z'));
  const kept = (await keepItems(site.database.db, ahead.id, [])).map(({ key }) => key);
  expect(kept).toHaveLength(MOST_KEPT_ITEMS);
  expect(kept.filter(key => key >= 'k100')).toHaveLength(301);
});

test('an account keeps so many items, and no value of any size', async () => {
  const { id, token } = await newcomer();
  const many = (from: number) =>
    Array.from({ length: 150 }, (_, i) =>
      item(`k${from + i}`, i, new Date(1_790_000_000_000 + from + i).toISOString()),
    );
  for (const from of [0, 150, 300]) await keepItems(site.database.db, id, many(from));
  const kept = await keepItems(site.database.db, id, []);
  expect(kept).toHaveLength(MOST_KEPT_ITEMS);
  expect(kept.some(({ key }) => key === 'k449') && !kept.some(({ key }) => key === 'k0')).toBe(true);
  for (const value of ['\u0000', '\ud800', ['\u0000']]) {
    const changes = [item('odd', value, '2026-01-01T00:00:00.000Z')];
    expect((await postCall(site.app, 'accountKeep', { changes }, { authorization: token })).status).toBe(422);
  }
  const changes = [item('big', 'x'.repeat(20_000), '2026-01-01T00:00:00.000Z')];
  const refused = await postCall(site.app, 'accountKeep', { changes }, { authorization: token });
  expect([refused.status, refused.msg]).toEqual([422, expect.stringContaining('过长')]);
});

test('a deletion is forgotten after 180 days, with the next change of anything; what is kept never is', async () => {
  const { id } = await newcomer();
  const now = Date.parse('2026-10-01T00:00:00.000Z');
  const daysAgo = (days: number, milliseconds = 0) => new Date(now - days * 24 * 3600_000 - milliseconds).toISOString();
  const clock = { now: () => new Date(now) };
  const keep = async (...changes: KeptItem[]) =>
    (await keepItems(site.database.db, id, changes, clock)).map(({ key }) => key).sort();
  // One by one: the last of them looks for what is old.
  expect(await keep(item('old value', 1, daysAgo(400)))).toEqual(['old value']);
  expect(await keep(item('just', null, daysAgo(180)))).toEqual(['just', 'old value']);
  expect(await keep(item('over', null, daysAgo(180, 1)))).toEqual(['just', 'old value']);
  expect(await keep(item('new', null, daysAgo(179)))).toEqual(['just', 'new', 'old value']);
});

test('of two changes of an item in one call the later counts, in either order; of equal times the one that is kept', async () => {
  const { keep } = await newcomer();
  const early = (key: string) => item(key, 'early', '2026-01-01T00:00:00.000Z');
  const late = (key: string) => item(key, 'late', '2026-01-01T00:00:00.001Z');
  const kept = await keep(early('a'), late('a'), late('b'), early('b'));
  expect(kept.map(({ key, value }) => [key, value]).sort()).toEqual([
    ['a', 'late'],
    ['b', 'late'],
  ]);
  expect(await keep({ ...late('a'), value: 'equal' })).toEqual(kept);
});

test('what is kept comes list by list, each in the order of its places; a key may stand in two lists', async () => {
  const { keep } = await newcomer();
  const put = (list: KeptItem['list'], key: string, place: number): KeptItem => ({
    ...item(key, 1, '2026-01-01T00:00:00.000Z'),
    list,
    place,
  });
  const kept = await keep(put('viewed', 'a', 1), put('filters', 'b', 2), put('filters', 'a', 3), put('viewed', 'b', 0));
  expect(kept.map(({ list, key, place }) => [list, key, place])).toEqual([
    ['filters', 'b', 2],
    ['filters', 'a', 3],
    ['viewed', 'b', 0],
    ['viewed', 'a', 1],
  ]);
});
