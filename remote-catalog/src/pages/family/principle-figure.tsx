import { useNamedQuantity } from '../../features/pen/named-quantity';
import type { Family } from './family';
import * as styles from './principle-figure.module.css';

/** The drawing of the principle; its caption names the quantity that is pointed at. */
export function PrincipleFigure({ family: { Drawing, figures, caption } }: { family: Family }) {
  const { active } = useNamedQuantity();
  const named = figures.find(figure => figure.key === active);
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        <Drawing />
      </div>
      <figcaption className={styles.caption}>
        {named ? (
          <>
            <strong className={styles.named}>{named.term}</strong>
            {named.formula ?? named.sentence}
          </>
        ) : (
          caption
        )}
      </figcaption>
    </figure>
  );
}
