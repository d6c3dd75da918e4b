// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for a frame and the task after it, and runs once', () => {
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersToNextFrame();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  document.body.click();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('does not wait for a frame in a tab that paints none', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledTimes(1);
});

test('is dropped', () => {
  const act = vi.fn();
  afterPaint(act)();
  document.body.click();
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});

test('runs before the next click is handled', () => {
  const order: string[] = [];
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  afterPaint(() => order.push('acted'));
  document.body.click();
  expect(order).toEqual(['acted', 'click']);
});
