import { type AttributeDefinition, type Attributes, type AttributeValue, applies } from '@shixuan/api';
import { formatValue } from '@shixuan/api/format-value';
import { type ExportCell, type ExportColumn, INAPPLICABLE } from './export-table';

/** One attribute as a file shows it: one column, or two for a range, so that its ends stay numbers. */
export interface AttributeCells {
  columns: ExportColumn[];
  cells(attrs: Attributes): ExportCell[];
}

const head = ({ label, unit }: AttributeDefinition, part = '') => `${label}${part}${unit ? `（${unit}）` : ''}`;

const end = (value: AttributeValue | undefined, at: 0 | 1): number | null => {
  const bound = Array.isArray(value) ? value[at] : null;
  return typeof bound === 'number' ? bound : null;
};

const number = (value: AttributeValue | undefined): number | null => (typeof value === 'number' ? value : null);

export function attributeCells(attribute: AttributeDefinition): AttributeCells {
  switch (attribute.type) {
    case 'number':
      return {
        columns: [{ label: head(attribute), numeric: true }],
        // The stored figure, not the printed one: a file is for reckoning on.
        cells: attrs => [number(attrs[attribute.key])],
      };
    case 'range':
      return {
        columns: [
          { label: head(attribute, '下限'), numeric: true },
          { label: head(attribute, '上限'), numeric: true },
        ],
        cells: attrs => [end(attrs[attribute.key], 0), end(attrs[attribute.key], 1)],
      };
    default:
      return {
        columns: [{ label: head(attribute), numeric: false }],
        cells: attrs => [
          formatValue(attribute, attrs[attribute.key]) ?? (applies(attribute, attrs) ? null : INAPPLICABLE),
        ],
      };
  }
}
