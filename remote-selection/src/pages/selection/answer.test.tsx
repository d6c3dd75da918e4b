// @vitest-environment jsdom
import { calls } from '@shixuan/api';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import VisionPage from './vision.page';

let address = '';

/** Answers with a second system of another lens; from the second ranking on, the answer waits for `release`. */
function open(at = '/selection/vision', { narrow = false } = {}) {
  stubScreen({ narrow });
  const usual = answering();
  let asked = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const request = async (path: string, body: unknown): Promise<unknown> => {
    // The catalogue has no line camera: its answer to an area task stands in for one.
    const content = await usual(path, JSON.parse(JSON.stringify(body).replace('"mode":"line"', '"mode":"area"')));
    if (path !== '/Product/CameraShot') return content;
    asked++;
    if (asked > 1) await held;
    const answer = calls.rankSystems.content.parse(content);
    const [first] = answer.list;
    const lens = answer.parts.find(({ product }) => product.id === 21);
    if (!first || lens?.role !== 'lens') throw new Error('the answer has no system');
    const other = {
      ...lens,
      product: { ...lens.product, id: 22, model: 'LM35OTHER' },
      part: { ...lens.part, id: 22, distortionPct: null },
    };
    return {
      ...answer,
      parts: [...answer.parts, other],
      list: [first, { ...first, lensId: 22, setting: { ...first.setting, depthOfFieldMm: null } }],
    };
  };
  render(
    <PageInMemory
      page={VisionPage}
      at={at}
      host={testHost({ services: { request } })}
      queryClient={new QueryClient()}
      onAddress={now => {
        address = now;
      }}
    />,
  );
  return release;
}

const card = () => within(screen.getByRole('region', { name: '首选' }));
const models = () =>
  within(card().getByRole('list', { name: '方案的部件' }))
    .getAllByRole('link')
    .map(link => link.textContent);
const report = (within_: ReturnType<typeof within>) =>
  within_.getByRole('link', { name: '选型报告 PDF' }).getAttribute('href') ?? '';

afterEach(cleanup);

test('opening another row changes neither the answer nor what is taken away; choosing it does, and back', async () => {
  open();
  await waitFor(() => expect(models().slice(0, 2)).toEqual(['MV-CS050-10GM', 'LM35JC5M']));
  fireEvent.click(screen.getByRole('button', { name: /LM35OTHER 的检查/ }));
  expect(models().slice(0, 2)).toEqual(['MV-CS050-10GM', 'LM35JC5M']);
  expect(report(card())).toContain('lens=21');
  // The opened row has a report of its own.
  expect(report(within(screen.getByRole('region', { name: '相机 + 镜头推荐表' })))).toContain('lens=22');

  fireEvent.click(screen.getByRole('button', { name: '选这套' }));
  expect(models().slice(0, 2)).toEqual(['MV-CS050-10GM', 'LM35OTHER']);
  expect(card().getByRole('heading', { name: '已选' })).toBeTruthy();
  expect(report(card())).toContain('lens=22');
  expect(screen.getByRole('button', { name: '✓ 已在上方' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(card().getByRole('button', { name: '改回首选' }));
  expect(models().slice(0, 2)).toEqual(['MV-CS050-10GM', 'LM35JC5M']);
});

test('a closed row says in what it differs from the one above, and is taken by a button of its own', async () => {
  open();
  const table = within(await screen.findByRole('region', { name: '相机 + 镜头推荐表' }));
  const [above, other] = table.getAllByRole('row').slice(1);
  if (!above || !other) throw new Error('two rows are needed');
  const take = table.getByRole('button', { name: '选这套：MV-CS050-10GM + LM35OTHER' });
  expect(take.getAttribute('aria-pressed')).toBe('false');
  expect(within(above).queryByText(/几乎相同/)).toBeNull();
  expect(within(other).getByText('已知参数几乎相同')).toBeTruthy();

  fireEvent.click(take);
  expect(models().slice(0, 2)).toEqual(['MV-CS050-10GM', 'LM35OTHER']);
  expect(table.getByRole('button', { name: '✓ 上方：MV-CS050-10GM + LM35OTHER' })).toBe(take);
  expect(take.getAttribute('aria-pressed')).toBe('true');
  // Now the other one is compared.
  expect(within(above).getByText('已知参数几乎相同')).toBeTruthy();
  expect(within(other).queryByText(/几乎相同/)).toBeNull();
  expect(table.queryByRole('list', { name: '逐项检查' })).toBeNull();
});

test('the chosen row is in the address: loaded anew the page shows it, and a changed task keeps it', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /LM35OTHER 的检查/ }));
  fireEvent.click(screen.getByRole('button', { name: '选这套' }));
  await waitFor(() => expect(address).toContain('&pick=11-22'));
  cleanup();
  open(address)();
  await waitFor(() => expect(models().slice(0, 2)).toEqual(['MV-CS050-10GM', 'LM35OTHER']));
  const width = screen.getByRole('textbox', { name: '视野宽' });
  fireEvent.focus(width);
  fireEvent.change(width, { target: { value: '50' } });
  fireEvent.blur(width);
  await waitFor(() => expect(address).toMatch(/fov=50x45.*&pick=11-22$/));
  fireEvent.click(card().getByRole('button', { name: '改回首选' }));
  await waitFor(() => expect(address).not.toContain('pick='));
});

