/** English numerals from zero, each by its number. */
const NUMERALS = new Map<string, number>(
  [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ].map((word, number) => [word, number]),
);
for (const [at, word] of ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].entries())
  NUMERALS.set(word, 10 * (at + 2));

/** Units that are written out in English, by the sign that stands for each. */
const UNITS: readonly (readonly [said: RegExp, sign: string])[] = [
  [/^mega-?pixels?$/u, 'mp'],
  [/^milli-?met(?:er|re)s?$/u, 'mm'],
  [/^(?:microns?|micro-?met(?:er|re)s?)$/u, 'um'],
  [/^nano-?met(?:er|re)s?$/u, 'nm'],
  [/^centimet(?:er|re)s?$/u, 'cm'],
  [/^(?:inch|inches)$/u, '"'],
  [/^frames?(?: per second|\/s(?:ec(?:ond)?)?)$/u, 'fps'],
  [/^watts?$/u, '瓦'],
  [/^volts?$/u, '伏'],
  [/^grams?$/u, '克'],
  [/^degrees?$/u, '度'],
];
const UNIT =
  'mega-?pixels?|(?:milli|micro|nano|centi)-?met(?:er|re)s?|microns?|inch(?:es)?|' +
  'frames?(?: per second|/s(?:ec(?:ond)?)?)|watts?|volts?|grams?|degrees?';
/** Units without which a numeral is no figure: one camera. */
const SHORT_UNIT = 'mp|mm|cm|um|nm|k|fps|x|kg|khz|channels?|ch|ports?|lanes?|bits?|lines?';
const NUMERAL = [...NUMERALS.keys()].sort((a, b) => b.length - a.length).join('|');

/** five, twenty-five, one hundred and fifty, two point eight, where a unit follows. */
export const ENGLISH_NUMBER = new RegExp(
  `(?<![a-z\\d-])(?:${NUMERAL}|hundred)(?:[ -]+(?:${NUMERAL}|hundred|thousand|point|and))*(?=[ -]*(?:${UNIT}|${SHORT_UNIT})(?![a-z]))`,
  'gu',
);
/** A unit in words behind a figure. */
export const ENGLISH_UNIT = new RegExp(`(?<=\\d[ -]?)(?:${UNIT})(?![a-z])`, 'gu');

export const signOf = (said: string): string => UNITS.find(([pattern]) => pattern.test(said))?.[1] ?? said;

/** 25 for twenty-five, 2.8 for two point eight; the words themselves where they are no number: and, point. */
export function englishNumber(said: string): string {
  const words = said.split(/[ -]+/u).filter(word => word !== 'and');
  const point = words.indexOf('point');
  const [whole, decimals] = point < 0 ? [words, []] : [words.slice(0, point), words.slice(point + 1)];
  const digits = decimals.map(word => NUMERALS.get(word) ?? '').join('');
  if (whole.length === 0 || (point >= 0 && digits === '')) return said;
  return `${sumOf(whole)}${digits === '' ? '' : `.${digits}`}`;
}

function sumOf(words: readonly string[]): number {
  let sum = 0;
  let below = 0;
  for (const word of words) {
    if (word === 'hundred') below = Math.max(1, below) * 100;
    else if (word === 'thousand') {
      sum += Math.max(1, below) * 1000;
      below = 0;
    } else below += NUMERALS.get(word) ?? 0;
  }
  return sum + below;
}
