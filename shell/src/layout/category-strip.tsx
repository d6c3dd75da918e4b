// The carousel's sheets come with the frame's, not with its code: a sheet that is added later makes the browser style every
import { useFrameTexts } from '../components/texts/use-texts';
// element of the page once more.
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/scrollbar';
import './strip-swiper.css';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../state/config';
import * as styles from './category-strip.module.css';
import { StripItem } from './strip-item';
import type { StripCarousel } from './strip-swiper';

/** The top-level goods categories in a row that scrolls sideways. */
export function CategoryStrip() {
  const texts = useFrameTexts();
  const all = useAtomValue(config.goodsCategory);
  const categories = useMemo(() => all.filter(({ parentId }) => parentId === 0), [all]);
  const { pathname, search } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<StripCarousel | null>(null);
  const isEmpty = categories.length === 0;

  // The carousel comes after the first paint and moves the same elements: a press on one that is replaced would not become a click.
  useEffect(() => {
    if (isEmpty) return;
    let isGone = false;
    let started: StripCarousel | undefined;
    import('./strip-swiper')
      .then(({ startCarousel }) => {
        if (isGone || !row.current) return;
        started = startCarousel(row.current);
        setCarousel(started);
      })
      // Without it the row still scrolls.
      .catch(() => undefined);
    return () => {
      isGone = true;
      started?.stop();
    };
  }, [isEmpty]);

  // Brings the current category into view, however it was opened.
  useEffect(
    () => carousel?.show(categories.findIndex(({ path }) => path === pathname + search)),
    [carousel, categories, pathname, search],
  );

  return (
    <nav className={styles.strip} aria-label={texts.strip.label}>
      <div className={styles.width}>
        {!isEmpty && (
          <div ref={row} className={`swiper category-swiper ${styles.row}`}>
            <div className={`swiper-wrapper ${styles.items}`}>
              {categories.map(category => (
                <div key={category.id} className={`swiper-slide ${styles.slide}`}>
                  <StripItem category={category} />
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
    </nav>
  );
}
