// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyPress } from '../lib/early-press';
import type { Entries } from './adopt-entries';
import { adoptPresses } from './adopt-presses';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A button that counts, one that never leaves the page, and a link; their handlers stop what they have heard. */
function Counter() {
  const [count, setCount] = useState(0);
  const [others, setOthers] = useState(0);
  return (
    <form onSubmit={event => event.preventDefault()}>
      <button
        type="button"
        onClick={event => {
          event.stopPropagation();
          setCount(count + 1);
        }}
      >
        <span>加一</span>
      </button>
      <output>{count}</output>
      <button type="button" onClick={() => setOthers(others + 1)}>
        另一个
      </button>
      <output>{others}</output>
    </form>
  );
}

/** The page as the server draws it, and as the browser takes it over once `arrive` brings its code. */
function draw(whenPressed?: () => void) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(
    <Suspense>
      <Counter />
    </Suspense>,
  );
  document.body.append(element);
  let arrive: () => void = () => undefined;
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Counter }>(resolve => {
        arrive = () => resolve({ default: Counter });
      }),
  );
  const [first, other] = element.querySelectorAll('button');
  if (!first || !other) throw new Error('nothing drawn');
  if (whenPressed) {
    first.click();
    whenPressed();
  }
  const presses = adoptPresses(element);
  const hydrate = (entries?: Entries) =>
    act(async () => {
      presses.begin(entries);
      hydrateRoot(
        element,
        <Suspense>
          <Late />
        </Suspense>,
      );
    });
  const code = () =>
    act(async () => {
      arrive();
      await vi.advanceTimersByTimeAsync(100);
    });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const counts = () => [...element.querySelectorAll('output')].map(output => Number(output.textContent));
  return { first, other, hydrate, code, pass, counts, inner: first.firstElementChild as HTMLElement };
}

test('a button that is pressed before React is there acts once', async () => {
  const page = draw();
  page.inner.click();
  await page.pass(200);
  await page.hydrate();
  await page.pass(200);
  expect(page.counts()).toEqual([0, 0]);
  await page.code();
  expect(page.counts()).toEqual([1, 0]);
  await page.pass(20_000);
  expect(page.counts()).toEqual([1, 0]);
});

test('a press that came before the script of the page is done again too, within ten seconds of it', async () => {
  for (const [wait, count] of [
    [500, 1],
    [11_000, 0],
  ] as const) {
    keepEarlyPress();
    const page = draw(() => vi.advanceTimersByTime(wait));
    await page.hydrate();
    await page.code();
    expect(page.counts()).toEqual([count, 0]);
  }
});

test('a button that is pressed while its code is on its way acts once', async () => {
  const page = draw();
  await page.hydrate();
  page.inner.click();
  await page.pass(500);
  await page.code();
  expect(page.counts()).toEqual([1, 0]);
});

test.each([
  ['nowhere', { method: 'dialog' }, 1],
  ['to an address of its own, which the browser does itself', { action: '/result' }, 0],
])('a form that sends %s', async (_, form, sent) => {
  const submitted = vi.fn();
  const Entered = () => (
    <form
      {...form}
      onSubmit={event => {
        event.preventDefault();
        submitted();
      }}
    >
      <button type="submit">提交</button>
    </form>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Entered />);
  document.body.append(element);
  // In place of the browser, which jsdom cannot send a form in.
  element.addEventListener('submit', event => event.preventDefault(), { once: true });
  const presses = adoptPresses(element);
  element.querySelector('button')?.click();
  expect(submitted).not.toHaveBeenCalled();
  await act(async () => {
    presses.begin();
    hydrateRoot(element, <Entered />);
  });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(submitted).toHaveBeenCalledTimes(sent);
});

test('the last press is the one that counts', async () => {
  const page = draw();
  page.first.click();
  await page.hydrate();
  page.other.click();
  await page.code();
  expect(page.counts()).toEqual([0, 1]);
});

test('a press of what works already acts once', async () => {
  const page = draw();
  await page.hydrate();
  await page.code();
  await act(async () => page.inner.click());
  await page.pass(1000);
  expect(page.counts()).toEqual([1, 0]);
});

test('a press is forgotten after ten seconds, when nobody expects it any more', async () => {
  const page = draw();
  await page.hydrate();
  page.first.click();
  await page.pass(11_000);
  await page.code();
  expect(page.counts()).toEqual([0, 0]);
});

test.each([
  ['before React is there', (page: ReturnType<typeof draw>) => page.first.click(), () => undefined],
  ['while it works already', () => undefined, (page: ReturnType<typeof draw>) => page.first.click()],
])('a press %s waits until the component has heard of what was entered before', async (_, before, after) => {
  const page = draw();
  let isWaiting = true;
  before(page);
  await page.hydrate({ isWaitingIn: part => isWaiting && part.contains(page.first) });
  await page.code();
  await act(async () => after(page));
  await page.pass(300);
  expect(page.counts()).toEqual([0, 0]);
  isWaiting = false;
  await page.pass(100);
  expect(page.counts()).toEqual([1, 0]);
});

test('it says whether a press waits to be done again', () => {
  document.body.innerHTML = '<div id="drawn"><button type="button">选型</button><a href="/line">线扫</a></div>';
  const element = document.querySelector('#drawn');
  if (!element) throw new Error('nothing drawn');
  keepEarlyPress();
  document.querySelector('button')?.click();
  expect(adoptPresses(element).isKept()).toBe(true);
  document.querySelector('a')?.addEventListener('click', event => event.preventDefault());
  keepEarlyPress();
  document.querySelector('a')?.click();
  expect(adoptPresses(element).isKept()).toBe(false);
});
