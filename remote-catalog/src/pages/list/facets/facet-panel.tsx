import type { AttributeDefinition, Facet } from '@shixuan/api/client';
import { type ListQuery, listPath, withChoice } from '@shixuan/list-url';
import { type FormEvent, useMemo } from 'react';
import { filterLabel } from '../filters/chips';
import { LIST_FORM, ListFormState } from '../query/list-form';
import type { ChangeList } from '../query/use-list-change';
import { usePrefetchOnRest } from '../query/use-prefetch-on-rest';
import { FacetGroup } from './facet-group';
import { facetOrder, type OrderedFacet } from './facet-order';
import * as styles from './facet-panel.module.css';
import { FacetSection } from './facet-section';

export interface FacetPanelProps {
  attributes: readonly AttributeDefinition[];
  /** With the counts under the filters at work. */
  facets: readonly Facet[];
  /** Facets of the whole category. */
  all: readonly Facet[];
  query: ListQuery;
  onChange: ChangeList;
  /** For browsers without scripts, on a small screen: what decides and what is at work, with a button that applies it. */
  plain?: boolean;
}

/** The page follows each choice by itself; Enter in a field without an action of its own leaves the page as it is. */
const stay = (event: FormEvent) => event.preventDefault();

/** All filters of a category, a form that browsers can send without the page's scripts: the deciding ones open, the others folded and quiet in their groups. */
export function FacetPanel({ attributes, facets, all, query, onChange, plain }: FacetPanelProps) {
  const filtered = Object.keys(query.filters).sort().join();
  const { deciding, groups, last } = useMemo(
    () => facetOrder(facets, attributes, key => filtered.split(',').includes(key)),
    [facets, attributes, filtered],
  );
  const unstated = useMemo(() => new Set(all.flatMap(({ key, missing }) => (missing > 0 ? [key] : []))), [all]);
  const isActive = ({ facet }: OrderedFacet) => query.filters[facet.key] !== undefined;
  const section = ({ facet, attribute }: OrderedFacet, look: 'deciding' | 'quiet' | 'plain') => (
    <FacetSection
      key={facet.key}
      categoryId={query.categoryId}
      label={filterLabel(facet.key, attributes)}
      facet={facet}
      attribute={attribute}
      filter={query.filters[facet.key]}
      unstated={unstated.has(facet.key)}
      look={look}
      onChange={onChange}
    />
  );
  const prefetch = usePrefetchOnRest(target => {
    const { filter, value } = target.closest<HTMLElement>('label[data-filter]')?.dataset ?? {};
    if (filter === undefined || value === undefined) return null;
    return listPath(withChoice(query, filter, value, !query.filters[filter]?.in?.includes(value)));
  });
  // The page as the server draws it holds this form beside the other one.
  if (plain)
    return (
      <form action="/goods/list">
        <ListFormState query={query} ordered />
        {deciding.map(one => section(one, 'deciding'))}
        {[...groups.flatMap(group => group.facets), ...last].filter(isActive).map(one => section(one, 'plain'))}
        <button type="submit" className={styles.apply}>
          应用筛选
        </button>
      </form>
    );
  return (
    <form {...prefetch} id={LIST_FORM} action="/goods/list" onSubmit={stay}>
      <ListFormState query={query} />
      <noscript>
        <button type="submit" className={styles.apply}>
          应用筛选
        </button>
      </noscript>
      {deciding.map(one => section(one, 'deciding'))}
      {groups.map(({ title, facets: own }) => (
        <FacetGroup key={title} title={title} facets={own} isActive={isActive}>
          {one => section(one, 'quiet')}
        </FacetGroup>
      ))}
      {last.map(one => section(one, 'plain'))}
      {/* Before the scripts run, Enter in a field sends the form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        应用筛选
      </button>
    </form>
  );
}
