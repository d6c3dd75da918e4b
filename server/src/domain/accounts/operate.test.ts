import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { authenticate } from './authenticate';
import { login } from './login';
import { createAccount, lockAccount, resetPassword, unlockAccount } from './operate';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const client = { address: '192.0.2.1', userAgent: 'test' };

test('the operator makes an account, locks it, frees it and gives it a new password', async () => {
  const { password = '' } = await createAccount(db, '新同事');
  const { token } = await login(db, { userName: '新同事', password }, client);
  await lockAccount(db, '新同事');
  expect(await authenticate(db, token)).toBeNull();
  await expect(login(db, { userName: '新同事', password }, client)).rejects.toThrow('用户名或密码不正确');
  await unlockAccount(db, '新同事');
  const again = await login(db, { userName: '新同事', password }, client);
  const reset = await resetPassword(db, '新同事');
  expect(await authenticate(db, again.token)).toBeNull();
  await expect(login(db, { userName: '新同事', password }, client)).rejects.toThrow('用户名或密码不正确');
  await login(db, { userName: '新同事', password: reset.password ?? '' }, client);
});

test('a taken name, an impossible one and an unknown one are told', async () => {
  await createAccount(db, 'Taken');
  await expect(createAccount(db, 'taken')).rejects.toThrow('用户名：已被使用，请换一个');
  await expect(createAccount(db, 'a b')).rejects.toThrow(/^用户名：应为/);
  for (const act of [lockAccount, unlockAccount, resetPassword])
    await expect(act(db, '查无此人')).rejects.toThrow('用户名：没有名为「查无此人」的账号');
});
