import { useHost } from '@shixuan/host';
import { useState } from 'react';
import type { Field } from '../../data/task/field';

/** The unit in which the visitor reads a quantity. It is kept on the device, not in the address, as it changes no result. */
export function useShownUnit(field: Pick<Field, 'key' | 'units'>): [string, (unit: string) => void] {
  const { preferences } = useHost();
  const key = `unit-${field.key}`;
  const [unit, setUnit] = useState(() => {
    const kept = preferences?.get(key);
    return field.units.find(known => known === kept) ?? field.units[0];
  });
  return [
    unit,
    next => {
      setUnit(next);
      preferences?.set(key, next);
    },
  ];
}
