import { linkInterface } from '../../../physics/link/interfaces';
import type { Camera } from '../camera';
import { type Attributes, oneOf, positive, several, text } from './attributes';
import { type Incomplete, type Product, partOf } from './product';
import { sensorBand } from './sensor-band';

/** Area camera of a product; incomplete without pixels and pixel size. */
export function areaCamera(product: Product): Camera | Incomplete {
  const { attrs } = product;
  const pixelsH = positive(attrs, 'resolutionH');
  const pixelsV = positive(attrs, 'resolutionV');
  const pixelSizeUm = positive(attrs, 'pixelSizeUm') ?? pitchUm(positive(attrs, 'sensorWidthMm'), pixelsH);
  if (pixelsH === null || pixelsV === null || pixelSizeUm === null) {
    return missing({ 水平像素数: pixelsH, 垂直像素数: pixelsV, 像元尺寸: pixelSizeUm });
  }
  const maxRateHz = positive(attrs, 'frameRateFps');
  const sensor = { kind: 'area', pixelsH, pixelsV, pixelSizeUm } as const;
  return { ...partOf(product), ...sensor, maxRateHz, ...commonOf(attrs, sensor) };
}

/**
 * Line-scan camera of a product. Lines that are not stated count as one, because data sheets of single-line cameras omit them.
 */
export function lineCamera(product: Product): Camera | Incomplete {
  const { attrs } = product;
  const pixelsH = positive(attrs, 'pixels');
  const pixelSizeUm = positive(attrs, 'pixelSizeUm') ?? pitchUm(positive(attrs, 'lineLengthMm'), pixelsH);
  if (pixelsH === null || pixelSizeUm === null) return missing({ 线像素: pixelsH, 像元尺寸: pixelSizeUm });
  const lineRateKhz = positive(attrs, 'lineRateKhz');
  const maxRateHz = lineRateKhz === null ? null : lineRateKhz * 1000;
  const pixelsV = positive(attrs, 'lines') ?? 1;
  const sensor = { kind: 'line', pixelsH, pixelsV, pixelSizeUm } as const;
  return { ...partOf(product), ...sensor, maxRateHz, ...commonOf(attrs, sensor) };
}

function commonOf(attrs: Attributes, sensor: Pick<Camera, 'kind' | 'pixelsH' | 'pixelsV' | 'pixelSizeUm'>) {
  const colour = oneOf(attrs, 'monoColor', ['mono', 'color']);
  return {
    shutter: oneOf(attrs, 'shutter', ['global', 'rolling']),
    colour,
    bitDepth: positive(attrs, 'bitDepth'),
    maxSnrDb: positive(attrs, 'snrDb'),
    ...cameraLink(attrs),
    mounts: several(attrs, 'mount'),
    spectrum: sensorBand(attrs, { ...sensor, colour }),
    sizeMm: sizeOf(attrs),
    powerW: positive(attrs, 'powerW'),
  };
}

function sizeOf(attrs: Attributes): Camera['sizeMm'] {
  const [width, height] = [positive(attrs, 'widthMm'), positive(attrs, 'heightMm')];
  return width === null || height === null ? null : { width, height, length: positive(attrs, 'lengthMm') };
}

const pitchUm = (lengthMm: number | null, pixels: number | null) =>
  lengthMm === null || pixels === null ? null : Number(((lengthMm / pixels) * 1000).toFixed(4));

const missing = (figures: Readonly<Record<string, number | null>>): Incomplete => ({
  missing: Object.keys(figures).filter(label => figures[label] === null),
});

export interface CameraLink {
  link: string | null;
  linkLanes: number | null;
}

/**
 * Link and lanes of a camera. The code `cxp` has no lane speed; it is read from the maker's text where that is definite
 * (`CXP-12 x2`). A range of speeds or a choice of lanes is not.
 */
function cameraLink(attrs: Attributes): CameraLink {
  const link = text(attrs, 'interface');
  const detail = text(attrs, 'interfaceDetail') ?? '';
  if (link === null) return { link, linkLanes: null };
  const [, speed, lanes] = /\bCXP-(\d+)\s*[x×]\s*(\d)\b/iu.exec(detail) ?? [];
  if (speed !== undefined && link.startsWith('cxp')) {
    const stated = `cxp-${speed}`;
    return { link: linkInterface(stated) ? stated : link, linkLanes: Number(lanes) };
  }
  const [, stated] = /^MIPI CSI-2 (\d) lanes?$/iu.exec(detail) ?? [];
  return { link, linkLanes: stated === undefined ? null : Number(stated) };
}
