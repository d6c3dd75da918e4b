import type { Amount } from '../figures/amount';
import type { Token } from '../tokens/tokens';

/** Below it a figure without a unit may be a size of the part. */
const LEAST_NM = 200;

/** Whether an amount can only be of light, or is as large as wavelengths are. */
export const isWavelength = ({ dimension, isNm, figures: [nm = 0] }: Amount): boolean =>
  isNm || (dimension === 'bare' && nm >= LEAST_NM);

/** What light does rather than what it is called: such a word may stand behind its figure, as in 365 nm 激发 450 nm 成像. */
export const saysWhatLightDoes = (word: string): boolean =>
  /(?:激发|荧光|发射|接收)光?$|(?:excitation|emission|fluorescence)$/i.test(word);

/** Whether the value of a slot is a wavelength. */
export const isOfLight = (slot: string): boolean => slot === 'wavelengthNm' || slot === 'excitationNm';

/** 紫外 365，荧光 450: where a word says what is excited or detected, UV is the light that excites. */
export function withExcitation(tokens: readonly Token[]): Token[] {
  const isFluorescent = tokens.some(
    token =>
      token.kind === 'field' && (token.word.slot === 'excitationNm' || (token.word.soft && isOfLight(token.word.slot))),
  );
  return tokens.map(token =>
    isFluorescent && token.kind === 'field' && token.word.exciting
      ? { ...token, word: { ...token.word, slot: 'excitationNm' } }
      : token,
  );
}
