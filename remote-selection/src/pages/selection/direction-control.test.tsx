// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import CameraPage from './camera.page';
import VisionPage from './vision.page';

afterEach(cleanup);

function open(page: typeof VisionPage, at: string) {
  stubScreen({ narrow: false });
  const host = testHost({ services: { request: answering() } });
  render(<PageInMemory page={page} at={at} host={host} queryClient={new QueryClient()} />);
}

async function quantities(at: string) {
  open(VisionPage, at);
  return within(await screen.findByRole('group', { name: '排序依据' }));
}

test('field and distance can be chosen by, and say what more and less of them means', async () => {
  const offered = await quantities('/selection/vision?fov=60x45&acc=defect:0.1:3&wd=250~350');
  fireEvent.click(offered.getByRole('radio', { name: '工作距离' }));
  const direction = within(screen.getByRole('group', { name: '推荐方向（工作距离）' }));
  fireEvent.click(direction.getByRole('radio', { name: '宁小勿大' }));
  expect(screen.getByText(/^宁小勿大：工作距离不大于计算值 → 离产品更近/)).toBeTruthy();
  fireEvent.click(offered.getByRole('radio', { name: '视野' }));
  expect(screen.getByText('不按视野取舍；另有 工作距离宁小勿大')).toBeTruthy();
});

test('without a distance to aim at there is none to choose by', async () => {
  const offered = await quantities('/selection/vision?fov=60x45&acc=defect:0.1:3');
  expect(offered.queryByRole('radio', { name: '工作距离' })).toBeNull();
  expect(offered.getByRole('radio', { name: '视野' })).toBeTruthy();
});

test('without a direction the score orders the list, whatever quantity a direction would be chosen for', async () => {
  const offered = await quantities('/selection/vision?fov=60x45&acc=defect:0.1:3');
  for (const quantity of ['分辨率', '焦距']) {
    fireEvent.click(offered.getByRole('radio', { name: quantity }));
    const said = `以评分为准，接近计算值只是其中一项；选宁大或宁小后，才按${quantity}取舍`;
    expect(screen.getByText(said)).toBeTruthy();
  }
  expect(screen.queryByText(/取最接近/)).toBeNull();
});

test('where there is but one quantity, none is offered to be chosen', async () => {
  open(CameraPage, '/selection/camera?fov=60x45&acc=defect:0.1:3');
  expect(await screen.findByText('以评分为准，接近计算值只是其中一项')).toBeTruthy();
  expect(screen.queryByRole('group', { name: '排序依据' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '宁小勿大' }));
  expect(screen.getByText('宁小勿大：分辨率不大于计算值 → 精度变粗，余量变小')).toBeTruthy();
});
