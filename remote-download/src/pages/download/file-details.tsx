import type { DownloadItem } from '@shixuan/api/client';
import { CheckFile } from './check-file';
import { Checksum } from './checksum';
import { EarlierVersion } from './earlier-version';
import * as styles from './file-details.module.css';
import { newestOf } from './newest-of';

/** Changes, checksum and earlier versions of a file. */
export function FileDetails({ item }: { item: DownloadItem }) {
  const newest = newestOf(item);
  const earlier = item.versions.slice(1);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {earlier.length > 0 ? `版本与校验（另有 ${earlier.length} 个旧版本）` : '版本与校验'}
        <span className="visually-hidden">{`：${item.title}`}</span>
      </summary>
      <dl className={styles.list}>
        <div>
          <dt>版本说明</dt>
          <dd>{newest.notes || '首次发布'}</dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd>
            <Checksum file={newest} />
          </dd>
        </div>
        <div>
          <dt>核对文件</dt>
          <dd>
            <CheckFile expected={newest.sha256} title={item.title} />
          </dd>
        </div>
        {earlier.length > 0 && (
          <div>
            <dt>旧版本</dt>
            <dd>
              <ul className={styles.earlier}>
                {earlier.map(version => (
                  <EarlierVersion key={version.id} title={item.title} version={version} />
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
