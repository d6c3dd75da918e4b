// @vitest-environment jsdom
import { parseSelectionSearch } from '@shixuan/task-url';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ProfilerTask } from '../../data/profiler/profiler-query';
import { comparingInto, openVision } from '../../testing/open-vision';
import { profilerAnswer } from '../../testing/profiler-answer';

let asked: ProfilerTask[];
let address: string;
let added: number[];

function open(search = 'mode=laser-3d', narrow = false) {
  asked = [];
  added = [];
  openVision(search, {
    narrow,
    request: async (path, body) => {
      expect(path).toBe('/Product/Profiler');
      const { task, maxCostClass } = body as { task: ProfilerTask; maxCostClass?: number };
      asked.push(task);
      return profilerAnswer(task, maxCostClass);
    },
    services: { compare: comparingInto(added) },
    onAddress: now => {
      address = now;
    },
  });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const table = () => screen.findByRole('region', { name: '3D 线激光推荐表' });

afterEach(cleanup);

test('the first visit shows what fits before what lacks data, and the measuring field to scale', async () => {
  open();
  const rows = within(await table()).getAllByRole('rowheader');
  expect(rows.map(row => within(row).getByRole('link').textContent)).toEqual(['SR7060', 'MV-DP4060-01P']);
  expect(rows.map(row => row.textContent?.includes('资料不全'))).toEqual([false, true]);
  const drawing = screen.getByRole('img', { name: 'SR7060 的测量视场' });
  expect(drawing.textContent).toContain('近端 40 mm');
  expect(drawing.textContent).toContain('Z 18 mm');
  expect(address).toBe('/selection/vision?mode=laser-3d');
});

test('what is typed in workshop units is understood, asked and held by the address', async () => {
  open();
  await table();
  type('X 点间距', '2丝');
  expect(screen.getByText('= 0.02 mm')).toBeTruthy();
  await waitFor(() => expect(address).toContain('dx=0.02'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ pointSpacingMm: 0.02, widthMm: 30 }));
});

test('what cannot be taken stays in its field and says why; the engine says the rest at its field', async () => {
  open();
  await table();
  type('工件宽', '一掌宽');
  expect(screen.getByRole('alert').textContent).toContain('无法识别「一掌宽」');
  await waitFor(() => expect(address).toContain('typed.widthMm=一掌宽'));
  type('工件宽', '0');
  expect(screen.getByRole('alert').textContent).toContain('应为 0.1 到');
  expect(screen.getByText(/^工件宽「0」不能用/)).toBeTruthy();
  type('工件宽', '35');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/」不能用，/)).toBeNull();
});

test('a failed connection is said in Chinese, above and in place of the results', async () => {
  openVision('mode=laser-3d', { request: () => Promise.reject(new Error('Network Error')) });
  expect((await screen.findByRole('alert')).textContent).toContain('没有连上服务器');
  expect(screen.getByRole('region', { name: '首选' }).textContent).toContain('结果没有取到');
  expect(screen.queryByText(/Network/)).toBeNull();
});

test('a row opens its checks with derivations, its score, and goes to the comparison', async () => {
  open();
  fireEvent.click(within(await table()).getByRole('button', { name: /^SR7060 的检查/ }));
  const checks = screen.getByRole('list', { name: '逐项检查' });
  fireEvent.click(within(checks).getByRole('button', { name: '公式：X 视野' }));
  expect(checks.textContent).toContain('W = W₁ + (W₂ − W₁) × z ÷ MR');
  expect(screen.getByRole('table', { name: '评分构成' }).textContent).toContain('视野利用');
  fireEvent.click(screen.getByRole('button', { name: '加入对比：深视智能 SR7060' }));
  expect(added).toEqual([31]);
});

test('where nothing fits, the nearest are no recommendation, and the ledger says what took the others', async () => {
  open('mode=laser-3d&w=200&gap=10~20&nonsense=1');
  await screen.findByRole('heading', { name: '没有完全满足要求的型号' });
  expect(screen.getByText(/不是推荐/)).toBeTruthy();
  expect(screen.getByText('未入选的原因')).toBeTruthy();
  expect(screen.getByText('参数 nonsense 无法识别，已忽略')).toBeTruthy();
  expect((field('安装净空') as HTMLInputElement).value).toBe('10~20');
});

test('on a phone the rows are cards', async () => {
  open('mode=laser-3d', true);
  await screen.findAllByText('安装净空');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
});

test('the distance to the part and that to the near end have a name each, and say which they are', async () => {
  open();
  const head = within(await table()).getByRole('columnheader', { name: /^安装净空/ });
  expect(within(head).getByRole('button').title).toContain('外壳到工件最高处');
  expect(
    await screen.findByText(/净距是外壳到量程近端，安装净空是外壳到工件最高处（含来料公差），此处 [\d.]+ mm。$/),
  ).toBeTruthy();
  expect(screen.queryByText('净空')).toBeNull();
});

