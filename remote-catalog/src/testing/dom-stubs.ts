/** What pages ask of a browser and jsdom lacks. `narrow` says which screen the test is about. */
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
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
