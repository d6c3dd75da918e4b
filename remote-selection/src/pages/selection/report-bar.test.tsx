// @vitest-environment jsdom
import type { HostServices } from '@shixuan/host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openVision } from '../../testing/open-vision';

let address: string;
let copied: string[];
const stored = new Map<string, unknown>();

function open(at: string, has: HostServices['has'] = () => true) {
  copied = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  const preferences = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: unknown) => void stored.set(key, JSON.parse(JSON.stringify(value))),
  };
  openVision(at.split('?')[1] ?? '', {
    services: { preferences, has, isProvided: () => true },
    onAddress: now => {
      address = now;
    },
  });
}

const plain = '/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3';
const bar = async () => {
  const found = within(screen.getByRole('region', { name: '带走结果' }));
  await found.findByRole('link', { name: '选型报告 PDF' });
  fireEvent.click(found.getByRole('button', { name: '更多' }));
  return found;
};
const target = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '');

afterEach(() => {
  cleanup();
  stored.clear();
  vi.unstubAllGlobals();
});

test('Escape closes 更多 and 方案, and returns to their buttons', async () => {
  open(plain);
  const found = await bar();
  for (const name of ['更多', /^方案/]) {
    const button = found.getByRole('button', { name });
    if (button.getAttribute('aria-expanded') === 'false') fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    // In another part of the page it is not theirs.
    fireEvent.keyDown(screen.getByRole('textbox', { name: '视野宽' }), { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  }
});

test('report and bill of material are those of the recommended row', async () => {
  open(plain);
  const found = await bar();
  const search = 'goal=vision&fov=60x45&wd=280~320&acc=defect:0.1:3&camera=11&lens=21';
  expect(target(found.getByRole('link', { name: '选型报告 PDF' }))).toBe(`/reports/selection.pdf?${search}`);
  expect(target(found.getByRole('link', { name: 'XLSX' }))).toBe(`/export/selection-bom.xlsx?${search}`);
  expect(target(found.getByRole('link', { name: 'CSV' }))).toBe(`/export/selection-bom.csv?${search}`);
});

test('an enquiry takes along the recommended system', async () => {
  open(plain);
  const link = await (await bar()).findByRole('link', { name: '询价' });
  expect(target(link)).toBe(
    '/enquiry?ids=11,21&scheme=/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3&camera=11&lens=21',
  );
});

test('the text holds inputs, parts, figures, verdicts with reasons and the address; the link names the system', async () => {
  open(plain);
  const found = await bar();
  fireEvent.click(found.getByRole('button', { name: '复制为文本' }));
  fireEvent.click(found.getByRole('button', { name: '复制链接' }));
  await waitFor(() => expect(copied).toHaveLength(2));
  const [text, link] = copied;
  expect(text).toMatch(/^【输入】\n任务类型：面阵\n视野：60 × 45 mm\n/);
  expect(text).toMatch(/\n相机：海康机器人 MV-CS050-10GM（.+）\n镜头：兴和 LM35JC5M（.+）\n/);
  expect(text).toMatch(/单像素精度：\d+\.\d+ µm\n/);
  expect(text).toMatch(/\n通过 工作距离：.+\n/);
  expect(text).not.toMatch(/undefined|null|NaN/);
  expect(link).toMatch(/^http.*\/selection\/vision\?fov=60x45&wd=280~320&acc=defect:0\.1:3&camera=11&lens=21$/);
  expect(text?.trimEnd().endsWith(link ?? '?')).toBe(true);
});

test('a scheme is kept under its name, found again, restored and given up', async () => {
  open(plain);
  const found = await bar();
  fireEvent.click(found.getByRole('button', { name: '方案（0）' }));
  fireEvent.change(await found.findByRole('textbox', { name: '方案名称' }), { target: { value: '工位 3' } });
  fireEvent.click(found.getByRole('button', { name: '保存当前方案' }));
  expect(found.getByRole('button', { name: '方案（1）' })).toBeTruthy();
  cleanup();

  open('/selection/vision?fov=30x20&acc=defect:0.1:3');
  const again = await bar();
  fireEvent.click(again.getByRole('button', { name: '方案（1）' }));
  fireEvent.click(await again.findByRole('link', { name: '恢复：工位 3' }));
  expect(address).toBe('/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3&camera=11&lens=21');
  await waitFor(() => expect(screen.getByRole('textbox', { name: '视野宽' })).toHaveProperty('value', '60'));
  fireEvent.click(again.getByRole('button', { name: '删除：工位 3' }));
  expect(stored.get('schemes')).toMatchObject({ named: [] });
});

test('a saved scheme is remarked on; saved again under its name it keeps the remark and what it was before', async () => {
  open(plain);
  const found = await bar();
  fireEvent.click(found.getByRole('button', { name: '方案（0）' }));
  const save = async () => {
    fireEvent.change(await found.findByRole('textbox', { name: '方案名称' }), { target: { value: '工位 3' } });
    fireEvent.click(found.getByRole('button', { name: '保存当前方案' }));
  };
  await save();
  const note = found.getByRole('textbox', { name: '备注：工位 3' });
  fireEvent.change(note, { target: { value: '客户要 GigE' } });
  fireEvent.blur(note);
  expect(stored.get('schemes')).toMatchObject({ named: [{ note: '客户要 GigE' }] });
  fireEvent.change(screen.getByRole('textbox', { name: '视野宽' }), { target: { value: '50' } });
  await waitFor(() =>
    expect(found.getByRole('link', { name: '选型报告 PDF' }).getAttribute('href')).toContain('fov=50x45'),
  );
  await save();
  expect(stored.get('schemes')).toMatchObject({
    named: [
      {
        note: '客户要 GigE',
        search: expect.stringContaining('fov=50x45'),
        history: [{ search: expect.stringContaining('fov=60x45'), savedAt: expect.stringMatching(/^20/) }],
      },
    ],
  });
  fireEvent.click(found.getByText('历史（1）'));
  fireEvent.click(found.getByRole('link', { name: '恢复：工位 3 的第 1 版' }));
  expect(address).toContain('fov=60x45');
  fireEvent.click(found.getByRole('button', { name: '分享：工位 3' }));
  await waitFor(() => expect(copied.at(-1)).toMatch(/\/selection\/vision\?fov=50x45.*&view=shared&note=%E5%AE%A2/));
});

test('two schemes stand side by side, what differs marked', async () => {
  open(plain);
  const found = await bar();
  fireEvent.click(found.getByRole('button', { name: '方案（0）' }));
  const save = async (name: string) => {
    fireEvent.change(await found.findByRole('textbox', { name: '方案名称' }), { target: { value: name } });
    fireEvent.click(found.getByRole('button', { name: '保存当前方案' }));
  };
  await save('甲');
  const distance = screen.getByRole('textbox', { name: '高度差' });
  fireEvent.focus(distance);
  fireEvent.change(distance, { target: { value: '3' } });
  await waitFor(() => expect(address).toContain('dz=3'));
  await bar();
  await save('乙');
  for (const name of ['甲', '乙']) fireEvent.click(found.getByRole('checkbox', { name }));
  const table = within(found.getByRole('table'));
  const height = table.getByRole('rowheader', { name: '≠ 高度差' }).closest('tr');
  expect(height?.textContent).toContain('—3 mm');
  expect(table.getByRole('rowheader', { name: '视野' }).closest('tr')?.dataset.differs).toBe('false');
});

test('where nothing is kept, no scheme is offered to be saved', async () => {
  open(plain, name => name !== 'preferences');
  const found = await bar();
  expect(found.queryByRole('button', { name: /方案（/ })).toBeNull();
});