test('report and bill are those of the recommended profiler', async () => {
  open();
  const bar = within(screen.getByRole('region', { name: '带走结果' }));
  const link = await bar.findByRole('link', { name: '选型报告 PDF' });
  expect(link.getAttribute('href')).toMatch(/^\/reports\/selection\.pdf\?mode=laser-3d&w=30&.*&profiler=\d+$/);
  fireEvent.click(bar.getByRole('button', { name: '更多' }));
  expect(bar.getByRole('link', { name: 'CSV' }).getAttribute('href')).toMatch(
    /^\/export\/selection-bom\.csv\?mode=laser-3d/,
  );
});

test('cards are sorted by any column, and turned; the ranking comes back', async () => {
  open('mode=laser-3d', true);
  const models = () => screen.getAllByRole('link', { name: /^(SR7060|MV-DP4060-01P)$/ }).map(link => link.textContent);
  const choice = await screen.findByRole('combobox', { name: '排序' });
  const ranked = models().slice(-2);
  fireEvent.change(choice, { target: { value: 'repeatability' } });
  const narrowest = models().slice(-2);
  fireEvent.click(screen.getByRole('button', { name: /从小到大/ }));
  expect(models().slice(-2)).toEqual(narrowest.toReversed());
  fireEvent.change(choice, { target: { value: '' } });
  expect(models().slice(-2)).toEqual(ranked);
  expect(screen.queryByRole('button', { name: /从.到/ })).toBeNull();
});

test('every example fills the form, asks for it and is marked', async () => {
  open();
  await table();
  const buttons = within(screen.getByRole('region', { name: '任务示例' })).getAllByRole('button');
  const examples = buttons.filter(({ textContent }) => textContent !== '从空白开始' && textContent !== '分步填写');
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) {
    fireEvent.click(example);
    expect(example.getAttribute('aria-pressed')).toBe('true');
  }
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ widthMm: 300, speedMmS: 500 }));
  await waitFor(() => expect(address).toContain('w=300'));
});

test('a blank task is blank: nothing is asked, shown or taken away until the width is told', async () => {
  open();
  await table();
  fireEvent.click(screen.getByRole('button', { name: '从空白开始' }));
  expect((field('工件宽') as HTMLInputElement).value).toBe('');
  expect(within(screen.getByRole('region', { name: '首选' })).getByText('填上工件宽，就有结果')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '3D 线激光推荐表' })).toBeNull();
  expect(screen.queryByRole('link', { name: '选型报告 PDF' })).toBeNull();
  await waitFor(() => expect(address).toContain('unset=width'));
  const before = asked.length;
  type('工件宽', '25');
  await waitFor(() =>
    expect(asked.slice(before)).toEqual([expect.objectContaining({ widthMm: 25, pointSpacingMm: null })]),
  );
  await table();
  await waitFor(() => expect(address).not.toContain('unset'));
});

test('the task goes along to the other helpers', async () => {
  open('mode=laser-3d&w=44&h=3&v=120&dx=0.05');
  const steps = within(screen.getByRole('navigation', { name: '选型步骤' }));
  const search = new URL(steps.getByRole('link', { name: '镜头' }).getAttribute('href') ?? '', 'http://site').search;
  const { task } = parseSelectionSearch(search, 'lenses').state;
  expect(task).toMatchObject({
    object: { widthMm: 44 },
    heightVariationMm: 3,
    speedMmS: 120,
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 },
  });
});

test('the answer, the row and its details tell the cost class; under a limit dearer profilers are not listed', async () => {
  open();
  const rows = within(await table());
  expect(screen.getByText('成本档 4，共 5 档')).toBeTruthy();
  expect(rows.getByRole('columnheader', { name: /成本/ })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: '成本档' }), { target: { value: '2' } });
  const none = await screen.findAllByText(/没有成本档不高于/);
  expect(none.length).toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: '3D 线激光推荐表' })).toBeNull();
  await waitFor(() => expect(address).toContain('cost=2'));
  fireEvent.click(screen.getByRole('button', { name: '不限成本档' }));
  await table();
  await waitFor(() => expect(address).not.toContain('cost='));
});

test('the link that is copied opens the profiler that is shown, whatever ranks first later', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  open('mode=laser-3d&w=30');
  await table();
  const bar = within(screen.getByRole('region', { name: '带走结果' }));
  fireEvent.click(bar.getByRole('button', { name: '更多' }));
  fireEvent.click(bar.getByRole('button', { name: '复制链接' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(/\/selection\/vision\?mode=laser-3d&.*&pick=\d+$/);
});
