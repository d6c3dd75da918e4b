// @vitest-environment jsdom
import { HostProvider } from '@shixuan/host';
import { testHost } from '@shixuan/host/testing';
import { neutralProfileState, neutralState, type SelectionState } from '@shixuan/task-url';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WordsLine } from './words-line';

afterEach(cleanup);

let shown: SelectionState;
let places: string[];

function Page() {
  const [state, setState] = useState(neutralState('systems'));
  shown = state;
  return (
    <>
      <WordsLine before={{ page: 'imaging', imaging: state, profile: neutralProfileState }} onImaging={setState} />
      <button type="button" onClick={() => setState({ ...state, task: { ...state.task, heightVariationMm: 3 } })}>
        set by hand
      </button>
    </>
  );
}

function show(client: QueryClient) {
  places = [];
  const host = testHost({ services: { navigate: (to: string) => places.push(to) } });
  render(
    <QueryClientProvider client={client}>
      <HostProvider host={host}>
        <Page />
      </HostProvider>
    </QueryClientProvider>,
  );
}

function open(text: string, client = new QueryClient()) {
  show(client);
  const line = screen.getByRole('textbox');
  fireEvent.change(line, { target: { value: text } });
  return line;
}
const form = () => screen.getByRole('textbox').closest('form') as HTMLFormElement;

test('a line fills the form; what it leaves open is said, what is not neutral is not kept', () => {
  open('缺陷 0.2 mm，红光');
  fireEvent.submit(form());
  expect(shown.task).toMatchObject({ accuracy: { featureMm: 0.2 }, wavelengthNm: 630, object: { widthMm: 60 } });
  expect(screen.getByText('没有写视野：沿用 60 × 45 mm')).toBeTruthy();
  expect(screen.getByRole('button', { name: '已填入' })).toBeTruthy();
});

test('a changed line changes its own words alone, and what was set by hand stays', () => {
  const line = open('视野 80x60，缺陷 0.2 mm，红光');
  fireEvent.submit(form());
  fireEvent.click(screen.getByRole('button', { name: 'set by hand' }));
  fireEvent.change(line, { target: { value: '视野 80x60，缺陷 0.3 mm，红光' } });
  fireEvent.click(screen.getByRole('button', { name: '更新表单' }));
  expect(shown.task).toMatchObject({ accuracy: { featureMm: 0.3 }, heightVariationMm: 3 });
  fireEvent.click(screen.getByRole('button', { name: '去掉：波长 630 nm' }));
  expect(line).toHaveProperty('value', '视野 80x60，缺陷 0.3 mm');
  expect(shown.task).toMatchObject({ wavelengthNm: 550, heightVariationMm: 3, object: { widthMm: 80 } });
});

