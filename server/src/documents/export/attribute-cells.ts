import type { AttributeDefinition, AttributeValue } from '@shixuan/api';
import { formatValue } from '@shixuan/api/format-value';
import type { ExportCell, ExportColumn } from './export-table';

/** One attribute as a file shows it: one column, or two for a range, so that its ends stay numbers. */
export interface AttributeCells {
  columns: ExportColumn[];
  cells(value: AttributeValue | undefined): ExportCell[];
}

const head = ({ label, unit }: AttributeDefinition, part = '') => `${label}${part}${unit ? `（${unit}）` : ''}`;

const end = (value: AttributeValue | undefined, at: 0 | 1): number | null => {
  const bound = Array.isArray(value) ? value[at] : null;
  return typeof bound === 'number' ? bound : null;
};

export function attributeCells(attribute: AttributeDefinition): AttributeCells {
  switch (attribute.type) {
    case 'number':
      return {
        columns: [{ label: head(attribute), numeric: true }],
        // The stored figure, not the printed one: a file is for reckoning on.
        cells: value => [typeof value === 'number' ? value : null],
      };
    case 'range':
      return {
        columns: [
          { label: head(attribute, '下限'), numeric: true },
          { label: head(attribute, '上限'), numeric: true },
        ],
        cells: value => [end(value, 0), end(value, 1)],
      };
    default:
      return {
        columns: [{ label: head(attribute), numeric: false }],
        cells: value => [formatValue(attribute, value)],
      };
  }
}
