import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../site/test';
import { exampleFile } from './example-files';
import type { ForeignPage } from './foreign-server';

export interface Fixtures {
  /** Opens a foreign page. `SITE` in it stands for the site's origin. */
  visit: (page: ForeignPage | string) => Promise<void>;
  /** Opens a page of `examples/embed`, as it lies there, on a foreign site. */
  visitExample: (name: string) => Promise<void>;
}

/** A story on a page of another origin than the site's; its console, too, must stay silent. */
export const test = base.extend<Fixtures>({
  visit: async ({ page, foreign, baseURL }, use) => {
    await use(async given => {
      const { html, policy } = typeof given === 'string' ? { html: given } : given;
      const named = (text: string) => text.replaceAll('SITE', baseURL ?? '');
      await page.goto(foreign.put({ html: named(html), ...(policy && { policy: named(policy) }) }));
    });
  },
  visitExample: async ({ visit, baseURL }, use) => {
    await use(async name => visit(await exampleFile(name, baseURL ?? '')));
  },
});
export { expect };

/** A page that does nothing but hold what is given. */
export const plainPage = (body: string, head = '') => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>某某自动化</title>
<script async src="SITE/embed/v1/selection.js"></script>${head}</head><body>${body}</body></html>`;

export const widgetOf = (page: Page, nth = 0): Locator => page.locator('shixuan-selection').nth(nth);

/** The results of the task that is shown have come. */
export async function answered(widget: Locator): Promise<void> {
  await expect(widget.getByRole('region', { name: '推荐', exact: true })).toHaveAttribute('aria-busy', 'false');
  await expect(widget.getByRole('region', { name: '首选' })).not.toContainText('正在计算');
}

/** Opens the first recommendation: every check of it. The press lasts as long as a person's: what moves meanwhile loses it. */
export async function openChecks(widget: Locator): Promise<void> {
  await widget
    .getByRole('button', { name: /的检查/ })
    .first()
    .click({ delay: 150 });
  await expect(widget.getByRole('list', { name: '逐项检查' })).toBeVisible();
}

/** Every event of the widgets that the page received, in order. */
export async function heard(page: Page): Promise<{ type: string; detail: Record<string, unknown> }[]> {
  return page.evaluate(
    () => (window as unknown as { heard: { type: string; detail: Record<string, unknown> }[] }).heard,
  );
}

/** Script of a page that collects events in `window.heard`. */
export const hearing = `<script>
window.heard = [];
for (const name of ['ready', 'change', 'result', 'pick', 'error', 'navigate', 'compare'])
  document.addEventListener('selection-' + name, event => window.heard.push({ type: event.type, detail: event.detail }));
</script>`;
