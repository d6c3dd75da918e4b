import type { FromWorker, ToWorker } from './kernel/messages';
import { runSteps } from './kernel/run-steps';
import { type PreviewJob, seeThrough } from './kernel/see-through';

export type Grey = Uint8ClampedArray<ArrayBuffer>;

export interface Previewer {
  /** Rejects with the signal's reason when it is given up. Only the latest job is done. */
  see(job: PreviewJob, signal: AbortSignal): Promise<Grey>;
  close(): void;
}

/** Short enough for 60 frames a second beside it. */
const sliceMs = 6;

/** On this thread, in slices: where there is no worker, or the page does not let one start. */
const here: Previewer = {
  see: (job, signal) => runSteps(seeThrough(job), { signal, sliceMs }),
  close: () => undefined,
};

/** In a worker where the page allows one; a page of another origin than our files does not. */
export function createPreviewer(): Previewer {
  const worker = startWorker();
  if (!worker) return here;
  let latest = 0;
  let broken = false;
  const see = (job: PreviewJob, signal: AbortSignal) =>
    new Promise<Grey>((resolve, reject) => {
      const id = ++latest;
      const post = (message: ToWorker) => worker.postMessage(message);
      const settled = new AbortController();
      const listen = { signal: settled.signal };
      signal.addEventListener(
        'abort',
        () => {
          settled.abort();
          if (id === latest) post({ id, job: null });
          reject(signal.reason);
        },
        listen,
      );
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromWorker>) => {
          if (data.id !== id) return;
          settled.abort();
          if ('grey' in data) resolve(data.grey);
          else reject(new Error(data.error));
        },
        listen,
      );
      worker.addEventListener(
        'error',
        () => {
          settled.abort();
          broken = true;
          here.see(job, signal).then(resolve, reject);
        },
        listen,
      );
      post({ id, job });
    });
  return {
    see: (job, signal) => (broken ? here : { see }).see(job, signal),
    close: () => worker.terminate(),
  };
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const address = new URL('./kernel/preview.worker.ts', import.meta.url);
    return new Worker(address);
  } catch {
    return null;
  }
}
