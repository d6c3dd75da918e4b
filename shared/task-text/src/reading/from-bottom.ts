import type { Amount } from '../figures/amount';
import type { Question } from '../model/readings';
import { sentence } from '../model/sentence';
import type { FieldToken } from '../tokens/tokens';

/** 相机离筐底, 离地面, 距托盘: measured from what a pile lies on. */
const BELOW =
  /(?:底[部面板]?|地面?|托盘面?|栈板面?|桌面|台面|平台|floor|pallet|bottom|ground)\s*(?:约|大约|大概|about)?\s*$/i;

/** Whether the words before a figure say that it is measured from below the pile. */
export const isFromBottom = (words: string): boolean => BELOW.test(words);

/** Signs before and between the figures, by the shape of an amount; others are not turned into a distance. */
const shapes: Partial<Record<Amount['shape'], (figures: readonly number[]) => string>> = {
  single: ([only]) => `${only} mm`,
  about: ([only]) => `${only} mm`,
  least: ([least]) => `≥ ${least} mm`,
  most: ([most]) => `≤ ${most} mm`,
  range: ([from, to]) => `${from}～${to} mm`,
};

/**
 * A 3D area camera is mounted by its distance from the highest place of a pile. A distance from below is asked about: it is larger by
 * the height of the pile.
 * @param pileMm undefined where the line does not say it
 */
export function askedFromBottom(text: string, word: FieldToken, amount: Amount, pileMm: number | undefined): Question {
  const spans = [word, amount].map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
  const asTyped = { label: '就是到最高处的距离', text: `安装距离 ${text.slice(amount.start, amount.end)}` };
  const less = amount.figures.map(each => Number((each - (pileMm ?? 0)).toPrecision(12)));
  const write = shapes[amount.shape];
  const canTurn = pileMm !== undefined && write !== undefined && less.every(each => each > 0);
  const turned = canTurn ? [{ label: `减去堆高 ${pileMm} mm`, text: `安装距离 ${write(less)}` }] : [];
  const more = pileMm === undefined ? '写出堆高即可换算' : '须减去堆高';
  return {
    spans,
    why: sentence(text, spans, `安装距离量到料的最高处，这里从底面量起，${more}`),
    choices: [...turned, asTyped],
  };
}
