import type { Request } from '@playwright/test';
import { heapOf } from '../site/heap-of';
import { answered, expect, heard, hearing, plainPage, test, widgetOf } from './test';

test('two widgets in a page know nothing of each other', async ({ page, visit }) => {
  await visit(
    plainPage(
      '<shixuan-selection mode="camera"></shixuan-selection><shixuan-selection mode="lens"></shixuan-selection>',
    ),
  );
  const [one, other] = [widgetOf(page, 0), widgetOf(page, 1)];
  await answered(one);
  await other.scrollIntoViewIfNeeded();
  await answered(other);
  await one.getByRole('textbox', { name: '视野宽' }).fill('90');
  await one.getByRole('button', { name: '螺纹' }).click();
  await expect(one.getByRole('textbox', { name: '视野宽' })).toHaveValue('20');
  await expect(other.getByRole('textbox', { name: '视野宽' })).toHaveValue('60');
  await expect(other.getByRole('button', { name: 'PCB' })).toHaveAttribute('aria-pressed', 'true');
});

test('moved within the page it keeps everything; taken away and brought back, its task', async ({ page, visit }) => {
  await visit(
    plainPage(`${hearing}<div id="here"><shixuan-selection></shixuan-selection></div><section id="there"></section>`),
  );
  const widget = widgetOf(page);
  await answered(widget);
  const field = widget.getByRole('textbox', { name: '视野宽' });
  await field.fill('七十');
  await widget
    .getByRole('button', { name: /的检查/ })
    .nth(1)
    .click();
  await expect(widget.getByRole('list', { name: '逐项检查' })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('#there')?.append(document.querySelector('shixuan-selection') ?? ''),
  );
  await expect(field).toHaveValue('七十');
  await expect(widget.getByRole('list', { name: '逐项检查' })).toBeVisible();
  expect((await heard(page)).filter(({ type }) => type === 'selection-ready')).toHaveLength(1);

  await field.fill('75');
  await expect.poll(async () => (await heard(page)).at(-1)?.detail.value).toContain('fov=75x45');
  await page.evaluate(() => {
    const element = document.querySelector('shixuan-selection');
    element?.remove();
    Object.assign(window, { kept: element });
  });
  await expect(widget).toHaveCount(0);
  await page.evaluate(() => document.body.append((window as unknown as { kept: Element }).kept));
  await answered(widget);
  await expect(field).toHaveValue('75');
  expect((await heard(page)).filter(({ type }) => type === 'selection-ready')).toHaveLength(2);
});

test('put in and taken out fifty times it leaves nothing behind', async ({ page, visit }) => {
  test.setTimeout(180_000);
  const pending = new Set<Request>();
  page.on('request', request => pending.add(request));
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  await visit(plainPage('<div id="place"></div>'));
  const cycles = (count: number) =>
    page.evaluate(async times => {
      for (let i = 0; i < times; i++) {
        const element = document.createElement('shixuan-selection');
        const result = new Promise(told => element.addEventListener('selection-result', told, { once: true }));
        document.querySelector('#place')?.append(element);
        await result;
        element.remove();
        await new Promise(frame => requestAnimationFrame(frame));
      }
    }, count);
  // Requests that were pending when the last widget was removed have ended.
  const settled = async () => {
    await expect.poll(() => pending.size).toBe(0);
    return heapOf(page);
  };
  await cycles(30);
  const before = await settled();
  await cycles(50);
  await expect.poll(async () => (await settled()) / before).toBeLessThan(1.05);
  expect(await page.evaluate(() => document.querySelectorAll('script').length)).toBe(1);
});

