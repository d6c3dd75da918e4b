import { expect, test } from 'vitest';
import { written } from '../written';

test.each([
  ['1 board every 8 s', 'rate=0.125'],
  ['one part every 2 seconds', 'rate=0.5'],
  ['a bottle every 0.5 s', 'rate=2'],
  ['every 4 s', 'rate=0.25'],
  ['一板 8 秒', 'rate=0.125'],
  ['每板 8 秒', 'rate=0.125'],
  ['1 片 0.5s', 'rate=2'],
  ['一件需要 2 分钟', 'rate=0.00833333333333'],
  ['每分钟 300 瓶', 'rate=5'],
  ['每分钟走 60 米', 'speed=1000'],
])('%s says how often a part comes: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([['2 boards every 8 s'], ['8 秒 5 件'], ['一片 0.5 秒 3 张'], ['一片 0.5 秒曝光']])(
  '%s is of several parts or of something else, and no rate',
  line => {
    expect(written(line)).not.toContain('rate');
  },
);
