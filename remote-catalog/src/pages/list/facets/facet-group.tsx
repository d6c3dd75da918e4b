import { type ReactNode, useState } from 'react';
import type { OrderedFacet } from './facet-order';
import * as styles from './facet-panel.module.css';

/** So many filters of a group are in sight from the start. */
const FIRST = 4;

export interface FacetGroupProps {
  title: string;
  facets: readonly OrderedFacet[];
  /** An active filter is always visible. */
  isActive(facet: OrderedFacet): boolean;
  children(facet: OrderedFacet): ReactNode;
}

/** Folded filters of one kind below a small title; the first few, the others on demand. */
export function FacetGroup({ title, facets, isActive, children }: FacetGroupProps) {
  const [all, setAll] = useState(false);
  // A single hidden filter would take no more room than the button.
  const short = all || facets.length <= FIRST + 1 ? facets : facets.filter((one, i) => i < FIRST || isActive(one));
  const hidden = facets.length - short.length;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {short.map(children)}
      {(all || hidden > 0) && facets.length > FIRST + 1 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          aria-label={all ? `收起${title}` : `${title}：更多 ${hidden} 项筛选`}
          onClick={() => setAll(!all)}
        >
          {all ? '收起' : `更多 ${hidden} 项`}
        </button>
      )}
    </section>
  );
}
