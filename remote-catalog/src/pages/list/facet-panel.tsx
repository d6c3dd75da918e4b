import type { AttributeDefinition, Facet } from '@shixuan/api/client';
import type { ListQuery } from '@shixuan/list-url';
import { isMeasured } from '../../features/attributes/measured';
import { BoundsFacet } from './bounds-facet';
import { filterLabel } from './chips';
import { ChoiceFacet } from './choice-facet';
import { facetOrder } from './facet-order';
import * as styles from './facet-panel.module.css';

export interface FacetPanelProps {
  attributes: readonly AttributeDefinition[];
  /** With the counts under the filters at work. */
  facets: readonly Facet[];
  query: ListQuery;
  onChange(query: ListQuery): void;
}

/** All filters of a category: the deciding ones open, the others folded. */
export function FacetPanel({ attributes, facets, query, onChange }: FacetPanelProps) {
  return (
    <div>
      {facetOrder(facets, attributes).map(({ facet, attribute, deciding }) => {
        const { key } = facet;
        const label = filterLabel(key, attributes);
        const active = key in query.filters;
        return (
          <details key={key} className={styles.facet} open={deciding || active}>
            <summary className={styles.summary}>
              <span className={active ? styles.activeLabel : undefined}>{label}</span>
              {attribute?.unit && <span className={styles.unit}>{attribute.unit}</span>}
            </summary>
            <fieldset className={styles.fieldset}>
              <legend className="visually-hidden">{label}</legend>
              {attribute && isMeasured(attribute) ? (
                <BoundsFacet attribute={attribute} facet={facet} query={query} onChange={onChange} />
              ) : (
                <ChoiceFacet label={label} facet={facet} query={query} onChange={onChange} />
              )}
            </fieldset>
          </details>
        );
      })}
    </div>
  );
}
