import { useEffect, useState } from 'react';
import type { ComboboxListProps } from './use-combobox';

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
