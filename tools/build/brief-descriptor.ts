import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { RemoteDescriptor } from '@shixuan/host';
import type { App } from './apps';

/** What runs in a page: what servers and deployments read of the routes stands in `remote.json`. */
export function briefDescriptor({ routes, ...rest }: RemoteDescriptor): RemoteDescriptor {
  return { ...rest, routes: routes.map(({ page: _page, cases: _cases, ...route }) => ({ ...route, description: '' })) };
}

/** Puts the descriptor in brief in the place of the remote's `src/descriptor.ts`, where `src/remote.ts` imports it. */
export function withBriefDescriptor({ directory }: App, descriptor: RemoteDescriptor) {
  const text = `export const descriptor = ${JSON.stringify(briefDescriptor(descriptor))};`;
  const folder = join(directory, 'src');
  return new rspack.NormalModuleReplacementPlugin(/^\.\/descriptor(\.ts)?$/, data => {
    if (data.context === folder) data.request = `data:text/javascript,${encodeURIComponent(text)}`;
  });
}
