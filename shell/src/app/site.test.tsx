// @vitest-environment jsdom
import '../testing/dom-stubs';
import { Link, type PageModule, useHost, useOutlet, useSearchParams } from '@shixuan/host';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chinese } from '../components/texts/frame.zh';
import { type FailureKind, RemoteFailure } from '../lib/remote-failure';
import { message } from '../state/messages';
import { readToken, writeToken } from '../state/token';
import { setShowLogin, userStore } from '../state/user';
import { fakeAdapter } from '../testing/fake-adapter';
import { fakeRemote } from '../testing/fake-remote';
import { fakeShell, renderSite } from '../testing/fake-shell';
import { fakeStorage } from '../testing/fake-storage';

// A page that throws is reported by React; here it is meant to.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const remote = fakeRemote([
  { id: 'Category', path: '/', title: '首页', keepAlive: true },
  { id: 'Line', path: '/line', title: '线扫', parent: 'Category' },
  { id: 'GoodsList', path: '/goods/list', title: '产品查询', keepAlive: true },
  { id: 'GoodsDetail', path: '/goods/detail', title: '产品详情' },
  { id: 'Download', path: '/download', title: '下载中心' },
]);

function Home() {
  const [count, setCount] = useState(0);
  const outlet = useOutlet();
  return (
    <>
      <h1>首页</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{`计数 ${count}`}</button>
      {outlet}
    </>
  );
}

let listRenders: string[] = [];
function List({ search }: { search: string }) {
  const [params] = useSearchParams();
  listRenders.push(`${search}|${params}`);
  return (
    <>
      <h1>产品查询</h1>
      <p>{`列表 ${search}`}</p>
      <Link to="/goods/detail?id=1">看详情</Link>
    </>
  );
}

function Detail({ search }: { search: string }) {
  if (search === 'id=13') throw new Error('boom');
  return <h1>{`产品 ${search}`}</h1>;
}

const pages: Record<string, PageModule> = {
  Category: { default: Home },
  Line: { default: () => <h2>线扫族</h2> },
  GoodsList: { default: List },
  GoodsDetail: { default: Detail },
  Download: { default: () => <h1>下载中心</h1> },
};
const load = async (_name: string, id: string) => {
  const page = pages[id];
  if (!page) throw new Error(`no page ${id}`);
  return page;
};

beforeEach(() => {
  listRenders = [];
});

const site = async (path: string, options: Parameters<typeof fakeShell>[0] = {}) => {
  const shell = await fakeShell({ remotes: [remote], load, ...options });
  return { shell, ...renderSite(shell, path) };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('pages', () => {
  test('are drawn in the frame, marked with remote and version, and name the document', async () => {
    await site('/goods/list?categoryId=1');
    await heading('产品查询');
    expect(screen.getByText('列表 categoryId=1').closest('[data-remote]')?.getAttribute('data-remote')).toBe(
      'catalog@1.0.0-12345678',
    );
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(document.title).toBe('产品查询 - 视选');
  });

  test('of an older version are marked with it and get its services', async () => {
    const from = { ...remote, base: '/older/', manifest: { ...remote.manifest, version: '0.9.0-12345678' } };
    await site('/goods/list', {
      load: async () => ({ default: () => <h1>{`${useHost().remote.version} 的产品查询`}</h1>, from }),
    });
    const title = await heading('0.9.0-12345678 的产品查询');
    expect(title.closest('[data-remote]')?.getAttribute('data-remote')).toBe('catalog@0.9.0-12345678');
  });

  test('a child is drawn inside its parent', async () => {
    await site('/line');
    await screen.findByRole('heading', { level: 2, name: '线扫族' });
    await heading('首页');
    expect(document.title).toBe('线扫 - 视选');
  });

  test('after a navigation focus is on the heading and the title is announced', async () => {
    const { router } = await site('/');
    await heading('首页');
    await act(() => router.navigate('/goods/detail?id=1'));
    expect(document.activeElement).toBe(await heading('产品 id=1'));
    expect(document.querySelector('[data-announcer]')?.textContent).toBe('产品详情');
    expect(document.title).toBe('产品详情 - 视选');
  });

  test('data of the page is prefetched with its search before it is shown', async () => {
    const prefetch = vi.fn().mockResolvedValue(undefined);
    const { shell } = await site('/goods/detail?id=1', {
      load: async () => ({ default: Detail, prefetch }),
    });
    await heading('产品 id=1');
    expect(prefetch).toHaveBeenCalledWith({
      host: shell.hostFor(remote),
      queryClient: shell.queryClient,
      search: 'id=1',
    });
  });
});

describe('keep-alive', () => {
  test('a kept page comes back with its state; one that did not ask to is made anew', async () => {
    const { router } = await site('/');
    await heading('首页');
    fireEvent.click(screen.getByRole('button', { name: '计数 0' }));
    await act(() => router.navigate('/goods/detail?id=1'));
    await heading('产品 id=1');
    expect(screen.queryByRole('button', { name: '计数 1' })).toBeNull();
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('button', { name: '计数 1' })).toBeTruthy();
    expect(screen.queryByText('产品 id=1')).toBeNull();
  });

  test('the location of a hidden page stands still', async () => {
    const { router } = await site('/goods/list?categoryId=1');
    await heading('产品查询');
    await act(() => router.navigate('/goods/detail?id=1'));
    await heading('产品 id=1');
    expect(new Set(listRenders)).toEqual(new Set(['categoryId=1|categoryId=1']));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('列表 categoryId=1')).toBeTruthy();
  });
});

