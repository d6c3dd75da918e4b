import { checkOf } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { UNKNOWN } from '@shixuan/units';
import { VerdictMark } from '../../components/verdict-mark';
import type { ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { systemOf } from '../../data/ranking/system-of';
import { useSelection } from '../../state/selection-context';
import * as styles from './alternative.module.css';
import { axesOf } from './front-figures';
import { OnlyThis } from './only-this';
import { ResultName } from './result-name';

export interface AlternativeProps {
  row: ResultRow;
  /** Null: with the kind of lens that was asked for nothing does the task. */
  first: ResultRow | null;
  need: Requirements;
  request: RankingRequest;
}

/** Lenses of one magnification may be telecentric without saying so. */
function kindOf({ lens }: ResultRow): string {
  if (lens?.part.kind !== 'fixed') return '普通镜头';
  return lens.part.telecentric === null ? '定倍镜头（未标注远心）' : '远心镜头';
}

/** The best with the other kind of lens in one line: what it is, and what it costs beside the first. */
export function Alternative({ row, first, need, request }: AlternativeProps) {
  const kind = kindOf(row);
  const error = heightError(row, need, request);
  const beside = first && heightError(first, need, request);
  const { goal } = useSelection().state;
  // Lenses are sought for one camera: its rate is the same beside every one.
  const axes = axesOf(need).filter(({ id }) => goal !== 'lens' || id !== 'rate');
  return (
    <section className={styles.alternative} aria-label={`另一种做法：${kind}`}>
      <div className={styles.what}>
        <h3 className={styles.title}>{`改用${kind}`}</h3>
        <ResultName row={row} goal={goal} />
        <OnlyThis row={row} />
      </div>
      <dl className={styles.figures}>
        {error && (
          <div>
            <dt>高度误差</dt>
            <dd>
              <VerdictMark verdict={error.verdict} />
              {error.text}
              {beside && <span className={styles.beside}>{`首选 ${beside.text}`}</span>}
            </dd>
          </div>
        )}
        {axes.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {value(row, need) ?? UNKNOWN}
              {first && <span className={styles.beside}>{`首选 ${value(first, need) ?? UNKNOWN}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the size seems to change with the height: what one kind of lens costs and the other saves. */
function heightError(row: ResultRow, need: Requirements, request: RankingRequest) {
  const system = systemOf(row, request);
  if (!system || need.task.heightVariationMm === 0) return null;
  const { figure, unit, verdict } = checkOf(need, system, 'height-error');
  return { verdict, text: figure === null ? UNKNOWN : `${Number(figure.toPrecision(2))}\u2009${unit}` };
}
