/** Numbers as they stand in the text of a field: 280~320, ≥ 0.05. */
const NUMBER = /\d+(?:\.\d+)?/g;

/** A number, a range or a bound in figures alone: the rest of 300±20, of 30 cm or of 三百 would be misread. */
const PLAIN = /^[\d.\s~～≤≥<>=–-]*$/;

/** How many numbers of a text can be stepped. */
export const numbersIn = (text: string): number => (PLAIN.test(text) ? (text.match(NUMBER) ?? []).length : 0);

/**
 * The text with one of its numbers a step larger or smaller: to the next multiple of its second digit (283 to 290, 0.1 to 0.11). Of two
 * that would stand in the wrong order both become the same.
 * @param which of the numbers, counted from 0
 */
export function stepped(text: string, which: number, by: 1 | -1): string {
  const wanted = [...text.matchAll(NUMBER)][which]?.[0];
  if (wanted === undefined) return text;
  const next = nextStep(Number(wanted), by);
  const isCrossed = (value: number, at: number) => (at < which ? value > next : value < next);
  let at = -1;
  return text.replace(NUMBER, number => {
    at += 1;
    return at === which || isCrossed(Number(number), at) ? String(next) : number;
  });
}

function nextStep(value: number, by: 1 | -1): number {
  if (value === 0) return by > 0 ? 1 : 0;
  // Down from a power of ten the step is that of the numbers below it: 100 to 99, and back.
  const digit = Math.floor(Math.log10(by > 0 ? value : value * (1 - 1e-9))) - 1;
  const step = 10 ** digit;
  const multiples = by > 0 ? Math.floor(value / step + 1e-6) + 1 : Math.ceil(value / step - 1e-6) - 1;
  return Number((multiples * step).toPrecision(6));
}
