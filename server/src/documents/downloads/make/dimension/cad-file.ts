import { writeStep } from '@shixuan/optics/step';
import type { IndexProduct } from '../../../../domain/catalogue/index/index-input';
import type { CadDrawing } from './cad-drawing';
import { envelope } from './envelope';
import { solidOf } from './solid';
import { writeDimensionSvg } from './write-dimension-svg';
import { writeDxf } from './write-dxf';

type Sized = Pick<IndexProduct, 'brand' | 'model' | 'attrs'>;
type Write = (categoryCode: string, product: Sized) => string | undefined;

const titleOf = ({ brand, model }: Sized) => `${brand.name} ${model}`;

const drawn =
  (write: (drawing: CadDrawing) => string): Write =>
  (categoryCode, product) => {
    const drawing = envelope(categoryCode, product.attrs, titleOf(product));
    return drawing && write(drawing);
  };

/** Formats of the envelope of one product, by the ending of the file. */
export const cadFormats = {
  dxf: { type: 'image/vnd.dxf', write: drawn(writeDxf) },
  svg: { type: 'image/svg+xml', write: drawn(writeDimensionSvg) },
  step: {
    type: 'model/step',
    write: (categoryCode, product) => {
      const solid = solidOf(categoryCode, product.attrs);
      return solid && writeStep(solid, titleOf(product));
    },
  },
} as const satisfies Record<string, { type: string; write: Write }>;

export type CadFormat = keyof typeof cadFormats;

export const isCadFormat = (text: string): text is CadFormat => Object.hasOwn(cadFormats, text);

/** The envelope of a product for CAD programs; undefined where its dimensions do not determine it. */
export const cadFile = (categoryCode: string, product: Sized, format: CadFormat): string | undefined =>
  cadFormats[format].write(categoryCode, product);
