import argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import type { Database } from '../../platform/database/connect';
import { authenticate, logout } from './authenticate';
import { changePassword } from './change-password';
import { checkCode, newCode } from './contact-code';
import { type Means, proveContact, sendCode, setContact } from './contacts';
import { login } from './login';
import { lockAccount, resetPassword, setStaff } from './operate';
import { openOperatorSession } from './operator-session';
import { newPasswordLink, setPasswordByLink } from './password-link';
import { recover, resetByCode } from './recover';
import { registerAccount } from './register-account';
import { account, contactCode, rateLimit, secondFactor, session } from './schema';
import { newToken, printToken } from './session-token';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const client = { address: '192.0.2.1', userAgent: 'test' };
const password = '光学平台上的一杯茶';
const newPassword = '平台下的另一杯茶水';
const mailbox = 'li@example.com';
const mobile = '+8613800138000';

interface Sent {
  by: 'mail' | 'text';
  to: string;
  subject?: string;
  text: string;
}

/** What delivers mails, short messages or both, and what it has sent. */
function means(channels: readonly Sent['by'][] = ['mail', 'text']): Means & { sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    deliversMail: channels.includes('mail'),
    deliversText: channels.includes('text'),
    mail: async ({ to, subject, text }) => void sent.push({ by: 'mail', to: String(to), subject, text }),
    text: async (to, text) => void sent.push({ by: 'text', to, text }),
  };
}
const codeOf = ({ sent }: { sent: Sent[] }) => /验证码 (\d{6})，10 分钟内有效/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';

async function person(contacts: { email?: string; verifiedPhone?: string } = {}, userName = '李工程师') {
  const { id, token } = await registerAccount(db, { userName, password }, client);
  await db
    .update(account)
    .set({ email: null, verifiedPhone: null, ...contacts })
    .where(eq(account.id, id));
  const who = await authenticate(db, token);
  if (!who) throw new Error('the login does not work');
  return { id, userName, token, who };
}
type Person = Awaited<ReturnType<typeof person>>;
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => Object(error),
  );

beforeEach(async () => {
  await db.delete(account);
  await db.delete(contactCode);
  await db.delete(rateLimit);
});

test.each([
  ['a mailbox, where mails are sent', { email: mailbox, verifiedPhone: mobile }, ['mail', 'text'], 'mail', mailbox],
  ['a telephone, where mails are not sent', { email: mailbox, verifiedPhone: mobile }, ['text'], 'text', mobile],
  ['a telephone, where there is no mailbox', { verifiedPhone: mobile }, ['mail', 'text'], 'text', mobile],
  ['a mailbox, where there is no telephone', { email: mailbox }, ['mail'], 'mail', mailbox],
] as const)('the code for a new password goes to %s', async (_case, contacts, channels, by, to) => {
  const { userName, token } = await person(contacts);
  const site = means(channels);
  const { sending } = await recover(db, userName, client, site);
  await sending;
  expect(site.sent).toMatchObject([
    { by, to, text: expect.stringContaining(`账号 ${userName} 正在重设密码。验证码 `) },
  ]);
  await resetByCode(db, { account: to, code: codeOf(site), newPassword }, client);
  expect(await authenticate(db, token)).toBeNull();
  await expect(login(db, { userName, password: newPassword }, client)).resolves.toHaveProperty('token');
});

const stranger = { address: '198.51.100.7', userAgent: 'test' };
const guessOf = (account: string, code = '000000x') => ({ account, code, newPassword });

test('a stranger who guesses, or asks for codes of their own, does not end the code that the owner has asked for', async () => {
  const { userName } = await person({ email: mailbox });
  const [owners, theirs] = [means(), means()];
  await (await recover(db, userName, client, owners)).sending;
  for (let guess = 0; guess < 8; guess += 1) await refused(resetByCode(db, guessOf(userName), stranger));
  await (await recover(db, mailbox, stranger, theirs)).sending;
  for (let guess = 0; guess < 8; guess += 1) await refused(resetByCode(db, guessOf(userName), stranger));
  // Their own code is used up by their guesses, and is none for the owner.
  const { message } = await refused(resetByCode(db, guessOf(userName, codeOf(theirs)), stranger));
  expect(message).toBe('验证码：不正确或已过期');
  await resetByCode(db, guessOf(userName, codeOf(owners)), client);
  expect(await db.select().from(contactCode)).toEqual([]);
});

