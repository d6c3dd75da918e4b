import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FileHashes } from '../../../domain/releases/registry/file-hashes';
import { integrityOf } from '../../../domain/releases/registry/integrity';
import type { VersionReader } from '../../../domain/releases/registry/read-version';
import { manifestName } from '../../../domain/releases/registry/registry-paths';
import { matchesEtag } from '../../../platform/http/matches-etag';
import { acceptedEncodings } from '../../../platform/http/negotiate-encoding';
import { commonHeaders, svgPolicy } from '../policy/security-headers';
import { contentTypeOf, isActiveDocument } from './content-type';
import { asDictionary, type FileDictionaries } from './file-dictionaries';

/** The files of several deployments, compressed, as pages ask for them. */
const KEPT_BYTES = 32 * 1024 * 1024;

/**
 * Files on their way to visitors, by their hash: all who ask for one are sent the same bytes, so that those who take them slowly hold no
 * copy of their own.
 */
const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: bytes => Math.max(1, bytes.length) });

const copies = {
  br: { suffix: '.br', decode: (bytes: Buffer) => brotliDecompressSync(bytes) },
  gzip: { suffix: '.gz', decode: (bytes: Buffer) => gunzipSync(bytes) },
} as const;

/** Every page may fetch the site's files, because foreign pages embed its widgets. */
export const openHeaders = { ...commonHeaders, 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };

type Version = NonNullable<ReturnType<VersionReader['shell'] | VersionReader['remote']>>;

export const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ ...openHeaders, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('文件不存在。\n');

interface Sending {
  hashes: FileHashes;
  /** Compresses the file against an earlier version of it that the browser has. */
  dictionaries?: FileDictionaries;
  /** Cache lifetime in seconds, for an address that gets another file with the next publication. */
  lastsSeconds?: number;
}

/** The bytes of a file or of its copy, which held what the hash says a moment ago. */
async function bytesOf(path: string, hash: string, encoding: keyof typeof copies | undefined): Promise<Buffer> {
  const key = `${hash} ${encoding ?? ''}`;
  const known = kept.get(key);
  if (known) return known;
  const bytes = await readFile(encoding ? path + copies[encoding].suffix : path);
  // Another request may have read it meanwhile, and somebody may have altered it.
  const found = kept.get(key) ?? bytes;
  if (integrityOf(encoding ? copies[encoding].decode(found) : found) === hash) kept.set(key, found);
  return found;
}

/** Sends a file of a published version, compressed as the browser asks. A path is only looked up in the version's manifest. */
export async function sendVersionFile(
  request: FastifyRequest,
  reply: FastifyReply,
  version: Version | null,
  file: string,
  { hashes, lastsSeconds, dictionaries }: Sending,
): Promise<FastifyReply> {
  if (!version) return notFound(reply);
  const isManifest = file === manifestName(version.app);
  if (!isManifest && !Object.hasOwn(version.manifest.integrity, file)) return notFound(reply);
  const path = join(version.folder, file);
  const hash = hashes(path);
  if (hash === null) return notFound(reply);
  reply.headers({ ...openHeaders, vary: 'accept-encoding' }).type(contentTypeOf(file));
  // Who may publish may not do so yet for everybody, and never as an operator.
  if (isActiveDocument(file)) reply.headers(svgPolicy);
  if (!isManifest && hash !== version.manifest.integrity[file]) {
    // An altered file is sent as it is, so that the browser's integrity check refuses it. It is never cached, so that the
    // next attempt gets the repaired file.
    request.log.error({ app: version.app, file }, 'a published file was altered on disk');
    // Browsers check no integrity of workers, federation containers, or files with a lasting name.
    if (isUncheckedFile(file) || lastsSeconds !== undefined) return notFound(reply);
    return reply.header('cache-control', 'no-store').send(await readFile(path));
  }
  const lasts = lastsSeconds === undefined;
  const dictionary = lasts && dictionaries ? asDictionary(request.url) : null;
  if (dictionary !== null)
    reply.headers({ 'use-as-dictionary': dictionary, vary: 'accept-encoding, available-dictionary' });
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(
    candidate => hashes(path + copies[candidate].suffix, copies[candidate].decode) === hash,
  );
  const etag = `"${hash.slice('sha384-'.length, 'sha384-'.length + 24)}${encoding ? `.${encoding}` : ''}"`;
  reply.header('cache-control', `public, ${lasts ? 'max-age=31536000, immutable' : `max-age=${lastsSeconds}`}`);
  const difference = dictionary === null ? null : await dictionaries?.differenceFor(request, path, hash);
  if (difference) return reply.headers({ 'content-encoding': 'dcz' }).send(difference);
  reply.header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bytesOf(path, hash, encoding));
}

/** Workers and the federation container, as the build names them: `preview.worker.4a3e103731.js`, `embed/container.4a92280cc0.js`. */
const isUncheckedFile = (file: string) => /(\.worker|\/container)(\.[0-9a-f]+)?\.js$/.test(file);
