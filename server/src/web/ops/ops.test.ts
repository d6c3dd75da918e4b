import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_VERSION } from '@shixuan/api';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { cookieOf, ownPage, postForm as postOpsForm } from '../../../test/ops-forms';
import { ownPassword } from '../../../test/own-password';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { createAccount, lockAccount, setStaff, unlockAccount } from '../../domain/accounts/operate';
import { createPartner, listPartners } from '../../domain/partners/partners';
import { publishBuild } from '../../domain/releases/deploy/publish-build';
import { listTokens, useToken } from '../../domain/releases/deploy/tokens';
import { readAudit } from '../../domain/releases/registry/audit-log';
import { writeRemoteBuild, writeShellBuild } from '../../domain/releases/registry/build-fixture';
import { integrityOf } from '../../domain/releases/registry/integrity';
import type { OperationCommand } from '../../domain/releases/registry/operations/next-registry';
import { runOperation } from '../../domain/releases/registry/operations/run-operation';
import { publish } from '../../domain/releases/registry/publish';
import { readPointer } from '../../domain/releases/registry/registry-pointer';
import { createGroup, removeGroup } from '../../domain/releases/trial-groups';
import { endAlarm, raiseAlarm } from '../../domain/telemetry/alarms';
import { createPageTickets } from '../../domain/telemetry/page-tickets';
import { noteFailure } from '../../platform/jobs/job-log';
import { folderStorage } from '../../platform/storage/folder-storage';
import { registerOperators } from './register-operators';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-ops-'));
const registryDir = join(folder, 'registry');
const storage = folderStorage(registryDir);
const first = '1.0.0-aaaaaaaa';
const second = '1.1.0-bbbbbbbb';
const tickets = createPageTickets(async () => Buffer.alloc(32));
let site: TestSite;
let password: string;

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'first'), first);
  writeRemoteBuild(join(folder, 'second'), second, { title: '产品<目录>' });
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'first'), registryDir);
  await publish(join(folder, 'second'), registryDir);
  site = await createTestSite({
    data: false,
    operators: (app, db) => registerOperators(app, { db, registryDir, registryStorage: storage, tickets }),
  });
  password = await ownPassword(site.database.db, await createAccount(site.database.db, '值班员'), '夜班时的一壶热水');
  await setStaff(true)(site.database.db, '值班员');
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const postForm = (...form: [url: string, fields: Record<string, string>, headers?: Record<string, string>]) =>
  postOpsForm(site, ...form);

const logIn = async () => ({ cookie: cookieOf(await postForm('/ops/login', { userName: '值班员', password })) });

const liveVersion = async () =>
  (await readPointer(storage)).registry.microFrontends.catalog?.find(({ deployment }) => deployment.default)?.metadata
    .version;

test('without a login there is only the form, and nothing can be done', async () => {
  const page = await site.app.inject({ url: '/ops', headers: ownPage });
  expect(page.body).toContain('运维登录');
  expect(page.body).not.toContain(first);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await postForm('/ops/rollback', { app: 'remotes/catalog' })).statusCode).toBe(403);
  expect(await liveVersion()).toBe(second);
});

test('an account that is not of the staff stays outside, and is told so', async () => {
  const guest = await ownPassword(
    site.database.db,
    await createAccount(site.database.db, '访客甲'),
    '访客留下的一张便签',
  );
  const answer = await postForm('/ops/login', { userName: '访客甲', password: guest });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  expect(answer.body).toContain('这个账号没有运维权限。');
  const wrong = await postForm('/ops/login', { userName: '"><b>', password: 'x' });
  expect(wrong.body).toContain('用户名或密码不正确');
  expect(wrong.body).not.toContain('"><b>');
});

test('who logs in again in the same browser has one login: the one before ends, a failed attempt ends nothing', async () => {
  const before = await logIn();
  await postForm('/ops/login', { userName: '值班员', password: 'x' }, before);
  expect(await look(before)).toContain('值班员');
  const again = await postForm('/ops/login', { userName: '值班员', password }, before);
  expect(await look({ cookie: cookieOf(again) })).toContain('值班员');
  expect(await look(before)).toContain('运维登录');
});

