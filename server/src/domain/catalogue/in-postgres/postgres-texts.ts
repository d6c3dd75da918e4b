import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/connect';
import { type Bitset, setBit } from '../index/bitset';
import type { IndexProduct } from '../index/index-input';
import type { ProductTexts, TextEngine } from '../index/product-texts';
import { mayPause, type Sliced } from '../index/slices';
import { ask, type Question, type Way } from './questions';

/** Rows by segment, for each way or text of `IdsByWay`. */
type Answer = ReadonlyMap<string, ReadonlyMap<number, Uint32Array>>;

/** Memory for answers of one state of the catalogue: phrases are new, words are not. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;

/** Ids that there is room for at first. */
const FIRST_IDS = 8192;

/** Work has asked what is not known yet. */
class Unanswered extends Error {
  constructor(readonly question: Question) {
    super(`${question.ask} ${question.word}`);
  }
}

/**
 * Texts that PostgreSQL searches, for one state of the catalogue. Work asks them in one step, as it asks those in memory: where
 * an answer is missing it is broken off, PostgreSQL is asked, and it begins again.
 */
export class PostgresTexts implements TextEngine {
  /** Segment, from 1, and row of each product, by id; segment 0: there is none. */
  #segmentOf = new Uint16Array(FIRST_IDS);
  #rowOf = new Uint32Array(FIRST_IDS);
  #segments = 0;
  readonly #kept = new LRUCache<string, Answer>({ maxSize: MOST_KEPT_BYTES });
  readonly #asked = new Map<string, Promise<Answer>>();
  /** What the work that runs has been told so far; undefined while none runs. */
  #told: Map<string, Answer> | undefined;

  constructor(readonly db: Database) {}

  *textsOf(products: readonly IndexProduct[]): Sliced<ProductTexts> {
    const segment = ++this.#segments;
    for (const [row, { id }] of products.entries()) {
      this.#place(id, segment, row);
      if (mayPause(row)) yield;
    }
    const held = (ask: Question['ask'], word: string, way: Way, rows: Bitset) => {
      for (const [ways, found] of this.#answer({ ask, word }))
        if (ways.includes(way)) addRows(found.get(segment), rows);
    };
    return {
      texts: {
        addRowsWith: (word, rows) => held('texts', word, 'n', rows),
        addRowsHolding: (word, rows) => held('texts', word, 'N', rows),
      },
      remarks: {
        addRowsWith: (word, rows) => held('texts', word, 'r', rows),
        addRowsHolding: (word, rows) => held('texts', word, 'R', rows),
      },
      partNumbers: {
        addRowsWith: (typed, rows) => held('numbers', typed, 'i', rows),
        addRowsEqual: (typed, rows) => held('numbers', typed, 'e', rows),
        addRowsBeginning: (typed, rows) => held('numbers', typed, 'b', rows),
        hasBeginning: typed =>
          [...this.#answer({ ask: 'numbers', word: typed })].some(
            ([ways, found]) => ways.includes('b') && found.has(segment),
          ),
        eachNear: (typed, found) => {
          for (const [text, rowsBySegment] of this.#answer({ ask: 'near', word: typed })) {
            const near = rowsBySegment.get(segment);
            if (near) found(text, rows => addRows(near, rows));
          }
        },
      },
    };
  }

  #place(id: number, segment: number, row: number): void {
    if (id >= this.#segmentOf.length) {
      const length = Math.max(id + 1, 2 * this.#segmentOf.length);
      const [segments, rows] = [new Uint16Array(length), new Uint32Array(length)];
      segments.set(this.#segmentOf);
      rows.set(this.#rowOf);
      this.#segmentOf = segments;
      this.#rowOf = rows;
    }
    this.#segmentOf[id] = segment;
    this.#rowOf[id] = row;
  }

  async settled<T>(work: () => T): Promise<T> {
    const told = new Map<string, Answer>();
    for (;;) {
      let question: Question;
      this.#told = told;
      try {
        return work();
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        question = error.question;
      } finally {
        this.#told = undefined;
      }
      told.set(keyOf(question), await this.#ask(question));
    }
  }

  #answer(question: Question): Answer {
    if (!this.#told) throw new Error('texts are asked by work that is not in `settled`');
    const key = keyOf(question);
    const answer = this.#told.get(key) ?? this.#kept.get(key);
    if (!answer) throw new Unanswered(question);
    // What the work has seen once stays as it was, whatever is dropped meanwhile.
    this.#told.set(key, answer);
    return answer;
  }

  /** Asks PostgreSQL, once for all that ask the same. */
  #ask(question: Question): Promise<Answer> {
    const key = keyOf(question);
    const asked = this.#asked.get(key) ?? this.#askNow(question).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #askNow(question: Question): Promise<Answer> {
    const groups = await ask(this.db, question);
    const answer = new Map(groups.map(({ way, ids }) => [way, this.#rowsBySegment(ids)]));
    this.#kept.set(keyOf(question), answer, { size: sizeOf(answer) });
    return answer;
  }

  /** The rows of products; those that this state of the catalogue does not hold are left out. */
  #rowsBySegment(ids: Buffer): Map<number, Uint32Array> {
    const rows = new Map<number, number[]>();
    for (let at = 0; at < ids.length; at += 4) {
      const id = ids.readInt32BE(at);
      const segment = this.#segmentOf[id] ?? 0;
      if (segment === 0) continue;
      const row = this.#rowOf[id] as number;
      const known = rows.get(segment);
      if (known) known.push(row);
      else rows.set(segment, [row]);
    }
    return new Map([...rows].map(([segment, list]) => [segment, Uint32Array.from(list)]));
  }
}

const keyOf = ({ ask, word }: Question): string => `${ask} ${word}`;

function addRows(found: Uint32Array | undefined, rows: Bitset): void {
  for (const row of found ?? []) setBit(rows, row);
}

/** Bytes of an answer, about. */
const sizeOf = (answer: Answer): number => {
  let bytes = 100;
  for (const [way, bySegment] of answer) {
    bytes += 100 + 2 * way.length;
    for (const rows of bySegment.values()) bytes += 100 + rows.byteLength;
  }
  return bytes;
};
