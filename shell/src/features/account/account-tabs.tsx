import { type KeyboardEvent, type ReactNode, useId } from 'react';
import * as styles from './account-tabs.module.css';

export interface AccountTabsProps<Key extends string> {
  tabs: readonly { key: Key; title: string }[];
  active: Key;
  onChange(key: Key): void;
  children: ReactNode;
}

/** Tabs as in the ARIA pattern: one tab stop, arrow keys between the tabs, the panel named by its tab. */
export function AccountTabs<Key extends string>({ tabs, active, onChange, children }: AccountTabsProps<Key>) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const at = tabs.findIndex(({ key }) => key === active);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  }

  return (
    <>
      <div role="tablist" className={styles.list} onKeyDown={onKeyDown}>
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
