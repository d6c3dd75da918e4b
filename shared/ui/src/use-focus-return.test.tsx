// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusReturn } from './use-focus-return';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Dialog({ open }: { open: boolean }) {
  useFocusReturn(open);
  return (
    <>
      <button type="button">打开</button>
      <button type="button">别处</button>
      {open && (
        <div role="dialog">
          <button type="button">里面</button>
        </div>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Opens from the button, goes to another one, closes. */
function openAndClose(meanwhile: string) {
  const { rerender } = render(<Dialog open={false} />);
  button('打开').focus();
  rerender(<Dialog open />);
  button(meanwhile).focus();
  rerender(<Dialog open={false} />);
  act(() => vi.runAllTimers());
}

test('focus goes back to what opened the dialog', () => {
  openAndClose('里面');
  expect(document.activeElement).toBe(button('打开'));
});

test('focus that has gone elsewhere stays there', () => {
  openAndClose('别处');
  expect(document.activeElement).toBe(button('别处'));
});
