import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { PageProps, Remote, RouteDescriptor } from '../define-remote';
import { HostProvider } from '../host-context';
import { AloneBar } from './alone-bar';
import type { Asked, MockHost } from './mock-host';
import type { Value } from './value';

export interface AloneProps {
  remote: Remote;
  mock: MockHost;
  /** Requests to the host, latest first. */
  asked: Value<readonly Asked[]>;
}

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

/**
 * A remote without shell and site: its pages at their own addresses, under a bar that lists its requests to the host.
 */
export function Alone({ remote, mock, asked }: AloneProps) {
  const { routes } = remote.descriptor;
  const pages = new Map(routes.map(route => [route.id, pageOf(remote, route)]));
  const isBelow = (route: RouteDescriptor, parent: RouteDescriptor | undefined) =>
    parent ? route.parent === parent.id : !routes.some(({ id }) => id === route.parent);
  const below = (parent?: RouteDescriptor) =>
    routes
      .filter(route => isBelow(route, parent))
      .map(route => (
        <Route key={route.id} path={route.path} element={<Page page={pages.get(route.id)} />}>
          {below(route)}
        </Route>
      ));
  return (
    <QueryClientProvider client={queryClient}>
      <HostProvider host={mock.host}>
        <BrowserRouter>
          <AloneBar descriptor={remote.descriptor} mock={mock} asked={asked} />
          <main>
            <Suspense fallback={<p>正在加载…</p>}>
              <Routes>
                {below()}
                <Route path="*" element={<Elsewhere first={routes[0]} />} />
              </Routes>
            </Suspense>
          </main>
        </BrowserRouter>
      </HostProvider>
    </QueryClientProvider>
  );
}

const pageOf = (remote: Remote, { id }: RouteDescriptor) =>
  lazy(async () => {
    const page = await remote.routes[id]?.();
    if (!page) throw new Error(`${remote.descriptor.name} 没有路由 ${id} 的页面`);
    return page;
  });

function Page({ page: Shown }: { page: ComponentType<PageProps> | undefined }) {
  const { search } = useLocation();
  return Shown ? <Shown search={search.slice(1)} /> : null;
}

/** An address outside the remote: the front page links to the remote's first page, other pages do not exist here. */
function Elsewhere({ first }: { first: RouteDescriptor | undefined }) {
  const { pathname, search } = useLocation();
  if (pathname === '/' && first) return <Navigate to={first.path} replace />;
  return <p role="status">「{pathname + search}」由其他远程应用或外壳提供，单独运行时没有这一页。</p>;
}
