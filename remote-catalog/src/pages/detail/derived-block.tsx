import type { Attributes } from '@shixuan/api/client';
import { derivedText, deriveFigures } from '../../features/derived/derive-figures';
import * as styles from './derived-block.module.css';

/** The figures derived from those above, each with its formula and numbers. Nothing where no input is known. */
export function DerivedBlock({ attrs }: { attrs: Attributes }) {
  const figures = deriveFigures(attrs);
  if (figures.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="derived-figures">
      <h3 id="derived-figures" className={styles.title}>
        由以上参数推算
      </h3>
      <dl className={styles.figures}>
        {figures.map(figure => (
          <div key={figure.key} className={styles.figure}>
            <dt className={styles.label}>{figure.label}</dt>
            <dd className={styles.value}>
              {derivedText(figure)}
              <span className={styles.unit}>{`\u202f${figure.unit}`}</span>
            </dd>
            <dd className={styles.formula}>{`= ${figure.formula}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
