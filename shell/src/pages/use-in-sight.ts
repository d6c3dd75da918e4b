import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in the window; null before it is known.
 * @param margin how far outside still counts, as in CSS: `600px`
 */
export function useInSight(element: RefObject<Element | null>, margin = '0px'): boolean | null {
  const [isInSight, setInSight] = useState<boolean | null>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        // A busy browser tells several changes at once; the last one is the present.
        const latest = entries.at(-1);
        if (latest) setInSight(latest.isIntersecting);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInSight;
}
