// @vitest-environment jsdom
import type { HostServices } from '@shixuan/host';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@shixuan/host/testing/dom';
import CategoryArticles from './category-articles';

afterEach(cleanup);

const hit = { id: 7, title: '景深：先定弥散圆', summary: '用近界和远界算景深。', url: '/article/detail?id=7#判据' };
const answer = (hits: object[]) => ({
  groups: [
    { kind: 'product', total: 3, hits: [] },
    { kind: 'article', total: 14, hits },
  ],
});

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

test('articles lead to themselves as a whole, and to all that the search finds', async () => {
  const asked: unknown[] = [];
  open(async (_path, body) => {
    asked.push(body);
    return answer([hit]);
  });
  const article = await screen.findByRole('link', { name: /景深/ });
  expect(article.getAttribute('href')).toBe('/article/detail?id=7');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('看懂远心镜头');
  const all = screen.getByRole('link', { name: '全部 14 篇' });
  expect(new URLSearchParams(all.getAttribute('href')?.split('?')[1]).get('keywords')).toBe('远心镜头');
  expect(asked).toEqual([{ keywords: '远心镜头', kind: 'article', pageSize: 3 }]);
});

test('a name in Latin letters stands apart', async () => {
  open(async () => answer([hit]), 'FA 镜头');
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('看懂 FA 镜头');
});

test.each<[string, HostServices['request']]>([
  ['nothing is found', async () => answer([])],
  ['they do not come', () => Promise.reject(new Error('down'))],
])('where %s nothing is shown', async (_what, request) => {
  const { container, isAnswered } = open(request);
  await expect.poll(isAnswered).toBe(true);
  expect(container.textContent).toBe('');
});
