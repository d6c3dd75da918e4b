import { type CallName, calls } from '@shixuan/api';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postRaw } from '../../../test/post-call';
import { operationsSection } from '../../../test/server-sources';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { account } from '../../domain/accounts/schema';
import { createToken, tokenRoles } from '../../domain/releases/deploy/tokens';

// What operators read of who may do what is what holds.

const section = operationsSection('权限');
const codes = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
const between = (from: string, to: string) => section.slice(section.indexOf(from), section.indexOf(to));

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ data: false });
});
afterAll(() => site.stop());

const password = '光学平台上的一杯茶';
const key = 'A'.repeat(22);
/** Bodies that the calls take, where they take more than none. */
const bodies: Partial<Record<CallName, object>> = {
  accountChangePassword: { oldPassword: password, newPassword: '平台下的另一杯茶水' },
  accountDelete: { password },
  accountSetContact: { channel: 'email', to: '', code: '', password },
  accountKeep: { changes: [] },
  download: { ids: [1] },
  schemeOpenComments: { scheme: '/selection/vision?fov=60x45', title: '甲方案' },
  schemeDeleteComments: { key, id: null },
};

const isNamed = (name: string): name is CallName => Object.hasOwn(calls, name);
const needLogin = codes(between('须登录的接口：', '账号的字段：'));

test('the calls that need a login are those that say so, and no other asks for one', async () => {
  const names = Object.keys(calls).filter(isNamed);
  const saying = names.filter(name => calls[name].summary.includes('（需登录'));
  expect(needLogin.toSorted()).toEqual(saying.toSorted());
  const asked: string[] = [];
  for (const name of names) {
    const { state } = await postRaw(site.app, name, JSON.stringify(bodies[name] ?? {}));
    if (state === 10000) asked.push(name);
  }
  expect(asked.toSorted()).toEqual(needLogin.toSorted());
});

test('no call takes a field that it does not name', () => {
  for (const [name, { request }] of Object.entries(calls)) {
    const { error } = request.safeParse({ staff: true });
    const unknown = error?.issues.filter(({ code }) => code === 'unrecognized_keys');
    expect([name, unknown?.length]).toEqual([name, 1]);
  }
});

test('every field of an account stands there, and the owner changes those by one call that may be changed so', () => {
  const table = between('账号的字段：', '部署令牌的权限');
  const rows = [...table.matchAll(/^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)];
  const told = rows.flatMap(([, fields = '']) => codes(fields));
  expect(told.toSorted()).toEqual(Object.keys(getTableColumns(account)).toSorted());
  const own = rows.filter(([, , , who]) => who === '本人').flatMap(([, fields = '']) => codes(fields));
  expect(own.toSorted()).toEqual(Object.keys(calls.accountSaveProfile.request.shape).toSorted());
});

test('each role of a deployment token has the scopes that operators read', async () => {
  const table = between('部署令牌的权限', '| `reader`') + section.slice(section.indexOf('| `reader`'));
  for (const role of tokenRoles) {
    const [, told = ''] = new RegExp(`^\\| \`${role}\` \\| ([^|]+) \\|$`, 'm').exec(table) ?? [];
    const remote = role === 'operator' ? '*' : 'forum';
    const { scopes } = await createToken(site.database.db, { remote, label: '试', role });
    expect([role, codes(told)]).toEqual([role, [...scopes]]);
  }
});
