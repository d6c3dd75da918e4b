import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { takeLock, withLock } from './lock.mjs';
import { startOf } from './process-identity.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('of two tasks under one lock the second begins when the first has ended', async () => {
  const lock = join(folder, 'lock');
  const happened: string[] = [];
  let finish = () => {};
  const first = withLock(lock, async () => {
    happened.push('first begins');
    await new Promise<void>(resolve => {
      finish = resolve;
    });
    happened.push('first ends');
  });
  const whileWaiting = vi.fn();
  const second = withLock(lock, async () => happened.push('second begins'), { whileWaiting });
  await vi.waitFor(() => expect(whileWaiting).toHaveBeenCalled());
  finish();
  await Promise.all([first, second]);
  expect(happened).toEqual(['first begins', 'first ends', 'second begins']);
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['a number alone', String(process.pid)],
  ['number and start', JSON.stringify({ pid: process.pid, started: startOf(process.pid) })],
])('who no longer wants to wait leaves the lock, %s, to its owner', async (_, owner) => {
  const lock = join(folder, 'held');
  writeFileSync(lock, owner);
  const whileWaiting = () => {
    throw new Error('stopped');
  };
  await expect(withLock(lock, async () => 'done', { whileWaiting })).rejects.toThrow('stopped');
  await expect(withLock(lock, async () => 'done', { waitMs: 0 })).rejects.toMatchObject({
    message: expect.stringContaining(`被另一个进程（${process.pid}）占用`),
    code: 'EBUSY',
  });
  expect(takeLock(lock)).toEqual({ owner: process.pid });
  expect(readFileSync(lock, 'utf8')).toBe(owner);
});

test('a task that fails gives the lock free', async () => {
  const lock = join(folder, 'failing');
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['a process that is gone', '999999999'],
  ['a process that is gone, with its start', JSON.stringify({ pid: 999_999_999, started: 'long ago' })],
  ['an earlier process of the same number', JSON.stringify({ pid: process.pid, started: 'long ago' })],
  ['a group of processes', '-1'],
  ['nobody', '{'],
])('the lock of %s is taken over', async (_, left) => {
  const lock = join(folder, 'left');
  writeFileSync(lock, left);
  expect(await withLock(lock, async () => readFileSync(lock, 'utf8'))).toContain(String(process.pid));
  expect(existsSync(lock)).toBe(false);
});

test('an empty lock may be about to be written: it is taken over when that should have happened', () => {
  const lock = join(folder, 'empty');
  writeFileSync(lock, '');
  expect(takeLock(lock)).toEqual({ owner: 'unknown' });
  utimesSync(lock, new Date(), new Date(Date.now() - 2000));
  expect(takeLock(lock)).toHaveProperty('release');
});

test('a clock that is set back by an hour makes nobody wait for the lock of one who was killed, nor wait longer for one that is held', async () => {
  const anHourAhead = new Date(Date.now() + 3600_000);
  const lock = join(folder, 'set-back');
  writeFileSync(lock, '');
  writeFileSync(`${lock}.clearing`, '');
  for (const path of [lock, `${lock}.clearing`]) utimesSync(path, anHourAhead, anHourAhead);
  expect(await withLock(lock, async () => 'done')).toBe('done');
  writeFileSync(lock, String(process.pid));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const setBack = () => void vi.setSystemTime(Date.now() - 3600_000);
  await expect(withLock(lock, async () => 'done', { waitMs: 1, whileWaiting: setBack })).rejects.toThrow('占用');
});

test('who gives a lock back twice does not take it from its next owner', () => {
  const lock = join(folder, 'twice');
  const taken = takeLock(lock);
  if (!('release' in taken)) throw new Error('held');
  taken.release();
  taken.release();
  writeFileSync(lock, '1');
  taken.release();
  expect(readFileSync(lock, 'utf8')).toBe('1');
});

test('a lock that somebody is clearing is left alone, unless he was killed at it', () => {
  const lock = join(folder, 'dead');
  writeFileSync(lock, '999999999');
  writeFileSync(`${lock}.clearing`, '');
  expect(takeLock(lock)).toEqual({ owner: 'unknown' });
  utimesSync(`${lock}.clearing`, new Date(), new Date(Date.now() - 120_000));
  expect(takeLock(lock)).toHaveProperty('release');
});
