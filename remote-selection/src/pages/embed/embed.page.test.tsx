// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import EmbedPage from './embed.page';

let address = '';
/** Brings what waits to be seen into sight. */
let see: () => void = () => undefined;

function open(at = '/embed') {
  stubScreen({ narrow: false });
  window.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    constructor(private readonly callback: IntersectionObserverCallback) {
      see = () => this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  render(
    <PageInMemory
      page={EmbedPage}
      at={at}
      host={testHost()}
      queryClient={new QueryClient()}
      onAddress={now => {
        address = now;
      }}
    />,
  );
}
const code = () =>
  within(screen.getByRole('region', { name: '代码' }))
    .getByRole('figure')
    .querySelector('code');

afterEach(cleanup);

test('what is chosen is in the code at once, and in the address soon after', async () => {
  open();
  expect(code()?.textContent).toContain('<shixuan-selection mode="vision">');
  fireEvent.click(screen.getByRole('radio', { name: '镜头' }));
  fireEvent.change(screen.getByRole('textbox', { name: '强调色' }), { target: { value: '#0a7d4b' } });
  expect(code()?.textContent).toContain('<shixuan-selection mode="lens" accent="#0a7d4b">');
  await waitFor(() => expect(address).toBe('/embed?mode=lens&accent=%230a7d4b'));
  expect(code()?.textContent).toContain(`${window.location.origin}/embed/v1/selection.js`);
});

test('a colour that is none is said at its field, and is not in the code', () => {
  open('/embed?accent=red');
  const field = screen.getByRole('textbox', { name: '强调色' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('「red」不是颜色：请写 # 加六位十六进制数');
  expect(code()?.textContent).not.toContain('accent');
  fireEvent.change(field, { target: { value: '#ffee00' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('在白底上看不清：文字与线会自动加深')).toBeTruthy();
});

test('where there is no clipboard the code is selected, and it is said how to copy it', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: '复制代码' }));
  await screen.findByText(/浏览器不允许写剪贴板：已选中/);
  expect(window.getSelection()?.toString()).toBe(code()?.textContent);
  fireEvent.click(within(screen.getByRole('region', { name: '代码' })).getByRole('radio', { name: 'Vue 3' }));
  expect(screen.queryByText(/已选中/)).toBeNull();
});

test('the script is asked for when the preview comes near; where it does not come there is another try', async () => {
  open();
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src$="/embed/v1/selection.js"]')];
  expect(scripts()).toEqual([]);
  act(() => see());
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('error'));
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('预览没有加载出来');
  expect(scripts()).toEqual([]);
  fireEvent.click(within(failed).getByRole('button', { name: '重试' }));
  scripts()[0]?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(document.querySelector('shixuan-selection')?.getAttribute('mode')).toBe('vision'));
  for (const script of scripts()) script.remove();
});
