import { foldText } from '../catalogue-index/fold-text';
import { NgramIndex } from '../catalogue-index/ngram-index';
import type { Sliced } from '../catalogue-index/slices';
import { SCORES } from './ranking';
import type { SearchArticle } from './search-article';
import { occurrence } from './text-match';
import type { Term } from './understand';

type Field = 'title' | 'tag' | 'heading' | 'summary' | 'text';

export interface FoundArticle {
  score: number;
  article: SearchArticle;
  /** Number of the section that holds the most of the query; undefined when title, summary and tags hold all of it. */
  section: number | undefined;
}

interface Place {
  article: number;
  field: Field;
  section: number;
}

const fieldScores: Readonly<Record<Field, number>> = {
  title: SCORES.article.title,
  tag: SCORES.article.title,
  heading: SCORES.article.heading,
  summary: SCORES.article.summary,
  text: SCORES.article.text,
};

/** Finds articles: every word somewhere in the article, the field in which it stands decides; else most of the words. */
export class ArticleSearch {
  private constructor(
    readonly articles: readonly SearchArticle[],
    readonly places: readonly Place[],
    readonly texts: NgramIndex,
    /** Tags and the parts of titles: what an article is about by name. */
    readonly names: readonly ReadonlySet<string>[],
  ) {}

  static *build(articles: readonly SearchArticle[]): Sliced<ArticleSearch> {
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
    const names = articles.map(
      ({ title, tags }) =>
        new Set([title, ...tags, ...title.split(/[：:、，,与和（）()“”]/u)].map(foldText).filter(name => name !== '')),
    );
    return new ArticleSearch(articles, places, yield* NgramIndex.build(texts, 2), names);
  }

  find(terms: readonly Term[]): FoundArticle[] {
    const counting = terms.filter(({ ignorable }) => !ignorable);
    const words = (counting.length > 0 ? counting : terms).filter(({ kind }) => kind !== 'quantity');
    if (words.length === 0) return [];
    const found = new Map<number, { fields: number[]; named: number; sections: Map<number, number>; hits: number }>();
    for (const [number, term] of words.entries()) {
      const seen = new Set<number>();
      for (const [order, text] of term.texts.entries())
        this.#search(text, (place, at) => {
          const entry = found.get(place.article) ?? { fields: [], named: 0, sections: new Map(), hits: 0 };
          found.set(place.article, entry);
          const score =
            fieldScores[place.field] - (order > 0 ? 20 : 0) - (place.field === 'title' ? Math.min(at, 30) : 0);
          entry.fields[number] = Math.max(entry.fields[number] ?? 0, score);
          if (place.section >= 0) entry.sections.set(place.section, (entry.sections.get(place.section) ?? 0) + 1);
          if (!seen.has(place.article) && this.names[place.article]?.has(text)) {
            entry.named++;
            seen.add(place.article);
          }
          entry.hits++;
        });
    }
    const matches = [...found].map(([number, { fields, named, sections, hits }]) => {
      const article = this.articles[number] as SearchArticle;
      const scores = words.map((_, word) => fields[word] ?? 0);
      const matched = scores.filter(score => score > 0).length;
      const all = matched === words.length;
      const average = scores.reduce((sum, score) => sum + score, 0) / words.length;
      const base = !all
        ? (SCORES.article.some * matched) / words.length + named * 20
        : named === words.length
          ? SCORES.article.named + (average - SCORES.article.title) / 4
          : average;
      const inHead = scores.every(score => score >= SCORES.article.summary - 20 && score !== SCORES.article.heading);
      return {
        article,
        // How often the words stand in it tells articles with the same fields apart.
        score: base + Math.min(15, Math.log2(1 + hits) * 2),
        section: inHead ? undefined : [...sections].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0],
        enough: all || matched / words.length >= 0.5,
      };
    });
    return matches
      .filter(({ enough }) => enough)
      .sort((a, b) => b.score - a.score || a.article.id - b.article.id)
      .map(({ enough, ...match }) => match);
  }

  #search(text: string, found: (place: Place, at: number) => void): void {
    if (text.length === 1 && !/\p{Script=Han}/u.test(text)) return;
    const seen = new Set<number>();
    this.texts.search(text, number => {
      if (seen.has(number)) return;
      seen.add(number);
      const at = occurrence(this.texts.texts[number] as string, text, 0);
      if (at >= 0) found(this.places[number] as Place, at);
    });
  }
}
