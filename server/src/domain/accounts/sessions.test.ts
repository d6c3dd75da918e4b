import { eq, type SQL } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { withoutRoom } from '../../../test/without-room';
import type { Database } from '../../platform/database/connect';
import { setting } from '../../platform/database/schema';
import { authenticate, logout } from './authenticate';
import { account, session } from './schema';
import { ABSOLUTE_LIMIT, GRACE, IDLE_LIMIT, ROTATE_AFTER } from './session-times';
import { printToken } from './session-token';
import { openSession } from './sessions';
import { siteSecret } from './site-secret';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const client = { address: '192.0.2.1', userAgent: 'test' };
let time = Date.UTC(2030, 0, 1);
const clock = { now: () => new Date(time) };
const ask = (token: string | undefined) => authenticate(db, token, clock);
const required = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('nothing there');
  return value;
};

const [owner] = await db
  .insert(account)
  .values({ userName: '王工程师', userNameKey: '王工程师', passwordHash: '$argon2id$unused', createdAt: clock.now() })
  .returning();
const open = async () => (await openSession(db, required(owner), client, clock.now())).token;

beforeEach(async () => {
  await db.delete(session);
});

test('a fresh token says who it is and is not replaced', async () => {
  const token = await open();
  const who = await ask(token);
  expect(who?.account.userName).toBe('王工程师');
  expect(who?.refreshToken).toBeUndefined();
});

test.each([undefined, '', 'null', 'a.b.c', `${crypto.randomUUID()}.0.${'A'.repeat(43)}`])(
  'the header %j is nobody',
  async header => {
    expect(await ask(header)).toBeNull();
  },
);

test('a token holds 256 bits that are random in every place, and so does its successor', async () => {
  const secretOf = (token: string | undefined) => Buffer.from(required(token?.split('.')[2]), 'base64url');
  const tokens = [];
  for (let count = 0; count < 80; count += 1) tokens.push(await open());
  const first = tokens.at(-1);
  time += ROTATE_AFTER;
  const secrets = [...tokens.map(secretOf), secretOf((await ask(first))?.refreshToken)];
  expect(new Set(secrets.map(secret => secret.length))).toEqual(new Set([32]));
  expect(new Set(secrets.map(secret => secret.toString('hex'))).size).toBe(secrets.length);
  // A place that is always 0 or always 1 would be chance once in 2^72 runs.
  const ones = Buffer.alloc(32);
  const zeros = Buffer.alloc(32);
  for (const secret of secrets)
    for (const [at, byte] of secret.entries()) {
      ones[at] = (ones[at] ?? 0) | byte;
      zeros[at] = (zeros[at] ?? 0) | (byte ^ 0xff);
    }
  expect([ones, zeros]).toEqual([Buffer.alloc(32, 0xff), Buffer.alloc(32, 0xff)]);
});

test('the database holds no token', async () => {
  const secret = required((await open()).split('.')[2]);
  const text = JSON.stringify(await db.select().from(session));
  expect(text).not.toContain(secret);
  expect(text).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
});

test('requests that rotate at the same time all get the same successor', async () => {
  const token = await open();
  time += ROTATE_AFTER;
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(token)));
  const successors = new Set(answers.map(answer => answer?.refreshToken));
  expect(successors.size).toBe(1);
  const [next] = successors;
  expect((await ask(next))?.refreshToken).toBeUndefined();
  const [row] = await db.select().from(session);
  expect(row?.generation).toBe(1);
});

test('a session that is closed while its token is replaced has no successor', async () => {
  const token = await open();
  time += ROTATE_AFTER;
  // The same connections; before a session is written it is closed by another request.
  const racing: Database = Object.create(db);
  const update = vi.spyOn(racing, 'update').mockImplementationOnce(((table: typeof session) => ({
    set: (values: object) => ({
      async where(condition: SQL) {
        await db.delete(session);
        return db.update(table).set(values).where(condition);
      },
    }),
  })) as never);
  expect(await authenticate(racing, token, clock)).toBeNull();
  expect(update).toHaveBeenCalledTimes(1);
});

