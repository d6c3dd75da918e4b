import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { detailPath } from '../../../lib/paths';
import * as styles from './other-models.module.css';

export type EqualModels = NonNullable<CallContent<'productList'>['equal']>;

/** The other models of a row that stands for several, with the same known data. Each has its own page. Nothing where none are. */
export function OtherModels({ models }: { models: EqualModels[number]['others'] | undefined }) {
  if (!models) return null;
  return (
    <details className={styles.others}>
      <summary className={styles.count}>{`共 ${models.length + 1} 个型号，参数相同`}</summary>
      <ul className={styles.models} aria-label="参数相同的其他型号">
        {models.map(({ id, model }) => (
          <li key={id}>
            <Link className={styles.model} to={detailPath(id)}>
              {model}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
