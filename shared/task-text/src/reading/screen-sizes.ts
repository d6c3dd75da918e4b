import type { Amount } from '../figures/amount';
import { foldText } from '../text/fold';
import type { Token } from '../tokens/tokens';

/** What is called by the inches of its diagonal. */
const SCREEN = /屏|显示器|液晶|面板|电视|(?<![a-z])(?:lcd|oled|tft|displays?|screens?|monitors?)(?![a-z])/;
const IN_INCHES = /(?:[寸吋"″]|''|inch(?:es)?)\s*$/i;
/** Shapes of screens, width to height. */
const shapes = [
  [16, 9],
  [16, 10],
] as const;

/** Both sides of a screen of such a diagonal, in the shapes that screens have. */
export const sidesOfScreen = ({ figures: [diagonal = 0] }: Amount): string[] =>
  shapes.map(shape => {
    const [width, height] = shape.map(side => Math.round((diagonal * side) / Math.hypot(...shape)));
    return `${width} × ${height} mm`;
  });

/** 屏 15.6 寸: the diagonal of a screen is no side of the field of view, nor the size of what is looked for on it. */
export function withScreenSizes(text: string, tokens: readonly Token[]): Token[] {
  if (!SCREEN.test(foldText(text))) return [...tokens];
  const said = tokens.filter(({ kind }) => kind !== 'filler');
  return tokens.map((token): Token => {
    if (token.kind !== 'amount' || token.shape !== 'single' || token.problem !== undefined) return token;
    if (!IN_INCHES.test(text.slice(token.start, token.end))) return token;
    const before = said[said.indexOf(token) - 1];
    // 工作距离 12 inch
    if (before?.kind === 'field' && before.word.slot !== 'field' && before.word.slot !== 'feature') return token;
    return { ...token, problem: '屏的寸数是对角线，请写宽与高', unclear: 'diagonal' };
  });
}
