import type { DownloadVersion } from '@shixuan/api/client';
import { formatFileSize } from '@shixuan/units';
import { useRef } from 'react';
import { formatDate } from '../../lib/format-time';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import * as styles from './earlier-version.module.css';
import { GetButton } from './get-button';
import { GetNote } from './get-note';
import { useGetFiles } from './use-get-files';

/** An earlier version, still available for those who work with it. */
export function EarlierVersion({ title, version }: { title: string; version: DownloadVersion }) {
  const { get: texts } = useTexts();
  const languageOf = useLanguageOfData();
  const get = useGetFiles([version.id]);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.version}>
      <div className={styles.line}>
        <p className={styles.what}>
          <span className={styles.number}>{version.version}</span>
          <span lang={languageOf(version.notes)}>
            {`${formatDate(version.publishedAt)}　${formatFileSize(version.size)}　${version.notes}`}
          </span>
        </p>
        <GetButton ref={button} get={get} label={texts.label} of={`${title} ${version.version}`} />
      </div>
      <p className={styles.hash}>{version.sha256}</p>
      <GetNote get={get} button={button} />
    </li>
  );
}
