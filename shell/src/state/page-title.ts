import { atom } from 'jotai';

/** The title that a page has set, and the address for which it is valid. */
export const pageTitle = atom<{ at: string; title: string } | null>(null);
