import type { SelectionSystem } from '@shixuan/embed-types';
import { violationsOf } from '../site/axe';
import { answered, expect, heard, hearing, openChecks, plainPage, test, widgetOf } from './test';

const task = 'fov=80x60&wd=280~320&acc=defect:0.2:3';

test('a plain page holds the widget: it selects, and tells the page what it shows and what is picked', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit(plainPage(`<h1>某某自动化</h1>${hearing}<shixuan-selection mode="vision"></shixuan-selection>`));
  const widget = widgetOf(page);
  await answered(widget);
  // The result is told once the code of its checks is there, after it is shown.
  await expect
    .poll(async () => (await heard(page)).map(({ type }) => type).slice(0, 2))
    .toEqual(['selection-ready', 'selection-result']);

  await widget.getByRole('textbox', { name: '视野宽' }).fill('70');
  await expect.poll(async () => (await heard(page)).filter(({ type }) => type === 'selection-change').length).toBe(1);
  const changed = (await heard(page)).find(({ type }) => type === 'selection-change')?.detail;
  expect(changed).toMatchObject({ mode: 'vision', value: expect.stringContaining('fov=70x45') });
  expect(changed?.url).toBe(`${baseURL}/selection/vision?${changed?.value}`);
  expect(await widget.evaluate((element: HTMLElement & { value: string }) => element.value)).toBe(changed?.value);

  await answered(widget);
  await widget.getByRole('button', { name: '选用此方案' }).click();
  const [picked] = (await heard(page)).filter(({ type }) => type === 'selection-pick');
  const { figures, billOfMaterial, title, products } = (picked?.detail ?? {}) as unknown as SelectionSystem;
  expect(products.map(({ role }) => role).slice(0, 2)).toEqual(['camera', 'lens']);
  for (const { url } of products) expect(url).toContain(`${baseURL}/goods/detail?id=`);
  expect(figures.find(({ label }) => label.includes('单像素精度'))).toMatchObject({ value: expect.any(Number) });
  expect(billOfMaterial.map(({ item }) => item).slice(0, 2)).toEqual(['相机', '镜头']);
  const answer = widget.getByRole('list', { name: '方案的部件' });
  for (const model of title.split(' + ')) await expect(answer).toContainText(model);
  const bill = await widget.evaluate((element: HTMLElement & { toBillOfMaterial(): unknown }) =>
    element.toBillOfMaterial(),
  );
  expect(bill).toEqual(billOfMaterial);
});

