import type { Term } from '../model/term';
import type { QuantityReader, ReadQuantity } from './quantity';

/** What a bound leaves once it is not wanted, as a sign. The bound itself goes where the words take it in: 16mm以上, unlike 超过16mm. */
const LEFT: readonly (readonly [said: RegExp, sign: string])[] = [
  [/不(?:能|得|可|要)?(?:超过|高于|大于)/u, '>'],
  [/不(?:能|得|可|要)?(?:低于|少于|小于)/u, '<'],
  [/>=|≥|[及或和含]?以上|至少|起$/u, '<'],
  [/<=|≤|[及或和含]?以下|以内|之内|至多|最多/u, '>'],
  [/>|[大高多快长]于|超过/u, '≤'],
  [/<|[小低少短轻]于/u, '≥'],
];

/** A verb before a figure is no part of it: 要16mm以上. */
const VERB = /^[要是用带含]/u;

/** A figure without the verb that a word of negation leaves to it: 不 + 要16mm以上. */
export const withoutVerb = (key: string): string => key.replace(VERB, '');

/** The figure that a bound leaves which is not wanted: of 不要16mm以上 what is less. Undefined where no bound was typed. */
export function turnedBound({ kind, key }: Term, quantities: QuantityReader): ReadQuantity | undefined {
  if (kind !== 'quantity') return undefined;
  const typed = withoutVerb(key);
  const [said, sign = ''] = LEFT.find(([pattern]) => pattern.test(typed)) ?? [];
  if (!said) return undefined;
  const figure = typed.replace(said, '').replace(/\d/u, digit => sign + digit);
  return wholeFigure(figure, quantities);
}

/** A figure that a text is from its first letter to its last. */
export function wholeFigure(text: string, quantities: QuantityReader): ReadQuantity | undefined {
  const read = quantities.read(text, 0, () => true, new Set());
  return read?.end === text.length ? read : undefined;
}
