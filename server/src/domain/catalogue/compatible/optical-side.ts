import type { AttributeDefinition, Attributes } from '@shixuan/api';
import { diagonalOfFormatName } from '@shixuan/optics/physics';

export interface Choice {
  /** `c`, `m58`, `2/3in` */
  code: string;
  /** `C 口` */
  label: string;
}

/** Figures of a camera that decide which lenses fit it. */
export interface CameraSide {
  mounts: Choice[];
  /** Diagonal of the sensor, or length of the line: what the image circle must cover, mm. */
  coverMm?: number;
  /** 靶面 or 感光线长 */
  coverName: string;
  format?: Choice;
  pixelUm?: number;
}

/** Figures of a lens that decide which cameras fit it. */
export interface LensSide {
  mounts: Choice[];
  imageCircleMm?: number;
  /** The image circle, else the diagonal of the format's name; see `withDerivedAttributes`. */
  coverageMm?: number;
  format?: Choice;
  /** The smallest pixel that the lens resolves, µm. */
  minPixelUm?: number;
  /** Line pairs per mm in the image, where no pixel is given. */
  resolutionLpMm?: number;
}

type Definitions = readonly Pick<AttributeDefinition, 'key' | 'options'>[];

const number = (attrs: Attributes, key: string) => {
  const value = attrs[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** The known choices of an attribute with their labels; a single choice is a list of one. */
function choices(attrs: Attributes, definitions: Definitions, key: string): Choice[] {
  const options = definitions.find(definition => definition.key === key)?.options ?? [];
  return [attrs[key] ?? []]
    .flat()
    .filter(code => typeof code === 'string')
    .map(code => ({ code, label: options.find(({ value }) => value === code)?.label ?? code }));
}

/** Figures that are read once for each record: a catalogue's records stay the same until it is replaced. */
function once<T>(read: (attrs: Attributes, definitions: Definitions) => T): typeof read {
  const known = new WeakMap<Attributes, { definitions: Definitions; side: T }>();
  return (attrs, definitions) => {
    const before = known.get(attrs);
    if (before?.definitions === definitions) return before.side;
    const side = read(attrs, definitions);
    known.set(attrs, { definitions, side });
    return side;
  };
}

/** An area camera by its sensor's diagonal (where none is stated, that of its format's name), a line camera by the length of its line. */
export const cameraSide = once((attrs: Attributes, definitions: Definitions): CameraSide => {
  const pixelUm = number(attrs, 'pixelSizeUm');
  const pixels = number(attrs, 'pixels');
  const [width, height] = [number(attrs, 'sensorWidthMm'), number(attrs, 'sensorHeightMm')];
  const line = number(attrs, 'lineLengthMm') ?? (pixels && pixelUm ? (pixels * pixelUm) / 1000 : undefined);
  const diagonal = number(attrs, 'sensorDiagonalMm') ?? (width && height ? Math.hypot(width, height) : undefined);
  const format = choices(attrs, definitions, 'sensorFormat')[0];
  const named = format && diagonalOfFormatName(format.code)?.diagonalMm;
  const isLine = definitions.some(({ key }) => key === 'lineRateKhz');
  return {
    mounts: choices(attrs, definitions, 'mount'),
    coverMm: isLine ? line : (diagonal ?? named),
    coverName: isLine ? '感光线长' : '靶面',
    format,
    pixelUm,
  };
});

export const lensSide = once(
  (attrs: Attributes, definitions: Definitions): LensSide => ({
    mounts: choices(attrs, definitions, 'mount'),
    imageCircleMm: number(attrs, 'imageCircleMm'),
    coverageMm: number(attrs, 'coverageMm'),
    format: choices(attrs, definitions, 'maxSensorFormat')[0],
    minPixelUm: number(attrs, 'minPixelUm'),
    resolutionLpMm: number(attrs, 'resolutionLpMm'),
  }),
);
