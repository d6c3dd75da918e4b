import type { DownloadItem } from '@shixuan/api/client';
import { formatFileSize } from '@shixuan/units';
import { useRef } from 'react';
import { formatDate } from '../../lib/format-time';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import { FileDetails } from './file-details';
import * as styles from './file-row.module.css';
import { GetButton } from './get-button';
import { GetNote } from './get-note';
import { newestOf } from './newest-of';
import { Tick } from './tick';
import { useGetFiles } from './use-get-files';

export interface FileRowProps {
  item: DownloadItem;
  chosen: boolean;
  onChoose(on: boolean): void;
}

/** One file: what it is, how new, how large; its other versions and its check below. */
export function FileRow({ item, chosen, onChoose }: FileRowProps) {
  const { title, summary, format } = item;
  const newest = newestOf(item);
  const texts = useTexts();
  const languageOf = useLanguageOfData();
  const get = useGetFiles([newest.id]);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.row}>
      <div className={styles.tick}>
        <Tick label={texts.list.choose(title)} checked={chosen} onChange={onChoose} />
      </div>
      <div className={styles.what}>
        <h2 className={styles.title} lang={languageOf(title)}>
          {title}
        </h2>
        <p className={styles.summary} lang={languageOf(summary)}>
          {summary}
        </p>
      </div>
      <p className={styles.format}>{format.toUpperCase()}</p>
      <p className={styles.version}>
        <span className={styles.number}>{texts.list.version(newest.version)}</span>
        <time dateTime={newest.publishedAt}>{formatDate(newest.publishedAt)}</time>
      </p>
      <p className={styles.size}>{formatFileSize(newest.size)}</p>
      <div className={styles.get}>
        <GetButton ref={button} get={get} label={texts.get.label} of={title} />
      </div>
      <div className={styles.below}>
        <GetNote get={get} button={button} />
        <FileDetails item={item} />
      </div>
    </li>
  );
}
