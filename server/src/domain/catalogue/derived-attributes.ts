import type { Attributes, AttributeValue, ProductSource } from '@shixuan/api';
import { formatNumber } from '@shixuan/api/format-value';
import { diagonalOfFormatName } from '@shixuan/optics/physics';
import { missingFigures } from './computed-figures';

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

interface Derived {
  key: string;
  value: AttributeValue;
  how: string;
}

/**
 * The figures of a product completed by those that follow from them (see `computedFigures`), and by those that lists show or
 * filter by: of a lens `coverageMm` and `minPixelUm`, of a light `size`, of an area camera `sensorDiagonalMm` by the name of
 * its format. Stated figures stay as they are.
 */
export function withDerivedAttributes(categoryCode: string, stated: StatedFigures): StatedFigures {
  const computed = completed(stated, missingFigures(categoryCode, stated.attrs));
  const { attrs } = computed;
  const derived = LENSES.has(categoryCode) ? ofLens(attrs) : (others[categoryCode]?.(attrs) ?? []);
  return completed(
    computed,
    derived.filter(({ key }) => attrs[key] === undefined),
  );
}

function completed({ attrs, source }: StatedFigures, added: readonly Derived[]): StatedFigures {
  if (added.length === 0) return { attrs, source };
  const known = new Set(added.map(({ key }) => key));
  return {
    attrs: { ...attrs, ...Object.fromEntries(added.map(({ key, value }) => [key, value])) },
    source: {
      ...source,
      // What a record says about a figure that it does not give is not how this one came about.
      derived: [...source.derived.filter(({ key }) => !known.has(key)), ...added.map(({ key, how }) => ({ key, how }))],
    },
  };
}

/**
 * `size` in mm: `⌀112 × 62` of a round light, `300 × 20 × 15` of any other, as far as known; where the housing is not
 * stated, the luminous area.
 */
function ofLight(attrs: Attributes): Derived[] {
  const printed = (...keys: string[]) => {
    const figures: string[] = [];
    for (const key of keys) {
      const value = number(attrs, key);
      // The size ends here: the next figure would read as this one.
      if (value === undefined) break;
      figures.push(formatNumber(value, 1));
    }
    return figures.join(' × ');
  };
  const diameter = number(attrs, 'outerDiameterMm');
  const sizes =
    diameter !== undefined
      ? [`⌀${printed('outerDiameterMm', 'heightMm')}`, '外径与高']
      : number(attrs, 'lengthMm') !== undefined
        ? [printed('lengthMm', 'widthMm', 'heightMm'), '外形长、宽、高']
        : number(attrs, 'emittingLengthMm') !== undefined
          ? [`发光面 ${printed('emittingLengthMm', 'emittingWidthMm')}`, '外形未标注，取发光面']
          : null;
  if (!sizes) return [];
  const [size = '', how = ''] = sizes;
  return [{ key: 'size', value: `${size} mm`, how }];
}

/** `sensorDiagonalMm` where only the name of the format is stated: what the list of cameras for a lens filters by. */
function ofAreaCamera({ sensorFormat }: Attributes): Derived[] {
  const format = typeof sensorFormat === 'string' ? diagonalOfFormatName(sensorFormat) : null;
  if (!format) return [];
  return [
    {
      key: 'sensorDiagonalMm',
      value: Number(format.diagonalMm.toFixed(2)),
      how: '靶面规格的名义对角线，实际尺寸未标注',
    },
  ];
}

const others: Readonly<Record<string, (attrs: Attributes) => Derived[]>> = {
  light: ofLight,
  'area-camera': ofAreaCamera,
};

/**
 * `coverageMm`, the diagonal in mm that the image covers (the image circle, else the diagonal of the largest format's name),
 * and `minPixelUm`, the smallest pixel in µm that a lens resolves (500 ÷ line pairs per mm where only these are stated).
 */
function ofLens(attrs: Attributes): Derived[] {
  const derived: Derived[] = [];
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
  return derived;
}
