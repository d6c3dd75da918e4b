import type { SelectionState } from '@shixuan/task-url';
import { createContext, type Dispatch, type ReactNode, useContext, useMemo } from 'react';
import type { SelectionAction } from '../data/task/reduce';

interface Selection {
  state: SelectionState;
  dispatch: Dispatch<SelectionAction>;
}

const SelectionContext = createContext<Selection | null>(null);

export function SelectionProvider({ state, dispatch, children }: Selection & { children: ReactNode }) {
  const value = useMemo(() => ({ state, dispatch }), [state, dispatch]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}

/** State of the page and the one way to change it. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection() needs a SelectionProvider around it');
  return selection;
}
