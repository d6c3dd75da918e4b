import { expect, test } from '../site/test';
import { countsByLabel, fileProducts, orderable, productId } from './pages/catalogue';
import { expectNoReload, heading, markDocument, openFrame } from './pages/frame';

test('from home to a family, into one of its groups, to a product: three clicks', async ({ page }) => {
  await openFrame(page);
  await markDocument(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^远心镜头/ }).click();
  await expect(heading(page, '远心镜头')).toBeVisible();
  await main
    .getByRole('link', { name: /双远心/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/goods\/list\?categoryId=6&kind=bi/);
  // The family's own table names series; products are what the list names.
  const product = main.getByRole('rowheader').locator('a[href^="/goods/detail"]').first();
  const model = (await product.textContent()) ?? '';
  await product.click();
  await expect(heading(page, model)).toBeVisible();
  await expect(main.getByRole('img', { name: `${model} 外形图` })).toBeVisible();
  await expectNoReload(page);
});

const families = [
  {
    path: '/line',
    title: '线扫相机与线扫镜头',
    groups: [
      ['line-camera', 'interface', '线扫相机 · 按数据接口'],
      ['line-lens', 'mount', '线扫镜头 · 按镜头接口'],
    ],
  },
  {
    path: '/line-3d',
    title: '3D 线激光轮廓仪',
    groups: [
      ['line-3d', 'principle', '按测量原理'],
      ['line-3d', 'interface', '按数据接口'],
    ],
  },
  {
    path: '/face-3d',
    title: '3D 面阵相机',
    groups: [
      ['face-3d', 'principle', '按测量原理'],
      ['face-3d', 'interface', '按数据接口'],
    ],
  },
  {
    path: '/telecentric',
    title: '远心镜头',
    groups: [
      ['telecentric-lens', 'kind', '按远心方式'],
      ['telecentric-lens', 'mount', '按镜头接口'],
    ],
  },
  {
    path: '/grabber',
    title: '图像采集卡',
    groups: [
      ['grabber', 'interface', '按相机接口'],
      ['grabber', 'bus', '按主机总线'],
    ],
  },
  {
    path: '/light',
    title: '机器视觉光源',
    groups: [
      ['light', 'shape', '按形状'],
      ['light', 'colours', '按颜色'],
    ],
  },
  {
    path: '/slider',
    title: '直线滑台',
    groups: [
      ['slide', 'drive', '按传动方式'],
      ['slide', 'motor', '按电机'],
    ],
  },
] as const;

