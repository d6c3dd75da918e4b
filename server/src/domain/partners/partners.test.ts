import type { CallName } from '@shixuan/api';
import { callPaths } from '@shixuan/api/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { OperationRefused } from '../../platform/process/operation-refused';
import { PartnerSettings } from './partner-settings';
import { addKey, createPartner, listPartners, revokeKeys } from './partners';
import { readDays, readOrigins } from './usage/read-usage';

const shop = 'https://shop.example.com';
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ data: false });
});
afterAll(() => site.stop());

const create = (settings: object) => createPartner(site.database.db, PartnerSettings.parse(settings));

/** Asks as a page of `origin` does; null: as a program. */
async function ask(key: string, origin: string | null = shop, name: CallName = 'selectionInit') {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/web${callPaths[name]}`,
    payload: {},
    headers: { host: 'site.example.com', 'x-partner-key': key, ...(origin !== null && { origin }) },
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json<{ state: number; msg: string }>() };
}

const partnerNamed = async (name: string) => {
  const found = (await listPartners(site.database.db)).find(one => one.name === name);
  if (!found) throw new Error(`no partner ${name}`);
  return found;
};

test('a key works from the moment it is made to the moment it is revoked', async () => {
  const { key, keyId } = await create({ name: '某某自动化' });
  expect(await ask(key)).toMatchObject({ status: 200, state: 0 });
  const second = await addKey(site.database.db, '某某自动化');
  expect(await revokeKeys(site.database.db, keyId)).toEqual([key.slice(0, 12)]);
  const refused = await ask(key);
  expect(refused).toMatchObject({ status: 403, state: 406, msg: expect.stringContaining('已撤销') });
  expect(refused.headers['access-control-allow-origin']).toBe('*');
  expect((await ask(second.key)).status).toBe(200);
  await expect(revokeKeys(site.database.db, keyId)).rejects.toThrow(OperationRefused);
  await revokeKeys(site.database.db, '某某自动化');
  expect((await ask(second.key)).status).toBe(403);
  expect((await partnerNamed('某某自动化')).keys.map(({ revokedAt }) => revokedAt)).toEqual([
    expect.any(Date),
    expect.any(Date),
  ]);
});

test.each(['', 'sxp_', 'x', `sxp_${'0'.repeat(64)}`, `sxd_*_${'0'.repeat(64)}`, `sxp_${'0'.repeat(64)}'--`])(
  'a key that never was one (%j) is refused',
  async key => {
    expect(await ask(key)).toMatchObject({ status: 403, state: 406, msg: expect.stringContaining('密钥不对') });
  },
);

test('a key works from the origins that were agreed, and for programs, which have none', async () => {
  const { key } = await create({ name: '限定来源', origins: [`${shop}/`] });
  expect((await ask(key)).status).toBe(200);
  expect((await ask(key, null)).status).toBe(200);
  // The site's own frame, which only these pages may hold.
  expect((await ask(key, 'http://site.example.com')).status).toBe(200);
  expect(await ask(key, 'https://other.example.com')).toMatchObject({
    status: 403,
    msg: expect.stringContaining('不能用于来源 https://other.example.com'),
  });
  expect((await ask(key, 'null')).status).toBe(403);
});

test('a partner has a limit of its own, whichever of its pages and keys asks', async () => {
  const { key } = await create({ name: '限次', perMinute: 3 });
  const { key: second } = await addKey(site.database.db, '限次');
  expect((await ask(key)).status).toBe(200);
  expect((await ask(second, 'https://b.example.com')).status).toBe(200);
  expect((await ask(key, null)).status).toBe(200);
  const refused = await ask(second);
  expect(refused).toMatchObject({
    status: 429,
    msg: expect.stringContaining('此合作伙伴的选型计算过于频繁，每分钟最多 3 次'),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('use is counted by day, call and origin, with what was refused', async () => {
  const { key } = await create({ name: '计数', origins: [shop], perMinute: 4 });
  const { id } = await partnerNamed('计数');
  await ask(key);
  await ask(key, null);
  await ask(key, shop, 'rankCameras');
  await ask(key, 'https://other.example.com');
  await ask(key);
  await ask(key);
  const own = <T extends { caller: string }>(rows: readonly T[]) => rows.filter(({ caller }) => caller === id);
  await vi.waitFor(
    async () => {
      const calls = own(await readDays(site.database.db, 1)).map(({ call, requests, limited, refused, errors }) => [
        call,
        { requests, limited, refused, errors },
      ]);
      expect(calls).toEqual([
        ['camera', { requests: 1, limited: 0, refused: 0, errors: 1 }],
        ['selectionInit', { requests: 5, limited: 1, refused: 1, errors: 0 }],
      ]);
    },
    { interval: 200 },
  );
  expect(
    own(await readOrigins(site.database.db, 30)).map(({ origin, requests, today }) => [origin, requests, today]),
  ).toEqual([
    [shop, 4, 4],
    ['', 1, 1],
    ['https://other.example.com', 1, 1],
  ]);
  expect((await partnerNamed('计数')).keys[0]?.lastUsedAt).toBeInstanceOf(Date);
});

test('pages without a key are counted by origin, the site’s own not at all, wrong keys by themselves', async () => {
  await ask('sxp_wrong', 'https://wrong.example.com');
  const plain = (headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/web/Product/SelectionInit',
      payload: {},
      headers: { host: 'site.example.com', ...headers },
    });
  await plain({ origin: 'https://nobody.example.com' });
  await plain({ origin: 'http://site.example.com' });
  await plain({});
  await vi.waitFor(
    async () => {
      const rows = await readOrigins(site.database.db, 1);
      const of = (name: string) => rows.filter(({ caller }) => caller === name);
      expect(of('anonymous').map(({ origin, requests }) => [origin, requests])).toEqual([
        ['', 1],
        ['https://nobody.example.com', 1],
      ]);
      expect(of('unknown-key')).toContainEqual(
        expect.objectContaining({ origin: 'https://wrong.example.com', requests: 1, refused: 1 }),
      );
    },
    { interval: 200 },
  );
});

test('the database holds hashes and first letters, and no key', async () => {
  const { key } = await create({ name: '存储' });
  const { rows } = await site.database.db.execute(sql`select row_to_json(partner_key)::text as text from partner_key`);
  expect(rows.length).toBeGreaterThan(0);
  const texts = rows.map(({ text }) => String(text)).join('\n');
  expect(texts).toContain(key.slice(0, 12));
  expect(texts).not.toContain(key.slice(0, 20));
});

test('what cannot be a partner is refused with what would be right', async () => {
  await create({ name: '重名' });
  await expect(create({ name: '重名' })).rejects.toThrow('已有名为「重名」的合作伙伴');
  await expect(addKey(site.database.db, '没有的')).rejects.toThrow('没有名为「没有的」的合作伙伴');
  await expect(revokeKeys(site.database.db, '没有的')).rejects.toThrow('没有编号或合作伙伴名称为「没有的」的有效密钥');
  const problem = (settings: object) => PartnerSettings.safeParse(settings).error?.issues[0]?.message;
  expect(problem({ name: 'a', origins: ['shop.example.com'] })).toContain('不含路径，如 https://shop.example.com');
  expect(problem({ name: 'a', origins: ['https://shop.example.com/a'] })).toContain('来源「');
  expect(problem({ name: 'a', perMinute: 0 })).toBe('每分钟次数应为 1 到 600000 的整数');
  expect(problem({ name: ' ' })).toBe('名称不能为空');
});
