// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormSheet } from './form-sheet';

const dialog = HTMLDialogElement.prototype;
const usual = (['showModal', 'close'] as const).map(
  name => [name, Object.getOwnPropertyDescriptor(dialog, name)] as const,
);
afterEach(() => {
  cleanup();
  for (const [name, own] of usual) {
    if (own) Object.defineProperty(dialog, name, own);
    else Reflect.deleteProperty(dialog, name);
  }
});

function open() {
  // jsdom draws no dialogs.
  const closes = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  };
  Object.defineProperty(dialog, 'showModal', { configurable: true, value: () => undefined });
  Object.defineProperty(dialog, 'close', { configurable: true, value: closes });
  const onResults = vi.fn();
  render(
    <FormSheet answer="首选" onResults={onResults}>
      <input aria-label="速度" />
      <input aria-label="宽" aria-invalid="true" />
    </FormSheet>,
  );
  fireEvent.click(screen.getByRole('button', { name: '改任务' }));
  return onResults;
}
const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });

test('Enter in a field leads to the answer, as the button for it does', () => {
  const onResults = open();
  fireEvent.keyDown(field('速度'), { key: 'Enter' });
  expect(onResults).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('textbox', { name: '速度', hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '改任务' }));
  fireEvent.click(screen.getByRole('button', { name: '看结果', hidden: true }));
  expect(onResults).toHaveBeenCalledTimes(2);
});

test('not while a text is composed, nor from a value that cannot be; and closing leads nowhere', () => {
  const onResults = open();
  fireEvent.keyDown(field('速度'), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field('宽'), { key: 'Enter' });
  expect(field('速度')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '关闭', hidden: true }));
  expect(onResults).not.toHaveBeenCalled();
});
