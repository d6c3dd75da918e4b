import type { Page } from '@playwright/test';

/**
 * From here on, time passes only where the story says so. The clock must have been installed before the page was opened.
 * It is set no more than two seconds ahead, so that nothing that is under way runs out of time.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}