test('a database without room ends no session: its token stays, and is replaced once there is some', async () => {
  const token = await open();
  const seen = await withoutRoom(db, 'session', async () => {
    time += ROTATE_AFTER - 1;
    const noted = await ask(token);
    time += 1;
    return [noted, await ask(token)].map(who => [who?.account.userName, who?.refreshToken]);
  });
  expect(seen).toEqual([
    ['王工程师', undefined],
    ['王工程师', undefined],
  ]);
  expect((await ask(token))?.refreshToken).toEqual(expect.any(String));
});

test('within the grace window the old token works and yields the same successor', async () => {
  const token = await open();
  time += ROTATE_AFTER;
  const next = (await ask(token))?.refreshToken;
  time += GRACE - 1;
  expect((await ask(token))?.refreshToken).toBe(next);
  expect(await ask(next)).not.toBeNull();
});

test('use of a replaced token after the grace window ends the whole session', async () => {
  const token = await open();
  time += ROTATE_AFTER;
  const next = (await ask(token))?.refreshToken;
  time += GRACE;
  expect(await ask(token)).toBeNull();
  expect(await ask(next)).toBeNull();
  expect(await db.select().from(session)).toEqual([]);
});

test('use of a token two generations old ends the session, even within the grace window', async () => {
  const first = await open();
  time += ROTATE_AFTER;
  const second = required((await ask(first))?.refreshToken);
  time += ROTATE_AFTER;
  const third = required((await ask(second))?.refreshToken);
  expect(await ask(first)).toBeNull();
  expect(await ask(third)).toBeNull();
});

test('a made-up old token ends nobody’s session', async () => {
  const first = await open();
  time += ROTATE_AFTER;
  const second = required((await ask(first))?.refreshToken);
  time += GRACE;
  const sessionId = required(first.split('.')[0]);
  expect(await ask(printToken({ sessionId, generation: 0, secret: Buffer.alloc(32) }))).toBeNull();
  expect(await ask(printToken({ sessionId, generation: 9, secret: Buffer.alloc(32) }))).toBeNull();
  expect(await ask(second)).not.toBeNull();
});

test('a session unused for a week ends, one in use does not', async () => {
  const [unused, used] = [await open(), await open()];
  time += IDLE_LIMIT - 1;
  const next = (await ask(used))?.refreshToken;
  time += 1;
  expect(await ask(unused)).toBeNull();
  expect(await ask(next)).not.toBeNull();
});

test('a session ends after thirty days however much it is used', async () => {
  let token = await open();
  const end = time + ABSOLUTE_LIMIT;
  while (time < end - 1) {
    time = Math.min(time + IDLE_LIMIT / 2, end - 1);
    token = (await ask(token))?.refreshToken ?? token;
  }
  expect(await ask(token)).not.toBeNull();
  time = end;
  expect(await ask(token)).toBeNull();
});

test('sessions that have ended are cleared away when the next one opens', async () => {
  await open();
  time += IDLE_LIMIT;
  await open();
  expect(await db.select().from(session)).toHaveLength(1);
});

test('an account keeps its twenty most recently used sessions', async () => {
  const oldest = await open();
  for (let count = 0; count < 20; count += 1) {
    time += 1;
    await open();
  }
  expect(await db.select().from(session)).toHaveLength(20);
  expect(await ask(oldest)).toBeNull();
});

test('a locked account has no sessions', async () => {
  const token = await open();
  await db.update(account).set({ lockedAt: clock.now() });
  expect(await ask(token)).toBeNull();
  await db.update(account).set({ lockedAt: null });
  expect(await ask(token)).not.toBeNull();
});

test('logging out ends this session and no other', async () => {
  const [one, other] = [await open(), await open()];
  await logout(db, one, clock);
  await logout(db, 'nonsense', clock);
  expect(await ask(one)).toBeNull();
  expect(await ask(other)).not.toBeNull();
});

