import type { Locator, Page } from '@playwright/test';

/** The comparison page. */
export function comparison(page: Page) {
  const main = page.getByRole('main');
  // Derived figures have rows of their own, below.
  const stated = main.locator('tbody').filter({ hasNotText: '由以上参数推算' });
  return {
    /** Part numbers, left to right. */
    columns: main.getByRole('columnheader').getByRole('link', { name: /^(?!参数单)/ }),
    rows: main.locator('tr[data-verdict]'),
    /** By the name of its figure, a button that explains it. */
    row: (label: string): Locator =>
      stated.getByRole('row').filter({ has: page.getByRole('button', { name: label, exact: true }) }),
    /** On a phone: the part numbers, and the card of a figure. */
    heads: main.getByRole('list', { name: '对比的产品' }).getByRole('link', { name: /^(?!参数单)/ }),
    card: (label: string): Locator =>
      main.getByRole('listitem').filter({ has: page.getByRole('button', { name: label, exact: true }) }),
    onlyDifferent: main.getByLabel('只看差异'),
    copyLink: main.getByRole('button', { name: '复制链接' }),
  };
}
