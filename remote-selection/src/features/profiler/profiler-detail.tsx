import { Link } from '@shixuan/host';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { profilerWeights, profilerWeightsSource } from '@shixuan/optics/solve';
import { CompareButton } from '../../components/compare-button';
import { ScoreParts } from '../../components/score-parts';
import type { LaserRow } from '../../data/profiler/profiler-rows';
import { partTitle } from '../../data/ranking/part-title';
import { productPath } from '../../lib/paths';
import * as styles from '../results/row-detail.module.css';
import { LaserChecks } from './profiler-checks';

/** Everything of one profiler: its page, the comparison, every check with its derivation, what the score is made of. */
export function LaserDetail({ row, need }: { row: LaserRow; need: ProfileNeeds }) {
  const { selected, scoreParts } = row;
  return (
    <div className={styles.detail}>
      <div className={styles.parts}>
        <div className={styles.part}>
          <span className={styles.role}>3D 线激光</span>
          <Link to={productPath(selected.product.id)}>{partTitle(selected)}</Link>
          <span className={styles.summary}>{selected.product.summary}</span>
          <CompareButton part={selected} />
        </div>
        <ScoreParts parts={scoreParts} named={profilerWeights} />
        <p className={styles.summary}>{`评分出处：${profilerWeightsSource.name}`}</p>
      </div>
      <LaserChecks need={need} profiler={selected.part} />
    </div>
  );
}