test('one click goes back to the version before, and the page says who did it', async () => {
  const cookie = await logIn();
  const page = await site.app.inject({ url: '/ops', headers: { ...ownPage, ...cookie } });
  expect(page.body).toContain('产品&lt;目录&gt;');
  expect(page.body).toContain('目录组');
  const done = await postForm('/ops/rollback', { app: 'remotes/catalog', version: first }, cookie);
  expect([done.statusCode, done.headers.location]).toEqual([303, '/ops?done=rollback']);
  expect(await liveVersion()).toBe(first);
  await raiseAlarm(site.database.db, { app: 'catalog', version: first, reason: '10 位访客中 8 位', since: new Date() });
  const after = await site.app.inject({ url: '/ops?done=rollback', headers: { ...ownPage, ...cookie } });
  expect(after.body).toContain('已回滚');
  expect(after.body).toContain('已撤下');
  expect(after.body).toMatch(/正在发生[\s\S]*起故障增多：10 位访客中 8 位/);
  await endAlarm(site.database.db, 'catalog', first, new Date());
  expect(after.body).toMatch(new RegExp(`值班员.*catalog：回滚：${second} 100 % → ${first} 100 %`));
});

const look = async (staff: { cookie: string }) =>
  (await site.app.inject({ url: '/ops', headers: { ...ownPage, ...staff } })).body;

/** The hidden fields of the form whose button has this text. */
function fieldsOf(page: string, button: string): Record<string, string> {
  const form = page.split('<form').find(part => part.includes(button)) ?? '';
  const hidden = form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
}

const THIRD = '1.0.7-eeeeeeee';

test('of two who withdraw a trial, or click on an old page, the second changes nothing', async () => {
  const staff = await logIn();
  writeRemoteBuild(join(folder, 'third'), THIRD);
  const operate = (asked: OperationCommand) => runOperation({ storage }, { ...asked, who: '目录组', reason: '' });
  const app = 'remotes/catalog' as const;
  const live = await liveVersion();
  const integrity = integrityOf(readFileSync(join(folder, 'third', 'remote.json')));
  await operate({ command: 'publish', app, build: { app, version: THIRD, integrity, extras: {} } });
  await operate({ command: 'promote', app, version: THIRD, percent: 10 });
  const withdrawal = fieldsOf(await look(staff), '撤下灰度');
  expect((await postForm('/ops/rollback', withdrawal, staff)).statusCode).toBe(303);
  const again = await postForm('/ops/rollback', withdrawal, staff);
  expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('已没有访客')]);
  expect(await liveVersion()).toBe(live);
  const wayBack = fieldsOf(await look(staff), '回滚到此版本');
  await operate({ command: 'kill', app });
  await operate({ command: 'revive', app });
  const old = await postForm('/ops/rollback', wayBack, staff);
  expect([old.statusCode, old.body]).toEqual([409, expect.stringContaining('这一页打开之后注册表已有更改')]);
  expect(await liveVersion()).toBe(live);
  // The page that refused shows how things are, with buttons that work.
  expect((await postForm('/ops/rollback', fieldsOf(old.body, '回滚到此版本'), staff)).statusCode).toBe(303);
});

test('what nobody has had yet is tried on those who are signed in; the page says on whom, and takes it back', async () => {
  const staff = await logIn();
  const group = await publishUntried('1.0.8-ffffffff');
  const live = await liveVersion();
  const fields = fieldsOf(await look(staff), '开始试用');
  expect(fields.version).toBe(group);
  const tooMuch = await postForm('/ops/promote-group', { ...fields, percent: '101' }, staff);
  expect([tooMuch.statusCode, tooMuch.body]).toEqual([409, expect.stringContaining('比例应为大于 0、不超过 100 的数')]);
  expect((await postForm('/ops/promote-group', { ...fields, percent: '25' }, staff)).statusCode).toBe(303);
  const page = await look(staff);
  expect(page).toMatch(new RegExp(`灰度中：[^<]*<span class="version">${group}</span> 登录用户的 25 %`));
  expect(page).toContain(`${group} 登录用户的 25 %，${live} 100 %`);
  expect(await liveVersion()).toBe(live);
  expect((await postForm('/ops/rollback', fieldsOf(page, '撤下灰度'), staff)).statusCode).toBe(303);
  expect(await look(staff)).not.toContain('灰度中');
});

/** A version of the catalogue that nobody has had. */
async function publishUntried(version: string): Promise<string> {
  const build = join(folder, version);
  writeRemoteBuild(build, version);
  await publishBuild({ storage }, build, { app: 'remotes/catalog', who: '目录组', reason: '' });
  return version;
}

