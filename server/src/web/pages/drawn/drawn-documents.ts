import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compress } from '../../../platform/http/compress';
import type { Encoding } from '../../../platform/http/negotiate-encoding';
import type { Log } from '../../../platform/log';

/** A drawn page as it is sent: the same for everybody with the same versions. */
export interface DrawnDocument {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Without quotes; each encoding adds its name. */
  hash: string;
  /** The document as a client takes it; compressed once for each encoding. */
  body(encoding: Encoding | undefined): Promise<Buffer> | Buffer;
  /**
   * Makes what is sent as Brotli a tenth shorter, for a tenth of a second of a processor beside the thread that answers; does nothing a
   * second time. The entity tag stays, because it is the text's and no part of a document is sent alone.
   */
  condense(): Promise<void>;
  /** What it may take in memory, bytes. */
  size: number;
  /** Whether its address is the canonical one of a page, and no combination of filters. */
  isCanonical: boolean;
  /** Whether it is right for phones alone, or for all others. */
  hasOneForm: boolean;
}

export interface DrawnDocuments {
  /**
   * The document that is kept under a key, else the one that `make` gives.
   * @param make gives null where the browser is to draw the page
   * @returns null also when the making takes longer than a visitor waits; the document is then kept for the next one
   */
  get(key: string, make: () => Promise<DrawnDocument | null>): Promise<DrawnDocument | null>;
}

export interface DocumentOptions {
  /** The longest that a visitor waits, ms. */
  patienceMs?: number | undefined;
  log: Log;
  /** Milliseconds since whenever, by a clock that does not jump. */
  now?(): number;
}

const KEPT_BYTES = 64 * 1024 * 1024;
/** Some answers change without a new version of the catalogue (files for download, words of a search): age, ms, at which a document is made anew while it is sent once more. */
const FRESH_MS = 5 * 60_000;
/** Age, ms, beyond which it is not sent any more. */
const KEPT_MS = 30 * 60_000;
const PATIENCE_MS = 2500;
/** Addresses remembered that came once, as hashes: one may be of 16 KB. */
const SEEN_ONCE = 10_000;

const decompress = promisify(brotliDecompress);

const shortHash = (text: string) => createHash('sha1').update(text).digest('base64url');

/** A document with its bytes for clients that take Brotli; those of others are made when the first of them asks. */
export async function drawnDocument(
  html: string,
  facts: Pick<DrawnDocument, 'status' | 'headers' | 'isCanonical' | 'hasOneForm'>,
): Promise<DrawnDocument> {
  let br = await compress(html, 'br', 'answer');
  let gzip: Promise<Buffer> | undefined;
  let condensed: Promise<void> | undefined;
  const condense = async () => {
    br = await compress(await decompress(br), 'br', 'file');
  };
  return {
    ...facts,
    hash: shortHash(html),
    // Brotli, and gzip with its somewhat longer text.
    size: Math.ceil(2.5 * br.length) + 1000,
    body(encoding) {
      if (encoding === 'br') return br;
      if (encoding === undefined) return decompress(br);
      gzip ??= decompress(br).then(text => compress(text, encoding, 'answer'));
      return gzip;
    },
    condense() {
      condensed ??= condense();
      return condensed;
    },
  };
}

/**
 * Keeps drawn documents. What several visitors ask for at a time is made once. One that has aged is sent while it is made
 * anew. An address that is not canonical is kept from its second visit on, because most combinations of filters come once. What is
 * sent a second time is condensed, one document at a time.
 */
export function createDrawnDocuments({
  log,
  patienceMs = PATIENCE_MS,
  now = () => performance.now(),
}: DocumentOptions): DrawnDocuments {
  const kept = new LRUCache<string, { document: DrawnDocument; madeAt: number }>({
    maxSize: KEPT_BYTES,
    // An address may be nearly as long as its document.
    sizeCalculation: ({ document }, key) => document.size + key.length,
  });
  const seenOnce = new LRUCache<string, true>({ max: SEEN_ONCE });
  const underWay = new Map<string, Promise<DrawnDocument | null>>();
  let isCondensing = false;

  async function condense(document: DrawnDocument): Promise<void> {
    if (isCondensing) return;
    isCondensing = true;
    await document.condense().catch(error => log.error({ error: String(error) }, 'a page was not condensed'));
    isCondensing = false;
  }

  async function makeAndKeep(key: string, make: () => Promise<DrawnDocument | null>) {
    const document = await make();
    if (!document) return null;
    const asked = shortHash(key);
    if (document.isCanonical || kept.has(key) || seenOnce.delete(asked)) kept.set(key, { document, madeAt: now() });
    else seenOnce.set(asked, true);
    return document;
  }

  function making(key: string, make: () => Promise<DrawnDocument | null>): Promise<DrawnDocument | null> {
    const known = underWay.get(key) ?? makeAndKeep(key, make).finally(() => underWay.delete(key));
    underWay.set(key, known);
    return known;
  }

  return {
    async get(key, make) {
      const known = kept.get(key);
      const age = known ? now() - known.madeAt : Number.POSITIVE_INFINITY;
      if (known && age < KEPT_MS) {
        if (age >= FRESH_MS) {
          making(key, make).catch(error => log.error({ key, error: String(error) }, 'a page was not made anew'));
        }
        void condense(known.document);
        return known.document;
      }
      return within(making(key, make), patienceMs);
    },
  };
}

async function within<T>(made: Promise<T | null>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>(resolve => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([made, patience]);
  } finally {
    clearTimeout(timer);
  }
}
