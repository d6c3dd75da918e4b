import type { Token } from '../tokens/tokens';

const isHan = (character: string | undefined) => character !== undefined && /[\u4e00-\u9fff]/.test(character);

/** 齿轮泵: a single unknown character that goes on with a known noun is part of a word that is not known; two are a word: 相机拼接. */
export function withWholeWords(text: string, tokens: readonly Token[]): Token[] {
  const whole: Token[] = [];
  for (const token of tokens) {
    const last = whole.at(-1);
    const goesOn =
      token.kind === 'strange' && token.end === token.start + 1 && last?.kind === 'noun' && last.end === token.start;
    if (goesOn && isHan(text[token.start - 1]) && isHan(text[token.start]))
      whole.splice(-1, 1, { ...token, start: last.start });
    else whole.push(token);
  }
  return whole;
}
