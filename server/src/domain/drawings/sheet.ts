import { textWidth } from '@shixuan/units';
import { escapeXml } from '../../platform/text/escape';
import type { Detail, Draw, Drawing, Statement } from './drawing';
import type { Figures } from './figures';
import type { Light } from './light';
import { coordinate } from './path';
import { Pen } from './pen';
import { scaleBar } from './scale-bar';
import { style } from './style';

interface Format {
  width: number;
  height: number;
  /** Free edge, left and right, top. */
  margin: number;
  /** Free edge below, where the caption stands. */
  foot: number;
}

const formats: Record<Detail, Format> = {
  full: { width: 480, height: 360, margin: 16, foot: 36 },
  thumbnail: { width: 64, height: 64, margin: 4, foot: 4 },
};

export interface SheetOptions {
  draw: Draw;
  figures: Figures;
  title: string;
  detail: Detail;
  prefix: string;
  scale?: number;
}

/** Draws at the largest scale that fits the sheet, or at the given scale on a sheet that fits. */
export function sheet({ draw, figures, title, detail, prefix, scale }: SheetOptions): Drawing {
  const format = formats[detail];
  const { pen, statement } = fit(format, detail, draw, figures, prefix);
  if (scale !== undefined && scale > 0 && statement.scaled) {
    const wanted = new Pen(scale, prefix);
    const claim = draw(wanted, figures, detail);
    return finish(wanted, claim, { ...format, ...sizeFor(wanted, format) }, title, detail);
  }
  return finish(pen, statement, format, title, detail);
}

/**
 * Lines grow with the scale, texts and arrows do not: a size is a · scale + b. Two trials give a and b, the third scale
 * fits unless a text changed its place; then further rounds approach from below.
 */
function fit(format: Format, detail: Detail, draw: Draw, figures: Figures, prefix: string) {
  const room = { width: format.width - 2 * format.margin, height: format.height - format.margin - format.foot };
  let previous: Trial | undefined;
  let scale = 2;
  for (let round = 0; ; round += 1) {
    const pen = new Pen(scale, prefix);
    const statement = draw(pen, figures, detail);
    const { left, right, top, bottom } = pen.bounds;
    const trial = { scale, width: right - left, height: bottom - top };
    const factor = Math.min(room.width / trial.width, room.height / trial.height);
    if ((factor >= 1 && factor < 1.01) || round === 9) return { pen, statement };
    scale = Math.min(solve(previous, trial, 'width', room.width), solve(previous, trial, 'height', room.height));
    previous = trial;
  }
}

interface Trial {
  scale: number;
  width: number;
  height: number;
}

/** Scale at which the side takes the room, from two trials; by proportion where there is one, or the two say nothing. */
function solve(previous: Trial | undefined, trial: Trial, side: 'width' | 'height', room: number): number {
  // Aiming a little low lets the search end inside the sheet.
  const proportional = (trial.scale * room * 0.997) / trial[side];
  if (!previous || previous.scale === trial.scale) return proportional;
  const growth = (trial[side] - previous[side]) / (trial.scale - previous.scale);
  const scale = trial.scale + (room * 0.997 - trial[side]) / growth;
  return growth > 0 && scale > trial.scale * 0.3 && scale < trial.scale * 3 ? scale : proportional;
}

function sizeFor(pen: Pen, { margin, foot }: Format): { width: number; height: number } {
  const { bounds } = pen;
  return {
    width: Math.ceil(Math.max(120, bounds.right - bounds.left + 2 * margin)),
    height: Math.ceil(bounds.bottom - bounds.top + margin + foot),
  };
}

function finish(pen: Pen, statement: Statement, format: Format, title: string, detail: Detail): Drawing {
  const { width, height, margin, foot } = format;
  const { bounds } = pen;
  const shiftX = width / 2 - (bounds.left + bounds.right) / 2;
  const shiftY = margin + (height - margin - foot) / 2 - (bounds.top + bounds.bottom) / 2;
  const caption = statement.caption ?? (statement.toScale ? '按比例' : '典型外形，非实际比例');
  const foots =
    detail === 'full'
      ? `<text class="caption" x="16" y="${height - 12}">${escapeXml(caption)}</text>` +
        colourDots(statement.colours ?? [], 16 + textWidth(caption, 11) + 14, height - 16) +
        (statement.scaled ? scaleBar(pen.scale, width - 16, height - 12) : '')
      : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" class="sx-drawing sx-${detail}" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>${escapeXml(title)}</title><desc>${escapeXml(`${statement.description}${caption}。`)}</desc>` +
    `<style>${style}</style>` +
    `<g transform="translate(${coordinate(shiftX)} ${coordinate(shiftY)})">${pen.content()}</g>${foots}</svg>`;
  return {
    svg,
    widthMm: statement.scaled ? width / pen.scale : null,
    heightMm: statement.scaled ? height / pen.scale : null,
    toScale: statement.toScale,
  };
}

/** Dots in the colours that a product comes in; none for a single colour. Invisible light is an open ring. */
function colourDots(lights: readonly Light[], left: number, y: number): string {
  if (lights.length < 2) return '';
  return lights
    .map(({ colour, visible }, index) => {
      const paint = visible ? `fill:${colour};stroke:none` : `fill:none;stroke:${colour};stroke-dasharray:2 1.5`;
      return `<circle style="${paint}" cx="${coordinate(left + index * 13)}" cy="${y}" r="4"/>`;
    })
    .join('');
}
