import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { onDatabase } from '../../../test/on-database';
import { readConfig } from '../config';
import { runningEmbedded, startEmbedded } from './embedded';
import { runningPostmaster } from './embedded/postmaster';
import { openBeside } from './open-beside';

const varDir = mkdtempSync(join(tmpdir(), 'shixuan-embedded-'));
chmodSync(varDir, 0o755);
const home = join(varDir, 'postgres');
const dataDir = join(home, 'data');
const messages: string[] = [];
const start = () => startEmbedded(varDir, message => messages.push(message));
afterAll(() => rmSync(varDir, { recursive: true }));

/** Another process that holds the database, as a site does. */
async function startHolder(): Promise<{ child: ChildProcess; said: string }> {
  const script = fileURLToPath(new URL('../../../test/hold-database.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, varDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const read = (url: string) =>
  onDatabase(url, async client => (await client.query('select value from kept order by value')).rows);
const write = (url: string, value: number) =>
  onDatabase(url, client => client.query('insert into kept values ($1)', [value]));
const postmasterPid = () => {
  const { pid } = runningPostmaster(dataDir) ?? {};
  if (pid === undefined) throw new Error('no database runs');
  return pid;
};

test('the first start makes a durable database that only the site can enter', async () => {
  mkdirSync(join(home, 'data.new'), { recursive: true });
  writeFileSync(join(home, 'data.new', 'half-made'), 'an interrupted first start');
  const { url, stop } = await start();
  await onDatabase(url, client => client.query('create table kept (value int)'));
  await write(url, 1);
  const { rows } = await onDatabase(url, client =>
    client.query(
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as address,
              current_setting('server_encoding') as encoding`,
    ),
  );
  expect(rows).toEqual([{ fsync: 'on', address: '127.0.0.1', encoding: 'UTF8' }]);
  const stranger = new URL(url);
  stranger.password = 'guess';
  await expect(read(stranger.href)).rejects.toThrow('password authentication failed');
  expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600);
  await Promise.all([stop(), stop()]);
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  expect(existsSync(join(home, 'owner.json'))).toBe(false);
});

test.each([
  ['run a program', "copy (select 1) to program 'true'"],
  ['read a file of the machine', "select pg_read_file('/etc/passwd')"],
  ['make a role', 'create role other'],
  ['make a database', 'create database other'],
  ['change the server', "alter system set work_mem = '8MB'"],
  ['read passwords', 'select rolpassword from pg_authid'],
])('the site’s role cannot %s', async (_, statement) => {
  const { url, stop } = await start();
  try {
    await expect(onDatabase(url, client => client.query(statement))).rejects.toThrow(/permission denied/);
  } finally {
    await stop();
  }
});

test('what an earlier edition made as administrator becomes the site’s at the next start', async () => {
  const { administratorUrl, stop } = await start();
  await onDatabase(administratorUrl, client =>
    client.query(
      'create schema drizzle; create table drizzle.done (hash text); create table earlier (id int generated always as identity, value int)',
    ),
  );
  await stop();
  const again = await start();
  await onDatabase(again.url, async client => {
    await client.query('insert into earlier (value) values (1)');
    await client.query('alter table earlier add column more text');
    await client.query('drop table earlier');
    await client.query('create table drizzle.more (id int)');
    await client.query('drop schema drizzle cascade');
  });
  await again.stop();
});

test('where the site answers signals, a wish to end leaves the database to it', async () => {
  const { url, stop } = await start();
  const answered = vi.fn();
  process.on('SIGTERM', answered);
  // As told by a parent that has ended, with nothing but the event's name.
  Reflect.apply(process.emit, process, ['SIGTERM']);
  process.off('SIGTERM', answered);
  expect(answered).toHaveBeenCalledOnce();
  expect(await read(url)).toEqual([{ value: 1 }]);
  await stop();
});

test('a second site on the same folder is refused in one sentence and leaves the first alone', async () => {
  const first = await start();
  const { child, said } = await startHolder();
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(said).toMatch(/^网站已在运行（进程 \d+ 正在使用 .*）：请先停止它.*。$/);
  await expect(start()).rejects.toThrow('网站已在运行');
  expect(await read(first.url)).toEqual([{ value: 1 }]);
  await first.stop();
});

test('a command beside a running site uses its database and leaves it running', async () => {
  const { child } = await startHolder();
  const pid = postmasterPid();
  const { pool, stop } = await openBeside(readConfig({ SHIXUAN_VAR: varDir }), () => undefined);
  expect((await pool.query('select value from kept')).rows).toEqual([{ value: 1 }]);
  await stop();
  expect(postmasterPid()).toBe(pid);
  await end(child, 'SIGTERM');
});

test('a command beside a stopped site starts its database for as long as it needs it', async () => {
  const { pool, stop } = await openBeside(readConfig({ SHIXUAN_VAR: varDir }), () => undefined);
  expect((await pool.query('select value from kept')).rows).toEqual([{ value: 1 }]);
  await stop();
  expect(runningPostmaster(dataDir)).toBeUndefined();
});

test('after kill -9 of the site the database it left running is shut down, and nothing is lost', async () => {
  const { child } = await startHolder();
  await write(runningEmbedded(varDir) ?? '', 2);
  await end(child, 'SIGKILL');
  const orphan = postmasterPid();
  const { url, stop } = await start();
  expect(messages.at(-1)).toBe(`上次未正常退出，正在停止遗留的数据库进程 ${orphan}`);
  expect(postmasterPid()).not.toBe(orphan);
  expect(await read(url)).toEqual([{ value: 1 }, { value: 2 }]);
  await stop();
});

test('after kill -9 of the site and its database the next start recovers what was committed', async () => {
  const { child } = await startHolder();
  await write(runningEmbedded(varDir) ?? '', 3);
  const pid = postmasterPid();
  await end(child, 'SIGKILL');
  process.kill(pid, 'SIGKILL');
  const { url, stop } = await start();
  expect(await read(url)).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
  await stop();
});

test('a database that ends by itself is started again at the same address, and nothing is lost', async () => {
  const { url, stop } = await start();
  const before = await read(url);
  for (const value of [4, 5]) {
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(messages.at(-1)).toBe('数据库已重新启动'), { interval: 20 });
    messages.push('written');
    expect(postmasterPid()).not.toBe(pid);
    await write(url, value);
  }
  expect(await read(url)).toEqual([...before, { value: 4 }, { value: 5 }]);
  await stop();
  expect(runningPostmaster(dataDir)).toBeUndefined();
});

test('a database that is being started again stops with its site', async () => {
  const { stop } = await start();
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(messages.at(-1)).toMatch(/^数据库进程意外结束，正在重新启动/), {
    timeout: 60_000,
    interval: 1,
  });
  await stop();
  expect(runningPostmaster(dataDir)).toBeUndefined();
  expect(existsSync(join(home, 'owner.json'))).toBe(false);
});

test('a stale lock whose number now belongs to another program does not stop the start, nor is that program touched', async () => {
  const bystander = spawn('sleep', ['60']);
  await once(bystander, 'spawn');
  const lines = [bystander.pid, dataDir, 1, 5432, '', '127.0.0.1', '', 'ready'];
  writeFileSync(join(dataDir, 'postmaster.pid'), `${lines.join('\n')}\n`);
  writeFileSync(join(home, 'owner.json'), JSON.stringify({ pid: bystander.pid, started: 'long ago' }));
  expect(runningEmbedded(varDir)).toBeUndefined();
  const { url, stop } = await start();
  expect(await read(url)).toHaveLength(5);
  expect(bystander.exitCode).toBeNull();
  expect(bystander.signalCode).toBeNull();
  await stop();
  await end(bystander, 'SIGTERM');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a process ended by %s stops its database first', async signal => {
  const { child } = await startHolder();
  await end(child, signal);
  expect(child.signalCode).toBe(signal);
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  expect(existsSync(join(home, 'owner.json'))).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  'as root, in a folder that the database’s user cannot enter, data goes elsewhere and survives',
  async () => {
    // Private to root, like a clone in its home directory.
    const hidden = mkdtempSync(join(tmpdir(), 'shixuan-hidden-'));
    const first = await startEmbedded(hidden, () => undefined);
    const place = readFileSync(join(hidden, 'postgres', 'location.txt'), 'utf8').trim();
    try {
      expect(place).toMatch(/^\/var\/lib\/shixuan-[0-9a-f]{12}$/);
      await onDatabase(first.url, client => client.query('create table kept as select 7 as value'));
      expect(runningEmbedded(hidden)).toBe(first.url);
      await first.stop();
      const second = await startEmbedded(hidden, () => undefined);
      expect(await read(second.url)).toEqual([{ value: 7 }]);
      await second.stop();
    } finally {
      rmSync(hidden, { recursive: true });
      rmSync(place, { recursive: true });
    }
  },
);
