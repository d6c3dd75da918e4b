import { expect, test } from 'vitest';
import { readPhone, readText } from './read-field';

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
