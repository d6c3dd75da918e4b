import { foldText } from '../../catalogue/index/fold-text';
import type { Sliced } from '../../catalogue/index/slices';
import { SCORES } from '../model/ranking';
import type { SearchArticle } from '../model/search-article';
import { countingTerms, joinedKeys, type Term } from '../model/term';
import { endsInFile, isQuestion } from '../reading/question';
import { hasHan } from '../text/pinyin-keys';
import { ArticleTally } from './article-tally';
import { ArticleTexts, type Field, type Place } from './article-texts';
import { RarePairs } from './rare-pairs';

/** Longer words are not searched by their pairs of characters. */
const LONGEST_BY_PAIRS = 24;
const MOST_PAIRS = 0.6;
const BY_PAIRS = 0.6;
/** Lengths of the parts by which a word is searched of which too few pairs occur together. */
const SHORTEST_PART = 3;
const LONGEST_PART = 8;

/** What words within an unknown one count at most. */
const MOST_WITHIN = 50;

/** Ways to ask what something is, which stand in articles on anything. */
const DEFINING: ReadonlySet<string> = new Set([
  '什么',
  '什么是',
  '是什么',
  '什么意思',
  '啥意思',
  '啥',
  '意思',
  '含义',
  '定义',
  '概念',
  '解释',
]);

/** Ways to ask how to choose. */
const CHOOSING = /选/u;
const ABOUT_ASKED = 500;
/** What the article gains among the others that is most about the rare words of the query; the others gain their share of it. */
const RARE = 1000;
/** What an article gains among the others that the words name, by the share of the words that do. */
const NAMED = 300;
/** Likewise by the share of the words that its title begins with. */
const TITLED = 200;
/** What an article gains among the others whose title names the attribute that is asked about. */
const OF_ATTRIBUTE = 400;
/** An article about so much of a query answers it, also where its words stand in no place together. */
const ABOUT = 0.16;
/** From this share on an article is better than none. */
export const LITTLE = 0.08;
/** An article about so much of a question comes before products that have what its words stand for. */
const ANSWERS = 0.2;

/**
 * The attribute directly before what asks, where no kind of product is a subject, too: 带宽够不够. Where nothing but
 * attributes is asked about, any of them: 焦距变长视野会变大还是变小.
 */
function askedAttributes(terms: readonly Term[]): readonly string[] {
  if (terms.some(({ kind }) => kind === 'category')) return [];
  const attributes = terms.filter(({ role }) => role === 'attribute');
  if (terms.every(({ role }) => role !== 'content' && role !== 'file')) return attributes.map(({ key }) => key);
  const asked = attributes.find(term => terms[terms.indexOf(term) + 1]?.role === 'asking');
  return asked ? [asked.key] : [];
}

/** So many Chinese words tell of something. */
const TOLD = 2;
const isTold = (words: readonly Term[]): boolean =>
  words.length >= TOLD && words.every(({ kind, key }) => (kind === 'text' || kind === 'word') && hasHan(key));

export interface FoundArticle {
  score: number;
  article: SearchArticle;
  /** Every word of the query occurs in it. */
  complete: boolean;
  /** Each word stands in its title, its tags or a heading. */
  named: boolean;
  /** How much of the query it is about, by its rare words: 0 to 1. */
  share: number;
  /** Index of the section that holds most of the query; undefined when title, summary and tags hold all of it. */
  section: number | undefined;
}

const fieldScores: Readonly<Record<Field, number>> = {
  title: SCORES.article.title,
  tag: SCORES.article.title,
  heading: SCORES.article.heading,
  summary: SCORES.article.summary,
  text: SCORES.article.text,
};

/** Finds articles that hold every word, ranked by the fields in which the words stand; failing these, most of the words. */
export class ArticleSearch {
  private constructor(
    readonly articles: readonly SearchArticle[],
    readonly texts: ArticleTexts,
    /** Tags and the parts of titles. */
    readonly names: readonly ReadonlySet<string>[],
    readonly rarePairs: RarePairs,
  ) {}

  /** @param asked how visitors speak of an article's subject, by its slug */
  static *build(
    articles: readonly SearchArticle[],
    asked: Readonly<Record<string, readonly string[]>> = {},
  ): Sliced<ArticleSearch> {
    const names = articles.map(
      ({ title, tags }) =>
        new Set([title, ...tags, ...title.split(/[：:、，,与和（）()“”]/u)].map(foldText).filter(name => name !== '')),
    );
    return new ArticleSearch(articles, yield* ArticleTexts.build(articles), names, new RarePairs(articles, asked));
  }

