import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import stableStringify from 'safe-stable-stringify';
import type { Encoding } from '../../../platform/http/negotiate-encoding';
import { answersByRequest } from './answers-by-request';

/** An answer that may be sent again. */
export interface KeptAnswer {
  body: Buffer;
  /** Entity tag without quotes, from the bytes: processes that give the same answer give it the same tag. */
  tag: string;
  /** Compressed when first asked for. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

const LIMIT_BYTES = 48 * 1024 * 1024;

/** Limit of remembered requests that came once, as hashes. */
const SEEN_ONCE = 10_000;

const shortHash = (data: string | Buffer) => hash('sha1', data, 'base64url').slice(0, 20);

/** The key of a call's answer. Equal bodies have equal keys, whatever the order of their fields. */
export const answerKey = (call: string, body: unknown): string => `${call} ${stableStringify(body) ?? 'null'}`;

/**
 * Answers of one catalogue version; the least recently used are dropped first. An answer is kept at its second request:
 * most combinations of filters come once, and keeping them all costs more than computing a few twice.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, KeptAnswer>;
  readonly #seenOnce = new LRUCache<string, true>({ max: SEEN_ONCE });
  #version = '';

  constructor(limitBytes = LIMIT_BYTES) {
    // A body counts twice, for its compressed forms.
    this.#answers = answersByRequest(limitBytes, ({ body }) => 2 * body.length);
  }

  get(version: string, key: string): KeptAnswer | undefined {
    return version === this.#version ? this.#answers.get(key) : undefined;
  }

  /**
   * Keeps the answer to the request `key` if it was asked for before. A new version empties the cache; a request still
   * answered from the old one is not kept.
   */
  put(version: string, key: string, body: Buffer, isCurrent: boolean): KeptAnswer {
    const answer: KeptAnswer = { body, tag: shortHash(body), compressed: {} };
    if (!isCurrent) return answer;
    if (version !== this.#version) this.#clear(version);
    const asked = shortHash(key);
    if (this.#seenOnce.delete(asked)) this.#answers.set(key, answer);
    else this.#seenOnce.set(asked, true);
    return answer;
  }

  #clear(version: string): void {
    this.#version = version;
    this.#answers.clear();
    this.#seenOnce.clear();
  }
}
