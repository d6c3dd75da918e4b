import rehypeParse from 'rehype-parse';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import type { Options } from 'remark-rehype';
import { unified } from 'unified';

/** GitHub's Markdown with formulas and directives. One `~` is no strike-through: ranges are written `10~20`. */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkFrontmatter)
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();

const fragment = unified().use(rehypeParse, { fragment: true }).freeze();

export type MarkdownRoot = ReturnType<typeof markdown.parse>;
export type MarkdownNode = MarkdownRoot['children'][number];
export type NodeOf<T extends MarkdownNode['type']> = Extract<MarkdownNode, { type: T }>;
export type Directive = NodeOf<'leafDirective'> | NodeOf<'containerDirective'>;

export type HtmlRoot = ReturnType<typeof fragment.parse>;
export type HtmlNode = HtmlRoot['children'][number];
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>;
export type HtmlContent = HtmlElement['children'][number];

/** What turns Markdown nodes into HTML nodes, by the node's type. */
export type Handlers = NonNullable<Options['handlers']>;
export type State = Parameters<NonNullable<Handlers['link']>>[0];

export const parseHtml = (html: string): HtmlRoot => fragment.parse(html);

export const element = (
  tagName: string,
  properties: HtmlElement['properties'],
  children: HtmlContent[] = [],
): HtmlElement => ({ type: 'element', tagName, properties, children });

export const text = (value: string): HtmlContent => ({ type: 'text', value });
