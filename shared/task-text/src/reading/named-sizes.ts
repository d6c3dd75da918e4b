import { componentHeight, components, drawnLines, type FieldWord, lineWidth } from '../lexicon/field-words';
import type { Token } from '../tokens/tokens';

/** What is named at the end of what stands before a figure, and whose size the word behind the figure then is. */
const ofNamed: readonly { slot: FieldWord['slot']; named: RegExp; word: FieldWord }[] = [
  // 刻线 0.1 mm 宽: no size of the part.
  { slot: 'width', named: new RegExp(`(?:${drawnLines})(?:的|约|为|有|是)?\\s*$`), word: lineWidth },
  // 元件 5 mm 高: no side of the field of view.
  {
    slot: 'height',
    named: new RegExp(`(?:${components})(?:的|最|大?约|为|有|是|都| is| are)*\\s*$`, 'i'),
    word: componentHeight,
  },
];

/** The size behind a figure is that of what is named before the figure, and none of the part: 刻线 0.1 mm 宽, 元件 5 mm 高. */
export function withNamedSizes(text: string, tokens: readonly Token[]): Token[] {
  let said: Token | undefined;
  return tokens.map((token): Token => {
    const figure = said;
    if (token.kind !== 'filler') said = token;
    if (token.kind !== 'field' || token.word.mode || figure?.kind !== 'amount') return token;
    const typed = text.slice(0, figure.start);
    const found = ofNamed.find(({ slot, named }) => slot === token.word.slot && named.test(typed));
    return found ? { ...token, word: found.word } : token;
  });
}
