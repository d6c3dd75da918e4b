import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { setUpStore } from '../../domain/releases/registry/operations/store-fixture';
import { createGroup, removeGroup } from '../../domain/releases/trial-groups';
import { registerErrors } from '../api/http/register-errors';
import { refuseForeignForms } from './ops-page';
import { readForms } from './read-forms';
import { registerTrialGroup } from './register-trial-group';

async function setUp() {
  const { storage } = setUpStore();
  const { invitation } = await createGroup(storage, { name: 'beta', label: '内测 <b>' }, '值班员');
  const app = fastify();
  onTestFinished(() => app.close());
  registerErrors(app);
  // As the operators' pages are read.
  refuseForeignForms(app, 'https://site.test');
  readForms(app);
  registerTrialGroup(app, storage);
  const get = (search: string, cookie = '') => app.inject({ url: `/site/group${search}`, headers: { cookie } });
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...{ origin: 'https://site.test', ...headers },
      },
    });
  return { storage, invitation, get, post };
}

test('who opens the invitation is asked; only the form makes a member, by a cookie that is the same for all', async () => {
  const { invitation, get, post } = await setUp();
  const asked = await get(`?invitation=${invitation}`);
  expect([asked.statusCode, asked.headers['set-cookie'], asked.headers['cache-control']]).toEqual([
    ...[200, undefined, 'no-store'],
  ]);
  expect(asked.body).toContain('参加「内测 &lt;b&gt;」');
  const joined = await post('/site/group', { invitation });
  expect([joined.statusCode, joined.headers.location]).toEqual([303, '/site/group']);
  const cookie = joined.headers['set-cookie'];
  expect(cookie).toBe('trial-group=beta; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax');
  expect((await post('/site/group', { invitation })).headers['set-cookie']).toBe(cookie);
  expect((await get('', 'trial-group=beta')).body).toContain('已加入试用');
});

test('the page stands in the frame of the site, under its policy, and works without it', async () => {
  const { invitation, get } = await setUp();
  const page = await get(`?invitation=${invitation}`);
  // This server has no calls: head and foot say what they know without them.
  for (const part of ['<header>', 'action="/result"', '<main id="content"', '<footer>', '版权所有'])
    expect(page.body).toContain(part);
  expect(page.body.match(/<button/g)).toHaveLength(2);
  expect(page.body).not.toMatch(/<script|style="/);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect([page.headers['referrer-policy'], page.headers['cross-origin-opener-policy']]).toEqual([
    ...['strict-origin', 'same-origin'],
  ]);
  const sheet = await get('/../frame.css');
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('who is of the group already is told so, and who is of another one that he leaves it', async () => {
  const { invitation, get } = await setUp();
  const again = await get(`?invitation=${invitation}`, 'trial-group=beta');
  expect(again.body).toContain('退出试用');
  const other = await get(`?invitation=${invitation}`, 'trial-group=gamma');
  expect(other.body).toContain('加入后即离开那一组');
  expect((await get(`?invitation=${invitation}`)).body).not.toContain('加入后即离开那一组');
});

test.each(['Beta', '..%2Fbeta', '%00', '"beta"', ''])('a cookie that says %s makes nobody a member', async name => {
  const { get } = await setUp();
  expect((await get('', `trial-group=${name}`)).body).toContain('没有加入试用');
});

test('a member leaves when he likes', async () => {
  const { get, post } = await setUp();
  const left = await post('/site/group/leave', {}, { cookie: 'trial-group=beta' });
  expect([left.statusCode, left.headers['set-cookie']]).toEqual([
    303,
    expect.stringMatching(/^trial-group=; Max-Age=0/),
  ]);
  expect((await get('')).body).toContain('没有加入试用');
});

test('an invitation that does not hold makes nobody a member, nor does a form of another site', async () => {
  const { storage, invitation, get, post } = await setUp();
  const foreign = await post('/site/group', { invitation }, { origin: 'https://evil.example' });
  expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  await removeGroup(storage, 'beta', '值班员');
  for (const wrong of [invitation, 'sxg_beta_0', '', 'x'.repeat(300)]) {
    const refused = await post('/site/group', { invitation: wrong });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([410, undefined]);
  }
  expect((await get(`?invitation=${invitation}`)).statusCode).toBe(410);
});
