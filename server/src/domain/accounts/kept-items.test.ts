import type { KeptItem } from '@shixuan/api';
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

test('a deletion is kept: an older copy does not bring the item back, a later change does', async () => {
  const { keep } = await newcomer();
  await keep(item('a', 1, '2026-10-01T00:00:00.000Z'));
  await keep(item('a', null, '2026-10-03T00:00:00.000Z'));
  expect(await keep(item('a', 1, '2026-10-02T00:00:00.000Z'))).toMatchObject([{ key: 'a', value: null }]);
  expect(await keep(item('a', 2, '2026-10-04T00:00:00.000Z'))).toMatchObject([{ key: 'a', value: 2 }]);
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
