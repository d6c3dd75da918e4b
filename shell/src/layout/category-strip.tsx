import { useIsHydrated } from '@shixuan/host';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { config } from '../state/config';
import * as styles from './category-strip.module.css';
import { StripItem } from './strip-item';

// The carousel comes after the first paint; until then the same items stand in the same places.
const StripSwiper = lazy(() => import('./strip-swiper'));

/** The top-level goods categories in a row that scrolls sideways. */
export function CategoryStrip() {
  const categories = useAtomValue(config.goodsCategory).filter(({ parentId }) => parentId === 0);
  const isHydrated = useIsHydrated();
  const still = (
    <div className={styles.still}>
      {categories.map(category => (
        <StripItem key={category.id} category={category} />
      ))}
    </div>
  );
  return (
    <nav className={styles.strip} aria-label="产品分类">
      <div className={styles.width}>
        {categories.length > 0 &&
          (isHydrated ? (
            <Suspense fallback={still}>
              <StripSwiper categories={categories} />
            </Suspense>
          ) : (
            still
          ))}
      </div>
    </nav>
  );
}
