import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DENSITIES, type Density } from './density';

/** Rows drawn beyond the edges of the window. */
const BEYOND = 12;

export interface RowWindow {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The rows to draw, in order; null: all of them. */
  items: VirtualItem[] | null;
  /** Height of what is left out behind the i-th of the items, px; -1: before the first. */
  gapAfter(i: number): number;
  /** Ref of each row: its real height. */
  measure(row: HTMLTableRowElement | null): void;
  /** Moves the focus to the part number of a row; the nearest one where there is no such row. */
  focusRow(at: number): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/** Decides which rows of a table are in the document. The row with the focus always is. */
export function useRowWindow(rows: readonly { id: number }[], density: Density): RowWindow {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [held, hold] = useState<number | null>(null);
  const printing = usePrinting();
  const windowed = !printing;
  const height = DENSITIES.find(({ value }) => value === density)?.rowHeight ?? 0;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    enabled: windowed,
    count: rows.length,
    estimateSize: () => height,
    overscan: BEYOND,
    scrollMargin: top,
    useFlushSync: false,
    getItemKey: at => rows[at]?.id ?? at,
    // A page that is kept but hidden has rows without height.
    measureElement: row => row.getBoundingClientRect().height || height,
    rangeExtractor: range => {
      const drawn = defaultRangeExtractor(range);
      if (held === null || held >= rows.length || drawn.includes(held)) return drawn;
      return [...drawn, held].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const place = body.current?.getBoundingClientRect();
    if (windowed && place && rows.length > 0) setTop(Math.round(place.top + window.scrollY));
  }, [windowed, rows]);
  // Heights of another density are no longer true.
  useLayoutEffect(() => {
    if (height > 0) virtualizer.measure();
  }, [virtualizer, height]);

  const focusRow = useCallback(
    (at: number) => {
      const wanted = Math.min(Math.max(at, 0), rows.length - 1);
      flushSync(() => hold(wanted));
      body.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] a`)?.focus();
    },
    [rows.length],
  );
  const items = windowed ? virtualizer.getVirtualItems() : null;
  return {
    body,
    items,
    gapAfter: i => {
      const end = i < 0 ? top : (items?.[i]?.end ?? top);
      return (items?.[i + 1]?.start ?? top + virtualizer.getTotalSize()) - end;
    },
    measure: virtualizer.measureElement,
    focusRow,
    onFocus: ({ target }) => {
      const at = target.closest<HTMLElement>('[data-index]')?.dataset.index;
      if (at !== undefined) hold(Number(at));
    },
    onBlur: () => hold(null),
  };
}

/** Whether the page is being printed, which takes the whole table. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
