import { configure } from '@testing-library/react';

// For tests of pages in jsdom. On a busy machine a test waits longer instead of failing.
configure({ asyncUtilTimeout: 60_000 });

/** Adds the browser features that pages use and jsdom lacks. `narrow` chooses the screen of the test. */
export function stubScreen({ narrow }: { narrow: boolean }): void {
  window.matchMedia = query => ({
    matches: narrow && query.includes('max-width'),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
