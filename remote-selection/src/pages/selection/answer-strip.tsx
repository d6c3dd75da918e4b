import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './answer-strip.module.css';

/** The answer in a line below the head of the site, as soon as its card has left the screen. */
export function AnswerStrip({ children }: { children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(entries => {
      // A busy browser tells several changes at once; the last one is the present.
      const latest = entries.at(-1);
      if (latest) setPassed(!latest.isIntersecting && latest.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={end} />
      {/* Read out from the card; here for the eye alone. */}
      <div className={styles.place} aria-hidden="true">
        {passed && <p className={styles.strip}>{children}</p>}
      </div>
    </>
  );
}
