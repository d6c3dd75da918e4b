import { randomUUID } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { confirmPassword } from './confirm-password';
import { type Means, proveContact, sendCode } from './contacts';
import { keepItems } from './kept-items';
import { login } from './login';
import { recover, resetByCode } from './recover';
import { registerAccount } from './register-account';
import { account, contactCode, keptItem } from './schema';
import { confirmSecondFactor, requireSecondFactor } from './second-factor';
import { countAttempt, countUse, forgetAttempts, takeBack } from './throttle';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const refusal = (counter: Parameters<typeof countAttempt>[1], who: string) =>
  countAttempt(db, counter, who).then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ['loginPair', 5, 15 * 60],
  ['loginAddress', 30, 15 * 60],
  ['loginAccount', 20, 60 * 60],
  ['register', 30, 60 * 60],
  ['confirm', 5, 15 * 60],
  ['secondFactor', 5, 15 * 60],
  ['keep', 600, 60 * 60],
  ['enquiry', 6, 60 * 60],
  ['enquiryCopy', 4, 24 * 60 * 60],
  ['comment', 12, 60 * 60],
  ['codeAddress', 10, 60 * 60],
  ['codeTarget', 4, 60 * 60],
  ['codeElsewhere', 5, 60 * 60],
  ['codeGuess', 20, 60 * 60],
] as const)('%s: %d attempts, then a wait of %d seconds', async (counter, attempts, seconds) => {
  const answers = [];
  for (let count = 0; count < attempts; count += 1) answers.push(await refusal(counter, 'one'));
  expect(answers).toEqual(answers.map(() => null));
  const refused = await refusal(counter, 'one');
  expect(refused).toMatchObject({ httpStatus: 429, retryAfterSeconds: expect.any(Number) });
  const { retryAfterSeconds } = Object(refused);
  expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
  expect(retryAfterSeconds).toBeGreaterThan(seconds - 60);
  expect(await refusal(counter, 'another')).toBeNull();
  await forgetAttempts(db, counter, 'one');
  expect(await refusal(counter, 'one')).toBeNull();
});

test('an attempt that is taken back does not count', async () => {
  for (let count = 0; count < 12; count += 1) {
    await countAttempt(db, 'confirm', 'right');
    await takeBack(db, 'confirm', 'right');
  }
  expect(await refusal('confirm', 'right')).toBeNull();
});

test('what fills storage counts by its number, whole or not at all, and is refused by its name', async () => {
  const use = (who: string, count: number) => countUse(db, 'download', who, count, '下载的文件');
  await use('one', 400);
  await use('one', 600);
  const refused = await use('one', 1).catch((error: unknown) => error);
  expect(refused).toMatchObject({ httpStatus: 429, message: expect.stringMatching(/^下载的文件过多/) });
  const { retryAfterSeconds } = Object(refused);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60 * 60);
  expect(retryAfterSeconds).toBeGreaterThan(59 * 60);
  await expect(use('another', 1001)).rejects.toMatchObject({ httpStatus: 429 });
  await use('a third', 1000);
});

const client = { address: '192.0.2.1', userAgent: 'test' };
const mailbox = { channel: 'email', to: 'li@example.com' } as const;
const password = '光学平台上的一杯茶';
const who = { userName: 'WangGong', password };
const mail = vi.fn();
const means: Means = { deliversMail: true, deliversText: true, mail, text: mail };
const item = { list: 'viewed', key: '1', value: {}, place: 0, changedAt: '2030-01-01T00:00:00.000Z' } as const;

test.each([
  ['a login of one account from one address', 'loginPair', ['wanggong', client.address], () => login(db, who, client)],
  ['a login from one address', 'loginAddress', [client.address], () => login(db, who, client)],
  ['a login of one account by strangers', 'loginAccount', ['wanggong'], () => login(db, who, client)],
  ['a registration', 'register', [client.address], () => registerAccount(db, who, client)],
  ['a confirmation', 'confirm', ['7'], () => confirmPassword(db, 7, '密码', password)],
  ['what a device hands over', 'keep', ['7'], () => keepItems(db, 7, [item])],
  ['a code asked for from one address', 'codeAddress', [client.address], () => sendCode(db, mailbox, client, means)],
  ['a code to one mailbox', 'codeTarget', ['email:li@example.com'], () => sendCode(db, mailbox, client, means)],
  ['a recovery from one address', 'codeAddress', [client.address], () => recover(db, 'WangGong', client, means)],
  ['a recovery of one account', 'codeTarget', ['wanggong'], () => recover(db, 'WangGong', client, means)],
  ['a guess at a contact', 'codeGuess', [client.address], () => proveContact(db, { ...mailbox, code: '1' }, client)],
  [
    'a guess at a new password',
    'codeGuess',
    [client.address],
    () => resetByCode(db, { account: 'wanggong', code: '1', newPassword: password }, client),
  ],
  ['a code of an authenticator', 'secondFactor', ['7'], () => requireSecondFactor(db, 7, '123456')],
  [
    'a first code of an authenticator',
    'secondFactor',
    ['7'],
    () => confirmSecondFactor(db, { account: { id: 7 }, session: { id: randomUUID() } }, '123456'),
  ],
] as const)('%s is refused before any work once its counter is full', async (_, counter, key, call) => {
  const work = [vi.spyOn(argon2, 'hash'), vi.spyOn(argon2, 'verify'), mail];
  for (const each of work) each.mockClear();
  let isFull = false;
  while (!isFull)
    isFull = await countAttempt(db, counter, ...key).then(
      () => false,
      () => true,
    );
  await expect(call()).rejects.toMatchObject({ httpStatus: 429 });
  await forgetAttempts(db, counter, ...key);
  expect(work.map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  for (const table of [account, contactCode, keptItem]) expect(await db.select().from(table)).toEqual([]);
});
