import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Article } from '../../domain/articles/article-index';
import { type Block, heading, link, list, type MarkdownRoot, paragraph, text, writeMarkdown } from './markdown-tree';

type Handlers = NonNullable<Options['handlers']>;
type HtmlElement = Parameters<NonNullable<Handlers['span']>>[1];

const hasClass = ({ properties }: HtmlElement, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** The TeX that a formula was set from; KaTeX keeps it beside the MathML. */
function texOf(node: HtmlElement): string | undefined {
  let tex: string | undefined;
  visit(node, 'element', ({ tagName, children: [first] }) => {
    if (tagName === 'annotation' && first?.type === 'text') tex = first.value.trim();
  });
  return tex;
}

/** Formulas become TeX again, indices keep their place; drawings are left out, their captions stay. */
const handlers: Handlers = {
  span: (state, node) => {
    const tex = hasClass(node, 'katex') ? texOf(node) : undefined;
    return tex === undefined ? state.all(node) : { type: 'inlineMath', value: tex };
  },
  div: (state, node) => {
    const tex = hasClass(node, 'formula') ? texOf(node) : undefined;
    return tex === undefined ? state.toFlow(state.all(node)) : { type: 'math', value: tex };
  },
  sub: (state, node) => [{ type: 'text', value: '_' }, ...state.all(node)],
  svg: () => undefined,
};

const reader = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark, { handlers }).freeze();

/** An article for assistants that read: its text, formulas as TeX, links absolute. @param origin `https://host` or empty */
export function articleMarkdown(article: Article, origin: string): string {
  const { id, title, summary, category, tags, published, updated, html, references } = article;
  return writeMarkdown([
    heading(1, title),
    paragraph(text(summary)),
    list([
      [text('栏目：'), link(category.name, `${origin}/article/list?category=${category.code}`)],
      [text(`标签：${tags.join('、')}`)],
      [text(`发表：${published}，更新：${updated}`)],
      [text('网页：'), link('公式、算例与图', `${origin}/article/detail?id=${id}`)],
    ]),
    ...bodyOf(html, origin),
    ...(references.length > 0
      ? [
          heading(2, '参考文献'),
          list(references.map(({ title: name, publisher, url }) => [link(name, url), text(`，${publisher}`)])),
        ]
      : []),
  ]);
}

function bodyOf(html: string, origin: string): Block[] {
  const tree: MarkdownRoot = reader.runSync(reader.parse(html));
  visit(tree, 'link', node => {
    if (node.url.startsWith('/')) node.url = origin + node.url;
  });
  return tree.children;
}
