// @vitest-environment jsdom
import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { files, grant, history, terms, types } from '../../testing/fixtures';
import { signedIn } from '../../testing/signed-in';
import DownloadPage from './download.page';

stubScreen({ narrow: false });

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

let asked: Asked[];
let address: string;
let answers: Record<string, () => unknown>;

const asks = (path: string) => asked.filter(one => one.path === path).map(({ body }) => body);

function open(at: string, host?: ReturnType<typeof testHost>) {
  asked = [];
  answers = {
    '/DownLoads/Types': () => types,
    '/DownLoads/Downloads': () => files(),
    '/DownLoads/History': () => history(),
    '/DownLoads/Terms': () => terms(),
    '/DownLoads/DownLoad': () => grant(),
  };
  const request = async (path: string, body: unknown) => {
    asked.push({ path, body: body as Record<string, unknown> });
    return answers[path]?.();
  };
  render(
    <PageInMemory
      page={DownloadPage}
      at={at}
      host={host ?? signedIn({ request })}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      onAddress={now => {
        address = now;
      }}
    />,
  );
}

/** Addresses that the browser was sent to. */
function followed(): string[] {
  const urls: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    urls.push(this.getAttribute('href') ?? '');
  });
  return urls;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole('button', { name });
const GET = '下载：面阵相机目录表 1';

test('without a login nothing is asked for, and the button opens the dialog', () => {
  const requireLogin = vi.fn();
  const request = vi.fn();
  open('/download', testHost({ services: { request, auth: { ...testHost().auth, requireLogin } } }));
  fireEvent.click(screen.getByRole('button', { name: '登录或注册' }));
  expect(requireLogin).toHaveBeenCalledTimes(1);
  expect(request).not.toHaveBeenCalled();
});

test('type, family and text go into the address and into the call', async () => {
  open('/download?page=2');
  fireEvent.click(await screen.findByRole('link', { name: '计算表 6' }));
  expect(address).toBe('/download?typeId=4');
  fireEvent.change(await screen.findByRole('combobox', { name: '产品分类' }), { target: { value: '6' } });
  expect(address).toBe('/download?typeId=4&categoryId=6');
  const text = screen.getByRole('searchbox', { name: '标题或说明中的文字' });
  fireEvent.change(text, { target: { value: '焦' } });
  fireEvent.change(text, { target: { value: '焦距 ' } });
  await waitFor(() => expect(address).toBe('/download?typeId=4&categoryId=6&q=%E7%84%A6%E8%B7%9D'));
  await waitFor(() =>
    expect(asks('/DownLoads/Downloads').at(-1)).toEqual({ typeId: 4, categoryId: 6, keyword: '焦距', page: 1 }),
  );
  expect(asks('/DownLoads/Downloads').map(({ keyword }) => keyword)).not.toContain('焦');
  expect(text).toHaveProperty('value', '焦距 ');
  // A changed address wins over the typed text.
  fireEvent.click(screen.getByRole('link', { name: '全部资料' }));
  expect(address).toBe('/download');
  await waitFor(() => expect(text).toHaveProperty('value', ''));
});

test('a filter chosen before the page shows the one before it keeps that one', async () => {
  open('/download');
  const type = await screen.findByRole('link', { name: '计算表 6' });
  const family = await screen.findByRole('combobox', { name: '产品分类' });
  // The page is drawn once, after both.
  act(() => {
    fireEvent.click(type);
    fireEvent.change(family, { target: { value: '6' } });
  });
  expect(address).toBe('/download?typeId=4&categoryId=6');
  act(() => {
    fireEvent.change(family, { target: { value: '' } });
    fireEvent.click(screen.getByRole('link', { name: /^全部/, current: false }));
  });
  expect(address).toBe('/download');
  // What has led back to the shown address is no longer ahead of it.
  fireEvent.click(type);
  expect(address).toBe('/download?typeId=4');
});

test('the terms are asked for before the first file of an account, not before the second', async () => {
  open('/download');
  const urls = followed();
  fireEvent.click(await button(GET));
  const group = await screen.findByRole('group', { name: '使用条款' });
  expect(group.textContent).toContain('数据按现状提供。');
  expect(asks('/DownLoads/DownLoad')).toEqual([]);
  const accept = within(group).getByRole('button', { name: '同意并下载' });
  // React runs the effect that moves the focus after the text is there.
  await waitFor(() => expect(document.activeElement).toBe(accept));
  fireEvent.click(accept);
  answers['/DownLoads/Terms'] = () => terms('2026-11-21T01:02:03.000Z');
  await waitFor(() => expect(urls).toEqual(['/files/secret']));
  const get = await button(GET);
  await waitFor(() => expect(document.activeElement).toBe(get));
  expect(asks('/DownLoads/DownLoad')).toEqual([{ ids: [12], acceptedTerms: '2026.11' }]);
  expect((await screen.findByRole('link', { name: '再点这个地址' })).getAttribute('href')).toBe('/files/secret');
  expect(screen.getByText(/12:00 前有效/)).toBeTruthy();

  fireEvent.click(await button('下载：面阵相机目录表 1 2026.11.02'));
  await waitFor(() => expect(urls).toHaveLength(2));
  expect(screen.queryByRole('group', { name: '使用条款' })).toBeNull();
  expect(asks('/DownLoads/DownLoad')[1]).toEqual({ ids: [11] });
});

