import { keepUnits } from '@shixuan/units';
import { textHas } from './fonts';

/** Raised and lowered figures that the font lacks, on the line: `10⁻⁶` as `10^-6`, `J₁` as `J1`. */
const plainIndices = (text: string): string =>
  text
    .replaceAll(/[⁰¹²³⁴-⁹⁻]+/g, raised => ([...raised].every(textHas) ? raised : `^${plain(raised)}`))
    .replaceAll(/[₀-₉]/g, lowered => (textHas(lowered) ? lowered : plain(lowered)));
const plain = (index: string) => index.normalize('NFKC').replaceAll('\u2212', '-');

/**
 * Text as the font can set it: ⌀ as the letter that is printed for it, spaces within a quantity as no-break ones, any other
 * as a plain one; what it lacks is 〓, the printer's sign for a missing character.
 */
export const settable = (text: string): string =>
  [
    ...keepUnits(
      plainIndices(text)
        .replaceAll('⌀', 'Ø')
        // It keeps signs of a page together and has no width, so no space may take its place.
        .replaceAll('\u2060', '')
        .replaceAll(/(?<=\d)[\u00a0\u202f](?=\S)/g, '\u00a0')
        .replaceAll(/\p{C}+|(?![\u3000\u00a0])\p{Zs}/gu, ' '),
    ),
  ]
    .map(sign => (sign === '\u00a0' || textHas(sign) ? sign : '〓'))
    .join('');

/** Plain data as JSON, each text of it settable. */
export const settableJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? settable(value) : value));
