import { useHost, useIsHydrated } from '@shixuan/host';
import { useMemo, useState } from 'react';
import type { Field } from '../../data/task/field';

/** The unit in which the visitor reads a quantity. It is kept on the device, not in the address, as it changes no result. */
export function useShownUnit(field: Pick<Field, 'key' | 'units'>): [string, (unit: string) => void] {
  const { preferences } = useHost();
  const key = `unit-${field.key}`;
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string>();
  const kept = useMemo(() => (isHydrated ? preferences?.get(key) : undefined), [isHydrated, preferences, key]);
  return [
    chosen ?? field.units.find(known => known === kept) ?? field.units[0],
    next => {
      setChosen(next);
      preferences?.set(key, next);
    },
  ];
}
