import { useEffect, useState } from 'react';
import { type Boundary, measureBoundaries } from './measure-boundaries';

/** The boundaries of the page, measured again when anything moves or changes. */
export function useBoundaries(): Boundary[] {
  const [boundaries, setBoundaries] = useState<Boundary[]>([]);
  useEffect(() => {
    let frame = 0;
    let shown = '';
    const measure = () => {
      frame = 0;
      const now = measureBoundaries();
      const text = JSON.stringify(now);
      // Drawing the boundaries changes the document. Without this comparison that would measure and draw for ever.
      if (text !== shown) setBoundaries(now);
      shown = text;
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(soon);
    const attributeFilter = ['data-remote', 'style', 'class'];
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, []);
  return boundaries;
}
