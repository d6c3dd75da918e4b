import { atom } from 'jotai';

/** Names of remotes that were switched off since the page was made. Those that were off before are not in it at all. */
export const killedRemotes = atom<readonly string[]>([]);
