// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import { categories } from '../../testing/fixtures';
import ComparePage from './compare.page';

let address: string;
const removed: number[] = [];

function open(
  at: string,
  compared: { id: number; categoryId: number; title: string; image: string }[] = [],
  { narrow = false, request = answering() } = {},
) {
  stubScreen({ narrow });
  const host = testHost({ categories, compared, services: { request } });
  const compare = { ...host.compare, remove: (id: number) => removed.push(id) };
  render(
    <PageInMemory
      page={ComparePage}
      at={at}
      host={{ ...host, compare }}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      onAddress={now => {
        address = now;
      }}
    />,
  );
}
const columns = () => screen.getAllByRole('columnheader').map(head => head.querySelector('a')?.textContent);

afterEach(cleanup);

test('the address wins over the comparison list', async () => {
  open('/compare?ids=5,6', [{ id: 9, categoryId: 1, title: '', image: '' }]);
  await screen.findByRole('link', { name: 'MV-CS050-6' });
  expect(columns()).toEqual(['MV-CS050-5', 'MV-CS050-6']);
});

test.each([false, true])('each product has its parameter sheet; narrow screen: %s', async narrow => {
  open('/compare?ids=5,6', [], { narrow });
  const sheet = await screen.findByRole('link', { name: '参数单 PDF MV-CS050-6' });
  expect(sheet.getAttribute('href')).toBe('/datasheets/6.pdf');
  expect(screen.getAllByRole('link', { name: /^参数单 PDF/ })).toHaveLength(2);
});

test('without ids in the address the comparison list is shown', async () => {
  open('/compare', [{ id: 9, categoryId: 1, title: '', image: '' }]);
  await screen.findByRole('link', { name: 'MV-CS050-9' });
  expect(columns()).toEqual(['MV-CS050-9']);
});

test('an address that names no product says why, and leads on', async () => {
  open('/compare?ids=abc');
  expect(screen.getByRole('status').textContent).toBe('产品编号「abc」无效，应为正整数，已忽略');
  expect(screen.getByRole('link', { name: '去选产品' })).toBeTruthy();
});

test('removing a column takes it from the address and from the comparison list', async () => {
  open('/compare?ids=5,6');
  await screen.findByRole('link', { name: 'MV-CS050-6' });
  fireEvent.click(screen.getByRole('button', { name: '移除 MV-CS050-5' }));
  expect(address).toBe('/compare?ids=6');
  expect(removed).toContain(5);
});

test('a column removed before the page shows that another one is gone leaves that one out', async () => {
  open('/compare?ids=5,6,7');
  await screen.findByRole('link', { name: 'MV-CS050-7' });
  // The page is drawn once, after both.
  act(() => {
    for (const id of [5, 6]) fireEvent.click(screen.getByRole('button', { name: `移除 MV-CS050-${id}` }));
  });
  expect(address).toBe('/compare?ids=7');
});

test('a product that was taken out is told as the site tells it, and one that stands for it is one column', async () => {
  const answer = answering();
  const request = async (path: string, body: unknown) => {
    const id = path === '/Product/Detail' && body instanceof Object && 'id' in body ? body.id : undefined;
    if (id === 8) throw Object.assign(new Error('海康机器人 OUT 已下架：型号有误'), { status: 404 });
    return answer(path, id === 4 ? { id: 5 } : body);
  };
  open('/compare?ids=4,5,6,8', [], { request });
  await screen.findByRole('link', { name: 'MV-CS050-6' });
  expect(columns()).toEqual(['MV-CS050-5', 'MV-CS050-6']);
  expect(await screen.findByText('海康机器人 OUT 已下架：型号有误，已忽略')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '移除 MV-CS050-5' }));
  expect(address).toBe('/compare?ids=6,8');
});

test('the drawings lie on each other at one scale, and each can be hidden', async () => {
  open('/compare?ids=5,6');
  await screen.findByRole('link', { name: 'MV-CS050-6' });
  const layer = () => screen.queryByRole('img', { name: 'MV-CS050-5 外形图' });
  // 60 × 45 mm in a field of 640 × 360 px: 8 px for a millimetre.
  expect(layer()?.style.width).toBe('75%');
  fireEvent.click(screen.getByRole('checkbox', { name: /^MV-CS050-5/ }));
  expect(layer()).toBeNull();
  expect(screen.getByRole('img', { name: 'MV-CS050-6 外形图' })).toBeTruthy();
});

test('only differences: equal products leave nothing to show, and the page says so', async () => {
  open('/compare?ids=5,6');
  await screen.findByRole('link', { name: 'MV-CS050-6' });
  expect(screen.getByRole('rowheader', { name: /^快门/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: '只看差异' }));
  expect(screen.queryByRole('rowheader', { name: /^快门/ })).toBeNull();
  expect(screen.getByText('已知的参数都相同')).toBeTruthy();
});

test('on a narrow screen each figure is a card with the products below each other', async () => {
  open('/compare?ids=5,6', [], { narrow: true });
  await screen.findByRole('link', { name: 'MV-CS050-6' });
  expect(screen.queryByRole('table')).toBeNull();
  const card = screen.getByRole('button', { name: '快门' }).closest('li');
  expect(card?.textContent).toContain('均为 全局快门');
  fireEvent.click(screen.getByRole('button', { name: '移除 MV-CS050-5' }));
  expect(address).toBe('/compare?ids=6');
  expect(card?.textContent).toContain('MV-CS050-6');
});
