import { expect, test } from 'vitest';
import { orderText } from './order-text';

const sure = (score: number) => ({ score, undecided: [] });
const open = (score: number) => ({ score, undecided: ['mount' as const] });

test.each([
  ['nothing', [], ''],
  ['falling scores', [sure(90.2), sure(90.4), sure(80)], '，按评分列出前 3'],
  ['what lacks data begins anew', [sure(64), open(68), open(60)], '，按评分列出前 3，缺数据的排在后面'],
  ['a second round', [sure(90), sure(80), sure(85)], '，列出 3 行：不同靶面与镜头轮流排列，评分不逐行递减'],
])('%s', (_, rows, text) => {
  expect(orderText(rows)).toBe(text);
});