test('Enter that ends composing does not fill the form', () => {
  const line = open('视野 80x60');
  expect(fireEvent.keyDown(line, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(line, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(line, { key: 'Enter' })).toBe(true);
  expect(shown.task.object.widthMm).toBe(60);
});

test('a task of the other kind opens its page', () => {
  open('3D 宽 20 mm');
  fireEvent.submit(form());
  expect(places.map(decodeURIComponent)).toEqual(['/selection/vision?mode=laser-3d&w=20&words=3D 宽 20 mm']);
});

test('so does a volume', () => {
  open('拆垛，托盘 1200×1000×1500 mm');
  fireEvent.submit(form());
  expect(places.map(decodeURIComponent)).toEqual([
    '/selection/volume?box=1200x1000&h=1500&words=拆垛，托盘 1200×1000×1500 mm',
  ]);
});

test('a size with a tolerance is offered what measures it; one click says so', () => {
  const line = open('Ø4~8 mm 的轴，公差 ±10 µm');
  fireEvent.click(screen.getByRole('button', { name: '加上远心、平行背光' }));
  expect(line).toHaveProperty('value', 'Ø4~8 mm 的轴，公差 ±10 µm，远心，平行背光');
  expect(screen.queryByRole('button', { name: '加上远心、平行背光' })).toBeNull();
  fireEvent.submit(form());
  expect(shown.task).toMatchObject({
    mode: 'telecentric',
    technique: 'collimated-backlight',
    object: { widthMm: 8, heightMm: 8 },
    accuracy: { toleranceMm: 0.02, subPixelFactor: 0.1 },
  });
});

test('an offer says what it changes before it is taken and after, and is taken back by one press', () => {
  const line = open('Ø4~8 mm 的轴，公差 ±10 µm');
  fireEvent.submit(form());
  const [before, finer] = [shown.task, /亚像素系数 0\.5 → 0\.1；.*所需单像素精度 4\sµm → 20\sµm$/];
  const offer = screen.getByRole('button', { name: '加上远心、平行背光' });
  expect(offer.parentElement?.textContent).toMatch(finer);
  fireEvent.click(offer);
  expect(shown.task).toMatchObject({ accuracy: { subPixelFactor: 0.1 } });
  expect(screen.getByText(/^已加上远心、平行背光：/).textContent).toMatch(finer);
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(shown.task).toEqual(before);
  expect(line).toHaveProperty('value', 'Ø4~8 mm 的轴，公差 ±10 µm');
  expect(screen.queryByText(/^已加上/)).toBeNull();
});

test('nothing to read, nothing to fill', () => {
  open('天气');
  expect(screen.getByRole('button', { name: '填入表单' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('status').textContent).toContain('没有读懂：天气');
});

test('what no field takes goes along with the task, and is gone with its words', () => {
  const line = open('视野 80x60 mm，缺陷 0.2 mm，防爆');
  fireEvent.submit(form());
  expect(shown.said).toEqual({ words: '视野 80x60 mm，缺陷 0.2 mm，防爆', unchecked: ['防爆'] });
  fireEvent.change(line, { target: { value: '视野 80x60 mm，缺陷 0.2 mm' } });
  fireEvent.click(screen.getByRole('button', { name: '更新表单' }));
  expect(shown.said).toEqual({ words: '视野 80x60 mm，缺陷 0.2 mm', unchecked: [] });
});

test('what presses write is read, and what was typed is quoted', () => {
  const line = open('Ø4~8 mm 的轴，公差 ±10 µm，背光，24 V 供电');
  fireEvent.submit(form());
  fireEvent.click(screen.getByRole('button', { name: '改用远心、平行背光' }));
  expect(line).toHaveProperty('value', 'Ø4~8 mm 的轴，公差 ±10 µm，远心镜头+平行背光，24 V 供电');
  expect(shown.task.mode).toBe('telecentric');
  expect(shown.said).toEqual({ words: 'Ø4~8 mm 的轴，公差 ±10 µm，背光，24 V 供电', unchecked: ['24 V 供电'] });
  fireEvent.change(line, { target: { value: 'Ø4~8 mm 的轴，公差 ±10 µm，远心镜头+平行背光，24 V 供电，带 SDK' } });
  fireEvent.click(screen.getByRole('button', { name: '更新表单' }));
  expect(shown.said).toEqual({
    words: 'Ø4~8 mm 的轴，公差 ±10 µm，背光，24 V 供电，带 SDK',
    unchecked: ['24 V 供电', '带 SDK'],
  });
});

test('what follows from the words says why, and one press takes it back and one brings it back', () => {
  const line = open('轴 Ø20，公差 ±10 µm，背光，24 V 供电');
  fireEvent.submit(form());
  const telecentric = shown;
  expect(telecentric.task).toMatchObject({ mode: 'telecentric', technique: 'collimated-backlight' });
  expect(screen.getByText(/^读作远心：普通镜头看整个视野要 5500 × 5500 像素（30 MP）/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '改用普通镜头' }).parentElement?.textContent).toMatch(
    /会改：.*亚像素系数 0\.1 → 0\.5/,
  );
  for (const name of ['改用普通镜头', '去掉：任务类型 远心', '去掉：打光方式 平行背光']) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(line).toHaveProperty('value', '轴 Ø20，公差 ±10 µm，背光，24 V 供电，普通镜头');
    expect(shown.task).toMatchObject({ mode: 'area', technique: 'backlight', accuracy: { subPixelFactor: 0.5 } });
    expect(shown.said).toEqual(telecentric.said);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(line).toHaveProperty('value', '轴 Ø20，公差 ±10 µm，背光，24 V 供电');
    expect(shown).toEqual(telecentric);
  }
  fireEvent.click(screen.getByRole('button', { name: '改用普通镜头' }));
  fireEvent.click(screen.getByRole('button', { name: '去掉：任务类型 面阵' }));
  expect(shown.task).toEqual(telecentric.task);
});

test('an answer to a question is no word of the visitor, nor after the page was left', () => {
  const client = new QueryClient();
  open('80x60 mm，精度 0.02 mm', client);
  fireEvent.submit(form());
  expect(shown.said?.unchecked).toEqual(['精度 0.02 mm']);
  fireEvent.click(screen.getByRole('button', { name: '单像素精度' }));
  expect(shown.task.accuracy).toEqual({ kind: 'object-pixel', objectPixelMm: 0.02 });
  expect(shown.said).toEqual({ words: '80x60 mm，精度 0.02 mm', unchecked: [] });
  cleanup();
  show(client);
  fireEvent.submit(form());
  expect(shown.said).toEqual({ words: '80x60 mm，精度 0.02 mm', unchecked: [] });
});

test('on the page to which a line has led, the form is filled with it', () => {
  const client = new QueryClient();
  open('焊缝跟踪，坡口宽 6 mm，深 4 mm', client);
  fireEvent.submit(form());
  expect(places).toHaveLength(1);
  cleanup();
  const said = { words: '焊缝跟踪，坡口宽 6 mm，深 4 mm', unchecked: [] };
  const profile = { ...neutralProfileState, said };
  const before = { page: 'profile', imaging: neutralState('systems'), profile } as const;
  const filled: unknown[] = [];
  render(
    <QueryClientProvider client={client}>
      <HostProvider host={testHost()}>
        <WordsLine before={before} onProfile={state => filled.push(state)} />
      </HostProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('button', { name: '已填入' })).toBeTruthy();
  expect(filled).toEqual([]);
});

test('a line that has led to no other page fills none there', () => {
  const client = new QueryClient();
  open('焊缝跟踪，坡口宽 6 mm', client);
  cleanup();
  show(client);
  expect(screen.getByRole('button', { name: '填入表单' })).toBeTruthy();
});

test('whatever is pasted, the line that names what was not understood stays short', () => {
  open(['缺陷 0.2 mm', 'qq'.repeat(200), '天气', '北京', '咖啡', '音乐'].join('，'));
  const said = screen.getByRole('status').textContent ?? '';
  expect(said).toContain(`${'qq'.repeat(15)}…、天气、北京 等 5 处`);
  expect(said.length).toBeLessThan(80);
  expect(form().textContent?.length).toBeLessThan(300);
});
