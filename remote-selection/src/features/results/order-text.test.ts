import { expect, test } from 'vitest';
import { orderText } from './order-text';

const sure = (score: number, variants = 0) => ({ score, undecided: [], verdicts: {}, variants });
const open = (score: number) => ({ score, undecided: ['mount' as const], verdicts: {}, variants: 0 });
const shallow = (score: number) => ({ ...sure(score), verdicts: { 'depth-of-field': 'warn' as const } });

test.each([
  ['nothing', [], ''],
  ['falling scores', [sure(90.2), sure(90.4), sure(80)], '，列出最合适的 3 套'],
  ['what lacks data begins anew', [sure(64), open(68), open(60)], '，列出 3 套，其中资料不全的排在后面'],
  [
    'what is not deep enough begins anew',
    [sure(64), shallow(70), open(68)],
    '，列出 3 套，其中景深不足的、资料不全的排在后面',
  ],
  [
    'cameras with far too many pixels come after what lacks data',
    [sure(64), open(68), sure(50), open(40)],
    '，列出 4 套，其中资料不全的、像素远多于所需的排在后面',
  ],
  [
    'what lacks data comes first only before such cameras',
    [open(68), sure(50)],
    '，列出 2 套，其中像素远多于所需的排在后面',
  ],
  ['a second round', [sure(90), sure(80), sure(85)], '，列出最合适的 3 套，不同靶面与镜头轮流排列'],
])('%s', (_, rows, text) => {
  expect(orderText(rows, rows, 500, '套')).toBe(text);
});

test('of the only one nothing is said, of all that there are no number', () => {
  expect(orderText([open(70)], [open(70)], 1, '套')).toBe('');
  const two = [sure(80), sure(70)];
  expect(orderText(two, two, 2, '套')).toBe('');
});

test('many that are folded into few rows are accounted for', () => {
  const all = [sure(80, 20), sure(70, 9), sure(60)];
  expect(orderText(all, all, 32, '套')).toBe('，参数几乎相同的并为 3 套');
  expect(orderText(all.slice(0, 2), all, 32, '套')).toBe('，参数几乎相同的并为 3 套，列出最合适的 2 套');
});
