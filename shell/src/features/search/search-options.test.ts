import { expect, test } from 'vitest';
import { chinese } from '../../components/texts/frame.zh';
import type { Suggestions } from './create-suggester';
import { searchOptions } from './search-options';

const item = { label: '焦距 25 mm', detail: '', url: '/goods/list', marks: {} };
const groups = [
  { kind: 'list' as const, total: 1, items: [item] },
  { kind: 'article' as const, total: 0, items: [] },
];

test('a group without options is not shown, neither of suggestions nor of the last searches', () => {
  const titles = (typed: string, suggestions: Suggestions | null, recent: string[]) =>
    searchOptions(typed, suggestions, recent, chinese.search).map(({ title }) => title);
  expect(titles('焦距', { forKeywords: '焦距', groups }, [])).toEqual(['产品列表']);
  expect(titles(' ', null, ['远心'])).toEqual(['最近搜索']);
  expect(titles(' ', null, [])).toEqual([]);
  expect(titles('焦距', null, ['远心'])).toEqual([]);
});

test('a task stands behind all else, and leads to its page', () => {
  const task = { says: '视野 80 × 60 mm，最小缺陷 0.1 mm', path: '/selection/vision?fov=80x60&acc=defect:0.1:3' };
  const shown = searchOptions(
    '80x60 0.1',
    { forKeywords: '80x60 0.1', groups, notCarried: ['x'], task },
    [],
    chinese.search,
  );
  expect(shown.map(({ title }) => title)).toEqual(['产品列表', '本站未收录', '选型']);
  const [option] = shown.at(-1)?.options ?? [];
  expect(option).toMatchObject({ label: `按任务选型：${task.says}`, url: task.path });
});
