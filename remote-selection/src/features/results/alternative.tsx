import { checkOf } from '@shixuan/optics/checks';
import { useNarrow } from '@shixuan/ui';
import { UNKNOWN } from '@shixuan/units';
import { Fold } from '../../components/fold';
import { VerdictMark } from '../../components/verdict-mark';
import { type ResultRow, rowName } from '../../data/ranking/answer';
import { systemOf } from '../../data/ranking/system-of';
import { type AskedSelection, useAskedSelection } from '../../state/selection-context';
import * as styles from './alternative.module.css';
import { OnlyThis } from './only-this';
import { axesOf } from './pareto-axes';
import { ResultName } from './result-name';

export interface AlternativeProps {
  row: ResultRow;
  /** Null: with the kind of lens that was asked for nothing does the task. */
  first: ResultRow | null;
}

/** A fixed-magnification lens may be telecentric although its data do not state it. */
function kindOf({ lens }: ResultRow): string {
  if (lens?.part.kind !== 'fixed') return '普通（FA）镜头';
  return lens.part.telecentric === null ? '定倍镜头（未标注远心）' : '远心镜头';
}

/** The best with the other kind of lens: what it is, and what it costs beside the first. A narrow screen has it folded. */
export function Alternative(props: AlternativeProps) {
  const narrow = useNarrow();
  const { goal } = useAskedSelection().state;
  if (!narrow) return <OtherKind {...props} />;
  return (
    <Fold title={titleOf(props.row)} note={rowName(props.row, goal)}>
      <OtherKind {...props} />
    </Fold>
  );
}

const titleOf = (row: ResultRow) => `换成${kindOf(row)}会怎样`;

function OtherKind({ row, first }: AlternativeProps) {
  const asked = useAskedSelection();
  const { goal } = asked.state;
  const error = heightError(row, asked);
  const beside = first && heightError(first, asked);
  // Lenses are sought for one camera: its rate is the same beside every one.
  const axes = axesOf(asked.requirements).filter(({ id }) => goal !== 'lenses' || id !== 'rate');
  return (
    <section className={styles.alternative} aria-label={`另一种做法：${kindOf(row)}`}>
      <div className={styles.what}>
        <h3 className={styles.title}>{titleOf(row)}</h3>
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
              {value(row) ?? UNKNOWN}
              {first && <span className={styles.beside}>{`首选 ${value(first) ?? UNKNOWN}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the size seems to change with the height: what one kind of lens costs and the other saves. */
function heightError(row: ResultRow, { requirements, request }: AskedSelection) {
  const system = systemOf(row, request);
  if (!system || requirements.task.heightVariationMm === 0) return null;
  const { figure, unit, verdict } = checkOf(requirements, system, 'height-error');
  return { verdict, text: figure === null ? UNKNOWN : `${Number(figure.toPrecision(2))}\u202f${unit}` };
}