test('a trial on an invited group is begun by whoever may promote: the page says what will happen, the log who did it', async () => {
  const staff = await logIn();
  const version = await publishUntried('1.0.9-abababab');
  const live = await liveVersion();
  // Groups are offered once there are some.
  expect(await look(staff)).not.toContain('试用组「');
  await createGroup(storage, { name: 'beta', label: '内测 <b>' }, '值班员');
  const page = await look(staff);
  expect(page).toContain('<option value="invited:beta">试用组「内测 &lt;b&gt;」（beta）</option>');
  expect(page).toContain(`此后打开的页面为 <span class="version">${version}</span>，此外的人仍得到正式版本`);
  const fields = { ...fieldsOf(page, '开始试用'), percent: '50' };
  const begin = (group: string, headers?: Record<string, string>) =>
    postForm('/ops/promote-group', { ...fields, group }, headers);
  expect((await begin('invited:beta')).statusCode).toBe(403);
  expect((await begin('invited:Beta', staff)).statusCode).toBe(422);
  const unknown = await begin('invited:gamma', staff);
  expect([unknown.statusCode, unknown.body]).toEqual([409, expect.stringContaining('没有名为 gamma 的试用组')]);
  expect((await begin('invited:beta', staff)).headers.location).toBe('/ops?done=promote-group');
  const { registry } = await readPointer(storage);
  expect(await readAudit(storage, registry.revision)).toMatchObject({ who: '值班员', command: 'promote', version });
  const after = await look(staff);
  expect(after).toContain(`${version} 试用组 beta 的 50 %，${live} 100 %`);
  expect(await liveVersion()).toBe(live);
  expect((await postForm('/ops/rollback', fieldsOf(after, '撤下灰度'), staff)).statusCode).toBe(303);
  await removeGroup(storage, 'beta', '值班员');
});

test('remotes may have names that every object knows', async () => {
  const app = 'remotes/constructor' as const;
  const build = { app, version: first, integrity: integrityOf(Buffer.from('x')), extras: {} };
  await runOperation({ storage }, { command: 'publish', app, build, who: '目录组', reason: '' });
  const page = await look(await logIn());
  expect(page).toContain('id="constructor"');
});

test('while the registry is not what the site can read, the page says which field is wrong, and stands again after', async () => {
  const staff = await logIn();
  const look = () => site.app.inject({ url: '/ops', headers: { ...ownPage, ...staff } });
  const file = join(registryDir, 'registry.json');
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(sound), shell: '<b>none</b>' }));
  try {
    const refused = [
      await look(),
      await postForm('/ops/rollback', { app: 'remotes/catalog', version: first, reason: '试' }, staff),
    ];
    for (const response of refused) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.body).toContain('注册表无法读取');
      expect(response.body).toContain('（shell）');
    }
  } finally {
    writeFileSync(file, sound);
  }
  expect((await look()).statusCode).toBe(200);
});

test('while the registry is an older copy, the page says so before all else, and lists what took no effect', async () => {
  const staff = await logIn();
  const file = join(registryDir, 'registry.json');
  const before = readFileSync(file, 'utf8');
  expect((await postForm('/ops/kill', { app: 'remotes/catalog', reason: '价格有误' }, staff)).statusCode).toBe(303);
  const newest = readFileSync(file, 'utf8');
  writeFileSync(file, before);
  const { body } = await site.app.inject({ url: '/ops', headers: { ...ownPage, ...staff } });
  writeFileSync(file, newest);
  expect(body).toMatch(/正在发生<\/h2>\s*<ul><li>registry\.json 是第 \d+ 版，操作记录已到第 \d+ 版/);
  expect(body).toContain('价格有误');
  expect((await postForm('/ops/revive', { app: 'remotes/catalog' }, staff)).statusCode).toBe(303);
});

test('a remote is switched off with a reason and back on; doing so twice is refused with why', async () => {
  const cookie = await logIn();
  const fields = { app: 'remotes/catalog', reason: '数据更正中' };
  expect((await postForm('/ops/kill', fields, cookie)).statusCode).toBe(303);
  expect((await readPointer(storage)).registry.killed.catalog).toMatchObject({ by: '值班员', reason: '数据更正中' });
  const twice = await postForm('/ops/kill', fields, cookie);
  expect(twice.statusCode).toBe(409);
  expect(twice.body).toMatch(/role="status">catalog 已由 值班员 于/);
  expect((await postForm('/ops/revive', { app: 'remotes/catalog' }, cookie)).statusCode).toBe(303);
  expect((await postForm('/ops/kill', { app: '../x' }, cookie)).statusCode).toBe(422);
});

