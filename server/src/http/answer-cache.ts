import { createHash } from 'node:crypto';
import type { Encoding } from '../gateway/negotiate-encoding';

/** An answer that may be sent again. */
export interface KeptAnswer {
  body: Buffer;
  /** Entity tag without quotes: changes with the catalogue and with the body. */
  tag: string;
  /** Compressed when first asked for. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** A body counts twice, for its compressed forms. */
const LIMIT_BYTES = 48 * 1024 * 1024;

/** Answers of one catalogue version, those not asked for the longest forgotten first. */
export class AnswerCache {
  readonly #answers = new Map<string, KeptAnswer>();
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

  /** Keeps the body. A new version empties the cache; a request still answered from the old one is not kept. */
  put(version: string, key: string, body: Buffer, isCurrent: boolean): KeptAnswer {
    const hash = createHash('sha1').update(body).digest('base64url').slice(0, 16);
    const answer: KeptAnswer = { body, tag: `${version}-${hash}`, compressed: {} };
    if (!isCurrent) return answer;
    if (version !== this.#version) this.#clear(version);
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(answer);
    for (const [oldest, { body: old }] of this.#answers) {
      if (this.#bytes <= this.limitBytes) break;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf({ body: old });
    }
    return answer;
  }

  #clear(version: string): void {
    this.#version = version;
    this.#answers.clear();
    this.#bytes = 0;
  }
}

const sizeOf = ({ body }: Pick<KeptAnswer, 'body'>): number => 2 * body.length;
