import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf, ownPage, postForm } from '../../../test/ops-forms';
import { ownPassword } from '../../../test/own-password';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { createAccount, setStaff } from '../../domain/accounts/operate';
import { session } from '../../domain/accounts/schema';
import { listTokens } from '../../domain/releases/deploy/tokens';
import { writeShellBuild } from '../../domain/releases/registry/build-fixture';
import { publish } from '../../domain/releases/registry/publish';
import { createPageTickets } from '../../domain/telemetry/page-tickets';
import { folderStorage } from '../../platform/storage/folder-storage';
import { registerOperators } from './register-operators';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-factor-'));
const registryDir = join(folder, 'registry');
let site: TestSite;

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  await publish(join(folder, 'shell'), registryDir);
  site = await createTestSite({
    data: false,
    operators: (app, db) =>
      registerOperators(app, {
        ...{ db, registryDir, registryStorage: folderStorage(registryDir) },
        tickets: createPageTickets(async () => Buffer.alloc(32)),
        requiresSecondFactor: true,
      }),
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

let people = 0;
/** An operator without a second factor, and how their password gets in. */
async function operator() {
  people += 1;
  const userName = `值班员_${people}`;
  const { db } = site.database;
  const password = await ownPassword(db, await createAccount(db, userName), '夜班时的一壶热水');
  await setStaff(true)(db, userName);
  const enter = async (code = '') => {
    return { cookie: cookieOf(await post('/ops/login', { userName, password, code })) };
  };
  return { userName, password, enter };
}

const post = (...form: [url: string, fields: Record<string, string>, headers?: Record<string, string>]) =>
  postForm(site, ...form);

const look = (url: string, who: { cookie: string }) => site.app.inject({ url, headers: { ...ownPage, ...who } });

/** The authenticator that has read the page on which this session is to put the second factor in force. */
async function authenticatorOf(who: { cookie: string }): Promise<TOTP> {
  const secret = /class="version secret">([A-Z2-7 ]+)</.exec((await look('/ops/factor', who)).body)?.[1] ?? '';
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
}

const issue = (who: { cookie: string }) =>
  post('/ops/tokens', { role: 'operator', remote: '*', label: '流水线', days: '30' }, who);

test('a session that knew the password alone gets nothing of the second factor that another puts in force', async () => {
  const { password, enter } = await operator();
  const [thief, owner] = [await enter(), await enter()];
  const [seen, used] = [await authenticatorOf(thief), await authenticatorOf(owner)];
  expect(seen.secret.base32).not.toBe(used.secret.base32);
  expect((await authenticatorOf(owner)).secret.base32).toBe(used.secret.base32);
  const done = await post('/ops/factor', { code: used.generate(), password }, owner);
  expect(done.statusCode).toBe(200);

  expect((await look('/ops', thief)).body).toContain('运维登录');
  expect((await look('/ops/factor', thief)).headers.location).toBe('/ops');
  expect((await issue(thief)).statusCode).toBe(403);
  const later = new Date(Date.now() + 30_000).getTime();
  expect((await enter(seen.generate({ timestamp: later }))).cookie).toBe('');
  expect((await look('/ops', owner)).body).not.toContain('运维登录');
  expect((await issue(owner)).statusCode).toBe(200);
  const [code = ''] = /[2-9a-z]{4}(?:-[2-9a-z]{4}){6}/.exec(done.body) ?? [];
  expect((await look('/ops', await enter(code))).body).not.toContain('运维登录');
});

test('a session that did not pass the second factor is nobody at /ops, and does nothing, however it came to be', async () => {
  const { db } = site.database;
  const { password, enter } = await operator();
  const owner = await enter();
  const used = await authenticatorOf(owner);
  expect((await post('/ops/factor', { code: used.generate(), password }, owner)).statusCode).toBe(200);
  // As one that was opened while the second factor was put in force.
  await db.update(session).set({ factorAt: null });
  const before = (await listTokens(db)).length;
  expect((await look('/ops', owner)).body).toContain('运维登录');
  expect((await issue(owner)).statusCode).toBe(403);
  expect(await listTokens(db)).toHaveLength(before);
});

test('where a second factor is required, the page that puts it in force is the only one before', async () => {
  const { password, enter } = await operator();
  const newcomer = await enter();
  expect((await look('/ops', newcomer)).headers.location).toBe('/ops/factor');
  expect((await issue(newcomer)).statusCode).toBe(403);
  const other = await enter();
  // What another session was shown confirms nothing.
  const foreign = (await authenticatorOf(other)).generate();
  await authenticatorOf(newcomer);
  const refused = await post('/ops/factor', { code: foreign, password }, newcomer);
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('动态验证码：不正确')]);
  expect((await look('/ops', newcomer)).headers.location).toBe('/ops/factor');
});
