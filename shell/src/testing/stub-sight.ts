import { vi } from 'vitest';

/**
 * Puts an `IntersectionObserver` in place for which everything is in sight, or nothing is; `vi.unstubAllGlobals` takes it away.
 * @returns what changes that for all elements
 */
export function stubSight(): (isInSight: boolean) => void {
  let isIntersecting = true;
  const told = new Set<() => void>();
  class SightObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #onChange: IntersectionObserverCallback;
    readonly #observed = new Set<() => void>();
    constructor(onChange: IntersectionObserverCallback) {
      this.#onChange = onChange;
    }
    observe(target: Element) {
      const box = target.getBoundingClientRect();
      const boxes = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
      const tell = () =>
        this.#onChange(
          [{ target, ...boxes, isIntersecting, intersectionRatio: Number(isIntersecting), time: 0 }],
          this,
        );
      this.#observed.add(tell);
      told.add(tell);
      tell();
    }
    unobserve() {}
    disconnect() {
      for (const tell of this.#observed) told.delete(tell);
    }
    takeRecords() {
      return [];
    }
  }
  vi.stubGlobal('IntersectionObserver', SightObserver);
  return next => {
    isIntersecting = next;
    for (const tell of told) tell();
  };
}
