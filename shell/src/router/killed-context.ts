import { createContext } from 'react';

/** Names of the remotes that were switched off when the visitor came to the page that is shown. */
export const KilledContext = createContext<readonly string[]>([]);
