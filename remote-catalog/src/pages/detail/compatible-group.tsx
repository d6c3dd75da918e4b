import { brandLabel, type CompatibleReason, type CompatibleGroup as Group } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { afterHan } from '../../features/category/after-han';
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

/** More are a step away in the list, under the same conditions. */
const SHOWN = 5;

const partName = (categoryCode: string) =>
  categoryCode.endsWith('camera') ? '相机' : categoryCode.endsWith('lens') ? '镜头' : '品';

/** One kind of compatible product: the first candidates with their conditions, and a link to all of them. */
export function CompatibleGroup({ product, group }: { product: SelectionPart; group: Group }) {
  const { title, total, passing, list, listUrl } = group;
  const category = useCategory(group.categoryId);
  const categoryCode = category?.code ?? '';
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.count}>{countText(total, passing)}</p>
        <Link to={listUrl}>{`查看全部 ${total} 款${afterHan(category?.name ?? '')}`}</Link>
      </div>
      <ul className={styles.list}>
        {list.slice(0, SHOWN).map(({ row, reasons }) => (
          <li key={row.id} className={styles.item}>
            <Thumbnail drawing={row.drawing} width={40} height={30} />
            <div className={styles.product}>
              <span className={styles.brand}>{brandLabel(row.brand)}</span>
              <Link to={detailPath(row.id)} className={styles.model} title={row.name}>
                {row.model}
              </Link>
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
            <p className={styles.together}>
              <SelectionLink parts={[product, { id: row.id, categoryCode }]}>
                {`与本${partName(product.categoryCode)}一起验算`}
                <span className="visually-hidden">{`：${row.model}`}</span>
              </SelectionLink>
            </p>
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
