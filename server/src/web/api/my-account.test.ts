import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { account, session } from '../../domain/accounts/schema';
import { ROTATE_AFTER } from '../../domain/accounts/session-times';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ data: false });
});
afterAll(() => site.stop());

const password = '光学平台上的一杯茶';
const newPassword = '平台下的另一杯茶水';
const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

let people = 0;
const newcomer = async () => {
  people += 1;
  const { content } = await postCall(site.app, 'register', { userName: `工程师_${people}`, password });
  return content;
};
const as = (token: string) => ({ authorization: token });
const logIn = async (userName: string, using = password, agent = 'test') =>
  postCall(site.app, 'login', { userName, password: using }, { 'user-agent': agent });

const refusedCalls = [
  ['accountProfile', {}],
  ['accountSaveProfile', { name: '王' }],
  ['accountChangePassword', { oldPassword: password, newPassword }],
  ['accountSessions', {}],
  ['accountEndSessions', {}],
  ['accountDelete', { password }],
] as const;

test.each(refusedCalls)('%s asks for a login', async (name, body) => {
  for (const token of ['', 'nonsense', `${crypto.randomUUID()}.0.${'A'.repeat(43)}`]) {
    const { status, state, content, headers } = await postCall(site.app, name, body, as(token));
    expect({ status, state, content }).toEqual({ status: 200, state: 10000, content: null });
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test('a profile begins empty, keeps what is given, tidied, and what is taken away again', async () => {
  const { token, userName } = await newcomer();
  const empty = await postCall(site.app, 'accountProfile', {}, as(token));
  expect(empty.content).toMatchObject({ userName, name: '', company: '', phone: '' });
  const given = { name: '  王  工 ', company: '某某<b>视觉</b>', phone: '＋86 (755) 1234-5678' };
  const saved = await postCall(site.app, 'accountSaveProfile', given, as(token));
  const kept = { name: '王 工', company: '某某<b>视觉</b>', phone: '+86 (755) 1234-5678' };
  expect(saved.content).toMatchObject(kept);
  expect((await postCall(site.app, 'accountProfile', {}, as(token))).content).toMatchObject(kept);
  expect((await postCall(site.app, 'accountSaveProfile', {}, as(token))).content).toMatchObject({
    name: '',
    phone: '',
  });
});

test.each(['12345', '0'.repeat(20)])('the phone %s is kept', async phone => {
  const { token } = await newcomer();
  const answer = await postCall(site.app, 'accountSaveProfile', { phone }, as(token));
  expect(answer).toMatchObject({ status: 200, content: { phone } });
});

test.each([
  [{ phone: '1234' }, /^电话：应为/],
  [{ phone: '0'.repeat(21) }, /^电话：应为/],
  [{ phone: '12345x' }, /^电话：应为/],
  [{ phone: 'call me' }, /^电话：应为/],
  [{ phone: '1'.repeat(31) }, /^电话/],
  [{ phone: '12' }, /^电话：应为/],
  [{ name: '王\u0000工' }, /^姓名：/],
  [{ name: '长'.repeat(41) }, /^姓名/],
  [{ company: '\ud800' }, /^公司：/],
])('the profile %j is refused with the field', async (fields, msg) => {
  const { token } = await newcomer();
  const answer = await postCall(site.app, 'accountSaveProfile', fields, as(token));
  expect(answer).toMatchObject({ status: 422, state: 422, msg: expect.stringMatching(msg) });
});

test('a changed password ends all other sessions and only lets the new one in', async () => {
  const { token, userName } = await newcomer();
  const elsewhere = (await logIn(userName)).content.token;
  const changed = await postCall(site.app, 'accountChangePassword', { oldPassword: password, newPassword }, as(token));
  expect(changed).toMatchObject({ state: 0, content: { ended: 1 } });
  const renewed = String(changed.headers['refresh-token']);
  expect((await postCall(site.app, 'accountProfile', {}, as(elsewhere))).state).toBe(10000);
  // Who has copied the token of this browser is out too.
  expect((await postCall(site.app, 'accountProfile', {}, as(token))).state).toBe(10000);
  expect((await postCall(site.app, 'accountProfile', {}, as(renewed))).state).toBe(0);
  expect((await logIn(userName)).state).toBe(1010);
  expect((await logIn(userName, newPassword)).state).toBe(0);
});

test('who logs in or registers anew with a token leaves that session; a failed login leaves it alone', async () => {
  const { token, userName } = await newcomer();
  const isIn = async (who: string) => (await postCall(site.app, 'accountProfile', {}, as(who))).state === 0;
  const wrong = await postCall(site.app, 'login', { userName, password: newPassword }, as(token));
  expect([wrong.state, await isIn(token)]).toEqual([1010, true]);
  const again = await postCall(site.app, 'login', { userName, password }, as(token));
  expect([again.state, await isIn(token), await isIn(again.content.token)]).toEqual([0, false, true]);
  const other = { userName: `${userName}_二`, password };
  const registered = await postCall(site.app, 'register', other, as(again.content.token));
  expect(await isIn(again.content.token)).toBe(false);
  expect(await isIn(registered.content.token)).toBe(true);
});

test.each([
  ['别的口令别的口令', newPassword, '原密码：不正确，请重新输入'],
  [password, 'x', '新密码：应为 8～128 个字符，现为 1 个'],
  [password, password, '新密码：与原密码相同，请换一个'],
  [password, 'password1', '新密码：过于常见，容易被猜到，请换一个'],
])('changing from %j to %j is refused', async (oldPassword, chosen, msg) => {
  const { token, userName } = await newcomer();
  const answer = await postCall(site.app, 'accountChangePassword', { oldPassword, newPassword: chosen }, as(token));
  expect(answer).toMatchObject({ status: 422, state: 422, msg });
  expect((await logIn(userName)).state).toBe(0);
});

test('of several who replace a password at once, all by the one before, one has done so and is told it', async () => {
  const { token, userName } = await newcomer();
  const wanted = ['清晨窗外的一片云', '正午窗外的一片云', '傍晚窗外的一片云'];
  const change = (next: string) =>
    postCall(site.app, 'accountChangePassword', { oldPassword: password, newPassword: next }, as(token));
  const answers = await Promise.all(wanted.map(change));
  const done = wanted.filter((_, place) => answers[place]?.state === 0);
  expect(done).toHaveLength(1);
  for (const next of wanted) expect((await logIn(userName, next)).state === 0).toBe(done.includes(next));
});

test('who found a browser open cannot guess the password there', async () => {
  const { token } = await newcomer();
  const guess = () => postCall(site.app, 'accountDelete', { password: '猜一猜猜一猜猜' }, as(token));
  for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
  expect((await postCall(site.app, 'accountDelete', { password }, as(token))).status).toBe(429);
});

test('devices are listed and can be logged out, one or all others, but nobody else’s', async () => {
  const { token, userName } = await newcomer();
  const phone = (await logIn(userName, password, phoneAgent)).content.token;
  const third = (await logIn(userName)).content.token;
  const stranger = (await newcomer()).token;
  const listed = (await postCall(site.app, 'accountSessions', {}, as(token))).content.list;
  expect(listed.map(({ current }) => current)).toEqual([true, false, false]);
  const onPhone = listed.find(({ device }) => device === 'Safari · iPhone');
  expect(onPhone).toBeDefined();
  expect(JSON.stringify(listed)).not.toContain(token.split('.')[2]);

  const end = (id: string | undefined, who: string, using = password) =>
    postCall(site.app, 'accountEndSessions', { id, password: using }, as(who));
  // Whoever finds the browser unattended knows no password, and neither does a page of an earlier edition ask for one.
  expect(await end(onPhone?.id, token, newPassword)).toMatchObject({ state: 422, msg: '密码：不正确，请重新输入' });
  expect(await postCall(site.app, 'accountEndSessions', {}, as(token))).toMatchObject({
    state: 422,
    msg: '密码：请填写',
  });
  expect((await postCall(site.app, 'accountProfile', {}, as(phone))).state).toBe(0);
  expect((await end(onPhone?.id, stranger)).content).toEqual({ ended: 0 });
  expect((await end(onPhone?.id, token)).content).toEqual({ ended: 1 });
  expect((await postCall(site.app, 'accountProfile', {}, as(phone))).state).toBe(10000);
  expect((await end(undefined, token)).content).toEqual({ ended: 1 });
  expect((await postCall(site.app, 'accountProfile', {}, as(third))).state).toBe(10000);
  for (const who of [token, stranger]) expect((await postCall(site.app, 'accountProfile', {}, as(who))).state).toBe(0);
});

test('logging out ends this session; without one it is done already', async () => {
  const { token, userName } = await newcomer();
  const other = (await logIn(userName)).content.token;
  expect((await postCall(site.app, 'accountLogout', {}, as(token))).state).toBe(0);
  expect((await postCall(site.app, 'accountLogout', {}, as(token))).state).toBe(0);
  expect((await postCall(site.app, 'accountProfile', {}, as(token))).state).toBe(10000);
  expect((await postCall(site.app, 'accountProfile', {}, as(other))).state).toBe(0);
});

test('a deleted account leaves nothing behind, and its name is free again', async () => {
  const { token, userName, id } = await newcomer();
  expect((await postCall(site.app, 'accountDelete', { password: '错的口令错的' }, as(token))).status).toBe(422);
  expect((await postCall(site.app, 'accountDelete', { password }, as(token))).state).toBe(0);
  const { db } = site.database;
  expect(await db.select().from(account).where(eq(account.id, id))).toEqual([]);
  expect(await db.select().from(session).where(eq(session.accountId, id))).toEqual([]);
  expect((await postCall(site.app, 'accountProfile', {}, as(token))).state).toBe(10000);
  expect((await postCall(site.app, 'register', { userName, password })).state).toBe(0);
});

test('fifty requests of each of five tabs across a rotation log nobody out', async () => {
  const { token } = await newcomer();
  const { db } = site.database;
  await db
    .update(session)
    .set({ rotatedAt: new Date(Date.now() - ROTATE_AFTER - 1000) })
    .where(eq(session.id, token.split('.')[0] ?? ''));
  const tab = async () => {
    let own = token;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postCall(site.app, 'accountProfile', {}, as(own))),
    );
    own = answers.map(({ headers }) => headers['refresh-token']).find(fresh => typeof fresh === 'string') ?? own;
    return { states: new Set(answers.map(({ state }) => state)), own };
  };
  const tabs = await Promise.all(Array.from({ length: 5 }, tab));
  for (const { states } of tabs) expect([...states]).toEqual([0]);
  expect(new Set(tabs.map(({ own }) => own)).size).toBe(1);
  expect(tabs[0]?.own).not.toBe(token);
  expect((await postCall(site.app, 'accountProfile', {}, as(tabs[0]?.own ?? ''))).state).toBe(0);
});