test('the answer says why, how sure it is, and what every part is', async () => {
  open();
  await waitFor(() => expect(models()).toHaveLength(2));
  const said = card().getByRole('list', { name: '为什么是它' }).textContent;
  expect(said).toMatch(/^单像素比要求的 33\.33\sµm 细 \d+\s%视野装下 60\s×\s45\smm，最紧的一边还多 \d+\s%/);
  expect(card().getByText(/^\d+ 项成立$/)).toBeTruthy();
  expect(card().getByText(/^焦距 35 mm/)).toBeTruthy();
});

test('while an answer is made, the last one stays as it was and nothing is linked that is made of two tasks', async () => {
  const release = open();
  await waitFor(() => expect(models()).toHaveLength(2));
  const before = card().getByRole('list', { name: '为什么是它' }).textContent;
  const drawn = () =>
    card()
      .getByLabelText(/^光路图/)
      .getAttribute('aria-label');
  const drawnBefore = drawn();
  const width = screen.getByRole('textbox', { name: '视野宽' });
  fireEvent.focus(width);
  fireEvent.change(width, { target: { value: '50' } });
  const region = screen.getByRole('region', { name: '首选' });
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('true'));
  expect(card().getByRole('list', { name: '为什么是它' }).textContent).toBe(before);
  // Nor is the old lens drawn in the new task.
  expect(drawn()).toBe(drawnBefore);
  const link = card().getByRole('link', { name: '选型报告 PDF' });
  expect(link.hasAttribute('href')).toBe(false);
  expect(link.getAttribute('aria-disabled')).toBe('true');
  release();
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('false'));
  expect(report(card())).toContain('fov=50x45');
  expect(drawn()).not.toBe(drawnBefore);
});

test('a wrong field says at the answer that it is still that to the last value', async () => {
  open();
  await waitFor(() => expect(models()).toHaveLength(2));
  const width = screen.getByRole('textbox', { name: '视野宽' });
  fireEvent.focus(width);
  fireEvent.change(width, { target: { value: '六十' } });
  expect(card().getByText(/^视野宽「六十」不能用，结果与报告仍按 60 mm/)).toBeTruthy();
  // It takes the one line that is free, and nothing below moves.
  expect(card().queryByRole('group', { name: '比首选更好的一项' })).toBeNull();
  expect(models()).toHaveLength(2);
});

test('line scan without a speed is not answered, whatever is listed, until it is given', async () => {
  open('/selection/vision?from=line&fov=60x45&wd=280~320&acc=defect:0.1:3&mode=line');
  await waitFor(() => expect(card().getByRole('heading', { name: '还不能定' })).toBeTruthy());
  expect(card().getByText(/^先填速度：线扫靠运动成像/)).toBeTruthy();
  expect(card().getByText(/^行频、曝光与接口带宽占用由速度决定，.*每 10\sm\/min 要行频 5\skHz。$/)).toBeTruthy();
  expect(screen.getByText(/^先填速度才能定；不计速度，/)).toBeTruthy();
  expect(card().queryByRole('list', { name: '方案的部件' })).toBeNull();
  expect(card().getByRole('link', { name: '选型报告 PDF' }).hasAttribute('href')).toBe(false);
  fireEvent.click(card().getByRole('button', { name: '去改速度' }));
  const speed = screen.getByRole('textbox', { name: '速度' });
  expect(document.activeElement).toBe(speed);
  fireEvent.change(speed, { target: { value: '100' } });
  await waitFor(() => expect(card().queryByText(/^先填速度/)).toBeNull());
});

