/** A problem in an article's file, stated so that its author can correct it. */
export interface ArticleProblem {
  /** Name of the file within `data/articles`. */
  file: string;
  /** Line number from 1; null when the problem concerns the whole file. */
  line: number | null;
  /** The problem and its correction, in Chinese. */
  reason: string;
}

/** `optics.md 第 12 行：…` */
export const problemText = ({ file, line, reason }: ArticleProblem): string =>
  `${file}${line === null ? '' : ` 第 ${line} 行`}：${reason}`;

/** Articles were refused; holds all problems of all files. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';

  constructor(readonly problems: readonly ArticleProblem[]) {
    super(problems.map(problemText).join('\n'));
  }
}
