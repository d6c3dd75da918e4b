import { atom } from 'jotai';

/** Whether 我的账号 is open. */
export const accountOpen = atom(false);
