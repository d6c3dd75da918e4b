import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentJob } from './document-job';
import { createDocumentMaker, type DocumentMaker } from './document-maker';

// On a machine with other work a thread may take seconds to start.
vi.setConfig({ testTimeout: 60_000 });

/** A document of the given name; the thread below does what the name says. */
const job = (title: string): DocumentJob => ({ kind: 'xlsx', table: { title, columns: [], rows: [] } });

const THREAD = `
import { parentPort, threadId } from 'node:worker_threads';
import { workerData } from '${import.meta.resolve('piscina')}';
export default async ({ table: { title } }) => {
  if (title === 'die') process.exit(7);
  if (title === 'thread') return new TextEncoder().encode(threadId);
  if (title === 'hand on') parentPort.postMessage({ typesetter: 'compiled' });
  if (title === 'given') return new TextEncoder().encode(String(workerData?.typesetter));
  if (title === 'full') parentPort.postMessage('full');
  if (title === 'fail') throw new Error('no paper');
  if (title === 'long') await new Promise(() => setInterval(() => undefined, 1000));
  return new TextEncoder().encode(title);
};`;

function makerWith(thread: string): DocumentMaker {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-thread-'));
  const file = join(folder, 'thread.mjs');
  writeFileSync(file, thread);
  const maker = createDocumentMaker(file);
  onTestFinished(async () => {
    await maker.close();
    rmSync(folder, { recursive: true });
  });
  return maker;
}

test('documents are made in turn; a failure is that of its document alone', async () => {
  const maker = makerWith(THREAD);
  const made = ['a', 'fail', 'b'].map(title => maker.make(job(title)));
  expect(await Promise.allSettled(made)).toEqual([
    { status: 'fulfilled', value: Buffer.from('a') },
    { status: 'rejected', reason: expect.objectContaining({ message: 'no paper' }) },
    { status: 'fulfilled', value: Buffer.from('b') },
  ]);
});

test('with 24 documents waiting the next one is told to come again', async () => {
  const maker = makerWith(THREAD);
  const waiting = Array.from({ length: 24 }, (_, i) => maker.make(job(String(i))));
  await expect(maker.make(job('too many'))).rejects.toMatchObject({ httpStatus: 503, retryAfterSeconds: 5 });
  expect((await Promise.all(waiting)).map(String)).toEqual(waiting.map((_, i) => String(i)));
  expect(String(await maker.make(job('again')))).toBe('again');
});

test('a thread that dies takes its document with it; another one makes the rest', async () => {
  const maker = makerWith(THREAD);
  const [died, next] = await Promise.allSettled(['die', 'next'].map(title => maker.make(job(title))));
  expect(died?.status).toBe('rejected');
  expect(next).toEqual({ status: 'fulfilled', value: Buffer.from('next') });
});

test('a thread that cannot start refuses its documents', async () => {
  const maker = makerWith("throw new Error('broken');");
  for (const _ of [1, 2]) {
    const made = await Promise.allSettled([maker.make(job('a')), maker.make(job('b'))]);
    expect(made.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
});

test('a thread rests only when nothing is being made; closing fails what waits', async () => {
  const maker = makerWith(THREAD);
  const long = expect(maker.make(job('long'))).rejects.toThrow();
  const waiting = expect(maker.make(job('waiting'))).rejects.toThrow();
  await maker.rest();
  await maker.close();
  await Promise.all([long, waiting]);
  expect(String(await maker.make(job('after')))).toBe('after');
  await maker.rest();
  expect(String(await maker.make(job('after rest')))).toBe('after rest');
});

test('a thread that is full makes what waits for it; later documents are made by another', async () => {
  const maker = makerWith(THREAD);
  const first = await maker.make(job('thread'));
  const waiting = ['full', 'a', 'thread'].map(title => maker.make(job(title)));
  expect(String((await Promise.all(waiting))[1])).toBe('a');
  expect(await waiting[2]).toEqual(first);
  await vi.waitFor(async () => expect(await maker.make(job('thread'))).not.toEqual(first));
});

test('what a thread hands on is given to those after it, until all rest', async () => {
  const maker = makerWith(THREAD);
  const given = async () => String(await maker.make(job('given')));
  expect(await given()).toBe('undefined');
  await maker.make(job('hand on'));
  await maker.make(job('full'));
  await vi.waitFor(async () => expect(await given()).toBe('compiled'));
  await maker.rest();
  expect(await given()).toBe('undefined');
});
