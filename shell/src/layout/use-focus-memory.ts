import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type FocusPlace, placeOf } from './focus-place';

/**
 * Remembers what had focus last at each step of the history.
 * @returns a function that yields the element of the current step; undefined for a new step
 */
export function useFocusMemory(): () => FocusPlace | undefined {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const places = useRef(new Map<string, FocusPlace>());
  const shown = useRef(key);

  useEffect(() => {
    const left = places.current.get(shown.current);
    // A replaced address (typing into a filter) is the same step.
    if (isReplaced && left) places.current.set(key, left);
    shown.current = key;
    const remember = ({ target }: FocusEvent) => {
      const place = target instanceof HTMLElement ? placeOf(target) : null;
      if (place) places.current.set(key, place);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key, isReplaced]);

  return useCallback(() => places.current.get(key), [key]);
}
