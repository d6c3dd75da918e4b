import type { Amount } from '../figures/amount';
import type { FieldWord } from '../lexicon/field-words';
import type { Question, Span } from '../model/readings';
import { sentence } from '../model/sentence';
import { sidesOfScreen } from '../reading/screen-sizes';

/** Units that a figure could have been written with, by what it is of. */
export const unitsOf = (slot: FieldWord['slot'] | null): readonly string[] =>
  slot === 'speed'
    ? ['mm/s', 'm/min', 'm/s']
    : slot === 'profileRateHz'
      ? ['Hz', 'kHz']
      : slot === 'rate'
        ? ['件/s', '件/分', 's']
        : slot === 'exposureUs'
          ? ['µs', 'ms']
          : slot === 'wavelengthNm' || slot === 'excitationNm'
            ? ['nm']
            : ['µm', 'mm'];

/** The readings of figures with signs in them: `1,200` is 1200, 1.200, or two figures. */
const withoutMarks = (typed: string): string[] =>
  [
    typed.replaceAll(/(\d)[, ](?=\d{3}(?!\d))/g, '$1'),
    typed.replaceAll(/(\d)\.(?=\d{3},)/g, '$1').replaceAll(/(\d)[,，;；](?=\d)/g, '$1.'),
    typed.replaceAll(/(\d)[,，;； ](?=\d)/g, '$1， '),
  ].filter(each => !/\d[,，;； ]\d|\.\d+\.\d/.test(each));

/** `20 ±10 µm` with the unit of the size: mm, or that of the deviation. */
function withUnitOfSize(typed: string): Question['choices'] {
  const [, size = '', deviation = '', unit = ''] =
    /^(.*?\d)(\s*(?:±|\+\s*\/\s*-|\+-|正负)\s*[\d.]+)\s*(\D+)$/s.exec(typed) ?? [];
  return ['mm', unit].flatMap(each => (size ? [{ label: each, text: `${size} ${each}${deviation} ${unit}` }] : []));
}

/** An amount that cannot be taken as it is written, with what it could be written as. */
export function askedProblem(text: string, spans: Span[], amount: Amount, slot: FieldWord['slot'] | null): Question {
  const { problem = '', unclear, end: figureEnd } = amount;
  const [start, end] = [spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0];
  const written =
    unclear === 'marks'
      ? withoutMarks(text.slice(start, end)).map(each => ({ label: each.trim(), text: each }))
      : unclear === 'unit'
        ? unitsOf(slot).map(unit => ({
            label: unit,
            text: `${text.slice(start, figureEnd)} ${unit}${text.slice(figureEnd, end)}`,
          }))
        : unclear === 'size'
          ? withUnitOfSize(text.slice(start, end))
          : unclear === 'diagonal'
            ? sidesOfScreen(amount).map(sides => ({
                label: sides,
                text: `${text.slice(start, amount.start)}${sides}${text.slice(figureEnd, end)}`,
              }))
            : [];
  return { spans, why: sentence(text, spans, problem), choices: written };
}
