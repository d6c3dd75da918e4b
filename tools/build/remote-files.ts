import type { StatsCompilation } from '@rspack/core';
import type { RemoteDescriptor } from '@shixuan/host';
import { routeRequests } from './route-requests';

interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Files of the chunks that each dynamic import opens, by the request as the source writes it. */
function filesByRequest(stats: StatsCompilation): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const chunk of stats.chunks ?? []) {
    for (const request of new Set((chunk.origins ?? []).map(origin => origin.request))) {
      if (request) files.set(request, [...(files.get(request) ?? []), ...(chunk.files ?? [])]);
    }
  }
  return files;
}

const isAsset = (file: string) => /\.(js|css)$/.test(file);

/** What a build of a remote knows of its files. */
export interface RemoteBuild {
  /** Text of `src/remote.ts`. */
  source: string;
  /** Text of Module Federation's manifest. */
  federation: string;
  stats: StatsCompilation;
}

/**
 * Files that the entry needs before any page can be drawn, and those of each route, in order of need.
 * @throws Error when the build exposes no `./remote`, or names the routes without an import
 */
export function remoteFiles(
  descriptor: RemoteDescriptor,
  { source, federation: text, stats }: RemoteBuild,
): { initial: string[]; routes: Record<string, string[]> } {
  const federation = JSON.parse(text) as FederationManifest;
  const exposed = federation.exposes.find(expose => expose.name === 'remote');
  if (!exposed) throw new Error(`${descriptor.name}: the build exposes no ./remote`);

  const requests = routeRequests(
    source,
    descriptor.routes.map(route => route.id),
  );
  const byRequest = filesByRequest(stats);
  const initial = [federation.metaData.remoteEntry.name, ...exposed.assets.css.sync, ...exposed.assets.js.sync].filter(
    isAsset,
  );
  // A page inside another one needs both.
  const pagesOf = (id: string): string[] => {
    const parent = descriptor.routes.find(route => route.id === id)?.parent;
    return parent ? [...pagesOf(parent), id] : [id];
  };
  const routes = Object.fromEntries(
    descriptor.routes.map(({ id }) => {
      const needed = pagesOf(id).flatMap(page => byRequest.get(requests[page] ?? '') ?? []);
      return [id, [...new Set(needed)].filter(file => isAsset(file) && !initial.includes(file))];
    }),
  );
  return { initial, routes };
}
