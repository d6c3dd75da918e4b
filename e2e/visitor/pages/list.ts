import { expect, type Locator, type Page } from '@playwright/test';

/** The product list of a category. */
export function list(page: Page) {
  const main = page.getByRole('main');
  const panel = page.getByRole('complementary', { name: '筛选' });
  const facet = (label: string) => panel.getByRole('group', { name: label, exact: true });
  return {
    panel,
    facet,
    choice: (label: string, name: string | RegExp) => facet(label).getByRole('checkbox', { name }),
    total: (count: number) => main.getByText(`共 ${count} 款`),
    chips: main.getByRole('list', { name: '已选筛选条件' }),
    table: main.getByRole('table'),
    rows: main.getByRole('table').locator('tbody').getByRole('row'),
    head: (name: string): Locator => main.getByRole('columnheader', { name }),
    pages: main.getByRole('navigation', { name: '分页' }),
    notes: main.getByRole('status'),
  };
}

/** The button that puts a product of the list on the comparison list, and takes it off. */
export const toggle = (page: Page, model: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(加入|移出)对比：.+ ${model.replaceAll(/[.*+?()]/g, '\\$&')}$`) });

/** Part numbers in the order of the page. */
export const models = (page: Page) => list(page).rows.getByRole('rowheader').getByRole('link').allTextContents();

/** The cells of a column, top to bottom. */
export async function column(page: Page, name: string): Promise<string[]> {
  const { table, rows } = list(page);
  const heads = await table.locator('thead th').allTextContents();
  const index = heads.findIndex(head => head.startsWith(name));
  expect(index, `column ${name}`).toBeGreaterThanOrEqual(0);
  return rows
    .locator(`:nth-child(${index + 1})`)
    .and(page.locator('tr > *'))
    .allTextContents();
}
