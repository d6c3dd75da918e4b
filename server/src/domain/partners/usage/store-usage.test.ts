import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import { unreachableDatabase } from '../../../../test/unreachable-database';
import { chinaDay } from '../../../platform/china-time';
import { keepUsage } from './keep-usage';
import { readDays, readOrigins } from './read-usage';
import { forgetUsage, MOST_ORIGINS_A_DAY, storeUsage } from './store-usage';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const one = { requests: 1, limited: 0, refused: 0, errors: 0 };
const call = (day: string, caller: string) => ({ day, caller, call: 'camera', ...one });
const origin = (day: string, caller: string, name: string, requests = 1) => ({
  day,
  caller,
  origin: name,
  ...one,
  requests,
});

test('several processes may store at once, and nothing is lost', async () => {
  const day = chinaDay(Date.now());
  const tally = () => ({
    calls: ['a', 'b', 'c'].map(caller => call(day, caller)),
    origins: ['a', 'b', 'c'].map(caller => origin(day, caller, 'https://x.example.com')),
    keys: new Map<string, Date>(),
  });
  await Promise.all(Array.from({ length: 8 }, () => storeUsage(db, tally())));
  expect((await readDays(db, 1)).map(({ requests }) => requests)).toEqual([8, 8, 8]);
});

test('the busiest origins of a day keep their rows, the others are one', async () => {
  const day = chinaDay(Date.now());
  const store = (origins: ReturnType<typeof origin>[]) => storeUsage(db, { calls: [], origins, keys: new Map() });
  await store([origin(day, 'anonymous', 'https://shop.example.com', 50)]);
  for (let round = 0; round < 3; round += 1)
    await store(Array.from({ length: 150 }, (_, i) => origin(day, 'anonymous', `https://x${round}-${i}.example.com`)));
  const rows = (await readOrigins(db, 1)).filter(({ caller }) => caller === 'anonymous');
  expect(rows).toHaveLength(MOST_ORIGINS_A_DAY + 1);
  expect(rows.find(row => row.origin === 'https://shop.example.com')).toMatchObject({ requests: 50, today: 50 });
  expect(rows.find(row => row.origin === '*')?.requests).toBe(50 + 450 - 50 - (MOST_ORIGINS_A_DAY - 1));
});

test('days before a moment are forgotten', async () => {
  const now = Date.now();
  for (const before of [399, 402]) {
    const day = chinaDay(now, before);
    await storeUsage(db, { calls: [call(day, 'old')], origins: [origin(day, 'old', '')], keys: new Map() });
  }
  await forgetUsage(db, new Date(now - 400 * 24 * 3600_000));
  expect((await readDays(db, 1000)).filter(({ caller }) => caller === 'old')).toHaveLength(1);
  expect((await readOrigins(db, 1000)).filter(({ caller }) => caller === 'old')).toMatchObject([
    { requests: 1, today: 0 },
  ]);
});

test('a database that is away is told of, and disturbs nobody', async () => {
  const told: string[] = [];
  const log = { error: (_: object, message: string) => void told.push(message), warn: () => undefined };
  const usage = keepUsage({ db: unreachableDatabase(), log, everyMs: 3600_000 });
  usage.count({ caller: 'anonymous', keyId: null, origin: '', call: 'camera', status: 200 });
  await usage.stop();
  expect(told).toEqual(['usage by foreign pages not stored']);
});
