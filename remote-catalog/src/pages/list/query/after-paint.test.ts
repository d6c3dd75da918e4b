// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

/** What can be clicked, and is taken away at the end of the test. */
function added(name: 'a' | 'input'): HTMLElement {
  const element = document.createElement(name);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

test('runs before the click on a link is handled', () => {
  const order: string[] = [];
  const link = added('a');
  link.addEventListener('click', () => order.push('click'));
  afterPaint(() => order.push('acted'));
  link.click();
  expect(order).toEqual(['acted', 'click']);
});

test('does not run within another click', () => {
  const act = vi.fn();
  afterPaint(act);
  added('input').click();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledTimes(1);
});

test('each action waits for the paint of the one before, all of them run before the click on a link', () => {
  const order: string[] = [];
  const acts = ['first', 'second', 'third'].map(name => () => order.push(name));
  const link = added('a');
  link.addEventListener('click', () => order.push('click'));
  afterPaint(...acts);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(order).toEqual(['first']);
  link.click();
  expect(order).toEqual(['first', 'second', 'third', 'click']);
  vi.advanceTimersByTime(1000);
  expect(order).toHaveLength(4);
});
