import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { alone } from './alone.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-alone-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('of two tasks under one lock the second begins when the first has ended', async () => {
  const lock = join(folder, 'new/lock');
  const happened: string[] = [];
  let finish = () => {};
  const first = alone(lock, async () => {
    happened.push('first begins');
    await new Promise<void>(resolve => {
      finish = resolve;
    });
    happened.push('first ends');
  });
  const waiting = vi.fn();
  const second = alone(lock, async () => happened.push('second begins'), waiting);
  await vi.waitFor(() => expect(waiting).toHaveBeenCalled());
  finish();
  await Promise.all([first, second]);
  expect(happened).toEqual(['first begins', 'first ends', 'second begins']);
  expect(existsSync(lock)).toBe(false);
});

test('who no longer wants to wait leaves the lock to its owner', async () => {
  const lock = join(folder, 'held');
  writeFileSync(lock, String(process.pid));
  const giveUp = () => {
    throw new Error('stopped');
  };
  await expect(alone(lock, async () => 'done', giveUp)).rejects.toThrow('stopped');
  expect(existsSync(lock)).toBe(true);
});

test('a task that fails gives the lock free', async () => {
  const lock = join(folder, 'failing');
  await expect(alone(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test.each(['999999999', ''])('a lock left behind by a dead process (%j) is taken over', async left => {
  const lock = join(folder, `left-${left}`);
  writeFileSync(lock, left);
  expect(await alone(lock, async () => 'done')).toBe('done');
});