test('strangers who use up the codes of an hour, and the guesses, leave those of networks that the owner has been logged in from', async () => {
  const { userName } = await person({ email: mailbox, verifiedPhone: mobile });
  const [owners, theirs] = [means(), means()];
  const from = (address: string) => ({ ...stranger, address });
  for (const [i, name] of [userName, userName, userName, userName, mailbox, mailbox, mobile].entries())
    await (await recover(db, name, from(`198.51.100.${i}`), theirs)).sending;
  expect(theirs.sent).toHaveLength(4);
  expect(await refused(recover(db, userName, from('198.51.100.9'), theirs))).toMatchObject({ httpStatus: 429 });
  for (let guess = 0; guess < 8; guess += 1)
    await refused(resetByCode(db, guessOf(userName), from(`203.0.113.${guess}`)));
  // Before a code of this network has come, the newest of the account counts; then this network's own does.
  const { message } = await refused(resetByCode(db, guessOf(userName), client));
  expect(message).toBe('验证码：不正确或已过期');
  await (await recover(db, userName, client, owners)).sending;
  expect(owners.sent).toHaveLength(1);
  await resetByCode(db, guessOf(userName, codeOf(owners)), client);
});

test('a network is known by its /64, and has four codes an hour too', async () => {
  const { userName } = await person({ email: mailbox, verifiedPhone: mobile });
  await login(db, { userName, password }, { ...client, address: '2001:db8:1:2::1' });
  const site = means();
  const asked = () => recover(db, mailbox, { ...client, address: '2001:db8:1:2:ffff::9' }, site);
  for (let code = 0; code < 4; code += 1) await (await asked()).sending;
  expect(await refused(asked())).toMatchObject({ httpStatus: 429 });
  for (const name of [userName, mobile])
    await (await recover(db, name, { ...client, address: '2001:db8:1:2::3' }, site)).sending;
  expect(site.sent).toHaveLength(4);
  await (await recover(db, userName, stranger, site)).sending;
  expect(site.sent).toHaveLength(5);
});

test('a code counts from another network too, where there are five guesses an hour for all codes of the account', async () => {
  const { userName } = await person({ email: mailbox });
  const site = means();
  await (await recover(db, userName, client, site)).sending;
  await refused(resetByCode(db, guessOf(userName), stranger));
  await resetByCode(db, guessOf(userName, codeOf(site)), stranger);
  await (await recover(db, userName, client, site)).sending;
  for (let guess = 0; guess < 3; guess += 1) await refused(resetByCode(db, guessOf(userName), stranger));
  const { message } = await refused(resetByCode(db, guessOf(userName, codeOf(site)), stranger));
  expect(message).toBe('验证码：不正确或已过期');
  await resetByCode(db, guessOf(userName, codeOf(site)), client);
});

test('guesses get the same answers, whether the account has a code or nobody has it, and whether two names are one account’s', async () => {
  const { userName } = await person({ email: mailbox });
  /** What a network is told that asks for a code by one name and guesses by another. */
  const told = async (address: string, asked: string, guessed: string) => {
    const from = { ...stranger, address };
    await (await recover(db, asked, from, means())).sending;
    const answers: unknown[] = [];
    for (let guess = 0; guess < 9; guess += 1) {
      const { message, httpStatus } = await refused(resetByCode(db, guessOf(guessed), from));
      answers.push([httpStatus, message]);
    }
    return answers;
  };
  const ofNobody = await told('203.0.113.1', 'nobody@example.com', 'nobody@example.com');
  expect(new Set(ofNobody.map(String)).size).toBe(1);
  expect(await told('203.0.113.2', mailbox, mailbox)).toEqual(ofNobody);
  expect(await told('203.0.113.3', userName, mailbox)).toEqual(ofNobody);
  expect(await told('203.0.113.4', userName, 'nobody@example.com')).toEqual(ofNobody);
});

test('a code that nobody gets takes the machine as much work as one that is sent', async () => {
  const { userName } = await person();
  const sent = await person({ email: mailbox }, '王工程师');
  const hashed = vi.spyOn(argon2, 'hash');
  onTestFinished(() => hashed.mockRestore());
  const work = async (asked: () => Promise<{ sending: Promise<void> }>) => {
    hashed.mockClear();
    await (await asked()).sending;
    return hashed.mock.calls.length;
  };
  for (const name of [sent.userName, userName, 'nobody@example.com'])
    expect(await work(() => recover(db, name, client, means())), name).toBe(1);
  for (const to of [mailbox, 'somebody@example.com'])
    expect(await work(() => sendCode(db, { channel: 'email', to }, client, means())), to).toBe(1);
});

