import { join } from 'node:path';
import type { PageRecord, RemoteDescriptor } from '@shixuan/host';

/** The record that a remote of the project declares for a path, read from its descriptor: the server knows none. */
export async function declaredPage(remote: string, path: string): Promise<PageRecord> {
  const file = join(import.meta.dirname, `../../../remote-${remote}/src/descriptor.ts`);
  const { descriptor }: { descriptor: RemoteDescriptor } = await import(/* @vite-ignore */ file);
  const page = descriptor.routes.find(route => route.path === path)?.page;
  if (!page) throw new Error(`remote-${remote} declares no record for ${path}`);
  return page;
}
