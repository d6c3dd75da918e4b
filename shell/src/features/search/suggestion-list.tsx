import { IconClose, Marked } from '@shixuan/ui';
import { useEffect, useRef } from 'react';
import type { OptionGroup, SearchOption } from './search-options';
import * as styles from './suggestion-list.module.css';

export interface SuggestionListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** Key of the marked option. */
  active: string | undefined;
  optionId(key: string): string;
  onChoose(option: SearchOption): void;
  /** Forgets a recent search. */
  onForget(keywords: string): void;
}

/** The list below the search box: suggestions in groups, or recent searches, which can be forgotten one by one. */
export function SuggestionList({ id, groups, active, optionId, onChoose, onForget }: SuggestionListProps) {
  const recent = groups.find(({ kind }) => kind === 'recent');
  return (
    <div className={styles.panel}>
      <div id={id} className={styles.list} role="listbox" aria-label="搜索建议">
        {groups.map(({ kind, title, options }) => (
          <fieldset key={kind} className={styles.group}>
            <legend className={styles.title}>{title}</legend>
            {options.map(option => (
              <Option
                key={option.key}
                id={optionId(option.key)}
                option={option}
                isActive={option.key === active}
                onChoose={onChoose}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {recent && (
        // Beside the list, because an option must not contain controls.
        <ul className={styles.forget}>
          {recent.options.map(({ key, label }) => (
            <li key={key}>
              <button type="button" aria-label={`删除最近搜索「${label}」`} onClick={() => onForget(label)}>
                <IconClose />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  onChoose(option: SearchOption): void;
}

/** Focus stays in the field, which refers to the active option; a pointer press chooses. */
function Option({ id, option, isActive, onChoose }: OptionProps) {
  const { label, detail, marks } = option;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={line}
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={event => event.preventDefault()}
      onClick={() => onChoose(option)}
      onKeyDown={event => {
        if (event.key === 'Enter') onChoose(option);
      }}
    >
      <span className={styles.label}>
        <Marked text={label} spans={marks.label} />
      </span>
      {detail && (
        <span className={styles.detail}>
          <Marked text={detail} spans={marks.detail} />
        </span>
      )}
    </div>
  );
}
