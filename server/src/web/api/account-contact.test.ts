import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { startSmtp, type TestSmtp } from '../../../test/smtp-server';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { lockAccount } from '../../domain/accounts/operate';
import { contactCode, rateLimit } from '../../domain/accounts/schema';
import { type Messenger, openMessenger } from '../../platform/mail/messenger';

let site: TestSite;
let smtp: TestSmtp;
let messenger: Messenger;
beforeAll(async () => {
  smtp = await startSmtp();
  const settings = { smtpUrl: smtp.url, from: 'no-reply@example.com', enquiryTo: [], sms: undefined };
  messenger = openMessenger(settings, '/nowhere');
  site = await createTestSite({ data: false, messenger });
});
afterAll(async () => {
  messenger.close();
  await site.stop();
  await smtp.stop();
});
// Every test begins with the limits unused.
beforeEach(() => site.database.db.delete(rateLimit));

const password = '光学平台上的一杯茶';
const newPassword = '平台下的另一杯茶水';
let people = 0;
const newMailbox = () => {
  people += 1;
  return `person${people}@example.com`;
};
const mailsTo = (mailbox: string) => smtp.mails.filter(({ to }) => to.includes(mailbox)).map(({ text }) => text);
/** The last code that a mailbox got, once it has got `count` mails. */
async function codeIn(mailbox: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(mailbox).length).toBe(count);
  return /验证码 (\d{6})/.exec(mailsTo(mailbox).at(-1) ?? '')?.[1] ?? '';
}
const askCode = (to: string) => postCall(site.app, 'accountSendCode', { channel: 'email', to });

async function newcomer(mailbox = newMailbox()) {
  await askCode(mailbox);
  const contact = { channel: 'email' as const, to: mailbox, code: await codeIn(mailbox) };
  const userName = `邮箱用户_${people}`;
  const { state, content } = await postCall(site.app, 'register', { userName, password, contact });
  expect(state).toBe(0);
  return { userName, mailbox, contact, authorization: content.token };
}

test('registration takes a mailbox that a code proves; the code works once', async () => {
  const { mailbox, contact, authorization } = await newcomer();
  const { content } = await postCall(site.app, 'accountProfile', {}, { authorization });
  expect(content).toMatchObject({ email: mailbox, verifiedPhone: '' });
  const again = await postCall(site.app, 'register', { userName: '另一个人', password, contact });
  expect([again.status, again.msg]).toEqual([422, '验证码：不正确或已过期']);
  expect((await postCall(site.app, 'register', { userName: '另一个人', password })).state).toBe(0);
});

test('codes are kept as slow hashes', async () => {
  const mailbox = newMailbox();
  await askCode(mailbox);
  const code = await codeIn(mailbox);
  const rows = await site.database.db.select().from(contactCode);
  expect(rows.every(({ codeHash }) => codeHash.startsWith('$argon2id$') && !codeHash.includes(code))).toBe(true);
});

test('a mailbox that has an account gets a note instead of a code, and the answer is the same', async () => {
  const { mailbox } = await newcomer();
  const known = await askCode(mailbox);
  const unknown = await askCode(newMailbox());
  expect([known.status, known.state, known.content]).toEqual([unknown.status, unknown.state, unknown.content]);
  await expect.poll(() => mailsTo(mailbox).length).toBe(2);
  expect(mailsTo(mailbox)[1]).toContain('已绑定一个视选账号');
  expect(mailsTo(mailbox)[1]).not.toMatch(/验证码 \d/);
});

test('a code ends after five wrong guesses, and when it is old', async () => {
  const mailbox = newMailbox();
  await askCode(mailbox);
  const code = await codeIn(mailbox);
  const wrong = code === '000000' ? '000001' : '000000';
  const attempt = (given: string) =>
    postCall(site.app, 'register', {
      userName: '猜码的人',
      password,
      contact: { channel: 'email', to: mailbox, code: given },
    });
  for (let guess = 0; guess < 5; guess += 1) expect((await attempt(wrong)).msg).toBe('验证码：不正确或已过期');
  expect((await attempt(code)).msg).toBe('验证码：不正确或已过期');
  await askCode(mailbox);
  const second = await codeIn(mailbox, 2);
  await site.database.db.update(contactCode).set({ expiresAt: new Date() });
  expect((await attempt(second)).msg).toBe('验证码：不正确或已过期');
});

