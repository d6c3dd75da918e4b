import { expect, test } from 'vitest';
import { withRoman } from './roman-numbers';

const names = ['komodoii', 'komodoiii', 'microenableiv', 'mer2', 'xtium2'];
const read = (text: string) => withRoman(text, letters => names.some(name => name.startsWith(letters)));

test.each([
  ['komodo 2 cxp', 'komodo ii cxp'],
  ['komodo3', 'komodo iii'],
  ['microenable 4 采集卡', 'microenable iv 采集卡'],
])('%s is read as %s', (typed, meant) => {
  expect(read(typed)?.text).toBe(meant);
});

test.each(['mer2', 'xtium 2', 'komodo 2x', 'komodo 21', 'komodo 4', 'komodo', '2 komodo'])('%s stays', typed => {
  expect(read(typed)).toBeUndefined();
});
