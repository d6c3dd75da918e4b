// @vitest-environment jsdom
import type { CallContent } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Asked, answering } from '../../testing/answers';
import { categories, product, productList } from '../../testing/fixtures';
import ListPage from './list.page';

let asked: Asked[];
let address: string;
/** Ids put on the comparison list. */
let added: number[];

function open(
  at: string,
  narrow = false,
  preferences?: HostServices['preferences'],
  list?: CallContent<'productList'>,
): HostServices {
  stubScreen({ narrow });
  asked = [];
  added = [];
  const answer = answering(asked);
  const plain = testHost({ categories });
  const host = testHost({
    categories,
    services: {
      request: (path, body) => (list && path === '/Product/List' ? Promise.resolve(list) : answer(path, body)),
      compare: {
        ...plain.compare,
        add: ({ id }) => {
          added.push(id);
          return { ok: true };
        },
      },
      ...(preferences && { preferences }),
    },
  });
  render(
    <PageInMemory
      page={ListPage}
      at={at}
      host={host}
      queryClient={new QueryClient()}
      onAddress={now => {
        address = now;
      }}
    />,
  );
  return host;
}
const lastList = () => asked.filter(({ path }) => path === '/Product/List').at(-1)?.body;

/** The address follows once the visitor's change has been painted. */
const addressIs = (wanted: string) => waitFor(() => expect(address).toBe(wanted));

beforeEach(() => stubScreen({ narrow: false }));
afterEach(cleanup);

test('a choice goes into the address and into the call, and off again', async () => {
  open('/goods/list?categoryId=1&page=2');
  const facet = await screen.findByRole('group', { name: '快门' });
  fireEvent.click(within(facet).getByRole('checkbox', { name: /全局快门/ }));
  await addressIs('/goods/list?categoryId=1&shutter=global');
  expect(await screen.findByRole('link', { name: '去掉筛选 快门：全局快门' })).toBeTruthy();
  // The chip is ahead of the call.
  await waitFor(() => expect(lastList()).toMatchObject({ filters: { shutter: { in: ['global'] } }, page: 1 }));
  fireEvent.click(screen.getByRole('link', { name: '去掉筛选 快门：全局快门' }));
  await addressIs('/goods/list?categoryId=1');
});

test('the pressed control shows at once; chips, the mark of older rows and the address follow', async () => {
  open('/goods/list?categoryId=1');
  const facet = await screen.findByRole('group', { name: '快门' });
  const head = await screen.findByRole('columnheader', { name: /像元尺寸/ });
  const box = within(facet).getByRole('checkbox', { name: /全局快门/ });
  const order = screen.getByRole('combobox', { name: '排序' });
  const busy = () => screen.getByRole('table').closest('[aria-busy]')?.getAttribute('aria-busy');
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', true);
  // Not in the frame of the press: only the control is drawn in it.
  expect(screen.queryByRole('link', { name: '去掉筛选 快门：全局快门' })).toBeNull();
  // The second change is made before the first has been shown by anything but its box.
  fireEvent.click(within(head).getByRole('button'));
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(box).toHaveProperty('checked', true);
  await waitFor(() => expect(busy()).toBe('true'));
  expect(order).toHaveProperty('value', 'pixelSizeUm');
  expect(screen.getByRole('link', { name: '去掉筛选 快门：全局快门' })).toBeTruthy();
  await addressIs('/goods/list?categoryId=1&shutter=global&sort=pixelSizeUm');
  await waitFor(() => expect(busy()).toBe('false'));
  fireEvent.click(screen.getByRole('link', { name: '去掉筛选 快门：全局快门' }));
  expect(screen.queryByRole('link', { name: '去掉筛选 快门：全局快门' })).toBeNull();
  await addressIs('/goods/list?categoryId=1&sort=pixelSizeUm');
  expect(box).toHaveProperty('checked', false);
});

test('a link followed right after a tick leads where it says', async () => {
  open('/goods/list?categoryId=1');
  const facet = await screen.findByRole('group', { name: '快门' });
  const product = await screen.findByRole('link', { name: 'MV-CS050-5' });
  fireEvent.click(within(facet).getByRole('checkbox', { name: /全局快门/ }));
  fireEvent.click(product);
  await waitFor(() => expect(address).toMatch(/detail/));
});

test('a choice that would give nothing cannot be taken', async () => {
  open('/goods/list?categoryId=1');
  const facet = await screen.findByRole('group', { name: '快门' });
  expect(within(facet).getByRole('checkbox', { name: /卷帘快门/ })).toHaveProperty('disabled', true);
});