test('what was done while the store takes no entry any more is told as done, and that its entry is late', async () => {
  const cookie = await logIn();
  const fields = { app: 'remotes/catalog' };
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const put = storage.put.bind(storage);
  let isReadOnly = false;
  const stuck = vi.spyOn(storage, 'put').mockImplementation(async (key, ...rest) => {
    if (isReadOnly) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
    const etag = await put(key, ...rest);
    isReadOnly ||= key === 'registry.json';
    return etag;
  });
  onTestFinished(() => {
    for (const spy of [warned, stuck]) spy.mockRestore();
  });
  const done = await postForm('/ops/kill', fields, cookie);
  expect([done.statusCode, done.headers.location]).toEqual([303, '/ops?done=kill&late=1']);
  const { registry } = await readPointer(storage);
  expect(registry.killed.catalog?.by).toBe('值班员');
  expect(await readAudit(storage, registry.revision)).toBeNull();
  const shown = async (location = '') =>
    (await site.app.inject({ url: location, headers: { ...ownPage, ...cookie } })).body;
  expect(await shown(done.headers.location)).toMatch(
    /class="notice failed" role="status">已停用：菜单和页面已撤下。操作记录暂未写入，由下一次操作补写：请检查网站的存储。</,
  );
  stuck.mockRestore();
  const next = await postForm('/ops/revive', fields, cookie);
  expect([next.statusCode, next.headers.location]).toEqual([303, '/ops?done=revive']);
  expect(await readAudit(storage, registry.revision)).toMatchObject({ who: '值班员', command: 'kill' });
  expect(await shown(next.headers.location)).toMatch(/class="notice" role="status">已恢复。</);
});

test('staff read enquiries, whatever was typed into them, mark them as handled, and delete them', async () => {
  const cookie = await logIn();
  const { content } = await postCall(site.app, 'sendEnquiry', {
    name: '<script>1</script>',
    phone: '0755-12345678',
    message: '第一行\n<img src=x>',
    scheme: '/selection/vision?task=1',
  });
  const page = async () => (await site.app.inject({ url: '/ops', headers: { ...ownPage, ...cookie } })).body;
  expect(await page()).toContain('未处理 1 条');
  expect(await page()).toContain('&lt;script&gt;1&lt;/script&gt;');
  expect(await page()).toContain('第一行<br>&lt;img src=x&gt;');
  expect(await page()).toContain('href="/selection/vision?task=1"');
  expect(await page()).toContain('不发邮件');
  const id = String(content.id);
  expect((await postForm('/ops/handle-enquiry', { id })).statusCode).toBe(403);
  expect((await postForm('/ops/handle-enquiry', { id: 'x' }, cookie)).statusCode).toBe(422);
  expect((await postForm('/ops/handle-enquiry', { id }, cookie)).statusCode).toBe(303);
  expect(await page()).toMatch(/未处理 0 条[\s\S]*值班员 于 [^<]* 处理/);
  expect((await postForm('/ops/delete-enquiry', { id }, cookie)).statusCode).toBe(303);
  expect(await page()).toContain('还没有询价');
  expect((await postForm('/ops/delete-enquiry', { id }, cookie)).statusCode).toBe(422);
});

test('a form that another site sends is not obeyed', async () => {
  const cookie = await logIn();
  for (const origin of ['https://evil.test', 'null', '']) {
    const answer = await postForm('/ops/kill', { app: 'remotes/catalog' }, { ...cookie, origin });
    expect([origin, answer.statusCode]).toEqual([origin, 403]);
  }
  expect((await readPointer(storage)).registry.killed).toEqual({});
});

test('a form that is too large or of another kind is told what holds here', async () => {
  const large = await postForm('/ops/login', { userName: 'x'.repeat(9000), password });
  expect([large.statusCode, large.body.trim()]).toEqual([413, '表单：过大，最多 8 KB']);
  for (const type of ['application/json', 'text/plain', 'nonsense']) {
    const other = await postForm('/ops/login', {}, { 'content-type': type });
    expect([other.statusCode, other.body.trim()]).toEqual([
      415,
      '表单：内容类型应为 application/x-www-form-urlencoded',
    ]);
  }
});

test('staff sees who calls from elsewhere and ends it with one click; the key itself is nowhere', async () => {
  const { db } = site.database;
  const { key, keyId } = await createPartner(db, { name: '某某自动化', origins: [], perMinute: 60 });
  const call = async () =>
    (
      await site.app.inject({
        method: 'POST',
        url: '/web/Product/SelectionInit',
        payload: {},
        headers: { host: 'site.test', origin: 'https://shop.example.com', 'x-partner-key': key },
      })
    ).statusCode;
  expect(await call()).toBe(200);
  expect((await postForm('/ops/revoke-key', { key: keyId })).statusCode).toBe(403);
  const cookie = await logIn();
  expect(
    (await postForm('/ops/revoke-key', { key: keyId }, { ...cookie, origin: 'https://evil.test' })).statusCode,
  ).toBe(403);
  expect((await postForm('/ops/revoke-key', { key: 'x' }, cookie)).statusCode).toBe(422);
  expect(await call()).toBe(200);
  const page = async () => (await site.app.inject({ url: '/ops', headers: { ...ownPage, ...cookie } })).body;
  await vi.waitFor(async () => expect(await page()).toContain('https://shop.example.com'), {
    timeout: 60_000,
    interval: 200,
  });
  expect(await page()).toContain(`${key.slice(0, 12)}…`);
  expect(await page()).not.toContain(key.slice(0, 20));
  expect((await postForm('/ops/revoke-key', { key: keyId }, cookie)).headers.location).toBe('/ops?done=revoke-key');
  expect(await call()).toBe(403);
  const twice = await postForm('/ops/revoke-key', { key: keyId }, cookie);
  expect([twice.statusCode, twice.body]).toEqual([409, expect.stringContaining('的有效密钥')]);
  expect((await listPartners(db))[0]?.keys[0]?.revokedAt).toBeInstanceOf(Date);
});

