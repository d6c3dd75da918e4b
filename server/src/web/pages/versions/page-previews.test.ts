import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snapshot } from '../../../../test/pages/pages-fixture';
import { createTestDatabase } from '../../../../test/test-database';
import { createPreview, listPreviews, readPreview, revokePreview } from '../../../domain/releases/previews';
import { writeRemoteBuild, writeShellBuild } from '../../../domain/releases/registry/build-fixture';
import { runOperation } from '../../../domain/releases/registry/operations/run-operation';
import { publish } from '../../../domain/releases/registry/publish';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { registerPages } from '../register-pages';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-previews-'));
const registryDir = join(folder, 'registry');
const storage = folderStorage(registryDir);
const live = '1.0.0-aaaaaaaa';
const kept = '1.1.0-bbbbbbbb';
const { db, stop } = await createTestDatabase();
const app = fastify();
let isReadable = true;

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'live'), live);
  writeRemoteBuild(join(folder, 'kept'), kept);
  for (const build of ['shell', 'live', 'kept']) await publish(join(folder, build), registryDir);
  const back = { command: 'rollback' as const, app: 'remotes/catalog' as const, to: live };
  await runOperation({ storage }, { ...back, who: '目录组', reason: '' });
  registerPages(app, {
    catalogue: { current: snapshot },
    config: { imageHost: '' },
    registryDir,
    readPreview: secret => (isReadable ? readPreview(db, secret) : Promise.reject(new Error('no database'))),
  });
});
afterAll(async () => {
  await app.close();
  await stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, cookie = '') => app.inject({ url, headers: cookie ? { cookie } : {} });
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0] ?? '';
const base = (version: string) => `/remotes/catalog/${version}/`;
const make = (hours?: number, now = new Date()) =>
  createPreview({ db, storage, now }, { remote: 'catalog', version: kept, hours, who: '目录组' });

test('a link gives its holder the version, without its secret in the address; others have the live one', async () => {
  const { link } = await make();
  const opened = await get(`${link}&page=2`);
  expect([opened.statusCode, opened.headers.location, opened.headers['cache-control']]).toEqual([
    303,
    '/?page=2',
    'no-store',
  ]);
  expect(opened.headers['set-cookie']).toMatch(/^preview=sxv_[0-9a-f]{64};.*HttpOnly/);
  const page = await get('/?page=2', cookieOf(opened));
  expect(page.body).toContain(base(kept));
  expect(page.body).toContain(`预览：<b>catalog ${kept}</b>`);
  expect(page.body).toContain('<meta name="robots" content="noindex,follow">');
  expect([page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  const other = await get('/?page=2');
  expect(other.body).toContain(base(live));
  expect(other.body).not.toContain('site-preview');
  expect(other.headers['x-robots-tag']).toBeUndefined();

  const left = await get('/?preview=leave&page=2', cookieOf(opened));
  expect([left.statusCode, left.headers.location]).toEqual([303, '/?page=2']);
  expect(left.headers['set-cookie']).toMatch(/^preview=;.*Max-Age=0/);
});

test('the bar’s link leads back to what the page asked for, and believes no other site', async () => {
  const leave = async (referer: string) =>
    (await app.inject({ url: '/goods/list?preview=leave', headers: { host: 'site.example', referer } })).headers
      .location;
  expect(await leave('http://site.example/goods/list?categoryId=2&sort=-model')).toBe(
    '/goods/list?categoryId=2&sort=-model',
  );
  expect(await leave('http://site.example/goods/list?preview=leave')).toBe('/goods/list');
  for (const other of ['http://elsewhere.example/goods/list?a=1', 'http://site.example/?a=1', 'no address', ''])
    expect(await leave(other)).toBe('/goods/list');
});

test('a preview of a remote that is switched off shows it, to its holder alone', async () => {
  const { link } = await make();
  const off = { app: 'remotes/catalog' as const, who: '目录组', reason: '更正中' };
  await runOperation({ storage }, { ...off, command: 'kill' });
  try {
    const cookie = cookieOf(await get(link));
    expect((await get('/', cookie)).body).toContain(base(kept));
    expect((await get('/')).body).not.toContain('/remotes/catalog/');
  } finally {
    await runOperation({ storage }, { ...off, command: 'revive' });
  }
});

test('a link that does not work says why, and the live site is served', async () => {
  const expired = await make(1, new Date(Date.now() - 2 * 3600_000));
  const revoked = await make();
  await revokePreview(db, revoked.id);
  const unknown = `/?mf=catalog@${kept}&preview=sxv_${'0'.repeat(64)}`;
  const refusals = [
    [expired.link, '预览链接已过期'],
    [revoked.link, '预览链接已被撤销'],
    [unknown, '预览链接无效'],
    [`/?mf=catalog@${kept}`, '预览链接无效'],
  ] as const;
  for (const [link, reason] of refusals) {
    const page = await get(link);
    expect(page.body).toContain(`${reason}，显示的是线上版本。`);
    expect(page.body).toContain(base(live));
    expect(page.body).not.toContain(`src="${base(kept)}`);
    expect(page.headers['cache-control']).toBe('no-store');
  }
});

test('a link revoked while it is used ends with the next page', async () => {
  const { id, link } = await make();
  const cookie = cookieOf(await get(link));
  expect((await get('/', cookie)).body).toContain(base(kept));
  await expect(revokePreview(db, id, 'content')).rejects.toThrow('没有编号为');
  await revokePreview(db, id, 'catalog');
  const after = await get('/', cookie);
  expect(after.body).toContain('预览链接已被撤销');
  expect(after.headers['set-cookie']).toMatch(/^preview=;.*Max-Age=0/);
  expect((await listPreviews(db)).map(one => one.id)).not.toContain(id);
});

test('without the database the live site is served, and the preview comes back with it', async () => {
  const cookie = cookieOf(await get((await make()).link));
  isReadable = false;
  const page = await get('/', cookie);
  isReadable = true;
  expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
  expect(page.body).toContain('暂时无法核对预览链接，显示的是线上版本。请稍后刷新。');
  expect(page.body).toContain(base(live));
  expect((await get('/', cookie)).body).toContain(base(kept));
});

test('a link never leads to another host', async () => {
  const { link } = await make();
  const opened = await get(`//evil.example${link}`);
  expect(opened.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});

test('links are made of published versions and for at most two weeks', async () => {
  await expect(make(400)).rejects.toThrow('不超过 336 小时');
  const never = createPreview({ db, storage }, { remote: 'catalog', version: '9.9.9-00000000', who: '目录组' });
  await expect(never).rejects.toThrow('没有已发布的版本 9.9.9-00000000');
});
