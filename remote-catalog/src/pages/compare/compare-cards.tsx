import { brandLabel } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { EmptyState } from '@shixuan/ui';
import type { ReactNode } from 'react';
import { Term } from '../../features/attributes/term';
import { unitBeside } from '../../features/attributes/unit-beside';
import { DataSheetLink } from '../../features/download/data-sheet-link';
import { Thumbnail } from '../../features/product/thumbnail';
import { detailPath } from '../../lib/paths';
import * as styles from './compare-cards.module.css';
import { isKnown, unstatedLine, type Verdict } from './compare-rows';
import type { CompareTableProps } from './compare-table';
import { ComparedValue } from './compared-value';

/** The comparison on a narrow screen: one card for each figure, with the products below each other. */
export function CompareCards({ products, groups, derived, onRemove }: CompareTableProps) {
  const models = products.map(({ model }) => model);
  return (
    <>
      <ul className={styles.products} aria-label="对比的产品">
        {products.map(({ id, brand, model, drawing }) => (
          <li key={id} className={styles.product}>
            <Thumbnail drawing={drawing} width={40} height={40} />
            <span className={styles.name}>
              <span className={styles.brand}>{brandLabel(brand)}</span>
              <Link className={styles.model} to={detailPath(id)}>
                {model}
              </Link>
            </span>
            <DataSheetLink id={id} className={styles.sheet} label={`参数单 PDF ${model}`}>
              参数单
            </DataSheetLink>
            <button type="button" className={styles.remove} aria-label={`移除 ${model}`} onClick={() => onRemove(id)}>
              移除
            </button>
          </li>
        ))}
      </ul>
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.group}>{title}</h2>
          <ul className={styles.cards}>
            {rows.filter(isKnown).map(({ attribute, cells, verdict, best }) => (
              <Card
                key={attribute.key}
                head={<Term name={attribute.label} help={attribute.help} />}
                unit={unitBeside(attribute)}
                models={models}
                cells={cells}
                verdict={verdict}
                note={i => best.has(i) && <span className={styles.best}>最优</span>}
              />
            ))}
          </ul>
          <Unstated line={unstatedLine(rows)} />
        </section>
      ))}
      {derived.length > 0 && (
        <section aria-label="由以上参数推算">
          <h2 className={styles.group}>由以上参数推算</h2>
          <ul className={styles.cards}>
            {derived.map(({ key, label, cells, formulas, verdict }) => (
              <Card
                key={key}
                head={label}
                models={models}
                cells={cells}
                verdict={verdict}
                note={i => formulas[i] && <span className={styles.formula}>{`= ${formulas[i]}`}</span>}
              />
            ))}
          </ul>
        </section>
      )}
      {groups.length + derived.length === 0 && (
        <EmptyState title="已知的参数都相同" hint="关闭「只看差异」查看全部参数。" />
      )}
    </>
  );
}

const Unstated = ({ line }: { line: string | null }) => line !== null && <p className={styles.alike}>{line}</p>;

interface CardProps {
  head: ReactNode;
  unit?: string | undefined;
  models: readonly string[];
  cells: readonly (string | null)[];
  verdict: Verdict;
  /** What stands behind the value of a product. */
  note(index: number): ReactNode;
}

function Card({ head, unit, models, cells, verdict, note }: CardProps) {
  const alike = models.length > 1 && verdict === 'equal';
  return (
    <li className={styles.card} data-verdict={verdict}>
      <h3 className={styles.label}>
        {head}
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
        {verdict === 'different' && <span className={styles.differs}>不同</span>}
      </h3>
      {alike ? (
        <p className={styles.alike}>{`均为 ${cells[0]}`}</p>
      ) : (
        <dl>
          {models.map((model, i) => (
            <div key={model} className={styles.row}>
              <dt className={styles.owner}>{model}</dt>
              <dd className={styles.value}>
                <ComparedValue cell={cells[i]} />
                {note(i)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