test('work beside requests is shown with the reason of its failures', async () => {
  const page = async () => (await site.app.inject({ url: '/ops', headers: { ...ownPage, ...(await logIn()) } })).body;
  expect(await page()).toContain('还没有运行过');
  await noteFailure(site.database.db, 'downloads', { reason: '磁盘已满 <ENOSPC>', pauseMs: () => 60_000 });
  const shown = await page();
  expect(shown).toContain('下载中心的文件');
  expect(shown).toContain('连续失败 1 次');
  expect(shown).toContain('磁盘已满 &lt;ENOSPC&gt;');
});

test('who leaves, is locked or no longer of the staff is outside at once', async () => {
  const { db } = site.database;
  const inside = async (cookie: { cookie: string }) =>
    !(await site.app.inject({ url: '/ops', headers: { ...ownPage, ...cookie } })).body.includes('运维登录');
  const cookie = await logIn();
  expect(await inside(cookie)).toBe(true);
  await setStaff(false)(db, '值班员');
  expect(await inside(cookie)).toBe(false);
  await setStaff(true)(db, '值班员');
  await postForm('/ops/logout', {}, cookie);
  expect(await inside(cookie)).toBe(false);
  const again = await logIn();
  await lockAccount(db, '值班员');
  expect(await inside(again)).toBe(false);
});

test('a canary that pages report as failing is taken back by the site itself', async () => {
  await runOperation(
    { storage },
    { command: 'promote', app: 'remotes/catalog', version: first, percent: 100, who: 'test', reason: '' },
  );
  await runOperation(
    { storage },
    { command: 'promote', app: 'remotes/catalog', version: second, percent: 10, who: 'test', reason: '' },
  );
  for (let visitor = 1; visitor <= 12; visitor += 1) {
    const ticket = await tickets.issue(`192.0.2.${visitor}`, [`catalog@${first}`, `catalog@${second}`]);
    const failed = { kind: 'error' as const, app: 'catalog', version: second, failure: 'render' };
    const records = [{ kind: 'load' as const, app: 'catalog', version: first }, ...(visitor % 2 ? [failed] : [])];
    const answer = await site.app.inject({
      method: 'POST',
      url: '/site/report',
      payload: { revision: 1, records, ticket },
    });
    expect(answer.statusCode).toBe(204);
  }
  await vi.waitFor(
    async () => {
      const rows = (await readPointer(storage)).registry.microFrontends.catalog ?? [];
      expect(rows.filter(({ deployment }) => deployment.traffic > 0).map(({ metadata }) => metadata.version)).toEqual([
        first,
      ]);
    },
    { interval: 200 },
  );
});

test('a link sets the first password on a page of its ownPage, once; the log and the address of nothing else carry it', async () => {
  const { db } = site.database;
  const { link = '' } = await createAccount(db, '新值班员');
  const page = await site.app.inject({ url: `/ops/password?link=${link}`, headers: ownPage });
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('value="新值班员"');
  const set = (fields: Record<string, string>, headers = {}) => postForm('/ops/password', { link, ...fields }, headers);
  const good = { password: '茶水间的一只杯子', again: '茶水间的一只杯子' };
  expect((await set(good, { origin: 'https://evil.test' })).statusCode).toBe(403);
  expect((await set({})).body).toContain('密码要填写两次。');
  expect((await set({ ...good, again: 'x' })).body).toContain('两次填写的密码不同');
  const common = await set({ password: 'password1', again: 'password1' });
  expect([common.statusCode, common.body]).toEqual([422, expect.stringContaining('过于常见')]);
  expect((await set(good)).body).toContain('密码已设置');
  for (const gone of [await set(good), await site.app.inject({ url: `/ops/password?link=${link}`, headers: ownPage })])
    expect([gone.statusCode, gone.body]).toEqual([410, expect.stringContaining('链接已失效')]);
  expect((await site.app.inject({ url: '/ops/password', headers: ownPage })).statusCode).toBe(410);
});

