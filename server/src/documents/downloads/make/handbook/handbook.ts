import type { ArticleReference } from '@shixuan/api';

/** An article as a chapter. */
export interface Chapter {
  /** The article's id: links between articles name it. */
  id: number;
  title: string;
  summary: string;
  tags: string[];
  /** HTML as the site stores it. */
  html: string;
  references: ArticleReference[];
}

/** The chapters of one category. */
export interface Part {
  title: string;
  description: string;
  chapters: Chapter[];
  /** Of all that it says. */
  hash: string;
}

/** Content of a handbook. Plain data, because another thread typesets it. */
export interface Handbook {
  code: string;
  title: string;
  description: string;
  /** Date of the youngest of its articles, `2026-11-21`. */
  updated: string;
  /** Of all that it says. */
  hash: string;
  /** Follows from date and contents. */
  version: string;
  coverSvg: string | null;
  /** One, or as many as there are categories. */
  parts: Part[];
}
