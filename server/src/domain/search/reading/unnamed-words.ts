import { plain, type Term } from '../model/term';
import { isHan } from '../text/word-bounds';
import type { NameFinder } from './name-finder';
import { SpokenNames } from './spoken-names';

const NUMERAL = /^[一二两三四五六七八九十双单]$/u;

const SAID_OF_COLOUR = /^(不要|别要|不用|的?要)(\p{Script=Han})(?:$|(?=的?要|的$))/u;

/** Reads what stands between the names of a query: fillers, colours and faults by single characters, pinyin. */
export class UnnamedWords {
  readonly #spoken: SpokenNames;

  constructor(readonly names: NameFinder) {
    this.#spoken = new SpokenNames(names.vocabulary, names.beginsName, (...of) => names.termOf(...of));
  }

  /** Terms of a word that is not in the vocabulary: a colour by its character alone (红), pinyin, else the word itself. */
  terms(text: string, start: number, end: number): Term[] {
    const word = text.slice(start, end);
    const role = this.names.roles.of(word);
    if (role) return [plain(text, start, end, role)];
    // 四 in 四分区环形光 counts, and is no colour (四色).
    if (NUMERAL.test(word)) return [plain(text, start, end, 'filler')];
    if (isHan(word[0]))
      return (
        this.#choiceOfColours(text, start, end) ??
        this.names.roles
          .withoutParticles(text, start, end)
          .flatMap(term => this.#colourOf(term, text) ?? this.#faultAtEnd(term, text) ?? term)
      );
    return this.#spoken.read(text, start, end) ?? [plain(text, start, end)];
  }

  /** Colours by their characters, one of which is not wanted: 不要红的要白的. */
  #choiceOfColours(text: string, start: number, end: number): Term[] | undefined {
    const [, said = '', colour = ''] = SAID_OF_COLOUR.exec(text.slice(start, end)) ?? [];
    const from = start + said.length;
    const term = colour && this.#colourOf(plain(text, from, from + 1), text);
    if (!term) return undefined;
    const rest = from + 1 < end ? this.terms(text, from + 1, end) : [];
    return [plain(text, start, from, 'filler'), term, ...rest];
  }

  /** A fault by a single character at the end of what is told: 快就糊. */
  #faultAtEnd({ key, start, end, role }: Term, text: string): Term[] | undefined {
    const fault = key.length > 1 && role === 'content' ? this.names.vocabulary.named(key.slice(-1)) : undefined;
    if (fault?.kind !== 'word') return undefined;
    return [...this.names.roles.withoutParticles(text, start, end - 1), this.names.termOf(fault, text, end - 1, end)];
  }

  /** A colour by its character alone: 红的. */
  #colourOf({ key, start, end }: Term, text: string): Term | undefined {
    const isOne = key.length === 1 && !NUMERAL.test(key);
    const colour = isOne ? this.names.vocabulary.named(`${key}色`) : undefined;
    return colour && this.names.termOf(colour, text, start, end);
  }
}
