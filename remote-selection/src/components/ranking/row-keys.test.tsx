// @vitest-environment jsdom
import { stubScreen } from '@shixuan/host/testing/dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RankingTable } from './ranking-table';

afterEach(cleanup);

function shown(opened: string) {
  stubScreen({ narrow: false });
  const table = (keys: readonly string[]) => (
    <RankingTable
      title="相机"
      rows={keys.map(key => ({ key, verdicts: {} }))}
      columns={[]}
      asked={() => true}
      name={({ key }) => <a href={`#${key}`}>{key}</a>}
      nameText={({ key }) => key}
      choosing={{ what: '选这台', chosen: null, choose: () => undefined }}
      detail={() => <button type="button">公式</button>}
      opened={opened}
      onOpen={() => undefined}
      sort={null}
      onSort={() => undefined}
    />
  );
  const { rerender } = render(table(['甲', '乙', '丙']));
  return { again: (keys: readonly string[]) => rerender(table(keys)) };
}
const toggle = (name: string) => screen.getByRole('button', { name: `${name} 的检查：` });
const press = (key: string, more = {}) =>
  document.activeElement && fireEvent.keyDown(document.activeElement, { key, ...more });

test('arrows lead to the same control of the next row, past what is opened, and stop at the ends', () => {
  shown('甲');
  toggle('甲').focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(toggle('乙'));
  press('End');
  expect(document.activeElement).toBe(toggle('丙'));
  press('ArrowDown');
  expect(document.activeElement).toBe(toggle('丙'));
  press('Home');
  expect(document.activeElement).toBe(toggle('甲'));
  press('ArrowUp');
  expect(document.activeElement).toBe(toggle('甲'));
  screen.getByRole('link', { name: '甲' }).focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '乙' }));
});

test('Tab reaches one row: the first, then the one that had the focus, and what is opened below any', () => {
  shown('甲');
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('tbody a, tbody button')].filter(one => one.tabIndex === 0).map(nameOf);
  const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent;
  const first = stops();
  expect(first).toContain('甲');
  expect(first).toContain('公式');
  expect(first.filter(name => /乙|丙/.test(name ?? ''))).toEqual([]);
  toggle('甲').focus();
  press('ArrowDown');
  expect(stops()).toContain('乙');
  expect(stops()).toContain('公式');
  expect(stops().filter(name => /甲|丙/.test(name ?? ''))).toEqual([]);
  press('ArrowDown');
  expect(stops()).toContain('丙');
  act(() => screen.getByRole('button', { name: '公式' }).focus());
  expect(stops()).toContain('甲');
});

test('rows that come with another answer have one Tab stop again', () => {
  const { again } = shown('');
  screen.getByRole('link', { name: '丙' }).focus();
  again(['丁', '戊']);
  expect(screen.getByRole('link', { name: '丁' }).tabIndex).toBe(0);
  expect(screen.getByRole('link', { name: '戊' }).tabIndex).toBe(-1);
});

test('other keys, and those of an opened row, do what they always do', () => {
  shown('甲');
  toggle('甲').focus();
  expect(press('Tab')).toBe(true);
  expect(press('ArrowDown', { shiftKey: true })).toBe(true);
  expect(document.activeElement).toBe(toggle('甲'));
  screen.getByRole('button', { name: '公式' }).focus();
  expect(press('ArrowDown')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '公式' }));
});
