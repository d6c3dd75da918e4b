// @vitest-environment jsdom
import '../testing/dom-stubs';
import { defineMessages, type PageModule, useMessages } from '@shixuan/host';
import { ErrorState } from '@shixuan/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import english from '../components/texts/frame.en';
import { chinese } from '../components/texts/frame.zh';
import { fakeRemote } from '../testing/fake-remote';
import { fakeShell, renderSite } from '../testing/fake-shell';
import { fakeStorage } from '../testing/fake-storage';
import { App, initialised } from './app';
import type { ShellOptions } from './create-shell';
import { shellRoutes } from './shell-routes';

afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
  vi.restoreAllMocks();
});

const own = defineMessages({ title: '资料' }, { en: async () => ({ default: { title: 'Files' } }) });

function Both() {
  const { title } = useMessages(own);
  return (
    <>
      <h1>{title}</h1>
      <ErrorState onRetry={() => undefined} />
    </>
  );
}

const pages: Record<string, PageModule> = {
  Files: { default: Both },
  Home: { default: () => <h1>首页正文</h1> },
  Broken: {
    default: () => {
      throw new Error('boom');
    },
  },
};

/** As the loader does: a remote with languages brings them before its page is shown. */
const createLoader: ShellOptions['createLoader'] = (_hostFor, _telemetry, { speak }) => ({
  async load(name, route) {
    const page = pages[route];
    if (!page) throw new Error(`no page ${route}`);
    if (name === 'files') await speak?.('files@1.0.0-12345678', { en: () => own.load('en') });
    return page;
  },
  loadPiece: () => Promise.reject(new Error('no piece')),
});

async function open(path: string, stored?: string) {
  const storage = fakeStorage({ isAbout: 'true', ...(stored && { language: stored }) });
  const shell = await fakeShell({
    remotes: [
      fakeRemote([
        { id: 'Home', path: '/', title: '首页' },
        { id: 'Broken', path: '/line', title: '线扫' },
      ]),
      fakeRemote([{ id: 'Files', path: '/files', title: '下载中心' }], 'files', { languages: ['en'] }),
    ],
    createLoader,
    storage,
  });
  return { shell, storage, ...renderSite(shell, path) };
}

const region = (remote: string) => document.querySelector(`[data-remote^="${remote}@"]`)?.getAttribute('lang');
const inTime = { timeout: 60_000 };

test('frame and page change with the switch, and back', async () => {
  const { storage } = await open('/files');
  await screen.findByRole('heading', { name: '资料' }, inTime);
  expect([document.documentElement.lang, region('files'), storage.getItem('language')]).toEqual(['zh-CN', null, null]);
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByRole('heading', { name: 'Files' });
  await screen.findByRole('button', { name: 'Log in' });
  // The words of shared components, too.
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Downloads - 视选'));
  expect([document.documentElement.lang, region('files'), storage.getItem('language')]).toEqual(['en', null, '"en"']);
  const back = screen.getByRole('button', { name: '中文' });
  expect(back.lang).toBe('zh-CN');
  fireEvent.click(back);
  expect(screen.getByRole('heading', { name: '资料' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
  expect([document.documentElement.lang, storage.getItem('language')]).toEqual(['zh-CN', null]);
});

test('a page of a remote without the language stays Chinese, and says so; what the frame says there is the frame’s', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = await open('/', '"en"');
  await screen.findByRole('button', { name: 'Log in' }, inTime);
  await screen.findByRole('heading', { name: '首页正文' });
  expect(region('catalog')).toBe('zh-CN');
  await act(() => router.navigate('/line'));
  const failure = await screen.findByRole('region', { name: 'Line scan cannot be shown' });
  expect(failure.lang).toBe('en');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('names that are known in Chinese alone say so', async () => {
  const { shell } = await open('/', '"en"');
  await screen.findByRole('button', { name: 'Log in' }, inTime);
  act(() => shell.showMessage('error', '密码：不对'));
  expect((await screen.findByText('密码：不对')).lang).toBe('zh-CN');
});

test('a page behind a login, of which the server drew the offer to log in, comes in the visitor’s language', async () => {
  const titles: string[] = [];
  let arrive: () => void = () => undefined;
  const words = defineMessages(
    { title: '资料' },
    {
      en: () =>
        new Promise<{ default: { title: string } }>(resolve => {
          arrive = () => resolve({ default: { title: 'Files' } });
        }),
    },
  );
  function Files() {
    const { title } = useMessages(words);
    titles.push(title);
    return <h1>{title}</h1>;
  }
  const drawn = async (stored: Record<string, string>) => {
    const shell = await fakeShell({
      remotes: [fakeRemote([{ id: 'Files', path: '/download', title: '下载中心' }], 'files', { languages: ['en'] })],
      createLoader: (_hostFor, _telemetry, { speak }) => ({
        async load() {
          await speak?.('files@1.0.0-12345678', { en: () => words.load('en') });
          return { default: Files };
        },
        loadPiece: () => Promise.reject(new Error('no piece')),
      }),
      drawn: true,
      storage: fakeStorage({ isAbout: 'true', ...stored }),
    });
    const router = createMemoryRouter(shellRoutes(shell.routes), { initialEntries: ['/download'] });
    await initialised(router);
    return <App shell={shell} router={router} />;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(await drawn({}));
  document.body.append(container);
  const offer = within(container).getByRole('heading', { name: chinese.notice.loginTitle });
  const inEnglish = () => within(container).queryByRole('heading', { name: english.notice.loginTitle });
  const user = { isLogin: true, user: { id: 1, userName: '王工', token: 'a' }, showLogin: false };
  const own = { token: '"a"', user: JSON.stringify(user), language: '"en"' };
  render(await drawn(own), { container, hydrate: true });
  // The frame speaks English already; the page's own texts are on their way.
  await screen.findByRole('button', { name: 'Log out' }, inTime);
  expect(inEnglish()).toBeTruthy();
  // In elements of its own: centred lines in those of the Chinese offer would move.
  expect(container.contains(offer)).toBe(false);
  expect(titles).toEqual([]);
  act(() => arrive());
  await screen.findByRole('heading', { name: 'Files' }, inTime);
  expect(titles).not.toContain('资料');
});
