/** What is wrong with an article's file, so that its author can put it right. */
export interface ArticleProblem {
  /** Name of the file within `data/articles`. */
  file: string;
  /** From 1; null when the file as a whole is at fault. */
  line: number | null;
  /** Chinese: what is wrong, and what would be right. */
  reason: string;
}

/** `optics.md 第 12 行：…` */
export const problemText = ({ file, line, reason }: ArticleProblem): string =>
  `${file}${line === null ? '' : ` 第 ${line} 行`}：${reason}`;

/** Articles that cannot be taken, with everything that is wrong with any of them. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';

  constructor(readonly problems: readonly ArticleProblem[]) {
    super(problems.map(problemText).join('\n'));
  }
}
