// @vitest-environment jsdom
import { stubScreen } from '@shixuan/host/testing/dom';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering } from '../../testing/answering';
import { articleDetail } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';
import ArticleDetailPage from './article-detail.page';

beforeEach(() => stubScreen({ narrow: false }));
afterEach(cleanup);

test('the text has its products of today, with what is not known said to be so', async () => {
  openPage(ArticleDetailPage, '/article/detail?id=4');
  const block = await screen.findByRole('region', { name: '16 mm 镜头' });
  expect(within(block).getByRole('link', { name: '查看全部 9 款' }).getAttribute('href')).toBe(
    '/goods/list?categoryId=2&focalLengthMm=12~16',
  );
  const rows = within(block).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  await waitFor(() => expect(rows[0]?.textContent).toContain('焦距16\u202fmm'));
  expect(rows[1]?.textContent).toContain('焦距未标注');
  expect(within(block).getAllByRole('button', { name: /^加入对比：海康机器人 MVL/ })).toHaveLength(2);
});

test('each heading has a link to copy beside it, and keeps its own name', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => copied.push(text) },
  });
  openPage(ArticleDetailPage, '/article/detail?id=4');
  fireEvent.click(await screen.findByRole('button', { name: '复制「小节」的链接' }));
  expect(screen.getByRole('heading', { name: '小节' }).id).toBe('小节');
  await waitFor(() => expect(copied).toEqual([`${window.location.origin}/article/detail?id=4#%E5%B0%8F%E8%8A%82`]));
});

test('what acts is kept out of the text', async () => {
  const bad = articleDetail();
  bad.article.html = '<p>好</p><img src=x onerror="x()"><script>x()</script><p onclick="x()">文</p>';
  openPage(ArticleDetailPage, '/article/detail?id=4', { request: async () => bad });
  const text = (await screen.findByText('好')).parentElement;
  expect(text?.innerHTML).toBe('<p>好</p><p>文</p>');
});

test('an article that does not exist is said not to, whether the server or the address says so', async () => {
  openPage(ArticleDetailPage, '/article/detail?id=99', {
    request: () => Promise.reject(Object.assign(new Error('404'), { status: 404 })),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这篇文章' })).toBeTruthy();
  cleanup();
  openPage(ArticleDetailPage, '/article/detail?id=04');
  expect(screen.getByRole('heading', { level: 1, name: '没有找到这篇文章' })).toBeTruthy();
});

test('a failure can be tried again', async () => {
  let fails = true;
  const answer = answering();
  openPage(ArticleDetailPage, '/article/detail?id=4', {
    request: (path, body) => (fails ? Promise.reject(new Error('网络不通')) : answer(path, body)),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('网络不通');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^第 4 篇/ })).toBeTruthy();
});
