// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { type ProfileState, printProfileSearch, printSelectionSearch, type SelectionState } from '@shixuan/task-url';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { missingInputs } from '../../../data/task/missing-inputs';
import { answering } from '../../../testing/answers';
import { Guide } from './guide';

afterEach(cleanup);

const kept = new Map<string, unknown>();
const preferences = {
  get: (key: string) => kept.get(key),
  set: (key: string, value: unknown) =>
    void kept.set(key, value === undefined ? value : JSON.parse(JSON.stringify(value))),
};
afterEach(() => kept.clear());

function open(request: (path: string, body: unknown) => Promise<unknown> = () => new Promise(() => undefined)) {
  const done: SelectionState[] = [];
  const places: string[] = [];
  const onClose = vi.fn();
  const onLed = vi.fn();
  // What is around the questions leads to the answer when they are done.
  const page = () => (
    <div onSubmit={onLed}>
      <Guide
        goal="systems"
        page="imaging"
        onDone={told => told.page === 'imaging' && done.push(told.state)}
        onClose={onClose}
      />
    </div>
  );
  render(
    <PageInMemory
      page={page}
      at="/selection/vision"
      host={testHost({ services: { preferences, request } })}
      queryClient={new QueryClient()}
      onAddress={now => places.push(now)}
    />,
  );
  return { done, places, onClose, onLed };
}
const go = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('five questions become the task that the form would hold', () => {
  const { done } = open();
  fireEvent.click(screen.getByRole('radio', { name: '量尺寸' }));
  go('下一步');
  expect(screen.getByRole('heading', { name: /要看多大/ })).toBe(document.activeElement);
  type('视野宽', '24');
  type('视野高', '1.8 cm');
  go('下一步');
  type('公差带全宽', '2.1丝');
  go('下一步');
  type('帧率或节拍', '节拍 0.5 s');
  go('下一步');
  type('工作距离', '60~200');
  go('看结果');
  expect(done.map(printSelectionSearch)).toEqual([
    'fov=24x18&wd=60~200&acc=tol:0.021:0.1&mode=telecentric&rate=2&feature=outline&tech=collimated-backlight&back=yes',
  ]);
});

test('who gives up leaves the page as it is', () => {
  const { done, places, onClose } = open();
  go('不填了');
  expect(onClose).toHaveBeenCalled();
  expect([done, places.at(-1)]).toEqual([[], '/selection/vision']);
});

test('all questions can be skipped; what the page needs stays open', () => {
  const { done, onLed } = open();
  expect(screen.getByText('答完之前，页面上的首选仍按原来的任务。')).toBeTruthy();
  for (let i = 0; i < 4; i++) go('跳过');
  expect(onLed).not.toHaveBeenCalled();
  go('看结果');
  expect(onLed).toHaveBeenCalledOnce();
  expect(done.map(missingInputs)).toEqual([['视野宽', '视野高', '最小缺陷']]);
});

test('who reads codes is asked for their module', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: '读码、读字符' }));
  go('下一步');
  go('跳过');
  type('最小缺陷（模块或笔画宽）', '很细');
  expect(screen.getByRole('alert').textContent).toContain('最小缺陷：无法识别「很细」');
});

test('a web asks for width and speed; a wrong text is not taken along, an emptied one opens the question again', () => {
  const { done } = open();
  fireEvent.click(screen.getByRole('radio', { name: '卷材、连续料' }));
  go('下一步');
  expect(screen.queryByRole('textbox', { name: '视野高' })).toBeNull();
  type('幅宽', '很宽');
  expect(screen.getByRole('alert').textContent).toContain('幅宽：无法识别「很宽」');
  expect(screen.getByRole('button', { name: '跳过' })).toHaveProperty('disabled', true);
  type('幅宽', '600');
  type('幅宽', '');
  expect(screen.queryByRole('alert')).toBeNull();
  type('幅宽', '0.6 m');
  go('下一步');
  go('上一步');
  expect(screen.getByRole('textbox', { name: '幅宽' })).toHaveProperty('value', '600');
  go('下一步');
  type('最小缺陷', '0.3');
  go('下一步');
  expect(screen.queryByRole('textbox', { name: '帧率或节拍' })).toBeNull();
  type('速度', '60 m/min');
  go('下一步');
  go('看结果');
  const [task] = done;
  expect(task && missingInputs(task)).toEqual([]);
  expect(task).toMatchObject({ start: 'line', task: { mode: 'line', speedMmS: 1000, object: { widthMm: 600 } } });
});

test('who thinks better of what is looked at loses the light that belongs to it', () => {
  const { done } = open();
  fireEvent.click(screen.getByRole('radio', { name: '量尺寸' }));
  fireEvent.click(screen.getByRole('radio', { name: '看有无、定位' }));
  for (const name of ['下一步', '跳过', '跳过', '跳过', '看结果']) go(name);
  expect(done).toMatchObject([{ task: { mode: 'area', feature: null, technique: null, backAccessible: null } }]);
});

