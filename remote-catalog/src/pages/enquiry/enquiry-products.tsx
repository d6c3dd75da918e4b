import { brandLabel, isNotFound } from '@shixuan/api/client';
import { Link, useHost } from '@shixuan/host';
import { Skeleton } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { useQueries } from '@tanstack/react-query';
import { detailPath } from '../../lib/paths';
import { productDetailQuery } from '../../lib/queries/product-detail';
import * as styles from './enquiry.module.css';

export interface EnquiryProductsProps {
  ids: readonly number[];
  /** What was typed as quantity, by product; absent while untouched. */
  quantities: Readonly<Record<number, string>>;
  onQuantity(id: number, text: string): void;
  onRemove(id: number): void;
}

/** The products of the enquiry, each with its quantity. A product that cannot be shown is told by its number. */
export function EnquiryProducts({ ids, quantities, onQuantity, onRemove }: EnquiryProductsProps) {
  const host = useHost();
  const queries = useQueries({ queries: ids.map(id => productDetailQuery(host, id)) });
  return (
    <ul className={styles.products} aria-label="询价的产品">
      {ids.map((id, index) => {
        const query = queries[index];
        const product = query?.data?.product;
        const title = product ? `${brandLabel(product.brand)} ${product.model}` : `产品 ${id}`;
        return (
          <li key={id} className={styles.product}>
            <div className={styles.title}>
              {query?.isPending ? <Skeleton kind="text" /> : <Link to={detailPath(id)}>{title}</Link>}
              {query?.isError && (
                <span className={styles.error}>
                  {isNotFound(query.error) ? `${query.error.message}，请移除` : '产品资料没有加载出来，不影响提交'}
                </span>
              )}
              {product && <span className={styles.hint}>{product.summary}</span>}
            </div>
            <label className={styles.quantity}>
              数量
              <input
                className={controls.input}
                aria-label={`数量 ${title}`}
                inputMode="numeric"
                placeholder="待定"
                value={quantities[id] ?? ''}
                onChange={event => onQuantity(id, event.target.value)}
              />
              件
            </label>
            <button type="button" className={controls.action} aria-label={`移除 ${title}`} onClick={() => onRemove(id)}>
              移除
            </button>
          </li>
        );
      })}
    </ul>
  );
}
