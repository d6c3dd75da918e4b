// Development only, before React. Each remote brings its own copy of React Refresh, which arrives after the shell's
// React has registered its renderer: without a hook that remembers renderers, an edit in a remote is "applied" and
// nothing on the page changes. The shell's own copy may have made the hook already; it forgets renderers, too.

interface RefreshHook {
  renderers: Map<number, unknown>;
  supportsFiber: boolean;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

let nextId = 1;
const emptyHook = (): RefreshHook => ({
  renderers: new Map(),
  supportsFiber: true,
  inject: () => nextId++,
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
});

const scope = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook };
const hook = scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? emptyHook();
scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook;

const inject = hook.inject;
hook.inject = renderer => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};

export {};
