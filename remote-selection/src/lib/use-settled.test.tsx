// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSettled } from './use-settled';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const Settled = ({ value }: { value: string }) => <button type="button">{useSettled(value, 1)}</button>;

test('takes the last value, and none while a button is pressed', async () => {
  const { rerender } = render(<Settled value="a" />);
  rerender(<Settled value="b" />);
  await screen.findByText('b');
  const pressed = vi.spyOn(document, 'querySelectorAll').mockReturnValue(document.body.querySelectorAll('button'));
  rerender(<Settled value="c" />);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled());
  expect(screen.queryByText('b')).not.toBeNull();
  pressed.mockRestore();
  await screen.findByText('c');
});