test('an operator puts a second factor in force; from then on the password alone opens nothing, and others can be ended', async () => {
  const { db } = site.database;
  await unlockAccount(db, '值班员');
  const cookie = await logIn();
  const second = await logIn();
  const look = async (who: { cookie: string }) =>
    (await site.app.inject({ url: '/ops', headers: { ...ownPage, ...who } })).body;
  expect(await look(cookie)).toContain('尚未启用两步验证');
  const setUp = await site.app.inject({ url: '/ops/factor', headers: { ...ownPage, ...cookie } });
  expect(setUp.body).toContain('二维码</title>');
  const secret = /class="version secret">([A-Z2-7 ]+)</.exec(setUp.body)?.[1]?.replaceAll(' ', '') ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  expect((await postForm('/ops/factor', { code: '000000' })).statusCode).toBe(403);
  expect((await postForm('/ops/factor', { code: 'abc', password }, cookie)).body).toContain('动态验证码：不正确');
  for (const [wrong, says] of [
    [{}, '密码：请填写'],
    [{ password: '别人的密码别人的' }, '密码：不正确，请重新输入'],
  ] as const) {
    const unconfirmed = await postForm('/ops/factor', { code: totp.generate(), ...wrong }, cookie);
    expect([unconfirmed.statusCode, unconfirmed.body]).toEqual([422, expect.stringContaining(says)]);
  }
  expect(await look(cookie)).toContain('尚未启用两步验证');
  const done = await postForm('/ops/factor', { code: totp.generate(), password }, cookie);
  const codes = done.body.match(/<li>[^<]+/g)?.map(item => item.slice(4)) ?? [];
  expect(codes).toHaveLength(10);
  expect(await look(cookie)).toContain('恢复码还剩 10 个');

  const credentials = { userName: '值班员', password };
  const refused = await postForm('/ops/login', credentials);
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
  expect(refused.body).toContain('动态验证码：已启用两步验证，请填写');
  const wrong = await postForm('/ops/login', { ...credentials, code: '0000000' });
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
  expect(wrong.body).toContain('动态验证码：不正确');
  const third = { cookie: cookieOf(await postForm('/ops/login', { ...credentials, code: codes[0] ?? '' })) };
  expect(await look(third)).toContain('恢复码还剩 9 个');
  const { content } = await postCall(site.app, 'login', credentials);
  expect(await look({ cookie: `shixuan-staff=${content.token}` })).toContain('运维登录');

  const othersOf = async () => [...(await look(third)).matchAll(/<button class="danger" name="id" value="([^"]+)"/g)];
  const others = await othersOf();
  expect(others.length).toBeGreaterThan(1);
  expect((await postForm('/ops/end-session', { id: 'x', password }, third)).statusCode).toBe(422);
  for (const wrong of ['', '别人的密码别人的']) {
    const unconfirmed = await postForm('/ops/end-session', { id: others[0]?.[1] ?? '', password: wrong }, third);
    expect([unconfirmed.statusCode, unconfirmed.body]).toEqual([409, expect.stringContaining('密码：')]);
  }
  // The password alone ends nothing either: neither here, nor by a login of the website, whose pages ask for no code.
  for (const [code, says] of [
    ['', '动态验证码：已启用两步验证，请填写'],
    ['0000000', '动态验证码：不正确'],
    [codes[0] ?? '', '动态验证码：不正确或已用过'],
  ] as const) {
    const unconfirmed = await postForm('/ops/end-session', { id: others[0]?.[1] ?? '', password, code }, third);
    expect([unconfirmed.statusCode, unconfirmed.body]).toEqual([409, expect.stringContaining(says)]);
  }
  const bySite = await postCall(site.app, 'accountEndSessions', { password }, { authorization: content.token });
  expect(bySite).toMatchObject({ state: 422, msg: expect.stringContaining('请在运维页的「我的登录」里') });
  expect(await othersOf()).toEqual(others);
  expect(await look(third)).toMatch(/退出其他登录前[\s\S]*name="code"[\s\S]*退出其他全部登录/);
  const end = (code: string, id?: string) =>
    postForm('/ops/end-session', { ...(id !== undefined && { id }), password, code }, third);
  await end(codes[1] ?? '', others[0]?.[1]);
  expect(await othersOf()).toHaveLength(others.length - 1);
  await end(codes[2] ?? '');
  expect(await othersOf()).toEqual([]);
  for (const ended of [cookie, second]) expect(await look(ended)).toContain('运维登录');
  expect((await postForm('/ops/factor/end', { code: codes[3] ?? '' }, third)).statusCode).toBe(303);
  expect(await look(third)).toContain('尚未启用两步验证');
});

