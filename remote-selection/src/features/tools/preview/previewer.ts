import { scriptPolicy } from '../../../lib/script-policy';
import type { FromWorker, ToWorker } from './kernel/messages';
import { runSteps } from './kernel/run-steps';
import { type PreviewJob, seeThrough } from './kernel/see-through';

export type Grey = Uint8ClampedArray<ArrayBuffer>;

export interface Previewer {
  /** Rejects with the signal's reason when it is given up. Only the latest job is done. */
  see(job: PreviewJob, signal: AbortSignal): Promise<Grey>;
  close(): void;
}

/** Length of a slice that leaves room for 60 frames a second. */
const sliceMs = 6;

/** Computes on this thread in slices, where no worker can be started. */
const here: Previewer = {
  see: (job, signal) => runSteps(seeThrough(job), { signal, sliceMs }),
  close: () => undefined,
};

/** Computes in a worker where the page allows one; pages of another origin than the files do not. */
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

let scriptUrl: ((url: string) => string) | undefined;

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const address = new URL('./kernel/preview.worker.ts', import.meta.url);
    // A page of another origin cannot start it, and its policies are not asked.
    if (address.origin !== window.location.origin) return null;
    scriptUrl ??= scriptPolicy('selection-preview', url => url === address.href);
    return new Worker(scriptUrl(address.href));
  } catch {
    return null;
  }
}
