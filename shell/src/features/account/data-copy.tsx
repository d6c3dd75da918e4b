import { saveFile } from '@shixuan/ui/save-file';
import { useState } from 'react';
import { useShell } from '../../components/shell-context';
import { chinaDay } from '../../lib/china-day';
import * as styles from './account-form.module.css';
import { messageOf } from './message-of';
import { useAccountTexts } from './texts/account-texts';

/** Gives the visitor a file with all that the site keeps of the account. */
export function DataCopy() {
  const { api, showMessage } = useShell();
  const { copy: texts } = useAccountTexts();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const copy = await api.accountCopy({}, { showLoading: false, silent: true });
      const blob = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
      saveFile({ name: `视选-我的数据-${chinaDay(copy.copiedAt)}.json`, blob });
      showMessage('success', texts.done);
    } catch (error) {
      showMessage('error', messageOf(error) ?? texts.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    // Not disabled meanwhile: the keyboard would lose its place.
    <button type="button" className={styles.way} aria-disabled={busy} onClick={() => void save()}>
      {busy ? texts.getting : texts.get}
    </button>
  );
}
