import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CallName } from '@shixuan/api';
import { type CallRequest, callPaths } from '@shixuan/api/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../test/test-database';

// Two processes of a site on one database; the clock of one of them is set back by an hour while it runs.

const HOUR_MS = 3600_000;
const clock = fileURLToPath(new URL('../test/shifted-clock.mjs', import.meta.url));
const main = fileURLToPath(new URL('../test/site-process.ts', import.meta.url));
const Mail = z.object({ to: z.string(), text: z.string() });
const Said = z.object({ url: z.string().optional(), mail: Mail.optional() });

const { db, pool, url: databaseUrl, stop } = await createTestDatabase();

interface Started {
  url: string;
  child: ChildProcess;
  mails: z.infer<typeof Mail>[];
}

async function start(): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', clock, main], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const mails: Started['mails'] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the process has ended')));
    child.on('message', message => {
      const said = Said.parse(message);
      if (said.mail) mails.push(said.mail);
      if (said.url) resolve(said.url);
    });
  });
  return { url, child, mails };
}

let right: Started;
let behind: Started;
beforeAll(async () => {
  [right, behind] = await Promise.all([start(), start()]);
  behind.child.send({ setBackMs: HOUR_MS });
  await once(behind.child, 'message');
});
afterAll(async () => {
  for (const { child } of [right, behind].filter(Boolean)) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  await stop();
});

const Answer = z.object({ state: z.number(), msg: z.string(), content: z.unknown() });
async function call<N extends CallName>({ url }: Started, name: N, body: CallRequest<N>, authorization = '') {
  const answer = await fetch(`${url}/web${callPaths[name]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  const { status, headers } = answer;
  const [refreshed, retryAfter] = [headers.get('refresh-token'), Number(headers.get('retry-after'))];
  return { status, refreshed, retryAfter, ...Answer.parse(await answer.json()) };
}

const password = '光学平台上的一杯茶';
async function newcomer(userName: string, at: Started): Promise<string> {
  const { state, content } = await call(at, 'register', { userName, password });
  expect(state).toBe(0);
  return z.object({ token: z.string() }).parse(content).token;
}
/** Seconds from now by the database's clock. */
const secondsTo = async (what: string) => {
  const { rows } = await pool.query<{ seconds: string }>(
    `select extract(epoch from ${what} - clock_timestamp()) as seconds`,
  );
  return Number(rows[0]?.seconds);
};

test('a login is one at both: no token is replaced before its time, and an old one still leads to the new', async () => {
  const token = await newcomer('两台机器', right);
  const seen = await call(behind, 'accountProfile', {}, token);
  expect([seen.state, seen.refreshed]).toEqual([0, null]);
  await db.execute(sql`update session set rotated_at = rotated_at - interval '20 minutes'`);
  const { refreshed } = await call(behind, 'accountProfile', {}, token);
  expect(refreshed).not.toBeNull();
  // Another tab, which does not know the new one yet, is answered by the other process.
  const tab = await call(right, 'accountProfile', {}, token);
  expect([tab.state, tab.refreshed]).toEqual([0, refreshed]);
});

test('a login made by the wrong clock lasts as long as any', async () => {
  await newcomer('慢一小时', behind);
  const own = "from session join account on account.id = account_id where user_name = '慢一小时')";
  expect(await secondsTo(`(select max(last_seen_at) ${own}`)).toBeGreaterThan(-120);
  expect(await secondsTo(`(select max(expires_at) ${own}`)).toBeGreaterThan(30 * 24 * 3600 - 120);
});

test.each(['right', 'behind'] as const)(
  'a code asked for at the one that is %s holds at the other, for ten minutes',
  async asked => {
    const [here, there] = asked === 'right' ? [right, behind] : [behind, right];
    const to = `${asked}@example.com`;
    await call(here, 'accountSendCode', { channel: 'email', to });
    const codeIn = () => /验证码 (\d{6})/.exec(here.mails.find(mail => mail.to === to)?.text ?? '')?.[1];
    await expect.poll(codeIn).toBeDefined();
    const end = await secondsTo('(select max(expires_at) from contact_code)');
    expect(end).toBeGreaterThan(480);
    expect(end).toBeLessThan(601);
    // Asking for another code at the other one ends nobody else's.
    await call(there, 'accountSendCode', { channel: 'email', to: `another-${to}` });
    const contact = { channel: 'email' as const, to, code: codeIn() ?? '' };
    expect((await call(there, 'register', { userName: `凭码_${asked}`, password, contact })).msg).toBe('');
  },
);

test('guesses are counted for both together, and waited for no longer than a quarter of an hour', async () => {
  await newcomer('被猜的人', right);
  const guess = (at: Started) => call(at, 'login', { userName: '被猜的人', password: '不是这个口令呀' });
  const statuses: number[] = [];
  for (const at of [right, behind, right, behind, right, behind, right, behind])
    statuses.push((await guess(at)).status);
  expect(statuses.filter(status => status === 429)).toHaveLength(3);
  for (const at of [right, behind]) {
    const { retryAfter } = await guess(at);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(900);
  }
});
