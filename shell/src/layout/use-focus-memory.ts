import { useCallback, useEffect, useRef } from 'react';

/**
 * Remembers which element of the content had focus last at each path. A page that was kept alive still has it.
 * @returns a function that gives focus back to the element of the current path; false when it is no longer there
 */
export function useFocusMemory(pathname: string): () => boolean {
  const lastAt = useRef(new Map<string, WeakRef<HTMLElement>>());

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) lastAt.current.set(pathname, new WeakRef(target));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [pathname]);

  return useCallback(() => {
    const element = lastAt.current.get(pathname)?.deref();
    if (!element?.isConnected || !element.checkVisibility()) return false;
    // The page's scroll position is put back by itself.
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  }, [pathname]);
}
