import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { element, type HtmlContent, type HtmlElement, parseHtml, text } from '../../domain/articles/render/trees';
import { paperColours, paperStyle } from '../../domain/drawings';
import { settable } from './settable';

const writer = unified().use(rehypeStringify, { space: 'svg', closeEmptyElements: true }).freeze();

interface PaperOptions {
  /** Style sheet in place of the drawing's own. */
  style: string;
  /** Whether its lettering is kept: the figure on a cover has none. */
  texts?: boolean;
}

/** A drawing as a file of its own, as it looks on paper: the light theme, the font of documents, only letters that it has. */
export function paperSvg(svg: HtmlElement, { style, texts = true }: PaperOptions): string {
  const { width, height, ...properties } = svg.properties;
  const root: HtmlElement = {
    ...svg,
    properties: { ...properties, xmlns: 'http://www.w3.org/2000/svg', fontFamily: 'Noto Sans SC', fontSize: '12' },
    children: [element('style', {}, [text(style)]), ...drawn(svg.children, texts)],
  };
  return writer.stringify({ type: 'root', children: [root] });
}

/** A drawing of the site (`drawings/`) for a document. */
export function paperDrawing(svg: string): string {
  const [root] = parseHtml(svg).children;
  if (root?.type !== 'element') throw new Error('a drawing is one element');
  return paperSvg(root, { style: paperStyle });
}

const drawn = (nodes: readonly HtmlContent[], texts: boolean): HtmlContent[] =>
  nodes.flatMap((node): HtmlContent[] => {
    if (node.type === 'text') return [text(settable(node.value))];
    if (node.type !== 'element' || node.tagName === 'style') return [];
    if (node.tagName === 'text' && !texts) return [];
    const { style } = node.properties;
    const properties = typeof style === 'string' ? { ...node.properties, style: paperColours(style) } : node.properties;
    return [{ ...node, properties, children: drawn(node.children, texts) }];
  });
