import { createApi } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { Button } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { type FormEvent, useId, useState } from 'react';
import * as styles from './comments.module.css';

/** Form for a comment on a scheme. What was typed stays after a refusal. */
export function CommentForm({ talk, onSent }: { talk: string; onSent(): void }) {
  const { request } = useHost();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [website, setWebsite] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const id = useId();
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await createApi(request).schemeComment({ key: talk, name, text, website }, { showLoading: false });
      setText('');
      setSent(true);
      onSent();
    } catch {
      // The shell has shown why.
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className={styles.form} method="dialog" aria-label="写意见" onSubmit={event => void send(event)}>
      <label htmlFor={`${id}name`}>称呼（可不填）</label>
      <input
        id={`${id}name`}
        className={`${controls.input} ${styles.name}`}
        value={name}
        maxLength={40}
        autoComplete="name"
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}text`}>意见</label>
      <textarea
        id={`${id}text`}
        className={`${controls.input} ${styles.area}`}
        value={text}
        maxLength={1000}
        rows={3}
        required
        onChange={({ target }) => {
          setText(target.value);
          setSent(false);
        }}
      />
      <input
        className={styles.trap}
        value={website}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        onChange={({ target }) => setWebsite(target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={busy || text.trim() === ''}>
        发表
      </Button>
      <span role="status" className={styles.hint}>
        {sent ? '已发表' : ''}
      </span>
    </form>
  );
}
