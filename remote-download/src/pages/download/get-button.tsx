import type { Ref } from 'react';
import { useTexts } from '../../lib/texts/texts';
import * as styles from './get.module.css';
import type { GetFiles } from './use-get-files';

export interface GetButtonProps {
  get: GetFiles;
  label: string;
  /** Name of the file, for screen readers, which read the button without its row. */
  of: string;
  primary?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** 下载: keeps its width and its focus while the address is asked for. */
export function GetButton({ get: { getting, start }, label, of, primary, disabled, ref }: GetButtonProps) {
  const { get: texts } = useTexts();
  const busy = getting.step === 'asking';
  return (
    <button
      ref={ref}
      type="button"
      className={primary ? styles.primary : styles.button}
      aria-label={texts.named(label, of)}
      aria-disabled={busy || disabled}
      data-busy={busy || undefined}
      onClick={() => !disabled && start()}
    >
      {label}
    </button>
  );
}
