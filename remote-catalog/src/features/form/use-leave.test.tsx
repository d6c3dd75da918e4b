// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLeave } from './use-leave';

const act = vi.fn();

function Field() {
  const { held, onBlur } = useLeave(act);
  return <input aria-label="数值" data-held={held} onBlur={onBlur} />;
}

afterEach(() => {
  cleanup();
  act.mockClear();
});

test('left by the keyboard it acts at once', () => {
  render(<Field />);
  fireEvent.blur(screen.getByLabelText('数值'));
  expect(act).toHaveBeenCalledOnce();
});

test('left by a press it waits until the press is over', () => {
  render(<Field />);
  const field = screen.getByLabelText('数值');
  fireEvent.mouseDown(document.body);
  fireEvent.blur(field);
  expect(act).not.toHaveBeenCalled();
  expect(field.dataset.held).toBe('true');
  fireEvent.mouseUp(document.body);
  expect(act).toHaveBeenCalledOnce();
  expect(field.dataset.held).toBe('false');
  fireEvent.mouseUp(document.body);
  expect(act).toHaveBeenCalledOnce();
});
