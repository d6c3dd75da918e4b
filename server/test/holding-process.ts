import { connectDatabase } from '../src/platform/database/connect';
import { inOneProcess } from '../src/platform/database/in-one-process';

// A process that is at a task of one process alone: says so, and again when it has lost the lock.
const [, , url = '', lock = '', silenceMs = ''] = process.argv;
const { db, stop } = await connectDatabase(url, () => undefined);
const task = (lost: AbortSignal) =>
  new Promise<void>(resolve => {
    lost.addEventListener('abort', () => resolve());
    process.send?.('held');
  });
await inOneProcess(db, Number(lock), task, Number(silenceMs));
process.send?.('lost');
await stop();
process.disconnect?.();
