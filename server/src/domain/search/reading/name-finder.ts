import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { Entry } from '../model/entry';
import { plain, type Role, type Term } from '../model/term';
import { endsWord, hasBreakWithin, isHan } from '../text/word-bounds';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { WordRoles } from './word-roles';

const SENSOR = /[a-z]{2,8}-?\d{1,5}(?:[a-z]{1,2}\d{1,5}){0,2}[a-z]{0,8}(?:-[a-z]{1,2})?/y;
/** What makers add to the type of a sensor for its package and colour: IMX183CQJ, IMX264LLR-C, MT9P031I12STC. */
const SENSOR_SUFFIX = /^-?[a-z]{1,4}(?:\d{1,3}[a-z]{1,4})?(?:-[a-z]{1,2})?$/;
/** 线扫 行频20k: an attribute with its figure is no part of another name. */
const FIGURE_BEHIND = /^(?:>=|<=|[≥≤><]|不?[大小低高]于|[大不]?超过)?\d/u;

/** Finds the names of the vocabulary in a query, always the longest that takes nothing from the name behind it. */
export class NameFinder {
  constructor(
    readonly vocabulary: Vocabulary,
    readonly roles: WordRoles,
    /** Whether part numbers or series begin with these letters. */
    readonly beginsName: (letters: string) => boolean,
  ) {}

  /** A sensor by its type, however its letters and digits are joined, and what follows it: IMX 183, imx-226, imx392gige. */
  sensor(text: string, at: number, isEnd: (end: number) => boolean, breaks: ReadonlySet<number>): Term | undefined {
    SENSOR.lastIndex = at;
    const run = SENSOR.exec(text)?.[0] ?? '';
    const whole = at + run.length;
    const mayEnd = (end: number) => isEnd(end) || this.named(text, end, breaks) !== undefined;
    for (let end = whole; end > at + 4; end--) {
      const entry = this.vocabulary.sensors.get(foldPartNumber(text.slice(at, end)));
      if (entry && mayEnd(end)) return this.termOf(entry, text, at, end);
      const isSuffixed = SENSOR_SUFFIX.test(text.slice(end, whole)) && isEnd(whole) && !this.beginsName(run);
      if (entry && isSuffixed) return this.termOf(entry, text, at, whole);
    }
    return undefined;
  }

  /** The longest name of the vocabulary that begins here, with what belongs to it. */
  named(text: string, at: number, breaks: ReadonlySet<number>): Term | undefined {
    for (let end = this.vocabulary.endAt(text, at); end > at + 1; end--) {
      if (!isHan(text[end - 1]) && !endsWord(text, end, breaks)) continue;
      if (this.#cutsBehindSpace(text, at, end, breaks)) continue;
      const entry = this.vocabulary.named(text.slice(at, end)) ?? this.#compound(text, at, end, breaks);
      if (entry && !(entry.kind === 'absent' && this.#cutsName(text, at, end, breaks)))
        return this.#withTail(
          this.termOf(entry, text, at, this.#dividedAt(entry, text, at, end, breaks)),
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
      this.roles.begins(text, end);
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

  /** The term of a name between two places of a text. */
  termOf(entry: Entry, text: string, start: number, end: number): Term {
    const { kind, label, meanings, texts, brandIds, name } = entry;
    const isAttribute = kind === 'word' && this.vocabulary.attributeKeys.has(name);
    const role: Role = this.roles.of(name) ?? (isAttribute ? 'attribute' : 'content');
    return { ...plain(text, start, end), kind, label, meanings, texts, brandIds, role };
  }
}
