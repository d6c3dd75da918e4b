import type { DrawJob, Drawn } from './draw-job';
import { type DrawLimits, type Renderer, RendererKilled, startRenderer } from './renderer';

/** Two, so that a page that hangs leaves another process for all others. */
const PROCESSES = 2;
/** Draws that may wait for a process; with more, pages are drawn in the browser. */
const MOST_WAITING = 16;

/** Every process is drawing and many pages wait. */
export class RenderersBusy extends Error {}

export interface Renderers {
  /** @throws RenderersBusy; Error when the page cannot be drawn */
  draw(job: DrawJob): Promise<Drawn>;
  close(): void;
}

/**
 * Processes that draw pages, started with the first page. One that ended is replaced by one that has drawn before. A page whose
 * process was killed from outside is drawn once more.
 */
export function createRenderers(limits?: DrawLimits): Renderers {
  let idle: Renderer[] = [];
  const busy = new Set<Renderer>();
  const waiting: ((renderer: Renderer) => void)[] = [];
  let isClosed = false;
  /** The last page that was drawn: what a new process draws first, so that no visitor waits for it. */
  let known: DrawJob | undefined;

  function give(renderer: Renderer): void {
    busy.delete(renderer);
    if (isClosed || !renderer.isAlive()) {
      renderer.close();
      if (!isClosed) void replace();
      return;
    }
    const next = waiting.shift();
    if (!next) {
      idle.push(renderer);
      return;
    }
    busy.add(renderer);
    next(renderer);
  }

  async function replace(): Promise<void> {
    const renderer = startRenderer(limits);
    busy.add(renderer);
    // A process that fails with what was drawn before is given nevertheless: the next draw shows what is wrong.
    if (known) await renderer.draw(known).catch(() => undefined);
    if (renderer.isAlive()) give(renderer);
    else {
      busy.delete(renderer);
      known = undefined;
      give(startRenderer(limits));
    }
  }

  function take(job: DrawJob): Promise<Renderer> {
    idle = idle.filter(renderer => renderer.isAlive());
    const best = idle.find(renderer => renderer.has(job)) ?? idle[0];
    if (best) {
      idle = idle.filter(each => each !== best);
      busy.add(best);
      return Promise.resolve(best);
    }
    if (busy.size < PROCESSES) {
      const renderer = startRenderer(limits);
      busy.add(renderer);
      return Promise.resolve(renderer);
    }
    if (waiting.length >= MOST_WAITING) return Promise.reject(new RenderersBusy('too many pages wait'));
    return new Promise(resolve => waiting.push(resolve));
  }

  /** One that nothing has happened to yet: what killed a process may have killed the idle one, too. */
  function takeFresh(job: DrawJob): Promise<Renderer> {
    if (busy.size >= PROCESSES) return take(job);
    if (busy.size + idle.length >= PROCESSES) idle.pop()?.close();
    const renderer = startRenderer(limits);
    busy.add(renderer);
    return Promise.resolve(renderer);
  }

  async function drawOnce(job: DrawJob, takeOne = take): Promise<Drawn> {
    if (isClosed) throw new Error('the server is stopping');
    const renderer = await takeOne(job);
    try {
      const drawn = await renderer.draw(job);
      known = job;
      return drawn;
    } finally {
      give(renderer);
    }
  }

  return {
    draw: job =>
      // A page whose second process is killed too is what kills them.
      drawOnce(job).catch((error: unknown) => {
        if (!(error instanceof RendererKilled) || isClosed) throw error;
        return drawOnce(job, takeFresh);
      }),
    close() {
      isClosed = true;
      for (const renderer of [...idle, ...busy]) renderer.close();
    },
  };
}
