import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownPassword } from '../../../test/own-password';
import { createTestDatabase } from '../../../test/test-database';
import { login } from './login';
import { createAccount, setStaff } from './operate';
import { openOperatorSession, readOperator } from './operator-session';
import { account, session } from './schema';
import { parseToken } from './session-token';
import { MOST_PER_ACCOUNT } from './sessions';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const client = { address: '192.0.2.1', userAgent: 'test' };
const HOUR = 3_600_000;
const start = Date.parse('2026-11-25T08:00:00Z');
const at = (milliseconds: number) => ({ now: () => new Date(start + milliseconds) });

let password: string;
beforeEach(async () => {
  await db.delete(account);
  password = await ownPassword(db, await createAccount(db, '值班员'), '夜里的一盏小台灯');
  await setStaff(true)(db, '值班员');
});

const enter = async (when = at(0)) => (await login(db, { userName: '值班员', password }, client, when)).token;
async function enterOps(): Promise<string> {
  const token = await enter();
  expect(await openOperatorSession(db, token, '', at(0))).toBe(true);
  return token;
}
const rowOf = async (token: string) =>
  (
    await db
      .select()
      .from(session)
      .where(eq(session.id, parseToken(token)?.sessionId ?? ''))
  )[0];

test('it is written when it began, when it ends, and that no second factor was passed', async () => {
  expect(await rowOf(await enterOps())).toMatchObject({
    operatorSince: at(0).now(),
    expiresAt: at(12 * HOUR).now(),
    factorAt: null,
  });
});

test('logins at the site end none at /ops: whoever knows the password alone does not put the operator out; those at /ops are twenty too', async () => {
  const operator = await enterOps();
  for (let login = 0; login < MOST_PER_ACCOUNT + 1; login += 1) await enter(at(1));
  expect(await readOperator(db, operator, at(2))).not.toBeNull();
  expect(await db.select().from(session)).toHaveLength(MOST_PER_ACCOUNT + 1);
  for (let login = 0; login < MOST_PER_ACCOUNT; login += 1) await enterOps();
  expect(await db.select().from(session).where(isNotNull(session.operatorSince))).toHaveLength(MOST_PER_ACCOUNT);
});

test('for two hours it may be unused; from then on it is over, and gone', async () => {
  const [used, unused, other] = [await enterOps(), await enterOps(), await enter()];
  const who = await readOperator(db, used, at(2 * HOUR - 1));
  expect(who).toMatchObject({ account: { userName: '值班员' }, passedFactor: false });
  expect(await readOperator(db, unused, at(2 * HOUR))).toBeNull();
  expect(await rowOf(unused)).toBeUndefined();
  expect(await rowOf(other)).toBeDefined();
  // Its use was noted.
  expect(await readOperator(db, who?.refreshToken ?? used, at(4 * HOUR - 2))).not.toBeNull();
});

test('whoever is of the staff no more is let in no more, and again when he is back', async () => {
  const token = await enterOps();
  await setStaff(false)(db, '值班员');
  expect(await readOperator(db, token, at(1))).toBeNull();
  expect(await openOperatorSession(db, await enter(), '', at(1))).toBe(false);
  await setStaff(true)(db, '值班员');
  expect(await readOperator(db, token, at(1))).not.toBeNull();
});

test('a session that was refused stays one of the site', async () => {
  await setStaff(false)(db, '值班员');
  const token = await enter();
  const before = await rowOf(token);
  expect(await openOperatorSession(db, token, '', at(1))).toBe(false);
  expect(await rowOf(token)).toEqual(before);
  expect(await openOperatorSession(db, 'nonsense', '', at(1))).toBe(false);
  expect(await readOperator(db, 'nonsense', at(1))).toBeNull();
});