test('a live version that needs a newer API than the site has is named with what is served in its place', async () => {
  const needing = '1.9.0-99999999';
  writeRemoteBuild(join(folder, 'needing'), needing, {
    name: 'forum',
    title: '论坛',
    requires: { contract: '^1.0.0', api: '^999.0.0' },
  });
  writeRemoteBuild(join(folder, 'fitting'), '1.8.0-88888888', { name: 'forum', title: '论坛' });
  await publish(join(folder, 'fitting'), registryDir);
  await publish(join(folder, 'needing'), registryDir);
  const { body } = await site.app.inject({ url: '/ops', headers: { ...ownPage, ...(await logIn()) } });
  expect(body.replaceAll(/<[^>]+>/g, '')).toContain(
    `版本 ${needing} 需要接口 ^999.0.0，本站的接口是 ${API_VERSION}，没有提供给访客；现在提供的是 1.8.0-88888888。`,
  );
});

test('a set is shown as one, and one button takes all of it back', async () => {
  const members = [
    { app: 'remotes/tools' as const, version: '1.1.0-bbbbbbbb' },
    { app: 'remotes/wiki' as const, version: '1.1.0-bbbbbbbb' },
  ];
  for (const version of ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']) {
    for (const [name, title] of [
      ['tools', '工具'],
      ['wiki', '百科'],
    ]) {
      writeRemoteBuild(join(folder, `${name}${version}`), version, { name, title });
      await publish(join(folder, `${name}${version}`), registryDir);
    }
  }
  for (const { app } of members)
    await runOperation({ storage }, { command: 'rollback', app, to: '1.0.0-aaaaaaaa', who: '测试', reason: '' });
  await runOperation(
    { storage },
    { command: 'promote-set', app: 'remotes/tools', members, percent: 30, who: '测试', reason: '' },
  );
  const staff = await logIn();
  const { body } = await site.app.inject({ url: '/ops', headers: { ...ownPage, ...staff } });
  expect(body).toContain('撤下这一套的灰度（30 % 的访客）：工具 1.1.0-bbbbbbbb、百科 1.1.0-bbbbbbbb。');
  const done = await postForm('/ops/rollback-set', { app: 'remotes/wiki' }, staff);
  expect(done.headers.location).toBe('/ops?done=rollback-set');
  const after = await site.app.inject({ url: '/ops?done=rollback-set', headers: { ...ownPage, ...staff } });
  expect(after.body).toContain('整套已退回');
  expect(after.body).not.toContain('成套上线</h2>');
  expect(after.body).toMatch(/值班员.*整套退回：wiki .* → 1\.0\.0-aaaaaaaa 100 %；tools /);
  const foreign = await postForm(
    '/ops/rollback-set',
    { app: 'remotes/wiki' },
    { ...staff, origin: 'https://evil.test' },
  );
  expect(foreign.statusCode).toBe(403);
});

test('a token is issued, shown this once, listed with its use, and revoked; both are told', async () => {
  const staff = await logIn();
  const fields = { role: 'developer', remote: 'catalog', label: '目录组<流水线>', days: '30' };
  const issued = await postForm('/ops/tokens', fields, staff);
  const [token = ''] = /sxd_catalog_[0-9a-f]{64}/.exec(issued.body) ?? [];
  expect([issued.statusCode, issued.headers['cache-control'], token]).toEqual([
    200,
    'no-store',
    expect.stringMatching(/./),
  ]);
  expect(await useToken(site.database.db, `Bearer ${token}`)).toMatchObject({ remote: 'catalog', label: fields.label });
  const look = async () => (await site.app.inject({ url: '/ops', headers: { ...ownPage, ...staff } })).body;
  const listed = await look();
  expect(listed).not.toContain(token);
  expect(listed).toContain('目录组&lt;流水线&gt;');
  expect(listed).toContain('read、publish、preview、promote、rollback、kill');
  const [, id = ''] = /action="\/ops\/revoke-token"><input type="hidden" name="id" value="([^"]+)"/.exec(listed) ?? [];
  const revoked = await postForm('/ops/revoke-token', { id }, staff);
  expect(revoked.headers.location).toBe('/ops?done=revoke-token');
  expect(await useToken(site.database.db, `Bearer ${token}`)).toBeNull();
  const after = await look();
  expect(after).toMatch(/值班员<\/td><td class="wide">撤销「目录组&lt;流水线&gt;」部署 catalog 的令牌/);
  expect(after).toMatch(/值班员<\/td><td class="wide">发放「目录组&lt;流水线&gt;」部署 catalog 的令牌（read、publish/);
  const again = await postForm('/ops/revoke-token', { id }, staff);
  expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('的有效令牌')]);
});

