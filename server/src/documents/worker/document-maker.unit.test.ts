import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentJob } from './document-job';
import { createDocumentMaker, type DocumentMaker } from './document-maker';

/** A document of the given name; the process below does what the name says. */
const job = (title: string): DocumentJob => ({ kind: 'xlsx', table: { title, columns: [], rows: [] } });

const PROCESS = `
const make = async ({ table: { title } }) => {
  if (title === 'die') process.kill(process.pid, 'SIGABRT');
  if (title === 'process') return String(process.pid);
  if (title === 'environment') return Object.keys(process.env).join();
  if (title === 'fail') throw new Error('no paper');
  if (title === 'long') await new Promise(() => setInterval(() => undefined, 1000));
  return title;
};
process.once('disconnect', () => process.exit());
process.on('message', async job => {
  const isSpent = job.table.title === 'spent';
  const answer = await make(job).then(
    text => ({ bytes: new TextEncoder().encode(text), isSpent }),
    error => ({ fault: error.message, isSpent }),
  );
  process.send(answer);
});`;

function makerWith(program: string): DocumentMaker {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-documents-'));
  const file = join(folder, 'process.mjs');
  writeFileSync(file, program);
  const maker = createDocumentMaker(file);
  onTestFinished(async () => {
    await maker.close();
    rmSync(folder, { recursive: true });
  });
  return maker;
}

test('documents are made in turn; a failure is that of its document alone', async () => {
  const maker = makerWith(PROCESS);
  const made = ['a', 'fail', 'b'].map(title => maker.make(job(title)));
  expect(await Promise.allSettled(made)).toEqual([
    { status: 'fulfilled', value: Buffer.from('a') },
    { status: 'rejected', reason: expect.objectContaining({ message: 'no paper' }) },
    { status: 'fulfilled', value: Buffer.from('b') },
  ]);
});

test('with 24 documents waiting the next one is told to come again', async () => {
  const maker = makerWith(PROCESS);
  const waiting = Array.from({ length: 24 }, (_, i) => maker.make(job(String(i))));
  await expect(maker.make(job('too many'))).rejects.toMatchObject({ httpStatus: 503, retryAfterSeconds: 5 });
  expect((await Promise.all(waiting)).map(String)).toEqual(waiting.map((_, i) => String(i)));
  expect(String(await maker.make(job('again')))).toBe('again');
});

test('a process that dies takes its document with it; another one makes the rest', async () => {
  const maker = makerWith(PROCESS);
  const [died, next] = await Promise.allSettled(['die', 'next'].map(title => maker.make(job(title))));
  expect(died?.status).toBe('rejected');
  expect(next).toEqual({ status: 'fulfilled', value: Buffer.from('next') });
});

test('a process that cannot start refuses its documents', async () => {
  const maker = makerWith("throw new Error('broken');");
  for (const _ of [1, 2]) {
    const made = await Promise.allSettled([maker.make(job('a')), maker.make(job('b'))]);
    expect(made.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
});

test('a process rests only when nothing is being made; closing fails what waits', async () => {
  const maker = makerWith(PROCESS);
  const long = expect(maker.make(job('long'))).rejects.toThrow();
  const waiting = expect(maker.make(job('waiting'))).rejects.toThrow();
  await maker.rest();
  await maker.close();
  await Promise.all([long, waiting]);
  expect(String(await maker.make(job('after')))).toBe('after');
  await maker.rest();
  expect(String(await maker.make(job('after rest')))).toBe('after rest');
});

test('a process that is spent makes no more; another one makes what waits', async () => {
  const maker = makerWith(PROCESS);
  const first = String(await maker.make(job('process')));
  const made = await Promise.all(['spent', 'a', 'process'].map(title => maker.make(job(title))));
  expect(made.slice(0, 2).map(String)).toEqual(['spent', 'a']);
  expect(String(made[2])).not.toBe(first);
  await vi.waitFor(() => expect(() => process.kill(Number(first), 0)).toThrow('ESRCH'));
});

test('the process has none of the server’s settings', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://owner:secret@127.0.0.1/site');
  onTestFinished(() => void vi.unstubAllEnvs());
  const names = String(await makerWith(PROCESS).make(job('environment'))).split(',');
  expect(names).toContain('PATH');
  expect(names).not.toContain('DATABASE_URL');
});

test('documents that nobody waits for any more do not keep a program from ending', async () => {
  const program = `
    import { createDocumentMaker } from '${import.meta.resolve('./document-maker.ts')}';
    const maker = createDocumentMaker();
    const bytes = await maker.make({ kind: 'xlsx', table: { title: 'a', columns: [], rows: [] } });
    console.log(bytes.length > 100 ? 'made' : 'empty');`;
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program.mts'), program);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    import.meta.resolve('tsx'),
    join(folder, 'program.mts'),
  ]);
  expect(stdout).toBe('made\n');
});