test('bounds go into the address; what is no number is refused where it was typed', async () => {
  open('/goods/list?categoryId=1');
  const from = await screen.findByLabelText('像元尺寸下限（µm）');
  fireEvent.change(from, { target: { value: '两微米' } });
  fireEvent.blur(from);
  expect(screen.getByRole('alert').textContent).toContain('无法识别「两微米」，请输入数字或范围');
  await addressIs('/goods/list?categoryId=1');
  fireEvent.change(from, { target: { value: '２.４ µm' } });
  fireEvent.blur(from);
  await addressIs('/goods/list?categoryId=1&pixelSizeUm=2.4~');
  const to = screen.getByLabelText('像元尺寸上限（µm）');
  fireEvent.change(to, { target: { value: '0.002~0.005 mm' } });
  fireEvent.blur(to);
  expect(screen.queryByRole('alert')?.textContent).toBeUndefined();
  await addressIs('/goods/list?categoryId=1&pixelSizeUm=2~5');
});

test('a column head sorts up, down and not at all', async () => {
  open('/goods/list?categoryId=1');
  const head = () => screen.getByRole('columnheader', { name: /像元尺寸/ });
  await screen.findByRole('columnheader', { name: /像元尺寸/ });
  const seen = [];
  for (let i = 0; i < 3; i++) {
    const before = address;
    fireEvent.click(within(head()).getByRole('button'));
    await waitFor(() => expect(address).not.toBe(before));
    seen.push([address.split('sort=')[1], head().getAttribute('aria-sort')]);
  }
  expect(seen).toEqual([
    ['pixelSizeUm', 'ascending'],
    ['-pixelSizeUm', 'descending'],
    [undefined, null],
  ]);
});

test('what of the address makes no sense is said, and the server is not asked for it', async () => {
  open('/goods/list?categoryId=1&bogus=7&size=25');
  expect(await screen.findByText('该分类没有筛选项 bogus，已忽略')).toBeTruthy();
  expect(screen.getByText('每页款数「25」无效，应为 24、48、96、200、500 之一，已忽略')).toBeTruthy();
  await screen.findByText('MV-CS050-5');
  expect(asked.filter(({ path }) => path === '/Product/List').map(({ body }) => body.filters)).toEqual([{}]);
});

test('on a narrow screen: cards, and the filters in a drawer that names the number of products', async () => {
  open('/goods/list?categoryId=1', true);
  await screen.findByText('MV-CS050-5');
  // The number is announced when it changes.
  expect(screen.getByText(/^共/).getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /筛选/ }));
  expect(await screen.findByRole('button', { name: '查看 61 款' })).toBeTruthy();
  expect(screen.getByRole('group', { name: '快门' })).toBeTruthy();
});

test('columns are chosen and moved, go into the address, and come back on the next visit', async () => {
  const preferences = open('/goods/list?categoryId=1').preferences;
  await screen.findByRole('columnheader', { name: /功耗/ });
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓↕]/g, ''));
  expect(heads()).toEqual(['型号', '像元尺寸µm', '快门', '工作距离mm', '功耗W']);
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '工作距离' }));
  fireEvent.click(screen.getByRole('button', { name: '功耗 上移' }));
  await addressIs('/goods/list?categoryId=1&cols=pixelSizeUm,powerW,shutter');
  expect(heads()).toEqual(['型号', '像元尺寸µm', '功耗W', '快门']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('功耗 上移');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: '功耗 上移' })).toBeNull();
  cleanup();
  open('/goods/list?categoryId=1', false, preferences);
  await screen.findByRole('columnheader', { name: /功耗/ });
  expect(heads()).toEqual(['型号', '像元尺寸µm', '功耗W', '快门']);
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  fireEvent.click(screen.getByRole('button', { name: '恢复默认列' }));
  expect(heads()).toHaveLength(5);
});

