import { createHash, randomBytes } from 'node:crypto';
import type { Encoding } from '../gateway/negotiate-encoding';

/** An answer that may be sent again. */
export interface KeptAnswer {
  body: Buffer;
  /** Entity tag without quotes: the same for the same request to the same catalogue. */
  tag: string;
  /** Compressed when first asked for. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** A body counts twice, for its compressed forms. */
const LIMIT_BYTES = 48 * 1024 * 1024;

/** So many requests that were made once are remembered, as tags of some thirty letters. */
const SEEN_ONCE = 10_000;

/**
 * Answers of one catalogue version, those not asked for the longest forgotten first. An answer is kept when it is asked
 * for again: most combinations of filters never are, and keeping them all costs more than making a few twice.
 */
export class AnswerCache {
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #seenOnce = new Set<string>();
  /** Another process, which may be of another release, gives other tags. */
  readonly #process = randomBytes(6).toString('base64url');
  #version = '';
  #bytes = 0;

  constructor(readonly limitBytes = LIMIT_BYTES) {}

  get(version: string, key: string): KeptAnswer | undefined {
    if (version !== this.#version) return undefined;
    const answer = this.#answers.get(key);
    if (answer) {
      // A map keeps the order of insertion: taken out and put back, an entry is the youngest.
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    }
    return answer;
  }

  /**
   * Keeps the answer to the request `key` if it was asked for before. A new version empties the cache; a request still
   * answered from the old one is not kept.
   */
  put(version: string, key: string, body: Buffer, isCurrent: boolean): KeptAnswer {
    // The answer follows from catalogue, request and code alone, so it need not be read to be told from others.
    const hash = createHash('sha1').update(key).digest('base64url').slice(0, 16);
    const answer: KeptAnswer = { body, tag: `${version}-${this.#process}-${hash}`, compressed: {} };
    if (!isCurrent) return answer;
    if (version !== this.#version) this.#clear(version);
    if (this.#isRepeated(answer.tag)) this.#keep(key, answer);
    return answer;
  }

  #isRepeated(tag: string): boolean {
    if (this.#seenOnce.delete(tag)) return true;
    if (this.#seenOnce.size === SEEN_ONCE) this.#seenOnce.clear();
    this.#seenOnce.add(tag);
    return false;
  }

  #keep(key: string, answer: KeptAnswer): void {
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(answer);
    for (const [oldest, old] of this.#answers) {
      if (this.#bytes <= this.limitBytes) break;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
  }

  #clear(version: string): void {
    this.#version = version;
    this.#answers.clear();
    this.#seenOnce.clear();
    this.#bytes = 0;
  }
}

const sizeOf = ({ body }: Pick<KeptAnswer, 'body'>): number => 2 * body.length;
