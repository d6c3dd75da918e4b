import type { AttributeDefinition, Facet, Filter } from '@shixuan/api/client';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import { memo } from 'react';
import { ArticleLink } from '../../../features/articles/article-link';
import { HelpMark } from '../../../features/attributes/help-mark';
import { isMeasured } from '../../../features/attributes/measured';
import { unitBeside } from '../../../features/attributes/unit-beside';
import type { ChangeList } from '../query/use-list-change';
import { BoundsFacet } from './bounds-facet';
import { ChoiceFacet } from './choice-facet';
import * as styles from './facet-panel.module.css';

export interface FacetSectionProps {
  categoryId: number | null;
  label: string;
  facet: Facet;
  /** Absent for brand and series. */
  attribute: AttributeDefinition | undefined;
  filter: Filter | undefined;
  /** Some product of the category does not state it. */
  unstated: boolean;
  /** `deciding`: open from the start. `quiet`: a light line within a group. */
  look: 'deciding' | 'quiet' | 'plain';
  onChange: ChangeList;
}

/** One filter: folded or open, with what it means. Drawn again only when something of its own changes. */
export const FacetSection = memo(function FacetSection(props: FacetSectionProps) {
  const { categoryId, label, facet, attribute, filter, unstated, look, onChange } = props;
  const unit = attribute && unitBeside(attribute);
  return (
    <div className={look === 'quiet' ? styles.quiet : styles.facet}>
      <details open={look === 'deciding' || filter !== undefined}>
        <summary className={`${chipStyles.fold} ${styles.summary}`}>
          <span className={filter ? styles.activeLabel : undefined}>{label}</span>
          {unit && <span className={styles.unit}>{unit}</span>}
        </summary>
        <fieldset className={styles.fieldset}>
          <legend className="visually-hidden">{label}</legend>
          {attribute && isMeasured(attribute) ? (
            <BoundsFacet attribute={attribute} facet={facet} filter={filter} unstated={unstated} onChange={onChange} />
          ) : (
            <ChoiceFacet
              label={label}
              facet={facet}
              filter={filter}
              unstated={unstated}
              several={attribute?.type === 'several'}
              onChange={onChange}
            />
          )}
          {attribute && <ArticleLink categoryId={categoryId} attribute={attribute.key} />}
        </fieldset>
      </details>
      {attribute && (
        // Beside the summary, not in it: a control must not contain a control.
        <div className={styles.help}>
          <HelpMark name={label} help={attribute.help} />
        </div>
      )}
    </div>
  );
});
