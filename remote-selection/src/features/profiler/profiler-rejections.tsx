import { Link } from '@shixuan/host';
import { type ProfileCheckId, profileCheckLabels } from '@shixuan/optics/checks';
import { useId } from 'react';
import { missed } from '../../components/missed';
import { VerdictMark } from '../../components/verdict-mark';
import type { LaserAnswer } from '../../data/profiler/profiler-query';
import { indexProfilers } from '../../data/profiler/profiler-rows';
import { partTitle } from '../../data/ranking/part-title';
import { productPath } from '../../lib/paths';
import * as ledger from '../results/ledger.module.css';
import * as near from '../results/near-misses.module.css';

/** Classes and codes have no figure to be missed by. */
const missText = (check: ProfileCheckId, missedBy: number) =>
  check === 'laser-class' || check === 'protection' ? '' : ` 差 ${missed(missedBy)}`;

/** 淘汰账本: what each check took away, who misses it alone and by least, and what would save it. */
export function LaserLedger({ answer }: { answer: LaserAnswer }) {
  const parts = indexProfilers(answer);
  if (answer.ledger.length === 0) return null;
  return (
    <details className={ledger.ledger}>
      <summary>
        淘汰账本
        <span className={ledger.note}>为什么其余的不在表里，差在哪里，改什么就能用</span>
      </summary>
      <ul className={ledger.list}>
        {answer.ledger.map(({ check, label, removed, nearest }) => {
          const part = nearest && parts.get(nearest.profilerId);
          return (
            <li key={check} className={ledger.entry}>
              <span className={ledger.check}>{label}</span>
              <span className={ledger.count}>{`淘汰 ${removed} 款`}</span>
              <span className={ledger.nearest}>
                {nearest && part ? (
                  <>
                    只差这一项、差得最少：
                    <Link className={ledger.model} to={productPath(nearest.profilerId)}>
                      {part.product.model}
                    </Link>
                    {`${missText(check, nearest.missedBy)}。${nearest.reason}${nearest.remedy ? `。可改：${nearest.remedy}` : ''}`}
                  </>
                ) : (
                  '在这一项被淘汰的，别的项也不满足'
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What comes nearest where nothing fits: a diagnosis, no recommendation. */
export function LaserNearMisses({ answer }: { answer: LaserAnswer }) {
  const parts = indexProfilers(answer);
  const title = useId();
  return (
    <section className={near.near} aria-labelledby={title}>
      <h3 id={title} className={near.title}>
        没有型号满足全部要求
      </h3>
      <p className={near.lead}>下面是差得最少的型号，只供判断该放宽哪一项，不是推荐。</p>
      <ul className={near.list}>
        {answer.nearMisses.map(({ profilerId, misses }) => {
          const part = parts.get(profilerId);
          return (
            part && (
              <li key={profilerId} className={near.pair}>
                <p className={near.parts}>
                  <Link to={productPath(profilerId)}>{partTitle(part)}</Link>
                </p>
                {misses.map(({ check, missedBy, reason, remedy }) => (
                  <p key={check} className={near.miss}>
                    <VerdictMark verdict="fail" />
                    <span>
                      <strong>{`${profileCheckLabels[check]}${missText(check, missedBy)}`}</strong>
                      {`　${reason}`}
                      {remedy && <span className={near.remedy}>{`　可改：${remedy}`}</span>}
                    </span>
                  </p>
                ))}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
