import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { inOneProcess } from '../database/in-one-process';
import { setting } from '../database/schema';
import { processName, shownProcess } from '../process/process-name';
import { readHolders, whileHolding } from './job-holder';

const LOCK = 43;
const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.stop());
beforeEach(() => db.delete(setting));

const name = 'downloads';
const heldNow = async () => (await readHolders(db)).get(name);

/** This process does the job, where no other one holds the lock. @returns what it said; undefined where another one does */
async function runHere(task: () => Promise<unknown> = async () => undefined): Promise<string[] | undefined> {
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  return inOneProcess(db, LOCK, () => whileHolding({ db, name, log }, task).then(() => said));
}

/** Another process that is at the job until it loses it. */
async function otherProcess() {
  const holding = fileURLToPath(new URL('../../../test/holding-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', holding, database.url, String(LOCK), '2000'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await nextMessage(child)).toBe('held');
  return child;
}

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0];
const takesOver = () => expect.poll(() => runHere()).toEqual([expect.stringContaining('后台工作由另一个进程接手')]);

test('who is at a job is told while it is, and nobody afterwards; a failure is no takeover', async () => {
  const during = async () => {
    expect(await heldNow()).toMatchObject({ holder: { process: processName }, takeovers: 0, last: null });
    throw new Error('no space');
  };
  await expect(runHere(during)).rejects.toThrow('no space');
  expect(await runHere()).toEqual([]);
  expect(await heldNow()).toEqual({ holder: null, takeovers: 0, last: null, standsStill: false });
});

test('a process that stands still is told with who took its work over, until it goes on', async () => {
  const child = await otherProcess();
  const own = (await heldNow())?.holder;
  expect(shownProcess(own?.process ?? '')).toMatch(new RegExp(`:${child.pid}$`));
  child.kill('SIGSTOP');
  await takesOver();
  const last = { from: own?.process, since: own?.since, by: processName, wentOnAt: null };
  expect(await heldNow()).toMatchObject({ holder: null, takeovers: 1, last, standsStill: true });
  // What others do meanwhile changes nothing about it.
  expect(await runHere()).toEqual([]);
  expect(await heldNow()).toMatchObject({ takeovers: 1, last, standsStill: true });
  const told = nextMessage(child);
  child.kill('SIGCONT');
  expect(await told).toMatch(/^后台工作已被别的进程接手：下载中心的文件/);
  expect(await heldNow()).toMatchObject({ takeovers: 1, last: { wentOnAt: expect.any(String) }, standsStill: false });
});

test('a process that stands still and is then ended is told no more; the takeover stays counted', async () => {
  const child = await otherProcess();
  child.kill('SIGSTOP');
  await takesOver();
  expect(await heldNow()).toMatchObject({ takeovers: 1, standsStill: true });
  child.kill('SIGKILL');
  await expect.poll(async () => (await heldNow())?.standsStill).toBe(false);
  expect(await heldNow()).toMatchObject({ holder: null, takeovers: 1, last: { wentOnAt: null } });
});

test('a process that died at a job is at it no more, though nobody has taken it over', async () => {
  const child = await otherProcess();
  child.kill('SIGKILL');
  await expect.poll(async () => (await heldNow())?.holder).toBeNull();
  await takesOver();
  expect(await heldNow()).toMatchObject({ takeovers: 1, standsStill: false });
});

test.each(['kept by hand', '{"holder":', '{"holder":3}', ''])(
  'a note that reads %o counts as never held, and is written anew',
  async value => {
    await db.insert(setting).values({ key: `holder.${name}`, value });
    expect(await heldNow()).toEqual({ holder: null, takeovers: 0, last: null, standsStill: false });
    await runHere(async () => expect(await heldNow()).toMatchObject({ holder: { process: processName } }));
    expect(await heldNow()).toMatchObject({ holder: null, takeovers: 0 });
  },
);

test('what cannot be noted is a failure of the job before it begins', async () => {
  const task = vi.fn(async () => undefined);
  const held = whileHolding({ db: unreachableDatabase(), name, log: () => undefined }, task);
  await expect(held).rejects.toThrow();
  expect(task).not.toHaveBeenCalled();
});
