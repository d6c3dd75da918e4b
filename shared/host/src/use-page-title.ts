import { useEffect } from 'react';
import { useHost } from './host-context';
import { useLocation } from './router';

/** Names the page after what it shows, once that is known: `MV-CS050-10GM`. Said anew for each address of the page. */
export function usePageTitle(title: string | undefined): void {
  const host = useHost();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (title && host.has('title')) host.setTitle(title, pathname + search);
  }, [host, title, pathname, search]);
}
