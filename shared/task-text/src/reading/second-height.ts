import type { Token } from '../tokens/tokens';

const takesHeight = (slot: string) => ['wd', 'standOff', 'heightVariation', 'height'].includes(slot);

/** 装在 500 mm 高, 台阶 0.2 mm 高: the word behind a figure that has its word already says the same again. */
export function withoutSecondHeight(tokens: readonly Token[]): Token[] {
  const said = tokens.filter(({ kind }) => kind !== 'filler');
  return tokens.map(token => {
    if (token.kind !== 'field' || token.word.slot !== 'height') return token;
    const place = said.indexOf(token);
    const [word, amount] = place < 2 ? [] : said.slice(place - 2, place);
    const isAgain = word?.kind === 'field' && takesHeight(word.word.slot) && amount?.kind === 'amount';
    const isOfNext = said[place + 1]?.kind === 'amount';
    return isAgain && !isOfNext ? { kind: 'filler', start: token.start, end: token.end } : token;
  });
}
