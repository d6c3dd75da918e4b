import { createContext, useContext } from 'react';
import type { Notice } from '../../data/task/notices';

/** What is said at the fields of the form. */
export const NoticesContext = createContext<readonly Notice[]>([]);

export const useNotices = (field: string): readonly Notice[] =>
  useContext(NoticesContext).filter(notice => notice.field === field);

/** The first value that cannot be: while there is one nothing is recommended, whatever the ranking finds without it. */
export const useFault = (): Notice | null => useContext(NoticesContext).find(({ level }) => level === 'error') ?? null;