test('an opened row stands beside the answer: what differs is marked, what is not stated stays 未标注; any other pair can be chosen', async () => {
  open();
  await waitFor(() => expect(models().slice(0, 2)).toEqual(['MV-CS050-10GM', 'LM35JC5M']));
  fireEvent.click(screen.getByRole('button', { name: /LM35OTHER 的检查/ }));
  fireEvent.click(screen.getByRole('button', { name: '与上方的并排对照' }));
  const panel = within(await screen.findByRole('region', { name: '并排对照' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('并排对照'));
  expect(panel.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    'MV-CS050-10GM + LM35JC5M',
    'MV-CS050-10GM + LM35OTHER',
    '部件',
    '结果',
    '检查',
  ]);
  const row = (name: string | RegExp) => panel.getByRole('row', { name });
  expect(row(/^≠ 镜头 兴和 LM35JC5M（.+） 兴和 LM35OTHER（.+）$/)).toBeTruthy();
  expect(within(row(/^≠ 景深 [\d.]+ mm 未标注$/)).getAllByRole('cell')[1]?.textContent).toBe('未标注');
  expect(panel.getByRole('row', { name: /^单像素精度 / }).getAttribute('data-differs')).toBe('false');
  expect(panel.getAllByLabelText(/^光路图/)).toHaveLength(2);
  expect(panel.getAllByText(/比例绘制/).map(({ textContent }) => textContent)).toEqual(['两图按同一比例绘制']);

  fireEvent.change(panel.getByRole('combobox', { name: '右边' }), { target: { value: '11-21' } });
  expect(panel.getByText('没有不同')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: '收起' }));
  expect(screen.queryByRole('region', { name: '并排对照' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('任选两行并排对照');
});

test('what the task leaves open is counted as something, and says so one press from its field', async () => {
  const release = open('/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3');
  await waitFor(() => expect(models().length).toBeGreaterThan(1));
  const counted = () => card().getByText(/^假定：/).textContent;
  expect(counted()).toContain('工件静止');
  fireEvent.click(card().getByRole('button', { name: '填速度' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '速度' }));
  fireEvent.change(screen.getByRole('textbox', { name: '速度' }), { target: { value: '50' } });
  release();
  await waitFor(() => expect(counted()).not.toContain('静止'));
  expect(counted()).toContain('没有高度差');
});

test('a field of which one side is told is a square, which the card says one press from the other side', async () => {
  const release = open('/selection/vision?fov=45x45&wd=280~320&acc=defect:0.1:3&unset=height');
  await waitFor(() => expect(models().length).toBeGreaterThan(1));
  const counted = () => card().getByText(/^假定：/).textContent;
  const height = screen.getByRole('textbox', { name: '视野高' });
  expect([counted()?.includes('视野按正方形'), height.getAttribute('placeholder')]).toEqual([true, '同宽']);
  fireEvent.click(card().getByRole('button', { name: '填视野高' }));
  expect(document.activeElement).toBe(height);
  fireEvent.change(height, { target: { value: '40' } });
  release();
  await waitFor(() => expect(counted()).not.toContain('正方形'));
  await waitFor(() => expect(address).toMatch(/fov=45x40(?!.*unset)/));
});

test('a demand that no check judges stands in the card and in the report until it is taken away', async () => {
  open('/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3&words=60x45%2C+1+kHz&unchecked=1+kHz');
  await waitFor(() => expect(models()).toHaveLength(2));
  const said = () => card().queryByText(/^未核对的要求：「1 kHz」/);
  const report = () =>
    new URL(
      card()
        .getByRole('link', { name: /选型报告/ })
        .getAttribute('href') ?? '',
      'http://localhost',
    );
  expect(said()).toBeTruthy();
  expect(card().getByRole('heading', { name: '首选（待确认）' })).toBeTruthy();
  expect(report().searchParams.get('unchecked')).toBe('1 kHz');
  fireEvent.click(card().getByRole('button', { name: '不再列出' }));
  await waitFor(() => expect(said()).toBeNull());
  expect(card().getByRole('heading', { name: '首选' })).toBeTruthy();
  await waitFor(() => expect(address).not.toContain('unchecked='));
  // What the customer wrote still stands on the cover.
  await waitFor(() => expect(report().searchParams.get('words')).toBe('60x45, 1 kHz'));
  expect(report().searchParams.get('unchecked')).toBeNull();
});

test('the line at the bottom of a phone is as uncertain as the card', async () => {
  open('/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3&words=60x45%2C+1+kHz&unchecked=1+kHz', {
    narrow: true,
  });
  await waitFor(() => expect(card().getByRole('heading', { name: '首选（待确认）' })).toBeTruthy());
  expect(screen.getByText(/^首选（待确认） \S/)).toBeTruthy();
});