for (const { path, title, groups } of families) {
  test(`${path} introduces ${title} and leads into its groups`, async ({ page }) => {
    await openFrame(page, path);
    const main = page.getByRole('main');
    await test.step('the figures that decide beside their drawing, series, leading products', async () => {
      await expect(heading(page)).toHaveText(title);
      const figures = main.getByRole('heading', { name: /^选型先定这 [345] 项$/ });
      await expect(figures).toBeVisible();
      const said = Number(((await figures.textContent()) ?? '').match(/\d/)?.[0]);
      await expect(main.locator('ol > li').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(said);
      await expect(main.locator('figure svg[role="img"]').first()).toBeVisible();
      await expect(main.getByRole('heading', { name: /^系列对照/ }).first()).toBeVisible();
      await expect(main.getByRole('table').first().getByRole('rowheader').first()).toBeVisible();
      const leading = main.locator('section').filter({ has: page.getByRole('heading', { name: '代表产品' }) });
      await expect(leading.locator('a[href^="/goods/detail?id="]').first()).toBeVisible();
    });
    await test.step('its groups have the counts of the files, and lead into the list of just these products', async () => {
      for (const [code, key, name] of groups) {
        const group = page.getByRole('heading', { name, exact: true }).locator('xpath=..');
        const links = group.getByRole('listitem').getByRole('link');
        await expect(links.first()).toBeVisible();
        const shown = await links.evaluateAll(all =>
          all.map(link => [link.children[0]?.textContent ?? '', Number(link.children[1]?.textContent)] as const),
        );
        const expected = countsByLabel(code, key);
        expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
        const isSeveral = orderable(code).some(({ attrs }) => Array.isArray(attrs[key]));
        const sum = shown.reduce((before, [, count]) => before + count, 0);
        if (!isSeveral) expect(sum).toBe(orderable(code).length);
      }
      const [, , name] = groups[0];
      const first = page.getByRole('heading', { name, exact: true }).locator('xpath=..').getByRole('link').first();
      const count = await first.evaluate(link => link.children[1]?.textContent);
      await first.click();
      await expect(main.getByText(`共 ${count} 款`)).toBeVisible();
    });
  });
}

test('the matrix of series: narrowed by brand and by a figure, sorted, and into the list of just these models', async ({
  page,
}) => {
  await openFrame(page, '/telecentric');
  const matrix = page.locator('section').filter({ has: page.getByRole('heading', { name: '系列对照' }) });
  const coolens = fileProducts('telecentric-lens').filter(({ brand }) => brand === 'Coolens');
  const within = (value: unknown) => typeof value === 'number' && value >= 0.1 && value <= 0.5;
  const fitting = coolens.filter(({ attrs }) => within(attrs.magnification));
  const counts = new Map<string, number>();
  for (const { series } of fitting) counts.set(series ?? '未分系列', (counts.get(series ?? '未分系列') ?? 0) + 1);

  const brand = await matrix.getByRole('option', { name: /Coolens/ }).textContent();
  await matrix.getByLabel('品牌').selectOption({ label: brand ?? '' });
  await matrix.getByLabel(/^放大倍率/).fill('0.1~0.5');
  await expect(matrix.getByText(`${counts.size} 个系列，${fitting.length} 款`)).toBeVisible();
  const rows = matrix.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const shown = await rows.evaluateAll(all =>
    all.map(row => [row.children[0]?.textContent ?? '', Number(row.children[2]?.textContent)] as const),
  );
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(counts));
  expect(shown.map(([, count]) => count)).toEqual([...counts.values()].sort((a, b) => b - a));

  const head = matrix.getByRole('columnheader', { name: /^系列/ });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const first = rows.first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.press('Enter');
  await expect(page.getByRole('main').getByText(`共 ${counts.get(name)} 款`)).toBeVisible();
});

