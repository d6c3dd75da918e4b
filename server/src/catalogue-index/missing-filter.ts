import { type Filter, MISSING } from '@shixuan/api';
import { QueryError } from './query-error';

/** Numbers and ranges know one choice only, 未标注. Throws QueryError at any other. */
export function allowsMissing(column: { key: string; label: string }, filter: Filter): boolean {
  const other = filter.in?.find(value => value !== MISSING);
  if (other !== undefined) throw new QueryError(column.key, column.label, { kind: 'value-on-number', value: other });
  return (filter.in?.length ?? 0) > 0;
}
