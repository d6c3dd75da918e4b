import type { DownloadItem } from '@shixuan/api/client';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import { CheckFile } from './check-file';
import { Checksum } from './checksum';
import { EarlierVersion } from './earlier-version';
import * as styles from './file-details.module.css';
import { newestOf } from './newest-of';

/** Changes, checksum and earlier versions of a file. */
export function FileDetails({ item }: { item: DownloadItem }) {
  const { details: texts } = useTexts();
  const languageOf = useLanguageOfData();
  const newest = newestOf(item);
  const earlier = item.versions.slice(1);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {earlier.length > 0 ? texts.withEarlier(earlier.length) : texts.label}
        <span className="visually-hidden" lang={languageOf(item.title)}>
          {texts.of(item.title)}
        </span>
      </summary>
      <dl className={styles.list}>
        <div>
          <dt>{texts.notes}</dt>
          <dd lang={languageOf(newest.notes)}>{newest.notes || texts.first}</dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd>
            <Checksum file={newest} />
          </dd>
        </div>
        <div>
          <dt>{texts.check}</dt>
          <dd>
            <CheckFile expected={newest.sha256} title={item.title} />
          </dd>
        </div>
        {earlier.length > 0 && (
          <div>
            <dt>{texts.earlier}</dt>
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
