import { type Facet, type Filter, MISSING } from '@shixuan/api/client';
import { fieldName, type ListQuery, withAll, withChoice } from '@shixuan/list-url';
import { useState } from 'react';
import { usePressed } from '../query/pressed-query';
import type { ChangeList } from '../query/use-list-change';
import * as styles from './choice-facet.module.css';
import { ChoiceRow } from './choice-row';
import { visibleChoices } from './visible-choices';

/** Number of choices from which a search field is shown. */
const SEARCH_FROM = 12;

export interface ChoiceFacetProps {
  label: string;
  facet: Facet;
  filter: Filter | undefined;
  /** Some product of the category does not state it: the choice stays, also where none of the list is such. */
  unstated: boolean;
  /** Products have several of the values, so that a visitor may ask for all of them. */
  several?: boolean | undefined;
  onChange: ChangeList;
}

/** The choices of a filter with their counts; those that would give nothing are grey. */
export function ChoiceFacet({ label, facet, filter, unstated, several, onChange }: ChoiceFacetProps) {
  const [all, setAll] = useState(false);
  const [text, setText] = useState('');
  const { key, missing, values = [] } = facet;
  const selected = new Set(filter?.in);
  const has = (value: string) => (query: ListQuery) => query.filters[key]?.in?.includes(value) ?? false;
  const set = (value: string, on: boolean) => onChange(query => withChoice(query, key, value, on));
  const { shown, hidden } = visibleChoices(values, selected, all, text);
  return (
    <>
      {several && selected.size > 1 && <Mode name={key} label={label} all={filter?.all ?? false} onChange={onChange} />}
      {values.length >= SEARCH_FROM && (
        <input
          className={styles.search}
          type="search"
          value={text}
          placeholder={`在 ${values.length} 项中查找`}
          aria-label={`在${label}中查找`}
          onChange={event => setText(event.target.value)}
        />
      )}
      {shown.map(({ value, label: name, count }) => (
        <ChoiceRow
          key={value}
          name={name}
          count={count}
          checked={selected.has(value)}
          checkedIn={has(value)}
          onChange={on => set(value, on)}
          choice={[key, value]}
        />
      ))}
      {text && shown.length === 0 && <p className={styles.none}>没有名称含「{text}」的选项</p>}
      {(unstated || missing > 0 || selected.has(MISSING)) && !text && (
        <ChoiceRow
          name="未标注"
          count={missing}
          checked={selected.has(MISSING)}
          checkedIn={has(MISSING)}
          onChange={on => set(MISSING, on)}
          faint
          choice={[key, MISSING]}
        />
      )}
      {(hidden > 0 || all) && !text && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '收起' : `更多 ${hidden} 项`}
        </button>
      )}
    </>
  );
}

interface ModeProps extends Pick<ChoiceFacetProps, 'label' | 'onChange'> {
  /** Key of the filter. */
  name: string;
  all: boolean;
}

/** Whether a product must have all of the ticked values or any of them. */
function Mode({ name, label, all: rendered, onChange }: ModeProps) {
  const chosen = usePressed(rendered, query => query.filters[name]?.all ?? false);
  return (
    <div className={styles.mode} role="radiogroup" aria-label={`${label}：多项之间的关系`}>
      {[false, true].map(all => (
        <label key={String(all)} className={styles.modeChoice}>
          <input
            type="radio"
            name={fieldName(name, 'all')}
            value={all ? '1' : ''}
            checked={chosen === all}
            onChange={() => onChange(query => withAll(query, name, all))}
          />
          {all ? '同时具备' : '任一即可'}
        </label>
      ))}
    </div>
  );
}
