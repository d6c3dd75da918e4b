import { expect, onTestFinished, test } from 'vitest';
import { clockDifference, watchClock } from './watch-clock';

/** A database whose clock shows `at.database` in milliseconds, and a machine whose clock shows `at.machine`. */
function setUp(at: { database: number; machine: number; took?: number }) {
  const told: string[] = [];
  let looks = 0;
  let elapsed = 0;
  const query = async () => {
    elapsed += at.took ?? 0;
    looks += 1;
    return { rows: [{ ms: String(at.database) }] };
  };
  const pool = { query } as unknown as Parameters<typeof watchClock>[0];
  const clock = { now: () => at.machine, elapsed: () => elapsed };
  const watching = watchClock(pool, line => told.push(line), { everyMs: 1, clock });
  onTestFinished(() => watching.stop());
  /** Until the clocks have been looked at after what was changed. */
  const looked = async () => {
    const before = looks;
    await expect.poll(() => looks).toBeGreaterThan(before + 1);
  };
  return { at, told, pool, looked };
}

test('clocks that agree are not told of', async () => {
  const { told, pool, looked } = setUp({ database: 50_000, machine: 50_900 });
  await looked();
  expect([told, clockDifference(pool)]).toEqual([[], 900]);
});

test.each([
  [50_000, 53_240, '快 3.2 秒'],
  [53_240, 50_000, '慢 3.2 秒'],
])('a clock that is wrong is told of once, and when it is right again', async (database, machine, difference) => {
  const { at, told, looked } = setUp({ database, machine });
  await looked();
  expect(told).toEqual([expect.stringContaining(`这台机器的时钟比数据库的${difference}`)]);
  at.machine = database + 800;
  await looked();
  expect(told).toHaveLength(1);
  at.machine = database + 20;
  await looked();
  expect(told.slice(1)).toEqual(['这台机器的时钟与数据库的又一致了']);
});

test('the time that the answer took is not a difference, and a slow one says nothing', async () => {
  const quick = setUp({ database: 50_000, machine: 50_200, took: 400 });
  await quick.looked();
  expect(clockDifference(quick.pool)).toBe(0);
  const slow = setUp({ database: 50_000, machine: 90_000, took: 600 });
  await slow.looked();
  expect([slow.told, clockDifference(slow.pool)]).toEqual([[], undefined]);
});

test('a database that does not answer is not told of here', async () => {
  const told: string[] = [];
  let asked = 0;
  const query = async () => {
    asked += 1;
    throw new Error('away');
  };
  const pool = { query } as unknown as Parameters<typeof watchClock>[0];
  const watching = watchClock(pool, line => told.push(line), { everyMs: 1 });
  await expect.poll(() => asked).toBeGreaterThan(2);
  await watching.stop();
  expect(told).toEqual([]);
});
