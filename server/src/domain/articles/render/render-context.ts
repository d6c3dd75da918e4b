import type { Filters, Sort } from '@shixuan/api';
import type { CategoryEntry } from '../../catalogue/import/category-file';
import type { ArticleProblem } from './article-problem';
import type { ArticleSource } from './article-source';
import type { MarkdownNode } from './trees';

/** The site's data against which articles are checked. */
export interface ArticleSetting {
  /** Codes of the article categories. */
  articleCategories: ReadonlySet<string>;
  /** Product categories with their attributes, for lists of products. */
  productCategories: readonly CategoryEntry[];
  /** Id of the article with a slug. */
  idOf: (slug: string) => number | undefined;
  /** A figure by its file name; undefined when there is none. */
  readFigure: (name: string) => Uint8Array | undefined;
}

/** A list of products that is found when the article is read. */
export interface ProductRule {
  /** For `text`: the element's `data-products`. */
  key: string;
  place: 'text' | 'related';
  title: string;
  categoryId: number;
  filters: Filters;
  sort: Sort | null;
  limit: number;
  listUrl: string;
}

/** State of rendering one article: data of the site, counters, problems. */
export class RenderContext {
  readonly problems: ArticleProblem[] = [];
  readonly rules: ProductRule[] = [];
  figures = 0;
  formulas = 0;
  workedNumbers = 0;

  constructor(
    readonly source: ArticleSource,
    readonly setting: ArticleSetting,
  ) {}

  /** Notes a problem. The article will be refused; its rest is still checked. */
  refuse(at: MarkdownNode | number | null, reason: string): undefined {
    const line = typeof at === 'number' || at === null ? at : (at.position?.start.line ?? null);
    this.problems.push({ file: this.source.file, line, reason });
  }

  /** The text of the file from which a node was read. */
  sourceOf({ position }: MarkdownNode): string {
    return this.source.text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }
}
