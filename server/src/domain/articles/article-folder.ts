import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { ArticleError } from './render/article-problem';
import type { ArticleFile } from './render/article-source';
import { FIGURE_NAME } from './render/read-figure';

/** `categories.json` in the folder of articles, in the order in which they are shown. */
export const ArticleCategoryFile = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[a-z][a-z0-9-]*$/),
      name: z.string().min(2),
      description: z.string().min(1),
    }),
  )
  .min(1)
  .refine(list => new Set(list.map(({ code }) => code)).size === list.length, '栏目代码重复');
export type ArticleCategoryFile = z.infer<typeof ArticleCategoryFile>;

/** Paths of the articles in a folder, sorted by name. */
export const articlePaths = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.md'))
        .sort()
        .map(name => join(folder, name))
    : [];

/** @throws ArticleError when there is no such file */
export function readArticleFile(path: string): ArticleFile {
  const name = basename(path);
  if (!existsSync(path)) throw new ArticleError([{ file: name, line: null, reason: '文件不存在' }]);
  return { name, bytes: readFileSync(path), readFigure: figuresIn(join(dirname(path), 'figures')) };
}

function figuresIn(folder: string): ArticleFile['readFigure'] {
  return name => {
    const path = join(folder, name);
    return FIGURE_NAME.test(name) && existsSync(path) ? readFileSync(path) : undefined;
  };
}
