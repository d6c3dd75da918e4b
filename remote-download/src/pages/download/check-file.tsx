import { useState } from 'react';
import { useTexts } from '../../lib/texts/texts';
import * as styles from './check-file.module.css';
import { DigestError, digestFile } from './digest-file';

type Check = { state: 'none' | 'reading' } | { state: 'same' | 'different' | 'failed'; text: string };

export interface CheckFileProps {
  /** SHA-256 in lower case hexadecimal. */
  expected: string;
  title: string;
}

/**
 * Compares a file on the visitor's device with its published hash. The file is read in the browser and not uploaded.
 */
export function CheckFile({ expected, title }: CheckFileProps) {
  const { check: texts } = useTexts();
  const [check, setCheck] = useState<Check>({ state: 'none' });
  async function compare(file: File) {
    setCheck({ state: 'reading' });
    try {
      const found = await digestFile(file);
      setCheck(
        found === expected
          ? { state: 'same', text: texts.same(file.name) }
          : {
              state: 'different',
              text: texts.different(file.name, found),
            },
      );
    } catch (error) {
      setCheck({ state: 'failed', text: texts.failures[error instanceof DigestError ? error.why : 'unreadable'] });
    }
  }
  return (
    <>
      <label className={styles.choose}>
        {texts.choose}
        <input
          type="file"
          className={styles.input}
          aria-label={texts.chooseOf(title)}
          onChange={event => {
            const [file] = event.target.files ?? [];
            if (file) void compare(file);
          }}
        />
      </label>
      <p className={styles.result} role="status" data-state={check.state}>
        {'text' in check ? check.text : check.state === 'reading' ? texts.reading : texts.idle}
      </p>
    </>
  );
}
