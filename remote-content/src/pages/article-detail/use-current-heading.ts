import type { ArticleHeading } from '@shixuan/api/client';
import { useLocation } from '@shixuan/host';
import { useEffect, useState } from 'react';
import { currentHeading } from './current-heading';

/** Distance of a heading from the top after a jump, px: the page's scroll padding plus a tolerance. */
const LINE = 112;

/** With these a reader scrolls. */
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The heading that an address names. */
function headingOf(headings: readonly ArticleHeading[], hash: string): string | undefined {
  return headings.find(({ id }) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`)?.id;
}

/** Id of the heading whose section is being read, as the page scrolls. */
export function useCurrentHeading(headings: readonly ArticleHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // Another one with each press, also of the same entry.
  const location = useLocation();
  useEffect(() => {
    let frame = 0;
    let wentTo = headingOf(headings, location.hash);
    const leave = () => {
      wentTo = undefined;
    };
    const look = () => {
      frame = 0;
      const placed = headings.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight, clientHeight: height } = document.documentElement;
      const isAtEnd = scrollHeight > height && window.scrollY + height >= scrollHeight - 2;
      setCurrent(currentHeading(placed, { line: LINE, height, isAtEnd, wentTo }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    for (const name of scrolling) window.addEventListener(name, leave, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      for (const name of scrolling) window.removeEventListener(name, leave);
    };
  }, [headings, location]);
  return current;
}
