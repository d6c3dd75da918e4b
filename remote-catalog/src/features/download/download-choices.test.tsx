// @vitest-environment jsdom
import { HostProvider } from '@shixuan/host';
import { testHost } from '@shixuan/host/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '@shixuan/host/testing/dom';
import { DownloadChoices } from './download-choices';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const choices = [{ label: 'CSV', url: '/export/products.csv?categoryId=1', fileName: 'a.csv' }];

function show() {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const host = testHost({ services: { notify: { info: say, success: say, warning: say, error: say } } });
  render(
    <HostProvider host={host}>
      <DownloadChoices choices={choices} />
    </HostProvider>,
  );
  return { said, link: screen.getByRole('link', { name: 'CSV' }) };
}

test('is a link that works without scripts', () => {
  expect(show().link.getAttribute('href')).toBe('/export/products.csv?categoryId=1');
});

test('says that the file is being made, takes no second click meanwhile, and saves it', async () => {
  let arrive: (response: Response) => void = () => undefined;
  const fetching = vi.fn(() => new Promise<Response>(resolve => (arrive = resolve)));
  vi.stubGlobal('fetch', fetching);
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:x';
  const { said, link } = show();
  fireEvent.click(link);
  await screen.findByText('正在生成文件…');
  fireEvent.click(link);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(link.getAttribute('aria-disabled')).toBe('true');
  arrive(new Response('x'));
  await waitFor(() => expect(said).toEqual(['已下载「a.csv」']));
  expect(save).toHaveBeenCalledTimes(1);
});

test('says in Chinese why there is no file, and can be tried again', async () => {
  vi.stubGlobal('fetch', async () => new Response('导出过于频繁\n', { status: 429 }));
  const { said, link } = show();
  fireEvent.click(link);
  await waitFor(() => expect(said).toEqual(['导出过于频繁']));
  expect(link.getAttribute('aria-disabled')).toBe('false');
});
