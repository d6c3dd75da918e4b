import type { SelectionMode, SelectionState } from '@shixuan/embed-types';
import { goalPages } from '@shixuan/task-url';

export interface Address {
  mode: SelectionMode;
  /** Without `?`. */
  search: string;
}

export const modeOf = (text: string | null | undefined): SelectionMode =>
  goalPages.find(page => page === text) ?? 'vision';

/** `?fov=60x45` and `fov=60x45` mean the same. */
export const searchOf = (text: string | null) => (text ?? '').replace(/^\?/, '');

/** A page that the widget shows itself; null for every other address. */
export function addressOf(to: string): Address | null {
  const [, mode, search = ''] = /^\/selection\/(camera|lens|vision)(?:\?(.*))?$/.exec(to) ?? [];
  return mode ? { mode: modeOf(mode), search } : null;
}

export const pathOf = ({ mode, search }: Address) => `/selection/${mode}${search && `?${search}`}`;

export const stateOf = (address: Address, site: string): SelectionState => ({
  mode: address.mode,
  value: address.search,
  url: site + pathOf(address),
});

/** Where a widget is: an address bar of its own. */
export interface AddressBar {
  get(): Address;
  set(next: Address): void;
  subscribe(listener: () => void): () => void;
}

export function createAddressBar(first: Address): AddressBar {
  const listeners = new Set<() => void>();
  let now = first;
  return {
    get: () => now,
    set(next) {
      if (next.mode === now.mode && next.search === now.search) return;
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
