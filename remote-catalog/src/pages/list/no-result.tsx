import type { AttributeDefinition, CallContent, Facet } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { type ListQuery, listPath, listQuery, withFilter, withoutFilters } from '@shixuan/list-url';
import { EmptyState } from '@shixuan/ui';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import { chips, filterLabel } from './filters/chips';
import * as styles from './no-result.module.css';

export interface NoResultProps {
  query: ListQuery;
  attributes: readonly AttributeDefinition[];
  /** Of the whole category: names of choices. */
  facets: readonly Facet[];
  relax: CallContent<'productList'>['relax'];
}

/** Shown for an empty list: which single filter to drop, and how many products that gives; or that the category holds none. */
export function NoResult({ query, attributes, facets, relax }: NoResultProps) {
  if (Object.keys(query.filters).length === 0)
    return (
      <EmptyState
        title="这一分类还没有收录产品"
        hint="不是筛选的结果：目录里暂时没有这一类的型号。"
        action={<a href={listPath(listQuery(null))}>看其他分类</a>}
      />
    );
  const known = new Map(relax?.map(({ key, total }) => [key, total]));
  const made = chips(query, attributes, facets);
  const drops = Object.keys(query.filters)
    .map(key => ({
      key,
      label: filterLabel(key, attributes),
      // A chip's key begins with the filter's.
      text: made
        .filter(chip => chip.key === key || chip.key.startsWith(`${key}=`))
        .map(({ text }) => text)
        .join('、'),
      query: withFilter(query, key, null),
      total: known.get(key),
    }))
    .filter(({ total }) => total !== 0)
    .sort((a, b) => (b.total ?? 0) - (a.total ?? 0));
  return (
    <EmptyState
      title="没有同时符合这些条件的产品"
      hint={drops.length > 0 ? '可以放宽：' : '去掉任何一项都还没有结果，请清空后重新筛选。'}
      action={
        <ul className={`${chipStyles.chips} ${styles.drops}`}>
          {drops.map(({ key, label, text, query: next, total }) => (
            <li key={key}>
              <Link className={`${chipStyles.chip} ${styles.drop}`} to={listPath(next)} preventScrollReset>
                {`去掉「${label}：${text}」`}
                {total !== undefined && <span className={styles.count}>{`后有 ${total} 款`}</span>}
              </Link>
            </li>
          ))}
          <li>
            <Link
              className={`${chipStyles.chip} ${styles.drop}`}
              to={listPath(withoutFilters(query))}
              preventScrollReset
            >
              清空全部
            </Link>
          </li>
        </ul>
      }
    />
  );
}
