// @vitest-environment jsdom
import type { PageProps } from '@shixuan/host';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import VisionPage from './vision.page';
import VolumePage from './volume.page';

let address: string;

function open(at: string, page: ComponentType<PageProps> = VisionPage) {
  stubScreen({ narrow: false });
  address = at;
  const onAddress = (now: string) => {
    address = now;
  };
  const host = testHost({ services: { request: answering() } });
  render(<PageInMemory page={page} at={at} host={host} queryClient={new QueryClient()} onAddress={onAddress} />);
}
/** With every space as it is typed. */
const said = async () => (await banner()).textContent?.replaceAll(/\s/g, ' ');
const banner = () => screen.findByRole('region', { name: '分享的方案' });
const TASK = '/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3';

afterEach(cleanup);

test('a scheme that was passed on says its task, and its drawing cannot be moved', async () => {
  open(`${TASK}&view=shared`);
  // What was left at what is usual is not said.
  expect(await said()).toContain('任务：视野 60 × 45 mm，最小缺陷 0.1 mm，工作距离 280～320 mm');
  expect(within(await banner()).queryByRole('alert')).toBeNull();
  await screen.findByLabelText(/^光路图：/);
  expect(screen.queryAllByRole('slider')).toEqual([]);
  cleanup();

  open(TASK);
  await screen.findByLabelText(/^光路图：/);
  expect(screen.queryAllByRole('slider')).not.toEqual([]);
});

test.each([
  ['/selection/vision?mode=laser-3d&w=20&h=2&view=shared', VisionPage, '20 mm'],
  ['/selection/volume?box=600x400&view=shared', VolumePage, '600 × 400 mm'],
])('%s says its task', async (at, page, text) => {
  open(at, page);
  expect(await said()).toContain(text);
});

test('of a link with a damaged figure it is said that it may show another scheme', async () => {
  open('/selection/vision?fov=abc&wd=280~320&acc=defect:0.1:3&view=shared');
  expect(within(await banner()).getByRole('alert').textContent).toContain('链接不完整');
});

test('of a link that leaves an input open no task is made up', async () => {
  open('/selection/vision?fov=60x45&acc=defect:0.1:3&unset=accuracy&view=shared');
  expect((await banner()).textContent).not.toContain('任务：');
});

test('who changes a scheme that was passed on has a task of his own, with the form', async () => {
  open(`${TASK}&view=shared&note=a`);
  await banner();
  fireEvent.change(await screen.findByRole('combobox', { name: /排序/ }), { target: { value: 'resolution:1' } });
  await waitFor(() => expect(screen.queryByRole('region', { name: '分享的方案' })).toBeNull());
  expect(screen.getByRole('form', { name: '任务' })).toBeTruthy();
  expect(address).toContain('fov=60x45');
  expect(address).not.toMatch(/view=|note=/);
});
