import { expect, test } from 'vitest';
import { createShutdown } from './shutdown';

const LONG = 600_000;
const never = () => new Promise<never>(() => undefined);

test('work ends beside other work; what it needs ends after it, the last one first', async () => {
  const ended: string[] = [];
  const shutdown = createShutdown(LONG);
  const ends = (name: string) => async () => void ended.push(name);
  shutdown.need(ends('database'));
  shutdown.need(ends('catalogue'));
  // This one waits for the other, which was started later.
  let resolve = () => {};
  const other = new Promise<void>(done => {
    resolve = done;
  });
  shutdown.work(async () => {
    await other;
    ended.push('mails');
  });
  shutdown.work(async () => {
    ended.push('server');
    resolve();
  });
  await shutdown.stop();
  expect(ended).toEqual(['server', 'mails', 'catalogue', 'database']);
  await shutdown.stop();
  expect(ended).toHaveLength(4);
});

test('work that never ends does not keep the rest', async () => {
  const ended: string[] = [];
  const shutdown = createShutdown(10);
  shutdown.need(async () => void ended.push('database'));
  shutdown.work(never);
  await shutdown.stop();
  expect(ended).toEqual(['database']);
});

test('what fails to end keeps nothing else from it, and is told', async () => {
  const ended: string[] = [];
  const shutdown = createShutdown(LONG);
  shutdown.need(async () => void ended.push('database'));
  shutdown.need(() => Promise.reject(new Error('the catalogue')));
  shutdown.work(() => Promise.reject(new Error('the server')));
  await expect(shutdown.stop()).rejects.toThrow('the server');
  expect(ended).toEqual(['database']);
});
