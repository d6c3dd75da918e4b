import { toText } from 'hast-util-to-text';
import type { HtmlElement } from '../../../../domain/articles/render/trees';
import { paperSvg } from '../../../typeset/paper-svg';
import { figureStyle } from './figure-style';
import { lineText } from './line-text';
import type { Block, Inline, KeepFile } from './page-nodes';
import { toInline } from './to-inline';

/** A numbered figure with its caption; the drawing becomes a file that the page takes in. */
export function toFigure({ children }: HtmlElement, keep: KeepFile): Block {
  const parts = children.filter(child => child.type === 'element');
  const svg = parts.flatMap(part => part.children).find(child => child.type === 'element' && child.tagName === 'svg');
  const caption = parts.find(({ tagName }) => tagName === 'figcaption');
  if (svg?.type !== 'element' || !caption) throw new Error('图没有图形或图注');
  const [number, ...words] = caption.children;
  if (!number) throw new Error('图没有编号');
  return {
    kind: 'figure',
    number: toText(number).trim(),
    path: keep(paperSvg(svg, { style: figureStyle })),
    alt: lineText(svgTitle(svg) || toText(caption)),
    caption: trimmedStart(toInline(words)),
  };
}

/** Without the space that parts it from its number on the screen. */
const trimmedStart = ([first, ...rest]: Inline[]): Inline[] =>
  first === undefined
    ? []
    : [typeof first === 'string' ? first.trimStart() : first, ...rest].filter(word => word !== '');

/** What a figure shows, in its own words. */
const svgTitle = (svg: HtmlElement): string =>
  svg.children
    .flatMap(child => (child.type === 'element' && ['title', 'desc'].includes(child.tagName) ? child.children : []))
    .map(child => (child.type === 'text' ? child.value.trim() : ''))
    .join('；');
