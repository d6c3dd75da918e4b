import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ResultCode } from '@shixuan/api';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { buildApp } from '../../app';
import { endAllSessions, lockAccount } from '../../domain/accounts/operate';
import { account } from '../../domain/accounts/schema';
import { chinaDay } from '../../platform/china-time';
import { folderStorage } from '../../platform/storage/folder-storage';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { fileKey } from './file-key';
import { GRANT_LIFE } from './grants';
import { type DownloadSource, publish, withdrawOthers } from './publish';
import { downloadGrant, downloadVersion, termsAcceptance } from './schema';
import { terms } from './terms';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-files-'));
const storage = folderStorage(folder);
let site: TestSite;
let token: string;
const password = '光学平台上的一杯茶';
const bytes = randomBytes(300_000);
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

const source = (key: string, data: Buffer, sourceHash = sha256(data), title = '面阵相机目录'): DownloadSource => ({
  key,
  type: 'catalogue',
  title,
  summary: '全部型号与参数',
  categoryId: null,
  format: 'xlsx',
  fileName: `${title}.xlsx`,
  sourceHash,
  notes: previous => (previous ? '型号有增减' : '首次发布'),
  make: async () => data,
});

beforeAll(async () => {
  site = await createTestSite({ data: false, storage });
  const registered = await postCall(site.app, 'register', { userName: '下载的人', password });
  token = registered.content.token;
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await publish(site.database.db, storage, source('test/one', bytes), 1);
  await publish(site.database.db, storage, source('test/two', Buffer.from('第二个文件'), undefined, '100%_目录'), 2);
});

const headers = () => ({ authorization: token });
const list = async (body = {}) => (await postCall(site.app, 'downloads', body, headers())).content;
const newest = async (title: string) => {
  const item = (await list()).list.find(candidate => candidate.title === title);
  const [version] = item?.versions ?? [];
  if (!version) throw new Error(`no ${title}`);
  return version;
};
const grant = async (...ids: number[]) =>
  (await postCall(site.app, 'download', { ids, acceptedTerms: terms.version }, headers())).content;
