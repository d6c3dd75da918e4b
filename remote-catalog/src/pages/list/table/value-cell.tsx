import type { AttributeDefinition, Attributes } from '@shixuan/api/client';
import { memo } from 'react';
import { AbsentValue } from '../../../features/attributes/absent-value';
import { alignedText } from '../../../features/attributes/column-decimals';
import { isMeasured, scalar } from '../../../features/attributes/measured';
import { placeInRange } from '../../../features/attributes/place-in-range';
import { pinnedLeft } from '../../../features/table-frame/use-floating-head';
import * as styles from './product-table.module.css';

export interface ValueCellProps {
  attribute: AttributeDefinition;
  attrs: Attributes;
  /** Digits after the point in this column. */
  decimals: number;
  bounds: { min: number; max: number } | undefined;
  /** Place among the pinned columns, from 0. */
  pinned?: number | undefined;
  /** Not that of the product with which the list is compared. */
  differs?: boolean | undefined;
}

/** One value of the table; a number with a faint bar that shows its place between the category's extremes. */
export const ValueCell = memo(function ValueCell({
  attribute,
  attrs,
  decimals,
  bounds,
  pinned,
  differs,
}: ValueCellProps) {
  const value = attrs[attribute.key];
  const measured = isMeasured(attribute);
  const own = measured ? styles.number : styles.cell;
  const place =
    pinned === undefined ? { className: own } : { className: `${own} ${styles.pinned}`, style: pinnedLeft(pinned) };
  const text = alignedText(attribute, value, decimals);
  if (text === null)
    return (
      <td {...place}>
        <AbsentValue attribute={attribute} attrs={attrs} />
      </td>
    );
  const position = scalar(value);
  const share = measured && bounds && position !== null ? placeInRange(position, bounds) : null;
  return (
    <td {...place} data-differs={differs || undefined}>
      {text}
      {share !== null && (
        <span className={styles.track}>
          <span className={styles.bar} style={{ width: `${(share * 100).toFixed(1)}%` }} />
        </span>
      )}
    </td>
  );
});
