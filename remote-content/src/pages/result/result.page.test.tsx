// @vitest-environment jsdom
import '@shixuan/host/testing/dom';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Asked, answering } from '../../testing/answering';
import { nothingFound, searchContent } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';
import ResultPage from './result.page';

afterEach(cleanup);

const KEYWORDS = 'keywords=500%E4%B8%87+%E7%84%A6%E8%B7%9D';

test('groups stand in the order of the answer, without those that have nothing', async () => {
  openPage(ResultPage, `/result?${KEYWORDS}`);
  await screen.findByRole('region', { name: '产品' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
    '产品',
    '技术文档',
    '品牌',
  ]);
  const kinds = within(screen.getByRole('navigation', { name: '结果种类' })).getAllByRole('link');
  expect(kinds.map(link => link.textContent)).toEqual(['全部32', '产品30', '技术文档1', '品牌1']);
});

test('what matches is marked by its offsets; an article leads to the section where it stands', async () => {
  openPage(ResultPage, `/result?${KEYWORDS}`);
  const article = within(await screen.findByRole('region', { name: '技术文档' })).getByRole('link');
  expect(article.getAttribute('href')).toBe('/article/detail?id=4#%E5%85%AC%E5%BC%8F');
  expect([...article.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['焦距', '焦距']);
});

test('a category leads to the list that says the same, or narrows the results where no list can', async () => {
  openPage(ResultPage, `/result?${KEYWORDS}`);
  const links = within(await screen.findByRole('list', { name: '产品分类' })).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/goods/list?categoryId=2&megapixels=5',
    `/result?${KEYWORDS}&kind=product&category=5`,
  ]);
});

test('what was understood is taken off by a link, which asks anew', async () => {
  const asked: Asked[] = [];
  const { address } = openPage(ResultPage, `/result?${KEYWORDS}`, { request: answering(asked) });
  fireEvent.click(await screen.findByRole('link', { name: '不按条件「500 万像素」，当作文字搜索' }));
  expect(address()).toBe(`/result?${KEYWORDS}&without=500%E4%B8%87`);
  expect(asked.filter(({ path }) => path === '/Home/Search').at(-1)?.body).toEqual({
    keywords: '500万 焦距',
    without: ['500万'],
  });
});

test('one kind is asked for page by page', async () => {
  const asked: Asked[] = [];
  openPage(ResultPage, `/result?${KEYWORDS}&kind=product&page=2`, { request: answering(asked) });
  await screen.findByRole('navigation', { name: '分页' });
  expect(asked.find(({ path }) => path === '/Home/Search')?.body).toEqual({
    keywords: '500万 焦距',
    kind: 'product',
    page: 2,
    pageSize: 24,
  });
  expect(screen.queryByRole('region', { name: '品牌' })).toBeNull();
});

test('where nothing is found: what is spelt nearly so, and how to ask for less', async () => {
  openPage(ResultPage, `/result?${KEYWORDS}`, { request: async () => nothingFound() });
  const nearest = await screen.findByRole('region', { name: '相近的关键词' });
  expect(within(nearest).getByRole('link').getAttribute('href')).toBe('/result?keywords=MV-CS050-10GM');
  expect(screen.getByRole('link', { name: '500 万像素' }).getAttribute('href')).toContain('without=500');
});

test('where nothing is found, what several visitors look for leads to its results', async () => {
  const popular = [{ text: '远心镜头', total: 900 }];
  openPage(ResultPage, `/result?${KEYWORDS}`, { request: async () => ({ ...nothingFound(), popular }) });
  const others = await screen.findByRole('region', { name: '大家在搜' });
  expect(within(others).getByRole('link').getAttribute('href')).toBe(
    `/result?keywords=${encodeURIComponent('远心镜头')}`,
  );
});

test('what the server has to say is said; without keywords nothing is asked', async () => {
  openPage(ResultPage, `/result?${KEYWORDS}`, { request: async () => searchContent({ note: '关键词过长，已截断' }) });
  expect(await screen.findByText('关键词过长，已截断')).toBeTruthy();
  cleanup();
  const asked: Asked[] = [];
  openPage(ResultPage, '/result?keywords=+', { request: answering(asked) });
  expect(screen.getByText('请输入关键词')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('what is not carried is said, with the ways to files and articles', async () => {
  const request = async () => ({ ...nothingFound(), notCarried: ['康耐视 Cognex'] });
  openPage(ResultPage, '/result?keywords=cognex', { request });
  expect(await screen.findByText('本站未收录 康耐视 Cognex')).toBeTruthy();
  expect(screen.getByRole('link', { name: '下载中心' }).getAttribute('href')).toBe('/download');
});

test('a task that was typed in place of a product leads to the systems for it', async () => {
  const task = { says: '视野 80 × 60 mm，最小缺陷 0.1 mm', path: '/selection/vision?fov=80x60&acc=defect:0.1:3' };
  openPage(ResultPage, `/result?${KEYWORDS}`, { request: async () => ({ ...nothingFound(), task }) });
  const asked = await screen.findByRole('region', { name: '选型任务' });
  expect(asked.textContent).toContain('视野 80 × 60 mm，最小缺陷 0.1 mm');
  expect(within(asked).getByRole('link', { name: '按此选型' }).getAttribute('href')).toBe(task.path);
});
