import { type HtmlElement, parseHtml } from '../../domain/articles/render/trees';
import { paperStyle } from '../../domain/drawings';
import { onPaper, type PaperOptions } from './on-paper';
import { settable } from './settable';

/** A drawing as a file of its own, as it looks on paper, with only letters that the font of documents has. */
export const paperSvg = (svg: HtmlElement, options: Omit<PaperOptions, 'letters'>): string =>
  onPaper(svg, { ...options, letters: settable });

/** A drawing of the site (`drawings/`) for a document. */
export function paperDrawing(svg: string): string {
  const [root] = parseHtml(svg).children;
  if (root?.type !== 'element') throw new Error('a drawing is one element');
  return paperSvg(root, { style: paperStyle });
}
