import { type KeyboardEvent, type ReactNode, useId } from 'react';
import * as styles from './account-tabs.module.css';

export interface AccountTabsProps<Key extends string> {
  tabs: readonly { key: Key; title: string }[];
  active: Key;
  onChange(key: Key): void;
  /** Name of the row of tabs. */
  label: string;
  children: ReactNode;
}

/** Tabs as in the ARIA pattern: one tab stop, arrow keys, Home and End between the tabs, the panel named by its tab. */
export function AccountTabs<Key extends string>({ tabs, active, onChange, label, children }: AccountTabsProps<Key>) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ key }) => key === active);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            data-key={key}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}
