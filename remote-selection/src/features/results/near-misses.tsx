import { Link } from '@shixuan/host';
import { checkLabels } from '@shixuan/optics/model';
import { useId } from 'react';
import { missed } from '../../components/missed';
import { VerdictMark } from '../../components/verdict-mark';
import type { NearMiss, PartIndex } from '../../data/ranking/answer';
import { partTitle } from '../../data/ranking/part-title';
import { productPath } from '../../lib/paths';
import * as styles from './near-misses.module.css';

export interface NearMissesProps {
  misses: readonly NearMiss[];
  parts: PartIndex;
  /** Rows below that may do the task, though nobody can say so for want of data. */
  others?: number;
}

/** What comes nearest where nothing is known to do the task. Marked as what it is: a diagnosis, no recommendation. */
export function NearMisses({ misses, parts, others = 0 }: NearMissesProps) {
  const title = useId();
  return (
    <section className={styles.near} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {others > 0 ? '数据齐全的产品都差一点' : '没有产品满足全部要求'}
      </h3>
      <p className={styles.lead}>
        {others > 0
          ? '下面各项都有数据，列出差得最少的，供判断该放宽哪一项，不是推荐；表中各行缺关键数据，能否成立须向厂家确认。'
          : misses.length > 0
            ? '下面是差得最少的组合，只供判断该放宽哪一项，不是推荐。'
            : '目录里没有能用于这种任务的产品，请换一种成像方式，或放开已定的部件。'}
      </p>
      <ul className={styles.list}>
        {misses.map(({ cameraId, lensId, misses: limits }) => (
          <li key={`${cameraId}-${lensId}`} className={styles.pair}>
            <p className={styles.parts}>
              {[cameraId, lensId].map(id => {
                const part = parts.get(id);
                return (
                  part && (
                    <Link key={id} to={productPath(id)}>
                      {partTitle(part)}
                    </Link>
                  )
                );
              })}
            </p>
            {limits.map(({ check, missedBy, reason, remedy }) => (
              <p key={check} className={styles.miss}>
                <VerdictMark verdict="fail" />
                <span>
                  <strong>{`${checkLabels[check]} 差 ${missed(missedBy)}`}</strong>
                  {`　${reason}`}
                  {remedy && <span className={styles.remedy}>{`　可改：${remedy}`}</span>}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
