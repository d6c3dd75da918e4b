import { Button, EmptyState } from '@shixuan/ui';
import { useTexts } from '../../lib/texts/texts';
import { type DownloadAddress, downloadPath, everything } from './download-address';

export interface NoFilesProps {
  address: DownloadAddress;
  /** Files on other pages of the same list. */
  total: number;
  onRefresh(): void;
}

/** Shown for an empty list, with one of three reasons and a link onwards. */
export function NoFiles({ address, total, onRefresh }: NoFilesProps) {
  const { none: texts } = useTexts();
  if (total > 0)
    return (
      <EmptyState
        title={texts.pageTitle}
        hint={texts.pageHint(total)}
        action={<a href={downloadPath({ ...address, page: 1 })}>{texts.firstPage}</a>}
      />
    );
  if (downloadPath({ ...address, page: 1 }) !== downloadPath(everything))
    return (
      <EmptyState
        title={texts.filteredTitle}
        hint={texts.filteredHint}
        action={<a href={downloadPath(everything)}>{texts.all}</a>}
      />
    );
  return (
    <EmptyState title={texts.title} hint={texts.hint} action={<Button onClick={onRefresh}>{texts.refresh}</Button>} />
  );
}
