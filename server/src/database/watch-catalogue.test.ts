import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database';
import { bumpCatalogueVersion, readCatalogueVersion } from './catalogue-version';
import { watchCatalogue } from './watch-catalogue';

const { db, pool, url, stop } = await createTestDatabase();
afterAll(stop);

/** Resolves on each call of the watcher. */
function listener() {
  let heard = 0;
  let waiting: (() => void) | undefined;
  return {
    hear: () => {
      heard += 1;
      waiting?.();
    },
    count: () => heard,
    next: () =>
      new Promise<void>(resolve => {
        waiting = resolve;
      }),
  };
}

test('a change is heard once its transaction has ended, one that is undone is not', async () => {
  const { hear, next, count } = listener();
  const end = await watchCatalogue(url, hear, () => undefined);
  await expect(
    db.transaction(async tx => {
      await bumpCatalogueVersion(tx);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  const change = next();
  await db.transaction(bumpCatalogueVersion);
  await change;
  expect(count()).toBe(1);
  expect(await readCatalogueVersion(db)).toBe(1);
  await end();
});

test('a broken connection is made anew, and what may have been missed is said', async () => {
  const { hear, next } = listener();
  const end = await watchCatalogue(url, hear, () => undefined);
  const back = next();
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shixuan watch' and datname = current_database()`,
  );
  await back;
  const change = next();
  await db.transaction(bumpCatalogueVersion);
  await change;
  await end();
});
