import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { settable } from '../../../data-sheet/paper';

const maths = fontkit.create(readFileSync(join(import.meta.dirname, '../../../../../fonts/latinmodern-math.otf')));
const inMaths = (sign: string) =>
  'hasGlyphForCodePoint' in maths && maths.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** A text as the fonts can set it: what the font of texts lacks, that of formulas may have. A figure and its unit stay on one line. */
export const lineText = (text: string): string =>
  [...text.replaceAll(/\s+/g, ' ')]
    .map(sign => {
      const set = settable(sign);
      return set === '〓' && inMaths(sign) ? sign : set;
    })
    .join('')
    .replaceAll(/(?<=\d) (?=[a-zA-Zµμ°%Ω])/g, '\u00a0');
