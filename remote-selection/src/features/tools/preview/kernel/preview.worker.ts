import type { FromWorker, ToWorker } from './messages';
import { runSteps } from './run-steps';
import { seeThrough } from './see-through';

let running: AbortController | undefined;

const answer = (message: FromWorker) => self.postMessage(message);

self.onmessage = async ({ data: { id, job } }: MessageEvent<ToWorker>) => {
  running?.abort();
  if (!job) return;
  const mine = new AbortController();
  running = mine;
  try {
    answer({ id, grey: await runSteps(seeThrough(job), { signal: mine.signal, sliceMs: 20 }) });
  } catch (error) {
    if (!mine.signal.aborted) answer({ id, error: String(error) });
  }
};