test.each([
  ['a telephone alone, without short messages', { verifiedPhone: mobile }, ['mail']],
  ['a mailbox alone, without mails', { email: mailbox }, ['text']],
  ['no contact', {}, ['mail', 'text']],
] as const)('to an account with %s nothing is sent', async (_case, contacts, channels) => {
  const { userName } = await person(contacts);
  const site = means(channels);
  await (await recover(db, userName, client, site)).sending;
  expect(site.sent).toEqual([]);
  expect(await db.select().from(contactCode)).toEqual([]);
});

test('an account that is locked gets no code; a site that sends nothing says so', async () => {
  const { userName } = await person({ email: mailbox });
  await lockAccount(db, userName);
  const site = means();
  await (await recover(db, mailbox, client, site)).sending;
  expect(site.sent).toEqual([]);
  expect(await refused(recover(db, userName, client, means([])))).toMatchObject({
    message: '本站没有设置邮件与短信，不能自助找回密码',
  });
});

test('the names of one account count together: four codes an hour, whichever is given', async () => {
  const { userName } = await person({ email: mailbox, verifiedPhone: mobile });
  const site = means();
  for (const name of [userName, mailbox, mobile, '13800138000', userName, mailbox]) {
    await (await recover(db, name, client, site)).sending;
  }
  expect(site.sent).toHaveLength(4);
  for (const name of ['somebody', 'somebody', 'somebody', 'somebody']) await recover(db, name, client, site);
  expect(await refused(recover(db, 'anybody', client, site))).toMatchObject({ httpStatus: 429 });
});

test('a new password that cannot be one leaves the code and the old password', async () => {
  const { userName } = await person({ email: mailbox });
  const site = means();
  await (await recover(db, mailbox, client, site)).sending;
  const reset = (change: object) =>
    refused(resetByCode(db, { account: mailbox, code: codeOf(site), newPassword, ...change }, client));
  expect(await reset({ newPassword: `${userName}的新密码` })).toMatchObject({ message: '新密码：不能包含用户名' });
  expect(await reset({ newPassword: '太短' })).toMatchObject({ message: expect.stringContaining('新密码：应为') });
  expect(await reset({ account: 'nobody@example.com' })).toMatchObject({ message: '验证码：不正确或已过期' });
  await expect(login(db, { userName, password }, client)).resolves.toHaveProperty('token');
  expect(await reset({})).toBeNull();
});

const third = '第三杯茶也在平台上';
test.each([
  [
    'the owner changes the password',
    ({ who }: Person) => changePassword(db, who, { oldPassword: password, newPassword: third }),
  ],
  [
    'the owner takes another mailbox',
    async ({ who }: Person) => {
      const site = means();
      const contact = { channel: 'email', to: 'li.gong@example.com' } as const;
      await (await sendCode(db, contact, client, site)).sending;
      return setContact(db, who, { ...contact, code: codeOf(site), password }, client);
    },
  ],
  [
    'the owner removes the mailbox',
    ({ who }: Person) => setContact(db, who, { channel: 'email', to: '', code: '', password }, client),
  ],
  ['an operator resets it', ({ userName }: Person) => resetPassword(db, userName)],
  [
    'the owner uses an operator’s link',
    async ({ id }: Person) => setPasswordByLink(db, { secret: await newPasswordLink(db, id), password: third }),
  ],
])('a code for a new password that went to a mailbox is over once %s', async (_, act) => {
  const owner = await person({ email: mailbox });
  const theirs = means();
  await (await recover(db, owner.userName, stranger, theirs)).sending;
  await act(owner);
  const { message } = await refused(resetByCode(db, guessOf(owner.userName, codeOf(theirs)), stranger));
  expect(message).toBe('验证码：不正确或已过期');
});

test('an operator’s link is over once the owner has set a password otherwise', async () => {
  const owner = await person({ email: mailbox });
  const byCode = async () => {
    const site = means();
    await (await recover(db, mailbox, client, site)).sending;
    await resetByCode(db, guessOf(mailbox, codeOf(site)), client);
  };
  for (const set of [() => changePassword(db, owner.who, { oldPassword: password, newPassword: third }), byCode]) {
    const secret = await newPasswordLink(db, owner.id);
    await set();
    const { message } = await refused(setPasswordByLink(db, { secret, password: '陌生人的一杯茶水' }));
    expect(message).toMatch('链接已失效');
  }
});

