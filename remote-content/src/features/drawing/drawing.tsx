import { useLayoutEffect, useRef } from 'react';
import { sanitiseArticle } from '../sanitise/sanitise-article';
import * as styles from './drawing.module.css';

/** An article's drawing in small, beside its title: without its texts, which could not be read at this size. */
export function Drawing({ svg }: { svg: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(svg ? sanitiseArticle(svg) : '');
  }, [svg]);
  return <div ref={place} className={styles.small} aria-hidden="true" />;
}
