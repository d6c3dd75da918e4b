import { staysInTab } from '@shixuan/host';
import { formatFileSize } from '@shixuan/units';
import * as styles from './download-choices.module.css';
import { useDownload } from './use-download';

export interface DownloadChoice {
  label: string;
  url: string;
  /** Used when the server names none. */
  fileName: string;
}

/** The same content in several formats. A plain link each, so that it can also be copied or opened elsewhere. */
export function DownloadChoices({ choices }: { choices: readonly DownloadChoice[] }) {
  const { current, start } = useDownload();
  return (
    <>
      <ul className={styles.choices}>
        {choices.map(({ label, url, fileName }) => (
          <li key={url}>
            <a
              className={styles.choice}
              href={url}
              download={fileName}
              aria-disabled={current !== null}
              onClick={event => {
                if (!staysInTab(event)) return;
                event.preventDefault();
                void start(url, fileName);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.state} aria-live="polite">
        {current &&
          (current.receivedBytes === 0 ? '正在生成文件…' : `正在接收，已有 ${formatFileSize(current.receivedBytes)}`)}
      </p>
    </>
  );
}
