import { expect, test } from 'vitest';
import { readTyped } from './read-typed';

const read = (typed: string) => readTyped(typed.split(' ').filter(Boolean), '用法：…');

test('a name with a title and an owner', () => {
  expect(read('forum --title 论坛 --owner 论坛组')).toEqual({
    ...{ name: 'forum', title: '论坛', owner: '论坛组', dryRun: false },
  });
  expect(read('forum --title 论坛 --owner 论坛组 --dry-run').dryRun).toBe(true);
});

test.each([
  ['', '缺少名称、--title、--owner。'],
  ['forum --title 论坛', '缺少--owner。'],
  ['forum --titel 论坛 --owner 论坛组', '没有名为 --titel 的选项。'],
  ['forum --title', '选项 --title 后面要写它的值'],
  ['forum 论坛 论坛组', '多余的参数：论坛 论坛组。选项写在名称与「--」之后'],
])('「%s」 is refused by what is wrong with it, before how it is used', (typed, says) => {
  expect(() => read(typed)).toThrow(new RegExp(`^${says}[\\s\\S]*用法：`, 'u'));
});