  /** How many articles `find` finds. */
  count = (terms: readonly Term[]): number => this.#tallied(terms).found.length;

  /** Articles in which every word occurs, or most of them, the best first. A query of figures alone finds no article. */
  find(terms: readonly Term[]): FoundArticle[] {
    const { words, isAsFigures, isAsking, shares, largest, found: tallies } = this.#tallied(terms);
    const most = isAsFigures && !isAsking ? SCORES.article.summary : 1000;
    const more = isAsking ? SCORES.asked : 0;
    const attributes = askedAttributes(terms);
    const isChoosing = terms.some(({ key, role }) => role !== 'file' && CHOOSING.test(key));
    const found = tallies.map(([number, tally]) => ({
      article: this.articles[number] as SearchArticle,
      score: Math.max(
        Math.min(most, tally.scoreOf(isAsking) + more) + (isChoosing ? this.#moreIfChoosing(number) : 0),
        isAsking && (shares[number] ?? 0) >= ANSWERS ? SCORES.article.answers : 0,
      ),
      share: shares[number] ?? 0,
      rare:
        (largest > 0 ? (RARE * (shares[number] ?? 0)) / largest : 0) +
        NAMED * this.#namedShare(number, words) +
        TITLED * this.#titledShare(number, words) +
        (attributes.some(name => this.articles[number]?.title.includes(name)) ? OF_ATTRIBUTE : 0),
      complete: (isAsking && tally.isAbout) || tally.matched === words.length,
      named: tally.isHeaded,
      section: tally.section,
    }));
    // Against other kinds the articles stand as their best one does; among themselves the rarer words decide, too.
    const best = Math.max(0, ...found.map(({ score }) => score));
    return found
      .sort((a, b) => b.score + b.rare - a.score - a.rare || a.article.id - b.article.id)
      .map(({ rare: _, ...each }, at) => (at === 0 ? { ...each, score: best } : each));
  }

  /** The articles that are found, with what of the query each holds. */
  #tallied(terms: readonly Term[]) {
    const counting = countingTerms(terms);
    const words = counting.filter(({ kind, key }) => kind !== 'quantity' && /[\p{L}\p{N}]/u.test(key));
    const tallies = new Map<number, ArticleTally>();
    const tallyOf = (article: number) => {
      const tally = tallies.get(article) ?? new ArticleTally(words.length);
      tallies.set(article, tally);
      return tally;
    };
    for (const [word, term] of words.entries()) {
      this.#count(word, term, tallyOf);
      // 横纹: a fault by the visitors' own word for it.
      if (term.kind === 'text')
        for (const article of this.rarePairs.askedIn(term.key))
          tallyOf(article).add(word, SCORES.article.summary, -1, false);
    }
    const around = this.rarePairs.askedAround(joinedKeys(terms));
    for (const article of around)
      for (const word of words.keys()) tallyOf(article).add(word, SCORES.article.summary, -1, false);
    // A question is answered by an article, whatever products its words stand for.
    const isAsking = isQuestion(terms) && !endsInFile(terms);
    const asking = terms.flatMap(({ role, key }) => (role === 'asking' ? [key] : []));
    // The whole text: words that add nothing elsewhere are part of how a subject is spoken of, 拍出来发虚.
    const saysNothing = ({ kind, role, key }: Term) => kind === 'quantity' || (role === 'asking' && DEFINING.has(key));
    const shares = this.rarePairs.shares(
      terms.map(term => (saysNothing(term) ? ' ' : term.key)),
      asking,
    );
    const largest = Math.max(...shares);
    for (const [number, share] of shares.entries()) if (share >= ABOUT) tallyOf(number).isAbout = true;
    for (const word of asking) for (const number of this.rarePairs.askedIn(word)) tallyOf(number).isAbout = true;
    // A question about which none says much: the one that says most of it, if it is anything.
    if (isAsking && tallies.size === 0 && largest >= LITTLE) tallyOf(shares.indexOf(largest)).isAbout = true;
    // 透明薄膜气泡: a task of which the object is not known, by what is known of it.
    if (tallies.size === 0)
      for (const [word, { kind, key }] of words.entries())
        for (const [article, weight] of kind === 'text' ? this.rarePairs.askedWithin(key) : [])
          tallyOf(article).add(word, SCORES.article.some + Math.min(MOST_WITHIN, weight), -1, true);
    const most = [...tallies].filter(([, { matched, isAbout }]) => isAbout || matched / words.length >= 0.5);
    // Of PCB 金手指打光 the last word is a subject, if all else is unknown.
    const named = most.length > 0 ? most : [...tallies].filter(([, { isNamed }]) => isNamed);
    const found = named.length > 0 || !isTold(words) || largest < LITTLE ? named : this.#most(shares, largest);
    return { words, isAsFigures: words.length < counting.length, isAsking, shares, largest, found };
  }

