import type { Facet, Filter } from '@shixuan/api/client';
import { memo } from 'react';
import * as styles from './histogram.module.css';

export interface HistogramProps {
  histogram: NonNullable<Facet['histogram']>;
  filter: Pick<Filter, 'min' | 'max'>;
}

const HEIGHT = 32;
/** A hundredth of a step or pixel is nothing to the eye; all digits of a root would be kilobytes of a page. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Where the products of a category lie along a figure; those between the bounds in the accent colour. */
export const Histogram = memo(function Histogram({
  histogram: { edges, counts },
  filter: { min, max },
}: HistogramProps) {
  if (counts.length < 2) return null;
  // Without products, flat bars keep the height, so that the panel does not jump.
  const most = Math.max(1, ...counts);
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${counts.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {counts.map((count, i) => {
        const [low = 0, high = 0] = [edges[i], edges[i + 1]];
        const inside = (min === undefined || high >= min) && (max === undefined || low <= max);
        // The square root keeps small counts visible beside large ones.
        const height = hundredths(count === 0 ? 0.5 : Math.max(2, Math.sqrt(count / most) * HEIGHT));
        return (
          <rect
            key={low}
            className={inside ? styles.inside : styles.outside}
            x={hundredths(i + 0.08)}
            y={hundredths(HEIGHT - height)}
            width={0.84}
            height={height}
          />
        );
      })}
    </svg>
  );
});
