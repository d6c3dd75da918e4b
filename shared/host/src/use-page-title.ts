import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from './host-context';

/** Names the page after what it shows, once that is known: `MV-CS050-10GM`. Said anew for each address of the page. */
export function usePageTitle(title: string | undefined): void {
  const host = useHost();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (title && host.has('title')) host.setTitle(title, pathname + search);
  }, [host, title, pathname, search]);
}