test('a forgotten password is reset by name or by mailbox; all devices are logged out', async () => {
  const { userName, mailbox, authorization } = await newcomer();
  await postCall(site.app, 'accountRecover', { account: userName });
  const code = await codeIn(mailbox, 2);
  const { state } = await postCall(site.app, 'accountReset', { account: mailbox.toUpperCase(), code, newPassword });
  expect(state).toBe(0);
  expect((await postCall(site.app, 'accountProfile', {}, { authorization })).state).toBe(10000);
  expect((await postCall(site.app, 'login', { userName, password })).state).not.toBe(0);
  expect((await postCall(site.app, 'login', { userName, password: newPassword })).state).toBe(0);
  const again = await postCall(site.app, 'accountReset', { account: userName, code, newPassword: password });
  expect(again.msg).toBe('验证码：不正确或已过期');
});

test('recovery answers the same for known, unknown and locked accounts, and only the first gets a mail', async () => {
  const { userName, mailbox } = await newcomer();
  const { userName: locked, mailbox: lockedMailbox } = await newcomer();
  await lockAccount(site.database.db, locked);
  const { userName: bare } = (await postCall(site.app, 'register', { userName: '没有邮箱的人', password })).content;
  const answers = [];
  for (const account of [userName, locked, bare, '没有这个人', 'nobody@example.com', '13800000000']) {
    const { status, state, content, msg } = await postCall(site.app, 'accountRecover', { account });
    answers.push(JSON.stringify({ status, state, content, msg }));
  }
  expect(new Set(answers).size).toBe(1);
  await codeIn(mailbox, 2);
  expect(mailsTo(lockedMailbox)).toHaveLength(1);
  const guess = (account: string) => postCall(site.app, 'accountReset', { account, code: '000000', newPassword });
  expect((await guess('没有这个人')).msg).toBe((await guess(userName)).msg);
});

test('codes are limited: four an hour to one mailbox, ten from one address, twenty guesses', async () => {
  const from = (remoteAddress: string, path: string, payload: object) =>
    site.app.inject({ method: 'POST', url: `/web/Account/${path}`, payload, remoteAddress });
  const statuses = async (count: number, ask: (i: number) => ReturnType<typeof from>) => {
    const all = [];
    for (let i = 0; i < count; i += 1) all.push((await ask(i)).statusCode);
    return all;
  };
  const mailbox = newMailbox();
  const toOne = await statuses(5, i => from(`192.0.2.${i}`, 'SendCode', { channel: 'email', to: mailbox }));
  expect(toOne).toEqual([200, 200, 200, 200, 429]);
  const fromOne = await statuses(11, i => from('198.51.100.1', 'Recover', { account: `unknown_${i}` }));
  expect(fromOne).toEqual([...Array<number>(10).fill(200), 429]);
  const guesses = await statuses(21, i =>
    from('198.51.100.2', 'Reset', { account: `unknown_${i}`, code: '000000', newPassword }),
  );
  expect(guesses).toEqual([...Array<number>(20).fill(422), 429]);
});

test('a mailbox is bound later with password and code, and removed again', async () => {
  const { content } = await postCall(site.app, 'register', { userName: '后来绑定的人', password });
  const mailbox = newMailbox();
  await askCode(mailbox);
  const code = await codeIn(mailbox);
  const as = (token: unknown) => ({ authorization: String(token) });
  const bind = (to: string, using: string, authorization: unknown) =>
    postCall(site.app, 'accountSetContact', { channel: 'email', to, code, password: using }, as(authorization));
  expect((await bind(mailbox, 'wrong password', content.token)).msg).toBe('密码：不正确，请重新输入');
  const bound = await bind(mailbox, password, content.token);
  expect(bound.content).toEqual({ email: mailbox, verifiedPhone: '' });
  // The password was proved anew: the token before it is over.
  expect((await bind('', password, content.token)).state).toBe(10000);
  expect((await bind('', password, bound.headers['refresh-token'])).content).toEqual({ email: '', verifiedPhone: '' });
  expect((await postCall(site.app, 'accountSetContact', { channel: 'email', to: '', code: '', password })).state).toBe(
    10000,
  );
});

test('without a mail server and a service for short messages nothing can be verified, which is said', async () => {
  const plain = await createTestSite({ data: false });
  try {
    expect((await postCall(plain.app, 'accountMeans', {})).content).toEqual({ email: false, phone: false });
    const refused = await postCall(plain.app, 'accountSendCode', { channel: 'email', to: 'a@example.com' });
    expect(refused.msg).toBe('邮箱：本站没有设置邮件，不能用邮箱验证');
    const recovery = await postCall(plain.app, 'accountRecover', { account: 'anybody' });
    expect(recovery.msg).toBe('本站没有设置邮件与短信，不能自助找回密码');
  } finally {
    await plain.stop();
  }
  expect((await postCall(site.app, 'accountMeans', {})).content).toEqual({ email: true, phone: false });
  const phone = await postCall(site.app, 'accountSendCode', { channel: 'phone', to: '13800000000' });
  expect(phone.msg).toBe('手机号：本站没有设置短信，不能用手机验证');
});