test('use is noted, once a minute', async () => {
  const token = await open();
  const opened = time;
  const lastSeen = async () =>
    (
      await db
        .select()
        .from(session)
        .where(eq(session.id, required(token.split('.')[0])))
    )[0]?.lastSeenAt.getTime();
  time += 59_999;
  await ask(token);
  expect(await lastSeen()).toBe(opened);
  time += 1;
  await ask(token);
  expect(await lastSeen()).toBe(time);
});

const HOUR = 3600_000;
const YEARS = 5 * 365 * 24 * HOUR;

test.each([HOUR, YEARS])('a login outlasts a clock that was %i ms behind', async behind => {
  time -= behind;
  const token = await open();
  time += behind;
  // It was opened long ago, as it seems: unused, it ends.
  expect((await ask(token)) === null).toBe(behind > IDLE_LIMIT);
});

test('a clock that is ahead for a while ends no login, unless somebody logs in meanwhile', async () => {
  const token = await open();
  time += YEARS;
  expect(await ask(token)).toBeNull();
  time -= YEARS;
  expect(await ask(token)).not.toBeNull();
});

test('a login made by a clock an hour ahead holds when it is right again, and its token is replaced in time', async () => {
  time += HOUR;
  const token = await open();
  time -= HOUR;
  const next = required((await ask(token))?.refreshToken);
  expect((await ask(next))?.refreshToken).toBeUndefined();
  const [row] = await db.select().from(session);
  expect([row?.rotatedAt.getTime(), row?.lastSeenAt.getTime()]).toEqual([time, time]);
});

test('a login made by a clock years ahead ends when it is right again: it would last for years', async () => {
  time += YEARS;
  const token = await open();
  time -= YEARS;
  expect(await ask(token)).toBeNull();
});

test('a token that was replaced by a clock ahead works no longer than a minute', async () => {
  const token = await open();
  time += 3 * HOUR;
  const next = (await ask(token))?.refreshToken;
  expect(next).toBeDefined();
  time -= 3 * HOUR;
  expect(await ask(token)).toBeNull();
  expect(await db.select().from(session)).toEqual([]);
});

test('a new site secret logs nobody out: tokens in use hold, and are replaced by those that follow from it', async () => {
  const token = await open();
  time += ROTATE_AFTER;
  const replaced = (await ask(token))?.refreshToken;
  const isSecret = eq(setting.key, 'site-secret');
  const [before] = await db.delete(setting).where(isSecret).returning();
  onTestFinished(async () => void (await db.update(setting).set(required(before)).where(isSecret)));
  // A database of its own to the memory of the secret: a process that starts now.
  const started: Database = Object.create(db);
  expect(await siteSecret(started)).not.toEqual(await siteSecret(db));
  expect(await authenticate(started, replaced, clock)).not.toBeNull();
  time += ROTATE_AFTER;
  const next = (await authenticate(started, replaced, clock))?.refreshToken;
  expect((await authenticate(started, next, clock))?.account.userName).toBe('王工程师');
  // Whoever made tokens by the old one cannot go on.
  expect(await authenticate(db, next, clock)).not.toBeNull();
  expect(await authenticate(db, replaced, clock)).toBeNull();
});

test('a site secret that could not be read is read again, and then known', async () => {
  // A database of its own to the memory of the secret, on the connections of this one.
  const other: Database = Object.create(db);
  const insert = vi.spyOn(other, 'insert').mockImplementationOnce(() => {
    throw new Error('connection lost');
  });
  await expect(siteSecret(other)).rejects.toThrow('connection lost');
  const secret = await siteSecret(other);
  expect(secret).toHaveLength(32);
  expect(secret).toEqual(await siteSecret(db));
  expect(await siteSecret(other)).toBe(secret);
  expect(insert).toHaveBeenCalledTimes(2);
});
