import { escapeXml } from '../../../../platform/text/escape';
import { type CadDrawing, type Entity, extentOf, type Layer } from './cad-drawing';

const figure = (value: number) => String(Number(value.toFixed(4)));
const layers: readonly Layer[] = ['OUTLINE', 'DIMENSION', 'TEXT'];
/** Thickness of lines, mm. */
const widths: Record<Layer, number> = { OUTLINE: 0.35, DIMENSION: 0.13, TEXT: 0.13 };
const EDGE = 3;

// In CAD y goes up, on a page down.
function element(entity: Entity): string {
  const [x, y] = entity.kind === 'line' ? [0, 0] : [figure(entity.x), figure(-entity.y)];
  switch (entity.kind) {
    case 'line':
      return `<line x1="${figure(entity.x1)}" y1="${figure(-entity.y1)}" x2="${figure(entity.x2)}" y2="${figure(-entity.y2)}"/>`;
    case 'circle':
      return `<circle cx="${x}" cy="${y}" r="${figure(entity.radius)}"/>`;
    case 'text': {
      const turn = entity.turned ? ` transform="rotate(-90 ${x} ${y})"` : '';
      const anchor = entity.start ? ' text-anchor="start"' : '';
      return `<text x="${x}" y="${y}" font-size="${figure(entity.height * 1.35)}"${anchor}${turn}>${escapeXml(entity.text)}</text>`;
    }
  }
}

/** The drawing as SVG: one unit is a millimetre, and so is its size on paper. Layers are groups. */
export function writeDimensionSvg({ title, entities }: CadDrawing): string {
  const { left, right, low, high } = extentOf(entities);
  const [width, height] = [right - left + 2 * EDGE, high - low + 2 * EDGE];
  const groups = layers.map(layer => {
    const drawn = entities.filter(entity => entity.layer === layer).map(element);
    return `<g id="${layer}" text-anchor="middle" stroke-width="${widths[layer]}">\n${drawn.join('\n')}\n</g>`;
  });
  const box = [left - EDGE, -high - EDGE, width, height].map(figure).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${figure(width)}mm" height="${figure(height)}mm" viewBox="${box}">
<title>${escapeXml(title)}</title>
<style>line,circle{fill:none;stroke:#000}text{fill:#000;stroke:none;font-family:sans-serif;dominant-baseline:central}</style>
${groups.join('\n')}
</svg>
`;
}
