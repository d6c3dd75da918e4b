import type { Readable } from '@shixuan/host';
import type { Atom } from 'jotai';
import type { Store } from '../../state/store';

/** An atom as remotes see it: the contract contains no state library. Made before what is the visitor's own is restored. */
export function readable<T>(store: Store, source: Atom<T>): Readable<T> {
  const served = store.get(source);
  return Object.freeze({
    served: () => served,
    get: () => store.get(source),
    subscribe: (listener: () => void) => store.sub(source, listener),
  });
}
