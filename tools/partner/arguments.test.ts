import { expect, test } from 'vitest';
import { readArguments } from './arguments';

const read = (...typed: string[]) => readArguments(typed);

test('a command with its options', () => {
  expect(
    read(
      'create',
      '某某自动化',
      '--origin',
      'https://a.example.com',
      '--origin',
      'https://B.example.com/',
      '--per-minute',
      '600',
    ),
  ).toEqual({
    command: {
      name: 'create',
      settings: { name: '某某自动化', origins: ['https://a.example.com', 'https://b.example.com'], perMinute: 600 },
    },
  });
  expect(read('create', 'a')).toMatchObject({ command: { settings: { origins: [], perMinute: null } } });
  expect(read('usage', '--days', '7', '--json')).toEqual({
    command: { name: 'usage', partner: undefined, days: 7 },
  });
  expect(read('revoke', 'a')).toEqual({ command: { name: 'revoke', which: 'a' } });
});

test.each([
  [[], '请给出命令'],
  [['make', 'a'], '没有名为「make」的命令'],
  [['create'], 'create 需要合作伙伴名称'],
  [['revoke'], 'revoke 需要密钥编号或合作伙伴名称'],
  [['list', 'a'], '多余的参数：a'],
  [['create', 'a', '--origin', 'shop.example.com'], '来源「shop.example.com」不对'],
  [['create', 'a', '--per-minute', 'x'], '每分钟次数应为 1 到 600000 的整数'],
  [['usage', '--days', '0'], '--days 应为 1 到 400 的整数'],
  [['list', '--all'], '没有名为 --all 的选项。'],
])('%j is wrong use', (typed, says) => {
  expect(readArguments(typed)).toEqual({ problem: expect.stringContaining(says) });
});
