import * as controls from '@shixuan/ui/controls.module.css';
import { type FormEvent, useId, useState } from 'react';
import { limits } from './scheme';
import * as styles from './schemes.module.css';

/** Gives a name to what is looked at, and keeps it. */
export function SchemeName({ onSave }: { onSave: ((name: string) => void) | null }) {
  const [name, setName] = useState('');
  const field = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '' || !onSave) return;
    onSave(given);
    setName('');
  };
  return (
    <form className={styles.name} method="dialog" onSubmit={submit}>
      <label htmlFor={field}>方案名称</label>
      <input
        id={field}
        className={styles.input}
        value={name}
        maxLength={limits.name}
        placeholder="例如：工位 3 上相机"
        autoComplete="off"
        onChange={event => setName(event.target.value)}
      />
      <button type="submit" className={`${controls.action} ${styles.action}`} disabled={!onSave || name.trim() === ''}>
        保存当前方案
      </button>
    </form>
  );
}
