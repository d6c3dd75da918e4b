import type { CallContent } from '@shixuan/api/client';
import { formatFileSize } from '@shixuan/units';
import { useRef } from 'react';
import { formatTime } from '../../lib/format-time';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import { GetButton } from './get-button';
import { GetNote } from './get-note';
import * as styles from './history-row.module.css';
import { useGetFiles } from './use-get-files';

/** One past download; the same version can be downloaded again. */
export function HistoryRow({ one }: { one: CallContent<'downloadHistory'>['list'][number] }) {
  const texts = useTexts();
  const languageOf = useLanguageOfData();
  const { at, title, file, complete } = one;
  const get = useGetFiles([file.id]);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={at}>
        {formatTime(at)}
      </time>
      <div className={styles.what}>
        <h2 className={styles.title} lang={languageOf(title)}>
          {title}
        </h2>
        <p className={styles.file} lang={languageOf(file.fileName)}>
          {`${texts.list.version(file.version)}　${file.fileName}`}
        </p>
      </div>
      <p className={styles.state} data-complete={complete}>
        {complete ? texts.history.complete : texts.history.incomplete}
      </p>
      <p className={styles.size}>{formatFileSize(file.size)}</p>
      <div className={styles.get}>
        <GetButton ref={button} get={get} label={texts.history.again} of={`${title} ${file.version}`} />
      </div>
      <div className={styles.below}>
        <GetNote get={get} button={button} />
      </div>
    </li>
  );
}
