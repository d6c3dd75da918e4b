import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { authenticate } from '../../domain/accounts/authenticate';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ data: false });
});
afterAll(() => site.stop());

const password = '光学平台上的一杯茶';

test('whoever registers is logged in, and logs in again with the same name and password', async () => {
  const registered = await postCall(site.app, 'register', { userName: '王工_01', password });
  expect(registered).toMatchObject({ status: 200, state: 0, msg: '', content: { userName: '王工_01' } });
  const again = await postCall(site.app, 'login', { userName: '王工_01', password });
  expect(again).toMatchObject({ status: 200, state: 0, content: { id: registered.content.id, userName: '王工_01' } });
  expect(again.content.token).not.toBe(registered.content.token);
  for (const { headers } of [registered, again]) expect(headers['cache-control']).toBe('private, no-store');
  for (const { content } of [registered, again])
    expect(await authenticate(site.database.db, content.token)).toMatchObject({ account: { userName: '王工_01' } });
});

test('a wrong password and an unknown name get the same answer', async () => {
  await postCall(site.app, 'register', { userName: '李工_01', password });
  const wrong = await postCall(site.app, 'login', { userName: '李工_01', password: '别的口令别的口令' });
  const unknown = await postCall(site.app, 'login', { userName: '查无此人', password });
  const strange = await postCall(site.app, 'login', { userName: 'a\u0000b', password: '\ud800' });
  for (const { headers, ...answer } of [wrong, unknown, strange]) {
    expect(answer).toEqual({ status: 200, state: 1010, content: null, msg: '用户名或密码不正确' });
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test('registration names the field and the rule', async () => {
  const msgOf = async (userName: string, chosen: string) => {
    const { status, state, msg } = await postCall(site.app, 'register', { userName, password: chosen });
    return { status, state, msg };
  };
  const refused = (msg: string) => ({ status: 422, state: 422, msg });
  await postCall(site.app, 'register', { userName: '赵工_01', password });
  expect(await msgOf('赵工_01', password)).toEqual(refused('用户名：已被使用，请换一个'));
  expect(await msgOf('a', password)).toEqual(refused(expect.stringMatching(/^用户名：/)));
  expect(await msgOf('钱工_01', 'x')).toEqual(refused(expect.stringMatching(/^密码：/)));
});

test('too many attempts are told how long to wait', async () => {
  const attempt = () => postCall(site.app, 'login', { userName: '孙工_01', password: 'guess guess guess' });
  for (let i = 0; i < 5; i++) expect((await attempt()).state).toBe(1010);
  const refused = await attempt();
  expect(refused).toMatchObject({
    status: 429,
    state: 1010,
    msg: expect.stringMatching(/^尝试次数过多，请在 \d+ 秒后再试$/),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
