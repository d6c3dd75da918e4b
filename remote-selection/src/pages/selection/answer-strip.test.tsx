// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AnswerStrip } from './answer-strip';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const below = { isIntersecting: false, boundingClientRect: { top: 900 } };
const inSight = { isIntersecting: true, boundingClientRect: { top: 300 } };
const above = { isIntersecting: false, boundingClientRect: { top: -40 } };

test('is shown while the card stands above the window, also where the browser tells several changes at once', () => {
  let tell = (_entries: object[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: typeof tell) {
        tell = entries => act(() => onChange(entries));
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<AnswerStrip>首选 MV-CS050</AnswerStrip>);
  const strip = () => screen.queryByText('首选 MV-CS050');
  tell([below]);
  expect(strip()).toBeNull();
  tell([inSight, above]);
  expect(strip()).not.toBeNull();
  tell([above, inSight]);
  expect(strip()).toBeNull();
});
