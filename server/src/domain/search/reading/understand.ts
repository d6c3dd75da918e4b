import { isNegated, plain, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';
import type { ReadQuery } from '../text/read-query';
import { endsWord, isBoundary, isHan, isStart } from '../text/word-bounds';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { withDevices } from './devices-in-context';
import { withoutArticles } from './english-words';
import { withFields } from './fields';
import { inContext } from './in-context';
import { NameFinder } from './name-finder';
import { withoutCounts } from './order-lines';
import { withParticleSounds } from './particle-sounds';
import type { QuantityReader } from './quantity';
import { UnnamedWords } from './unnamed-words';
import { WordRoles } from './word-roles';

/** Limit of terms; the rest of the query is ignored. */
const MOST_TERMS = 20;
const SHORTEST_NAME = 4;

const LETTERS = /^[a-z]{3,}$/u;
const GENERATION = /^[1-9]$/u;

/**
 * Splits a query into terms, from left to right, always taking the longest known one: quantities and names of the vocabulary.
 * What stands between them is read by its characters and sounds.
 */
export class QueryReader {
  readonly #roles: WordRoles;
  readonly #names: NameFinder;
  readonly #unnamed: UnnamedWords;

  constructor(
    readonly vocabulary: Vocabulary,
    readonly quantities: QuantityReader,
    /** Whether part numbers or series begin with these letters; they are then not read as pinyin initials. */
    readonly beginsName: (letters: string) => boolean,
  ) {
    this.#roles = new WordRoles(vocabulary.synonyms);
    this.#names = new NameFinder(vocabulary, this.#roles, beginsName);
    this.#unnamed = new UnnamedWords(this.#names);
  }

  /** The terms of a query; `without` holds keys of understood terms that are to be words. */
  terms({ compact: { text }, breaks, fields }: ReadQuery, without: ReadonlySet<string> = new Set()): Term[] {
    const terms: Term[] = [];
    let word = -1;
    let ended = 0;
    const closeWord = (end: number) => {
      if (word >= 0) terms.push(...this.#unnamed.terms(text, word, end));
      word = -1;
    };
    for (let at = 0; at < text.length && terms.length < MOST_TERMS; ) {
      if (word >= 0 && breaks.has(at)) closeWord(at);
      const field = fields.has(at) ? this.#field(text, at, breaks) : undefined;
      if (field) {
        terms.push(field);
        at = field.end;
        ended = at;
        continue;
      }
      const mayBegin = at === ended || isStart(text, at, breaks);
      const found = mayBegin ? this.#known(text, at, breaks) : undefined;
      if (found) {
        closeWord(at);
        terms.push(found);
        at = found.end;
        ended = at;
        continue;
      }
      if (word >= 0 && isHan(text[at]) !== isHan(text[at - 1])) closeWord(at);
      if (word < 0) word = at;
      at++;
    }
    closeWord(text.length);
    const valued = withFields(
      withoutArticles(
        this.vocabulary.extremes.withAsked(
          this.#withGenerations(withoutCounts(terms.slice(0, MOST_TERMS), breaks), text),
        ),
      ),
      start => fields.has(start),
      this.vocabulary,
      this.quantities,
    );
    const sounded = withParticleSounds(valued, this.vocabulary, breaks);
    const read = inContext(sounded, this.vocabulary, this.quantities, breaks);
    const chosen = read.map(term => (without.has(term.key) ? takenOff(term) : term));
    return [...this.#withoutDevices(withDevices(chosen, this.vocabulary, breaks))];
  }

  /** The generation of a series with its name, where a space parts them: ace 2 pro. */
  #withGenerations(terms: readonly Term[], text: string): readonly Term[] {
    return terms.flatMap((term, at) => {
      const [before, behind] = [terms[at - 1], terms[at + 1]];
      if (behind && this.#isGeneration(term, behind)) return [plain(text, term.start, behind.end)];
      return before && this.#isGeneration(before, term) ? [] : [term];
    });
  }

  #isGeneration(name: Term, figure: Term): boolean {
    const isName = name.kind === 'text' && name.role === 'content' && LETTERS.test(name.key);
    return isName && name.end === figure.start && GENERATION.test(figure.key) && this.beginsName(name.key + figure.key);
  }

  /** Beside the name of a series or a part number a device is another word for it: phoxi 扫描仪. */
  #withoutDevices(terms: readonly Term[]): readonly Term[] {
    const isNamed = terms.some(
      ({ kind, role, key }) =>
        kind === 'text' && role === 'content' && key.length >= SHORTEST_NAME && !hasHan(key) && this.beginsName(key),
    );
    const isDevice = ({ kind, label }: Term) => kind === 'absent' && this.vocabulary.isDevice(label);
    return isNamed ? terms.map(term => (isDevice(term) ? { ...term, role: 'filler' } : term)) : terms;
  }

  /** The name of a field adds nothing to its value; an attribute by its own name is read with its figure. */
  #field(text: string, at: number, breaks: ReadonlySet<number>): Term | undefined {
    let end = at + 1;
    while (end < text.length && !breaks.has(end)) end++;
    return this.vocabulary.attributeKeys.has(text.slice(at, end)) ? undefined : plain(text, at, end, 'filler');
  }

  #known(text: string, at: number, breaks: ReadonlySet<number>): Term | undefined {
    const isEnd = (end: number) => endsWord(text, end, breaks);
    const entry = this.#names.named(text, at, breaks) ?? this.#names.sensor(text, at, isEnd, breaks);
    const quantity = this.quantities.read(text, at, end => isBoundary(text, end, breaks) && isEnd(end), breaks);
    const said = this.#roles.at(text, at, isEnd);
    const known = said && said.end > (entry?.end ?? 0) ? said : entry;
    if (!quantity || quantity.end <= (known?.end ?? 0)) return known;
    const { end, label, meanings } = quantity;
    return { ...plain(text, at, end), kind: 'quantity', label, meanings };
  }
}

/** What was not wanted, once that is taken off, is no word to look for. */
const takenOff = (term: Term): Term => ({ ...term, active: false, ...(isNegated(term) && { role: 'filler' }) });
