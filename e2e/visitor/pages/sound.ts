import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../../site/axe';
import { settled } from './frame';

/** What scrolls below a bar that stays, the header or the one at the foot of a phone, is half a target until one scrolls on. */
const UNDER_ANOTHER = 'because it is partially obscured';

/** Whether a bar that stays may cover a part of the page. */
const barMayCover = (page: Page) =>
  page.evaluate(() => {
    let element = document.elementFromPoint(innerWidth / 2, innerHeight - 2);
    while (element && !/^(fixed|sticky)$/.test(getComputedStyle(element).position)) element = element.parentElement;
    return window.scrollY > 0 || element !== null;
  });

/** Faults of a page. Of long tables and lists the first rows stand for all of them. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await violationsOf(page, {
    targets: true,
    // A formula is a hundred elements of one colour; its box is looked at.
    exclude: ['main tbody tr:nth-child(n+9)', 'main ul > li:nth-child(n+9)', 'main .katex'],
    ...(rules && { rules }),
  });
  const covered = await barMayCover(page);
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html, message }) => `${id}: ${html.slice(0, 160)} ${message}`))
    .filter(fault => !(covered && fault.includes(UNDER_ANOTHER)));
}

/** What makes the page wider than the screen, if anything. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter(element => element.getBoundingClientRect().right > clientWidth + 1)
      .map(element => element.outerHTML.slice(0, 120));
  });

/** The page as a whole does not scroll sideways; what is wide scrolls within itself. */
export const expectNoSidewaysScroll = async (page: Page) => expect(await overflow(page)).toEqual([]);

/** The present page has no accessibility fault that axe finds, in light and in dark, and does not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await settled(page);
  expect(await faults(page)).toEqual([]);
  const themes = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['light', 'dark'] as const)
    : (['dark', 'light'] as const);
  await showIn(page, themes[0]);
  await settled(page);
  // Only colours change with the theme.
  expect(await faults(page, ['color-contrast'])).toEqual([]);
  await showIn(page, themes[1]);
}

/** Switches the system's theme, and waits until the page has followed. */
async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('body[arco-theme="dark"]')).toHaveCount(theme === 'dark' ? 1 : 0);
}