test('a new password, by code or by link, does not replace the second factor', async () => {
  const { id, userName } = await person({ email: mailbox });
  await setStaff(true)(db, userName);
  const factor = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', confirmedAt: new Date(), lastStep: 1 };
  await db.insert(secondFactor).values({ accountId: id, ...factor, recoveryHashes: [] });
  const enter = async (using: string) =>
    openOperatorSession(db, (await login(db, { userName, password: using }, client)).token, '');
  const site = means();
  await (await recover(db, mailbox, client, site)).sending;
  await resetByCode(db, { account: mailbox, code: codeOf(site), newPassword }, client);
  await expect(enter(newPassword)).rejects.toThrow('已启用两步验证，请填写');
  const { link = '' } = await resetPassword(db, userName);
  await setPasswordByLink(db, { secret: link, password });
  await expect(enter(password)).rejects.toThrow('已启用两步验证，请填写');
});

test('a code comes by mail or by short message, and binds the contact of an account', async () => {
  const { who } = await person();
  const site = means();
  await (await sendCode(db, { channel: 'email', to: ' Li@Example.com ' }, client, site)).sending;
  expect(site.sent).toMatchObject([
    { by: 'mail', to: mailbox, subject: '视选验证码', text: expect.stringMatching(/\n$/) },
  ]);
  const mail = { channel: 'email' as const, to: mailbox, code: codeOf(site), password };
  const bind = async (contact: Parameters<typeof setContact>[2]) =>
    (await setContact(db, who, contact, client)).contacts;
  expect(await bind(mail)).toEqual({ email: mailbox, verifiedPhone: '' });
  await (await sendCode(db, { channel: 'phone', to: '138 0013 8000' }, client, site)).sending;
  expect(site.sent.at(-1)).toMatchObject({
    by: 'text',
    to: mobile,
    text: expect.stringMatching(/^【视选】验证码 \d{6}/),
  });
  const phone = { channel: 'phone' as const, to: mobile, code: codeOf(site), password };
  expect(await bind(phone)).toEqual({ email: mailbox, verifiedPhone: mobile });
  expect(await bind({ ...mail, to: '', code: '' })).toEqual({ email: '', verifiedPhone: mobile });
  expect(await bind({ ...phone, to: '', code: '' })).toEqual({ email: '', verifiedPhone: '' });
});

test('a code is used up only by what succeeds', async () => {
  const contact = { channel: 'email' as const, to: mailbox, code: await newCode(db, 'verify', `email:${mailbox}`) };
  const { who, id } = await person();
  // The session ends between the password and the writing.
  await db.delete(session).where(eq(session.accountId, id));
  expect(await refused(setContact(db, who, { ...contact, password }, client))).toMatchObject({ state: 10000 });
  const [row] = await db.select().from(account).where(eq(account.id, id));
  expect(row?.email).toBeNull();

  // Somebody else registers the name after it was found free.
  const racing: Database = Object.create(db);
  const transaction = vi.spyOn(racing, 'transaction').mockImplementationOnce(async work => {
    await registerAccount(db, { userName: '张工程师', password }, client);
    return db.transaction(work);
  });
  const late = registerAccount(racing, { userName: '张工程师', password, contact }, client);
  expect(await refused(late)).toMatchObject({ message: '用户名：已被使用，请换一个' });
  expect(transaction).toHaveBeenCalledTimes(1);
  const { id: newcomer } = await registerAccount(db, { userName: '张工程师二', password, contact }, client);
  const [bound] = await db.select().from(account).where(eq(account.id, newcomer));
  expect(bound?.email).toBe(mailbox);
});

test('a contact that another account has is not bound, and its owner is told that somebody tried', async () => {
  await person({ email: mailbox, verifiedPhone: mobile }, '先来的人');
  const { who } = await person({}, '后来的人');
  const site = means();
  for (const target of [
    { channel: 'email', to: mailbox },
    { channel: 'phone', to: mobile },
  ] as const) {
    await (await sendCode(db, target, client, site)).sending;
    expect(site.sent.at(-1)?.text).toContain('这个联系方式已绑定一个视选账号');
    const code = await newCode(db, 'verify', `${target.channel}:${target.to}`);
    const bound = setContact(db, who, { ...target, code, password }, client);
    expect(await refused(bound)).toMatchObject({ message: '验证码：不正确或已过期' });
  }
  const [row] = await db.select().from(account).where(eq(account.userName, '后来的人'));
  expect(row).toMatchObject({ email: null, verifiedPhone: null });
});

