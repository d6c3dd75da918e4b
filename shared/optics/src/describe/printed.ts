import { shown } from '../checks/shown';

/** A figure of a task as it was given, without the rounding noise of its conversion. */
export const printed = (value: number): string => String(Number(value.toPrecision(12)));

/** Figures with more digits than this are the result of a division, not what somebody wrote. */
const mostDigitsWritten = 6;

/** A rate as it was given; one that was computed from a cycle time or a number per minute (0.1666667) with four digits. */
export const printedRate = (hz: number): string =>
  Number(hz.toPrecision(mostDigitsWritten)) === Number(hz.toPrecision(12)) ? printed(hz) : shown(hz);

/** `900～1600`, `≥ 900`, `≤ 1600`; one figure where both ends are the same. */
export function boundsText(min: number | null, max: number | null): string {
  if (min === null) return `≤ ${printed(max ?? 0)}`;
  if (max === null) return `≥ ${printed(min)}`;
  return min === max ? printed(min) : `${printed(min)}～${printed(max)}`;
}

/** `900～1600 mm`, `≤ 1600 mm`; null where neither end is given. */
export const range = ({ minMm, maxMm }: { minMm: number | null; maxMm: number | null }): string | null =>
  minMm === null && maxMm === null ? null : `${boundsText(minMm, maxMm)} mm`;
