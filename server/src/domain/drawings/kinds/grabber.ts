import { formatNumber } from '@shixuan/units';
import { leader } from '../dimension';
import type { Draw } from '../drawing';
import { type Edges, edges } from '../parts/edges';
import { portFaces, portsOnBracket } from '../parts/grabber-ports';
import type { Pen } from '../pen';

/** Lengths of the contact strip on the card's edge, in mm, by the number of PCI Express lanes. */
const stripLengths: Record<number, number> = { 1: 25, 4: 39, 8: 56, 16: 89 };

/** Frame grabber: the card from its component side, and its bracket with as many sockets as it has channels. */
export const grabber: Draw = (pen, figures, detail) => {
  const link = figures.text('interface') ?? '';
  const channels = figures.number('channels');
  const lanes = figures.number('pcieLanes');
  const bus = figures.text('bus') ?? '';
  const full = detail === 'full';
  const ports = Math.min(8, channels ?? (/camera|cl$/i.test(link) ? 2 : 1));
  const card = /104/.test(bus) ? { width: 96, height: 90 } : { width: full ? 168 : 118, height: 100 };
  const edge = edges(false);
  const strip = edges(lanes !== undefined);

  contacts(pen, strip, card, bus, lanes);
  pen.rect(edge.body, 0, 0, card.width, card.height, 2);
  portsOnBracket(pen, edge, card.height, link, ports);
  pen.rect(edge.face, -3, -14, 3, card.height + 20);
  if (full) traces(pen, card, ports);
  chips(pen, card.width, card.height, full);
  const statement = {
    scaled: false,
    toScale: false,
    description: `图像采集卡：板卡${channels === undefined ? '' : `，${formatNumber(channels)} 个通道`}，挡板接口与总线金手指。`,
  };
  if (!full) return statement;

  portFaces(pen, edges(channels !== undefined), card.width + 46, card.height, link, ports);
  if (lanes !== undefined) {
    const text = `PCIe${figures.number('pcieGen') === undefined ? '' : ` Gen${formatNumber(figures.number('pcieGen') ?? 0)}`} ×${formatNumber(lanes)}`;
    leader(pen, [card.width * 0.24 + 18, card.height + 6], [card.width * 0.24 + 30, card.height + 22], text);
  }
  if (channels !== undefined) {
    leader(pen, [card.width + 46, -10], [card.width + 34, -26], `${formatNumber(channels)} 通道`);
  }
  return statement;
};

function contacts(
  pen: Pen,
  edge: Edges,
  { width, height }: { width: number; height: number },
  bus: string,
  lanes: number | undefined,
): void {
  const conventional = /^pci(-x|-cpci)?$/i.test(bus);
  const length = Math.min(conventional ? 84 : (stripLengths[lanes ?? 4] ?? 39), width * 0.72);
  const left = width * 0.24;
  const key = conventional ? length * 0.62 : Math.min(12.5, length * 0.45);
  pen.rect(edge.body, left, height - 2, key - 1.5, 10, 0.8);
  pen.rect(edge.body, left + key + 1.5, height - 2, length - key - 1.5, 10, 0.8);
  for (let x = left + 2; x < left + length - 1; x += 2.6) {
    if (Math.abs(x - left - key) > 2.6) pen.line(edge.fine, [x, height + 2.5], [x, height + 7]);
  }
}

function chips(pen: Pen, width: number, height: number, full: boolean): void {
  const edge = edges(false);
  const side = Math.min(height * 0.46, width * 0.3);
  const [x, y] = [width * 0.36, height * 0.2];
  pen.rect(full ? edge.face : 'sensor', x, y, side, side, 1.5);
  if (!full) return;
  const fins = 8;
  for (let index = 1; index < fins; index += 1) {
    const at = y + (side * index) / fins;
    pen.line(edge.fine, [x + side * 0.08, at], [x + side * 0.92, at]);
  }
  for (const [cx, cy] of [
    [0.72, 0.2],
    [0.72, 0.5],
    [0.86, 0.2],
    [0.86, 0.5],
  ] as const) {
    pen.rect(edge.face, width * cx, height * cy, width * 0.09, height * 0.17, 0.8);
  }
  pen.rect(edge.face, width * 0.12, height * 0.24, width * 0.1, height * 0.12, 0.8);
  pen.rect(edge.face, width * 0.12, height * 0.46, width * 0.1, height * 0.12, 0.8);
  pen.circle(edge.fine, width * 0.94, height * 0.08, 2);
}

/** Conductors from the sockets to the processor. */
function traces(pen: Pen, { width, height }: { width: number; height: number }, ports: number): void {
  const chip = { x: width * 0.36, top: height * 0.26, bottom: height * 0.6 };
  for (let index = 0; index < ports; index += 1) {
    const from = height * 0.02 + (height * 0.92 * (index + 0.5)) / ports;
    const to = chip.top + ((chip.bottom - chip.top) * (index + 0.5)) / ports;
    const bend = width * 0.26 - Math.abs(from - to) * 0.3;
    pen.line('fine-typical', [0, from], [bend, from], [bend + Math.abs(from - to) * 0.5, to], [chip.x, to]);
  }
}
