import { type AttributeDefinition, brandLabel, type ProductRow, rowFigures } from '@shixuan/api/client';
import { figureTexts } from '@shixuan/api/format-value';
import { Link } from '@shixuan/host';
import { FigureList } from '@shixuan/ui';
import * as productStyles from '@shixuan/ui/product.module.css';
import { memo } from 'react';
import { CompareToggle } from '../../../features/compare/compare-toggle';
import { Thumbnail } from '../../../features/product/thumbnail';
import { detailPath } from '../../../lib/paths';
import { differenceNote } from './difference-note';
import { type EqualModels, OtherModels } from './other-models';
import * as styles from './product-lines.module.css';

/** Products on a narrow screen: drawing, part number and the figures that decide. */
export const ProductLines = memo(function ProductLines({
  rows,
  attributes,
  equal,
  reference,
  columns,
}: {
  rows: ProductRow[];
  attributes: AttributeDefinition[];
  equal: EqualModels;
  /** The product to which the others are compared, by the columns that the table would have. */
  reference: ProductRow | undefined;
  columns: readonly string[];
}) {
  const othersOf = ({ id }: ProductRow) => equal.find(each => each.id === id)?.others;
  const figures = rowFigures(attributes);
  const compared = attributes.filter(({ key }) => columns.includes(key));
  return (
    <ul className={styles.lines}>
      {rows.map(product => (
        <li key={product.id} className={styles.line}>
          <Link className={styles.link} to={detailPath(product.id)}>
            <Thumbnail drawing={product.drawing} width={88} height={66} />
            <span className={productStyles.names}>
              <span className={productStyles.faint}>{brandLabel(product.brand)}</span>
              <strong className={productStyles.model}>{product.model}</strong>
              <span className={productStyles.faint}>{product.name}</span>
              {product.attrs.status === 'discontinued' && <span className={styles.stopped}>停产</span>}
            </span>
          </Link>
          <FigureList className={styles.figures} figures={figureTexts(figures, product.attrs)} />
          {reference && <p className={styles.difference}>{differenceNote(product, reference, compared)}</p>}
          <OtherModels models={othersOf(product)} />
          <CompareToggle product={product} />
        </li>
      ))}
    </ul>
  );
});
