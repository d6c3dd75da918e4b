import type { ArticleProducts } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { ProductRows } from '../../features/product/product-rows';
import * as styles from './products-block.module.css';

export interface ProductsBlockProps {
  block: ArticleProducts;
  level?: 3;
  /** Behind the text, in which the same block may stand. */
  after?: boolean;
}

/** Products that a rule of the article finds in the catalogue of today. */
export function ProductsBlock({ block, level = 3, after }: ProductsBlockProps) {
  const Heading = `h${level}` as const;
  const { title, total, listUrl, rows } = block;
  return (
    <section className={styles.block} aria-label={after ? `相关产品：${title}` : title}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <Link to={listUrl}>{total > rows.length ? `查看全部 ${total} 款` : '在产品列表中查看'}</Link>
      </div>
      {rows.length > 0 ? <ProductRows rows={rows} /> : <p className={styles.none}>目录中暂时没有符合条件的产品。</p>}
    </section>
  );
}
