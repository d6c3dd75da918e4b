import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { HostServices } from './services';

export interface RouteDescriptor {
  /** Name of the route; the product specification's name where it gives one (`Category`, `Line`). */
  id: string;
  /** Absolute path, `/goods/list`. */
  path: string;
  /** Title of the page in Chinese, without the site's name. */
  title: string;
  /** Description for search engines. */
  description: string;
  /** Id of the route inside which this page is shown. */
  parent?: string;
  /** Stay alive in the background when the visitor leaves: state and scroll are kept. */
  keepAlive?: boolean;
}

/** The remote's entry in the main menu, after the site's own; none where the site's menu already leads to the page. */
export interface MenuDescriptor {
  /** Words of the entry: `论坛`. */
  label: string;
  /** Id of the route that it opens. */
  route: string;
  /** Place among the entries of remotes, lower first. */
  order: number;
}

/** The half of `remote.json` that people write, in `src/descriptor.ts`; the build stamps the rest. */
export interface RemoteDescriptor {
  /** Lower case, unique: `catalog`. */
  name: string;
  /** The team to call. */
  owner: string;
  title: string;
  requires: { contract: string };
  routes: readonly RouteDescriptor[];
  /** Since contract 1.4; shells before it show no entry. */
  menu?: MenuDescriptor;
}

export interface PageProps {
  /** The search part at the time of rendering, without `?`. Frozen while the page is kept in the background. */
  search: string;
}

export interface PageModule {
  default: ComponentType<PageProps>;
  /** Fills the query cache for the page; rejections are left to the page. */
  prefetch?(context: { host: HostServices; queryClient: QueryClient; search: string }): Promise<unknown>;
}

type RouteId<D extends RemoteDescriptor> = D['routes'][number]['id'];

export interface RemoteImplementation<D extends RemoteDescriptor> {
  /** Runs once before the first page of the remote. May answer a function that undoes it. */
  setup?(host: HostServices): (() => void) | undefined;
  /** One page for each declared route: a missing or an undeclared one does not compile. */
  routes: { [Id in RouteId<D>]: () => Promise<PageModule> };
}

/** What the one federated module `./remote` exports as default. */
export interface Remote {
  descriptor: RemoteDescriptor;
  setup?(host: HostServices): (() => void) | undefined;
  routes: Record<string, () => Promise<PageModule>>;
}

/**
 * Ties a remote's pages to its descriptor.
 * @example export default defineRemote(descriptor, { routes: { Category: () => import('./pages/home/home.page') } });
 */
export function defineRemote<const D extends RemoteDescriptor>(
  descriptor: D,
  implementation: RemoteImplementation<D>,
): Remote {
  return { descriptor, setup: implementation.setup, routes: implementation.routes };
}
