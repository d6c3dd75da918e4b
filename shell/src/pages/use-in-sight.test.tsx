// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInSight } from './use-in-sight';

/** What the observer of the last element was given to call. */
let tell: (entries: { isIntersecting: boolean }[]) => void;

beforeEach(() => {
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
  render(<Watched />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Watched() {
  const element = useRef<HTMLOutputElement>(null);
  return <output ref={element}>{String(useInSight(element))}</output>;
}

const sight = () => screen.getByRole('status').textContent;

test('is not known before the browser has told it', () => {
  expect(sight()).toBe('null');
});

test('follows what the browser tells', () => {
  tell([{ isIntersecting: true }]);
  expect(sight()).toBe('true');
  tell([{ isIntersecting: false }]);
  expect(sight()).toBe('false');
});

test('of several changes that a busy browser tells at once, the last one is the present', () => {
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(sight()).toBe('true');
  tell([{ isIntersecting: true }, { isIntersecting: false }, { isIntersecting: true }]);
  expect(sight()).toBe('true');
  tell([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(sight()).toBe('false');
});
