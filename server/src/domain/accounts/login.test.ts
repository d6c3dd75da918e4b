import argon2 from '@node-rs/argon2';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fullHash } from '../../../test/full-hash';
import { createTestDatabase } from '../../../test/test-database';
import { tooBusy } from './account-refusals';
import { authenticate } from './authenticate';
import { login } from './login';
import { registerAccount } from './register-account';
import { account, rateLimit } from './schema';

/** The real thing, counted. */
const countVerifications = () => vi.spyOn(argon2, 'verify');

const { db, stop } = await createTestDatabase();
afterAll(stop);

const at = (address: string) => ({ address, userAgent: 'test' });
const home = at('192.0.2.1');
const right = { userName: '王工程师', password: '远心镜头 0.5 倍' };
const wrong = { ...right, password: '远心镜头 0.6 倍' };
const attempt = (credentials: typeof right, client = home) =>
  login(db, credentials, client).then(
    user => user,
    (error: unknown) => error,
  );

let verify: ReturnType<typeof countVerifications>;
beforeEach(async () => {
  verify = countVerifications();
  await db.delete(account);
  await db.delete(rateLimit);
});
afterEach(() => {
  verify.mockRestore();
  vi.useRealTimers();
});

test('registering logs in, and the password logs in again, under any case of the name', async () => {
  const registered = await registerAccount(db, { userName: 'Wang.Gong', password: right.password }, home);
  expect((await authenticate(db, registered.token))?.account).toEqual({ id: registered.id, userName: 'Wang.Gong' });
  const again = await login(db, { userName: 'wang.GONG', password: right.password }, home);
  expect(again).toMatchObject({ id: registered.id, userName: 'Wang.Gong' });
  expect(again.token).not.toBe(registered.token);
});

test('the password is kept as argon2id of 64 MiB and three passes', async () => {
  const hash = vi.spyOn(argon2, 'hash').mockImplementation(fullHash);
  await registerAccount(db, right, home);
  hash.mockRestore();
  const [row] = await db.select().from(account);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});

test('a password is compared as it was typed, to its last character, and holds for as long as nobody changes it', async () => {
  const password = `Optics ${'光'.repeat(60)} end`;
  await registerAccount(db, { ...right, password }, home);
  const others = [password.toLowerCase(), `${password} `, ` ${password}`, password.slice(0, -1)];
  for (const other of others)
    expect(await attempt({ ...right, password: other })).toMatchObject({ message: '用户名或密码不正确' });
  const years = { now: () => new Date(Date.now() + 5 * 365 * 24 * 3600_000) };
  await expect(login(db, { ...right, password }, home, years)).resolves.toHaveProperty('token');
});

test('a name is given once, whatever its case, also to two at the same moment', async () => {
  const tries = await Promise.allSettled(
    ['WangGong', 'wanggong', 'WANGGONG'].map(userName => registerAccount(db, { ...right, userName }, home)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(registerAccount(db, { ...right, userName: 'wangGong' }, home)).rejects.toMatchObject({
    httpStatus: 422,
    state: 422,
    message: '用户名：已被使用，请换一个',
  });
});

test('unknown user, impossible name, wrong password and locked account get one answer after one verification each', async () => {
  await registerAccount(db, right, home);
  await registerAccount(db, { ...right, userName: 'locked' }, home);
  await db.update(account).set({ lockedAt: new Date() });
  await registerAccount(db, { ...right, userName: 'open' }, home);
  const answers = [];
  for (const credentials of [
    { ...right, userName: 'nobody' },
    { ...right, userName: 'no\u0000body' },
    { ...wrong, userName: 'open' },
    { ...right, userName: 'locked' },
  ]) {
    verify.mockClear();
    const { name, httpStatus, state, message } = Object(await attempt(credentials));
    answers.push({ name, httpStatus, state, message, verifications: verify.mock.calls.length });
  }
  const same = { name: 'CallError', httpStatus: 200, state: 1010, message: '用户名或密码不正确', verifications: 1 };
  expect(answers).toEqual([same, same, same, same]);
});

test('guessing stops after five attempts, even at the same moment; the owner logs in from elsewhere', async () => {
  await registerAccount(db, right, home);
  const attacker = at('198.51.100.7');
  verify.mockClear();
  const guesses = await Promise.all(Array.from({ length: 9 }, () => attempt(wrong, attacker)));
  expect(guesses.filter(guess => Object(guess).httpStatus === 429)).toHaveLength(4);
  expect(verify).toHaveBeenCalledTimes(5);
  expect(await attempt(right, attacker)).toMatchObject({
    httpStatus: 429,
    state: 1010,
    message: expect.stringMatching(/^尝试次数过多，请在 \d+ 秒后再试$/),
  });
  expect(await attempt(right)).toHaveProperty('token');
});

test('the wait ends when it said', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await registerAccount(db, right, home);
  for (let count = 0; count < 5; count += 1) await attempt(wrong);
  const { retryAfterSeconds } = Object(await attempt(right));
  expect(retryAfterSeconds).toBeGreaterThan(0);
  vi.setSystemTime(Date.now() + retryAfterSeconds * 1000);
  expect(await attempt(right)).toHaveProperty('token');
});

test('a right password takes the failed attempts back', async () => {
  await registerAccount(db, right, home);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 4; count += 1) await attempt(wrong);
    expect(await attempt(right)).toHaveProperty('token');
  }
});

