// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

/** As a library keeps it that was loaded before a test has its own clock. */
const { requestAnimationFrame: kept, cancelAnimationFrame: drop } = window;

const aFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

test('a frame that a library asks for while a test has its own clock comes, and ends none of the frames after it', async () => {
  vi.useFakeTimers();
  const asked = new Promise(resolve => kept(resolve));
  vi.useRealTimers();
  await expect(asked).resolves.toBeGreaterThan(0);
  await expect(aFrame()).resolves.toBeGreaterThan(0);
});

test('nor does a test that has its own clock for longer than a frame lasts', async () => {
  vi.useFakeTimers();
  await new Promise(resolve => kept(resolve));
  await new Promise(resolve => kept(resolve));
  vi.useRealTimers();
  await expect(aFrame()).resolves.toBeGreaterThan(0);
});

test('frames come in the order in which they were asked for, save those that were given up', async () => {
  const came: number[] = [];
  const handles = [1, 2, 3].map(i => requestAnimationFrame(() => came.push(i)));
  cancelAnimationFrame(handles[1] ?? 0);
  await aFrame();
  expect(came).toEqual([1, 3]);
});

test('a frame given up by a library while a test has its own clock does not come', async () => {
  const came = vi.fn();
  const handle = kept(came);
  vi.useFakeTimers();
  drop(handle);
  vi.useRealTimers();
  await aFrame();
  expect(came).not.toHaveBeenCalled();
});
