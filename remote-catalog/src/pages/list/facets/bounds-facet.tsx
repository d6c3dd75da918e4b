import { type AttributeDefinition, type Facet, type Filter, MISSING } from '@shixuan/api/client';
import { formatNumber, spaced } from '@shixuan/api/format-value';
import { fieldName, withBounds, withChoice } from '@shixuan/list-url';
import { quantityExamples } from '@shixuan/units';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLeave } from '../../../features/form/use-leave';
import { usePressed } from '../query/pressed-query';
import type { ChangeList } from '../query/use-list-change';
import * as styles from './bounds-facet.module.css';
import { type Bounds, readBounds } from './bounds-text';
import { ChoiceRow } from './choice-row';
import { Histogram } from './histogram';

export interface BoundsFacetProps {
  attribute: AttributeDefinition;
  facet: Facet;
  filter: Filter | undefined;
  /** Some product of the category does not state it: the choice stays, also where none of the list is such. */
  unstated: boolean;
  onChange: ChangeList;
}

/** A filter on a quantity: from, to, and whether products without the figure count. */
export function BoundsFacet({ attribute, facet, filter = {}, unstated, onChange }: BoundsFacetProps) {
  const { key } = facet;
  const missing = filter.in?.includes(MISSING) ?? false;
  return (
    <>
      {attribute.presets && (
        <PresetSelect
          attribute={attribute}
          min={filter.min}
          onMin={min => onChange(query => withBounds(query, key, min === undefined ? {} : { min }))}
        />
      )}
      {facet.histogram && <Histogram histogram={facet.histogram} filter={filter} />}
      <BoundsFields
        attribute={attribute}
        facet={facet}
        filter={filter}
        onBounds={bounds => onChange(query => withBounds(query, key, bounds))}
      />
      {(unstated || facet.missing > 0 || missing) && (
        <ChoiceRow
          name="未标注"
          count={facet.missing}
          checked={missing}
          checkedIn={query => query.filters[key]?.in?.includes(MISSING) ?? false}
          onChange={on => onChange(query => withChoice(query, key, MISSING, on))}
          faint
          choice={[key, MISSING]}
        />
      )}
    </>
  );
}

interface PresetSelectProps {
  attribute: AttributeDefinition;
  min: number | undefined;
  onMin(min: number | undefined): void;
}

/** The lower bound by a name of the trade: ≥ 2/3″. */
function PresetSelect({ attribute: { key, label, presets = [], unit }, min: rendered, onMin }: PresetSelectProps) {
  const min = usePressed(rendered, query => query.filters[key]?.min);
  const value = presets.some(preset => preset.min === min) ? String(min) : '';
  return (
    <select
      className={styles.preset}
      aria-label={`${label}不小于`}
      value={value}
      onChange={event => onMin(event.target.value === '' ? undefined : Number(event.target.value))}
    >
      <option value="">{min === undefined ? '不限' : `≥ ${formatNumber(min)}${spaced(unit)}`}</option>
      {presets.map(preset => (
        <option key={preset.label} value={String(preset.min)}>
          {`≥ ${preset.label}（${formatNumber(preset.min)}${spaced(unit)}）`}
        </option>
      ))}
    </select>
  );
}

interface BoundsFieldsProps extends Pick<BoundsFacetProps, 'attribute' | 'facet'> {
  filter: Bounds;
  onBounds(bounds: Bounds): void;
}

const print = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Two fields of the form of all filters, applied by Enter and on leaving them. */
function BoundsFields({ attribute, facet: { bounds }, filter, onBounds }: BoundsFieldsProps) {
  const { key, label, unit, decimals } = attribute;
  const { min, max } = filter;
  const id = useId();
  const [low, setLow] = useState(print(min));
  const [high, setHigh] = useState(print(max));
  const [problem, setProblem] = useState<string>();

  // A changed address replaces the typed text; the other field, which may have the focus, is left alone.
  const [shown, setShown] = useState({ min, max });
  if (shown.min !== min || shown.max !== max) {
    setShown({ min, max });
    setProblem(undefined);
    if (shown.min !== min) setLow(print(min));
    if (shown.max !== max) setHigh(print(max));
  }

  function apply() {
    const read = readBounds(low, high, unit);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    setLow(print(read.min));
    setHigh(print(read.max));
    if (read.min !== min || read.max !== max) onBounds(read);
  }

  const { held, onBlur } = useLeave(apply);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  }

  const field = (
    part: 'min' | 'max',
    name: string,
    value: string,
    set: (text: string) => void,
    hint: number | undefined,
  ) => (
    <input
      className={styles.input}
      name={fieldName(key, part)}
      autoComplete="off"
      enterKeyHint="go"
      value={value}
      placeholder={hint === undefined ? '' : formatNumber(hint, decimals)}
      aria-label={`${label}${name}${unit ? `（${unit}）` : ''}`}
      aria-invalid={problem !== undefined}
      aria-describedby={id}
      onChange={event => set(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
  return (
    <div className={styles.bounds} data-held={held || undefined}>
      {field('min', '下限', low, setLow, bounds?.min)}
      <span className={styles.dash}>～</span>
      {field('max', '上限', high, setHigh, bounds?.max)}
      <p id={id} className={problem ? styles.problem : styles.hint} role={problem && 'alert'}>
        {problem ?? `可写 ${quantityExamples(unit ?? '')}`}
      </p>
    </div>
  );
}
