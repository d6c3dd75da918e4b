import { atom } from 'jotai';

/** The name that a page gave itself, and the address it did so at: another address has another name. */
export const pageTitle = atom<{ at: string; title: string } | null>(null);
