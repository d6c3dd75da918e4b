import { useEffect, useRef } from 'react';

/** Writes the height of an element into its own `--height`, for style sheets that need it as a length. */
export function useHeight<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => watched.style.setProperty('--height', `${watched.offsetHeight}px`));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return element;
}
