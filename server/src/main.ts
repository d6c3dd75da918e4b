import cluster from 'node:cluster';
import { exitAfter } from './platform/process/exit-after';
import { StartError } from './platform/process/start-error';
import { processesAsked } from './processes-asked';
import { type ProcessReady, runProcesses } from './run-processes';
import { startSite } from './start-site';

// The process that is the site; with `--processes N` it starts N others that are. With `--no-warm-up` the first answers of
// the selection are slow, and a page may take longer to be drawn: for tests, which start many sites, and for development. A
// signal that comes while it starts is answered when it has started, so that nothing which it started is left behind; one that
// comes twice is the same wish. What takes too long is cut.

const log = (line: string) => console.log(line);

function start(): Promise<{ address: string; stop(): Promise<void> }> {
  const count = processesAsked(process.argv);
  if (count > 1 && cluster.isPrimary) return runProcesses(count, process.env, log);
  return startSite(process.env, log, { warmsUp: !process.argv.includes('--no-warm-up'), sharesPort: cluster.isWorker });
}

// What `start` throws is a rejection too.
const starting = Promise.resolve().then(start);
let stopping = false;

/** A process that waits for somebody who says nothing, the database for instance, ends all the same after so long. */
const LONGEST_STOP_MS = 15_000;
/** The one that started others waits for them, and for the database. */
const LONGEST_STOP_OF_ALL_MS = 30_000;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const startsOthers = cluster.isPrimary && processesAsked(process.argv) > 1;
  exitAfter(startsOthers ? LONGEST_STOP_OF_ALL_MS : LONGEST_STOP_MS, log);
  const site = await starting;
  await site.stop();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

try {
  const { address } = await starting;
  if (cluster.isWorker) process.send?.({ kind: 'ready', address } satisfies ProcessReady);
  else if (!stopping) log(`视选已就绪：${address}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