test.each([
  [{ channel: 'email', to: 'li' }, '邮箱：应形如 name@example.com'],
  [{ channel: 'phone', to: '12345' }, '手机号：应为 11 位手机号，境外号码以 + 与国家代码开头'],
  [{ channel: 'email', to: '13800138000' }, '邮箱：应形如 name@example.com'],
] as const)('no code is sent to %o', async (target, message) => {
  const site = means();
  expect(await refused(sendCode(db, target, client, site))).toMatchObject({ httpStatus: 422, message });
  expect(site.sent).toEqual([]);
});

test('a code is right for its purpose and its contact alone, with blanks and full-width digits', async () => {
  const code = await newCode(db, 'verify', `email:${mailbox}`);
  const wide = [...code].map(digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(' ');
  expect(await refused(checkCode(db, 'recover', `email:${mailbox}`, code))).toMatchObject({ httpStatus: 422 });
  expect(await refused(checkCode(db, 'verify', 'email:other@example.com', code))).toMatchObject({ httpStatus: 422 });
  const { columns, use } = await proveContact(db, { channel: 'email', to: mailbox, code: wide }, client);
  expect(columns).toEqual({ email: mailbox });
  await db.transaction(use);
  expect(await refused(db.transaction(use))).toMatchObject({ message: '验证码：不正确或已过期' });
});

test('a code made by a clock years ahead does not hold, and is not in the way of a newer one', async () => {
  const { userName, id, token } = await person({ email: mailbox });
  const elsewhere = { address: '198.51.100.7', userAgent: 'test' };
  const years = { now: () => new Date(Date.now() + 5 * 365 * 24 * 3600_000) };
  await logout(db, token);
  const early = await newCode(db, 'recover', `account:${id} somewhere`, years);
  const reset = (code: string) => refused(resetByCode(db, { account: userName, code, newPassword }, elsewhere));
  expect(await reset(early)).toMatchObject({ message: '验证码：不正确或已过期' });
  const site = means();
  await (await recover(db, userName, client, site)).sending;
  // The one that does not hold is cleared away with this one's making.
  expect(await db.select({ target: contactCode.target }).from(contactCode)).toHaveLength(1);
  expect(await reset(codeOf(site))).toBeNull();
});

test('a code ends after ten minutes, after five guesses, or with the next one; old ones are cleared away', async () => {
  const target = `email:${mailbox}`;
  let time = Date.UTC(2030, 0, 1);
  const clock = { now: () => new Date(time) };
  const check = (code: string) => refused(checkCode(db, 'verify', target, code, { clock }));
  const first = await newCode(db, 'verify', target, clock);
  time += 10 * 60_000 - 1;
  expect(await check(first)).toBeNull();
  time += 1;
  expect(await check(first)).toMatchObject({ httpStatus: 422 });
  await newCode(db, 'recover', 'account:1', clock);
  time += 1;
  const second = await newCode(db, 'verify', 'phone:+8613800138000', clock);
  expect(await db.select({ purpose: contactCode.purpose }).from(contactCode)).toHaveLength(2);
  expect(second).toMatch(/^\d{6}$/);
  const third = await newCode(db, 'verify', target, clock);
  const wrong = third === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 4; guess += 1) expect(await check(wrong)).not.toBeNull();
  expect(await check(third)).toBeNull();
  expect(await check(third)).not.toBeNull();
  const fourth = await newCode(db, 'verify', target, clock);
  expect(await check(third)).not.toBeNull();
  expect(await check(fourth)).toBeNull();
});

test('registering takes a contact that a code proves; without the right code there is no account', async () => {
  const site = means();
  await (await sendCode(db, { channel: 'phone', to: mobile }, client, site)).sending;
  const contact = { channel: 'phone' as const, to: mobile, code: codeOf(site) };
  const wrong = { ...contact, code: contact.code === '000000' ? '000001' : '000000' };
  expect(await refused(registerAccount(db, { userName: '新人', password, contact }, client))).toMatchObject({
    message: expect.stringContaining('用户名：应为'),
  });
  const asked = { userName: '新来的人', password };
  expect(await refused(registerAccount(db, { ...asked, contact: wrong }, client))).toMatchObject({ httpStatus: 422 });
  expect(await db.select().from(account)).toEqual([]);
  await registerAccount(db, { ...asked, contact }, client);
  expect(await db.select().from(account)).toMatchObject([{ userName: '新来的人', verifiedPhone: mobile, email: null }]);
});

test('the token of a session that is no more is nobody’s', async () => {
  expect(await authenticate(db, printToken(newToken()))).toBeNull();
});
