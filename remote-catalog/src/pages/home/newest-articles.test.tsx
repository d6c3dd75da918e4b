// @vitest-environment jsdom
import type { HostServices } from '@shixuan/host';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@shixuan/host/testing/dom';
import { NewestArticles } from './newest-articles';

afterEach(cleanup);

const answer = {
  total: 25,
  list: [{ id: 7, title: '景深', category: { id: 3, code: 'optics', name: '镜头与光学' }, readingMinutes: 6 }],
};

function open(services: Partial<HostServices>) {
  const asked: string[] = [];
  const request: HostServices['request'] = async (path, body) => {
    asked.push(`${path} ${JSON.stringify(body)}`);
    return answer;
  };
  const host = testHost({ services: { request, ...services } });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(<PageInMemory page={NewestArticles} at="/" host={host} queryClient={queryClient} />);
  return { asked, container };
}

test('the newest articles lead to their pages, and to all of them', async () => {
  open({ isProvided: () => true });
  expect((await screen.findByRole('link', { name: /景深/ })).getAttribute('href')).toBe('/article/detail?id=7');
  expect(screen.getByRole('link', { name: '全部 25 篇' }).getAttribute('href')).toBe('/article/list');
});

test('without a remote for articles nothing is asked and nothing is shown', () => {
  const { asked, container } = open({ isProvided: () => false });
  expect([asked, container.textContent]).toEqual([[], '']);
});

test('when they do not come the page does without', async () => {
  const { container } = open({ isProvided: () => true, request: () => Promise.reject(new Error('down')) });
  await expect.poll(() => container.textContent).toBe('');
});

test('there are as many as operators want, six unless they say so', async () => {
  const own = { categories: [], imageHost: '', registryRevision: 0, own: { newestArticles: 9 } };
  const { asked } = open({ isProvided: () => true, config: own });
  await expect.poll(() => asked).toEqual([expect.stringContaining('{"pageSize":9}')]);
  const usual = open({ isProvided: () => true });
  await expect.poll(() => usual.asked).toEqual([expect.stringContaining('{"pageSize":6}')]);
});
