import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptsEncoding } from '../../../platform/http/negotiate-encoding';
import { compressWithDictionary } from '../../../platform/http/zstd-dictionary';

/** An earlier version of a file that the browser says it has. */
export interface FileDictionary {
  /** The file's address, by which it was made known to the browser. */
  id: string;
  /** SHA-256 of its content, base64. */
  hash: string;
}

/** A few deployments' worth of changed files; most take less than a kilobyte. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Only scripts and sheets change little from version to version. */
const changesLittle = /\.(?:js|css)$/;

/**
 * Value of `Use-As-Dictionary` for a file of a version: the browser may offer it for the file of the same name in other
 * versions. Null where the server could not use it.
 * @param url `/remotes/catalog/1.0.0-3f9a2c1b/35.5b12712321.js`
 */
export function asDictionary(url: string, isPossible = compressWithDictionary !== null): string | null {
  if (!isPossible || !changesLittle.test(url)) return null;
  const pattern = url
    .replace(/^(\/shell|\/remotes\/[^/]+)\/[^/]+\//, '$1/*/')
    .replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '.*');
  return `match="${pattern}", id="${url}"`;
}

/** The dictionary that a request offers, if it takes an answer made with it. */
export function offeredDictionary({ headers }: Pick<FastifyRequest, 'headers'>): FileDictionary | null {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  const [, id] = /^"(\/[A-Za-z0-9._/-]{1,300})"$/.exec(String(headers['dictionary-id'] ?? '')) ?? [];
  return hash && id && acceptsEncoding(headers['accept-encoding'], 'dcz') ? { id, hash } : null;
}

export interface FileDictionaries {
  /**
   * The file at `path`, of this hash, compressed against the one that a request offers; null where it offers none, or one
   * that is not published any more.
   */
  differenceFor(request: Pick<FastifyRequest, 'headers'>, path: string, hash: string): Promise<Buffer | null>;
}

/**
 * Files compressed against earlier versions of themselves, each made once.
 * @param fileAt path of the published file at an address of the site; null where there is none
 */
export function createFileDictionaries(fileAt: (url: string) => string | null): FileDictionaries {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: bytes => bytes.length });
  return {
    async differenceFor(request, path, hash) {
      const compress = compressWithDictionary;
      const offered = offeredDictionary(request);
      if (!compress || !offered) return null;
      const key = `${offered.hash} ${hash}`;
      const known = kept.get(key);
      if (known) return known;
      const earlier = fileAt(offered.id);
      if (earlier === null) return null;
      const dictionary = await readFile(earlier);
      if (createHash('sha256').update(dictionary).digest('base64') !== offered.hash) return null;
      const made = await compress(await readFile(path), dictionary);
      kept.set(key, made);
      return made;
    },
  };
}
