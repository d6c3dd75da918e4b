import { oneEditAway } from './one-edit';
import { hasHan, pinyinKeys } from './pinyin-keys';
import type { Vocabulary } from './vocabulary';

/** A corrected query, and the changed parts, which are shown to the visitor. */
export interface Corrected {
  text: string;
  changes: readonly { typed: string; read: string }[];
}

const RUNS = /\p{Script=Han}+|[a-z]{5,24}|[^\p{Script=Han}a-z]+|[a-z]+/gu;
const LONGEST_RUN = 24;
const SHORTEST_NAME = 5;

/**
 * Corrects a query that finds nothing: Chinese terms of the same sound (圆心镜头 for 远心镜头), Latin names one letter away
 * (hikrobt). Undefined when no such term is known.
 */
export class QueryCorrector {
  /** Latin names; there are few enough for a scan. */
  readonly #latin: readonly string[];

  constructor(readonly vocabulary: Vocabulary) {
    this.#latin = [...vocabulary.entries()].flatMap(({ name }) => (/^[a-z]{5,}$/.test(name) ? [name] : []));
  }

  correct(folded: string): Corrected | undefined {
    const changes: { typed: string; read: string }[] = [];
    const text = folded.replace(RUNS, run => {
      const read = hasHan(run) ? this.#bySound(run) : this.#byLetters(run);
      if (read === undefined || read === run) return run;
      changes.push({ typed: run, read });
      return read;
    });
    return changes.length > 0 ? { text, changes } : undefined;
  }

  /** Replaces, from the left, the longest stretches that sound like a term but are written differently. */
  #bySound(run: string): string | undefined {
    const characters = [...run].slice(0, LONGEST_RUN);
    let read = '';
    let changed = false;
    for (let at = 0; at < characters.length; ) {
      let length = Math.min(8, characters.length - at);
      for (; length > 1; length--) {
        const written = characters.slice(at, at + length).join('');
        const name = this.vocabulary.named(written)?.name ?? this.vocabulary.sounding(pinyinKeys(written).full)?.name;
        if (name === undefined) continue;
        read += name;
        changed ||= name !== written;
        break;
      }
      if (length <= 1) read += characters[at];
      at += Math.max(1, length);
    }
    return changed ? read : undefined;
  }

  #byLetters(run: string): string | undefined {
    if (run.length < SHORTEST_NAME || !/^[a-z]+$/.test(run) || this.vocabulary.named(run)) return undefined;
    return this.#latin.find(name => oneEditAway(run, name) === 'whole');
  }
}
