import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { PageModule, Remote, RouteDescriptor } from '../define-remote';
import { HostProvider } from '../host-context';
import type { HostServices } from '../services';

/** What one route must show when it is rendered without a browser. */
export interface RenderCase {
  /** Id of a declared route. */
  route: string;
  /** Search part of the address, without `?`. */
  search?: string;
  /** Puts the answers that the page needs into the cache. */
  seed?: (queryClient: QueryClient) => void;
  /** Texts that the HTML must hold: the page's heading and its key figures. */
  shows: readonly string[];
}

export interface RenderContext {
  remote: Remote;
  host: HostServices;
  queryClient: QueryClient;
  /** `renderToString` of react-dom/server. */
  render: (node: ReactNode) => string;
}

/**
 * The HTML of one declared route inside the pages it belongs to, from the answers in the cache alone.
 * @throws Error when the remote does not declare the route.
 */
export async function renderRoute({ route: id, search = '' }: RenderCase, context: RenderContext): Promise<string> {
  const { remote, host, queryClient, render } = context;
  const { routes } = remote.descriptor;
  const route = routes.find(candidate => candidate.id === id);
  if (!route) throw new Error(`${remote.descriptor.name} declares no route ${id}`);
  const parent = routes.find(candidate => candidate.id === route.parent);
  const page = async (descriptor: RouteDescriptor) => {
    const module: PageModule | undefined = await remote.routes[descriptor.id]?.();
    if (!module) throw new Error(`${remote.descriptor.name} has no page for ${descriptor.id}`);
    return <module.default search={search} />;
  };
  const element = await page(route);
  const inner = <Route path={route.path} element={element} />;
  return render(
    <QueryClientProvider client={queryClient}>
      <HostProvider host={host}>
        <MemoryRouter initialEntries={[search ? `${route.path}?${search}` : route.path]}>
          <Routes>
            {parent ? (
              <Route path={parent.path} element={await page(parent)}>
                {inner}
              </Route>
            ) : (
              inner
            )}
          </Routes>
        </MemoryRouter>
      </HostProvider>
    </QueryClientProvider>,
  );
}
