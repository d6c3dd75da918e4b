import type { DownloadVersion } from '@shixuan/api/client';
import { useCopy } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { useTexts } from '../../lib/texts/texts';
import * as styles from './checksum.module.css';

/** The file's SHA-256 and how to compute it with the tools of an operating system. */
export function Checksum({ file: { fileName, sha256 } }: { file: DownloadVersion }) {
  const copy = useCopy();
  const { checksum: texts } = useTexts();
  const ways = [
    { system: 'Windows PowerShell', command: `Get-FileHash '${fileName}'` },
    { system: texts.prompt, command: `certutil -hashfile "${fileName}" SHA256` },
    { system: 'macOS', command: `shasum -a 256 '${fileName}'` },
    { system: 'Linux', command: `sha256sum '${fileName}'` },
  ];
  return (
    <>
      <p className={styles.line}>
        <code className={styles.hash}>{sha256}</code>
        <button
          type="button"
          className={`${controls.action} ${styles.copy}`}
          onClick={() => void copy(sha256, texts.copied)}
        >
          {texts.copy}
        </button>
      </p>
      <ul className={styles.ways}>
        {ways.map(({ system, command }) => (
          <li key={system}>
            {texts.system(system)}
            <code className={styles.command}>{command}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
