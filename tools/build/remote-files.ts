import type { StatsCompilation } from '@rspack/core';
import type { RemoteDescriptor } from '@shixuan/host';
import type { RemoteManifest } from '@shixuan/host/manifest';
import { partRequests } from './part-requests';

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
 * Files that the entry needs before any page can be drawn, and those of each route and piece, in order of need.
 * @throws Error when the build exposes no `./remote`, or names the routes and pieces without an import
 */
export function remoteFiles(
  { name, routes, fills = [] }: RemoteDescriptor,
  { source, federation: text, stats }: RemoteBuild,
): RemoteManifest['preload'] {
  const federation = JSON.parse(text) as FederationManifest;
  const exposed = federation.exposes.find(expose => expose.name === 'remote');
  if (!exposed) throw new Error(`${name}: the build exposes no ./remote`);

  const requests = partRequests(source, [...routes.map(({ id }) => id), ...fills.map(({ slot }) => slot)]);
  const byRequest = filesByRequest(stats);
  const initial = [federation.metaData.remoteEntry.name, ...exposed.assets.css.sync, ...exposed.assets.js.sync].filter(
    isAsset,
  );
  // A page inside another one needs both.
  const pagesOf = (id: string): string[] => {
    const parent = routes.find(route => route.id === id)?.parent;
    return parent ? [...pagesOf(parent), id] : [id];
  };
  const filesOf = (parts: readonly string[]) => {
    const needed = parts.flatMap(part => byRequest.get(requests[part] ?? '') ?? []);
    return [...new Set(needed)].filter(file => isAsset(file) && !initial.includes(file));
  };
  return {
    initial,
    routes: Object.fromEntries(routes.map(({ id }) => [id, filesOf(pagesOf(id))])),
    ...(fills.length > 0 && { fills: Object.fromEntries(fills.map(({ slot }) => [slot, filesOf([slot])])) }),
  };
}
