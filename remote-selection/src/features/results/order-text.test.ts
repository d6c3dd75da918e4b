import { expect, test } from 'vitest';
import { orderText } from './order-text';

const sure = (score: number, variants = 0) => ({ score, undecided: [], verdicts: {}, variants });
const open = (score: number) => ({ score, undecided: ['mount' as const], verdicts: {}, variants: 0 });
const shallow = (score: number) => ({ ...sure(score), verdicts: { 'depth-of-field': 'warn' as const } });

test.each([
  ['nothing', [], ''],
  ['falling scores', [sure(90.2), sure(90.4), sure(80)], '，按评分列出前 3 行'],
  ['what lacks data begins anew', [sure(64), open(68), open(60)], '，按评分列出前 3 行，缺数据的排在后面'],
  [
    'what is not deep enough begins anew',
    [sure(64), shallow(70), open(68)],
    '，按评分列出前 3 行，景深不足、缺数据的排在后面',
  ],
  ['a second round', [sure(90), sure(80), sure(85)], '，列出 3 行：不同靶面与镜头轮流排列，评分不逐行递减'],
])('%s', (_, rows, text) => {
  expect(orderText(rows, rows, 500)).toBe(text);
});

test('of the only one nothing is said, of all that there are no number', () => {
  expect(orderText([open(70)], [open(70)], 1)).toBe('');
  const two = [sure(80), sure(70)];
  expect(orderText(two, two, 2)).toBe('，按评分列出');
});

test('many that are folded into few rows are accounted for', () => {
  const all = [sure(80, 20), sure(70, 9), sure(60)];
  expect(orderText(all, all, 32)).toBe('，近似的并为 3 行，按评分列出');
  expect(orderText(all.slice(0, 2), all, 32)).toBe('，近似的并为 3 行，按评分列出前 2 行');
});
