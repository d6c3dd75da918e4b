import { oneEditAway } from './one-edit';
import { hasHan, pinyinKeys } from './pinyin-keys';
import type { Vocabulary } from './vocabulary';

/** A query read as another one, and the parts that were changed, for the visitor to read. */
export interface Corrected {
  text: string;
  changes: readonly { typed: string; read: string }[];
}

const RUNS = /\p{Script=Han}+|[a-z]{5,24}|[^\p{Script=Han}a-z]+|[a-z]+/gu;
const LONGEST_RUN = 24;
const SHORTEST_NAME = 5;

/**
 * A query that finds nothing as the one that was probably meant: Chinese terms of the same sound (圆心镜头 for 远心镜头),
 * Latin names one letter away (hikrobt). Undefined when nothing of the kind is known.
 */
export class QueryCorrector {
  /** Latin names, which few enough are to be read through. */
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

  /** The longest stretches, from the left, that sound like a term but are not written like one. */
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
