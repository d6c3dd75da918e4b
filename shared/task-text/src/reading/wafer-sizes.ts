import type { Amount } from '../figures/amount';
import type { Token } from '../tokens/tokens';

/** Diameters of wafers in mm by the inches that they are called by (SEMI M1): one of 12 inches has 300 mm, and not 304.8. */
const diameters = new Map([
  [2, 50.8],
  [3, 76.2],
  [4, 100],
  [5, 125],
  [6, 150],
  [8, 200],
  [12, 300],
  [18, 450],
]);
const nominal = new Set(diameters.values());

const WAFER = /^(?:晶圆|晶元|硅片|wafers?)$/i;
const IN_INCHES = /(?:[寸吋"″]|''|inch(?:es)?|in)\s*$/i;
const MM_PER_INCH = 25.4;

/** The diameter that a size beside a wafer says; undefined for other sizes: 划痕 20 µm 的晶圆. */
function diameterOf(text: string, { dimension, shape, figures, problem, start, end }: Amount): number | undefined {
  const [size = 0] = figures;
  if (dimension !== 'length' || shape !== 'single' || problem !== undefined) return undefined;
  if (!IN_INCHES.test(text.slice(start, end))) return nominal.has(size) ? size : undefined;
  const inches = size / MM_PER_INCH;
  return Math.abs(inches - Math.round(inches)) < 1e-6 ? diameters.get(Math.round(inches)) : undefined;
}

const isOther = (token: Token | undefined): boolean => token?.kind === 'field' && token.word.slot !== 'diameter';

/** A size that stands beside the name of a wafer is its diameter: 12寸晶圆, 晶圆 300 mm. */
export function withWaferSizes(text: string, tokens: readonly Token[]): Token[] {
  const isWafer = (token: Token | undefined) =>
    token?.kind === 'noun' && WAFER.test(text.slice(token.start, token.end));
  const told = tokens.filter(({ kind }) => kind !== 'filler');
  return tokens.map((token): Token => {
    if (token.kind !== 'amount') return token;
    const at = told.indexOf(token);
    const [before, behind] = [told[at - 1], told[at + 1]];
    // 工作距离 300 mm 晶圆; 晶圆 300 mm 工作距离, which nobody says in inches.
    const isOfOther = isOther(before) || (isOther(behind) && !IN_INCHES.test(text.slice(token.start, token.end)));
    const isOfWafer = (isWafer(before) || isWafer(behind)) && !isOfOther;
    const diameter = isOfWafer ? diameterOf(text, token) : undefined;
    return diameter === undefined ? token : { ...token, figures: [diameter], isDiameter: true };
  });
}
