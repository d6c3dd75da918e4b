import type { ProductRow } from '@shixuan/api/client';
import { EmptyState } from '@shixuan/ui';
import type { CSSProperties } from 'react';
import { Term } from '../../features/attributes/term';
import { unitBeside } from '../../features/attributes/unit-beside';
import { TableFrame } from '../../features/table-frame/table-frame';
import { commonScale } from './common-scale';
import { CompareHead, type DrawingBox } from './compare-head';
import { type CompareGroup, type CompareRow, isKnown, unstatedLine } from './compare-rows';
import * as styles from './compare-table.module.css';
import { ComparedValue } from './compared-value';
import type { DerivedRow } from './derived-rows';

const BOX: DrawingBox = { width: 148, height: 111 };

export interface CompareTableProps {
  products: readonly ProductRow[];
  groups: readonly CompareGroup[];
  /** Figures that follow from the others; shown last. */
  derived: readonly DerivedRow[];
  onRemove(id: number): void;
}

/** Products as columns, attributes as rows: differing rows are marked, equal ones are dimmed. */
export function CompareTable({ products, groups, derived, onRemove }: CompareTableProps) {
  const scale = commonScale(
    products.map(({ drawing }) => drawing),
    BOX,
  );
  return (
    <div className={styles.place}>
      <TableFrame label="参数对比，可左右滚动" head={<ModelHead products={products} />}>
        <table className={styles.table} style={{ '--products': products.length } as CSSProperties}>
          <caption className="visually-hidden">各产品参数对比，不同的行有标记</caption>
          <colgroup>
            <col className={styles.names} />
            <col span={products.length} />
          </colgroup>
          <thead>
            <tr>
              <td className={styles.corner}>
                {scale ? '外形图按同一比例' : '外形图不按同一比例'}
                {products.some(({ drawing }) => drawing.thumbnail) && '，照片与图纸除外'}
              </td>
              {products.map(product => (
                <CompareHead
                  key={product.id}
                  product={product}
                  box={BOX}
                  scale={scale}
                  onRemove={() => onRemove(product.id)}
                />
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <GroupHead title={title} columns={products.length + 1} />
              {rows.filter(isKnown).map(row => (
                <Row key={row.attribute.key} row={row} ids={products.map(({ id }) => id)} />
              ))}
              <Unstated line={unstatedLine(rows)} columns={products.length + 1} />
            </tbody>
          ))}
          {derived.length > 0 && (
            <tbody>
              <GroupHead title="由以上参数推算" columns={products.length + 1} />
              {derived.map(row => (
                <tr key={row.key} className={styles.row} data-verdict={row.verdict}>
                  <th scope="row" className={styles.label}>
                    {row.label}
                    {row.verdict === 'different' && <span className="visually-hidden">（不同）</span>}
                  </th>
                  {row.cells.map((cell, i) => (
                    <td key={products[i]?.id} className={cell === null ? styles.unknown : styles.cell}>
                      <ComparedValue cell={cell} />
                      {row.formulas[i] && <span className={styles.formula}>{`= ${row.formulas[i]}`}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
        {groups.length + derived.length === 0 && (
          <EmptyState title="已知的参数都相同" hint="关闭「只看差异」查看全部参数。" />
        )}
      </TableFrame>
    </div>
  );
}

/** The sticky part of the head, which names the columns. */
function ModelHead({ products }: Pick<CompareTableProps, 'products'>) {
  return (
    <table>
      <thead>
        <tr>
          <td className={`${styles.corner} ${styles.rest}`} />
          {products.map(({ id, model }) => (
            <th key={id} className={styles.short}>
              {model}
            </th>
          ))}
        </tr>
      </thead>
    </table>
  );
}

function GroupHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className={styles.group}>
        <span className={styles.groupName}>{title}</span>
      </th>
    </tr>
  );
}

function Unstated({ line, columns }: { line: string | null; columns: number }) {
  if (line === null) return null;
  return (
    <tr>
      <td colSpan={columns} className={styles.unstated}>
        {line}
      </td>
    </tr>
  );
}

function Row({ row: { attribute, cells, verdict, best }, ids }: { row: CompareRow; ids: readonly number[] }) {
  const unit = unitBeside(attribute);
  return (
    <tr className={styles.row} data-verdict={verdict}>
      <th scope="row" className={styles.label}>
        <Term name={attribute.label} help={attribute.help} />
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
        {verdict === 'different' && <span className="visually-hidden">（不同）</span>}
      </th>
      {cells.map((cell, i) => (
        <td key={ids[i]} className={cell === null ? styles.unknown : styles.cell}>
          <ComparedValue cell={cell} />
          {best.has(i) && <span className={styles.best}>最优</span>}
        </td>
      ))}
    </tr>
  );
}