test('filters are saved under a name, found again, renamed and removed', async () => {
  open('/goods/list?categoryId=1&shutter=global&page=2');
  await screen.findByRole('link', { name: '去掉筛选 快门：全局快门' });
  fireEvent.click(screen.getByRole('button', { name: '保存筛选' }));
  const name = screen.getByRole('textbox', { name: '这组筛选的名称' });
  expect(name).toHaveProperty('value', '全局快门');
  fireEvent.change(name, { target: { value: '飞拍' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  fireEvent.click(screen.getByRole('link', { name: '清空' }));
  await addressIs('/goods/list?categoryId=1');
  fireEvent.click(screen.getByRole('link', { name: '飞拍' }));
  await addressIs('/goods/list?categoryId=1&shutter=global');
  fireEvent.click(screen.getByRole('button', { name: '改名：飞拍' }));
  const field = screen.getByRole('textbox', { name: '新名称' });
  fireEvent.change(field, { target: { value: '检测线 2' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: '删除保存的筛选 检测线 2' }));
  expect(screen.queryByRole('region', { name: '我保存的筛选' })).toBeNull();
});

test('the table by keyboard: up and down between part numbers, Space compares', async () => {
  open('/goods/list?categoryId=1');
  const first = await screen.findByRole('link', { name: 'MV-CS050-5' });
  const second = screen.getByRole('link', { name: 'MV-CS050-6' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  expect(fireEvent.keyDown(second, { key: ' ' })).toBe(false);
  expect(added).toEqual([6]);
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
  // Keys with another meaning elsewhere keep it.
  expect(fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(first, { key: 'Tab' })).toBe(true);
});

test('where nothing fits, each filter says how many there are without it', async () => {
  const nothing = {
    ...productList(1, []),
    total: 0,
    relax: [
      { key: 'shutter', total: 12 },
      { key: 'powerW', total: 0 },
    ],
  };
  open('/goods/list?categoryId=1&shutter=global&powerW=~1', false, undefined, nothing);
  const drop = await screen.findByRole('link', { name: '去掉「快门：全局快门」后有 12 款' });
  expect(screen.queryByRole('link', { name: /去掉「功耗/ })).toBeNull();
  fireEvent.click(drop);
  await addressIs('/goods/list?categoryId=1&powerW=~1');
});

test('a category of which the catalogue has nothing says so, without filters to drop', async () => {
  open('/goods/list?categoryId=1', false, undefined, { ...productList(1, []), total: 0 });
  expect(await screen.findByText('这一分类还没有收录产品')).toBeTruthy();
  expect(screen.getByRole('link', { name: '看其他分类' }).getAttribute('href')).toBe('/goods/list');
  expect(screen.queryByRole('link', { name: '清空全部' })).toBeNull();
});

test('the rows keep the height that the visitor likes', async () => {
  const { preferences } = open('/goods/list?categoryId=1');
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  fireEvent.click(screen.getByRole('radio', { name: '紧凑' }));
  expect(preferences?.get('list-density')).toBe('compact');
  expect(screen.getByRole('region', { name: /产品表/ }).dataset.dense).toBe('compact');
});

const detailsAsked = () => asked.filter(({ path }) => path === '/Product/Detail');
const orderShown = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: '排序' }).selectedOptions[0]?.textContent;
const nearestAsked = () =>
  asked.filter(({ path, body }) => path === '/Product/List' && body.fold === true && body.facets === false);

test('products like one that is gone stand in the usual order, and no call fails for it', async () => {
  open('/goods/list?categoryId=1&sort=like999999');
  await waitFor(() => expect(nearestAsked()).toHaveLength(1));
  expect(nearestAsked()[0]?.body).toMatchObject({ sort: { key: 'like999999', direction: 'asc' }, filters: {} });
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2);
  expect(screen.queryByText(/^参照产品$|参数相同|不同：/)).toBeNull();
  expect(detailsAsked()).toEqual([]);
  expect(await screen.findByText(/没有编号为 999999 的产品/)).toBeTruthy();
  expect(within(screen.getByRole('combobox', { name: '排序' })).queryByText('与参照产品的接近程度')).toBeNull();
  expect(orderShown()).toBe('默认：主要参数齐全在前');
});

test('the product to which a list compares is found in its rows, without a call', async () => {
  open('/goods/list?categoryId=1&sort=like5');
  expect(await screen.findByText('参照产品')).toBeTruthy();
  expect(orderShown()).toBe('与参照产品的接近程度');
  expect(screen.queryByText(/没有编号为/)).toBeNull();
  expect(nearestAsked()).toEqual([]);
  expect(detailsAsked()).toEqual([]);
});

test('the product to which a list compares may share its row with products of equal data', async () => {
  const shared = {
    ...productList(1, [product(5, 1), product(6, 1)]),
    equal: [{ id: 6, others: [{ id: 7, model: 'X-7' }] }],
  };
  open('/goods/list?categoryId=1&sort=like7', false, undefined, shared);
  expect((await screen.findAllByText(/参数相同|不同：/)).length).toBeGreaterThan(0);
  expect(nearestAsked()).toEqual([]);
});
