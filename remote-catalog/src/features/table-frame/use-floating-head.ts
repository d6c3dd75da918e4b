import { MAX_PINS } from '@shixuan/list-url';
import { useEffect, useRef } from 'react';

/** The left edge of a pinned column: as many columns before it as are pinned, and the first. */
export const pinnedLeft = (place: number) => ({ left: `var(--pin-${place})` });

const cellsOf = (box: Element) => [...box.querySelectorAll<HTMLElement>('thead th, thead td')];

/**
 * Keeps a floating copy of a table's head in step with the table: same column widths, same sideways scroll, visible as
 * soon as the real head begins to leave the window. The table scrolls sideways in its own box, in which `position:
 * sticky` does not work against the page, so the copy is outside that box.
 */
export function useFloatingHead() {
  const frame = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);

  // Runs with every render of the table, because its columns may have changed.
  useEffect(() => {
    const [outer, start, floating, table] = [frame.current, mark.current, copy.current, box.current];
    const head = table?.querySelector('thead');
    if (!outer || !start || !floating || !table || !head) return;
    const cells = cellsOf(table);
    const copies = cellsOf(floating);

    let sight: IntersectionObserver | undefined;
    const measure = () => {
      const widths = cells.map(cell => cell.getBoundingClientRect().width);
      widths.forEach((width, i) => {
        copies[i]?.style.setProperty('min-width', `${width}px`);
        copies[i]?.style.setProperty('max-width', `${width}px`);
      });
      // Where the columns after the first stand when they are pinned.
      let left = 0;
      for (const [i, width] of widths.slice(0, MAX_PINS).entries()) {
        left += width;
        outer.style.setProperty(`--pin-${i}`, `${left}px`);
      }
      // A copy lower than the head takes over when the rest of the head has gone.
      outer.style.setProperty('--head-offset', `${head.offsetHeight - floating.offsetHeight}px`);
      floating.scrollLeft = table.scrollLeft;
      sight?.disconnect();
      const top = getComputedStyle(floating.parentElement ?? floating).top;
      sight = new IntersectionObserver(
        entries => {
          // A busy browser tells several changes at once; the last one is the present.
          const latest = entries.at(-1);
          const gone = latest?.rootBounds && latest.boundingClientRect.top < latest.rootBounds.top;
          floating.toggleAttribute('data-shown', Boolean(gone));
        },
        { rootMargin: `-${top.endsWith('px') ? top : '0px'} 0px 0px 0px` },
      );
      sight.observe(start);
    };
    const sizes = new ResizeObserver(measure);
    for (const watched of [outer, ...cells]) sizes.observe(watched);
    const follow = () => {
      floating.scrollLeft = table.scrollLeft;
    };
    table.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      sight?.disconnect();
      table.removeEventListener('scroll', follow);
    };
  });
  return { frame, mark, copy, box };
}