test('nothing is fetched but the loader until it is near, and the first load is small', async ({
  page,
  visit,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().startsWith(baseURL ?? '')) asked.push(new URL(request.url()).pathname);
  });
  await visit(plainPage('<div style="height: 4000px"></div><shixuan-selection></shixuan-selection>'));
  await page.waitForFunction(() => customElements.get('shixuan-selection'));
  expect(asked).toEqual(['/embed/v1/selection.js']);
  await page.evaluate(() => document.querySelector('shixuan-selection')?.scrollIntoView());
  await answered(widgetOf(page));

  const plain = async (path: string) => (await fetch(baseURL + path)).arrayBuffer();
  expect((await plain('/embed/v1/selection.js')).byteLength).toBeLessThanOrEqual(5000);
  const bundle = asked.find(path => path.includes('/bundle.')) ?? '';
  const { headers } = await fetch(baseURL + bundle, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(176_000);
  expect(headers.get('cache-control')).toContain('immutable');
});

test('a browser without custom elements gets a link', async ({ page, visit, baseURL }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'customElements');
  });
  await visit(plainPage('<shixuan-selection mode="lens"></shixuan-selection>'));
  await expect(page.getByRole('link', { name: '在视选网站上选型' })).toHaveAttribute(
    'href',
    `${baseURL}/selection/lens`,
  );
});

test.describe('when the site does not answer', () => {
  test.use({ expectedErrors: /ERR_FAILED|integrity|Failed to load/ });

  test('the calls fail: said in Chinese, tried again, and the way to the site stays', async ({ page, visit }) => {
    await page.route('**/web/Product/CameraShot', route => route.abort());
    await visit(plainPage(`${hearing}<shixuan-selection></shixuan-selection>`));
    const widget = widgetOf(page);
    await expect(widget.getByRole('alert')).toContainText('没有连上视选的服务器，请检查网络后重试');
    await expect(widget.getByRole('link', { name: '在视选网站打开此任务' })).toBeVisible();
    expect((await heard(page)).at(-1)).toMatchObject({ type: 'selection-error', detail: { kind: 'api' } });
    await page.unroute('**/web/Product/CameraShot');
    await widget.getByRole('button', { name: '重试' }).click();
    await answered(widget);
  });

  test('its files do not come: a sentence, a button, a link; then they do', async ({ page, visit, baseURL }) => {
    await page.route('**/embed/v1/selection.json', route => route.abort());
    await visit(plainPage(`${hearing}<shixuan-selection></shixuan-selection>`));
    const widget = widgetOf(page);
    await expect(widget.getByRole('alert')).toContainText('选型助手没有加载出来，请检查网络后重试。');
    await expect(widget.getByRole('link')).toHaveAttribute('href', `${baseURL}/selection/vision`);
    expect((await heard(page)).at(-1)).toMatchObject({ type: 'selection-error', detail: { kind: 'load' } });
    await page.unroute('**/embed/v1/selection.json');
    await widget.getByRole('button', { name: '重试' }).click();
    await answered(widget);
  });

  test('a bundle that is not the published one does not run', async ({ page, visit }) => {
    await page.route('**/embed/bundle.*', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.altered = true;` });
    });
    await visit(plainPage('<shixuan-selection></shixuan-selection>'));
    const widget = widgetOf(page);
    await expect(widget.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    // A request that is under way is answered first: what is no longer intercepted cannot be fulfilled.
    await page.unrouteAll({ behavior: 'wait' });
    await widget.getByRole('button', { name: '重试' }).click();
    await answered(widget);
  });

  test('a chunk that is not the published one does not run; the rest goes on', async ({ page, visit }) => {
    await visit(plainPage('<shixuan-selection></shixuan-selection>'));
    const widget = widgetOf(page);
    await answered(widget);
    await page.route('**/embed/*.js*', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.altered = true;` });
    });
    await widget.getByRole('link', { name: '3D 线激光' }).click();
    await expect(widget.getByRole('alert')).toContainText('这一部分没有加载出来');
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await page.unrouteAll({ behavior: 'wait' });
    await widget.getByRole('button', { name: '重试' }).click();
    await expect(widget.getByRole('heading', { name: '3D 线激光选型' })).toBeVisible();
  });
});
