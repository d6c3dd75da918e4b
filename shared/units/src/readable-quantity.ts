/** Below this size a figure is a rounding error of the computation. */
const dust = 1e-9;

/**
 * Below this size a share is 0 to who reads it, %: no maker states a smaller one, and what is smaller is what the search for a setting
 * leaves of the limit that it stops at.
 */
const leastShare = 0.001;

/**
 * A computed figure in the unit in which it is read: µm below 0.1 mm, ms and s from 1000 µs on, kHz from 10 000 Hz on, A from 10 000 mA on,
 * times (倍) instead of thousands of percent. Rounding errors and shares below 0.001 % are 0. Not rounded.
 */
export function readableQuantity(value: number, unit: string): [value: number, unit: string] {
  const size = Math.abs(value);
  if (size < (unit === '%' ? leastShare : dust)) return [0, unit];
  if (unit === 'mm' && size < 0.1) return [value * 1000, 'µm'];
  if (unit === 'µs' && size >= 1e6) return [value / 1e6, 's'];
  if (unit === 'µs' && size >= 1000) return [value / 1000, 'ms'];
  if (unit === 'Hz' && size >= 10_000) return [value / 1000, 'kHz'];
  if (unit === 'mA' && size >= 10_000) return [value / 1000, 'A'];
  if (unit === '%' && size >= 1000) return [value / 100, '倍'];
  return [value, unit];
}
