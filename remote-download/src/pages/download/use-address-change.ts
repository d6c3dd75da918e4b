import { useNavigate } from '@shixuan/host';
import { useEffect, useRef } from 'react';
import { type DownloadAddress, downloadPath } from './download-address';

/** Changes a part of the address, and begins with the first page of the list. */
export type ChangeAddress = (part: Partial<DownloadAddress>, replace?: boolean) => void;

/**
 * The way to change the page's address. The next change builds on the one before it, which the page does not show yet while its
 * navigation is on its way.
 * @param address as the page shows it
 */
export function useAddressChange(address: DownloadAddress): ChangeAddress {
  const navigate = useNavigate();
  // Where the changes lead, and the addresses that the page may show until then.
  const ahead = useRef<{ over: readonly string[]; to: DownloadAddress }>(undefined);
  const shown = downloadPath(address);
  useEffect(() => {
    const isOnItsWay = ahead.current?.over.includes(shown) && downloadPath(ahead.current.to) !== shown;
    if (!isOnItsWay) ahead.current = undefined;
  }, [shown]);
  // A page that is left before the change has arrived shows the address that it returns to.
  useEffect(
    () => () => {
      ahead.current = undefined;
    },
    [],
  );
  return (part, replace = false) => {
    const { over, to: latest } = ahead.current ?? { over: [], to: address };
    const to = { ...latest, page: 1, ...part };
    ahead.current = downloadPath(to) === shown ? undefined : { over: [...over, shown, downloadPath(latest)], to };
    void navigate(downloadPath(to), { replace, preventScrollReset: true });
  };
}
