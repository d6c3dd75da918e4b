import { useEffect, useState } from 'react';
import { whenReleased } from './when-released';

/**
 * The value after it has not changed for `quietMs`, so that a typed text is asked for once and not per key. Not within a press: what
 * was asked before is answered at once, and would move the page.
 */
export function useSettled<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => whenReleased(() => !left && setSettled(value)), quietMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [value, quietMs]);
  return settled;
}
