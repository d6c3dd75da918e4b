import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownPassword } from '../../../test/own-password';
import { createTestDatabase } from '../../../test/test-database';
import { authenticate } from './authenticate';
import { login } from './login';
import { createAccount, forgetSecondFactor, setStaff } from './operate';
import { openOperatorSession, readOperator } from './operator-session';
import { account, rateLimit, session } from './schema';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  requireSecondFactor,
} from './second-factor';
import { parseToken } from './session-token';
import { openSession, type SessionOwner } from './sessions';
import { forgetAttempts } from './throttle';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const client = { address: '192.0.2.1', userAgent: 'test' };
const start = Date.parse('2026-11-25T08:00:00Z');
const at = (seconds: number) => ({ now: () => new Date(start + seconds * 1000) });
/** As an authenticator shows it, by its own implementation of the secret in the picture. */
const codeAt = (uri: string, seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '') }).generate({
    timestamp: start + seconds * 1000,
  });
const wrong = '动态验证码：不正确或已用过';

let id: number;
let who: SessionOwner & { account: { userName: string } };
beforeEach(async () => {
  await db.delete(account);
  await db.delete(rateLimit);
  await createAccount(db, '值班员甲');
  id = (await db.select().from(account))[0]?.id ?? 0;
  who = { account: { id, userName: '值班员甲' }, session: { id: await opened() } };
});

/** The number of a new session of the account. */
async function opened(): Promise<string> {
  const { token } = await openSession(db, { id, userName: '值班员甲' }, client, at(0).now());
  return parseToken(token)?.sessionId ?? '';
}

async function inForce(): Promise<{ uri: string; codes: string[] }> {
  const { uri } = await beginSecondFactor(db, who);
  return { uri, codes: await confirmSecondFactor(db, who, codeAt(uri, 0), at(0)) };
}

test('a first code puts it in force; before it nothing is asked for, and the secret stays the same', async () => {
  const { uri, secret } = await beginSecondFactor(db, who);
  expect(decodeURIComponent(uri)).toMatch(/^otpauth:\/\/totp\/视选运维:值班员甲\?issuer=视选运维&secret=[A-Z2-7]{32}/);
  expect((await beginSecondFactor(db, who)).secret).toBe(secret);
  expect(await readSecondFactor(db, id)).toBeNull();
  await expect(confirmSecondFactor(db, who, codeAt(uri, 600), at(0))).rejects.toThrow(wrong);
  const codes = await confirmSecondFactor(db, who, codeAt(uri, 0).replace(/(...)/, '$1 '), at(0));
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){6}$/);
  expect(await readSecondFactor(db, id)).toEqual({ recoveryCodes: 10 });
  await expect(beginSecondFactor(db, who)).rejects.toThrow('已经启用');
});

