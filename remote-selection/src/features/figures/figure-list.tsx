import { useNarrow } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { type CSSProperties, Fragment, useId, useState } from 'react';
import { Fold } from '../../components/fold';
import { TraceView } from '../../components/trace-view';
import type { DerivedFigure } from '../../data/task/derive-figures';
import { formatFigure } from '../../lib/format-figure';
import * as styles from './figure-list.module.css';

export interface FigureListProps {
  figures: readonly DerivedFigure[];
  /** Some rest on the camera of an earlier answer. */
  stale: boolean;
}

/** The figures that follow from what was typed, at once. A narrow screen has them folded, the first in the line that opens them. */
export function FigureList({ figures, stale }: FigureListProps) {
  const narrow = useNarrow();
  const [first] = figures;
  if (!first) return null;
  if (!narrow) return <Figures figures={figures} stale={stale} />;
  return (
    <Fold
      title="推算结果"
      note={`${first.label} ${first.values.map(formatFigure).join('\u202f×\u202f')}\u202f${first.unit} 等 ${figures.length} 项`}
    >
      <Figures figures={figures} stale={stale} />
    </Fold>
  );
}

/** Figures beside each other: in one row where there is room, so that the list below begins on the first screen, otherwise in two. */
const columnsOf = (count: number) => ({
  '--columns': count,
  '--fewer-columns': count > 4 ? Math.ceil(count / 2) : count,
});

/** 公式 opens the derivation of a figure below all. */
function Figures({ figures, stale }: FigureListProps) {
  const id = useId();
  const [opened, setOpened] = useState<DerivedFigure['id'] | null>(null);
  const open = figures.find(figure => figure.id === opened);
  return (
    <section className={styles.area} aria-label="推算结果" aria-busy={stale}>
      <dl className={styles.figures} style={columnsOf(figures.length) as CSSProperties}>
        {figures.map(figure => (
          <div key={figure.id} className={styles.figure}>
            <dt className={styles.head}>
              {figure.label}
              {figure.traces.length > 0 && (
                <button
                  type="button"
                  className={`${controls.action} ${styles.open}`}
                  aria-expanded={figure.id === opened}
                  aria-controls={figure.id === opened ? id : undefined}
                  aria-label={`${figure.label}的公式`}
                  onClick={() => setOpened(figure.id === opened ? null : figure.id)}
                >
                  公式
                </button>
              )}
            </dt>
            <dd className={styles.value}>
              {figure.values.map((value, i) => (
                <Fragment key={i === 0 ? 'width' : 'height'}>
                  {i > 0 && <span className={styles.times}>{'\u202f×\u202f'}</span>}
                  <span>{formatFigure(value)}</span>
                </Fragment>
              ))}
              <span className={styles.unit}>{`\u202f${figure.unit}`}</span>
            </dd>
            {figure.note && <dd className={styles.note}>{figure.note}</dd>}
          </div>
        ))}
      </dl>
      {open && (
        <div id={id} className={styles.traces}>
          {open.traces.map(trace => (
            <TraceView key={trace.substituted} trace={trace} />
          ))}
        </div>
      )}
    </section>
  );
}