test.describe('a product', () => {
  const MODEL = 'MV-CS050-10GM';
  const figure = (label: string) => `dl > div:has(dt:text-is("${label}")) > dd`;

  test('is shown, explained, compared, and leads to the others of its series', async ({ page }) => {
    await openFrame(page, `/goods/detail?id=${await productId(page.request, 'area-camera', MODEL)}`);
    await expect(heading(page)).toHaveText(MODEL);
    await test.step('shows its drawing and the figures that decide, with unit and meaning', async () => {
      await expect(page).toHaveTitle(new RegExp(MODEL));
      const main = page.getByRole('main');
      const drawing = main.getByRole('img', { name: `${MODEL} 外形图` });
      await expect(drawing).toHaveJSProperty('complete', true);
      expect(await drawing.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(
        0,
      );
      await expect(main.locator(figure('总像素')).first()).toHaveText(/^5\.01\s*MP$/);
      await expect(main.locator(figure('最高帧率')).first()).toHaveText(/^24\.2\s*fps$/);
      await expect(main.locator(figure('像元尺寸')).first()).toHaveText(/^3\.45\s*µm$/);
      await expect(main.locator(figure('快门')).first()).toHaveText('全局快门');
    });

    await test.step('lists every known figure in groups; what is not known is counted and named, never 0 and never nothing', async () => {
      const value = (label: string) =>
        page
          .getByRole('main')
          .getByRole('row')
          .filter({ has: page.locator('th', { hasText: label }) })
          .getByRole('cell');
      await expect(page.getByRole('table', { name: '传感器' })).toBeVisible();
      await expect(value('水平像素数')).toHaveText(/^2448\s*px/);
      await expect(value('功耗')).toHaveCount(0);
      const missing = page.getByText(/^尚缺 \d+ 项$/);
      await missing.press('Enter');
      await expect(page.getByRole('main').locator('details').filter({ has: missing })).toContainText('功耗');
      await expect(value('靶面宽')).toHaveText(/^8\.45\s*mm推算/);
      const cells = await page.getByRole('table', { name: '传感器' }).getByRole('cell').allTextContents();
      expect(cells.filter(text => text.trim() === '')).toEqual([]);
    });

    await test.step('says where its figures come from, how far they can be trusted, and which were computed', async () => {
      const term = (name: string) => page.getByRole('main').locator(`dl > div:has(dt:text-is("${name}")) > dd`);
      await expect(term('可信度')).toContainText('中');
      await expect(term('资料类型')).toHaveText('第三方整理的资料');
      await expect(term('出处').getByRole('link')).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/lupeng25\/VisionSelect/,
      );
      await expect(term('推算参数')).toContainText('靶面宽');
      await expect(term('推算参数')).toContainText('水平像素数 × 像元尺寸');
    });

    await test.step('is put on the comparison list and taken off again', async () => {
      const toggle = page.getByRole('main').getByRole('button', { name: /加入对比/ });
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('region', { name: '对比栏' })).toContainText(MODEL);
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('region', { name: '对比栏' })).toHaveCount(0);
    });

    await test.step('leads to the others of its series', async () => {
      const main = page.getByRole('main');
      await expect(main.getByText('MV-CS 系列共 80 款')).toBeVisible();
      const siblings = main.getByRole('region', { name: /同系列产品/ });
      await expect(siblings.getByRole('row').filter({ hasText: MODEL }).first()).toBeVisible();
      const other = siblings.getByRole('link').first();
      const model = (await other.textContent()) ?? '';
      await other.click();
      await expect(heading(page)).toHaveText(model);

      await page.goBack();
      await expect(heading(page)).toHaveText(MODEL);
      await main.getByRole('link', { name: '查看系列全部 80 款' }).click();
      await expect(main.getByText('共 80 款')).toBeVisible();
    });
  });

  test('is the same screen under /selection/detail', async ({ page, request }) => {
    const id = await productId(request, 'area-camera', MODEL);
    const textOf = async (path: string) => {
      await openFrame(page, `${path}?id=${id}`);
      await expect(heading(page)).toHaveText(MODEL);
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', { name: /^可配的/ })
          .first(),
      ).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      return page.getByRole('main').innerText();
    };
    expect(await textOf('/selection/detail')).toBe(await textOf('/goods/detail'));
  });
});

test.describe('what does not exist', () => {
  // The document itself answers 404, and so does the call for the product; both are what the stories ask for.
  test.use({ expectedErrors: /status of 404/ });

  test('a product that does not exist answers HTTP 404 with a friendly page', async ({ page }) => {
    for (const id of ['999999', 'abc', '-1', '1e3', '']) {
      await test.step(`product ${JSON.stringify(id)}`, async () => {
        const response = await page.goto(`/goods/detail?id=${id}`);
        expect(response?.status()).toBe(404);
        await expect(heading(page)).toHaveText('目录里没有这款产品');
        const main = page.getByRole('main');
        await main.getByRole('link', { name: /面阵相机/ }).click();
        await expect(heading(page)).toHaveText('面阵相机');
      });
    }
  });

  test('an unknown path answers HTTP 404 with a friendly page', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('没有这个页面');
    await expect(page.getByRole('main')).toContainText('/no/such/page');
    await page.getByRole('main').getByRole('link', { name: '回到首页' }).click();
    await expect(page).toHaveURL('/');
  });
});
