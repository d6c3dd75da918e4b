import { availableParallelism, cpus } from 'node:os';

/** Processor times since the machine started, ms: of all processors together, and of this process. */
export interface ProcessorTimes {
  processors: number;
  /** Idle and used. */
  all: number;
  idle: number;
  own: number;
}

/** The system counts in steps of 10 ms: over less than this, a share would be mostly chance. */
const SHORTEST_MS = 100;

function currentTimes(): ProcessorTimes {
  const times = cpus().map(({ times }) => times);
  const { user, system } = process.cpuUsage();
  return {
    processors: times.length,
    all: times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.idle + each.irq, 0),
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    own: (user + system) / 1000,
  };
}

/**
 * @returns how many processors other processes have left to this one since the last call, as a mean; at most as many as it may
 *   use, and so many where the system tells nothing. Within a tenth of a second the answer stays.
 */
export function watchProcessors(read = currentTimes, most = availableParallelism()): () => number {
  let last = read();
  let free = most;
  return () => {
    const now = read();
    const all = now.all - last.all;
    if (all < SHORTEST_MS * now.processors || all <= 0) return free;
    const left = (now.idle - last.idle + now.own - last.own) / all;
    free = Math.min(most, left * now.processors);
    last = now;
    return free;
  };
}
