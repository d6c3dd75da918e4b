import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { authenticate } from './authenticate';
import { login } from './login';
import { createAccount, resetPassword } from './operate';
import { ownerOfLink, setPasswordByLink } from './password-link';
import { account, passwordLink } from './schema';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const client = { address: '192.0.2.1', userAgent: 'test' };
const password = '走廊尽头的一扇窗';
const over = '链接已失效';

test('a link sets the password once, and ends the sessions there are', async () => {
  const { link = '' } = await createAccount(db, 'link_owner');
  expect(await ownerOfLink(db, link)).toMatchObject({ userName: 'link_owner' });
  await expect(setPasswordByLink(db, { secret: link, password: 'short' })).rejects.toThrow('密码：应为 8～128 个字符');
  await expect(setPasswordByLink(db, { secret: link, password: 'link_owner 2026' })).rejects.toThrow('不能包含用户名');
  await setPasswordByLink(db, { secret: link, password });
  const { token } = await login(db, { userName: 'link_owner', password }, client);
  await expect(setPasswordByLink(db, { secret: link, password: '另一扇开着的窗' })).rejects.toThrow(over);

  const second = (await resetPassword(db, 'link_owner')).link ?? '';
  expect(await authenticate(db, token)).toBeNull();
  const third = (await resetPassword(db, 'link_owner')).link ?? '';
  await expect(ownerOfLink(db, second)).rejects.toThrow(over);
  await setPasswordByLink(db, { secret: third, password });
  await login(db, { userName: 'link_owner', password }, client);
});

test('of two who use a link at the same moment one sets the password', async () => {
  const { link = '' } = await createAccount(db, 'link_twice');
  const tries = await Promise.allSettled(
    ['楼上的第一把椅子', '楼上的第二把椅子'].map(text => setPasswordByLink(db, { secret: link, password: text })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('after a day it is over; what is no link, and one of an account that is gone, neither', async () => {
  const { link = '' } = await createAccount(db, 'link_late');
  const at = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3600_000) });
  expect(await ownerOfLink(db, link, at(23))).toMatchObject({ userName: 'link_late' });
  await expect(ownerOfLink(db, link, at(24.1))).rejects.toThrow(over);
  await expect(setPasswordByLink(db, { secret: link, password }, at(24.1))).rejects.toThrow(over);
  for (const secret of ['', 'sxl_', `sxl_${'0'.repeat(64)}`, `${link}0`, link.toUpperCase()])
    await expect(ownerOfLink(db, secret)).rejects.toThrow(over);
  expect(JSON.stringify(await db.select().from(passwordLink))).not.toContain(link.slice(4));
  await db.delete(account);
  await expect(ownerOfLink(db, link)).rejects.toThrow(over);
});
