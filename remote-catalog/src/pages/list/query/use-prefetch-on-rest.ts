import { useHost } from '@shixuan/host';
import { type SyntheticEvent, useEffect, useRef } from 'react';

/** A pointer resting for this long counts as intent, ms. */
const REST_MS = 80;

/**
 * Fetches the page ahead that a control leads to which is no link: while the pointer rests on it, once it is pressed, or
 * when it has the focus.
 * @param find the address behind an element, null where there is none
 * @returns handlers for an element around the controls
 */
export function usePrefetchOnRest(find: (target: Element) => string | null) {
  const host = useHost();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const intend = ({ target }: SyntheticEvent) => {
    clearTimeout(timer.current);
    const to = host.has('prefetch') && target instanceof Element ? find(target) : null;
    if (to !== null) host.prefetch(to);
  };
  return {
    onPointerOver: (event: SyntheticEvent) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(intend, REST_MS, event);
    },
    onPointerDown: intend,
    onFocus: intend,
  };
}