test('refusing the terms downloads nothing', async () => {
  open('/download');
  const urls = followed();
  fireEvent.click(await button(GET));
  fireEvent.click(await button('取消'));
  expect(screen.queryByRole('group', { name: '使用条款' })).toBeNull();
  expect([asks('/DownLoads/DownLoad'), urls]).toEqual([[], []]);
});

test('why there is no address is said at the file, and it can be tried again', async () => {
  open('/download');
  const urls = followed();
  answers['/DownLoads/DownLoad'] = () => Promise.reject(new Error('所选文件不存在或已撤下，请刷新列表'));
  fireEvent.click(await button(GET));
  fireEvent.click(await button('同意并下载'));
  await screen.findByText('没有取得下载地址：所选文件不存在或已撤下，请刷新列表');
  answers['/DownLoads/DownLoad'] = () => grant();
  fireEvent.click(await button(GET));
  fireEvent.click(await button('同意并下载'));
  await waitFor(() => expect(urls).toEqual(['/files/secret']));
});

test('several files come together, with the sum of their sizes', async () => {
  open('/download');
  const urls = followed();
  const pack = await button('打包下载：已选 0 个文件');
  expect(pack.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(pack);
  expect(screen.queryByRole('group', { name: '使用条款' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: '选择「焦距计算表」' }));
  const all: HTMLInputElement = screen.getByRole('checkbox', { name: '选择本页全部' });
  expect(all.indeterminate).toBe(true);
  fireEvent.click(all);
  expect(screen.getByText('已选 2 个，共 2.50 MB')).toBeTruthy();
  fireEvent.click(await button('打包下载：已选 2 个文件'));
  fireEvent.click(await button('同意并下载'));
  await waitFor(() => expect(urls).toHaveLength(1));
  expect(asks('/DownLoads/DownLoad')).toEqual([{ ids: [12, 20], acceptedTerms: '2026.11' }]);
  fireEvent.click(await button('清空'));
  expect(screen.getByText('勾选多个文件，可合成一个 ZIP')).toBeTruthy();
});

test('what was ticked is ticked again after a login that was lost in between', async () => {
  const kept = new Map<string, unknown>();
  const preferences = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: unknown) => void kept.set(key, value),
  };
  const request = async (path: string) => answers[path]?.();
  open('/download', signedIn({ request, preferences }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择「焦距计算表」' }));
  cleanup();
  open('/download', signedIn({ request, preferences }));
  expect(await screen.findByText(/^已选 1 个，共/)).toBeTruthy();
  fireEvent.click(await button('清空'));
  expect([...kept.values()]).toEqual([undefined]);
});

test('a file on the device is compared with what it should be', async () => {
  // jsdom has neither.
  vi.stubGlobal('crypto', webcrypto);
  open('/download');
  const input = await screen.findByLabelText('选择已下载的「面阵相机目录表 1」');
  fireEvent.change(input, { target: { files: [new File(['abc'], 'a.xlsx')] } });
  await screen.findByText('「a.xlsx」一致，文件完整。');
  fireEvent.change(input, { target: { files: [new File(['abd'], 'a.xlsx')] } });
  await screen.findByText(/^「a.xlsx」不一致：/);
});

test('my downloads say what was not finished, and give the same version again', async () => {
  open('/download?view=history');
  const urls = followed();
  fireEvent.click(await button('再次下载：面阵相机目录表 1 2026.11.21'));
  fireEvent.click(await button('同意并下载'));
  await waitFor(() => expect(urls).toHaveLength(1));
  expect(asks('/DownLoads/DownLoad')).toEqual([{ ids: [12], acceptedTerms: '2026.11' }]);
  // A file that was just downloaded must be in the list.
  await waitFor(() => expect(asks('/DownLoads/History').length).toBeGreaterThan(1));
});

test('by which terms the files are used, and since when, is said above what was downloaded', async () => {
  open('/download?view=history');
  answers['/DownLoads/Terms'] = () => terms('2026-11-21T01:02:03.000Z');
  const said = await screen.findByText(/使用条款（2026.11 版）：数据按现状提供。/);
  expect(said.closest('p')?.textContent).toContain('您已于 2026-11-21 09:02 同意。');
});

test('a list that does not load says so and can be asked for again', async () => {
  open('/download');
  answers['/DownLoads/Downloads'] = () => Promise.reject(new Error('网络中断'));
  fireEvent.click(await screen.findByRole('link', { name: '计算表 6' }));
  await screen.findByText('资料列表没有加载出来');
  answers['/DownLoads/Downloads'] = () => files();
  fireEvent.click(await button('重试'));
  await screen.findByText('共 26 份资料');
});
