// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import CameraPage from './camera.page';
import LensPage from './lens.page';
import VisionPage from './vision.page';

afterEach(cleanup);

async function menu(page: typeof VisionPage, at: string) {
  stubScreen({ narrow: false });
  const host = testHost({ services: { request: answering() } });
  render(<PageInMemory page={page} at={at} host={host} queryClient={new QueryClient()} />);
  const select = await screen.findByRole('combobox', { name: '排序' });
  const choose = (label: string) =>
    fireEvent.change(select, {
      target: { value: within(select).getByRole<HTMLOptionElement>('option', { name: label }).value },
    });
  const offered = () =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const shown = () => within(select).getByRole<HTMLOptionElement>('option', { selected: true }).textContent;
  return { choose, offered, shown };
}

const task = 'fov=60x45&acc=defect:0.1:3';

test('field and distance can be chosen by, and say what more and less of them means', async () => {
  const { choose, shown } = await menu(VisionPage, `/selection/vision?${task}&wd=250~350`);
  expect(shown()).toBe('综合推荐');
  choose('工作距离宁小勿大');
  expect(screen.getByText(/^工作距离不大于计算值 → 离产品更近/)).toBeTruthy();
  choose('视野宁大勿小');
  expect(screen.getByText(/^视野不小于计算值 → 视野更大/)).toBeTruthy();
  choose('综合推荐');
  expect(screen.queryByText(/计算值 → /)).toBeNull();
});

test('without a distance to aim at there is none to choose by', async () => {
  const { offered } = await menu(VisionPage, `/selection/vision?${task}`);
  expect(offered()).toContain('视野宁大勿小');
  expect(offered()).not.toContain('工作距离宁大勿小');
});

test('cameras are chosen by their resolution alone', async () => {
  const { offered } = await menu(CameraPage, `/selection/camera?${task}`);
  expect(offered().filter(label => label?.includes('勿'))).toEqual(['分辨率宁大勿小', '分辨率宁小勿大']);
});

test('several directions of an address are said together, and each of them', async () => {
  const { shown } = await menu(VisionPage, `/selection/vision?${task}&dir=res:up,f:down`);
  expect(shown()).toBe('分辨率宁大勿小、焦距宁小勿大');
  expect(screen.getByText(/^分辨率不小于计算值 → .*；焦距不大于计算值 → /)).toBeTruthy();
});

test('a column orders the listed rows without another ranking', async () => {
  const { choose, shown } = await menu(VisionPage, `/selection/vision?${task}&dir=f:down`);
  await screen.findByRole('region', { name: '相机 + 镜头推荐表' });
  choose('景深');
  expect(shown()).toBe('景深');
  expect(screen.getByText(/行内按景深从小到大排/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /从小到大/ }));
  expect(screen.getByText(/行内按景深从大到小排/)).toBeTruthy();
  expect(screen.getByText(/^焦距不大于计算值/)).toBeTruthy();
});

test.each([
  ['camera', CameraPage],
  ['lens', LensPage],
  ['vision', VisionPage],
])('every head of the ranking of %s says what its column means', async (path, page) => {
  await menu(page, `/selection/${path}?${task}&v=100`);
  const heads = await screen.findAllByRole('columnheader');
  const titles = heads.flatMap(head => within(head).queryAllByRole('button')).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(6);
  expect(titles.filter(title => !/^.+：.+；按.+排序$/.test(title))).toEqual([]);
});
