import { expect, test } from 'vitest';
import { readLines, readPhone, readText } from './read-field';

test.each([
  ['', ''],
  ['  ', ''],
  ['12345', '12345'],
  ['+86 (755)  1234-5678', '+86 (755) 1234-5678'],
  ['１２３４５', '12345'],
  ['1'.repeat(20), '1'.repeat(20)],
])('the telephone number %j is kept as %j', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

test.each(['1234', '1'.repeat(21), '找前台', '12345 转 6', '+-()'])('%j is no telephone number', text => {
  expect(() => readPhone(text)).toThrow('电话：应为 5～20 位数字');
});

test('a line loses the blanks that nobody sees, and is refused with control characters', () => {
  expect(readText('姓名', ' 王\u3000 工 ')).toBe('王 工');
  for (const text of ['王\u0000工', '王\n工', '\ud800'])
    expect(() => readText('姓名', text)).toThrow('姓名：含有无法识别');
});

test('marks that turn the direction of a line, or that nobody sees, are left out; those that join signs stay', () => {
  expect(readText('姓名', '王\u202e工\u2066\u200f\u200b\ufeff\u00ad')).toBe('王工');
  expect(readText('姓名', '王\u2028工\u2029')).toBe('王 工');
  expect(readText('姓名', '👩\u200d🔧')).toBe('👩\u200d🔧');
});

test('a text of several lines keeps its lines and tabs, and is refused with other control characters', () => {
  expect(readLines('留言', ' 一\r\n\t二\u2029\u202e三\u2028四\r ')).toBe('一\n\t二\n三\n四');
  for (const text of ['王\u0000工', '\u001b[31m', '\ud800'])
    expect(() => readLines('留言', text)).toThrow('留言：含有无法识别');
});
