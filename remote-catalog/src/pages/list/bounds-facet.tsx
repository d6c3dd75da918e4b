import { type AttributeDefinition, type Facet, MISSING } from '@shixuan/api/client';
import { type FormEvent, useId, useState } from 'react';
import { formatNumber } from '../../features/attributes/format-value';
import { parseNumberText } from '../../features/form/parse-number-text';
import { withBounds, withChoice } from '../../features/list-url/change-query';
import type { ListQuery } from '../../features/list-url/list-query';
import * as styles from './bounds-facet.module.css';
import { ChoiceRow } from './choice-row';

export interface BoundsFacetProps {
  attribute: AttributeDefinition;
  facet: Facet;
  query: ListQuery;
  onChange(query: ListQuery): void;
}

/** A filter on a quantity: from, to, and whether products without the figure count. */
export function BoundsFacet({ attribute, facet, query, onChange }: BoundsFacetProps) {
  const filter = query.filters[facet.key] ?? {};
  const missing = filter.in?.includes(MISSING) ?? false;
  return (
    <>
      <BoundsForm
        attribute={attribute}
        facet={facet}
        min={filter.min}
        max={filter.max}
        onBounds={bounds => onChange(withBounds(query, facet.key, bounds))}
      />
      {(facet.missing > 0 || missing) && (
        <ChoiceRow
          name="未标注"
          count={facet.missing}
          checked={missing}
          onChange={on => onChange(withChoice(query, facet.key, MISSING, on))}
          faint
        />
      )}
    </>
  );
}

interface BoundsFormProps extends Pick<BoundsFacetProps, 'attribute' | 'facet'> {
  min: number | undefined;
  max: number | undefined;
  onBounds(bounds: { min?: number; max?: number }): void;
}

const print = (value: number | undefined) => (value === undefined ? '' : String(value));

function BoundsForm({ attribute: { label, unit, decimals }, facet: { bounds }, min, max, onBounds }: BoundsFormProps) {
  const id = useId();
  const [low, setLow] = useState(print(min));
  const [high, setHigh] = useState(print(max));
  const [problem, setProblem] = useState<string>();

  // Typed text gives way where the address says otherwise; the other field, which may be being typed in, is left alone.
  const [shown, setShown] = useState({ min, max });
  if (shown.min !== min || shown.max !== max) {
    setShown({ min, max });
    setProblem(undefined);
    if (shown.min !== min) setLow(print(min));
    if (shown.max !== max) setHigh(print(max));
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const from = parseNumberText(low, unit);
    const to = parseNumberText(high, unit);
    if (from === null || to === null) return setProblem('请输入数字，例如 12 或 3.45');
    if (from !== undefined && to !== undefined && from > to) return setProblem('下限不能大于上限');
    setProblem(undefined);
    if (from === min && to === max) return;
    onBounds({ ...(from !== undefined && { min: from }), ...(to !== undefined && { max: to }) });
  }

  const field = (name: string, value: string, set: (text: string) => void, hint: number | undefined) => (
    <input
      className={styles.input}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="go"
      value={value}
      placeholder={hint === undefined ? '' : formatNumber(hint, decimals)}
      aria-label={`${label}${name}${unit ? `（${unit}）` : ''}`}
      aria-invalid={problem !== undefined}
      aria-describedby={problem && id}
      onChange={event => set(event.target.value)}
      onBlur={() => submit()}
    />
  );
  return (
    <form onSubmit={submit} className={styles.form}>
      {field('下限', low, setLow, bounds?.min)}
      <span className={styles.dash}>–</span>
      {field('上限', high, setHigh, bounds?.max)}
      <button type="submit" className="visually-hidden">
        应用
      </button>
      {problem && (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
