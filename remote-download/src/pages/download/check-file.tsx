import { useState } from 'react';
import * as styles from './check-file.module.css';
import { digestFile } from './digest-file';

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
  const [check, setCheck] = useState<Check>({ state: 'none' });
  async function compare(file: File) {
    setCheck({ state: 'reading' });
    try {
      const found = await digestFile(file);
      setCheck(
        found === expected
          ? { state: 'same', text: `「${file.name}」一致，文件完整。` }
          : {
              state: 'different',
              text: `「${file.name}」不一致：文件不完整、被改动过，或是另一个版本。它的 SHA-256 是 ${found}`,
            },
      );
    } catch (error) {
      setCheck({ state: 'failed', text: error instanceof Error ? error.message : '文件读不出来，请重新选择' });
    }
  }
  return (
    <>
      <label className={styles.choose}>
        选择文件…
        <input
          type="file"
          className={styles.input}
          aria-label={`选择已下载的「${title}」`}
          onChange={event => {
            const [file] = event.target.files ?? [];
            if (file) void compare(file);
          }}
        />
      </label>
      <p className={styles.result} role="status" data-state={check.state}>
        {'text' in check
          ? check.text
          : check.state === 'reading'
            ? '正在计算…'
            : '选择已下载的文件，在本机核对，不会上传。'}
      </p>
    </>
  );
}
