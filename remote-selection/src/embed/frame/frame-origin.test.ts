// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SOURCE } from './protocol';

const HOLDER = 'https://shop.example.com';
const address = location.href;
/** Windows of two pages: the one around the frame, and another that knows of it. */
const [holder, other] = [0, 1].map(() => document.body.appendChild(document.createElement('iframe')));
const widget = Object.assign(document.createElement('shixuan-selection'), { value: '', reset: vi.fn() });

const message = (data: object, from: { origin: string; source: Window | null | undefined }) =>
  window.dispatchEvent(new MessageEvent('message', { data: { source: SOURCE, ...data }, ...from }));

beforeAll(async () => {
  // Of a widget that another test of the worker has defined, too.
  for (const observer of ['ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      observer,
      class {
        observe() {}
        disconnect() {}
      },
    );
  vi.spyOn(window, 'parent', 'get').mockReturnValue(holder?.contentWindow ?? window);
  history.replaceState(null, '', `?origin=${encodeURIComponent(`${HOLDER}/page`)}`);
  document.body.append(widget);
  await import('./frame');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', address);
  for (const element of [holder, other, widget]) element?.remove();
});

test('the frame obeys the page around it, by its origin and its window', () => {
  message({ type: 'value', value: 'wd=300' }, { origin: HOLDER, source: holder?.contentWindow });
  expect(widget.value).toBe('wd=300');
});

test.each([
  ['another origin', { origin: 'https://evil.example', source: holder?.contentWindow }],
  ['a subdomain', { origin: 'https://a.shop.example.com', source: holder?.contentWindow }],
  ['another scheme', { origin: 'http://shop.example.com', source: holder?.contentWindow }],
  ['no origin, as of a sandboxed page', { origin: 'null', source: holder?.contentWindow }],
  ['the right origin in another window', { origin: HOLDER, source: other?.contentWindow }],
  ['the right origin in no window', { origin: HOLDER, source: null }],
])('a message of %s changes nothing', (_, from) => {
  widget.value = 'wd=300';
  widget.reset.mockClear();
  message({ type: 'value', value: 'wd=1' }, from);
  message({ type: 'reset' }, from);
  expect([widget.value, widget.reset.mock.calls]).toEqual(['wd=300', []]);
});

test('what happens in the widget is told to the page around alone, by its origin', () => {
  const post = vi.spyOn(holder?.contentWindow ?? window, 'postMessage').mockReturnValue();
  widget.dispatchEvent(new CustomEvent('selection-pick', { detail: { title: 'A' } }));
  expect(post).toHaveBeenCalledExactlyOnceWith(
    { source: SOURCE, type: 'selection-pick', detail: { title: 'A' } },
    HOLDER,
  );
});
