// @vitest-environment jsdom
import type { HostServices } from '@shixuan/host';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@shixuan/host/testing/dom';
import { articleList } from '../testing/fixtures';
import CategoryArticles from './category-articles';

afterEach(cleanup);

function open(request: HostServices['request'], categoryName = '远心镜头') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Piece = () => <CategoryArticles categoryName={categoryName} />;
  const { container } = render(
    <PageInMemory page={Piece} at="/" host={testHost({ services: { request } })} queryClient={queryClient} />,
  );
  return {
    container,
    isAnswered: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.status !== 'pending'),
  };
}

test('the articles of the category are asked for by their tags, and stand in that order, each once', async () => {
  const asked: unknown[] = [];
  const ids: Record<string, number> = { 远心: 7, 畸变: 4, 弥散圆: 7 };
  open(async (_path, body) => {
    asked.push(body);
    const { tag } = body as { tag: string };
    return articleList([ids[tag] ?? 0]);
  });
  await screen.findByRole('link', { name: /第 7 篇/ });
  const links = screen.getAllByRole('listitem').map(item => item.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual(['/article/detail?id=7', '/article/detail?id=4']);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('看懂远心镜头');
  expect(asked).toEqual(Object.keys(ids).map(tag => ({ tag, pageSize: 1 })));
});

test('a name in Latin letters stands apart', async () => {
  open(async () => articleList([7]), 'FA 镜头');
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('看懂 FA 镜头');
});

test.each<[string, HostServices['request']]>([
  ['nothing is found', async () => articleList([])],
  ['they do not come', () => Promise.reject(new Error('down'))],
])('where %s nothing is shown', async (_what, request) => {
  const { container, isAnswered } = open(request);
  await expect.poll(isAnswered).toBe(true);
  expect(container.textContent).toBe('');
});

test.each(['新分类', 'constructor'])('of a category without articles, %s, nothing is asked', async name => {
  const asked: unknown[] = [];
  const { container } = open(async (_path, body) => asked.push(body), name);
  await Promise.resolve();
  expect([asked, container.textContent]).toEqual([[], '']);
});
