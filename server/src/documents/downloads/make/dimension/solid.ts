import type { Attributes, Solid } from '@shixuan/api';
import { Figures } from '../../../../domain/drawings/figures';
import { mountOf } from '../../../../domain/drawings/parts/mount';
import { outerDiameter } from '../../../../domain/drawings/parts/outer-diameter';

const cameras = new Set(['area-camera', 'line-camera']);
const lenses = new Set(['fa-lens', 'line-lens', 'telecentric-lens']);

/** The envelope from the stated dimensions; undefined where they do not determine all three. A mount that does not fit on the face is left out. */
export function solidOf(categoryCode: string, attrs: Attributes): Solid | undefined {
  const figures = new Figures(attrs);
  const length = figures.number('lengthMm');
  const mountMm = mountOf(figures.several('mount')[0])?.diameterMm;
  const marked = (face: number) => (mountMm !== undefined && mountMm < face ? { mountMm } : {});
  if (cameras.has(categoryCode)) {
    const [width, height] = [figures.number('widthMm'), figures.number('heightMm')];
    if (length === undefined || width === undefined || height === undefined) return undefined;
    return { kind: 'box', width, height, length, ...marked(Math.min(width, height)) };
  }
  if (lenses.has(categoryCode)) {
    const diameter = outerDiameter(figures);
    if (length === undefined || diameter === undefined) return undefined;
    return { kind: 'cylinder', diameter, length, ...marked(diameter) };
  }
  return undefined;
}
