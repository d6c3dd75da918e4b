import { saveFile } from '@shixuan/ui/save-file';
import { useState } from 'react';
import { useShell } from '../../components/shell-context';
import * as styles from './account-form.module.css';
import { messageOf } from './message-of';

/** Gives the visitor a file with all that the site keeps of the account. */
export function DataCopy() {
  const { api, showMessage } = useShell();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const copy = await api.accountCopy({}, { showLoading: false, silent: true });
      const blob = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
      saveFile({ name: `视选-我的数据-${copy.copiedAt.slice(0, 10)}.json`, blob });
      showMessage('success', '我的数据已下载');
    } catch (error) {
      showMessage('error', messageOf(error) ?? '数据没有取到，请稍后再试');
    } finally {
      setBusy(false);
    }
  }

  return (
    // Not disabled meanwhile: the keyboard would lose its place.
    <button type="button" className={styles.way} aria-disabled={busy} onClick={() => void save()}>
      {busy ? '正在取我的数据…' : '下载我的数据（JSON）'}
    </button>
  );
}
