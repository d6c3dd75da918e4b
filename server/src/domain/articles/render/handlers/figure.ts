import { FIGURE_NAME, readFigure } from '../read-figure';
import { SvgError } from '../read-svg';
import type { RenderContext } from '../render-context';
import { type Directive, element, type HtmlElement, type State, text } from '../trees';
import { readAttributes } from './read-attributes';

/** `::figure[图注]{src=name.svg}`: the drawing itself, in the page, numbered 图 1, 图 2 … */
export function figure(context: RenderContext, state: State, node: Directive): HtmlElement | undefined {
  const attributes = readAttributes(context, node, ['src']);
  if (!attributes) return undefined;
  if (node.children.length === 0) return context.refuse(node, '图应有图注：::figure[图注]{src=…}');
  const svg = drawing(context, attributes.src ?? '', node.position?.start.line ?? null, 'figure');
  if (!svg) return undefined;
  const number = ++context.figures;
  return element('figure', { className: ['figure'], id: `figure-${number}` }, [
    element('div', { className: ['figure-drawing'] }, [svg]),
    element('figcaption', {}, [
      element('span', { className: ['figure-number'] }, [text(`图 ${number}`)]),
      text(' '),
      ...state.all(node),
    ]),
  ]);
}

/** A figure by its file name; a missing or faulty file is noted as a problem at `line`. */
export function drawing(
  context: RenderContext,
  name: string,
  line: number | null,
  use: 'figure' | 'cover',
): HtmlElement | undefined {
  if (!FIGURE_NAME.test(name)) return context.refuse(line, `图的文件名「${name}」不对，应如 depth-of-field-limits.svg`);
  const bytes = context.setting.readFigure(name);
  if (!bytes) return context.refuse(line, `没有图 figures/${name}`);
  try {
    const svg = readFigure(bytes, `${use}-${name.replace(/\.svg$/, '')}`);
    return { ...svg, properties: { className: ['drawing'], ...svg.properties } };
  } catch (error) {
    if (!(error instanceof SvgError)) throw error;
    return context.refuse(line, `图 figures/${name} 第 ${error.line} 行：${error.message}`);
  }
}
