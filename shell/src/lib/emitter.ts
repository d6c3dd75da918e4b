/** Named events without data. */
export interface Emitter<Name extends string> {
  emit(name: Name): void;
  /** Returns a function that removes the listener. */
  on(name: Name, listener: () => void): () => void;
}

export function createEmitter<Name extends string>(): Emitter<Name> {
  const listeners = new Map<Name, Set<() => void>>();
  return {
    emit: name => {
      for (const listener of listeners.get(name) ?? []) listener();
    },
    on: (name, listener) => {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => set.delete(listener);
    },
  };
}
