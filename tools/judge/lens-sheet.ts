import { type Attrs, diagonalOf, figure, pitchUm, sensorMm, span, word, words } from './data-sheets';
import type { Faults } from './fault';

/** Clear opening behind a mount bounds the circle of a lens that states none, mm. */
const openings: Readonly<Record<string, number>> = { s: 11, c: 23, cs: 23, f: 46, m42: 46, m58: 82, m72: 108 };
/** No rectilinear lens of the trade sees more than this full angle. */
const widestDeg = 112;

/** Circle that a lens lights: stated, or the largest that is possible at all. */
export function circleOf(lens: Attrs): { mm: number; stated: boolean } {
  const printed = figure(lens, 'imageCircleMm');
  if (printed !== null) return { mm: printed, stated: true };
  const round = figure(lens, 'objectFovDiameterMm') ?? figure(lens, 'objectFovMm');
  const m = figure(lens, 'magnification');
  if (round !== null && m !== null) return { mm: round * m, stated: true };
  const named = diagonalOf(word(lens, 'maxSensorFormat'));
  if (named !== null) return { mm: named, stated: true };
  const f = figure(lens, 'focalLengthMm');
  const byAngle =
    f === null ? Number.POSITIVE_INFINITY : 2 * f * Math.tan((widestDeg / 2 / 180) * Math.PI) * (1 + (m ?? 0));
  const byMount = Math.max(...words(lens, 'mount').map(mount => openings[mount] ?? Number.POSITIVE_INFINITY));
  return { mm: Math.min(byAngle, byMount > 0 ? byMount : Number.POSITIVE_INFINITY), stated: false };
}

/**
 * Whether a lens works at its printed distance only. One of a focal length with a range of magnifications is set for each of them, and
 * moves away as it falls.
 */
export const isOfOneDistance = (lens: Attrs): boolean =>
  figure(lens, 'focalLengthMm') === null ||
  (figure(lens, 'magnification') !== null && span(lens, 'magnificationRange') === null);

/** Pixel that a lens is made for, µm: by line pairs, a stated pixel, or megapixels over the circle; null: no rating. */
export function ratedPixelUm(lens: Attrs): number | null {
  const linePairs = figure(lens, 'resolutionLpMm');
  if (linePairs !== null) return 500 / linePairs;
  const pixel = figure(lens, 'minPixelUm');
  if (pixel !== null && pixel <= 10) return pixel;
  const megapixels = figure(lens, 'megapixels');
  if (megapixels === null || megapixels === figure(lens, 'focalLengthMm')) return null;
  const circle = diagonalOf(word(lens, 'maxSensorFormat')) ?? figure(lens, 'imageCircleMm');
  // The largest rectangle of 4 : 3 in the circle.
  return circle === null ? null : Math.sqrt((0.48 * circle ** 2) / megapixels);
}

/** From flange to image, mm. */
const flanges: Readonly<Record<string, number>> = { c: 17.526, cs: 12.526, f: 46.5 };
/** Thread pitch, mm, of mounts whose name says only the diameter. */
const pitches: Readonly<Record<string, number>> = { m42: 1, m58: 0.75, m72: 1, m90: 1, m95: 1 };

const threadOf = (mount: string) => {
  const [, diameter, pitch] = /^(m\d+)(?:x([\d.]+))?/.exec(mount) ?? [];
  return diameter === undefined
    ? null
    : { diameter, pitch: pitch === undefined ? (pitches[diameter] ?? null) : Number(pitch) };
};

/** The image of a lens lies behind its flange; an adapter can only add length, and threads of another pitch do not screw in. */
export function mountsMeet(camera: Attrs, lens: Attrs, faults: Faults): void {
  const [bodies, barrels] = [words(camera, 'mount'), words(lens, 'mount')];
  if (bodies.length === 0 || barrels.length === 0) {
    faults.open('mount', 'mount not stated');
    const [across, along] = sensorMm(camera);
    const most = Math.max(0, ...bodies.map(each => openings[each] ?? Number.POSITIVE_INFINITY));
    if (bodies.length > 0 && pitchUm(camera) > 0)
      faults.must(Math.hypot(across, along) <= most, 'mount', 'sensor larger than its mount');
    return;
  }
  const fits = bodies.flatMap(body => barrels.map(barrel => meets(body, barrel)));
  if (fits.includes(true)) return;
  if (fits.includes(null)) faults.open('mount', `${barrels.join('|')} on ${bodies.join('|')}`);
  else faults.must(false, 'mount', `${barrels.join('|')} on ${bodies.join('|')}`);
}

/** Null: not known. */
function meets(body: string, barrel: string): boolean | null {
  if (body === barrel) return true;
  const [has, needs] = [flanges[barrel], flanges[body]];
  if (has !== undefined && needs !== undefined) return has >= needs + 1;
  const [a, b] = [threadOf(body), threadOf(barrel)];
  if (a && b && a.diameter === b.diameter) return a.pitch === null || b.pitch === null ? null : a.pitch === b.pitch;
  return null;
}
