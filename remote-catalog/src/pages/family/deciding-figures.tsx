import { useNaming } from '../../features/pen/named-quantity';
import * as styles from './deciding-figures.module.css';
import type { DecidingFigure } from './family';

/** The key figures, each linked to its part of the drawing. */
export function DecidingFigures({ figures }: { figures: readonly DecidingFigure[] }) {
  return (
    <>
      <h2 className={styles.head}>{`选型先定这 ${figures.length} 项`}</h2>
      <ol className={styles.list}>
        {figures.map(figure => (
          <FigureItem key={figure.key} figure={figure} />
        ))}
      </ol>
    </>
  );
}

function FigureItem({ figure: { key, term, sentence, formula, example } }: { figure: DecidingFigure }) {
  const { active, handlers } = useNaming(key);
  return (
    <li
      className={styles.item}
      data-active={active || undefined}
      onPointerEnter={handlers.onPointerEnter}
      onPointerLeave={handlers.onPointerLeave}
    >
      <h3 className={styles.term}>
        <button type="button" className={styles.name} {...handlers} onClick={handlers.onFocus}>
          {term}
        </button>
      </h3>
      <p>{sentence}</p>
      {formula && <p className={styles.formula}>{formula}</p>}
      {example && <p className={styles.example}>{example}</p>}
    </li>
  );
}
