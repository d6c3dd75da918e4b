import { foldText } from '../../catalogue/index/fold-text';
import { plain, type Role, type Term } from '../model/term';
import { LongestNames } from '../text/longest-names';
import { hasHan } from '../text/pinyin-keys';
import type { Synonyms } from '../text/synonyms';
import { ENGLISH_FILLERS } from './english-words';
import { FIGURE_OF_UNIT } from './question';

/** 怕不怕, 够不够: a verb asked about. */
const YES_OR_NO = /(\p{Script=Han})不\1/uy;

/** How many of what is read about: 糊几个像素, unlike 推荐几个镜头. */
const HOW_MANY = /几个(?=像素|像元|微米|毫米|度|档|点|帧|百分点)/uy;

/** A figure that is asked for: 用几毫米镜头, 几百万的相机, 几k相机, unlike 1 寸是多少毫米. */
const WHAT_FIGURE = new RegExp(`(?<!是|于|为)${FIGURE_OF_UNIT}(?:像素)?`, 'uy');

/** In what something differs: 贵在哪儿, 区别在哪里. */
const IN_WHAT = /(?:[贵差好强弱难高低快慢]|优势|优点|缺点|区别|差别|不同)在哪(?:里|儿|方面)?/uy;

/** Of which of two things more is true: 谁的精度高, 谁更快, unlike 谁有现货. */
const WHOSE = /谁(?:的|更|比较)/uy;

/** What becomes of something adds nothing to what that is: 视野会变大. */
const CHANGE = /^会?变[大小高低长短远近多少]$/u;

const DONE_TO = '被';

/** Where something is. */
const PLACE = /^[里外内中上下]/u;

/** Words that are no names: fillers, question words, and words for files. */
export class WordRoles {
  readonly #roles: ReadonlyMap<string, Role>;
  readonly #particles: ReadonlySet<string>;
  readonly #degrees: ReadonlySet<string>;
  readonly #longest: LongestNames;

  constructor({ ignored, asking, files, sensorWords, particles, degrees, extremes }: Synonyms) {
    const all = (words: readonly string[], role: Role) => words.map(word => [foldText(word), role] as const);
    this.#roles = new Map([
      ...all(sensorWords, 'filler'),
      ...all(ENGLISH_FILLERS, 'filler'),
      ...all(ignored, 'filler'),
      ...all(
        extremes.words.flatMap(({ names }) => names),
        'filler',
      ),
      ...all(
        asking.flatMap(word => [word, word.replace('什么', '啥')]),
        'asking',
      ),
      ...all(
        files.flatMap(({ names }) => names),
        'file',
      ),
    ]);
    this.#particles = new Set(particles);
    this.#degrees = new Set(degrees);
    this.#longest = new LongestNames(this.#roles.keys());
  }

  of = (word: string): Role | undefined => this.#roles.get(word);

  /** Whether a word with a role or a particle begins at a place of the text. */
  begins = (text: string, at: number): boolean =>
    this.#isParticle(text[at]) || this.at(text, at, () => true) !== undefined;

  /** The longest word with a role at a place of the text, of two characters at least. */
  at(text: string, at: number, isEnd: (end: number) => boolean): Term | undefined {
    const asking = [YES_OR_NO, HOW_MANY, WHAT_FIGURE, IN_WHAT, WHOSE]
      .map(pattern => matchEnd(pattern, text, at))
      .find(end => end > at);
    for (let end = this.#longest.endAt(text, at); end > at + 1 && end >= (asking ?? 0); end--) {
      const role = this.#roles.get(text.slice(at, end));
      if (role && (hasHan(text[end - 1] ?? '') || isEnd(end))) return plain(text, at, end, role);
    }
    return asking === undefined ? undefined : plain(text, at, asking, 'asking');
  }

  /** An unknown Chinese word without the particles around it; a word of nothing but particles and degrees is a filler. */
  withoutParticles(text: string, start: number, end: number): Term[] {
    const word = text.slice(start, end);
    const isDegree = [...word].every(letter => this.#isParticle(letter) || this.#degrees.has(letter));
    if (isDegree || CHANGE.test(word)) return [plain(text, start, end, 'filler')];
    // 前后被拉长: what is done parts from what it is done to.
    const done = word.indexOf(DONE_TO);
    if (done > 0 && done < word.length - 1) {
      const at = start + done;
      const [before, behind] = [this.withoutParticles(text, start, at), this.withoutParticles(text, at + 1, end)];
      return [...before, plain(text, at, at + 1, 'filler'), ...behind];
    }
    let from = start;
    let to = end;
    while (from < to && this.#isParticle(text[from])) from++;
    while (to > from && this.#isParticle(text[to - 1])) to--;
    // 室外 is a word, and no 室 with a particle.
    if (to - from === 1 && PLACE.test(text.slice(to, end))) to++;
    // 能拍近吗, 怕阳光吗: a question, unlike 有 25 mm 的吗.
    const isAsking = text[end - 1] === '吗';
    const parts = [
      { from: start, to: from, role: 'filler' as const },
      { from, to, role: this.#roles.get(text.slice(from, to)) ?? ('content' as const) },
      { from: to, to: end, role: isAsking ? ('asking' as const) : ('filler' as const) },
    ];
    return parts.flatMap(part => (part.from < part.to ? [plain(text, part.from, part.to, part.role)] : []));
  }

  #isParticle = (letter: string | undefined): boolean => letter !== undefined && this.#particles.has(letter);
}

/** Where a pattern ends that begins here; the place itself where none does. */
function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}
