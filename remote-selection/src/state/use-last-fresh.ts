import { useState } from 'react';

/**
 * The value as it was when it was last fresh, so that nothing is shown or linked that is made of two states. The first value
 * is taken as it is.
 */
export function useLastFresh<T>(value: T, fresh: boolean): T {
  const [last, setLast] = useState(value);
  if (!fresh) return last;
  if (last !== value) setLast(value);
  return value;
}
