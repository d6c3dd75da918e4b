import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onDatabase, withDatabase } from '../../../test/on-database';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { product } from '../catalogue/schema';
import { bumpCatalogueVersion } from '../catalogue/version';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.stop());

const total = async () => (await postCall(site.app, 'productList', { categoryId: 10 })).content.total;
/** Far more than it takes: only a machine under heavy load needs it. */
const soon = { interval: 20 };

test('a change in the database shows by itself, as a whole and under a new version', async () => {
  const before = site.catalogue.current;
  const count = await total();
  await site.database.db.transaction(async tx => {
    const [one] = await tx.select({ id: product.id }).from(product).where(eq(product.categoryId, 10)).limit(1);
    if (!one) throw new Error('no slide');
    await tx.delete(product).where(eq(product.id, one.id));
    await bumpCatalogueVersion(tx);
  });
  await vi.waitFor(async () => expect(await total()).toBe(count - 1), soon);
  expect(site.catalogue.current.index.version).not.toBe(before.index.version);
  // Who still holds the old snapshot sees the old state, complete.
  expect(before.index.segments.get(10)?.products).toHaveLength(count);
});

test('reload serves what the database had when it was called', async () => {
  const [row] = await site.database.db.select().from(product).limit(1);
  if (!row) throw new Error('no product');
  await site.database.db.update(product).set({ summary: '改过的摘要' }).where(eq(product.id, row.id));
  await site.catalogue.reload();
  expect((await postCall(site.app, 'productDetail', { id: row.id })).content.product.summary).toBe('改过的摘要');
});

test('while the index is built anew, requests are answered from the old one; then all from the new one', async () => {
  const old = await postCall(site.app, 'productList', { categoryId: 10 });
  await site.database.db.transaction(async tx => {
    const [one] = await tx.select({ id: product.id }).from(product).where(eq(product.categoryId, 10)).limit(1);
    if (!one) throw new Error('no slide');
    await tx.delete(product).where(eq(product.id, one.id));
    await bumpCatalogueVersion(tx);
  });
  let done = false;
  const reloading = site.catalogue.reload().finally(() => {
    done = true;
  });
  const seen: string[] = [];
  while (!done) {
    const { headers, content } = await postCall(site.app, 'productList', { categoryId: 10, facets: true });
    const brands = content.facets?.find(({ key }) => key === 'brand')?.values ?? [];
    const isOld = content.catalogueVersion === old.content.catalogueVersion;
    expect(headers['x-catalogue-version']).toBe(content.catalogueVersion);
    expect(content.total).toBe(old.content.total - (isOld ? 0 : 1));
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(content.total);
    seen.push(content.catalogueVersion);
  }
  await reloading;
  expect(seen[0]).toBe(old.content.catalogueVersion);
  expect(await total()).toBe(old.content.total - 1);
});

test('while the database is away, everything but accounts goes on; when it is back, changes show again', async () => {
  const name = new URL(site.database.url).pathname.slice(1);
  const administer = (sql: string) =>
    onDatabase(withDatabase(site.database.url, 'postgres'), client => client.query(sql));
  await administer(`alter database ${name} allow_connections false`);
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await vi.waitFor(() => expect(site.catalogue.databaseReachable).toBe(false), soon);

  const count = await total();
  expect(count).toBeGreaterThan(0);
  expect((await postCall(site.app, 'productDetail', { id: 1 })).state).toBe(0);
  expect((await site.app.inject('/readyz')).json()).toMatchObject({ status: 'ready', database: 'down' });

  await administer(`alter database ${name} allow_connections true`);
  await vi.waitFor(() => expect(site.catalogue.databaseReachable).toBe(true), soon);
  await site.database.db.transaction(async tx => {
    await tx.delete(product).where(eq(product.categoryId, 10));
    await bumpCatalogueVersion(tx);
  });
  await vi.waitFor(async () => expect(await total()).toBe(0), soon);
});
