import type { Readable } from '@shixuan/host';
import type { Atom } from 'jotai';
import type { Store } from '../../state/store';

/** An atom as remotes see it: the contract contains no state library. */
export function readable<T>(store: Store, source: Atom<T>): Readable<T> {
  return Object.freeze({
    get: () => store.get(source),
    subscribe: (listener: () => void) => store.sub(source, listener),
  });
}