test('attributes and properties say what is shown; reset begins anew', async ({ page, visit }) => {
  await visit(
    plainPage(
      `${hearing}<shixuan-selection mode="lens" preset="bottle" theme="dark" accent="#ff8800" texts='{"title":"选镜头","pick":"加入询价单"}'></shixuan-selection>`,
    ),
  );
  const widget = widgetOf(page);
  await answered(widget);
  await expect(widget.getByRole('heading', { level: 2, name: '选镜头' })).toBeVisible();
  await expect(widget.getByRole('button', { name: '加入询价单' })).toBeVisible();
  await expect(widget.getByRole('button', { name: '瓶口' })).toHaveAttribute('aria-pressed', 'true');
  await expect(widget.locator('.sx-embed')).toHaveCSS('color-scheme', 'dark');
  await expect(widget.locator('.sx-embed')).toHaveCSS('background-color', 'rgb(23, 23, 26)');
  const fill = await widget
    .getByRole('button', { name: '加入询价单' })
    .evaluate(one => getComputedStyle(one).backgroundColor);
  // Darkened, so that white text on it is readable.
  expect(fill).toMatch(/^rgb\((1|2)\d\d, \d+, 0\)$/);
  expect(fill).not.toBe('rgb(255, 136, 0)');

  await widget.evaluate((element: HTMLElement & { value: string }, value) => {
    element.value = value;
  }, task);
  await expect(widget.getByRole('textbox', { name: '视野宽' })).toHaveValue('80');
  await widget.evaluate(element => element.setAttribute('mode', 'camera'));
  await expect(widget.getByRole('link', { name: '相机', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(widget.getByRole('textbox', { name: '视野宽' })).toHaveValue('80');
  await widget.evaluate((element: HTMLElement & { reset(): void }) => element.reset());
  await expect(widget.getByRole('textbox', { name: '视野宽' })).toHaveValue('40');
  // The page caused all of these changes itself, so it gets no event.
  expect((await heard(page)).filter(({ type }) => type === 'selection-change')).toEqual([]);
});

test('links out of the widget lead to the site, beside the page; the page may follow them itself', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit(plainPage(`${hearing}<shixuan-selection value="${task}"></shixuan-selection>`));
  const widget = widgetOf(page);
  await answered(widget);
  const product = widget.getByRole('region', { name: '首选' }).getByRole('link').first();
  await expect(product).toHaveAttribute('href', new RegExp(`^${baseURL}/goods/detail\\?id=\\d+$`));
  await expect(product).toHaveAttribute('target', '_blank');
  await page.evaluate(() => document.addEventListener('selection-navigate', event => event.preventDefault()));
  await product.click();
  expect((await heard(page)).at(-1)).toMatchObject({ type: 'selection-navigate' });
  expect(page.context().pages()).toHaveLength(1);
  await expect(widget.getByRole('link', { name: '在视选网站打开此任务' })).toHaveAttribute(
    'href',
    `${baseURL}/selection/vision?${task}`,
  );
  await expect(widget.getByRole('link', { name: '选型报告 PDF' })).toHaveAttribute(
    'href',
    new RegExp(`^${baseURL}/reports/`),
  );
});

test('a shop puts its own words in place of those round the trade, and hears of what it got wrong, once', async ({
  page,
  visit,
}) => {
  const texts = {
    report: '打印报告',
    copyLink: '分享',
    emptyTitle: '请改正标红的一项',
    emptyHint: '改好就有结果',
    price: '询价',
  };
  // The object-to-sensor distance cannot be shorter than the working distance, so nothing is computed.
  await visit(
    plainPage(
      `${hearing}<shixuan-selection value="fov=60x45&wd=300&oo=200&acc=defect:0.1:3" theme="black" texts='${JSON.stringify(texts)}'></shixuan-selection>`,
    ),
  );
  const widget = widgetOf(page);
  await expect(widget.getByText('请改正标红的一项')).toBeVisible();
  await expect(widget.getByText('改好就有结果')).toBeVisible();
  await widget.evaluate((element: HTMLElement & { value: string }, value) => {
    element.value = value;
  }, task);
  await answered(widget);
  const bar = widget.getByRole('region', { name: '带走结果' });
  await expect(bar.getByRole('link', { name: '打印报告' })).toBeVisible();
  await bar.getByRole('button', { name: '更多' }).click();
  await expect(bar.getByRole('button', { name: '分享' })).toBeVisible();
  await widget.evaluate(element => element.setAttribute('theme', 'dark'));
  await expect(widget.locator('.sx-embed')).toHaveAttribute('data-theme', 'dark');
  const told = (await heard(page)).filter(({ type }) => type === 'selection-error').map(({ detail }) => detail);
  expect(told).toEqual([
    { kind: 'setting', message: '属性 theme 的值「black」不对，应为 light、dark、auto。' },
    { kind: 'setting', message: expect.stringMatching(/^texts 中没有「price」，可替换的有 title、/) },
  ]);
});

test('a page with a list to compare is given the product; any other has no button for it', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit(
    plainPage(
      `${hearing}<shixuan-selection mode="lens" compare="on"></shixuan-selection><shixuan-selection mode="lens"></shixuan-selection>`,
    ),
  );
  const [widget, other] = [widgetOf(page, 0), widgetOf(page, 1)];
  for (const one of [widget, other]) {
    await one.scrollIntoViewIfNeeded();
    await answered(one);
    await one
      .getByRole('button', { name: /的检查/ })
      .first()
      .click();
    await expect(one.getByRole('list', { name: '逐项检查' })).toBeVisible();
  }
  await widget
    .getByRole('button', { name: /^加入对比：/ })
    .first()
    .click();
  const { type, detail } = (await heard(page)).at(-1) ?? {};
  expect(type).toBe('selection-compare');
  expect(detail).toEqual({
    id: expect.any(Number),
    title: expect.stringContaining(' '),
    url: `${baseURL}/goods/detail?id=${detail?.id}`,
  });
  await expect(other.getByRole('button', { name: /对比/ })).toHaveCount(0);
});

test('nothing is offered to be saved where nothing is kept', async ({ page, visit }) => {
  await visit(plainPage('<shixuan-selection></shixuan-selection>'));
  const widget = widgetOf(page);
  await answered(widget);
  await expect(widget.getByRole('button', { name: '选用此方案' })).toBeVisible();
  await expect(widget.getByRole('button', { name: /方案（|保存/ })).toHaveCount(0);
});

test('a part is found by keyboard alone, and its list closes by a click elsewhere in the page', async ({
  page,
  visit,
}) => {
  await visit(plainPage('<p id="else">正文</p><shixuan-selection></shixuan-selection><a id="after" href="#">之后</a>'));
  const widget = widgetOf(page);
  await answered(widget);
  // Its code loads when its place comes near the viewport.
  await widget.getByText('已定的部件').scrollIntoViewIfNeeded();
  const box = widget.getByRole('combobox', { name: '已有相机' });
  const options = widget.getByRole('listbox', { name: '已有相机' }).getByRole('option');
  // Parts far below the viewport load once the widget has focus, so that Tab does not skip them.
  await widget.getByRole('textbox').first().focus();
  await box.focus();
  await page.keyboard.type('mv-cs050');
  await expect(options.first()).toBeVisible();
  await page.locator('#else').click();
  await expect(options.first()).toBeHidden();
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('button', { name: /不再固定相机/ })).toBeVisible();
  // No focus trap: Tab leaves the widget after its last stop.
  await widget.getByRole('link', { name: '在视选网站打开此任务' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#after')).toBeFocused();
});

test('nothing in it stands in the way of whoever listens or reads large', async ({ page, visit }) => {
  await visit(plainPage('<main><h1>某某自动化</h1><shixuan-selection></shixuan-selection></main>'));
  const widget = widgetOf(page);
  await answered(widget);
  await openChecks(widget);
  expect(await violationsOf(page, { include: 'shixuan-selection' })).toEqual([]);
});