const fetchFile = (url: string, more: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({ url, headers: more, remoteAddress });

test('the four calls need a login', async () => {
  const nobody = { state: 10000, content: null };
  expect(await postCall(site.app, 'downloadTypes', {})).toMatchObject(nobody);
  expect(await postCall(site.app, 'downloads', {})).toMatchObject(nobody);
  expect(await postCall(site.app, 'download', { ids: [1] })).toMatchObject(nobody);
  expect(await postCall(site.app, 'downloadHistory', {})).toMatchObject(nobody);
});

test('files are counted by type and found by type and words', async () => {
  const { content } = await postCall(site.app, 'downloadTypes', {}, headers());
  expect(content.list.find(({ code }) => code === 'catalogue')?.count).toBe(2);
  expect((await list({ typeId: 1 })).total).toBe(2);
  expect((await list({ typeId: 2 })).total).toBe(0);
  expect((await list({ keyword: '面阵  型号' })).list.map(({ title }) => title)).toEqual(['面阵相机目录']);
  // Signs that mean something to LIKE are looked for as they are.
  expect((await list({ keyword: '0%_' })).total).toBe(1);
  expect((await list({ keyword: '_' })).total).toBe(1);
});

test('words that stand alone come before words inside others', async () => {
  const titles = ['DZOptics 镜头', 'Opto 镜头', '奥普特 OPT+ 镜头'];
  for (const [at, title] of titles.entries())
    await publish(site.database.db, storage, source(`test/word-${at}`, Buffer.from(title), undefined, title), 3 + at);
  const found = async (keyword: string) => (await list({ keyword })).list.map(({ title }) => title);
  expect(await found('OPT 镜头')).toEqual(titles.toReversed());
  expect(await found('opt+')).toEqual(['奥普特 OPT+ 镜头']);
  expect(await found('镜头')).toEqual(titles);
  await withdrawOthers(site.database.db, 'test', new Set(['test/one', 'test/two']));
});

test('the search of the site finds files by name, to whoever asks', async () => {
  const found = async (keywords: string) => {
    const { content } = await postCall(site.app, 'search', { keywords });
    return content.groups.find(({ kind }) => kind === 'download');
  };
  expect(await found('面阵相机 目录')).toMatchObject({
    total: 1,
    hits: [
      { title: '面阵相机目录', detail: '全部型号与参数', url: `/download?q=${encodeURIComponent('面阵相机目录')}` },
    ],
  });
  expect(await found('没有这样的文件')).toMatchObject({ total: 0, hits: [] });
  expect(await found('\u0000')).toMatchObject({ total: 0 });
  expect((await list({ keyword: '面阵\u0000目录' })).total).toBe(1);
});

test('a file arrives whole, under its name, and is noted as complete', async () => {
  const version = await newest('面阵相机目录');
  const { url, size, fileName, expiresAt, sha256: told } = await grant(version.id);
  expect({ size, told }).toEqual({ size: bytes.length, told: sha256(bytes) });
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(GRANT_LIFE - 60_000);
  const answer = await fetchFile(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    etag: `"${sha256(bytes)}"`,
    'accept-ranges': 'bytes',
    'content-length': String(bytes.length),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="shixuan.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  });
  await expect
    .poll(async () => (await postCall(site.app, 'downloadHistory', {}, headers())).content.list[0])
    .toMatchObject({ title: '面阵相机目录', complete: true, file: { id: version.id } });
});

test('a download that broke off at half is resumed, and the whole has the right hash', async () => {
  const { url } = await grant((await newest('面阵相机目录')).id);
  const half = bytes.length >> 1;
  const first = await fetchFile(url, { range: `bytes=0-${half - 1}` });
  expect(first.statusCode).toBe(206);
  expect(first.headers['content-range']).toBe(`bytes 0-${half - 1}/${bytes.length}`);
  const rest = await fetchFile(url, { range: `bytes=${half}-`, 'if-range': String(first.headers.etag) });
  expect(rest.statusCode).toBe(206);
  expect(sha256(Buffer.concat([first.rawPayload, rest.rawPayload]))).toBe(sha256(bytes));
});

test.each([
  ['bytes=-5', undefined, 206, bytes.subarray(-5)],
  ['bytes=10-19', '"another file"', 200, bytes],
  ['bytes=10-19', 'Wed, 21 Oct 2015 07:28:00 GMT', 200, bytes],
  ['bytes=0-1,5-6', undefined, 200, bytes],
  ['lines=1-2', undefined, 200, bytes],
  ['bytes=9-1', undefined, 416, Buffer.alloc(0)],
  ['bytes=300000-', undefined, 416, Buffer.alloc(0)],
  ['bytes=', undefined, 200, bytes],
])('Range %s with If-Range %s gets %i', async (range, ifRange, status, expected) => {
  const { url } = await grant((await newest('面阵相机目录')).id);
  const answer = await fetchFile(url, { range, ...(ifRange && { 'if-range': ifRange }) });
  expect(answer.statusCode).toBe(status);
  expect(answer.rawPayload.equals(expected)).toBe(true);
  if (status === 416) expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
});

test('several files come as one zip of the size that was told', async () => {
  const ids = [(await newest('面阵相机目录')).id, (await newest('100%_目录')).id];
  const { url, size, fileName, sha256: told } = await grant(...ids);
  expect({ fileName, told }).toEqual({ fileName: '视选资料（2 个文件）.zip', told: undefined });
  const answer = await fetchFile(url);
  expect(answer.rawPayload.length).toBe(size);
  expect(answer.headers['content-length']).toBe(String(size));
  const unzipped = unzipSync(answer.rawPayload);
  expect(Object.keys(unzipped)).toEqual(['面阵相机目录.xlsx', '100%_目录.xlsx']);
  expect(sha256(unzipped['面阵相机目录.xlsx'] ?? new Uint8Array())).toBe(sha256(bytes));
});

test('what cannot be had looks the same, whatever the reason', async () => {
  const { db } = site.database;
  const id = (await newest('面阵相机目录')).id;
  const known = async () => (await grant(id)).url;
  const hashOf = (url: string) => sha256(Buffer.from(url.slice('/files/'.length)));
  const answers = [];
  answers.push(await fetchFile(await known(), {}, '203.0.113.9'));
  const expired = await known();
  await db
    .update(downloadGrant)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(downloadGrant.secretHash, hashOf(expired)));
  answers.push(await fetchFile(expired));
  const revoked = await known();
  await db.delete(downloadGrant).where(eq(downloadGrant.secretHash, hashOf(revoked)));
  answers.push(await fetchFile(revoked));
  const locked = await known();
  await db.update(account).set({ lockedAt: new Date() });
  answers.push(await fetchFile(locked));
  await db.update(account).set({ lockedAt: null });
  answers.push(await fetchFile(`/files/${'A'.repeat(43)}`));
  answers.push(await fetchFile('/files/'));
  const shown = answers.map(({ statusCode, body, headers: { date: _, 'x-request-id': __, ...rest } }) => ({
    statusCode,
    body,
    rest,
  }));
  for (const answer of shown) expect(answer).toEqual(shown[0]);
  expect(shown[0]?.statusCode).toBe(404);
});

/** Somebody with two browsers and a grant of each. */
async function twoBrowsers(userName: string) {
  const login = async (call: 'register' | 'login') => {
    const { content } = await postCall(site.app, call, { userName, password });
    const mine = { authorization: content.token };
    const asked = { ids: [(await newest('面阵相机目录')).id], acceptedTerms: terms.version };
    const { url } = (await postCall(site.app, 'download', asked, mine)).content;
    expect((await fetchFile(url)).statusCode).toBe(200);
    return { mine, url };
  };
  const first = await login('register');
  const second = await login('login');
  const statuses = async () => [(await fetchFile(first.url)).statusCode, (await fetchFile(second.url)).statusCode];
  return { first, second, statuses };
}

test('who logs out ends what was granted to that login, and to no other', async () => {
  const { first, statuses } = await twoBrowsers('退出的人');
  await postCall(site.app, 'accountLogout', {}, first.mine);
  expect(await statuses()).toEqual([404, 200]);
});

test('a change of password ends what was granted to the other logins', async () => {
  const { first, statuses } = await twoBrowsers('换密码的人');
  const change = { oldPassword: password, newPassword: '平台下的另一杯茶水' };
  expect((await postCall(site.app, 'accountChangePassword', change, first.mine)).state).toBe(0);
  expect(await statuses()).toEqual([200, 404]);
});

test('a locked account, one that the operator logs out, and one that is deleted have no grants left', async () => {
  const locked = await twoBrowsers('停用的人');
  await lockAccount(site.database.db, '停用的人');
  expect(await locked.statuses()).toEqual([404, 404]);
  const out = await twoBrowsers('被请出的人');
  await endAllSessions(site.database.db, '被请出的人');
  expect(await out.statuses()).toEqual([404, 404]);
  const deleted = await twoBrowsers('注销的人');
  expect((await postCall(site.app, 'accountDelete', { password }, deleted.first.mine)).state).toBe(0);
  expect(await deleted.statuses()).toEqual([404, 404]);
});

test('a download that runs when its grant ends comes to its end', async () => {
  const slow: ObjectStorage = {
    ...storage,
    read: async () => Readable.from(pieces()),
  };
  const download = new EventEmitter();
  const [begun, goOn] = [once(download, 'begun'), once(download, 'go on')];
  async function* pieces() {
    yield bytes.subarray(0, 1000);
    download.emit('begun');
    await goOn;
    yield bytes.subarray(1000);
  }
  const app = buildApp({ db: site.database.db, catalogue: site.catalogue, storage: slow, config: { imageHost: '' } });
  const { url } = await grant((await newest('面阵相机目录')).id);
  const answer = app.inject({ url });
  await begun;
  await site.database.db.delete(downloadGrant);
  download.emit('go on');
  expect((await answer).rawPayload.equals(bytes)).toBe(true);
  expect((await app.inject({ url })).statusCode).toBe(404);
  await app.close();
});

test('the terms are accepted once for each version, and it is kept when', async () => {
  const { content } = await postCall(site.app, 'register', { userName: '守约的人', password });
  const mine = { authorization: content.token };
  const ids = [(await newest('面阵相机目录')).id];
  const ask = async (more: object) => {
    const url = '/web/DownLoads/DownLoad';
    const answer = await site.app.inject({ method: 'POST', url, payload: { ids, ...more }, headers: mine });
    return answer.json<{ state: number; msg: string }>();
  };
  const accepted = async () => (await postCall(site.app, 'downloadTerms', {}, mine)).content;
  expect(await accepted()).toEqual({ ...terms, acceptedAt: null });
  expect(await ask({})).toMatchObject({ state: 422, msg: expect.stringContaining('请先同意使用条款') });
  expect(await ask({ acceptedTerms: '1999' })).toMatchObject({
    state: 422,
    msg: expect.stringContaining('条款已更新'),
  });
  expect((await accepted()).acceptedAt).toBeNull();
  expect(await ask({ acceptedTerms: terms.version })).toMatchObject({ state: 0 });
  const { acceptedAt } = await accepted();
  expect(Date.now() - Date.parse(acceptedAt ?? '')).toBeLessThan(60_000);
  expect(await ask({})).toMatchObject({ state: 0 });
  expect(await ask({ acceptedTerms: terms.version })).toMatchObject({ state: 0 });
  expect((await accepted()).acceptedAt).toBe(acceptedAt);
  // Of another version nothing is known: a new text is asked for anew.
  await site.database.db.update(termsAcceptance).set({ version: 'before' });
  expect(await ask({})).toMatchObject({ state: 422 });
});

test('asking for a file needs a number that exists, and no more than a hundred', async () => {
  const ask = async (body: object) => {
    const url = '/web/DownLoads/DownLoad';
    const answer = await site.app.inject({ method: 'POST', url, payload: body, headers: headers() });
    return { status: answer.statusCode, ...answer.json<{ state: number; msg: string }>() };
  };
  expect(await ask({ ids: [] })).toMatchObject({
    status: 422,
    msg: expect.stringContaining('请至少选择一个'),
  });
  expect(await ask({ ids: [999_999] })).toMatchObject({ status: 404, state: 1010 });
  const many = Array.from({ length: 101 }, (_, i) => i + 1);
  expect(await ask({ ids: many })).toMatchObject({ status: 422 });
});

// Decoded once or twice, with either slash, absolute, for another system, too long, or with dots of another alphabet.
test.each([
  '../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%252e%252e%252fetc%252fpasswd',
  '%00',
  'a%00.pdf',
  '/etc/passwd',
  'C:%5cwindows%5cwin.ini',
  '%5c%5cserver%5cshare',
  '․․/․․/etc/passwd',
  'a/b/c',
  '.',
])('no path gets out of the storage: %s', async path => {
  const answer = await fetchFile(`/files/${path}`);
  expect([400, 404, 414]).toContain(answer.statusCode);
  expect(answer.body).not.toMatch(/root:|\[fonts\]/);
});

test('an address of three thousand characters is refused as any other', async () => {
  expect([404, 414]).toContain((await fetchFile(`/files/${'x'.repeat(3000)}`)).statusCode);
});

test('nothing is uploaded: other methods are refused', async () => {
  const { url } = await grant((await newest('面阵相机目录')).id);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
    expect([404, 405]).toContain((await site.app.inject({ method, url, payload: 'x' })).statusCode);
});

test('a new version is published only when the source has changed; the old one stays', async () => {
  const { db } = site.database;
  const of = (data: string, hash?: string) => source('test/three', Buffer.from(data), hash, '第三个');
  expect(await publish(db, storage, of('a'), 3)).toBe(true);
  expect(await publish(db, storage, of('a'), 3)).toBe(false);
  // Another source that yields the same bytes is no news.
  expect(await publish(db, storage, of('a', 'other'), 3)).toBe(false);
  expect(await publish(db, storage, of('b'), 3)).toBe(true);
  const item = (await list({ keyword: '第三个' })).list[0];
  const day = chinaDay(new Date()).replaceAll('-', '.');
  expect(item?.versions.map(({ version, notes }) => [version, notes])).toEqual([
    [`${day}-2`, '型号有增减'],
    [day, '首次发布'],
  ]);
  const old = item?.versions.at(-1);
  expect((await fetchFile((await grant(old?.id ?? 0)).url)).body).toBe('a');
});

test('what differs from the version before is said, and the version before says what it said', async () => {
  const { db } = site.database;
  const of = (data: string, stated?: DownloadSource['stated']): DownloadSource => ({
    ...source('test/stated', Buffer.from(data), undefined, '有数据的'),
    ...(stated && { stated }),
  });
  await publish(db, storage, of('a'), 5);
  // The version is from before its facts were kept: they are added, since it is made of the same.
  await publish(db, storage, of('a', { 'A 1': { 帧率: '30 fps' } }), 5);
  await publish(db, storage, of('b', { 'A 1': { 帧率: '35 fps' }, 'A 2': {} }), 5);
  await publish(db, storage, of('c', { 'A 1': { 帧率: '35 fps' }, 'A 2': {} }), 5);
  const notes = (await list({ keyword: '有数据的' })).list[0]?.versions.map(version => version.notes);
  expect(notes).toEqual(['型号有增减', '新增 1 个型号：A 2；A 1 的帧率由「30 fps」改为「35 fps」。', '首次发布']);
});

test('what is no longer made is no longer offered, but stays in the history', async () => {
  const { db } = site.database;
  await publish(db, storage, source('gone/one', Buffer.from('bye'), undefined, '告别'), 9);
  const version = await newest('告别');
  await grant(version.id);
  await withdrawOthers(db, 'gone', new Set());
  expect((await list({ keyword: '告别' })).total).toBe(0);
  const history = (await postCall(site.app, 'downloadHistory', {}, headers())).content;
  expect(history.list[0]?.title).toBe('告别');
});

test('a file that the storage has lost is the site’s own fault and is made again', async () => {
  const { db } = site.database;
  const lost = source('test/lost', Buffer.from('lost and found'), undefined, '丢失');
  await publish(db, storage, lost, 4);
  const version = await newest('丢失');
  rmSync(join(folder, fileKey(version.sha256)));
  expect((await fetchFile((await grant(version.id)).url)).statusCode).toBeGreaterThanOrEqual(500);
  await publish(db, storage, lost, 4);
  expect((await fetchFile((await grant(version.id)).url)).body).toBe('lost and found');
  expect(await db.select().from(downloadVersion).where(eq(downloadVersion.sha256, version.sha256))).toHaveLength(1);
});

test('an account is granted a thousand files an hour, so that no history grows without end; others go on', async () => {
  const { db } = site.database;
  for (let i = 0; i < 100; i += 1)
    await publish(db, storage, source(`test/many-${i}`, Buffer.from(`${i}`), undefined, `成批的文件 ${i}`), 3);
  const versions = (await list({ keyword: '成批的文件', pageSize: 100 })).list.flatMap(item => item.versions);
  const ids = versions.slice(0, 100).map(({ id }) => id);
  expect(ids).toHaveLength(100);
  const greedy = await postCall(site.app, 'register', { userName: '要得多的人', password });
  const ask = (more: number[]) =>
    postCall(
      site.app,
      'download',
      { ids: more, acceptedTerms: terms.version },
      { authorization: greedy.content.token },
    );
  for (let calls = 0; calls < 10; calls += 1) expect((await ask(ids)).state).toBe(ResultCode.success);
  expect(await ask(ids.slice(0, 1))).toMatchObject({
    state: ResultCode.codeErr,
    msg: expect.stringMatching(/^一小时内申请的文件过多，请在 \d+ 秒后再试$/),
  });
  const { content } = await postCall(site.app, 'downloadHistory', {}, { authorization: greedy.content.token });
  expect(content.total).toBe(1000);
  expect(await grant(...ids.slice(0, 1))).toHaveProperty('url');
});

test('a file that another process published while this one stood still is not published twice', async () => {
  const { db } = site.database;
  const own = source('test/slow', Buffer.from('同一个文件'));
  let others = false;
  const make = async () => {
    others = await publish(db, storage, own, 3);
    return own.make();
  };
  expect(await publish(db, storage, { ...own, make }, 3)).toBe(false);
  expect(others).toBe(true);
  const versions = await db.select().from(downloadVersion).where(eq(downloadVersion.sourceHash, own.sourceHash));
  expect(versions).toHaveLength(1);
});
