import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './rich-text.module.css';

const policy = { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input'], FORBID_ATTR: ['style'] };

/**
 * Rich text of the company. The server sanitised it on import; it is sanitised again before it becomes part of the
 * page.
 */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, { ...policy, RETURN_DOM_FRAGMENT: true }));
  }, [html]);
  return <div ref={place} className={styles.text} />;
}
