// @vitest-environment jsdom
import type { HostServices } from '@shixuan/host';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '../../testing/answers';
import { categories } from '../../testing/fixtures';
import DetailPage, { prefetch } from './detail.page';

const said: string[] = [];
const copied: string[] = [];
let shown: string;

function open(
  at: string,
  request = answering(),
  queryClient = new QueryClient(),
  services: Partial<HostServices> = {},
) {
  stubScreen({ narrow: false });
  const host = testHost({ categories, services: { request, ...services } });
  const notify = { ...host.notify, success: (text: string) => said.push(text) };
  render(
    <PageInMemory
      page={DetailPage}
      at={at}
      host={{ ...host, notify }}
      queryClient={queryClient}
      onAddress={now => {
        shown = now;
      }}
    />,
  );
  return host;
}
const cellOf = (label: string) =>
  within(screen.getByRole('table', { name: '主要参数' })).getByRole('row', { name: new RegExp(label) }).lastElementChild
    ?.textContent;

beforeEach(() => {
  said.length = 0;
  copied.length = 0;
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  // jsdom knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a product that does not load leaves a page with a heading, and what can be done', async () => {
  open('?id=7', () => Promise.reject(new Error('网络连接失败')));
  await screen.findByText('产品没有加载出来');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('产品详情');
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});

test('ticked figures lead to the list: choices equal, numbers about the same', async () => {
  open('/goods/detail?id=5');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/找相似$/)).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: '按像元尺寸找相似' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '按快门找相似' }));
  fireEvent.click(screen.getByRole('link', { name: '按所选 2 项找相似' }));
  expect(shown).toBe('/goods/list?categoryId=1&pixelSizeUm=3.105~3.795&shutter=global&sort=like5');
});

test('one press looks for what may stand in its place, by the figures that decide', async () => {
  open('/goods/detail?id=5');
  fireEvent.click(await screen.findByRole('link', { name: '按主要参数找替代型号' }));
  expect(shown).toMatch(/^\/goods\/list\?categoryId=1&.+&sort=like5$/);
});

test('a record that contradicts itself says so, above its figures', async () => {
  const usual = answering();
  const contradictions = ['焦距 50 mm、倍率 0.5× 对应物距约 150 mm，记录的工作距离为 900 mm'];
  open('/goods/detail?id=5', async (path, body) => {
    const content = await usual(path, body);
    return path === '/Product/Detail' ? { ...(content as object), contradictions } : content;
  });
  const note = await screen.findByText(/^本记录中的数值不能同时成立：焦距 50 mm/);
  const table = screen.getByRole('table', { name: '主要参数' });
  expect(note.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  open('/goods/detail?id=5');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/不能同时成立/)).toBeNull();
});

test('the series is filtered in its list, with the columns of its matrix in the address', async () => {
  open('/goods/detail?id=5');
  fireEvent.click(await screen.findByRole('link', { name: '按这些参数筛选本系列' }));
  expect(new URLSearchParams(shown.split('?')[1]).get('cols')).toBe('pixelSizeUm');
  expect(shown).toContain('series=');
});

test('the day of the import is not told as that of the figures', async () => {
  open('/goods/detail?id=5');
  const day = (await screen.findByText('2026-01-02')).closest('div');
  expect(day?.textContent).toBe('录入2026-01-02本站录入或改动这些数值的日期，不是厂家资料的日期');
});

test('what is not known cannot be ticked or copied', async () => {
  open('/goods/detail?id=5');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('checkbox', { name: '按功耗找相似' })).toBeNull();
  expect(screen.queryByRole('button', { name: '复制 功耗' })).toBeNull();
});

test('a row is copied with its unit, and the visitor is told', async () => {
  open('/goods/detail?id=5');
  fireEvent.click(await screen.findByRole('button', { name: '复制 像元尺寸' }));
  await vi.waitFor(() => expect(said).toEqual(['已复制：像元尺寸 3.45 µm']));
  expect(copied).toEqual(['像元尺寸 3.45 µm']);
});

test('lengths in inches on demand; µm stays', async () => {
  open('/goods/detail?id=5');
  await screen.findByRole('heading', { level: 1 });
  expect(cellOf('工作距离')).toContain('80～120\u202fmm');
  fireEvent.click(screen.getByRole('radio', { name: 'inch' }));
  expect(cellOf('工作距离')).toContain('3.15～4.724\u202fin');
  expect(cellOf('像元尺寸')).toContain('3.45\u202fµm');
});

test('the drawing opens, is enlarged by button and key, and closes', async () => {
  open('/goods/detail?id=5');
  fireEvent.click(await screen.findByRole('button', { name: '放大 MV-CS050-5 外形图' }));
  const dialog = screen.getByRole('dialog', { name: 'MV-CS050-5 外形图' });
  fireEvent.click(within(dialog).getByRole('button', { name: '放大' }));
  expect(within(dialog).getByRole('status').textContent).toBe('150%');
  fireEvent.keyDown(dialog, { key: '+' });
  expect(within(dialog).getByRole('status').textContent).toBe('225%');
  fireEvent.keyDown(dialog, { key: '0' });
  expect(within(dialog).getByRole('status').textContent).toBe('100%');
  fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what goes with it is shown with each reason and the way to the list', async () => {
  open('/goods/detail?id=5');
  const group = await screen.findByRole('region', { name: '可配的 FA 镜头' });
  expect(within(group).getByText('待核实：')).toBeTruthy();
  fireEvent.click(within(group).getByRole('link', { name: '查看全部 12 款 FA 镜头' }));
  expect(shown).toBe('/goods/list?categoryId=2&imageCircleMm=11.1~');
});

test('a product that does not exist is asked for once, by the prefetch', async () => {
  const asked: string[] = [];
  const request = async (path: string): Promise<unknown> => {
    asked.push(path);
    throw Object.assign(new Error('没有编号为 5 的产品'), { status: 404 });
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const host = testHost({ categories, services: { request } });
  await prefetch?.({ host, queryClient, search: 'id=5' });
  open('/goods/detail?id=5', request, queryClient);
  expect(await screen.findByText('没有编号为 5 的产品')).toBeTruthy();
  expect(asked).toEqual(['/Product/Detail']);
});

test('what goes with the product leads into the selection helpers, as soon as there are any', async () => {
  const links = () =>
    screen.queryAllByRole('link', { name: /继续选型|一起验算/ }).map(link => link.getAttribute('href'));
  open('/goods/detail?id=5');
  await screen.findByRole('heading', { name: '配套产品' });
  await screen.findAllByRole('list');
  expect(links()).toEqual([]);
  cleanup();

  open('/goods/detail?id=5', answering(), new QueryClient(), {
    isProvided: path => path.startsWith('/selection/'),
  });
  await screen.findByRole('link', { name: /继续选型/ });
  expect(links()[0]).toBe('/selection/lens?camera=5');
  expect(links().slice(1)).toContainEqual(expect.stringMatching(/^\/selection\/vision\?camera=5&lens=\d+$/));
});
