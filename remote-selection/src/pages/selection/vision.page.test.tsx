// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Asked, answering } from '../../testing/answers';
import { comparingInto, openVision } from '../../testing/open-vision';

let asked: Asked[];
let address: string;
let added: number[];

function open(at = '/selection/vision', narrow = false, answer = answering) {
  asked = [];
  added = [];
  openVision(at.split('?')[1] ?? '', {
    narrow,
    request: answer(asked),
    services: { compare: comparingInto(added) },
    onAddress: now => {
      address = now;
    },
  });
}
const type = (label: string, text: string) => {
  const input = screen.getByRole('textbox', { name: label });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  return input;
};

afterEach(cleanup);

test('the first visit shows a result, and nothing was typed', async () => {
  open();
  const best = await screen.findByRole('region', { name: '首选' });
  await within(best).findByText('MV-CS050-10GM');
  expect(screen.getByRole('button', { name: 'PCB' }).getAttribute('aria-pressed')).toBe('true');
  expect(address).toBe('/selection/vision');
});

test('while another task is entered question by question, the answer is marked as that of the one before', async () => {
  open();
  const best = await screen.findByRole('region', { name: '首选' });
  const isOld = () => best.closest('[data-old="true"]') !== null;
  expect(isOld()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '分步填写' }));
  expect(isOld()).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: '不填了' }));
  expect(isOld()).toBe(false);
});

test('a figure answers at once, goes into the address and into the call', async () => {
  open();
  await screen.findByRole('region', { name: '相机 + 镜头推荐表' });
  type('最小缺陷', '20 丝');
  const figures = within(screen.getByRole('region', { name: '推算结果' }));
  expect(figures.getByText(/66\.67/)).toBeTruthy();
  expect(screen.getByText('= 0.2 mm')).toBeTruthy();
  await waitFor(() => expect(address).toContain('acc=defect:0.2:3'));
  await waitFor(() =>
    expect(asked.at(-1)?.body.task).toMatchObject({ accuracy: { featureMm: 0.2, pixelsPerFeature: 3 } }),
  );
});

test('what cannot be taken stays where it was typed, with the range and why; a reload finds it again', async () => {
  open();
  const input = type('视野宽', '六十');
  expect(screen.getByRole('alert').textContent).toContain('无法识别「六十」');
  fireEvent.blur(input);
  expect(input).toHaveProperty('value', '六十');
  await waitFor(() => expect(address).toContain('typed.object.width=六十'));
  const again = address;
  cleanup();
  open(again);
  expect(screen.getByRole('textbox', { name: '视野宽' })).toHaveProperty('value', '六十');
  type('视野宽', '80000');
  expect(screen.getByRole('alert').textContent).toContain('应为 0.001 到 50\u202f000 mm');
});

test('a unit is chosen beside the figure: the figure changes, the task does not', async () => {
  open();
  fireEvent.change(screen.getByRole('combobox', { name: '最小缺陷的单位' }), { target: { value: '丝' } });
  expect(screen.getByRole('textbox', { name: '最小缺陷' })).toHaveProperty('value', '10');
  type('最小缺陷', '12');
  await waitFor(() => expect(address).toContain('acc=defect:0.12:3'));
});

test('the three meanings of 精度 are asked and explained', async () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: '公差' }));
  expect(screen.getAllByText(/±0.05 mm 填 0.1 mm/).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: '亚像素系数' })).toBeTruthy();
  await waitFor(() => expect(address).toContain('acc=tol:0.1:0.5'));
});

test('a row opens its checks with derivations, goes on the comparison list, and becomes the fixed part of the next step', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /MV-CS050-10GM \+ LM35JC5M 的检查/ }));
  const checks = within(screen.getByRole('list', { name: '逐项检查' }));
  fireEvent.click(checks.getByRole('button', { name: /公式：单像素精度/ }));
  expect(checks.getAllByText(/^出处：/).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: '加入对比：海康机器人 MV-CS050-10GM' }));
  expect(added).toEqual([11]);
  fireEvent.click(screen.getByRole('link', { name: '就用这台相机，重选镜头' }));
  expect(address).toContain('camera=11');
  expect(await screen.findByRole('button', { name: '不再固定相机 MV-CS050-10GM' })).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.body.cameraId).toBe(11));
});

test('a camera is found by part of its number, by keyboard alone', async () => {
  open();
  const input = screen.getByRole('combobox', { name: '已有相机' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'cs050' } });
  const option = await screen.findByRole('option', { name: /MV-CS050-10GM/ });
  expect(input.getAttribute('aria-activedescendant')).toBe(option.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(address).toContain('camera=11'));
  fireEvent.click(screen.getByRole('button', { name: /不再固定相机/ }));
  await waitFor(() => expect(address).not.toContain('camera='));
});

test('a light that is there is found, sent, kept in the address and judged, also where it does not do', async () => {
  open('/selection/vision?fov=60x45&acc=defect:0.1:3&wd=250~350&tech=ring');
  const input = screen.getByRole('combobox', { name: '已有光源' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'fl30' } });
  await screen.findByRole('option', { name: /OPT-FL3030/ });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(address).toContain('light=31'));
  await waitFor(() => expect(asked.at(-1)?.body.lightId).toBe(31));
  expect(await screen.findByRole('button', { name: '不再固定光源 OPT-FL3030' })).toBeTruthy();
  const row = await screen.findByRole('row', { name: /MV-CS050-10GM.*背光/ });
  fireEvent.click(within(row).getByRole('button', { name: /的检查/ }));
  const checks = within(screen.getByRole('list', { name: '逐项检查' }));
  expect(checks.getByText('所选光源用作', { exact: false }).textContent).toContain('要求环形光，所选光源用作背光');
  expect(checks.getByText('光源尺寸')).toBeTruthy();
});

