/** A cache that forgets what was not asked for the longest. */
export class BoundedCache<V extends object> {
  readonly #entries = new Map<string, V>();

  constructor(readonly limit: number) {}

  /** The entry, made by `make` when it is not there; null is answered but not kept. */
  get(key: string, make: () => V | null): V | null {
    const value = this.#entries.get(key) ?? make();
    if (value === null) return null;
    // A map keeps the order of insertion: taken out and put back, an entry is the youngest.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.limit) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return value;
  }
}
