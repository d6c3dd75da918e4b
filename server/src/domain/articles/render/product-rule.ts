import type { AttributeDefinition } from '@shixuan/api';
import { checkListQuery, type ListQuery, listPath, parseListSearch } from '@shixuan/list-url';
import type { CategoryEntry } from '../../catalogue/import/category-file';
import type { ArticleSetting, ProductRule } from './render-context';

type Asked = Pick<ProductRule, 'key' | 'place' | 'title' | 'limit'> & { category: string; query: string };

/** A rule that fits its category, or the reason in Chinese why it does not. */
export function productRule(asked: Asked, { productCategories }: ArticleSetting): ProductRule | string {
  const { category: code, query: search, ...shown } = asked;
  const category = productCategories.find(candidate => candidate.code === code);
  if (!category) return `没有产品分类「${code}」，可用：${productCategories.map(known => known.code).join('、')}`;
  const strange = [...new URLSearchParams(search).keys()].find(name =>
    ['categoryId', 'page', 'size', 'cols'].includes(name),
  );
  if (strange) return `产品规则中不能有参数 ${strange}`;
  const query = readListQuery(search, category);
  if (typeof query === 'string') return query;
  return {
    ...shown,
    categoryId: category.id,
    filters: query.filters,
    sort: query.sort,
    listUrl: listPath({ ...query, categoryId: category.id }),
  };
}

/** The query of a list's address when the category has everything in it; otherwise what is unknown. */
export function readListQuery(search: string, { attributes }: CategoryEntry): ListQuery | string {
  const parsed = parseListSearch(search);
  const { query, problems } = checkListQuery(parsed, attributes, attributes.flatMap(optionsOf));
  if (problems[0]) return problems[0].replace('，已忽略', '');
  // A visitor's address may hold foreign parameters; an author's must not.
  const known = new Set(['categoryId', 'sort', 'page', 'size', 'cols', ...Object.keys(query.filters)]);
  const strange = [...new URLSearchParams(search).keys()].find(name => !known.has(name.replace(/_$/, '')));
  if (strange !== undefined) return `列表页地址中没有参数「${strange}」`;
  if (query.filters.brand) return '品牌的编号由数据库给出，不能写在文章里';
  return query;
}

/** The choices of an attribute that every catalogue has. */
function optionsOf({ key, options }: AttributeDefinition) {
  if (!options || options.length === 0) return [];
  return [{ key, missing: 0, values: options.map(({ value, label }) => ({ value, label, count: 0 })) }];
}
