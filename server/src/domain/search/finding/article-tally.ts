import { SCORES } from '../model/ranking';

/** Adds up the matches of a query's words in one article. */
export class ArticleTally {
  /** The best field of each word. */
  readonly #best: number[];
  readonly #named = new Set<number>();
  readonly #sections = new Map<number, number>();
  #hits = 0;
  /** The query is about what the article is about, by its rare words. */
  isAbout = false;

  constructor(words: number) {
    this.#best = new Array<number>(words).fill(0);
  }

  add(word: number, score: number, section: number, isName: boolean): void {
    this.#best[word] = Math.max(this.#best[word] ?? 0, score);
    if (isName) this.#named.add(word);
    if (section >= 0) this.#sections.set(section, (this.#sections.get(section) ?? 0) + 1);
    this.#hits++;
  }

  get matched(): number {
    let matched = 0;
    for (const score of this.#best) if (score > 0) matched++;
    return matched;
  }

  /** Whether any of the words names the article. */
  get isNamed(): boolean {
    return this.#named.size > 0;
  }

  get isHeaded(): boolean {
    return this.#best.every(score => score > SCORES.article.summary);
  }

  scoreOf(isAsking: boolean): number {
    const words = this.#best.length;
    if (isAsking && this.isAbout && this.matched < words) return SCORES.article.heading;
    if (this.matched === 0) return SCORES.article.some;
    const average = this.#best.reduce((sum, score) => sum + score, 0) / words;
    // The number of occurrences ranks articles whose words stand in the same fields.
    const often = Math.min(15, Math.log2(1 + this.#hits) * 2);
    if (this.matched < words) return (SCORES.article.some * this.matched) / words + this.#named.size * 20 + often;
    if (this.#named.size === words) return SCORES.article.named + (average - SCORES.article.title) / 4 + often;
    return average + often;
  }

  /** Index of the section with most of the query; undefined when title, summary and tags hold all of it. */
  get section(): number | undefined {
    const isHead = (score: number) => score >= SCORES.article.summary - 20 && score !== SCORES.article.heading;
    if (this.#best.every(isHead)) return undefined;
    return [...this.#sections].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
  }
}
