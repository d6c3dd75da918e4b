import { useState } from 'react';

/** The most files that come as one zip. */
export const MAX_FILES = 100;

export interface Chosen {
  /** Number of the version. */
  id: number;
  /** In bytes. */
  size: number;
}

export interface Selection {
  chosen: readonly Chosen[];
  /** Sum, in bytes. */
  size: number;
  has(id: number): boolean;
  /** Chooses the files, as many as may be, or gives them up. */
  set(files: readonly Chosen[], on: boolean): void;
  clear(): void;
}

/** The files that are to come together. They stay chosen while the visitor filters and turns pages. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  return {
    chosen,
    size: chosen.reduce((sum, { size }) => sum + size, 0),
    has: id => chosen.some(file => file.id === id),
    set: (files, on) =>
      setChosen(before => {
        const others = before.filter(({ id }) => !files.some(file => file.id === id));
        return on ? [...others, ...files].slice(0, MAX_FILES) : others;
      }),
    clear: () => setChosen([]),
  };
}
