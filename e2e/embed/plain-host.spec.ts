import { answered, expect, hearing, plainPage, test, widgetOf } from './test';

test('a plain page holds the widget: it selects, says what it shows, and what is picked', async ({ page, visit }) => {
  await visit(plainPage(`<h1>某某自动化</h1>${hearing}<shixuan-selection mode="vision"></shixuan-selection>`));
  const widget = widgetOf(page);
  await answered(widget);
  await page.screenshot({ path: '/tmp/embed-plain.png', fullPage: true });
});
