import { drawnLines, lineWidth } from './lexicon';
import type { Token } from './tokens';

/** A line is named at the end of what stands before a figure: 刻线 0.1 mm 宽. */
const LINE = new RegExp(`(?:${drawnLines})(?:的|约|为|有|是)?\\s*$`);

/** The width behind a figure is that of the line named before the figure, and no size of the part: 刻线 0.1 mm 宽. */
export function withLineWidths(text: string, tokens: readonly Token[]): Token[] {
  return tokens.map((token, at): Token => {
    const figure = tokens.slice(0, at).findLast(({ kind }) => kind !== 'filler');
    const isWidth = token.kind === 'field' && token.word.slot === 'width' && !token.word.mode;
    const isOfLine = isWidth && figure?.kind === 'amount' && LINE.test(text.slice(0, figure.start));
    return isOfLine ? { ...token, word: lineWidth } : token;
  });
}
