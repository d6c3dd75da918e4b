// @vitest-environment jsdom
import { stubScreen } from '@shixuan/host/testing/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RankingTable } from './ranking-table';

afterEach(cleanup);

function shown(opened: string) {
  stubScreen({ narrow: false });
  render(
    <RankingTable
      title="相机"
      rows={['甲', '乙', '丙'].map(key => ({ key, verdicts: {} }))}
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
    />,
  );
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
