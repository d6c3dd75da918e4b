import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { expectReload, heading, markDocument, worked } from '../visitor/pages/frame';
import { causedErrors, listenToReports } from './failure-pages';

// The server is of another edition than the page that calls it.

test.use({ expectedErrors: causedErrors });

const DETAIL = '**/Product/Detail';

/** Goes to a product by a link, so that the page asks for its data itself. `documents` takes what is asked for from the click on. */
async function openProduct(page: Page, documents: string[]): Promise<void> {
  await page.goto('/goods/list?categoryId=1');
  await markDocument(page);
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()));
  await page.locator('main a[href^="/goods/detail?id="]').first().click();
}

for (const [name, body] of [
  ['without an envelope', { product: {} }],
  ['with other fields', { state: 0, content: { item: {} }, msg: '' }],
] as const) {
  test(`an answer of unknown form (${name}) loads the page anew, once, and is nobody’s fault`, async ({ page }) => {
    const told = await listenToReports(page);
    let answered = 0;
    const documents: string[] = [];
    // A new document is of the server's edition: it stands, whether the server had the time to draw it or the page asks itself.
    let isOtherEdition = () => documents.length === 0;
    await page.route(DETAIL, route => {
      if (!isOtherEdition()) return route.continue();
      answered += 1;
      return route.fulfill({ json: body, headers: { 'x-api-version': '99.0.0' } });
    });
    await openProduct(page, documents);
    await expectReload(page);
    await worked(page);
    await expect(heading(page, /.+/).first()).toBeVisible();
    expect(documents).toHaveLength(1);
    await page.goBack();
    await worked(page);
    isOtherEdition = () => true;
    const before = answered;
    await page.locator('main a[href^="/goods/detail?id="]').nth(1).click();
    await expect.poll(() => answered).toBeGreaterThan(before);
    await expect(page.locator('main')).toContainText('请刷新页面');
    await expect(page.locator('main')).not.toContainText(/TypeError|undefined|Object/);
    await expect.poll(async () => (await told()).map(({ failure }) => failure)).toContain('outOfStep');
    const failures = (await told()).filter(({ kind }) => kind === 'error').map(({ failure }) => failure);
    expect([...new Set(failures)]).toEqual(['outOfStep']);
  });
}
