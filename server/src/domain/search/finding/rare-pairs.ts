import { foldText } from '../../catalogue/index/fold-text';
import type { SearchArticle } from '../model/search-article';
import { hasHan, pinyinKeys } from '../text/pinyin-keys';

/** How much more a pair counts in these places than in running text. */
const WEIGHTS = { title: 6, tag: 6, heading: 3, summary: 3, text: 1, asked: 4 } as const;
/** How much words of the question count beside the others: 怎么算 stands in many articles, 怎么打光 in one. */
const ASKING = 0.3;
/** What a task begins with, the characters of a task that has an object, and of one without. */
const VERBS = '测量检拍看扫';
const SHORTEST_WITHIN = 5;
const SHORTEST_TASK = 3;
/** Longer words of an article are not looked for within others. */
const LONGEST_ASKED = 8;
const HAN = /^\p{Script=Han}{2,6}$/u;
/** Constants of BM25 (Robertson and Zaragoza 2009): how soon repetition stops to count, how much length does. */
const SATURATION = 4;
const LENGTH = 0.5;

/** Compares articles by how rare the pairs of characters are that they have in common with a query (BM25). */
export class RarePairs {
  readonly #count: number;
  /** The articles that hold a pair, and what it weighs in each. */
  readonly #holding = new Map<string, { article: number; weight: number }[]>();
  /** By article: half of what a pair can count is reached at this weight, in a longer article at a larger one. */
  readonly #scarce: readonly number[];
  /** The articles to which a word of `asked` belongs. */
  readonly #asked = new Map<string, number[]>();
  /** Words of `asked` by their sound, made when first needed. */
  #sounds: ReadonlyMap<string, string> | undefined;

  /** @param asked how visitors speak of an article's subject, by its slug */
  constructor(articles: readonly SearchArticle[], asked: Readonly<Record<string, readonly string[]>> = {}) {
    this.#count = articles.length;
    const lengths = articles.map(({ slug, title, tags, summary, sections }, number) => {
      const weights = new Map<string, number>();
      const add = (text: string, weight: number) => {
        for (const pair of pairsOf(text)) weights.set(pair, (weights.get(pair) ?? 0) + weight);
      };
      add(title, WEIGHTS.title);
      add(summary, WEIGHTS.summary);
      for (const tag of tags) add(tag, WEIGHTS.tag);
      for (const words of asked[slug] ?? []) {
        add(words, WEIGHTS.asked);
        this.#asked.set(foldText(words), [...(this.#asked.get(foldText(words)) ?? []), number]);
      }
      for (const { heading, text } of sections) {
        add(heading, WEIGHTS.heading);
        add(text, WEIGHTS.text);
      }
      for (const [pair, weight] of weights) {
        const held = this.#holding.get(pair) ?? [];
        held.push({ article: number, weight });
        this.#holding.set(pair, held);
      }
      return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    });
    const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, articles.length);
    this.#scarce = lengths.map(length => SATURATION * (1 - LENGTH + (LENGTH * length) / meanLength));
  }

  /**
   * For each article, how much of the query it is about: 0 to 1.
   * @param words of the query, in its order
   * @param asking words of the question, which say less than what is asked about; a fault that is asked about (丢帧) is a subject
   */
  shares(words: readonly string[], asking: readonly string[] = []): number[] {
    const less = new Set(asking.filter(word => !this.#asked.has(word)).flatMap(pairsOf));
    const all = [...new Set(pairsOf(words.join('')))];
    // Where two words of a question meet (相机 + 丢帧) a pair that no article holds says nothing.
    const within = asking.length > 0 ? new Set(words.flatMap(pairsOf)) : undefined;
    const meant = all.filter(pair => within?.has(pair) !== false || this.#holding.has(pair));
    const pairs = meant.map(pair => ({ pair, rarity: (less.has(pair) ? ASKING : 1) * this.#rarity(pair) }));
    const most = pairs.reduce((sum, { rarity }) => sum + rarity, 0) * (SATURATION + 1);
    const sums = this.#scarce.map(() => 0);
    for (const { pair, rarity } of pairs)
      for (const { article, weight } of this.#holding.get(pair) ?? [])
        sums[article] =
          (sums[article] as number) +
          (rarity * weight * (SATURATION + 1)) / (weight + (this.#scarce[article] as number));
    return sums.map(sum => (most === 0 ? 0 : sum / most));
  }

  /** Articles of which a task is told with its object within: 测电池极片厚度 is 测厚度 of something. */
  askedAround(word: string): readonly number[] {
    const verb = word[0] ?? '';
    if (!VERBS.includes(verb) || word.length < SHORTEST_WITHIN) return [];
    const isAround = (asked: string) =>
      asked.length >= SHORTEST_TASK && asked.length < word.length && asked[0] === verb && word.endsWith(asked.slice(1));
    return [...new Set([...this.#asked].flatMap(([asked, articles]) => (isAround(asked) ? articles : [])))];
  }

  /** Articles about which words are asked that stand within these, with how many: 拍轴承滚珠划痕 holds 划痕. */
  askedWithin(text: string): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    if (!hasHan(text)) return found;
    for (let at = 0; at < text.length; at++)
      for (let length = 2; length <= LONGEST_ASKED && at + length <= text.length; length++) {
        const articles = this.#asked.get(text.slice(at, at + length)) ?? [];
        for (const article of articles) found.set(article, (found.get(article) ?? 0) + length / articles.length);
      }
    return found;
  }

  /** Places of the articles about which a word is asked: 丢帧 is a fault that one explains. */
  askedIn = (word: string): readonly number[] => this.#asked.get(word) ?? [];

  /** The word about which an article is asked that sounds like this one; the word itself where it is one. */
  sounding(word: string): string | undefined {
    if (this.#asked.has(word)) return word;
    this.#sounds ??= new Map(
      [...this.#asked.keys()].filter(each => HAN.test(each)).map(each => [pinyinKeys(each).full, each]),
    );
    return this.#sounds.get(pinyinKeys(word).full);
  }

  #rarity(pair: string): number {
    const holding = this.#holding.get(pair)?.length ?? 0;
    return Math.log(1 + (this.#count - holding + 0.5) / (holding + 0.5));
  }
}

/** Pairs of Chinese characters, and other words as they are. */
function pairsOf(text: string): string[] {
  const runs = foldText(text).match(/\p{Script=Han}+|[a-z0-9./]{2,}/gu) ?? [];
  return runs.flatMap(run =>
    hasHan(run) ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : [run],
  );
}
