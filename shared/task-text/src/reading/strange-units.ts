import { unitAt } from '../figures/units';
import { foldText } from '../text/fold';
import type { Token } from '../tokens/tokens';

/** What may stand between a figure and its unit. */
const isBetween = (text: string, { kind, start, end }: Token) =>
  kind === 'filler' && /^[^\p{L}\d]+$/u.test(text.slice(start, end));

/** Units of what no task has: turns, temperature, weight, days. */
const OTHER_UNIT =
  /^(?:rpm|转|℃|°c?|度|kg|公斤|千克|吨|克|伏|瓦|kw|mpa|bar|lu?x|db|[gm]b|天|年|月|周|班|岁|人)(?![a-z])/i;

/** 3 个孔: so many, not so long. */
const COUNTED = /^[个只根颗粒枚块支处台套组排种对把]/;

/** Whether a word is a unit as a whole, and not that of mm: 条烟 begins with one. */
function isOtherUnit(word: string): boolean {
  const unit = unitAt(foldText(word), 0);
  return unit !== null && unit.end === word.length && unit.factor !== 1;
}

/** 线径 0.2 漆瘤 20 µm: behind a figure that has its word the next thing is named, with a figure of its own. */
function isNextName(text: string, said: readonly Token[], figure: Token, word: Token): boolean {
  const [at, end] = [said.indexOf(figure), said.indexOf(word)];
  const isName = /^[\u4e00-\u9fff]{2,}$/.test(text.slice(word.start, word.end));
  return isName && said[at - 1]?.kind === 'field' && ['amount', 'field'].includes(said[end + 1]?.kind ?? '');
}

/**
 * A figure without a unit that an unknown word follows, or another unit than mm precedes (`缺陷 (µm): 10`): the word may be its
 * unit, so the figure is not taken for one in mm.
 */
export function withStrangeUnits(text: string, tokens: readonly Token[]): Token[] {
  const isStrange = (token: Token | undefined): token is Token => token?.kind === 'strange';
  const said = tokens.filter(token => !isBetween(text, token));
  return tokens.map(token => {
    if (token.kind !== 'amount' || token.dimension !== 'bare' || token.problem) return token;
    const at = said.indexOf(token);
    const [before, after] = [said[at - 1], said[at + 1]];
    const isUnit = isStrange(before) && isOtherUnit(text.slice(before.start, before.end));
    const word = isStrange(after) ? after : isUnit ? before : null;
    if (!word || (word === after && isNextName(text, said, token, word))) return token;
    const unit = text.slice(word.start, word.end);
    if (/^[百千万亿]/.test(unit)) return { ...token, problem: '没有写是什么的数' };
    if (OTHER_UNIT.test(unit)) return { ...token, problem: '任务里没有这样的量' };
    if (COUNTED.test(unit))
      return { ...token, end: word.start + 1, problem: '数目不是任务的要求；产能请写成「60 件/分钟」' };
    return {
      ...token,
      problem: `没有写单位，也不认识「${unit.slice(0, 20)}」`,
      unclear: 'unit',
    };
  });
}
