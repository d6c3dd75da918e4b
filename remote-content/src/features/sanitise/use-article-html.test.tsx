// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { svg } from '../../testing/fixtures';
import { useArticleHtml } from './use-article-html';

const onFilled = vi.fn<(element: HTMLDivElement) => void>();

function Text({ html }: { html: string }) {
  const [place, served] = useArticleHtml(html, onFilled);
  return <div ref={place} {...served} />;
}

/** What the server drew, taken over by the browser; `show` puts another text in its place. */
async function takenOver(html: string) {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Text html={html} />);
  const served = element.firstElementChild?.firstElementChild;
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(() => hydrateRoot(element, <Text html={html} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { element, served, show: (other: string) => act(() => root.render(<Text html={other} />)) };
}

afterEach(() => onFilled.mockClear());

test('what the server drew stays in its place when the page is taken over, so that a press on it becomes a click', async () => {
  const { element, served } = await takenOver(svg);
  expect(served).toBeInstanceOf(SVGElement);
  expect(element.firstElementChild?.firstElementChild).toBe(served);
  expect(onFilled).toHaveBeenCalledTimes(1);
});

test('what sanitising changes is replaced', async () => {
  const { element } = await takenOver('<p onclick="alert(1)">景深</p>');
  expect(element.innerHTML).toBe('<div><p>景深</p></div>');
});

test('another text takes the place, sanitised', async () => {
  const { element, show } = await takenOver('<p>景深</p>');
  await show('<p onclick="alert(1)">焦距</p>');
  expect(element.innerHTML).toBe('<div><p>焦距</p></div>');
  await show('');
  expect(element.innerHTML).toBe('<div></div>');
  expect(onFilled).toHaveBeenCalledTimes(3);
});
