import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface KeptDocument {
  bytes: Buffer;
  /** Entity tag with quotes; it follows from the bytes. */
  etag: string;
}

/**
 * Documents up to a number of bytes; the least recently used are dropped first. The key names the catalogue version.
 * The cache's own `fetch` is not used: its `has` does not see an entry that is still being made.
 */
export class DocumentCache {
  readonly #kept: LRUCache<string, KeptDocument>;
  readonly #making = new Map<string, Promise<KeptDocument>>();

  constructor(limitBytes: number) {
    this.#kept = new LRUCache({ maxSize: limitBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) });
  }

  has(key: string): boolean {
    return this.#kept.has(key) || this.#making.has(key);
  }

  /** The document; `make` runs once for all requests that arrive meanwhile. A failure is not kept. */
  get(key: string, make: () => Promise<Buffer>): Promise<KeptDocument> {
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(kept);
    const making = this.#making.get(key) ?? this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<KeptDocument> {
    try {
      const bytes = await make();
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      const document = { bytes, etag };
      this.#kept.set(key, document);
      return document;
    } finally {
      this.#making.delete(key);
    }
  }
}
