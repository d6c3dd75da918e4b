import type { Attrs } from './offer';

// What data sheets state, read as an engineer reads them.

/** µm; of a sensor of which only the width is printed, that over its pixels. */
export function pitchOf({ pixelSizeUm, sensorWidthMm, lineLengthMm, resolutionH, pixels }: Attrs): number {
  if (typeof pixelSizeUm === 'number') return pixelSizeUm;
  return (Number(sensorWidthMm ?? lineLengthMm) / Number(resolutionH ?? pixels)) * 1000;
}

/** Sides of the sensor, mm; of a line the length alone. */
export function sensorOf(camera: Attrs): readonly number[] {
  const pixels = camera.pixels === undefined ? [camera.resolutionH, camera.resolutionV] : [camera.pixels];
  return pixels.map(count => (Number(count) * pitchOf(camera)) / 1000);
}

/** Diagonals that names of formats stand for, mm. */
const formats: Readonly<Record<string, number>> = {
  '1/3in': 6,
  '1/2in': 8,
  '1/1.8in': 9,
  '1/1.7in': 9.36,
  '2/3in': 11,
  '1/1.2in': 13.33,
  '1in': 16,
  '1.1in': 17.6,
  '1.2in': 19.4,
  '4/3in': 21.64,
  '35mm': 43.27,
};

/** Circle that is lit: printed, or what is round in view times the magnification, or a name in its place. */
export function circleOf(lens: Attrs): { mm: number; named: boolean } | null {
  if (typeof lens.imageCircleMm === 'number') return { mm: lens.imageCircleMm, named: false };
  const round = lens.objectFovDiameterMm ?? lens.objectFovMm;
  if (typeof round === 'number' && typeof lens.magnification === 'number') {
    return { mm: round * lens.magnification, named: false };
  }
  const mm = typeof lens.maxSensorFormat === 'string' ? diagonalOf(lens.maxSensorFormat) : undefined;
  return mm === undefined ? null : { mm, named: true };
}

/** Of names that no table lists: 16 mm to the inch, 18 below half an inch. */
function diagonalOf(format: string): number | undefined {
  const [, over, under] = /^([\d.]+)(?:\/([\d.]+))?in$/.exec(format) ?? [];
  const inches = Number(over) / Number(under ?? 1);
  return formats[format] ?? (over === undefined ? undefined : inches * (inches < 0.5 ? 18 : 16));
}

/** From flange to image, mm; threads without a standard are not listed. */
const flanges: Readonly<Record<string, number>> = { c: 17.526, cs: 12.526, f: 46.5 };
export const flangeOf = (mount: string): number | undefined => flanges[mount];

/** Usable data rate, MB/s: below the line rate, because of the protocol overhead. */
const links: Readonly<Record<string, number>> = {
  usb2: 40,
  usb3: 360,
  gige: 115,
  '2.5gige': 280,
  '5gige': 560,
  '10gige': 1100,
  '25gige': 2800,
  '100gige': 11_000,
};

/** For links with several lanes, a sheet without the number of lanes states nothing. */
export function usableMBs({ interface: link, interfaceDetail: detail }: Attrs): number | null {
  const [, speed, lanes] = /CXP-(6|12)\s*[x×]\s*(\d)/i.exec(String(detail)) ?? [];
  if (speed !== undefined && String(link).startsWith('cxp')) return Number(lanes) * (speed === '12' ? 1200 : 600);
  return links[String(link)] ?? null;
}
