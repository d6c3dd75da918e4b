import type { Light } from '../light';
import { flag, positive, range, several, signed, text } from './attributes';
import { type Incomplete, type Product, partOf } from './product';

export function lightOf(product: Product): Light | Incomplete {
  const { attrs } = product;
  const shape = text(attrs, 'shape');
  if (shape === null) return { missing: ['光源形状'] };
  return {
    ...partOf(product),
    shape,
    colours: several(attrs, 'colours'),
    wavelengthNm: positive(attrs, 'wavelengthNm'),
    wavelengthRangeNm: range(attrs, 'wavelengthRangeNm'),
    angleDeg: signed(attrs, 'angleDeg'),
    emittingLengthMm: positive(attrs, 'emittingLengthMm'),
    emittingWidthMm: positive(attrs, 'emittingWidthMm'),
    outerDiameterMm: positive(attrs, 'outerDiameterMm'),
    innerDiameterMm: positive(attrs, 'innerDiameterMm'),
    lengthMm: positive(attrs, 'lengthMm'),
    widthMm: positive(attrs, 'widthMm'),
    powerW: positive(attrs, 'powerW'),
    strobe: flag(attrs, 'strobe'),
  };
}
