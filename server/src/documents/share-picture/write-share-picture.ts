import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlElement, parseHtml } from '../../domain/articles/render/trees';
import { pictureTypes } from '../../domain/catalogue/pictures/picture-file';
import { paperStyle } from '../../domain/drawings';
import { renderPng } from '../../platform/raster/render-svg';
import { escapeXml } from '../../platform/text/escape';
import { figureStyle } from '../downloads/make/handbook/figure-style';
import { colours } from '../typeset/colours';
import { onPaper } from '../typeset/on-paper';
import { fitted, wrapped } from './set-lines';
import type { SharePicture } from './share-picture';

/** The size that messengers ask for (https://ogp.me, and the cards of X). */
const WIDTH = 1200;
const HEIGHT = 630;

const EDGE = 72;
/** Of the text beside a drawing. */
const TEXT_WIDTH = 500;
const DRAWING = { x: '620', y: '90', width: '520', height: '450' };

const font = readFileSync(join(import.meta.dirname, '../../../fonts/noto-sans-sc.ttf'));

/** A picture as PNG, 1200 × 630 pixels. The same picture gives the same bytes. */
export const writeSharePicture = (picture: SharePicture): Buffer =>
  renderPng(svgOf(picture), {
    font: { fontBuffers: [font], defaultFontFamily: 'Noto Sans SC' },
    background: '#fff',
  });

function svgOf({ over, title, lines, drawing }: SharePicture): string {
  const width = drawing ? TEXT_WIDTH : WIDTH - 2 * EDGE;
  const isWord = !/[\u2e80-\u9fff]/.test(title);
  const titles = isWord ? [fitted(title, width, 56, 24)] : wrapped(title, width, 52, 4);
  const below = 196 + titles.reduce((sum, { size }) => sum + size * 1.3, 0);
  const texts = [
    textAt(128, 28, colours.secondary, fitted(over, width, 28, 18).text),
    ...titles.map((line, i) => textAt(200 + i * line.size * 1.3, line.size, colours.ink, line.text)),
    ...lines.map((line, i) => textAt(below + i * 46, 28, colours.secondary, fitted(line, width, 28, 28).text)),
    textAt(HEIGHT - 56, 28, colours.accent, '视选 · 机器视觉产品目录与选型'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Noto Sans SC"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><rect width="${WIDTH}" height="12" fill="${colours.accent}"/>${texts.join('')}${drawing ? placed(drawing) : ''}</svg>`;
}

const textAt = (y: number, size: number, colour: string, text: string) =>
  `<text x="${EDGE}" y="${y}" font-size="${size}" fill="${colour}">${escapeXml(text)}</text>`;

function placed(drawing: NonNullable<SharePicture['drawing']>): string {
  if ('photo' in drawing) {
    const { x, y, width, height } = DRAWING;
    const href = `data:${pictureTypes[drawing.type]};base64,${Buffer.from(drawing.photo).toString('base64')}`;
    return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}"/>`;
  }
  const { svg, of } = drawing;
  const root = parseHtml(svg).children.find((node): node is HtmlElement => node.type === 'element');
  if (!root) return '';
  const style = of === 'product' ? paperStyle : figureStyle;
  return onPaper(root, { style, letters: text => text, placed: DRAWING });
}
