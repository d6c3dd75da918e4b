import { useEffect, useRef, useState } from 'react';

/** Whether a table is no wider than its frame: then nothing scrolls sideways, and its head can stick to the page. */
export function useFits() {
  const frame = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const watch = new ResizeObserver(() => setFits(table.scrollWidth <= element.clientWidth));
    watch.observe(element);
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  return [frame, fits] as const;
}