test('every session is offered a secret of its own; the first to confirm puts one in force and ends all others', async () => {
  const other = { ...who, session: { id: await opened() } };
  const [mine, theirs] = [await beginSecondFactor(db, who), await beginSecondFactor(db, other)];
  expect(mine.secret).not.toBe(theirs.secret);
  await expect(confirmSecondFactor(db, who, codeAt(theirs.uri, 0), at(0))).rejects.toThrow(wrong);
  const tries = await Promise.allSettled([
    confirmSecondFactor(db, who, codeAt(mine.uri, 0), at(0)),
    confirmSecondFactor(db, other, codeAt(theirs.uri, 0), at(0)),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const left = await db.select().from(session);
  expect(left.map(row => [row.id, row.factorAt, row.offeredFactor])).toEqual([
    [tries[0]?.status === 'fulfilled' ? who.session.id : other.session.id, at(0).now(), null],
  ]);
  await expect(beginSecondFactor(db, { ...who, session: { id: randomUUID() } })).rejects.toThrow('已经启用');
});

test('no code is asked for, and is no attempt', async () => {
  await inForce();
  for (let i = 0; i < 30; i += 1)
    await expect(requireSecondFactor(db, id, ' ', at(60))).rejects.toThrow('已启用两步验证，请填写');
});

test('a code counts half a minute early or late, and once; an older one does not after a newer one', async () => {
  const { uri } = await inForce();
  await expect(requireSecondFactor(db, id, codeAt(uri, 0), at(1))).rejects.toThrow(wrong);
  await requireSecondFactor(db, id, codeAt(uri, 120), at(90));
  await expect(requireSecondFactor(db, id, codeAt(uri, 90), at(91))).rejects.toThrow(wrong);
  await requireSecondFactor(db, id, codeAt(uri, 270), at(300));
  for (const distance of [-60, 60])
    await expect(requireSecondFactor(db, id, codeAt(uri, 600 + distance), at(600))).rejects.toThrow(wrong);
});

test('a recovery code counts once, however it is typed; of many at once one counts', async () => {
  const { codes } = await inForce();
  const [first = '', second = ''] = codes;
  await requireSecondFactor(db, id, ` ${first.toUpperCase().replaceAll('-', ' ')} `, at(60));
  await expect(requireSecondFactor(db, id, first, at(60))).rejects.toThrow(wrong);
  const tries = await Promise.allSettled([1, 2, 3].map(() => requireSecondFactor(db, id, second, at(60))));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readSecondFactor(db, id)).toEqual({ recoveryCodes: 8 });
});

test('of one code tried many times at once one counts, and none of another account; also while the clock is put back', async () => {
  const { uri } = await inForce();
  const counted = async (seconds: number, accountId = id) => {
    const tries = [1, 2, 3].map(() => requireSecondFactor(db, accountId, codeAt(uri, seconds), at(seconds)));
    return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
  };
  await createAccount(db, '值班员乙');
  const other = (await db.select().from(account)).find(each => each.id !== id)?.id ?? 0;
  expect([await counted(90), await counted(90, other)]).toEqual([1, 0]);
  // An hour back, where no code was taken yet, and right again.
  expect([await counted(-3600), await counted(-3600)]).toEqual([1, 0]);
  await forgetAttempts(db, 'secondFactor', String(id));
  expect([await counted(90), await counted(150)]).toEqual([0, 1]);
});

test('five wrong codes in a quarter of an hour, and right ones are refused too', async () => {
  const { uri } = await inForce();
  for (let guess = 0; guess < 5; guess += 1)
    await expect(requireSecondFactor(db, id, '000000x', at(60))).rejects.toThrow(wrong);
  await expect(requireSecondFactor(db, id, codeAt(uri, 60), at(60))).rejects.toThrow('尝试次数过多');
});

test('it ends with a code, or by the command for whoever has lost everything', async () => {
  const { uri } = await inForce();
  await expect(endSecondFactor(db, id, '123', at(60))).rejects.toThrow(wrong);
  await endSecondFactor(db, id, codeAt(uri, 60), at(60));
  expect(await readSecondFactor(db, id)).toBeNull();
  const again = await beginSecondFactor(db, who);
  expect(again.uri).not.toBe(uri);
  await confirmSecondFactor(db, who, codeAt(again.uri, 120), at(120));
  await forgetSecondFactor(db, '值班员甲');
  expect(await readSecondFactor(db, id)).toBeNull();
});

test('a session opens /ops after password and code alone; one of the site never; it ends unused after two hours, and after twelve', async () => {
  const password = await ownPassword(db, await createAccount(db, '值班员乙'), '夜里的一盏小台灯');
  const other = (await db.select().from(account)).find(row => row.userName === '值班员乙')?.id ?? 0;
  const enter = async () => (await login(db, { userName: '值班员乙', password }, client, at(0))).token;
  expect(await openOperatorSession(db, await enter(), '', at(0))).toBe(false);
  await setStaff(true)(db, '值班员乙');
  expect(await readOperator(db, await enter(), at(0))).toBeNull();

  const token = await enter();
  expect(await openOperatorSession(db, token, '', at(0))).toBe(true);
  expect((await readOperator(db, token, at(60)))?.account.userName).toBe('值班员乙');
  const owner = {
    account: { id: other, userName: '值班员乙' },
    session: { id: parseToken(token)?.sessionId ?? '' },
  };
  const { uri } = await beginSecondFactor(db, owner);
  await confirmSecondFactor(db, owner, codeAt(uri, 0), at(0));
  expect(await readOperator(db, token, at(60))).toMatchObject({ passedFactor: true });
  await expect(openOperatorSession(db, await enter(), '', at(60))).rejects.toThrow('已启用两步验证，请填写');
  await expect(openOperatorSession(db, await enter(), '0000000', at(60))).rejects.toThrow(wrong);
  const second = await enter();
  expect(await openOperatorSession(db, second, codeAt(uri, 60), at(60))).toBe(true);

  expect(await readOperator(db, second, at(2 * 3600 + 60))).toBeNull();
  expect(await authenticate(db, second, at(61))).toBeNull();
  await requireSecondFactor(db, other, codeAt(uri, 120), at(120));
  let current = await enter();
  await openOperatorSession(db, current, codeAt(uri, 180), at(180));
  for (let hour = 1; hour <= 12; hour += 1) {
    const who = await readOperator(db, current, at(hour * 3600));
    expect(who?.account.userName).toBe('值班员乙');
    current = who?.refreshToken ?? current;
  }
  expect(await readOperator(db, current, at(12 * 3600 + 181))).toBeNull();
});

test('what ends one account’s second factor leaves that of others; by the command its sessions end too', async () => {
  const { uri } = await inForce();
  await createAccount(db, '值班员乙');
  const other = (await db.select().from(account)).find(row => row.userName === '值班员乙')?.id ?? 0;
  const { token } = await openSession(db, { id: other, userName: '值班员乙' }, client, at(0).now());
  const theirs = {
    account: { id: other, userName: '值班员乙' },
    session: { id: parseToken(token)?.sessionId ?? '' },
  };
  const { uri: theirUri } = await beginSecondFactor(db, theirs);
  await confirmSecondFactor(db, theirs, codeAt(theirUri, 0), at(0));
  // Confirming ended no session but its own account's others.
  expect(await db.select().from(session)).toHaveLength(2);
  await endSecondFactor(db, other, codeAt(theirUri, 60), at(60));
  expect(await readSecondFactor(db, id)).toEqual({ recoveryCodes: 10 });
  await expect(requireSecondFactor(db, other, codeAt(uri, 60), at(60))).rejects.toThrow(wrong);
  const again = await beginSecondFactor(db, theirs);
  await confirmSecondFactor(db, theirs, codeAt(again.uri, 120), at(120));
  await forgetSecondFactor(db, '值班员甲');
  expect(await readSecondFactor(db, other)).toEqual({ recoveryCodes: 10 });
  expect((await db.select().from(session)).map(row => row.accountId)).toEqual([other]);
});

test('after a right code the wrong ones before it count no more', async () => {
  const { uri: offered } = await beginSecondFactor(db, who);
  const wrongOnes = async (call: () => Promise<unknown>) => {
    for (let guess = 0; guess < 4; guess += 1) await expect(call()).rejects.toThrow(wrong);
  };
  await wrongOnes(() => confirmSecondFactor(db, who, '000000x', at(0)));
  await confirmSecondFactor(db, who, codeAt(offered, 0), at(0));
  for (const seconds of [60, 120, 180]) {
    await wrongOnes(() => requireSecondFactor(db, id, '000000x', at(seconds)));
    await requireSecondFactor(db, id, codeAt(offered, seconds), at(seconds));
  }
});

test.each([3600, 5 * 365 * 24 * 3600])('codes are taken again after a clock that was %i seconds ahead', async ahead => {
  const { uri } = await inForce();
  await requireSecondFactor(db, id, codeAt(uri, ahead), at(ahead));
  await requireSecondFactor(db, id, codeAt(uri, 60), at(60));
  await expect(requireSecondFactor(db, id, codeAt(uri, 60), at(60))).rejects.toThrow(wrong);
});

test.each([3600, 24 * 3600])(
  'a clock that is put back by %i seconds makes no used code one to use again',
  async back => {
    const { uri, codes } = await inForce();
    const seconds = [60, 120, back - 30, back, back + 60];
    for (const time of seconds) await requireSecondFactor(db, id, codeAt(uri, time), at(time));
    const [recovery = ''] = codes;
    await requireSecondFactor(db, id, recovery, at(back + 60));
    // Whoever looked over a shoulder an hour, or a day, ago.
    for (const time of [0, 60, 120])
      await expect(requireSecondFactor(db, id, codeAt(uri, time), at(time))).rejects.toThrow(wrong);
    await expect(requireSecondFactor(db, id, recovery, at(60))).rejects.toThrow(wrong);
    await forgetAttempts(db, 'secondFactor', String(id));
    // The owner gets in: with a code that was not used yet.
    await requireSecondFactor(db, id, codeAt(uri, 180), at(180));
    for (const time of [180, back, back + 60])
      await expect(requireSecondFactor(db, id, codeAt(uri, time), at(time))).rejects.toThrow(wrong);
  },
);
