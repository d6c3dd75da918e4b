import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import type { Combobox } from './use-combobox';

export interface ComboboxListProps<T> {
  /** `list` of `useCombobox`. */
  list: Combobox['list'];
  /** Name for screen readers. */
  label: string;
  className?: string;
  items: readonly T[];
  /** The first option is marked from the start; otherwise none is, and the arrows pass through the field. */
  marksFirst?: boolean;
  onPick(item: T): void;
  /** Draws the options, each with the props for its index in `items`. */
  children(optionProps: (index: number) => ComponentPropsWithRef<'div'>): ReactNode;
}

const load = () => import('./downshift-list').then(module => module.DownshiftList);
let loaded: Awaited<ReturnType<typeof load>> | null = null;

/**
 * The list of a combobox. Its code is loaded when the field is first entered; when it cannot be loaded, the field works
 * as a plain one, and the next opening tries again.
 */
export function ComboboxList<T>(props: ComboboxListProps<T>) {
  const { isOpen, isWanted } = props.list;
  const [List, setList] = useState(() => loaded);
  useEffect(() => {
    if (List || !(isOpen || isWanted)) return;
    load().then(
      list => {
        loaded = list;
        setList(() => list);
      },
      () => undefined,
    );
  }, [List, isOpen, isWanted]);
  return List && <List {...props} />;
}
