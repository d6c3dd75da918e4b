import { afterAll, expect, test } from 'vitest';
import { ownPassword } from '../../../test/own-password';
import { createTestDatabase } from '../../../test/test-database';
import { authenticate } from './authenticate';
import { login } from './login';
import { createAccount, endAllSessions, lockAccount, resetPassword, setStaff, unlockAccount } from './operate';
import { account } from './schema';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const client = { address: '192.0.2.1', userAgent: 'test' };

test('the operator makes an account, locks it, frees it and gives it a new password', async () => {
  const password = await ownPassword(db, await createAccount(db, '新同事'), '台灯旁的一本旧书');
  const { token } = await login(db, { userName: '新同事', password }, client);
  await lockAccount(db, '新同事');
  expect(await authenticate(db, token)).toBeNull();
  await expect(login(db, { userName: '新同事', password }, client)).rejects.toThrow('用户名或密码不正确');
  await unlockAccount(db, '新同事');
  const again = await login(db, { userName: '新同事', password }, client);
  const reset = await resetPassword(db, '新同事');
  expect(await authenticate(db, again.token)).toBeNull();
  await expect(login(db, { userName: '新同事', password }, client)).rejects.toThrow('用户名或密码不正确');
  const renewed = await ownPassword(db, reset, '窗台上的一盆绿萝');
  await login(db, { userName: '新同事', password: renewed }, client);
});

test('a taken name, an impossible one and an unknown one are told', async () => {
  await createAccount(db, 'Taken');
  await expect(createAccount(db, 'taken')).rejects.toThrow('用户名：已被使用，请换一个');
  await expect(createAccount(db, 'a b')).rejects.toThrow(/^用户名：应为/);
  for (const act of [lockAccount, unlockAccount, resetPassword])
    await expect(act(db, '查无此人')).rejects.toThrow('用户名：没有名为「查无此人」的账号');
});

test('nobody can log in to a new account until its owner has set a password', async () => {
  const { link = '' } = await createAccount(db, 'fresh_one');
  expect(link).toMatch(/^sxl_[0-9a-f]{64}$/);
  for (const password of ['', link, 'fresh_one'])
    await expect(login(db, { userName: 'fresh_one', password }, client)).rejects.toThrow('用户名或密码不正确');
});

test('what is done to one account is done to no other', async () => {
  const made = new Map<string, string>();
  for (const userName of ['One', 'Other'])
    made.set(userName, await ownPassword(db, await createAccount(db, userName), `${userName.length}号工位的一盏灯`));
  const enter = (userName: string) => login(db, { userName, password: made.get(userName) ?? '' }, client);
  const other = await enter('Other');
  const stateOf = async (userName: string) => (await db.select().from(account)).find(row => row.userName === userName);
  const before = await stateOf('Other');
  const one = await enter('One');
  expect(await setStaff(true)(db, 'ONE')).toEqual({ userName: 'One' });
  expect((await stateOf('One'))?.staff).toBe(true);
  await setStaff(false)(db, 'One');
  expect((await stateOf('One'))?.staff).toBe(false);
  expect(await endAllSessions(db, 'one')).toEqual({ userName: 'One' });
  expect(await authenticate(db, one.token)).toBeNull();
  const second = await enter('One');
  expect(await lockAccount(db, 'one')).toEqual({ userName: 'One' });
  expect((await stateOf('One'))?.lockedAt).toBeInstanceOf(Date);
  expect(await unlockAccount(db, 'one')).toEqual({ userName: 'One' });
  expect((await stateOf('One'))?.lockedAt).toBeNull();
  // Locking has ended the session; freeing does not bring it back.
  expect(await authenticate(db, second.token)).toBeNull();
  await resetPassword(db, 'One');
  expect(await stateOf('Other')).toEqual(before);
  expect((await authenticate(db, other.token))?.account.userName).toBe('Other');
});
