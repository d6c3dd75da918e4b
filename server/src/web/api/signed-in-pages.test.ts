import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@shixuan/api';
import type { CallRequest } from '@shixuan/api/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { publishBuild } from '../../domain/releases/deploy/publish-build';
import { writeRemoteBuild, writeShellBuild } from '../../domain/releases/registry/build-fixture';
import { runOperation } from '../../domain/releases/registry/operations/run-operation';
import { publishTo } from '../../domain/releases/registry/publish';
import type { AudienceGroup } from '../../domain/releases/registry/registry-schema';
import { folderStorage } from '../../platform/storage/folder-storage';
import { registerPages } from '../pages/register-pages';

// Pages are chosen before any call is made: calls have the browser say whether its visitor is signed in.

const folder = mkdtempSync(join(tmpdir(), 'shixuan-signed-in-'));
const registryDir = join(folder, 'registry');
const storage = folderStorage(registryDir);
const app = 'remotes/catalog' as const;
const [LIVE, TRIED] = ['1.0.0-aaaaaaaa', '1.0.0-cccccccc'] as const;
const password = '光学平台上的一杯茶';
let site: TestSite;

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  await publishTo(storage, join(folder, 'shell'));
  writeRemoteBuild(join(folder, LIVE), LIVE);
  await publishTo(storage, join(folder, LIVE));
  writeRemoteBuild(join(folder, TRIED), TRIED);
  await publishBuild({ storage }, join(folder, TRIED), { app, who: '目录组', reason: '' });
  site = await createTestSite({
    data: false,
    pages: (pages, catalogue) => registerPages(pages, { registryDir, config: { imageHost: '' }, catalogue }),
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const beginTrial = (group: AudienceGroup = 'signed-in') =>
  runOperation(
    { storage },
    { command: 'promote', app, version: TRIED, percent: 100, group, who: '目录组', reason: '' },
  );
const endTrial = () => runOperation({ storage }, { command: 'rollback', app, who: '目录组', reason: '' });

async function call<N extends CallName>(name: N, body: CallRequest<N>, headers: Record<string, string> = {}) {
  const answer = await postCall(site.app, name, body, headers);
  return { ...answer, cookie: answer.headers['set-cookie'] };
}
const SET = /^signed-in=1; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/;
const CLEARED = /^signed-in=; Max-Age=0; /;

const versionAt = async (cookie: string) =>
  /\/remotes\/catalog\/([^/"]+)\//.exec((await site.app.inject({ url: '/', headers: { cookie } })).body)?.[1];

test('while nothing is tried on those who are signed in, logging in leaves no cookie', async () => {
  expect((await call('register', { userName: '试用甲', password })).cookie).toBeUndefined();
  const { content, cookie } = await call('login', { userName: '试用甲', password });
  expect(cookie).toBeUndefined();
  expect((await call('accountProfile', {}, { authorization: content.token })).cookie).toBeUndefined();
});

test('a trial on those who were invited asks nobody whether they are signed in', async () => {
  await beginTrial('invited:beta');
  expect((await call('register', { userName: '试用丁', password })).cookie).toBeUndefined();
  expect([await versionAt('trial-group=beta'), await versionAt('signed-in=1')]).toEqual([TRIED, LIVE]);
  await endTrial();
});

test('from the login on the visitor’s pages are of the version that is tried, until the logout', async () => {
  await call('register', { userName: '试用乙', password });
  await beginTrial();
  const { content, cookie } = await call('login', { userName: '试用乙', password });
  expect(cookie).toMatch(SET);
  expect([await versionAt('signed-in=1'), await versionAt('')]).toEqual([TRIED, LIVE]);
  // Who was signed in before the trial began joins with the next call.
  expect((await call('accountProfile', {}, { authorization: content.token })).cookie).toMatch(SET);
  expect((await call('login', { userName: '试用乙', password: '别的口令别的口令' })).cookie).toBeUndefined();
  const out = await call('accountLogout', {}, { authorization: content.token, cookie: 'signed-in=1' });
  expect(out.cookie).toMatch(CLEARED);
  // A session that has ended says so as well.
  const lost = await call('accountProfile', {}, { authorization: content.token, cookie: 'signed-in=1' });
  expect([lost.state, lost.cookie]).toEqual([10000, expect.stringMatching(CLEARED)]);
  await endTrial();
});

test('when the trial is over the next call takes the cookie away, and an account that is deleted leaves none', async () => {
  await beginTrial();
  const { content } = await call('register', { userName: '试用丙', password });
  const headers = { authorization: content.token, cookie: 'signed-in=1' };
  expect((await call('accountDelete', { password: '别的口令别的口令' }, headers)).cookie).toBeUndefined();
  await endTrial();
  expect(await versionAt('signed-in=1')).toBe(LIVE);
  expect((await call('accountProfile', {}, headers)).cookie).toMatch(CLEARED);
  await beginTrial();
  expect((await call('accountDelete', { password }, headers)).cookie).toMatch(CLEARED);
});