test('a token is issued to operators alone, from this page alone, and with sound fields', async () => {
  const staff = await logIn();
  const fields = { role: 'developer', remote: 'catalog', label: '流水线', days: '30' };
  const before = (await listTokens(site.database.db)).length;
  expect((await postForm('/ops/tokens', fields)).statusCode).toBe(403);
  expect((await postForm('/ops/tokens', fields, { ...staff, origin: 'https://evil.test' })).statusCode).toBe(403);
  expect((await postForm('/ops/revoke-token', { id: randomUUID() }, { origin: 'https://evil.test' })).statusCode).toBe(
    403,
  );
  for (const [wrong, told] of [
    [{ label: ' ' }, '请写明发给谁'],
    [{ days: 'x' }, '有效天数应为整数'],
    [{ days: '731' }, '不超过 730'],
    [{ role: 'owner' }, '角色应为'],
    [{ role: 'operator' }, '栏目应为 *'],
    [{ remote: '<b>' }, '不能是栏目名'],
  ] as const) {
    const refused = await postForm('/ops/tokens', { ...fields, ...wrong }, staff);
    expect(refused.statusCode).toBeGreaterThanOrEqual(409);
    expect(refused.body).toContain(told);
    expect(refused.body).not.toContain('sxd_');
  }
  expect(await listTokens(site.database.db)).toHaveLength(before);
});

test('the page names its environment', async () => {
  const headers = { ...ownPage, ...(await logIn()) };
  expect((await site.app.inject({ url: '/ops', headers })).body).toContain('环境 production · 注册表第');
});

test('operators see the settings of a remote, and who changed what', async () => {
  const rows = { type: 'integer' as const, title: '行数', minimum: 1, maximum: 12, default: 6 };
  writeRemoteBuild(join(folder, 'third'), '1.2.0-cccccccc', { config: { type: 'object', properties: { rows } } });
  await publish(join(folder, 'third'), registryDir);
  const headers = { ...ownPage, ...(await logIn()) };
  expect((await site.app.inject({ url: '/ops', headers })).body).toContain('没有设置过，都是默认值');
  const asked = { app: 'remotes/catalog' as const, who: '目录组流水线', reason: '' };
  await runOperation({ storage }, { ...asked, command: 'config', values: { rows: 8 } });
  const { body } = await site.app.inject({ url: '/ops', headers });
  expect(body).toMatch(
    /行数 <span class="version quiet">rows<\/span><\/td>\s*<td class="version">8<\/td>\s*<td class="version">6/,
  );
  expect(body).toContain('由 目录组流水线 于');
  expect(body).toContain('catalog：更改设置：rows 默认 → 8');
});

test('what nobody has had yet is put live with a confirmation, checked like any promotion, and is no way back', async () => {
  const staff = await logIn();
  const app = 'remotes/bbs' as const;
  const asked = { app, who: '交流区组', reason: '' };
  const bbs = (version: string, path: string) => {
    const dist = join(folder, `bbs${version}`);
    const routes = [{ id: 'Bbs', path, title: '交流区', description: '交流区' }];
    writeRemoteBuild(dist, version, { name: 'bbs', title: '交流区', routes });
    return publishBuild({ storage }, dist, asked);
  };
  await bbs(first, '/bbs');
  const fields = fieldsOf(await look(staff), `确认上线 <span class="visually-hidden">交流区 ${first}`);
  expect(fields).toMatchObject({ app, version: first, since: expect.stringMatching(/^\d+$/) });
  expect(await look(staff)).not.toContain(`回滚到此版本 <span class="visually-hidden">交流区 ${first}`);
  const back = await postForm('/ops/rollback', { app, version: first }, staff);
  expect([back.statusCode, back.body]).toEqual([409, expect.stringContaining('从未有过访客')]);
  const live = await postForm('/ops/promote', fields, staff);
  expect([live.statusCode, live.headers.location]).toEqual([303, '/ops?done=promote']);
  expect((await readPointer(storage)).registry.microFrontends.bbs).toMatchObject([
    { deployment: { traffic: 100, default: true } },
  ]);
  await bbs(second, '/board');
  // Another team takes the address before the click.
  const board = join(folder, 'board');
  const routes = [{ id: 'Board', path: '/board', title: '公告', description: '公告' }];
  writeRemoteBuild(board, first, { name: 'board', title: '公告', routes });
  await publish(board, registryDir);
  const taken = fieldsOf(await look(staff), `确认上线 <span class="visually-hidden">交流区 ${second}`);
  const refused = await postForm('/ops/promote', taken, staff);
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('/board 与线上 board')]);
});
