import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { figureClasses } from '../../../../domain/articles/render/figure-rules';
import { element, type HtmlContent, type HtmlElement, text } from '../../../../domain/articles/render/trees';
import { colours, settable } from '../../../data-sheet/paper';

const warm = '#a65900';
const line = (stroke: string, width: number) =>
  `fill:none;stroke:${stroke};stroke-width:${width};stroke-linejoin:round`;
const letters = (size: number, fill: string = colours.ink) => `stroke:none;fill:${fill};font-size:${size}px`;

/** What the classes of figures look like on paper: as on the site in its light theme, without mixed colours. */
const pen: Readonly<Record<(typeof figureClasses)[number], string>> = {
  ink: line(colours.ink, 1.5),
  thin: line(colours.ink, 1),
  hair: line(colours.line, 1),
  dash: `${line('#86909c', 1)};stroke-dasharray:5 4`,
  accent: line(colours.accent, 2),
  ray: line(colours.accent, 1),
  warm: line(warm, 2),
  fill: 'fill:#f2f3f5',
  'fill-accent': `fill:${colours.accent};fill-opacity:0.16`,
  'fill-warm': `fill:${warm};fill-opacity:0.18`,
  solid: `fill:${colours.ink}`,
  label: letters(14),
  small: letters(12, colours.secondary),
  num: letters(12),
};

const sheet = [
  ...Object.entries(pen).map(([name, style]) => `.${name}{${style}}`),
  // An arrow's head, and a text, have the colour of their line.
  `.ray.solid,.accent.solid{fill:${colours.accent};stroke:none}`,
  `.warm.solid{fill:${warm};stroke:none}`,
  `text.accent,text.ray{fill:${colours.accent};stroke:none}`,
  `text.warm{fill:${warm};stroke:none}`,
].join('');

const writer = unified().use(rehypeStringify, { space: 'svg', closeEmptyElements: true }).freeze();

/** A figure of an article as a file of its own. @param texts whether its lettering is kept: a cover has none */
export function paperSvg(svg: HtmlElement, { texts = true } = {}): string {
  const style = element('style', {}, [text(sheet)]);
  const root: HtmlElement = {
    ...svg,
    properties: { ...svg.properties, xmlns: 'http://www.w3.org/2000/svg', fontFamily: 'Noto Sans SC', fontSize: '12' },
    children: [style, ...drawn(svg.children, texts)],
  };
  return writer.stringify({ type: 'root', children: [root] });
}

const drawn = (nodes: readonly HtmlContent[], texts: boolean): HtmlContent[] =>
  nodes.flatMap((node): HtmlContent[] => {
    if (node.type === 'text') return [text(settable(node.value))];
    if (node.type !== 'element') return [];
    if (node.tagName === 'text' && !texts) return [];
    return [{ ...node, children: drawn(node.children, texts) }];
  });

/** What a figure shows, in its own words. */
export const svgTitle = (svg: HtmlElement): string =>
  svg.children
    .flatMap(child => (child.type === 'element' && ['title', 'desc'].includes(child.tagName) ? child.children : []))
    .map(child => (child.type === 'text' ? child.value.trim() : ''))
    .join('；');
