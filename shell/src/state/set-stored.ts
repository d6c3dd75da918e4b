import { replaceEqualDeep } from '@tanstack/react-query';
import type { PrimitiveAtom } from 'jotai';
import type { Store } from './store';

/** Gives an atom what was kept. Parts that are equal to its present value stay the same objects, so that nothing is drawn again for them. */
export function setStored<T>(store: Store, atom: PrimitiveAtom<T>, value: T): void {
  store.set(atom, replaceEqualDeep(store.get(atom), value));
}
