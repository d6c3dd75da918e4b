import * as chipStyles from '@shixuan/ui/chips.module.css';
import * as controls from '@shixuan/ui/controls.module.css';
import { type FormEvent, useState } from 'react';
import * as styles from './filter-chips.module.css';

export interface SaveFilterProps {
  /** The filters as text, as the suggested name. */
  suggestion: string;
  onSave(name: string): void;
}

/** 保存筛选, and the field for its name. */
export function SaveFilter({ suggestion, onSave }: SaveFilterProps) {
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <button
        type="button"
        className={`${chipStyles.softChip} ${controls.action} ${styles.action}`}
        onClick={() => setName(suggestion)}
      >
        保存筛选
      </button>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name?.trim()) onSave(name);
    setName(undefined);
  }
  return (
    <form className={styles.save} method="dialog" onSubmit={submit}>
      <input
        className={styles.name}
        aria-label="这组筛选的名称"
        value={name}
        maxLength={40}
        ref={focusAndSelect}
        onChange={event => setName(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && setName(undefined)}
      />
      <button type="submit" className={`${chipStyles.softChip} ${controls.action} ${styles.action}`}>
        保存
      </button>
      <button
        type="button"
        className={`${chipStyles.softChip} ${controls.action} ${styles.action}`}
        onClick={() => setName(undefined)}
      >
        取消
      </button>
    </form>
  );
}

/** Once, when the field appears: stable, so React does not call it again with every letter. */
function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
