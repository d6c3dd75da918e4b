// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

/** As a library keeps it that was loaded before a test has its own clock. */
const kept = window.requestAnimationFrame;

test('a frame that a library asks for while a test has its own clock ends none of the frames after it', async () => {
  vi.useFakeTimers();
  kept(() => undefined);
  vi.useRealTimers();
  await expect(new Promise(resolve => requestAnimationFrame(resolve))).resolves.toBeGreaterThan(0);
});

test('nor does a test that has its own clock for longer than a frame lasts', async () => {
  vi.useFakeTimers();
  const { setTimeout: later } = await vi.importActual<typeof import('node:timers')>('node:timers');
  await new Promise<void>(resolve => later(resolve, 100));
  vi.useRealTimers();
  await expect(new Promise(resolve => requestAnimationFrame(resolve))).resolves.toBeGreaterThan(0);
});