describe('a page that fails', () => {
  const kinds: FailureKind[] = [
    'network',
    'missing',
    'timeout',
    'integrity',
    'execution',
    'setup',
    'incompatible',
    'chunk',
  ];
  test.each(kinds)('because of %s shows a card in its place, and 重试 recovers', async kind => {
    let broken = true;
    await site('/goods/list', {
      load: (name, id) => (broken ? Promise.reject(new RemoteFailure(kind, name)) : load(name, id)),
    });
    expect(await screen.findByText(chinese.failure[kind])).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('列表');
    expect(document.querySelector('[data-failure]')).toBeNull();
  });

  test('while it is drawn shows a card; another address of the page is drawn again', async () => {
    const { router, shell } = await site('/goods/detail?id=13');
    expect(await screen.findByText(chinese.failure.render)).toBeTruthy();
    expect(shell.telemetry.records()).toContainEqual(expect.objectContaining({ kind: 'error', name: 'boom' }));
    await act(() => router.navigate('/goods/detail?id=1'));
    expect(await heading('产品 id=1')).toBeTruthy();
  });

  test('again says what failed this time', async () => {
    let attempt = 0;
    await site('/goods/list', {
      load: (name, id) => {
        attempt += 1;
        if (attempt === 1) return Promise.reject(new RemoteFailure('network', name));
        return attempt === 2 ? Promise.reject(new RemoteFailure('timeout', name)) : load(name, id);
      },
    });
    await screen.findByText(chinese.failure.network);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText(chinese.failure.timeout);
    await waitFor(() => fireEvent.click(screen.getByRole('button', { name: '重试' })));
    await screen.findByText('列表');
  });

  test('of the page around it names the page that was asked for', async () => {
    await site('/line', { load: name => Promise.reject(new RemoteFailure('network', name)) });
    await screen.findByText('「线扫」暂时无法显示');
    expect(screen.queryByText('「首页」暂时无法显示')).toBeNull();
  });

  test('as a child leaves its parent standing', async () => {
    await site('/line', {
      load: (name, id) => (id === 'Line' ? Promise.reject(new RemoteFailure('network', name)) : load(name, id)),
    });
    await screen.findByText('「线扫」暂时无法显示');
    expect(screen.getByRole('button', { name: '计数 0' })).toBeTruthy();
  });
});

