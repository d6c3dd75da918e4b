// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Asked, answering } from '../../testing/answers';
import { stubScreen } from '../../testing/dom-stubs';
import { categories } from '../../testing/fixtures';
import ListPage from './list.page';

let asked: Asked[];
let address: string;

function open(at: string, narrow = false) {
  stubScreen({ narrow });
  asked = [];
  const host = testHost({ categories, services: { request: answering(asked) } });
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
}
const lastList = () => asked.filter(({ path }) => path === '/Product/List').at(-1)?.body;

beforeEach(() => stubScreen({ narrow: false }));
afterEach(cleanup);

test('a choice goes into the address and into the call, and off again', async () => {
  open('/goods/list?categoryId=1&page=2');
  const facet = await screen.findByRole('group', { name: '快门' });
  fireEvent.click(within(facet).getByRole('checkbox', { name: /全局快门/ }));
  expect(address).toBe('/goods/list?categoryId=1&shutter=global');
  expect(await screen.findByRole('link', { name: '去掉筛选 快门：全局快门' })).toBeTruthy();
  expect(lastList()).toMatchObject({ filters: { shutter: { in: ['global'] } }, page: 1 });
  fireEvent.click(screen.getByRole('link', { name: '去掉筛选 快门：全局快门' }));
  expect(address).toBe('/goods/list?categoryId=1');
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
  expect(screen.getByRole('alert').textContent).toContain('请输入数字');
  expect(address).toBe('/goods/list?categoryId=1');
  fireEvent.change(from, { target: { value: '２.４ µm' } });
  fireEvent.blur(from);
  expect(address).toBe('/goods/list?categoryId=1&pixelSizeUm=2.4~');
});

test('a column head sorts up, down and not at all', async () => {
  open('/goods/list?categoryId=1');
  const head = () => screen.getByRole('columnheader', { name: /像元尺寸/ });
  await screen.findByRole('columnheader', { name: /像元尺寸/ });
  const seen = [];
  for (let i = 0; i < 3; i++) {
    fireEvent.click(within(head()).getByRole('button'));
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
  expect(screen.getByText('每页件数「25」无效，已忽略')).toBeTruthy();
  await screen.findByText('MV-CS050-5');
  expect(asked.filter(({ path }) => path === '/Product/List').map(({ body }) => body.filters)).toEqual([{}]);
});

test('on a narrow screen: cards, and the filters in a drawer that names the number of products', async () => {
  open('/goods/list?categoryId=1', true);
  await screen.findByText('MV-CS050-5');
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /筛选/ }));
  expect(await screen.findByRole('button', { name: '查看 61 件' })).toBeTruthy();
  expect(screen.getByRole('group', { name: '快门' })).toBeTruthy();
});
