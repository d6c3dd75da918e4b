import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { ProductCard } from './product-card';
import * as styles from './product-grid.module.css';

/** Products as cards, four in a row where there is room. */
export function ProductGrid({ products, figures }: { products: ProductRow[]; figures: AttributeDefinition[] }) {
  return (
    <div className={styles.grid}>
      {products.map(product => (
        <ProductCard key={product.id} product={product} figures={figures} />
      ))}
    </div>
  );
}

/** Placeholder of a grid that is loading. */
export function ProductGridPlace({ count }: { count: number }) {
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label="正在加载产品">
      {Array.from({ length: count }, (_, i) => i).map(i => (
        <div key={i} className={styles.place} />
      ))}
    </div>
  );
}
