import { type AttributeDefinition, type Facet, type Filter, type Filters, MISSING } from '@shixuan/api/client';
import { isNumberText } from './filter-text';
import { type ListQuery, likenessOf } from './list-query';
import type { ParsedListUrl } from './parse-list-url';

/** Facets and sort keys that every category has beside its attributes. */
const commonLabels: ReadonlyMap<string, string> = new Map([
  ['brand', '品牌'],
  ['series', '系列'],
]);
const COMMON_SORTS = new Set(['model', 'brand', 'series', 'completeness']);

function checkNumberFilter(filter: Filter): Filter | null {
  const { min, max } = filter;
  const missing = filter.in?.includes(MISSING) ? [MISSING] : undefined;
  if (min === undefined && max === undefined && !missing) return null;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), ...(missing && { in: missing }) };
}

function checkChoiceFilter(filter: Filter, known: ReadonlySet<string> | null, several: boolean): Filter | null {
  const values = (filter.in ?? []).filter(value => value === MISSING || !known || known.has(value));
  return values.length > 0 ? { in: values, ...(several && filter.all && { all: filter.all }) } : null;
}

/** How the address has to say it instead. */
const AS_BOUNDS = '应写作 10~20，只限一侧写作 10~ 或 ~20';

/** What is said of texts that stand for no figure: letters, or a figure of which it is not said whether it is least or most. */
function unreadFigures(label: string, { in: values = [] }: Filter): string[] {
  const texts = values.filter(value => value !== MISSING).map(value => value.slice(0, 40));
  const [first] = texts;
  if (first === undefined) return [];
  const said = texts.map(text => `「${text}」`).join('');
  return [
    texts.length === 1 && isNumberText(first)
      ? `筛选「${label}」的值${said}没有写明上下限，应写作 ${first}~${first}（正好）、${first}~（不低于）或 ~${first}（不高于），已忽略`
      : `筛选「${label}」的值${said}读不出数值，${AS_BOUNDS}，已忽略`,
  ];
}

const isFigure = (attribute: AttributeDefinition | undefined): boolean =>
  attribute?.type === 'number' || attribute?.type === 'range';

const sameFilter = (a: Filter, b: Filter) =>
  a.min === b.min && a.max === b.max && a.all === b.all && (a.in?.length ?? 0) === (b.in?.length ?? 0);

/** Keeps the parts of a parsed URL that the category has, and reports the others. */
export function checkListQuery(
  { query, problems, unreadable = [] }: ParsedListUrl,
  attributes: readonly AttributeDefinition[],
  facets: readonly Facet[],
): ParsedListUrl {
  const notes = [...problems];
  for (const { key, text } of unreadable) {
    const attribute = attributes.find(candidate => candidate.key === key);
    const label = commonLabels.get(key) ?? attribute?.label ?? key;
    notes.push(`筛选「${label}」的值「${text}」无效，${isFigure(attribute) ? `${AS_BOUNDS}，` : ''}已忽略`);
  }
  const filters: Filters = {};
  for (const [key, filter] of Object.entries(query.filters)) {
    const attribute = attributes.find(candidate => candidate.key === key && candidate.filterable);
    const facet = facets.find(candidate => candidate.key === key);
    if (!attribute && !commonLabels.has(key)) {
      notes.push(`该分类没有筛选项 ${key}，已忽略`);
      continue;
    }
    const known = facet?.values ? new Set(facet.values.map(option => option.value)) : null;
    const kept = isFigure(attribute)
      ? checkNumberFilter(filter)
      : checkChoiceFilter(filter, known, attribute?.type === 'several');
    if (kept) filters[key] = kept;
    if (kept && sameFilter(kept, filter)) continue;
    const label = attribute?.label ?? commonLabels.get(key) ?? key;
    notes.push(
      ...(isFigure(attribute) ? unreadFigures(label, filter) : [`筛选「${label}」中有该分类没有的值，已忽略`]),
    );
  }
  const { sort } = query;
  const sortable =
    !sort ||
    COMMON_SORTS.has(sort.key) ||
    likenessOf(sort) !== null ||
    attributes.some(a => a.key === sort.key && a.sortable);
  if (sort && !sortable) notes.push(`不能按 ${sort.key} 排序，已按默认顺序`);
  const columns = query.columns?.filter(key => attributes.some(attribute => attribute.key === key)) ?? null;
  if (columns?.length !== query.columns?.length) notes.push('列设置中有该分类没有的参数，已忽略');
  const checked: ListQuery = {
    ...query,
    filters,
    sort: sortable ? sort : null,
    columns: columns && columns.length > 0 ? columns : null,
  };
  return { query: checked, problems: notes };
}
