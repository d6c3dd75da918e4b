import type { Attributes, AttributeValue } from '@shixuan/api';
import type { CategoryEntry } from '../catalogue/import/category-file';
import { type EditionValues, same } from './merge-edition';

/** Fields besides the attributes, as an operator reads of them. */
const fieldLabels: Readonly<Record<string, string>> = {
  category: '分类',
  series: '系列',
  model: '型号',
  seriesLevel: '是否系列',
  source: '出处',
  attrs: '相互排斥的参数',
};

export const labelOf = (key: string, { attributes }: Pick<CategoryEntry, 'attributes'>): string =>
  fieldLabels[key] ?? attributes.find(each => each.key === key)?.label ?? key;

/** A value as lines show it. */
export const shown = (value: AttributeValue | null | undefined): string =>
  value === undefined || value === null ? '未标注' : JSON.stringify(value);

/** What a product has in a field that is one value; undefined for those that are more. */
const valueIn = (values: EditionValues, field: string): AttributeValue | null | undefined =>
  field === 'series' || field === 'model' || field === 'seriesLevel' ? values[field] : values.attrs[field];

const isOneValue = (field: string) => !['category', 'source', 'attrs'].includes(field);

/** The fields in which an edition was not followed, each with what stays and what the edition states: `行程：101，新版 77`. */
export const keptTexts = (
  kept: readonly string[],
  stored: EditionValues,
  edition: EditionValues,
  category: CategoryEntry,
): string[] =>
  kept.map(field =>
    isOneValue(field)
      ? `${labelOf(field, category)}：${shown(valueIn(stored, field))}，新版 ${shown(valueIn(edition, field))}`
      : labelOf(field, category),
  );

/** Each value that a product would have beside the one that it has: `行程：100 → 77`. */
export function changeTexts(before: EditionValues, after: EditionValues, category: CategoryEntry): string[] {
  const fields = ['series', 'model', 'seriesLevel', ...keysOf(category, before.attrs)];
  const values = fields.flatMap(field => {
    const [from, to] = [valueIn(before, field), valueIn(after, field)];
    return same(from, to) ? [] : [`${labelOf(field, category)}：${shown(from)} → ${shown(to)}`];
  });
  return [
    ...(before.categoryId === after.categoryId ? [] : [labelOf('category', category)]),
    ...values,
    ...(same(before.source, after.source) ? [] : [labelOf('source', category)]),
  ];
}

/** The attributes of a category, and those that a product has besides. */
export function keysOf({ attributes }: Pick<CategoryEntry, 'attributes'>, attrs: Attributes): string[] {
  const keys = attributes.map(({ key }) => key);
  return [...keys, ...Object.keys(attrs).filter(key => !keys.includes(key))];
}
