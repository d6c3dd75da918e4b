import { createHash } from 'node:crypto';

export interface KeptDocument {
  bytes: Buffer;
  /** Entity tag with quotes; it follows from the bytes. */
  etag: string;
}

/** Documents up to a number of bytes, those not asked for the longest forgotten first. The key names the catalogue version. */
export class DocumentCache {
  readonly #kept = new Map<string, KeptDocument>();
  readonly #making = new Map<string, Promise<KeptDocument>>();
  #bytes = 0;

  constructor(readonly limitBytes: number) {}

  has(key: string): boolean {
    return this.#kept.has(key) || this.#making.has(key);
  }

  /** The document; `make` runs once however many ask meanwhile. A failure is not kept. */
  get(key: string, make: () => Promise<Buffer>): Promise<KeptDocument> {
    const kept = this.#kept.get(key);
    if (kept) {
      // A map keeps the order of insertion: taken out and put back, an entry is the youngest.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept);
    }
    const making = this.#making.get(key) ?? this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<KeptDocument> {
    try {
      const bytes = await make();
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      return this.#keep(key, { bytes, etag });
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, document: KeptDocument): KeptDocument {
    this.#kept.set(key, document);
    this.#bytes += document.bytes.length;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.limitBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes.length;
    }
    return document;
  }
}
