import { brandLabel } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import type { LaserRow } from '../../data/profiler/profiler-rows';
import { productPath } from '../../lib/paths';
import * as styles from '../results/result-name.module.css';
import { fitLabels } from './profiler-columns';

/** The profiler, and whether it is sure to fit. */
export function LaserName({ row: { selected, fit, twins } }: { row: LaserRow }) {
  const { id, model, brand, series } = selected.product;
  return (
    <div className={styles.names}>
      <div className={styles.name}>
        <Link className={styles.model} to={productPath(id)}>
          {model}
        </Link>
        <span className={styles.brand}>{brandLabel(brand)}</span>
      </div>
      {fit === 'data-missing' && <span className={styles.relaxed}>{fitLabels[fit]}</span>}
      {twins > 0 && <span className={styles.brand}>{`${series ?? ''} 系列另有 ${twins} 款`}</span>}
    </div>
  );
}
