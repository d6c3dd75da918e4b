import { brandNames, type CompatibleReason, type CompatibleGroup as Group } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { useCategory } from '../../features/category/use-categories';
import { Thumbnail } from '../../features/product/thumbnail';
import { SelectionLink } from '../../features/selection-door/selection-link';
import type { SelectionPart } from '../../features/selection-door/selection-path';
import { detailPath } from '../../lib/paths';
import * as styles from './compatible-group.module.css';

const signs: Record<CompatibleReason['state'], { sign: string; name: string }> = {
  pass: { sign: '✓', name: '满足' },
  warn: { sign: '!', name: '有条件' },
  unknown: { sign: '?', name: '待核实' },
};

/** One kind of compatible product: the first candidates with their conditions, and a link to all of them. */
export function CompatibleGroup({ product, group }: { product: SelectionPart; group: Group }) {
  const { title, total, passing, list, listUrl } = group;
  const categoryCode = useCategory(group.categoryId)?.code ?? '';
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.count}>{countText(total, passing)}</p>
        <Link to={listUrl}>在列表中按这些条件查看</Link>
      </div>
      <ul className={styles.list}>
        {list.map(({ row, reasons }) => (
          <li key={row.id} className={styles.item}>
            <Thumbnail drawing={row.drawing} width={56} height={42} />
            <div className={styles.product}>
              <span className={styles.brand}>{brandNames(row.brand)}</span>
              <Link to={detailPath(row.id)} className={styles.model}>
                {row.model}
              </Link>
              <span className={styles.name}>{row.name}</span>
              <SelectionLink parts={[product, { id: row.id, categoryCode }]}>
                一起核算<span className="visually-hidden">{`：${row.model}`}</span>
              </SelectionLink>
            </div>
            <ul className={styles.reasons}>
              {reasons.map(({ text, state }) => (
                <li key={text} className={styles.reason} data-state={state}>
                  <span className={styles.sign} title={signs[state].name}>
                    <span aria-hidden="true">{signs[state].sign}</span>
                    <span className="visually-hidden">{`${signs[state].name}：`}</span>
                  </span>
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countText(total: number, passing: number): string {
  if (passing === total) return `${total} 款，条件全部满足`;
  return passing > 0
    ? `${total} 款，其中 ${passing} 款条件全部满足，其余有条件或待核实`
    : `${total} 款，均有参数待核实`;
}
