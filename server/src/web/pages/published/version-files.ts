import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { VersionReader } from '../../../domain/releases/registry/read-version';
import type { Registry, RegistryRow } from '../../../domain/releases/registry/registry-schema';
import { createFileDictionaries } from './file-dictionaries';
import { notFound, sendVersionFile } from './send-version-file';

/**
 * Serves the files of published versions, those without traffic too: open pages still need them. A path from outside
 * is only ever looked up, in the registry and then in the version's manifest; it is never joined to a folder.
 */
export function registerVersionFiles(app: FastifyInstance, registry: () => Registry, versions: VersionReader): void {
  const rowOf = (rows: readonly RegistryRow[] | undefined, version: string) =>
    rows?.find(row => row.metadata.version === version);

  const remoteAt = (name: string, number: string) => {
    const { microFrontends } = registry();
    const row = rowOf(Object.hasOwn(microFrontends, name) ? microFrontends[name] : undefined, number);
    return row ? versions.remote(name, row) : null;
  };
  const shellAt = (number: string) => {
    const row = rowOf(registry().shell, number);
    return row ? versions.shell(row) : null;
  };
  const dictionaries = createFileDictionaries(url => {
    const [, name, number = '', file = ''] = /^\/(?:shell|remotes\/([^/]+))\/([^/]+)\/(.+)$/.exec(url) ?? [];
    const version = name === undefined ? shellAt(number) : remoteAt(name, number);
    return version && Object.hasOwn(version.manifest.integrity, file) ? join(version.folder, file) : null;
  });
  const sending = { hashes: versions.hashes, dictionaries };

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      return sendVersionFile(request, reply, remoteAt(name, version), file, sending);
    },
  );
  app.get<{ Params: { version: string; '*': string } }>('/shell/:version/*', async (request, reply) => {
    const { version, '*': file } = request.params;
    return sendVersionFile(request, reply, shellAt(version), file, sending);
  });
  for (const url of ['/remotes', '/remotes/*', '/shell', '/shell/*']) app.get(url, async (_, reply) => notFound(reply));
}
