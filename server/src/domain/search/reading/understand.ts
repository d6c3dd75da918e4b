import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { Entry } from '../model/entry';
import { isNegated, plain, type Role, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';
import type { ReadQuery } from '../text/read-query';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { withDevices } from './devices-in-context';
import { withoutArticles } from './english-words';
import { withFields } from './fields';
import { inContext } from './in-context';
import { withoutCounts } from './order-lines';
import { withParticleSounds } from './particle-sounds';
import type { QuantityReader } from './quantity';
import { SpokenNames } from './spoken-names';
import { WordRoles } from './word-roles';

/** Limit of terms; the rest of the query is ignored. */
const MOST_TERMS = 20;
const SHORTEST_NAME = 4;
const SENSOR = /[a-z]{2,8}-?\d{1,5}(?:[a-z]{1,2}\d{1,5}){0,2}[a-z]{0,8}(?:-[a-z]{1,2})?/y;
/** What makers add to the type of a sensor for its package and colour: IMX183CQJ, IMX264LLR-C, MT9P031I12STC. */
const SENSOR_SUFFIX = /^-?[a-z]{1,4}(?:\d{1,3}[a-z]{1,4})?(?:-[a-z]{1,2})?$/;

const LETTERS = /^[a-z]{3,}$/u;
const GENERATION = /^[1-9]$/u;
/** 线扫 行频20k: an attribute with its figure is no part of another name. */
const FIGURE_BEHIND = /^(?:>=|<=|[≥≤><]|不?[大小低高]于|[大不]?超过)?\d/u;
const NUMERAL = /^[一二两三四五六七八九十双单]$/u;

const SAID_OF_COLOUR = /^(不要|别要|不用|的?要)(\p{Script=Han})(?:$|(?=的?要|的$))/u;

const isHan = (unit: string | undefined): boolean => unit !== undefined && hasHan(unit);
const isAlphanumeric = (unit: string | undefined): boolean =>
  unit !== undefined && /[\p{L}\p{N}]/u.test(unit) && !isHan(unit);

/**
 * Splits a query into terms, from left to right, always taking the longest known one: quantities, names of the vocabulary,
 * pinyin. The rest are words.
 */
export class QueryReader {
  readonly #roles: WordRoles;
  readonly #spoken: SpokenNames;

  constructor(
    readonly vocabulary: Vocabulary,
    readonly quantities: QuantityReader,
    /** Whether part numbers or series begin with these letters; they are then not read as pinyin initials. */
    readonly beginsName: (letters: string) => boolean,
  ) {
    this.#roles = new WordRoles(vocabulary.synonyms);
    this.#spoken = new SpokenNames(vocabulary, beginsName, (...of) => this.#termOf(...of));
  }

  /** The terms of a query; `without` holds keys of understood terms that are to be words. */
  terms({ compact: { text }, breaks, fields }: ReadQuery, without: ReadonlySet<string> = new Set()): Term[] {
    const isBoundary = (at: number) =>
      at <= 0 ||
      at >= text.length ||
      breaks.has(at) ||
      isHan(text[at]) ||
      isHan(text[at - 1]) ||
      !isAlphanumeric(text[at - 1]);
    const terms: Term[] = [];
    let word = -1;
    let ended = 0;
    const closeWord = (end: number) => {
      if (word >= 0) terms.push(...this.#wordTerms(text, word, end));
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
      const found = mayBegin ? this.#known(text, at, isBoundary, breaks) : undefined;
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

  #known(text: string, at: number, isBoundary: (at: number) => boolean, breaks: ReadonlySet<number>): Term | undefined {
    const isEnd = (end: number) => endsWord(text, end, breaks);
    const entry = this.#named(text, at, breaks) ?? this.#sensor(text, at, isEnd, breaks);
    const quantity = this.quantities.read(text, at, end => isBoundary(end) && isEnd(end), breaks);
    const said = this.#roles.at(text, at, isEnd);
    const known = said && said.end > (entry?.end ?? 0) ? said : entry;
    if (!quantity || quantity.end <= (known?.end ?? 0)) return known;
    const { end, label, meanings } = quantity;
    return { ...plain(text, at, end), kind: 'quantity', label, meanings };
  }

  /** A sensor by its type, however its letters and digits are joined, and what follows it: IMX 183, imx-226, imx392gige. */
  #sensor(text: string, at: number, isEnd: (end: number) => boolean, breaks: ReadonlySet<number>): Term | undefined {
    SENSOR.lastIndex = at;
    const run = SENSOR.exec(text)?.[0] ?? '';
    const whole = at + run.length;
    const mayEnd = (end: number) => isEnd(end) || this.#named(text, end, breaks) !== undefined;
    for (let end = whole; end > at + 4; end--) {
      const entry = this.vocabulary.sensors.get(foldPartNumber(text.slice(at, end)));
      if (entry && mayEnd(end)) return this.#termOf(entry, text, at, end);
      const isSuffixed = SENSOR_SUFFIX.test(text.slice(end, whole)) && isEnd(whole) && !this.beginsName(run);
      if (entry && isSuffixed) return this.#termOf(entry, text, at, whole);
    }
    return undefined;
  }

  #named(text: string, at: number, breaks: ReadonlySet<number>): Term | undefined {
    for (let end = this.vocabulary.endAt(text, at); end > at + 1; end--) {
      if (!isHan(text[end - 1]) && !endsWord(text, end, breaks)) continue;
      if (this.#cutsBehindSpace(text, at, end, breaks)) continue;
      const entry = this.vocabulary.named(text.slice(at, end)) ?? this.#compound(text, at, end, breaks);
      if (entry && !(entry.kind === 'absent' && this.#cutsName(text, at, end, breaks)))
        return this.#withTail(
          this.#termOf(entry, text, at, this.#dividedAt(entry, text, at, end, breaks)),
          text,
          breaks,
        );
    }
    return undefined;
  }

  /** Whether a space divides these characters, and behind it begins a name that reaches further: 颜色 红 外径 90. */
  #cutsBehindSpace(text: string, at: number, end: number, breaks: ReadonlySet<number>): boolean {
    for (let from = at + 1; from < end; from++) {
      if (!breaks.has(from) || !isHan(text[from])) continue;
      const isFigureOf =
        this.vocabulary.attributeKeys.has(text.slice(from, end)) && FIGURE_BEHIND.test(text.slice(end));
      if (isFigureOf || this.#longestName(text, from, breaks) > end) return true;
    }
    return false;
  }

  /** Whether a name begins within these letters and ends behind them: uv镜 of uv镜头. */
  #cutsName(text: string, at: number, end: number, breaks: ReadonlySet<number>): boolean {
    for (let from = at + 1; from < end; from++) if (this.#longestName(text, from, breaks) > end) return true;
    return false;
  }

  /** A device by a name that is put together, where that ends a word: cxp线, unlike cxp线扫 and 编码器线数. */
  #compound(text: string, at: number, end: number, breaks: ReadonlySet<number>): Entry | undefined {
    const found = this.vocabulary.compound(text.slice(at, end));
    if (!found) return undefined;
    // Behind a space a single character begins another word: 网口 线阵. Between two spaces it is one: 网口 线 5m.
    if (found.headLength === 1 && breaks.has(end - 1) && isHan(text[end]) && !breaks.has(end)) return undefined;
    const isWhole =
      !isHan(text[end]) ||
      breaks.has(end) ||
      this.#longestName(text, end, breaks) > end ||
      this.#roles.begins(text, end);
    return isWhole ? found.entry : undefined;
  }

  /** Where the name ends that leaves the longer one to what follows: 红外 + 光源 rather than 红外光 + 源. */
  #dividedAt({ label, kind }: Entry, text: string, at: number, end: number, breaks: ReadonlySet<number>): number {
    for (let shorter = end - 1; shorter > at + 1; shorter--) {
      if (this.vocabulary.named(text.slice(at, shorter))?.label !== label) continue;
      const [behind, own] = [shorter, end].map(from => this.#longestName(text, from, breaks)) as [number, number];
      // 千兆网 + 线阵 reaches further than 千兆 + 网线. Where both reach as far a space decides: 奥普特 光源控制器. A device has
      // the word behind the space in its name: hyperspectral camera.
      if (behind > own || (behind === own && breaks.has(shorter) && kind !== 'absent')) return shorter;
    }
    return end;
  }

  /** The end of the longest name that begins here and that no space divides; the place itself where none does. */
  #longestName(text: string, at: number, breaks: ReadonlySet<number>): number {
    let most = this.vocabulary.endAt(text, at);
    for (let place = at + 1; place < most; place++) if (breaks.has(place) && isHan(text[place])) most = place;
    for (let end = most; end > at + 1; end--)
      if ((isHan(text[end - 1]) || endsWord(text, end, breaks)) && this.vocabulary.named(text.slice(at, end)))
        return end;
    return at;
  }

  /** A choice with the word behind it that adds nothing: 条形光 + 灯, 球积分 + 光. */
  #withTail(term: Term, text: string, breaks: ReadonlySet<number>): Term {
    const { kind, meanings, start, end } = term;
    if (kind !== 'option' || breaks.has(end) || this.#longestName(text, end, breaks) > end) return term;
    for (const tail of meanings.flatMap(({ categoryId }) => this.vocabulary.tails.get(categoryId) ?? [])) {
      const to = end + tail.length;
      if (!text.startsWith(tail, end) || hasBreakWithin(breaks, end, to)) continue;
      if (isHan(text[to]) && !breaks.has(to) && text[to] !== '的' && this.#longestName(text, to, breaks) === to)
        continue;
      return { ...term, key: text.slice(start, to), end: to };
    }
    return term;
  }

  #termOf(entry: Entry, text: string, start: number, end: number): Term {
    const { kind, label, meanings, texts, brandIds, name } = entry;
    const isAttribute = kind === 'word' && this.vocabulary.attributeKeys.has(name);
    const role: Role = this.#roles.of(name) ?? (isAttribute ? 'attribute' : 'content');
    return { ...plain(text, start, end), kind, label, meanings, texts, brandIds, role };
  }

  /** Terms of a word that is not in the vocabulary: a colour by its character alone (红), pinyin, else the word itself. */
  #wordTerms(text: string, start: number, end: number): Term[] {
    const word = text.slice(start, end);
    const role = this.#roles.of(word);
    if (role) return [plain(text, start, end, role)];
    // 四 in 四分区环形光 counts, and is no colour (四色).
    if (NUMERAL.test(word)) return [plain(text, start, end, 'filler')];
    if (isHan(word[0]))
      return (
        this.#choiceOfColours(text, start, end) ??
        this.#roles
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
    const rest = from + 1 < end ? this.#wordTerms(text, from + 1, end) : [];
    return [plain(text, start, from, 'filler'), term, ...rest];
  }

  /** A fault by a single character at the end of what is told: 快就糊. */
  #faultAtEnd({ key, start, end, role }: Term, text: string): Term[] | undefined {
    const fault = key.length > 1 && role === 'content' ? this.vocabulary.named(key.slice(-1)) : undefined;
    if (fault?.kind !== 'word') return undefined;
    return [...this.#roles.withoutParticles(text, start, end - 1), this.#termOf(fault, text, end - 1, end)];
  }

  /** A colour by its character alone: 红的. */
  #colourOf({ key, start, end }: Term, text: string): Term | undefined {
    const isOne = key.length === 1 && !NUMERAL.test(key);
    const colour = isOne ? this.vocabulary.named(`${key}色`) : undefined;
    return colour && this.#termOf(colour, text, start, end);
  }
}

/** What was not wanted, once that is taken off, is no word to look for. */
const takenOff = (term: Term): Term => ({ ...term, active: false, ...(isNegated(term) && { role: 'filler' }) });

const hasBreakWithin = (breaks: ReadonlySet<number>, from: number, to: number): boolean =>
  Array.from({ length: to - from }, (_, i) => from + i).some(at => breaks.has(at));

/** A run of letters and digits starts after a space, after a Chinese character, or at the query's start. */
const isStart = (text: string, at: number, breaks: ReadonlySet<number>): boolean =>
  at === 0 || breaks.has(at) || isHan(text[at]) || isHan(text[at - 1]) || text[at - 1] === '"';

const endsWord = (text: string, end: number, breaks: ReadonlySet<number>): boolean =>
  end >= text.length || breaks.has(end) || isHan(text[end]) || isHan(text[end - 1]) || text[end - 1] === '"';
