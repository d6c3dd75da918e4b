import { mathsHas } from '../../../typeset/fonts';
import { settable } from '../../../typeset/settable';

/** A text as the fonts can set it: what the font of texts lacks, that of formulas may have. A figure and its unit stay on one line. */
export const lineText = (text: string): string =>
  [...text.replaceAll(/\s+/g, ' ')]
    .map(sign => {
      const set = settable(sign);
      return set === '〓' && mathsHas(sign) ? sign : set;
    })
    .join('')
    .replaceAll(/(?<=\d) (?=[a-zA-Zµμ°%Ω])/g, '\u00a0');
