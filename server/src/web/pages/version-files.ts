import type { FastifyInstance } from 'fastify';
import type { VersionReader } from '../../domain/releases/registry/read-version';
import type { Registry, RegistryRow } from '../../domain/releases/registry/registry-schema';
import { notFound, sendVersionFile } from './send-version-file';

/**
 * Serves the files of published versions, those without traffic too: open pages still need them. A path from outside
 * is only ever looked up, in the registry and then in the version's manifest; it is never joined to a folder.
 */
export function registerVersionFiles(app: FastifyInstance, registry: () => Registry, versions: VersionReader): void {
  const rowOf = (rows: readonly RegistryRow[] | undefined, version: string) =>
    rows?.find(row => row.metadata.version === version);

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version: number, '*': file } = request.params;
      const { microFrontends } = registry();
      const row = rowOf(Object.hasOwn(microFrontends, name) ? microFrontends[name] : undefined, number);
      return sendVersionFile(request, reply, row ? versions.remote(name, row) : null, file, versions);
    },
  );
  app.get<{ Params: { version: string; '*': string } }>('/shell/:version/*', async (request, reply) => {
    const { version: number, '*': file } = request.params;
    const row = rowOf(registry().shell, number);
    return sendVersionFile(request, reply, row ? versions.shell(row) : null, file, versions);
  });
  for (const url of ['/remotes', '/remotes/*', '/shell', '/shell/*']) app.get(url, async (_, reply) => notFound(reply));
}
