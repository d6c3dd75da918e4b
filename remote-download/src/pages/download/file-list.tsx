import type { CallContent } from '@shixuan/api/client';
import { PageLinks } from '@shixuan/ui';
import { useTexts } from '../../lib/texts/texts';
import { type DownloadAddress, downloadPath } from './download-address';
import * as styles from './file-list.module.css';
import { FileRow } from './file-row';
import { newestOf } from './newest-of';
import { SelectionBar } from './selection-bar';
import type { Selection } from './use-selection';

export interface FileListProps {
  address: DownloadAddress;
  found: CallContent<'downloads'>;
  selection: Selection;
  /** The list still shows the previous filters; the new one is loading. */
  stale: boolean;
}

/** A page of files. */
export function FileList({ address, found, selection, stale }: FileListProps) {
  const { list: texts } = useTexts();
  const { list, total, page, pageSize } = found;
  return (
    <>
      <SelectionBar selection={selection} onPage={list.map(newestOf)} />
      <p className={styles.total} aria-live="polite">
        {texts.total(total)}
      </p>
      <ul className={styles.list} data-stale={stale || undefined}>
        {list.map(item => (
          <FileRow
            key={item.id}
            item={item}
            chosen={selection.has(newestOf(item).id)}
            onChoose={on => selection.set([newestOf(item)], on)}
          />
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={Math.ceil(total / pageSize)}
        to={target => downloadPath({ ...address, page: target })}
      />
    </>
  );
}
