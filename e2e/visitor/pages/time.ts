import type { Page } from '@playwright/test';

/**
 * From here on, time passes only where the story says so. The clock must have been installed before the page was
 * opened. It is set at most two seconds ahead, so that no pending request times out.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}
