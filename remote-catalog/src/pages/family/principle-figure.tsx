import { useNamedQuantity, useNaming } from '../../features/pen/named-quantity';
import type { Family } from './family';
import * as styles from './principle-figure.module.css';

/** The drawing of the principle; its caption names the quantity that is pointed at, touched or focused. */
export function PrincipleFigure({ family: { Drawing, figures, parts = [], caption } }: { family: Family }) {
  const { active } = useNamedQuantity();
  const figure = figures.find(({ key }) => key === active);
  const named = figure ?? parts.find(({ key }) => key === active);
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        <Drawing />
      </div>
      <ul className={styles.names} aria-label="图中各部分">
        {parts.map(({ key, term }) => (
          <Name key={key} of={key} term={term} />
        ))}
        {/* Where the text stands beside the drawing, its terms are the buttons. */}
        {figures.map(({ key, term }) => (
          <Name key={key} of={key} term={term} beside />
        ))}
      </ul>
      <figcaption className={styles.caption} aria-live="polite">
        {named ? (
          <>
            <strong className={styles.named}>{named.term}</strong>
            {figure?.formula ?? named.sentence}
          </>
        ) : (
          caption
        )}
      </figcaption>
    </figure>
  );
}

function Name({ of: key, term, beside = false }: { of: string; term: string; beside?: boolean }) {
  const { active, handlers } = useNaming(key);
  return (
    <li className={beside ? styles.beside : undefined}>
      <button
        type="button"
        className={styles.name}
        data-active={active || undefined}
        {...handlers}
        onClick={handlers.onFocus}
      >
        {term}
      </button>
    </li>
  );
}
