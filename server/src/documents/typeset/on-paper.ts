import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { element, type HtmlContent, type HtmlElement, text } from '../../domain/articles/render/trees';
import { paperColours } from '../../domain/drawings';

const writer = unified().use(rehypeStringify, { space: 'svg', closeEmptyElements: true }).freeze();

export interface PaperOptions {
  /** Style sheet in place of the drawing's own. */
  style: string;
  /** What is written of a text. */
  letters: (text: string) => string;
  /** Whether its lettering is kept: the figure on a cover has none. */
  texts?: boolean;
  /** Attributes of the drawing beside its own: place and size. */
  placed?: HtmlElement['properties'];
}

/** A drawing as it looks on paper: the light theme, the font of documents. */
export function onPaper(svg: HtmlElement, { style, letters, texts = true, placed }: PaperOptions): string {
  const { width, height, ...properties } = svg.properties;
  const drawn = (nodes: readonly HtmlContent[]): HtmlContent[] =>
    nodes.flatMap((node): HtmlContent[] => {
      if (node.type === 'text') return [text(letters(node.value))];
      if (node.type !== 'element' || node.tagName === 'style') return [];
      if (node.tagName === 'text' && !texts) return [];
      const { style: own } = node.properties;
      const coloured = typeof own === 'string' ? { ...node.properties, style: paperColours(own) } : node.properties;
      return [{ ...node, properties: coloured, children: drawn(node.children) }];
    });
  const root: HtmlElement = {
    ...svg,
    properties: {
      ...properties,
      xmlns: 'http://www.w3.org/2000/svg',
      fontFamily: 'Noto Sans SC',
      fontSize: '12',
      ...placed,
    },
    children: [element('style', {}, [text(style)]), ...drawn(svg.children)],
  };
  return writer.stringify({ type: 'root', children: [root] });
}
