import type { CallContent } from '@shixuan/api/client';
import { Link, staysInTab } from '@shixuan/host';
import { useEffect, useRef } from 'react';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import { type DownloadAddress, downloadPath } from './download-address';
import * as styles from './type-rail.module.css';
import type { ChangeAddress } from './use-address-change';

export type DownloadTypes = CallContent<'downloadTypes'>['list'];

/** Room beside the chosen type, in px. */
const EDGE = 16;

export interface TypeRailProps {
  address: DownloadAddress;
  onChange: ChangeAddress;
  types: DownloadTypes;
}

/** The types of files, each with how many there are. The other filters stay. */
export function TypeRail({ address, onChange, types }: TypeRailProps) {
  const { types: texts } = useTexts();
  const languageOf = useLanguageOfData();
  const rail = useRef<HTMLElement>(null);
  const { typeId } = address;
  // On a phone the rail is a scrollable row: the chosen type is scrolled into view.
  useEffect(() => {
    const chosen = rail.current?.querySelector(`[data-type="${typeId ?? ''}"]`);
    if (!rail.current || !chosen) return;
    const { left } = rail.current.getBoundingClientRect();
    rail.current.scrollLeft += chosen.getBoundingClientRect().left - left - EDGE;
  }, [typeId]);
  const total = types.reduce((sum, { count }) => sum + count, 0);
  // A type without files is not a link, unless the address has chosen it.
  const offered = types.filter(({ id, count }) => count > 0 || id === typeId);
  const entries = [{ id: null, name: texts.all, count: total }, ...offered];
  return (
    <nav ref={rail} className={styles.rail} aria-label={texts.label}>
      {entries.map(({ id, name, count }) => (
        <Link
          key={id}
          className={styles.type}
          to={downloadPath({ ...address, typeId: id, page: 1 })}
          onClick={event => {
            if (!staysInTab(event)) return;
            event.preventDefault();
            onChange({ typeId: id });
          }}
          data-type={id ?? ''}
          aria-current={typeId === id ? 'true' : undefined}
        >
          <span lang={languageOf(name)}>{name}</span> <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
