// Development only, and before anything else. Each remote brings its own copy of React Refresh, which arrives after the
// shell's React has registered its renderer: without a hook that remembers renderers, an edit in a remote is "applied"
// and nothing on the page changes.

const renderers = new Map<number, unknown>();

Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  configurable: true,
  writable: true,
  value: {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  },
});

export {};
