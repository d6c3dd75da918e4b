import type { DownloadVersion } from '@shixuan/api/client';
import { useCopy } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './checksum.module.css';

/** The file's SHA-256 and how to compute it with the tools of an operating system. */
export function Checksum({ file: { fileName, sha256 } }: { file: DownloadVersion }) {
  const copy = useCopy();
  const ways = [
    { system: 'Windows PowerShell', command: `Get-FileHash '${fileName}'` },
    { system: 'Windows 命令提示符', command: `certutil -hashfile "${fileName}" SHA256` },
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
          onClick={() => void copy(sha256, '已复制 SHA-256')}
        >
          复制
        </button>
      </p>
      <ul className={styles.ways}>
        {ways.map(({ system, command }) => (
          <li key={system}>
            {`${system}：`}
            <code className={styles.command}>{command}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
