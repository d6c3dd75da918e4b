import argon2 from '@node-rs/argon2';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { login } from './login';
import { registerAccount } from './register-account';
import { account, rateLimit } from './schema';

/** The real thing, counted; computing a thousand wrong passwords would show nothing more. */
const countVerifications = () => vi.spyOn(argon2, 'verify');

const { db, stop } = await createTestDatabase();
afterAll(stop);

const at = (address: string) => ({ address, userAgent: 'test' });
const home = (who: number) => at(`192.0.2.${who}`);
const PASSWORD = '远心镜头 0.5 倍';
const OWNERS = 10;
const ownerName = (who: number) => `工程师_${who}`;

async function guess(userName: string, password: string, address: string): Promise<'tried' | 'refused'> {
  const error: unknown = await login(db, { userName, password }, at(address)).catch((reason: unknown) => reason);
  return Object(error).httpStatus === 429 ? 'refused' : 'tried';
}

let verify: ReturnType<typeof countVerifications>;
beforeEach(async () => {
  await db.delete(account);
  await db.delete(rateLimit);
  for (let who = 0; who < OWNERS; who += 1)
    await registerAccount(db, { userName: ownerName(who), password: PASSWORD }, home(who));
  verify = countVerifications().mockResolvedValue(false);
});
afterEach(() => verify.mockRestore());

async function expectOwnersGetIn(): Promise<void> {
  verify.mockRestore();
  for (let who = 0; who < OWNERS; who += 1)
    expect(await login(db, { userName: ownerName(who), password: PASSWORD }, home(who))).toHaveProperty('token');
}

test('of a thousand guesses at ten accounts from twenty addresses, twenty reach each account; the owners get in', async () => {
  const guesses = Array.from({ length: 1000 }, (_, count) =>
    guess(ownerName(count % OWNERS), `guess ${count}`, `198.51.100.${Math.floor(count / 50)}`),
  );
  const tried = (await Promise.all(guesses)).filter(answer => answer === 'tried');
  expect(tried.length).toBeLessThanOrEqual(20 * OWNERS);
  // What was refused cost no computation.
  expect(verify).toHaveBeenCalledTimes(tried.length);
  await expectOwnersGetIn();
});

test('one password tried on a thousand names from five addresses is stopped after thirty each', async () => {
  const guesses = Array.from({ length: 1000 }, (_, count) =>
    guess(count < OWNERS ? ownerName(count) : `name_${count}`, '12345678', `198.51.100.${count % 5}`),
  );
  const tried = (await Promise.all(guesses)).filter(answer => answer === 'tried');
  expect(tried).toHaveLength(5 * 30);
  await expectOwnersGetIn();
});

test('who changes the password while somebody logs in with the old one keeps him out', async () => {
  await registerAccount(db, { userName: '换密码的人', password: PASSWORD }, home(200));
  const changed = { passwordHash: '$argon2id$v=19$m=65536,t=3,p=1$other' };
  verify.mockImplementationOnce(async () => {
    await db.update(account).set(changed);
    return true;
  });
  await expect(login(db, { userName: '换密码的人', password: PASSWORD }, home(200))).rejects.toMatchObject({
    message: '用户名或密码不正确',
  });
});
