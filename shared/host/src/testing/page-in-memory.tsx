import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { PageProps } from '../define-remote';
import { HostProvider } from '../host-context';
import type { HostServices } from '../services';

export interface PageInMemoryProps {
  page: ComponentType<PageProps>;
  /** Address to begin with, `/goods/list?categoryId=1`. */
  at: string;
  host: HostServices;
  queryClient: QueryClient;
  /** Called with every address, path and search. */
  onAddress?: (address: string) => void;
}

/** One page over a router in memory: links and `host.navigate` change its address, and its `search` follows. */
export function PageInMemory({ at, ...props }: PageInMemoryProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <Inside {...props} />
    </MemoryRouter>
  );
}

function Inside({ page: Page, host, queryClient, onAddress }: Omit<PageInMemoryProps, 'at'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const connected = useMemo(
    () => ({ ...host, navigate: (to: string, options?: { replace?: boolean }) => void navigate(to, options) }),
    [host, navigate],
  );
  onAddress?.(pathname + search);
  return (
    <QueryClientProvider client={queryClient}>
      <HostProvider host={connected}>
        <Page search={search.slice(1)} />
      </HostProvider>
    </QueryClientProvider>
  );
}
