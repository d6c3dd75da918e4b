import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileHashes } from '../registry/file-hashes';
import type { VersionReader } from '../registry/read-version';
import { manifestName } from '../registry/registry-paths';
import type { Registry, RegistryRow } from '../registry/registry-schema';
import { contentTypeOf } from './content-type';
import { matchesEtag } from './matches-etag';
import { acceptedEncodings } from './negotiate-encoding';
import { commonHeaders } from './security-headers';

const copies = {
  br: { suffix: '.br', decode: (bytes: Buffer) => brotliDecompressSync(bytes) },
  gzip: { suffix: '.gz', decode: (bytes: Buffer) => gunzipSync(bytes) },
} as const;

const headers = { ...commonHeaders, 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };

type Version = NonNullable<ReturnType<VersionReader['shell'] | VersionReader['remote']>>;

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
      return sendFile(request, reply, row ? versions.remote(name, row) : null, file, versions.hashes);
    },
  );
  app.get<{ Params: { version: string; '*': string } }>('/shell/:version/*', async (request, reply) => {
    const { version: number, '*': file } = request.params;
    const row = rowOf(registry().shell, number);
    return sendFile(request, reply, row ? versions.shell(row) : null, file, versions.hashes);
  });
  for (const url of ['/remotes', '/remotes/*', '/shell', '/shell/*']) app.get(url, async (_, reply) => notFound(reply));
}

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('文件不存在。\n');

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  version: Version | null,
  file: string,
  hashes: FileHashes,
): Promise<FastifyReply> {
  if (!version) return notFound(reply);
  const isManifest = file === manifestName(version.app);
  if (!isManifest && !Object.hasOwn(version.manifest.integrity, file)) return notFound(reply);
  const path = join(version.folder, file);
  const hash = hashes(path);
  if (hash === null) return notFound(reply);
  reply.headers({ ...headers, vary: 'accept-encoding' }).type(contentTypeOf(file));
  if (!isManifest && hash !== version.manifest.integrity[file]) {
    // Sent as it lies on disk, so that the browser's own check refuses it, but never kept: once the file is put right,
    // the next attempt must get the right one.
    request.log.error({ app: version.app, file }, 'a published file was altered on disk');
    // Nobody checks what a worker is started with.
    if (isWorkerFile(file)) return notFound(reply);
    return reply.header('cache-control', 'no-store').send(await readFile(path));
  }
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(
    candidate => hashes(path + copies[candidate].suffix, copies[candidate].decode) === hash,
  );
  const etag = `"${hash.slice('sha384-'.length, 'sha384-'.length + 24)}${encoding ? `.${encoding}` : ''}"`;
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await readFile(encoding ? path + copies[encoding].suffix : path));
}

/** As the build names them: `preview.worker.4a3e103731.js`. */
const isWorkerFile = (file: string) => /\.worker(\.[0-9a-f]+)?\.js$/.test(file);
