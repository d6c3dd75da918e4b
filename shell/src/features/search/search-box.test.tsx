// @vitest-environment jsdom
import '../../testing/dom-stubs';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { message } from '../../state/messages';
import { fakeAdapter, success } from '../../testing/fake-adapter';
import { fakeShell, renderPart } from '../../testing/fake-shell';
import { fakeStorage } from '../../testing/fake-storage';
import type { Suggestions } from './create-suggester';
import { SearchBox } from './search-box';

afterEach(cleanup);

const item = (label: string, url: string) => ({
  label,
  detail: '面阵相机',
  url,
  marks: { label: [[0, 2] as [number, number]] },
});
const suggestionsFor = (forKeywords: string): Suggestions => ({
  forKeywords,
  groups: [
    { kind: 'list', total: 1, items: [item('500 万像素 面阵相机', '/goods/list?categoryId=1')] },
    {
      kind: 'product',
      total: 2,
      items: [item('MV-CS050-10GM', '/goods/detail?id=5'), item('MV-CS050-10GC', '/goods/detail?id=6')],
    },
  ],
});

const TASK = '视野80x60mm 缺陷0.1mm';
const task = { says: '视野 80 × 60 mm，最小缺陷 0.1 mm', path: '/selection/vision?fov=80x60' };

async function open(stored: Record<string, string> = {}) {
  const asked: string[] = [];
  const { adapter, requests } = fakeAdapter(path => {
    if (path !== '/Home/Suggest') return { networkError: 'offline' };
    const { keywords } = JSON.parse(String(requests.at(-1)?.data)) as { keywords: string };
    asked.push(keywords);
    if (keywords === TASK) return success({ ...suggestionsFor(keywords), task });
    return keywords === 'down' ? { status: 500 } : success(suggestionsFor(keywords));
  });
  const storage = fakeStorage({ isAbout: 'true', ...stored });
  const shell = await fakeShell({ adapter, storage });
  const { router } = renderPart(shell, <SearchBox />);
  const box = screen.getByRole('combobox', { name: '关键词' });
  return { shell, router, box, asked, storage };
}
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const options = () => screen.queryAllByRole('option').map(option => option.textContent);
const marked = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
const submit = (box: HTMLElement) => fireEvent.submit(box.closest('form') ?? box);
const press = (box: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(box, { key });
};

test('is a combobox over a grouped list; arrows, Home and End mark an option, Enter opens it', async () => {
  const { router, box } = await open();
  expect(box.getAttribute('aria-expanded')).toBe('false');
  type(box, 'MV');
  const list = await screen.findByRole('listbox', { name: '搜索建议' });
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(box.getAttribute('aria-controls')).toBe(list.id);
  expect(within(list).getAllByRole('group')).toHaveLength(2);
  expect(within(screen.getByRole('group', { name: '产品' })).getAllByRole('option')).toHaveLength(2);
  expect(box.getAttribute('aria-activedescendant')).toBeNull();

  press(box, 'ArrowDown');
  expect(marked(box)).toContain('500 万像素');
  press(box, 'ArrowUp', 'ArrowUp');
  expect(marked(box)).toContain('MV-CS050-10GC');
  press(box, 'Home');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('500 万像素');
  press(box, 'End', 'ArrowUp');
  await act(async () => press(box, 'Enter'));
  expect(router.state.location.pathname + router.state.location.search).toBe('/goods/detail?id=5');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter with nothing marked searches; Escape closes first and then empties the field', async () => {
  const { router, box } = await open();
  type(box, '远心');
  await screen.findByRole('listbox');
  press(box, 'ArrowDown', 'Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveProperty('value', '远心');
  await act(async () => {
    press(box, 'Enter');
    submit(box);
  });
  expect(router.state.location.search).toBe('?keywords=%E8%BF%9C%E5%BF%83');
  press(box, 'Escape');
  expect(box).toHaveProperty('value', '');
});

test('a task is the last option, told and chosen as the others are', async () => {
  const { router, box } = await open();
  type(box, TASK);
  const list = await screen.findByRole('listbox');
  const own = within(within(list).getByRole('group', { name: '选型' })).getByRole('option');
  expect(own.textContent).toBe(`按任务选型：${task.says}`);
  expect(screen.getByText('4 条搜索建议')).toBeTruthy();
  press(box, 'ArrowUp');
  expect(screen.getByRole('option', { selected: true })).toBe(own);
  await act(async () => press(box, 'Enter'));
  expect(router.state.location.pathname + router.state.location.search).toBe(task.path);
});

test('a pointer chooses an option', async () => {
  const { router, box } = await open();
  type(box, 'MV');
  const option = await screen.findByRole('option', { name: /10GC/ });
  await act(async () => fireEvent.click(option));
  expect(router.state.location.search).toBe('?id=6');
});

test('while an input method composes nothing is asked and no key is taken', async () => {
  const { box, asked, router } = await open();
  fireEvent.compositionStart(box);
  type(box, 'yuan');
  await act(async () => {
    press(box, 'Enter', 'ArrowDown');
    submit(box);
  });
  expect(router.state.location.pathname).toBe('/');
  type(box, '远心');
  fireEvent.compositionEnd(box);
  await screen.findByRole('listbox');
  expect(asked).toEqual(['远心']);
});

test('failed suggestions show no message, and the box still searches', async () => {
  const { shell, router, box, asked } = await open();
  type(box, 'down');
  await waitFor(() => expect(asked).toEqual(['down']));
  await act(async () => undefined);
  expect(options()).toEqual([]);
  expect(shell.store.get(message)).toBeNull();
  await act(async () => submit(box));
  expect(router.state.location.search).toBe('?keywords=down');
});

test('recent searches are offered in the empty field, go back to the results, and can be removed', async () => {
  const { router, box, storage } = await open({ recentSearches: '["远心","MV-CS050"]' });
  fireEvent.click(box);
  expect(options()).toEqual(['远心', 'MV-CS050']);
  fireEvent.click(screen.getByRole('button', { name: '删除最近搜索「远心」' }));
  expect(options()).toEqual(['MV-CS050']);
  expect(storage.entries.get('recentSearches')).toBe('["MV-CS050"]');
  press(box, 'ArrowDown');
  await act(async () => press(box, 'Enter'));
  expect(router.state.location.search).toBe('?keywords=MV-CS050');
  expect(box).toHaveProperty('value', 'MV-CS050');
});

test('what is typed while the results are on their way stays', async () => {
  const { router, box } = await open();
  type(box, '远心');
  await act(async () => {
    submit(box);
    type(box, '环形光源');
  });
  expect(router.state.location.search).toBe('?keywords=%E8%BF%9C%E5%BF%83');
  expect(box).toHaveProperty('value', '环形光源');
  await act(async () => submit(box));
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ keywords: '环形光源' })}`);
  await act(async () => router.navigate(-1));
  expect(box).toHaveProperty('value', '远心');
});

test('a search is remembered; an empty one is not, with a message', async () => {
  const { shell, router, box, storage } = await open();
  await act(async () => submit(box));
  expect(shell.store.get(message)?.text).toBe('请输入关键词在操作');
  expect(router.state.location.pathname).toBe('/');
  type(box, ' 5 µm ');
  await act(async () => submit(box));
  expect(storage.entries.get('recentSearches')).toBe('["5 µm"]');
});
