import type { AttributeDefinition, Attributes } from '@shixuan/api/client';
import { memo } from 'react';
import { AbsentValue } from '../../features/attributes/absent-value';
import { alignedText } from '../../features/attributes/column-decimals';
import { isMeasured, scalar } from '../../features/attributes/measured';
import { placeInRange } from '../../features/attributes/place-in-range';
import * as styles from './product-table.module.css';

export interface ValueCellProps {
  attribute: AttributeDefinition;
  attrs: Attributes;
  /** Digits after the point in this column. */
  decimals: number;
  bounds: { min: number; max: number } | undefined;
}

/** One value of the table; a number with a faint bar that shows its place between the category's extremes. */
export const ValueCell = memo(function ValueCell({ attribute, attrs, decimals, bounds }: ValueCellProps) {
  const value = attrs[attribute.key];
  const measured = isMeasured(attribute);
  const className = measured ? styles.number : styles.cell;
  const text = alignedText(attribute, value, decimals);
  if (text === null)
    return (
      <td className={className}>
        <AbsentValue attribute={attribute} attrs={attrs} />
      </td>
    );
  const position = scalar(value);
  const place = measured && bounds && position !== null ? placeInRange(position, bounds) : null;
  return (
    <td className={className}>
      {text}
      {place !== null && (
        <span className={styles.track}>
          <span className={styles.bar} style={{ width: `${(place * 100).toFixed(1)}%` }} />
        </span>
      )}
    </td>
  );
});
