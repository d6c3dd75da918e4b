import type { AttributeDefinition, Sort } from '@shixuan/api/client';
import { likenessOf, printSort } from '@shixuan/list-url';
import { isMeasured } from '../../../features/attributes/measured';

export interface SortOption {
  /** As in the URL; empty for the catalogue's own order. */
  value: string;
  label: string;
  sort: Sort | null;
}

/** Everything a list can be sorted by, both ways. */
export function sortOptions(attributes: readonly AttributeDefinition[], current: Sort | null = null): SortOption[] {
  const option = (key: string, direction: Sort['direction'], label: string): SortOption => ({
    value: printSort({ key, direction }),
    label,
    sort: { key, direction },
  });
  const measured = attributes.filter(attribute => attribute.sortable && isMeasured(attribute));
  const choices = attributes.filter(attribute => attribute.sortable && attribute.inList && !isMeasured(attribute));
  return [
    { value: '', label: '默认：主要参数齐全在前', sort: null },
    ...(current && likenessOf(current) !== null
      ? [option(current.key, current.direction, '与参照产品的接近程度')]
      : []),
    option('completeness', 'desc', '按资料完整度'),
    option('brand', 'asc', '按品牌'),
    option('model', 'asc', '型号 A → Z'),
    ...measured.flatMap(({ key, label, better }) => {
      const name = better === 'nearZero' ? `${label}绝对值` : label;
      return [option(key, 'asc', `${name} 从小到大`), option(key, 'desc', `${name} 从大到小`)];
    }),
    ...choices.flatMap(({ key, label }) => [
      option(key, 'asc', `${label} 按选项顺序`),
      option(key, 'desc', `${label} 按选项倒序`),
    ]),
  ];
}

/** The order after a click on a column's head: ascending, then descending, then the catalogue's own order. */
export function nextSort(current: Sort | null, key: string): Sort | null {
  if (current?.key !== key) return { key, direction: 'asc' };
  return current.direction === 'asc' ? { key, direction: 'desc' } : null;
}
