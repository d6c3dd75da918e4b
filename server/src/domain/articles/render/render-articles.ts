import { ArticleError, type ArticleProblem } from './article-problem';
import { type ArticleFile, type ArticleSource, readSource } from './article-source';
import { type Head, readFrontMatter } from './front-matter';
import { type RenderedArticle, renderArticle } from './render-article';
import type { ArticleSetting } from './render-context';

/** Ids of stored articles by slug, beside the articles being rendered. */
export type KnownArticles = ReadonlyMap<string, number>;

type Setting = Pick<ArticleSetting, 'articleCategories' | 'productCategories'>;

interface Readable {
  file: ArticleFile;
  source: ArticleSource;
  head: Head;
}

/**
 * Renders a set of articles that may link to each other and to those in `known` (slug to id).
 * @throws ArticleError with the problems of all files; one faulty file refuses the whole set
 */
export function renderArticles(
  files: readonly ArticleFile[],
  setting: Setting,
  known: KnownArticles = new Map(),
): RenderedArticle[] {
  const { articles, problems } = tryArticles(files, setting, known);
  if (problems.length > 0) throw new ArticleError(problems);
  return articles;
}

/** The same without throwing: the articles that are in order, and the problems of the others. */
export function tryArticles(
  files: readonly ArticleFile[],
  setting: Setting,
  known: KnownArticles = new Map(),
): { articles: RenderedArticle[]; problems: ArticleProblem[] } {
  const problems: ArticleProblem[] = [];
  const readable: Readable[] = [];
  for (const file of files) {
    const source = readSource(file);
    if ('reason' in source) {
      problems.push(source);
      continue;
    }
    const head = readFrontMatter(source);
    if (Array.isArray(head)) problems.push(...head);
    else readable.push({ file, source, head });
  }
  const ids = new Map([...known, ...readable.map(({ source, head }) => [source.slug, head.matter.id] as const)]);
  problems.push(...clashes(readable, known));
  const articles: RenderedArticle[] = [];
  for (const { file, source, head } of readable) {
    const { readFigure } = file;
    const result = renderArticle(source, head, { ...setting, readFigure, idOf: slug => ids.get(slug) });
    if (Array.isArray(result)) problems.push(...result);
    else articles.push(result);
  }
  return { articles, problems };
}

/** Problems of ids, slugs and titles that two articles share. */
function clashes(readable: readonly Readable[], known: KnownArticles): ArticleProblem[] {
  const problems: ArticleProblem[] = [];
  const owners = new Map([...known].map(([slug, id]) => [`编号 ${id}`, slug]));
  const files = new Set<string>();
  for (const { source, head } of readable) {
    const { file, slug } = source;
    if (files.has(slug)) problems.push({ file, line: null, reason: `文章「${slug}」给出了两次` });
    files.add(slug);
    for (const field of ['id', 'title'] as const) {
      const claim = `${field === 'id' ? '编号' : '标题'} ${head.matter[field]}`;
      const owner = owners.get(claim);
      if (owner !== undefined && owner !== slug)
        problems.push({ file, line: head.lineOf(field), reason: `${claim} 已属于文章「${owner}」` });
      owners.set(claim, slug);
    }
    const before = known.get(slug);
    if (before !== undefined && before !== head.matter.id)
      problems.push({ file, line: head.lineOf('id'), reason: `文章「${slug}」的编号是 ${before}，不能改变` });
  }
  return problems;
}
