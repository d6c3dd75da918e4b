// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAhead } from './use-ahead';

afterEach(cleanup);

const shows = (first: string) =>
  renderHook(({ shown }) => useAhead(shown, target => `/${target}`), { initialProps: { shown: first } });

test('a change builds on the one before it, until the page shows it or goes elsewhere', () => {
  const { result, rerender } = shows('a');
  const latest = () => result.current.latest();
  expect(latest()).toBe('a');
  result.current.lead('ab');
  result.current.lead('abc');
  expect(latest()).toBe('abc');
  // The first of the two arrives, though the second one is on its way.
  rerender({ shown: 'ab' });
  expect(latest()).toBe('abc');
  rerender({ shown: 'abc' });
  expect(latest()).toBe('abc');
  rerender({ shown: 'a' });
  expect(latest()).toBe('a');
  result.current.lead('ax');
  rerender({ shown: 'elsewhere' });
  expect(latest()).toBe('elsewhere');
});

test('what leads back to the shown address, and what was on its way when the page was left, is not ahead', () => {
  const { result, rerender, unmount } = shows('a');
  result.current.lead('b');
  result.current.lead('a');
  rerender({ shown: 'b' });
  expect(result.current.latest()).toBe('b');
  result.current.lead('c');
  unmount();
  expect(result.current.latest()).toBe('b');
});
