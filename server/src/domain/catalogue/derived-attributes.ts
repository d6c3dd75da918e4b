import type { Attributes, ProductSource } from '@shixuan/api';
import { diagonalOfFormatName } from '@shixuan/optics/physics';

/** Figures of a product with the sources of those that were computed. */
export interface StatedFigures {
  attrs: Attributes;
  source: ProductSource;
}

const LENSES = new Set(['fa-lens', 'line-lens', 'telecentric-lens']);

const number = (attrs: Attributes, key: string) => {
  const value = attrs[key];
  return typeof value === 'number' && value > 0 ? value : undefined;
};

/**
 * The figures of a lens completed by those that lists filter by: `coverageMm`, the diagonal in mm that the image covers (the
 * image circle, else the diagonal of the largest format's name), and `minPixelUm`, the smallest pixel in µm that it resolves
 * (500 ÷ line pairs per mm where only these are stated). Other products, and stated figures, stay as they are.
 */
export function withDerivedAttributes(categoryCode: string, { attrs, source }: StatedFigures): StatedFigures {
  if (!LENSES.has(categoryCode)) return { attrs, source };
  const derived: { key: string; value: number; how: string }[] = [];
  const circle = number(attrs, 'imageCircleMm');
  const format = typeof attrs.maxSensorFormat === 'string' ? diagonalOfFormatName(attrs.maxSensorFormat) : null;
  if (circle !== undefined) derived.push({ key: 'coverageMm', value: circle, how: '像圈直径' });
  else if (format)
    derived.push({
      key: 'coverageMm',
      value: Number(format.diagonalMm.toFixed(2)),
      how: '最大靶面规格的名义对角线，像圈未标注',
    });
  const linePairs = number(attrs, 'resolutionLpMm');
  if (linePairs !== undefined)
    derived.push({ key: 'minPixelUm', value: Number((500 / linePairs).toFixed(2)), how: '500 ÷ 像方分辨率（lp/mm）' });
  const added = derived.filter(({ key }) => attrs[key] === undefined);
  if (added.length === 0) return { attrs, source };
  return {
    attrs: { ...attrs, ...Object.fromEntries(added.map(({ key, value }) => [key, value])) },
    source: { ...source, derived: [...source.derived, ...added.map(({ key, how }) => ({ key, how }))] },
  };
}
