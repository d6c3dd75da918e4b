import type { ArticleHeading } from '@shixuan/api/client';
import { useEffect, useState } from 'react';
import { currentHeading } from './current-heading';

/** Distance of a heading from the top after a jump, px: the page's scroll padding plus a tolerance. */
const LINE = 112;

/** Id of the heading whose section is being read, as the page scrolls. */
export function useCurrentHeading(headings: readonly ArticleHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const placed = headings.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2;
      setCurrent(currentHeading(placed, { line: LINE, isAtEnd }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [headings]);
  return current;
}
