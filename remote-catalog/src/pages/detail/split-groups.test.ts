import { expect, test } from 'vitest';
import { splitGroups } from './split-groups';

const group = (title: string, rows: number) => ({
  title,
  rows: Array.from({ length: rows }, (_, i) => ({ label: `${title} ${i}`, value: null })),
});
const titles = (rows: Record<string, number>) =>
  splitGroups(Object.entries(rows).map(([title, count]) => group(title, count))).map(column =>
    column.map(({ title }) => title),
  );

test('two columns of about the same height, in order', () => {
  expect(titles({ 传感器: 13, 性能: 7, 接口: 3, 机械: 8 })).toEqual([['传感器'], ['性能', '接口', '机械']]);
  expect(titles({ 光学: 4, 接口: 4, 机械: 4 })).toEqual([['光学'], ['接口', '机械']]);
});

test('one group or none leaves the second column empty', () => {
  expect(titles({ 传输: 14 })).toEqual([['传输'], []]);
  expect(titles({})).toEqual([[], []]);
});
