import { brandLabel, type SelectedPart, thumbnailSource } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { costText } from '@shixuan/optics/describe';
import { ProductImage } from '@shixuan/ui';
import { keepUnits } from '@shixuan/units';
import type { ReactNode } from 'react';
import { productPath } from '../../lib/paths';
import * as styles from './answer-parts.module.css';

/** One thing to buy: a product, or what no product stands for, such as a ring or a network port. */
export interface AnswerPart {
  /** 相机, 镜头, 光源, 链路 */
  role: string;
  product: SelectedPart['product'] | null;
  /** The one figure that decides, or what the part is where there is no product. */
  figure: string;
  /** How many are to be bought; absent: one. */
  count?: number | undefined;
  /** What has to be said with the order, such as the colour. */
  order?: ReactNode;
  /** 成本档, 1 to 5; null: no figure allows an estimate; absent: not told. */
  costClass?: number | null | undefined;
}

/** What is to be bought, a part a row, with its drawing and the figure that decides. */
export function AnswerParts({ parts, label }: { parts: readonly AnswerPart[]; label: string }) {
  return (
    <ul className={styles.parts} aria-label={label}>
      {/* Keyed by role: where the next answer has another product in this place, the focus stays on the link. */}
      {parts.map(({ role, product, figure, count = 1, order, costClass }) => (
        <li key={role} className={styles.part}>
          <span className={styles.role}>{role}</span>
          {product && <ProductImage src={thumbnailSource(product.drawing)} alt="" width={40} height={40} />}
          <span className={styles.what}>
            {product && (
              <span className={styles.name}>
                <Link className={styles.model} to={productPath(product.id)}>
                  {product.model}
                </Link>
                {count > 1 && <strong>{`× ${count}`}</strong>}
              </span>
            )}
            {product && (
              <span className={styles.origin}>
                <span className={styles.brand}>{brandLabel(product.brand)}</span>
                {costClass && (
                  <span className={styles.cost}>
                    <span className="visually-hidden">{`成本档 ${costClass}，共 5 档`}</span>
                    <span aria-hidden="true">{costText(costClass)}</span>
                  </span>
                )}
              </span>
            )}
            <span className={product ? styles.figure : styles.plain}>{keepUnits(figure)}</span>
            {order}
          </span>
        </li>
      ))}
    </ul>
  );
}
