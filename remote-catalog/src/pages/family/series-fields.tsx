import type { AttributeDefinition, Facet } from '@shixuan/api/client';
import { formatNumber } from '@shixuan/api/format-value';
import * as controls from '@shixuan/ui/controls.module.css';
import * as fields from '@shixuan/ui/field.module.css';
import { type ReactNode, useId } from 'react';
import { isMeasured } from '../../features/attributes/measured';
import { FacetSelect } from '../../features/form/facet-select';
import * as styles from './series-fields.module.css';
import { boundsProblem, type SeriesChoices } from './series-filters';

export interface SeriesFieldsProps {
  figures: readonly AttributeDefinition[];
  facets: readonly Facet[];
  choices: SeriesChoices;
  onChange(choices: SeriesChoices): void;
}

/** Filters of the matrix: brand and each key figure. */
export function SeriesFields({ figures, facets, choices, onChange }: SeriesFieldsProps) {
  const facet = (key: string) => facets.find(candidate => candidate.key === key);
  const field = (key: string) => ({
    facet: facet(key),
    value: choices[key] ?? '',
    onChange: (value: string) => onChange({ ...choices, [key]: value }),
  });
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>筛选系列</legend>
      <ChoiceField label="品牌" {...field('brand')} />
      {figures
        .filter(({ filterable }) => filterable)
        .map(figure =>
          isMeasured(figure) ? (
            <BoundsField key={figure.key} attribute={figure} {...field(figure.key)} />
          ) : (
            <ChoiceField key={figure.key} label={figure.label} {...field(figure.key)} />
          ),
        )}
    </fieldset>
  );
}

interface FieldProps {
  facet: Facet | undefined;
  value: string;
  onChange(value: string): void;
}

function Field({ label, children }: { label: ReactNode; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label className={fields.name} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function ChoiceField({ label, facet, value, onChange }: FieldProps & { label: string }) {
  return (
    <Field label={label}>
      {id => (
        <FacetSelect
          id={id}
          className={`${controls.input} ${styles.control}`}
          facet={facet}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

function BoundsField({ attribute, facet, value, onChange }: FieldProps & { attribute: AttributeDefinition }) {
  const { label, unit, decimals } = attribute;
  const { min, max } = facet?.bounds ?? {};
  const problem = boundsProblem(attribute, value);
  return (
    <Field label={unit ? `${label} (${unit})` : label}>
      {id => (
        <>
          <input
            id={id}
            className={`${controls.input} ${styles.control}`}
            autoComplete="off"
            value={value}
            placeholder={
              min === undefined || max === undefined
                ? '如 5~12'
                : `${formatNumber(min, decimals)}~${formatNumber(max, decimals)}`
            }
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            onChange={event => onChange(event.target.value)}
          />
          {problem && (
            <span id={`${id}-problem`} className={styles.problem}>
              {problem}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
