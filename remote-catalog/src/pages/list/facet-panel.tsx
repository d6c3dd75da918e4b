import type { AttributeDefinition, Facet } from '@shixuan/api/client';
import type { ListQuery } from '@shixuan/list-url';
import { filterLabel } from './chips';
import { facetOrder } from './facet-order';
import { FacetSection } from './facet-section';
import type { ChangeList } from './use-list-change';

export interface FacetPanelProps {
  attributes: readonly AttributeDefinition[];
  /** With the counts under the filters at work. */
  facets: readonly Facet[];
  query: ListQuery;
  onChange: ChangeList;
}

/** All filters of a category: the deciding ones open, the others folded. */
export function FacetPanel({ attributes, facets, query, onChange }: FacetPanelProps) {
  return (
    <div>
      {facetOrder(facets, attributes).map(({ facet, attribute, deciding }) => (
        <FacetSection
          key={facet.key}
          label={filterLabel(facet.key, attributes)}
          facet={facet}
          attribute={attribute}
          filter={query.filters[facet.key]}
          deciding={deciding}
          onChange={onChange}
        />
      ))}
    </div>
  );
}
