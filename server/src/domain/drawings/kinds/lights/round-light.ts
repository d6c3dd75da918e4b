import { dimensionAcross, millimetres } from '../../dimension';
import type { Statement } from '../../drawing';
import { partlyToScale } from '../../parts/caption';
import type { Pen } from '../../pen';

/** Ø of a round light across its section, where it is known: the line at `y`, its extension lines from `from`. */
export function dimensionDiameter(pen: Pen, diameterMm: number | undefined, y: number, from: number): void {
  if (diameterMm === undefined) return;
  dimensionAcross(pen, -diameterMm / 2, diameterMm / 2, y, { text: `Ø ${millimetres(diameterMm)}`, from });
}

/** What a round light says of its sheet: only its outer diameter can be to scale. */
export const roundStatement = (diameterMm: number | undefined, description: string): Statement => ({
  scaled: diameterMm !== undefined,
  toScale: false,
  description,
  caption: partlyToScale([diameterMm !== undefined && '外径'], '其余'),
});
