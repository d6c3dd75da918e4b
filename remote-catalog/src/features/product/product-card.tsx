import { type AttributeDefinition, applies, brandLabel, type ProductRow } from '@shixuan/api/client';
import { formatWithUnit } from '@shixuan/api/format-value';
import { Link } from '@shixuan/host';
import { UnknownValue } from '@shixuan/ui';
import * as productStyles from '@shixuan/ui/product.module.css';
import { detailPath } from '../../lib/paths';
import * as styles from './product-card.module.css';
import { Thumbnail } from './thumbnail';

export interface ProductCardProps {
  product: ProductRow;
  /** The figures the card names, most deciding first. */
  figures: readonly AttributeDefinition[];
}

/** A product as a card: drawing, part number, deciding figures. */
export function ProductCard({ product, figures }: ProductCardProps) {
  return (
    <Link to={detailPath(product.id)} className={styles.card}>
      <Thumbnail drawing={product.drawing} width={200} height={120} fluid />
      <span className={`${productStyles.faint} ${styles.brand}`}>{brandLabel(product.brand)}</span>
      <strong className={`${productStyles.model} ${styles.model}`}>{product.model}</strong>
      <span className={styles.figures}>
        {figures
          .filter(attribute => applies(attribute, product.attrs))
          .map(attribute => (
            <span key={attribute.key} className={styles.figure}>
              <span className={styles.label}>{attribute.label}</span>
              <span>{formatWithUnit(attribute, product.attrs[attribute.key]) ?? <UnknownValue />}</span>
            </span>
          ))}
      </span>
    </Link>
  );
}
