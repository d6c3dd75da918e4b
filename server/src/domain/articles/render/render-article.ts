import type { ArticleHeading, ArticleReference } from '@shixuan/api';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { ArticleProblem } from './article-problem';
import type { ArticleSource } from './article-source';
import type { Head } from './front-matter';
import { handlersFor } from './handlers';
import { drawing } from './handlers/figure';
import { productRule } from './product-rule';
import { readingMinutes } from './reading-time';
import { type ArticleSetting, type ProductRule, RenderContext } from './render-context';
import { type ArticleSection, sections, tableOfContents } from './sections';
import { toHtml, toRawHtml } from './to-html';
import { type HtmlRoot, markdown } from './trees';

/** An article as it is stored and shown. */
export interface RenderedArticle {
  id: number;
  slug: string;
  title: string;
  summary: string;
  categoryCode: string;
  tags: string[];
  published: string;
  updated: string;
  references: ArticleReference[];
  coverSvg: string | null;
  readingMinutes: number;
  html: string;
  toc: ArticleHeading[];
  sections: ArticleSection[];
  rules: ProductRule[];
}

const RELATED_SHOWN = 4;

/**
 * Renders one article whose front matter has been read.
 * @returns the article, or all its problems
 */
export function renderArticle(
  source: ArticleSource,
  head: Head,
  setting: ArticleSetting,
): RenderedArticle | ArticleProblem[] {
  const context = new RenderContext(source, setting);
  const { matter, lineOf } = head;
  checkCategory(context, head);
  const cover = matter.cover === undefined ? undefined : drawing(context, matter.cover, lineOf('cover'), 'cover');
  const body = renderBody(context);
  addRelated(context, head);
  if (!body || context.problems.length > 0) return context.problems;

  const parts = sections(body);
  const { id, title, summary, tags, published, updated, references, category } = matter;
  return {
    id,
    slug: source.slug,
    title,
    summary,
    categoryCode: category,
    tags,
    published,
    updated,
    references,
    coverSvg: cover ? toHtml([cover]) : null,
    readingMinutes: readingMinutes({ ...context, text: parts.map(part => part.heading + part.text).join('\n') }),
    html: toHtml(body.children),
    toc: tableOfContents(body),
    sections: parts,
    rules: context.rules,
  };
}

/** The body as a tree, with every problem noted. Exported for tests of what refused texts become. */
export function renderBody(context: RenderContext): HtmlRoot | undefined {
  try {
    const tree = markdown.parse(context.source.text);
    const handlers = handlersFor(context);
    const body = unified().use(remarkRehype, { handlers }).use(rehypeSlug, { prefix: 's-' }).runSync(tree);
    checkHeadings(context, body);
    // The renderer's output must pass the sanitiser unchanged. If it does not, the two disagree and the article is refused.
    if (context.problems.length === 0 && toHtml(body.children) !== toRawHtml(body.children))
      context.refuse(null, '正文中有网站不允许的元素或属性');
    return body;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return context.refuse(null, '嵌套过深，无法解析');
  }
}

function checkCategory(context: RenderContext, { matter, lineOf }: Head): void {
  const known = context.setting.articleCategories;
  if (!known.has(matter.category))
    context.refuse(lineOf('category'), `没有文章栏目「${matter.category}」，可用：${[...known].join('、')}`);
}

function addRelated(context: RenderContext, { matter, lineOf }: Head): void {
  for (const [i, related] of matter.related.entries()) {
    const key = `related-${i + 1}`;
    const rule = productRule({ ...related, key, place: 'related', limit: RELATED_SHOWN }, context.setting);
    if (typeof rule === 'string') context.refuse(lineOf('related', i), rule);
    else context.rules.push(rule);
  }
}

function checkHeadings(context: RenderContext, body: HtmlRoot): void {
  const seen = new Set<string>();
  for (const node of body.children) {
    if (node.type !== 'element' || !/^h[23]$/.test(node.tagName)) continue;
    const id = String(node.properties.id ?? '').replace(/-\d+$/, '');
    const [child] = node.children;
    const heading = child?.type === 'text' ? child.value.trim() : id;
    const line = node.position?.start.line ?? null;
    if (seen.has(heading.toLowerCase())) context.refuse(line, `标题「${heading}」重复`);
    if (seen.size === 0 && node.tagName === 'h3') context.refuse(line, '第一个标题应为 ##');
    seen.add(heading.toLowerCase());
  }
}