test('a direction says what it means', async () => {
  open();
  fireEvent.change(screen.getByRole('combobox', { name: '排序' }), { target: { value: 'resolution:1' } });
  expect(screen.getByText(/^分辨率不小于计算值 → /)).toBeTruthy();
  await waitFor(() => expect(address).toContain('dir=res:up'));
});

test('where nothing does the task, the nearest are shown as what they are', async () => {
  open('/selection/vision?fov=60x45&acc=defect:0.001:3&wd=300');
  expect(await screen.findByRole('heading', { name: '没有完全满足要求的产品' })).toBeTruthy();
  expect(screen.getByText(/不是推荐/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a narrow screen results are cards', async () => {
  open('/selection/vision', true);
  expect(await screen.findByRole('button', { name: /的检查/ })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a line begins with width and speed', async () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: '线宽与速度' }));
  expect(screen.getByRole('textbox', { name: '幅宽' })).toBeTruthy();
  expect(screen.getByText(/线扫靠运动成像/)).toBeTruthy();
  type('速度', '60 m/min');
  await waitFor(() => expect(address).toMatch(/mode=line&.*v=1000/));
  const plan = screen.getByRole('region', { name: '编码器分频' });
  expect(plan.textContent).toContain('填测量轮周长');
  type('测量轮周长', '200');
  type('每转脉冲数', '2500');
  fireEvent.click(screen.getByRole('radio', { name: '×4' }));
  // 200 mm ÷ (2500 × 4) = 0.02 mm a count: 50 counts per mm, 1000 mm in a second.
  expect(plan.textContent).toContain('脉冲频率');
  expect(plan.textContent).toContain('50\u202fkHz');
  await waitFor(() => expect(address).toContain('encl=200&encn=2500&encx=4'));
});

test('what another kind of imaging drops is said, until another task takes the place of this one', async () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: '远心测量' }));
  await screen.findByText(/已换成远心测量，原来的打光方式、检测内容、安装距离不再适用/);
  fireEvent.click(screen.getByRole('button', { name: '卷材' }));
  await screen.findByRole('textbox', { name: '幅宽' });
  expect(screen.queryByText(/不再适用/)).toBeNull();
});

test('an address that fixes what is no light says so at the light, and one button goes on without it', async () => {
  open('/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3&light=5', false, noted => {
    const usual = answering(noted);
    return async (path, body) => {
      if (path === '/Product/CameraShot' && (body as { lightId?: number }).lightId === 5) {
        throw new Error('光源编号 lightId：5 是镜头，应为光源的编号');
      }
      return usual(path, body);
    };
  });
  expect(await screen.findByText('选定的光源不能用')).toBeTruthy();
  expect(screen.getAllByText(/编号 5 是镜头，应为光源的编号/)).toHaveLength(2);
  expect(screen.queryByText('结果没有取到')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '放开光源' }));
  await within(await screen.findByRole('region', { name: '首选' })).findByText('MV-CS050-10GM');
  await waitFor(() => expect(address).toBe('/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3'));
});

test('a failed connection is said in Chinese, above and in place of the results', async () => {
  open('/selection/vision', false, () => () => Promise.reject(new Error('Network Error')));
  expect((await screen.findByText('结果没有取到')).parentElement?.textContent).toContain('没有连上服务器');
  expect(screen.getByRole('region', { name: '首选' }).textContent).toContain('结果没有取到');
  expect(screen.queryByText(/Network/)).toBeNull();
});

test('results say that they do not know of what cannot be taken', async () => {
  open();
  await screen.findByRole('region', { name: '相机 + 镜头推荐表' });
  type('视野宽', '六十');
  type('高度差', '三');
  expect(screen.getByText(/^视野宽「六十」不能用，结果与报告仍按 60 mm/)).toBeTruthy();
  expect(screen.getByText(/^高度差「三」不能用/)).toBeTruthy();
  type('视野宽', '60');
  type('高度差', '3');
  expect(screen.queryByText(/」不能用，/)).toBeNull();
});

test('a direction is chosen for a quantity, and a row says how far it is from the computed ones', async () => {
  open('/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3');
  const table = within(await screen.findByRole('region', { name: '相机 + 镜头推荐表' }));
  fireEvent.change(screen.getByRole('combobox', { name: '排序' }), { target: { value: 'focalLength:2' } });
  expect(screen.getByText(/焦距不大于计算值 → 焦距更短 → 视野更大、精度变粗/)).toBeTruthy();
  await waitFor(() => expect(address).toContain('dir=f:down'));
  fireEvent.click(table.getByRole('button', { name: /的检查/ }));
  const said = screen.getByRole('region', { name: '与计算值相比' }).textContent;
  for (const label of ['分辨率', '单像素精度', '视野', '焦距', '工作距离']) expect(said).toContain(label);
});
