import type { Entry } from '../model/entry';
import type { Term } from '../model/term';
import type { Vocabulary } from '../vocabulary/vocabulary';

const MOST_PINYIN = 40;

/** Reads letters as the pinyin of names, or as their initials: hongse, dhxj. */
export class SpokenNames {
  /**
   * @param beginsName whether part numbers or series begin with letters, which are then not read as initials
   * @param termOf the term of a name between two places of a text
   */
  constructor(
    readonly vocabulary: Vocabulary,
    readonly beginsName: (letters: string) => boolean,
    readonly termOf: (entry: Entry, text: string, start: number, end: number) => Term,
  ) {}

  /** The names that the letters between two places of a text are the pinyin of; undefined where they are none. */
  read(text: string, start: number, end: number): Term[] | undefined {
    const letters = text.slice(start, end);
    if (!/^[a-z]{3,}$/.test(letters) || letters.length > MOST_PINYIN) return undefined;
    const whole = this.vocabulary.sounding(letters);
    if (whole && (letters.length > 4 || !this.beginsName(letters))) return [this.#spokenTerm(whole, text, start, end)];
    if (this.beginsName(letters)) return undefined;
    const initials = this.vocabulary.beginning(letters);
    if (initials) return [this.#spokenTerm(initials, text, start, end)];
    return this.#tiled(text, start, end) ?? this.#makerAndKind(text, start, end);
  }

  /** The initials of a maker and of a kind of product: dhxj for 大恒相机. */
  #makerAndKind(text: string, start: number, end: number): Term[] | undefined {
    for (let at = start + 2; at <= end - 2; at++) {
      const maker = this.vocabulary.makerBeginning(text.slice(start, at));
      const kind = this.vocabulary.beginning(text.slice(at, end));
      if (maker && kind?.kind === 'category')
        return [this.#spokenTerm(maker, text, start, at), this.#spokenTerm(kind, text, at, end)];
    }
    return undefined;
  }

  /** Splits a word into the fewest names that fill it: `hongsehuanguang`. */
  #tiled(text: string, start: number, end: number): Term[] | undefined {
    const best: (Term[] | undefined)[] = [[]];
    for (let to = start + 1; to <= end; to++)
      for (let from = start; from <= to - 4; from++) {
        const before = best[from - start];
        const entry = before && this.vocabulary.sounding(text.slice(from, to));
        if (!entry || (best[to - start]?.length ?? Number.POSITIVE_INFINITY) <= before.length + 1) continue;
        best[to - start] = [...before, this.#spokenTerm(entry, text, from, to)];
      }
    return best[end - start];
  }

  #spokenTerm(...at: Parameters<SpokenNames['termOf']>): Term {
    return { ...this.termOf(...at), spoken: true };
  }
}
