import { roundSignificant } from '../formula/numbers';

/** From this value on, digits are grouped by threes with a thin space (ISO 80000-1). */
const LARGE = 10_000;
const grouped = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, '\u202f');

/** A figure in a sentence: 4 significant digits without an exponent, formatted as everywhere on the site. */
export const shown = (value: number, digits = 4): string => {
  const rounded = roundSignificant(value, digits);
  if (rounded < 0) return `−${shown(-rounded, digits)}`;
  if (rounded >= LARGE) return grouped(rounded);
  return rounded >= 1e-6 || rounded === 0 ? String(rounded) : rounded.toFixed(9);
};

/** A length with its unit: in µm below a tenth of a millimetre. */
export const shownLength = (mm: number, digits = 4): string =>
  Math.abs(mm) < 0.1 && mm !== 0 ? `${shown(mm * 1000, digits)} µm` : `${shown(mm, digits)} mm`;

/** A time with its unit: in ms from 1000 µs on, in s from 1 s on. */
export function shownTime(us: number, digits = 4): string {
  if (us >= 1e6) return `${shown(us / 1e6, digits)} s`;
  return us >= 1000 ? `${shown(us / 1000, digits)} ms` : `${shown(us, digits)} µs`;
}

/** What a check says of a band that it has shown. */
export const overBand = (holds: 'whole' | 'nominal' | 'none'): string =>
  ({ whole: '，整个区间都满足', nominal: '，只有标称值满足', none: '' })[holds];
