import type { AttributeDefinition, Facet } from '@shixuan/api/client';
import { formatNumber, spaced } from '@shixuan/api/format-value';
import { fieldName } from '@shixuan/list-url';
import * as controls from '@shixuan/ui/controls.module.css';
import * as fields from '@shixuan/ui/field.module.css';
import { rangeText } from '@shixuan/units';
import { useId } from 'react';
import { isMeasured } from '../../features/attributes/measured';
import { FacetSelect } from '../../features/form/facet-select';
import * as styles from './parameter-search.module.css';

export interface KeyFigureFieldProps {
  attribute: AttributeDefinition;
  facet: Facet | undefined;
  value: string;
  /** Element that says what is wrong with what was typed; absent when nothing is. */
  problemId: string | undefined;
  onChange(value: string): void;
}

/** One deciding figure: a lower bound to type, or a choice. */
export function KeyFigureField({ attribute, facet, value, problemId, onChange }: KeyFigureFieldProps) {
  const { key, label, unit, decimals } = attribute;
  const id = useId();
  const measured = isMeasured(attribute);
  const { min, max } = facet?.bounds ?? {};
  const [low = '', high = ''] = [min, max].map(end => (end === undefined ? '' : formatNumber(end, decimals)));
  const range = low === high ? low : rangeText(low, high);
  return (
    <div className={fields.field} title={attribute.help}>
      <label className={fields.name} htmlFor={id}>
        {measured ? `${label} ≥` : label}
      </label>
      {measured ? (
        <span className={styles.measure}>
          <input
            id={id}
            name={fieldName(key, 'min')}
            className={`${controls.input} ${styles.input}`}
            autoComplete="off"
            value={value}
            placeholder={range}
            aria-invalid={problemId !== undefined}
            aria-describedby={problemId}
            onChange={event => onChange(event.target.value)}
          />
          <span className={styles.unit}>{spaced(unit)}</span>
        </span>
      ) : (
        <FacetSelect
          id={id}
          name={fieldName(key, 'in')}
          className={`${controls.input} ${styles.select}`}
          facet={facet}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
