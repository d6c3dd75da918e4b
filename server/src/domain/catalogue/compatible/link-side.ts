import type { Attributes } from '@shixuan/api';

/** Cameras of these kinds are connected to a host by a grabber; all others bring a network or USB port. */
const families: readonly { code: RegExp; name: string }[] = [
  { code: /^cxp(-\d+)?$/, name: 'CoaXPress' },
  { code: /^camera-link$/, name: 'Camera Link' },
  { code: /^clhs$/, name: 'Camera Link HS' },
];

/** The kind of link that needs a grabber, or undefined for an interface that needs none. */
export const linkFamily = (code: unknown): string | undefined =>
  typeof code === 'string' ? families.find(family => family.code.test(code))?.name : undefined;

/** Figures of a camera or a grabber that decide whether they can be connected. */
export interface LinkSide {
  /** CoaXPress, Camera Link … ; undefined: needs no grabber, or is not known. */
  family?: string;
  /** CoaXPress: 6 for CXP-6. */
  cxp?: number;
  /** What the camera sends at its full rate with 8 bit per pixel, or what the grabber takes, MB/s. */
  rateMBs?: number;
  channels?: number;
}

const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);

/** `cxp-12`, `CoaXPress (up to CXP-6 x4)`: the speed of one link. */
const cxpOf = (...texts: unknown[]) =>
  texts.flatMap(text => (typeof text === 'string' ? (/cxp-(\d+)/i.exec(text)?.[1] ?? []) : [])).map(Number)[0];

/** Bytes per second at 8 bit: the least a camera sends, whatever pixel format is chosen. */
function leastRate(attrs: Attributes): number | undefined {
  const lines = number(attrs.lineRateKhz);
  const [pixels, wide, high] = [attrs.pixels, attrs.resolutionH, attrs.resolutionV].map(number);
  if (lines && pixels) return (pixels * lines) / 1000;
  const fps = number(attrs.frameRateFps);
  return wide && high && fps ? (wide * high * fps) / 1e6 : undefined;
}

export const cameraLink = (attrs: Attributes): LinkSide => ({
  family: linkFamily(attrs.interface),
  cxp: cxpOf(attrs.interface, attrs.interfaceDetail),
  rateMBs: leastRate(attrs),
});

export const grabberLink = (attrs: Attributes): LinkSide => ({
  family: linkFamily(attrs.interface),
  cxp: cxpOf(attrs.linkSpeed, attrs.interface),
  rateMBs: number(attrs.bandwidthMBs),
  channels: number(attrs.channels),
});
