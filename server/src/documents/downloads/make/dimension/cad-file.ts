import type { IndexProduct } from '../../../../domain/catalogue/index/index-input';
import type { CadDrawing } from './cad-drawing';
import { envelope } from './envelope';
import { writeDimensionSvg } from './write-dimension-svg';
import { writeDxf } from './write-dxf';

/** Formats of the envelope of one product, by the ending of the file. */
export const cadFormats = {
  dxf: { type: 'image/vnd.dxf', write: (drawing: CadDrawing) => writeDxf(drawing) },
  svg: { type: 'image/svg+xml', write: (drawing: CadDrawing) => writeDimensionSvg(drawing) },
} as const;

export type CadFormat = keyof typeof cadFormats;

export const isCadFormat = (text: string): text is CadFormat => Object.hasOwn(cadFormats, text);

/** The envelope of a product for CAD programs; undefined where its dimensions do not determine it. */
export function cadFile(
  categoryCode: string,
  { brand, model, attrs }: Pick<IndexProduct, 'brand' | 'model' | 'attrs'>,
  format: CadFormat,
): string | undefined {
  const drawing = envelope(categoryCode, attrs, `${brand.name} ${model}`);
  return drawing && cadFormats[format].write(drawing);
}
