// @vitest-environment jsdom
import '../testing/dom-stubs';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import english from '../components/texts/frame.en';
import { chinese } from '../components/texts/frame.zh';
import type { LoadedPage } from '../federation/loader';
import { RemoteFailure } from '../lib/remote-failure';
import { fakeAdapter } from '../testing/fake-adapter';
import { fakeRemote } from '../testing/fake-remote';
import { fakeStorage } from '../testing/fake-storage';
import { seed } from '../testing/site-content';
import { mountShell } from './app';

// A page that fails is reported by React; here it is meant to.
const reported = vi.fn();
let begun: MockInstance<typeof window.setInterval>;
let awaited: MockInstance<typeof window.setTimeout>;
beforeEach(() => {
  begun = vi.spyOn(window, 'setInterval');
  awaited = vi.spyOn(window, 'setTimeout');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('error', reported);
});
afterEach(() => {
  // The site of a test runs until its page is left: what it would do after half a minute would find no document any more.
  for (const { value } of begun.mock.results) window.clearInterval(value);
  for (const { value } of awaited.mock.results) window.clearTimeout(value);
  vi.restoreAllMocks();
  window.removeEventListener('error', reported);
  document.body.replaceChildren();
});

const live = fakeRemote([{ id: 'Category', path: '/', title: '首页' }]);

/** Mounts the site where the server has drawn `live`, whose code then comes as `load` says. */
function mountDrawn(load: () => Promise<LoadedPage>, html = '<main><h1>服务端画的首页</h1></main>'): Element {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const element = document.querySelector<HTMLElement>('#root');
  const drawn = document.querySelector('h1');
  if (!element || !drawn) throw new Error('nothing drawn');
  mountShell({
    element,
    drawn: { narrow: null, queries: [] },
    registry: { revision: 1, remotes: [live], killed: [], overrides: [] },
    seed,
    createLoader: () => ({ load, loadPiece: () => Promise.reject(new Error('no pieces')) }),
    storage: fakeStorage({ isAbout: 'true' }),
    session: fakeStorage(),
    adapter: fakeAdapter(() => ({ networkError: 'offline' })).adapter,
    reload: () => undefined,
  });
  return drawn;
}

test('a drawn page stays while its code is on its way', async () => {
  const load = vi.fn(() => new Promise<LoadedPage>(() => undefined));
  const drawn = mountDrawn(load);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(drawn.isConnected).toBe(true);
});

test('a drawn page whose code does not come is replaced by the card of its failure, without an error of React', async () => {
  const drawn = mountDrawn(() => Promise.reject(new RemoteFailure('integrity', 'catalog')));
  expect(await screen.findByText(chinese.failure.integrity)).toBeTruthy();
  expect(drawn.isConnected).toBe(false);
  expect(reported).not.toHaveBeenCalled();
});

test('a drawn page that comes in an earlier version is replaced by that one, without an error of React', async () => {
  const drawn = mountDrawn(async () => ({ default: () => <h1>旧版首页</h1>, from: live }));
  expect(await screen.findByRole('heading', { name: '旧版首页' })).toBeTruthy();
  await waitFor(() => expect(drawn.isConnected).toBe(false));
  expect(reported).not.toHaveBeenCalled();
});

test('the pictures of a drawn page are put off until its code has come, or will not come', async () => {
  document.head.innerHTML = '<template id="site-preloads"></template>';
  onTestFinished(() => document.head.replaceChildren());
  let fail: (failure: RemoteFailure) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<LoadedPage>((_, reject) => {
        fail = reject;
      }),
  );
  mountDrawn(load);
  await waitFor(() => expect(load).toHaveBeenCalled());
  const putsOff = () => document.querySelector('#site-preloads') !== null;
  expect(putsOff()).toBe(true);
  fail(new RemoteFailure('integrity', 'catalog'));
  await waitFor(() => expect(putsOff()).toBe(false));
});

test('a page that is not drawn appears in the visitor’s language, not in Chinese first', async () => {
  onTestFinished(() => {
    document.documentElement.lang = '';
  });
  document.body.innerHTML = '<div id="root"></div>';
  const element = document.querySelector<HTMLElement>('#root');
  if (!element) throw new Error('no root');
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(element.textContent ?? ''));
  watch.observe(element, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => watch.disconnect());
  mountShell({
    element,
    registry: { revision: 1, remotes: [live], killed: [], overrides: [] },
    seed,
    createLoader: () => ({
      load: async () => ({ default: () => <h1>首页</h1> }),
      loadPiece: () => Promise.reject(new Error('no pieces')),
    }),
    storage: fakeStorage({ isAbout: 'true', language: '"en"' }),
    session: fakeStorage(),
    adapter: fakeAdapter(() => ({ networkError: 'offline' })).adapter,
    reload: () => undefined,
  });
  expect(await screen.findByText(english.skip)).toBeTruthy();
  expect(shown.filter(text => text.includes(chinese.skip))).toEqual([]);
});
