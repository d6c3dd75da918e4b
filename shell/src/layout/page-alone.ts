import { createContext } from 'react';

/** Whether the page is drawn without the frame, to learn which data it asks for: what is drawn is thrown away. */
export const PageAloneContext = createContext(false);
