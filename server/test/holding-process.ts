import { followChanges } from '../src/platform/database/changes';
import { connectDatabase } from '../src/platform/database/connect';
import { inOneProcess } from '../src/platform/database/in-one-process';
import { whileHolding } from '../src/platform/jobs/job-holder';

// A process that is at a job of one process alone: says so, and again when it has lost the lock.
const [, , url = '', lock = '', silenceMs = ''] = process.argv;
const { db, stop } = await connectDatabase(url, () => undefined);
// As every process of the site, it listens to the others; that connection stays where the process stands still.
const changes = followChanges(db, () => undefined);
const task = (lost: AbortSignal) =>
  new Promise<void>(resolve => {
    lost.addEventListener('abort', () => resolve());
    process.send?.('held');
  });
const log = (line: string) => void process.send?.(line);
await inOneProcess(
  db,
  Number(lock),
  lost => whileHolding({ db, name: 'downloads', log }, () => task(lost)),
  Number(silenceMs),
);
process.send?.('lost');
await changes.stop();
await stop();
process.disconnect?.();
