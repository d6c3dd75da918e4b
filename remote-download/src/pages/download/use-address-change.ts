import { useAhead, useNavigate } from '@shixuan/host';
import { type DownloadAddress, downloadPath } from './download-address';

/** Changes a part of the address, and begins with the first page of the list. */
export type ChangeAddress = (part: Partial<DownloadAddress>, replace?: boolean) => void;

/** The way to change the page's address, which shows `address`. */
export function useAddressChange(address: DownloadAddress): ChangeAddress {
  const navigate = useNavigate();
  const { latest, lead } = useAhead(address, downloadPath);
  return (part, replace = false) => {
    const to = { ...latest(), page: 1, ...part };
    lead(to);
    void navigate(downloadPath(to), { replace, preventScrollReset: true });
  };
}
