import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callPaths } from '@shixuan/api/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postCall } from '../test/post-call';
import { createTestSite, type TestSite } from '../test/test-site';
import { publish } from './documents/downloads/publish';
import { menu } from './domain/catalogue/schema';
import { bumpCatalogueVersion } from './domain/catalogue/version';
import { PartnerSettings } from './domain/partners/partner-settings';
import { createPartner, revokeKeys } from './domain/partners/partners';
import { folderStorage } from './platform/storage/folder-storage';

// Two servers on one database, as two machines are: what one does or is told holds at the other. They look for changes
// once an hour, so that what shows was announced.

const pollMs = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'shixuan-many-'));
let one: TestSite;
let other: TestSite;
beforeAll(async () => {
  one = await createTestSite({ data: false, pollMs });
  other = await createTestSite({ pollMs, beside: one });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  rmSync(folder, { recursive: true });
});

const addMenu = (id: number, name: string) =>
  one.database.db.transaction(async tx => {
    await tx.insert(menu).values({ id, name, position: id });
    await bumpCatalogueVersion(tx);
  });

const menuNames = () =>
  Promise.all(
    [one, other].map(async ({ app }) => (await postCall(app, 'menus', {})).content.list.map(({ name }) => name)),
  );
const soon = { interval: 20 };

test('an import shows at every process', async () => {
  await addMenu(1, '相机');
  await vi.waitFor(async () => expect(await menuNames()).toEqual([['相机'], ['相机']]), soon);
});

test('what was announced while the connection was broken shows too', async () => {
  await one.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'shixuan changes %' and datname = current_database()",
  );
  await addMenu(2, '镜头');
  const both = ['相机', '镜头'];
  await vi.waitFor(async () => expect(await menuNames()).toEqual([both, both]), soon);
});

test('equal answers have equal tags', async () => {
  const ask = ({ app }: TestSite, headers = {}) => postCall(app, 'menus', {}, headers);
  const [here, there] = [await ask(one), await ask(other)];
  expect(here.headers.etag).toBe(there.headers.etag);
  const again = await other.app.inject({
    method: 'POST',
    url: `/web${callPaths.menus}`,
    payload: {},
    headers: { 'if-none-match': String(here.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('a published file is found at every process', async () => {
  const found = ({ app }: TestSite) => postCall(app, 'search', { keywords: 'zqfixture' });
  const downloads = async (site: TestSite) =>
    (await found(site)).content.groups.find(({ kind }) => kind === 'download')?.total;
  expect(await Promise.all([downloads(one), downloads(other)])).toEqual([0, 0]);
  const source = {
    ...({ key: 'test/fixture.pdf', type: 'data-sheet', title: 'zqfixture', summary: '', categoryId: null } as const),
    ...{ format: 'pdf', fileName: 'zqfixture.pdf', sourceHash: 'a' },
    notes: () => '',
    make: async () => Buffer.from('%PDF'),
  };
  await publish(one.database.db, folderStorage(folder), source, 1);
  await vi.waitFor(async () => expect(await Promise.all([downloads(one), downloads(other)])).toEqual([1, 1]), soon);
});

/** Statuses of `count` answers, asked of both in turn. */
async function inTurn(count: number, ask: (site: TestSite) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push(await ask(i % 2 === 0 ? one : other));
  return statuses;
}

test('one address may export as much from two processes as from one', async () => {
  const ask = async ({ app }: TestSite) =>
    (await app.inject({ url: '/export/compare.csv?ids=none', remoteAddress: '203.0.113.7' })).statusCode;
  const statuses = await inTurn(24, ask);
  expect(statuses.map(status => status === 429)).toEqual([...Array(20).fill(false), ...Array(4).fill(true)]);
});

test('at once, too', async () => {
  const ask = ({ app }: TestSite) => app.inject({ url: '/export/compare.csv?ids=none', remoteAddress: '203.0.113.8' });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(i % 2 === 0 ? one : other)));
  expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(20);
});

test('the agreed number of a partner and the end of its keys hold for all processes together', async () => {
  const { key, keyId } = await createPartner(one.database.db, PartnerSettings.parse({ name: '限次', perMinute: 6 }));
  const ask = async ({ app }: TestSite) =>
    (
      await app.inject({
        method: 'POST',
        url: `/web${callPaths.selectionInit}`,
        payload: {},
        headers: { host: 'site.example.com', 'x-partner-key': key },
      })
    ).statusCode;
  expect(await inTurn(8, ask)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  await revokeKeys(one.database.db, keyId);
  expect(await ask(other)).toBe(403);
});

test('a visitor of a foreign page who asked one process too often is refused by the other', async () => {
  const ask = async ({ app }: TestSite) =>
    (
      await app.inject({
        method: 'POST',
        url: `/web${callPaths.selectionInit}`,
        payload: {},
        remoteAddress: '203.0.113.9',
        headers: { host: 'site.example.com', origin: 'https://shop.example.com' },
      })
    ).statusCode;
  const asked = Array.from({ length: 601 }, () => ask(one));
  expect((await Promise.all(asked)).filter(status => status === 429)).toHaveLength(1);
  await vi.waitFor(async () => expect(await ask(other)).toBe(429), soon);
});

test('wrong passwords are counted for all processes together, and a session of one is known to the other', async () => {
  const registered = await postCall(one.app, 'register', { userName: 'wanderer', password: 'long enough words' });
  const token = String(registered.content.token);
  const headers = { authorization: token };
  expect(await postCall(other.app, 'accountProfile', {}, headers)).toMatchObject({ state: 0 });
  const attempts: number[] = [];
  for (const site of [one, other, one, other, one, other])
    attempts.push((await postCall(site.app, 'login', { userName: 'wanderer', password: 'wrong words here' })).status);
  expect(attempts.filter(status => status === 429)).toHaveLength(1);
});
