import { formatNumber } from '@shixuan/units';
import { coordinate } from './path';

const LONGEST_PX = 90;

/** A bar of a round number of millimetres that ends at (right, bottom), for eyes that measure. */
export function scaleBar(scale: number, right: number, bottom: number): string {
  const room = LONGEST_PX / scale;
  const decade = 10 ** Math.floor(Math.log10(room));
  const step = [5, 2, 1].find(digit => digit * decade <= room) ?? 1;
  const lengthMm = step * decade;
  const left = right - lengthMm * scale;
  const y = bottom - 2;
  const bar = `M${coordinate(left)} ${y - 3}V${y + 3}M${coordinate(left)} ${y}H${right}M${right} ${y - 3}V${y + 3}`;
  const text = `<text class="caption" text-anchor="end" x="${coordinate(left - 6)}" y="${bottom}">${formatNumber(lengthMm)} mm</text>`;
  return `<path class="scale" d="${bar}"/>${text}`;
}
