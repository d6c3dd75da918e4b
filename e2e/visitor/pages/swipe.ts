import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const STEPS = 5;

/** Moves one finger over the page, px of the window. The browser decides whether that scrolls. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const at = (step: number) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= STEPS; step += 1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step)] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