describe('the download centre without a token', () => {
  test('a navigation to it is stopped, the login dialog opens, no message is shown', async () => {
    const { router, shell } = await site('/');
    await heading('首页');
    await act(() => router.navigate('/download'));
    await waitFor(() => expect(shell.store.get(userStore).showLogin).toBe(true));
    expect(router.state.location.pathname).toBe('/');
    expect(shell.store.get(message)).toBeNull();
    expect(screen.queryByRole('heading', { name: '下载中心' })).toBeNull();
    // Closed without a login, and tried once more.
    act(() => setShowLogin(shell.store, false));
    await act(() => router.navigate('/download'));
    await waitFor(() => expect(shell.store.get(userStore).showLogin).toBe(true));
    expect(router.state.location.pathname).toBe('/');
    expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(['unblocked']);
  });

  test('opened directly it offers the login instead of the page', async () => {
    const { shell } = await site('/download');
    expect(await heading('登录后可以使用下载中心')).toBeTruthy();
    expect(shell.store.get(userStore).showLogin).toBe(true);
    expect(shell.store.get(message)).toBeNull();
  });

  test('with a token it opens', async () => {
    const { router, shell } = await site('/');
    await heading('首页');
    writeToken(shell.storage, 'abc');
    await act(() => router.navigate('/download'));
    expect(await heading('下载中心')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/download');
  });

  test('every other path passes', async () => {
    const { router } = await site('/');
    await heading('首页');
    await act(() => router.navigate('/goods/detail?id=1'));
    expect(router.state.location.pathname).toBe('/goods/detail');
  });
});

describe('paths without a page', () => {
  test('a section whose remote is not live is said to be closed', async () => {
    await site('/selection/camera');
    expect(await heading('该栏目暂未开放')).toBeTruthy();
    expect(screen.getByText(/「相机选型」还在准备中/)).toBeTruthy();
    expect(document.title).toBe('相机选型 - 视选');
  });

  test('an unknown path is said not to exist', async () => {
    await site('/nowhere');
    expect(await heading('没有这个页面')).toBeTruthy();
    expect(document.title).toBe('没有这个页面 - 视选');
  });
});

describe('a remote that is switched off', () => {
  const content = fakeRemote([{ id: 'ArticleList', path: '/article/list', title: '技术文档' }], 'content');
  const both = { remotes: [remote, content], load: async () => ({ default: () => <input aria-label="笔记" /> }) };
  const revision = (killed: string[]) => vi.stubGlobal('fetch', async () => Response.json({ revision: 2, killed }));
  afterEach(() => vi.unstubAllGlobals());

  test('while its page is open leaves what was typed, and is gone from there on', async () => {
    const { router, shell } = await site('/article/list', both);
    fireEvent.change(await screen.findByLabelText('笔记'), { target: { value: '景深' } });
    expect(shell.isProvided('/article/list')).toBe(true);
    revision(['content']);
    act(() => shell.deployment.seen(2));
    await waitFor(() => expect(shell.isProvided('/article/list')).toBe(false));
    await act(() => router.navigate('/article/list?tag=a'));
    expect(screen.getByLabelText<HTMLInputElement>('笔记').value).toBe('景深');
    await act(() => router.navigate('/goods/list'));
    expect(await screen.findByLabelText('笔记')).toBeTruthy();
    await act(() => router.navigate('/article/list'));
    expect(await heading('「技术文档」暂停服务')).toBeTruthy();
    expect(document.querySelector('[data-failure="killed"]')).toBeTruthy();
  });

  test('before the page was made: its paths say so, with the reason', async () => {
    const killed = [{ name: 'content', title: '技术文档', reason: '正在更换数据。', routes: content.manifest.routes }];
    const { shell } = await site('/article/list', {
      registry: { revision: 1, remotes: [remote], killed, overrides: [] },
    });
    expect(await heading('「技术文档」暂停服务')).toBeTruthy();
    expect(screen.getByText(/^正在更换数据。该栏目/)).toBeTruthy();
    expect(shell.isProvided('/article/list')).toBe(false);
    expect(document.title).toBe('技术文档 - 视选');
  });
});

describe.each(['chunk', 'missing'] as const)('a page whose file is gone (%s)', kind => {
  const gone = async (name: string, id: string) => {
    if (id === 'GoodsList') throw new RemoteFailure(kind, name);
    return load(name, id);
  };
  beforeEach(() => window.sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  test('after a deployment is loaded as a document, once', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ revision: 2, killed: [] }));
    const reload = vi.fn();
    const { router } = await site('/', { load: gone, reload });
    await heading('首页');
    await act(() => router.navigate('/goods/list?categoryId=1'));
    expect(reload.mock.calls).toEqual([['/goods/list?categoryId=1']]);
    await act(() => router.navigate('/goods/detail?id=1'));
    await act(() => router.navigate('/goods/list'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('without a deployment shows its card', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ revision: 1, killed: [] }));
    const reload = vi.fn();
    const { router } = await site('/', { load: gone, reload });
    await heading('首页');
    await act(() => router.navigate('/goods/list'));
    expect(await screen.findByText(chinese.failure[kind])).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});

test('an expired login that only the background call finds is neither said nor ended', async () => {
  const user = { isLogin: true, user: { id: 1, userName: '王工', token: 'expired-token' }, showLogin: false };
  const storage = fakeStorage({ isAbout: 'true', user: JSON.stringify(user) });
  writeToken(storage, 'expired-token');
  const { adapter, requests } = fakeAdapter(path =>
    path === '/Account/Keep'
      ? { data: { state: 10000, content: null, msg: '会话已失效' } }
      : { networkError: 'offline' },
  );
  const shell = await fakeShell({ storage, adapter });
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/Account/Keep'));
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(readToken(storage)).toBe('expired-token');
  expect(shell.store.get(message)).toBeNull();
});
