import { roundSignificant } from '@shixuan/optics/formula';
import { formatNumber, unitAfter } from '@shixuan/units';
import { quantityText } from './printed-quantity';

const squeezed = (text: string) => text.replaceAll(/\s/gu, '');

/**
 * A figure of a check in the digits and the unit in which its sentence has it, so that a reader meets one figure in a row and not
 * 34.18 kHz beside 34 180 Hz; as everywhere in a report where the sentence does not have it.
 * @param limit figures are not rounded onto it or beyond, since the verdict would look wrong; null: none
 */
export function toldQuantity(value: number, unit: string, sentence: string, limit: number | null): string {
  return saidIn(value, unit, sentence, limit) ?? quantityText(value, unit);
}

/** The figure as the sentence has it, in the readable unit; null where it does not. */
export function saidIn(value: number, unit: string, sentence: string, limit: number | null): string | null {
  const usual = quantityText(value, unit);
  const said = squeezed(sentence);
  const told = (text: string) => {
    const [start, end] = [said.indexOf(text), said.indexOf(text) + text.length];
    return start >= 0 && !/[\d.]/.test(said[start - 1] ?? '') && !/[\d.]/.test(said[end] ?? '');
  };
  if (told(squeezed(usual))) return usual;
  // Sentences count pixels in words too.
  const units = unit === 'px' ? [unit, '个像元'] : [unit];
  const found = [4, 3, 2].find(digits => {
    const rounded = roundSignificant(value, digits);
    const isSameSide = limit === null || Math.sign(rounded - limit) === Math.sign(value - limit);
    return isSameSide && units.some(each => told(squeezed(formatNumber(rounded) + each)));
  });
  return found === undefined ? null : formatNumber(roundSignificant(value, found)) + unitAfter({ unit });
}