test('beside the questions stands what was answered so far, and what follows from it already', async () => {
  open(answering());
  const soFar = screen.getByRole('region', { name: '到现在为止' });
  const said = () => soFar.textContent?.replaceAll(/[\u202f\u00a0]/g, ' ');
  expect(said()).toContain('视野 未填');
  expect(said()).toContain('再填视野宽、视野高、最小缺陷，就有结果');
  fireEvent.click(screen.getByRole('radio', { name: '找缺陷' }));
  go('下一步');
  type('视野宽', '60');
  type('视野高', '45');
  expect(said()).toContain('视野 60 × 45 mm');
  go('下一步');
  type('最小缺陷', '0.1');
  expect(said()).toContain('最小特征 0.1 mm');
  expect(said()).toContain('所需单像素精度33.33 µm');
  await waitFor(() => expect(said()).toMatch(/已有 \d+ 套满足，现在排第一的是 MV-CS050-10GM \+ LM35JC5M/));
  type('最小缺陷', '');
  expect(said()).not.toContain('排第一');
  expect(said()).toContain('再填最小缺陷，就有结果');
});

test('a height is asked for in as many questions, and leads to the address that the form of line profilers makes', () => {
  const { done, places } = open();
  fireEvent.click(screen.getByRole('radio', { name: '3D 高度、焊缝' }));
  go('下一步');
  type('工件宽', '20');
  type('高度差', '2 mm');
  go('下一步');
  type('X 点间距', '6丝');
  type('Z 向重复精度', '5');
  go('下一步');
  type('速度', '6 m/min');
  type('Y 轮廓间距', '0.1');
  go('下一步');
  type('来料高度公差 ±', '很小');
  expect(screen.getByRole('alert').textContent).toContain('来料高度公差：无法识别「很小」');
  expect(screen.getByRole('button', { name: '看结果' })).toHaveProperty('disabled', true);
  type('来料高度公差 ±', '1');
  type('安装净空', '≥ 50');
  go('看结果');
  expect(done).toEqual([]);
  expect(places.at(-1)).toBe('/selection/vision?mode=laser-3d&w=20&h=2&tol=1&dx=0.06&dy=0.1&v=100&rep=5&gap=50~');
});

test('a bin is asked for in as many questions; what is skipped stays open, what is emptied is open again', () => {
  const { places } = open();
  fireEvent.click(screen.getByRole('radio', { name: '3D 抓取、体积' }));
  go('下一步');
  type('料区长', '400');
  type('料区宽', '300');
  type('料区宽', '');
  type('堆高', '0.2 m');
  go('下一步');
  type('点间距', '1.5');
  go('下一步');
  type('节拍', '3');
  go('下一步');
  go('看结果');
  expect(places.at(-1)).toBe('/selection/volume?box=400x300&h=200&dx=1.5&cycle=3&unset=height');
});

test('sizes and speed that were told stay with another kind of task', () => {
  const { done } = open();
  fireEvent.click(screen.getByRole('radio', { name: '3D 高度、焊缝' }));
  go('下一步');
  type('工件宽', '20');
  type('高度差', '2');
  for (const name of ['下一步', '跳过']) go(name);
  type('速度', '100');
  for (const name of ['上一步', '上一步', '上一步']) go(name);
  fireEvent.click(screen.getByRole('radio', { name: '找缺陷' }));
  for (const name of ['下一步', '下一步', '跳过', '下一步', '看结果']) go(name);
  expect(done.map(printSelectionSearch)).toEqual(['fov=20x20&acc=defect:0.1:3&dz=2&v=100&unset=height,accuracy']);
});

test('on the page of line profilers the questions begin with its kind and fill its form', () => {
  const done: ProfileState[] = [];
  render(
    <PageInMemory
      page={() => (
        <Guide
          goal="systems"
          page="profile"
          onDone={told => told.page === 'profile' && done.push(told.state)}
          onClose={() => undefined}
        />
      )}
      at="/selection/vision"
      host={testHost({ services: { request: () => new Promise(() => undefined) } })}
      queryClient={new QueryClient()}
    />,
  );
  const said = () => screen.getByRole('region', { name: '到现在为止' }).textContent;
  expect(screen.getByRole('radio', { name: '3D 高度、焊缝' })).toHaveProperty('checked', true);
  expect(said()).toContain('再填工件宽，就有结果');
  go('下一步');
  type('工件宽', '30');
  expect(said()).toContain('工件宽 30 mm');
  for (const name of ['下一步', '跳过']) go(name);
  type('速度', '100');
  type('Y 轮廓间距', '0.1');
  expect(said()).toMatch(/所需轮廓频率1\D?000\sHz/);
  for (const name of ['下一步', '看结果']) go(name);
  expect(done.map(printProfileSearch)).toEqual(['mode=laser-3d&w=30&dy=0.1&v=100']);
});

test('who loads the page anew goes on where he was; who gives up or has the answer begins anew', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: '卷材、连续料' }));
  go('下一步');
  type('幅宽', '600');
  go('下一步');
  cleanup();

  const { done } = open();
  expect(screen.getByRole('heading', { name: /要看多细/ })).toBe(document.activeElement);
  go('上一步');
  expect(screen.getByRole('textbox', { name: '幅宽' })).toHaveProperty('value', '600');
  go('上一步');
  expect(screen.getByRole('radio', { name: '卷材、连续料' })).toHaveProperty('checked', true);
  for (const name of ['下一步', '下一步', '跳过', '跳过', '看结果']) go(name);
  expect(done).toMatchObject([{ start: 'line', task: { mode: 'line', object: { widthMm: 600 } } }]);
  cleanup();

  open();
  expect(screen.getByRole('heading', { name: /看什么/ })).toBeTruthy();
  go('跳过');
  go('不填了');
  cleanup();
  open();
  expect(screen.getByRole('heading', { name: /看什么/ })).toBeTruthy();
});