test('a login that is refused because too many wait counts as no attempt', async () => {
  await registerAccount(db, right, home);
  verify.mockRejectedValue(tooBusy());
  for (let count = 0; count < 8; count += 1) expect(await attempt(right)).toMatchObject({ httpStatus: 503 });
  verify.mockRestore();
  expect(await attempt(right)).toHaveProperty('token');
});

test('one address trying many names is stopped too', async () => {
  verify.mockResolvedValue(false);
  const spray = await Promise.all(
    Array.from({ length: 55 }, (_, count) => attempt({ ...right, userName: `user${count}` }, at('198.51.100.8'))),
  );
  verify.mockRestore();
  expect(spray.filter(answer => Object(answer).httpStatus === 429)).toHaveLength(25);
});

test('guessing one account from many addresses is slowed, without locking its owner out where he logged in before', async () => {
  await registerAccount(db, right, home);
  verify.mockResolvedValue(false);
  const crowd = await Promise.all(Array.from({ length: 110 }, (_, count) => attempt(wrong, at(`203.0.113.${count}`))));
  verify.mockRestore();
  expect(crowd.filter(answer => Object(answer).httpStatus === 429)).toHaveLength(90);
  expect(await attempt(right, at('203.0.113.200'))).toMatchObject({ httpStatus: 429 });
  expect(await attempt(right)).toHaveProperty('token');
});

test('asking which names are taken is limited by address', async () => {
  await registerAccount(db, right, home);
  const asked = [];
  for (let count = 0; count < 31; count += 1)
    asked.push(await registerAccount(db, right, home).catch((error: unknown) => Object(error).httpStatus));
  expect(asked.filter(status => status === 422)).toHaveLength(29);
  expect(asked.at(-1)).toBe(429);
});

test('the counters hold neither name nor address', async () => {
  await attempt({ ...right, userName: 'a-password-typed-as-name' });
  const text = JSON.stringify(await db.select().from(rateLimit));
  expect(text).not.toContain('a-password');
  expect(text).not.toContain(home.address);
});

/** As an earlier release stored it: the same algorithm at another cost. */
const olderHash = (password: string) => fullHash(password, { memoryCost: 32, timeCost: 2, parallelism: 1 });
const storedHash = async () => (await db.select().from(account))[0]?.passwordHash ?? '';
const store = (passwordHash: string) => db.update(account).set({ passwordHash });

test('a hash with other parameters is made anew at the right login, and only then; both passwords are the same', async () => {
  await registerAccount(db, right, home);
  const today = (await storedHash()).split('$').slice(0, 4);
  const older = await olderHash(right.password);
  await store(older);
  expect(await attempt(wrong)).toMatchObject({ message: '用户名或密码不正确' });
  expect(await storedHash()).toBe(older);
  expect(await attempt(right)).toHaveProperty('token');
  await vi.waitFor(async () => expect(await storedHash()).not.toBe(older));
  const renewed = await storedHash();
  expect(renewed.split('$').slice(0, 4)).toEqual(today);
  expect(await attempt(right)).toHaveProperty('token');
  expect(await attempt(wrong)).toMatchObject({ message: '用户名或密码不正确' });
  expect(await storedHash()).toBe(renewed);
});

test('the login does not wait for the new hash; one that fails is tried again by a later login', async () => {
  await registerAccount(db, right, home);
  const older = await olderHash(right.password);
  await store(older);
  let fail: (error: Error) => void = () => undefined;
  const computing = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const hash = vi.spyOn(argon2, 'hash').mockReturnValueOnce(computing);
  expect(await attempt(right)).toHaveProperty('token');
  await vi.waitFor(() => expect(hash).toHaveBeenCalledTimes(1));
  // While one is made, no further one is begun.
  expect(await attempt(right)).toHaveProperty('token');
  await new Promise(setImmediate);
  expect(hash).toHaveBeenCalledTimes(1);
  fail(new Error('out of memory'));
  await vi.waitFor(async () => {
    expect(await attempt(right)).toHaveProperty('token');
    expect(await storedHash()).not.toBe(older);
  });
  hash.mockRestore();
});

test('a login whose password was checked against a hash that another login has made anew meanwhile gets in', async () => {
  await registerAccount(db, right, home);
  const anew = await olderHash(right.password);
  verify.mockImplementationOnce(async () => {
    await store(anew);
    return true;
  });
  expect(await attempt(right)).toHaveProperty('token');
});

test('a login whose password the owner has changed meanwhile does not, and the new password stays', async () => {
  await registerAccount(db, right, home);
  const changed = await olderHash('另一个很长的密码');
  verify.mockImplementationOnce(async () => {
    await store(changed);
    return true;
  });
  expect(await attempt(right)).toMatchObject({ message: '用户名或密码不正确' });
  expect(await storedHash()).toBe(changed);
});
