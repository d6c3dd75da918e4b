import { LRUCache } from 'lru-cache';
import { foldText } from '../../catalogue/index/fold-text';
import { NgramIndex } from '../../catalogue/index/ngram-index';
import type { Sliced } from '../../catalogue/index/slices';
import { occurrence } from '../../catalogue/index/text-match';
import type { SearchArticle } from '../model/search-article';
import { hasHan } from '../text/pinyin-keys';

/** Words of which the places are kept. */
const MOST_KEPT = 2000;

/** From this share of the articles on, a character in their text says nothing of one of them. */
const NEARLY_ALL = 0.8;

export type Field = 'title' | 'tag' | 'heading' | 'summary' | 'text';

/** A text of an article; `section` is -1 for those of the whole. */
export interface Place {
  article: number;
  field: Field;
  section: number;
}

/** The texts of all articles, by where they stand. */
export class ArticleTexts {
  /** By word: phrases are new, words are not. */
  readonly #occurrences = new LRUCache<string, readonly { place: Place; at: number }[]>({ max: MOST_KEPT });

  private constructor(
    readonly articles: number,
    readonly places: readonly Place[],
    readonly texts: NgramIndex,
  ) {}

  static *build(articles: readonly SearchArticle[]): Sliced<ArticleTexts> {
    const places: Place[] = [];
    const texts: string[] = [];
    const add = (place: Place, text: string) => {
      places.push(place);
      texts.push(foldText(text));
    };
    for (const [article, { title, summary, tags, sections }] of articles.entries()) {
      add({ article, field: 'title', section: -1 }, title);
      add({ article, field: 'summary', section: -1 }, summary);
      for (const tag of tags) add({ article, field: 'tag', section: -1 }, tag);
      for (const [section, { heading, text }] of sections.entries()) {
        add({ article, field: 'heading', section }, heading);
        add({ article, field: 'text', section }, text);
      }
    }
    return new ArticleTexts(articles.length, places, yield* NgramIndex.build(texts, 2));
  }

  /** Calls `found` with each text that holds a word, and where in it the word first stands. */
  search(text: string, found: (place: Place, at: number) => void): void {
    if (text.length === 1 && !hasHan(text)) return;
    let occurrences = this.#occurrences.get(text);
    if (!occurrences) {
      occurrences = this.#occurrencesOf(text);
      this.#occurrences.set(text, occurrences);
    }
    for (const { place, at } of occurrences) found(place, at);
  }

  /** A single character that nearly every article has: 没 of 没有, 样 of 怎么样. */
  isPartOfAnyWord(text: string): boolean {
    if (text.length !== 1) return false;
    const holding = new Set<number>();
    this.search(text, ({ article }) => void holding.add(article));
    return holding.size > NEARLY_ALL * this.articles;
  }

  #occurrencesOf(text: string): { place: Place; at: number }[] {
    const seen = new Set<number>();
    const found: { place: Place; at: number }[] = [];
    this.texts.search(text, number => {
      if (seen.has(number)) return;
      seen.add(number);
      const at = occurrence(this.texts.texts[number] as string, text, 0);
      if (at >= 0) found.push({ place: this.places[number] as Place, at });
    });
    return found;
  }
}
