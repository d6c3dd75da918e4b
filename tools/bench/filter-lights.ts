import type { Page } from '@playwright/test';

export type Kind =
  | 'tick'
  | 'type a number'
  | 'apply bounds'
  | 'remove a chip'
  | 'sort'
  | 'turn the page'
  | 'open a filter';

/** One sweep of a visitor through the filters of the lights; says after each interaction of which kind it was. */
export async function* filterLights(page: Page): AsyncGenerator<Kind> {
  const main = page.getByRole('main');
  const facet = (name: string) => page.getByRole('group', { name, exact: true });
  const choice = (name: string, of: RegExp) => facet(name).getByRole('checkbox', { name: of });
  const answered = async (act: () => Promise<unknown>) => {
    const url = page.url();
    await act();
    await page.waitForURL(now => now.href !== url);
    await main.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  };
  for (const [name, of] of [
    ['光源形状', /^环形光源/],
    ['光源形状', /^条形光源/],
    ['发光颜色', /^白色/],
    ['发光颜色', /^红色/],
  ] as const) {
    await answered(() => choice(name, of).click());
    yield 'tick';
  }
  const field = page.getByLabel('功率下限（W）');
  await field.click();
  for (const digit of '2.5') {
    await page.keyboard.press(digit);
    yield 'type a number';
  }
  await answered(() => page.keyboard.press('Enter'));
  yield 'apply bounds';
  for (let i = 0; i < 2; i += 1) {
    await answered(() => main.getByRole('columnheader', { name: '功率' }).getByRole('button').click());
    yield 'sort';
  }
  await answered(() => main.getByRole('link', { name: '下一页' }).click());
  yield 'turn the page';
  const series = page.locator('summary', { hasText: /^系列$/ });
  for (let i = 0; i < 2; i += 1) {
    await series.click();
    yield 'open a filter';
  }
  const chips = main.getByRole('list', { name: '已选筛选条件' }).getByRole('link', { name: /^去掉筛选/ });
  for (let left = await chips.count(); left > 0; left -= 1) {
    await answered(() => chips.first().click());
    yield 'remove a chip';
  }
  await answered(() => main.getByRole('columnheader', { name: '功率' }).getByRole('button').click());
  yield 'sort';
}
