import type { Request } from './create-request';
import { createLoadingCounter } from './loading-counter';

export interface AheadCalls {
  /** Asks without mask and messages. */
  request: Request;
  /** The visitor now waits for what is under way: calls that a page makes under the mask have it from here on. */
  awaited(): void;
}

/** Calls that are made ahead of a click. */
export function createAheadCalls(request: Request, onLoading: (isLoading: boolean) => void): AheadCalls {
  const counter = createLoadingCounter(onLoading);
  const underWay = new Set<Promise<unknown>>();
  return {
    request(path, body, options) {
      const asked = request(path, body, { ...options, showLoading: false, silent: true });
      if (options?.showLoading ?? true) {
        const forget = () => void underWay.delete(asked);
        underWay.add(asked);
        asked.then(forget, forget);
      }
      return asked;
    },
    awaited() {
      for (const asked of underWay) {
        underWay.delete(asked);
        counter.begin();
        asked.then(counter.end, counter.end);
      }
    },
  };
}
