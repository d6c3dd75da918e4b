import type { Locator, Page } from '@playwright/test';

export type Kind =
  | 'tick'
  | 'type a number'
  | 'apply bounds'
  | 'remove a chip'
  | 'sort'
  | 'turn the page'
  | 'open a filter';

/** A list and what its visitor does there. */
export interface Sweep {
  name: string;
  /** Address of the list. */
  path: string;
  /** Choices to tick: name of the filter, label of the choice. */
  ticks: readonly (readonly [filter: string, choice: RegExp])[];
  /** The field of a lower bound, and what is typed into it. */
  bound: { label: string; text: string };
  /** The head of a column. */
  column: string;
}

const cameras: Omit<Sweep, 'name' | 'path'> = {
  ticks: [
    ['快门', /^全局快门/],
    ['数据接口', /^GigE 千兆网/],
    ['数据接口', /^USB 3.0/],
    ['品牌', /^巴斯勒 Basler/],
  ],
  bound: { label: '最高帧率下限（fps）', text: '20' },
  column: '最高帧率',
};

export const sweeps: readonly Sweep[] = [
  { name: 'the cameras', path: '/goods/list?categoryId=1', ...cameras },
  { name: 'the cameras, 500 on a page', path: '/goods/list?categoryId=1&size=500', ...cameras },
  {
    name: 'the lights',
    path: '/goods/list?categoryId=3',
    ticks: [
      ['光源形状', /^环形光源/],
      ['光源形状', /^条形光源/],
      ['发光颜色', /^白色/],
      ['发光颜色', /^红色/],
    ],
    bound: { label: '功率下限（W）', text: '2.5' },
    column: '功率',
  },
];

/** Resolves once what was done is on the screen: until then nothing else is asked of the page's thread. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i += 1) await new Promise(resolve => requestAnimationFrame(resolve));
    await new Promise(resolve => setTimeout(resolve));
  });

/**
 * Presses and releases the button of the mouse at a place: `click` of a locator looks for its element again and listens on
 * the page while it presses, which would be counted as time of the page. A copy of the table's head that lies over the
 * head sorts as well. The loading mask, which lies over the whole page until a call is answered, would take the press.
 */
async function press(target: Locator): Promise<void> {
  const page = target.page();
  await page.locator('[data-loading-mask]').waitFor({ state: 'detached' });
  await target.waitFor();
  // Filters scroll in a box of their own, whose end may lie below the window.
  const { x, y } = await target.evaluate(async element => {
    // A new list goes to its start, which may come after the scrolling to the target. No function is named in here:
    // the compiler would wrap it in a helper that the page does not have.
    for (let tries = 0; tries < 60; tries += 1) {
      element.scrollIntoView({ block: 'center' });
      // The picture of the scrolling is not time of the press: a visitor sees it before the finger comes down.
      for (let i = 0; i < 2; i += 1) await new Promise(resolve => requestAnimationFrame(resolve));
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) break;
    }
    await new Promise(resolve => requestIdleCallback(resolve));
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.click(x, y);
  await painted(page);
}

/** One sweep of a visitor through the filters of a list; says after each interaction of which kind it was. */
export async function* filterList(page: Page, { ticks, bound, column }: Sweep): AsyncGenerator<Kind> {
  const main = page.getByRole('main');
  const facet = (name: string) => page.getByRole('group', { name, exact: true });
  const choice = (name: string, of: RegExp) => facet(name).getByRole('checkbox', { name: of });
  const answered = async (act: () => Promise<unknown>) => {
    const url = page.url();
    await act();
    await page.waitForURL(now => now.href !== url);
    await main.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  };
  for (const [name, of] of ticks) {
    await answered(() => press(choice(name, of)));
    yield 'tick';
  }
  const sort = () => answered(() => press(main.getByRole('columnheader', { name: column }).getByRole('button')));
  const field = page.getByLabel(bound.label);
  await press(field);
  for (const digit of bound.text) {
    await page.keyboard.press(digit);
    yield 'type a number';
  }
  await answered(async () => {
    await page.keyboard.press('Enter');
    await painted(page);
  });
  yield 'apply bounds';
  for (let i = 0; i < 2; i += 1) {
    await sort();
    yield 'sort';
  }
  const next = main.getByRole('link', { name: '下一页' });
  if ((await next.count()) > 0) {
    await answered(() => press(next));
    yield 'turn the page';
  }
  const series = page.locator('summary', { hasText: /^系列$/ });
  for (let i = 0; i < 2; i += 1) {
    await press(series);
    yield 'open a filter';
  }
  const chips = main.getByRole('list', { name: '已选筛选条件' }).getByRole('link', { name: /^去掉筛选/ });
  for (let left = await chips.count(); left > 0; left -= 1) {
    await answered(() => press(chips.first()));
    // The address changes before the chips do: the next click must not meet the chip that is going.
    await chips.nth(left - 1).waitFor({ state: 'detached' });
    yield 'remove a chip';
  }
  await sort();
  yield 'sort';
}
