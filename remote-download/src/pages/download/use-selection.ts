import { useHost, useIsHydrated } from '@shixuan/host';
import { useMemo, useState } from 'react';
import { type Chosen, MAX_FILES, readChosen } from './chosen';

const KEPT = 'chosen-files';

export interface Selection {
  chosen: readonly Chosen[];
  /** Sum, in bytes. */
  size: number;
  has(id: number): boolean;
  /** Chooses the files, up to the limit, or deselects them. */
  set(files: readonly Chosen[], on: boolean): void;
  clear(): void;
}

/**
 * The files to download together. They stay chosen while the visitor filters and turns pages, and when the login
 * expires.
 */
export function useSelection(): Selection {
  const { preferences } = useHost();
  const isHydrated = useIsHydrated();
  const kept = useMemo(() => readChosen(isHydrated ? preferences?.get(KEPT) : undefined), [isHydrated, preferences]);
  const [changed, setChanged] = useState<readonly Chosen[]>();
  const chosen = changed ?? kept;
  const keep = (files: readonly Chosen[]) => {
    preferences?.set(KEPT, files.length > 0 ? files : undefined);
    setChanged(files);
  };
  return {
    chosen,
    size: chosen.reduce((sum, { size }) => sum + size, 0),
    has: id => chosen.some(file => file.id === id),
    set(files, on) {
      const others = chosen.filter(({ id }) => !files.some(file => file.id === id));
      keep(on ? [...others, ...files].slice(0, MAX_FILES) : others);
    },
    clear: () => keep([]),
  };
}