  /** What is told in words of which no article holds most: the article that is most about it. */
  #most(shares: readonly number[], largest: number): [number, ArticleTally][] {
    const tally = new ArticleTally(1);
    tally.add(0, SCORES.article.some, -1, false);
    return [[shares.indexOf(largest), tally]];
  }

  /** Whether a word names the article, is one of its tags, or is how visitors ask about it. */
  isNamed = ({ article }: FoundArticle, word: string): boolean => this.#names(this.articles.indexOf(article), word);

  #names = (number: number, word: string): boolean =>
    this.names[number]?.has(word) === true || this.rarePairs.askedIn(word).includes(number);

  #namedShare = (number: number, words: readonly Term[]): number =>
    words.length === 0 ? 0 : words.filter(({ key }) => this.#names(number, key)).length / words.length;

  #titledShare = (number: number, words: readonly Term[]): number =>
    words.length === 0
      ? 0
      : words.filter(({ key }) => this.articles[number]?.title.startsWith(key)).length / words.length;

  /** What the article on choosing gains where is asked how to choose. */
  #moreIfChoosing = (number: number): number => (this.articles[number]?.title.includes('选型') ? ABOUT_ASKED : 0);

  #count(word: number, { texts, key }: Term, tallyOf: (article: number) => ArticleTally): void {
    let isFound = false;
    for (const [order, text] of texts.entries()) {
      const isPart = this.texts.isPartOfAnyWord(text);
      this.texts.search(text, ({ article, field, section }, at) => {
        if (isPart && field !== 'title' && field !== 'tag') return;
        isFound = true;
        // The word itself counts more than its synonyms; in a title, an earlier place counts more.
        const less = (order > 0 ? 20 : 0) + (field === 'title' ? Math.min(at, 30) : 0);
        tallyOf(article).add(word, fieldScores[field] - less, section, this.names[article]?.has(text) ?? false);
      });
    }
    if (isFound || key.length <= 2 || key.length > LONGEST_BY_PAIRS || !hasHan(key)) return;
    if (!this.#countPairs(word, key, tallyOf)) this.#countPart(word, key, tallyOf);
  }

  /**
   * For words written together of which no place holds most: the longest part that a title, tag, heading or summary holds
   * counts for its share, if it is more than half of them. Running text holds parts of anything.
   */
  #countPart(word: number, key: string, tallyOf: (article: number) => ArticleTally): void {
    const shortest = Math.max(SHORTEST_PART, Math.floor(key.length / 2) + 1);
    for (let length = Math.min(key.length - 1, LONGEST_PART); length >= shortest; length--) {
      let isFound = false;
      for (let at = 0; at + length <= key.length; at++)
        this.texts.search(key.slice(at, at + length), ({ article, field, section }) => {
          if (field === 'text') return;
          isFound = true;
          tallyOf(article).add(word, fieldScores[field] * (length / key.length) * BY_PAIRS, section, false);
        });
      if (isFound) return;
    }
  }

  /** For a Chinese word that occurs nowhere: a place that holds most of its pairs of characters counts as a match. */
  #countPairs(word: number, key: string, tallyOf: (article: number) => ArticleTally): boolean {
    const pairs = new Set(Array.from({ length: key.length - 1 }, (_, at) => key.slice(at, at + 2)));
    const shares = new Map<Place, number>();
    for (const pair of pairs)
      this.texts.search(pair, place => shares.set(place, (shares.get(place) ?? 0) + 1 / pairs.size));
    const most = [...shares].filter(([, share]) => share >= MOST_PAIRS);
    for (const [place, share] of most)
      tallyOf(place.article).add(word, fieldScores[place.field] * share * BY_PAIRS, place.section, false);
    return most.length > 0;
  }
}
