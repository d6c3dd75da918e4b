import { atom } from 'jotai';

/** When what the page shows was kept on this device, ISO time; null while it comes from the network. */
export const keptAt = atom<string | null>(null);

/** When the document was kept, if the service worker answered for the network. */
export const documentKeptAt = (): string | null =>
  typeof document === 'undefined' ? null : (document.documentElement.dataset.keptAt ?? null);
