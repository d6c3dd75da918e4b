import { resultLast, type Trace } from '@shixuan/optics/formula';
import { formatFigure } from '../lib/format-figure';
import * as styles from './trace-view.module.css';

/** A derivation: formula, formula with numbers, result, source, range of validity. */
export function TraceView({ trace }: { trace: Trace }) {
  const { label, symbol, formula, substituted, result, unit, inputs, source, validity } = trace;
  return (
    <div className={styles.trace}>
      <p className={styles.label}>{label}</p>
      <p className={styles.formula}>{formula}</p>
      <p className={styles.formula}>
        {resultLast(substituted)}
        <strong className={styles.result}>{` = ${formatFigure(result)}${unit && `\u202f${unit}`}`}</strong>
      </p>
      <dl className={styles.inputs}>
        {inputs.map(input => (
          <div key={input.symbol}>
            <dt>{input.symbol}</dt>
            <dd>{`${input.label} ${formatFigure(input.value)}${input.unit && `\u202f${input.unit}`}`}</dd>
          </div>
        ))}
        <div>
          <dt>{symbol}</dt>
          <dd>{label}</dd>
        </div>
      </dl>
      <p className={styles.source}>
        出处：
        {source.url ? (
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.name}
          </a>
        ) : (
          source.name
        )}
        {validity && `。适用：${validity}`}
      </p>
    </div>
  );
}
