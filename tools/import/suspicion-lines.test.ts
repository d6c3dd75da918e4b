import { expect, test } from 'vitest';
import { suspicionLines } from './suspicion-lines';

const suspicious = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    record: at + 1,
    brand: 'Kowa',
    model: `LM${at}`,
    reasons: ['甲', '乙'],
  }));

test('each suspicious record is a line with its reasons', () => {
  expect(suspicionLines(suspicious(1), '可疑')).toEqual(['第 1 条 Kowa LM0 可疑：甲；乙']);
  expect(suspicionLines([], '可疑')).toEqual([]);
});

test('of a long table the first ones are listed, the others counted', () => {
  const lines = suspicionLines(suspicious(10_000), '合并后可疑');
  expect(lines).toHaveLength(41);
  expect(lines.at(-1)).toBe('另有 9960 条合并后可疑；导入后 npm run data:report 列出全部');
});
