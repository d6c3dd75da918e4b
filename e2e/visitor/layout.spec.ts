import type { Page } from '@playwright/test';
import { clockTest, expect, test } from '../site/test';
import { expectNoReload, followPlainLink, frame, heading, markDocument, openFrame, settled } from './pages/frame';
import { changeSeed } from './pages/seed';
import { swipe } from './pages/swipe';

const categories = [
  ['面阵相机', '/goods/list?categoryId=1'],
  ['FA 镜头', '/goods/list?categoryId=2'],
  ['光源', '/light'],
  ['线扫相机', '/line'],
  ['线扫镜头', '/goods/list?categoryId=5'],
  ['远心镜头', '/telecentric'],
  ['3D 线激光', '/line-3d'],
  ['3D 面阵 (结构光/双目/ToF)', '/face-3d'],
  ['采集卡', '/grabber'],
  ['直线滑台', '/slider'],
] as const;

const slides = (page: Page) => frame(page).strip.locator('.swiper-slide');

async function openStrip(page: Page, path = '/'): Promise<void> {
  await openFrame(page, path);
  await expect(slides(page)).toHaveCount(categories.length);
  await settled(page);
}

/** Names of the categories that lie whole within the strip. */
const shown = (page: Page) =>
  frame(page)
    .strip.locator('.swiper')
    .evaluate(strip => {
      const view = strip.getBoundingClientRect();
      return [...strip.querySelectorAll('.swiper-slide')]
        .filter(slide => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= view.left - 1 && right <= view.right + 1;
        })
        .map(slide => slide.textContent?.trim());
    });

const names = categories.map(([name]) => name);
const selections = ['相机选型', '镜头选型', '视觉系统选型'];

test.describe('the category strip', () => {
  test('shows the categories, moves by arrows and scrollbar, and leads to them', async ({ page }) => {
    await test.step('shows an icon and the name of each category, in order, each leading to its path', async () => {
      await openStrip(page);
      const links = frame(page).strip.getByRole('link');
      await expect(links).toHaveText(names);
      for (const [i, [, path]] of categories.entries()) {
        await expect(links.nth(i)).toHaveAttribute('href', path);
        await expect(links.nth(i).locator('img')).toHaveAttribute('src', /^\/Uploads\/categories\/.+\.svg$/);
      }
      const pictures = await links
        .locator('img')
        .evaluateAll(images =>
          images.map(image => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
        );
      expect(pictures).toEqual(names.map(() => true));
    });

    await test.step('shows seven at a time without a gap between them', async () => {
      await openStrip(page);
      expect(await shown(page)).toEqual(names.slice(0, 7));
      const boxes = await slides(page).evaluateAll(list => list.map(slide => slide.getBoundingClientRect().toJSON()));
      for (const [i, box] of boxes.entries()) {
        const before = boxes[i - 1];
        if (before) expect(Math.abs(box.left - before.right)).toBeLessThan(0.6);
      }
    });

    await test.step('moves by its arrows, which stop at the ends', async () => {
      await openStrip(page);
      const { strip } = frame(page);
      const next = strip.getByRole('button', { name: '后一个分类' });
      const previous = strip.getByRole('button', { name: '前一个分类' });
      await expect(previous).toBeHidden();
      await next.click();
      await expect.poll(() => shown(page)).toEqual(names.slice(1, 8));
      await next.click();
      await expect.poll(() => shown(page)).toEqual(names.slice(2, 9));
      await next.click();
      await expect.poll(() => shown(page)).toEqual(names.slice(3, 10));
      await expect(next).toBeHidden();
      await previous.click();
      await expect.poll(() => shown(page)).toEqual(names.slice(2, 9));
    });

    await test.step('moves by dragging its scrollbar', async () => {
      await openStrip(page);
      const handle = frame(page).strip.locator('.swiper-scrollbar-drag');
      const box = await handle.boundingBox();
      if (!box) throw new Error('the strip has no scrollbar');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 600, box.y + box.height / 2, { steps: 6 });
      await page.mouse.up();
      await expect.poll(() => shown(page)).toEqual(names.slice(3, 10));
    });

    await test.step('leads to the category that is clicked, without loading the site anew', async () => {
      await openStrip(page);
      await markDocument(page);
      const { strip } = frame(page);
      await strip.getByRole('link', { name: 'FA 镜头' }).click();
      await expect(page).toHaveURL('/goods/list?categoryId=2');
      await expect(heading(page, 'FA 镜头')).toBeVisible();
      await strip.getByRole('link', { name: '远心镜头' }).click();
      await expect(page).toHaveURL('/telecentric');
      await expect(heading(page, '远心镜头')).toBeVisible();
      await expectNoReload(page);
    });

    await test.step('underlines in blue the one category whose path is the whole current path', async () => {
      const { strip } = frame(page);
      const current = strip.locator('[aria-current="page"]');
      await openStrip(page, '/goods/list?categoryId=2');
      await expect(current).toHaveText(['FA 镜头']);
      const underline = (index: number) =>
        strip
          .getByRole('link')
          .nth(index)
          .evaluate(link => {
            const { content, backgroundColor, height, width } = getComputedStyle(link, '::after');
            return content === 'none' ? null : { backgroundColor, height, width };
          });
      expect(await underline(1)).toEqual({ backgroundColor: 'rgb(22, 93, 255)', height: '2px', width: '56px' });
      expect(await underline(0)).toBeNull();

      await followPlainLink(page, '/goods/list?categoryId=2&page=2');
      await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
      await expect(current).toHaveCount(0);
      expect(await underline(1)).toBeNull();

      await strip.getByRole('link', { name: '光源' }).click();
      await expect(current).toHaveText(['光源']);
    });
  });

  clockTest('never moves by itself', async ({ page }) => {
    await page.clock.install();
    await openStrip(page);
    await page.clock.runFor(120_000);
    await settled(page);
    expect(await shown(page)).toEqual(names.slice(0, 7));
  });
});

test.describe('the menu', () => {
  test('has the sections and the categories, and opens under the pointer', async ({ page }) => {
    await test.step('has the sections of the site in their order', async () => {
      await openFrame(page);
      const { menu } = frame(page);
      await expect(menu.getByRole('link')).toHaveText(['首页', '产品查询', '技术文档', '下载中心', '品牌系列']);
      await expect(menu.getByRole('button', { name: '选型助手' })).toBeVisible();
    });

    await test.step('has the product categories under 产品查询, each with its id', async () => {
      await openFrame(page);
      const { menu } = frame(page);
      const toggle = menu.getByRole('button', { name: '展开产品查询' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const links = menu
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: '展开产品查询' }) })
        .getByRole('list')
        .getByRole('link');
      await expect(links).toHaveText(names);
      for (const [i] of names.entries())
        await expect(links.nth(i)).toHaveAttribute('href', `/goods/list?categoryId=${i + 1}`);
      await links.nth(3).click();
      await expect(page).toHaveURL('/goods/list?categoryId=4');
      await expect(heading(page, '线扫相机')).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('opens under the pointer and closes when it has left', async () => {
      await openFrame(page);
      const { menu } = frame(page);
      const category = menu.getByRole('link', { name: '面阵相机' });
      await expect(category).toBeHidden();
      await menu.getByRole('link', { name: '产品查询' }).hover();
      await expect(category).toBeVisible();
      await page.mouse.move(700, 700);
      await expect(category).toBeHidden();
    });
  });

  test('is built as a tree from ids and parents, whatever the order', async ({ page }) => {
    const item = (id: number, parentId: number, name: string, url: string | null) => ({
      id,
      parentId,
      name,
      url,
      parameter: null,
    });
    await changeSeed(page, seed =>
      seed.map(entry =>
        entry.path.endsWith('/Home/Menus')
          ? {
              ...entry,
              content: {
                list: [
                  item(31, 3, '品牌一览', '/brands'),
                  item(7, 0, '产品查询', '/goods/list'),
                  item(3, 0, '资料', null),
                  item(32, 3, '尚未开放的', '/training'),
                  item(9, 0, '空的一组', null),
                ],
              },
            }
          : entry,
      ),
    );
    await openFrame(page);
    const { menu } = frame(page);
    await menu.getByRole('button', { name: '资料' }).click();
    await expect(menu.getByRole('link', { name: '品牌一览' })).toBeVisible();
    await expect(menu).not.toContainText('尚未开放的');
    await expect(menu).not.toContainText('空的一组');
    await menu.getByRole('link', { name: '品牌一览' }).click();
    await expect(page).toHaveURL('/brands');
  });
});

test('the logo leads home, and the footer names the owner', async ({ page }) => {
  await test.step('the logo leads home, without loading the site anew', async () => {
    await openFrame(page, '/goods/list?categoryId=2');
    await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: '视选' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page, '按参数找机器视觉硬件')).toBeVisible();
    await expectNoReload(page);
  });

  await test.step('the footer names the owner, and says what the owner has not stated', async () => {
    await openFrame(page);
    const { footer } = frame(page);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} 视选 版权所有`);
    await expect(footer).toContainText('本站仅供学习使用，如有侵权请联系管理员删除');
    await expect(footer.getByRole('link', { name: '备案号待填写' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    await expect(footer).toContainText('联系方式待填写');
  });
});

test('the footer of a short page stands at the lower edge of a tall window, and below a long page at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  const footer = page.getByRole('contentinfo');
  const below = () => footer.evaluate(element => Math.abs(innerHeight - element.getBoundingClientRect().bottom));
  await page.goto('/goods/list');
  await expect(page.getByRole('heading', { name: '产品查询', level: 1 })).toBeVisible();
  await expect.poll(below).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 500 });
  await footer.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(below).toBeLessThanOrEqual(1);
  const main = await page.getByRole('main').evaluate(element => element.getBoundingClientRect().bottom);
  expect(main).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0);
});

test('the footer shows the filing number and how to get in touch where they are stated', async ({ page }) => {
  const stated = {
    icp: '粤ICP备2026000001号',
    contact: '王工',
    telPhone: '0755-1234 5678',
    email: 'sales@example.com',
    qq: '12345678',
  };
  await changeSeed(page, seed =>
    seed.map(entry => {
      const { companyInfo } = entry.content;
      if (!entry.path.endsWith('/Home/InitConfig') || typeof companyInfo !== 'object') return entry;
      return { ...entry, content: { ...entry.content, companyInfo: { ...companyInfo, ...stated } } };
    }),
  );
  await openFrame(page);
  const { footer } = frame(page);
  await expect(footer.getByRole('link', { name: stated.icp })).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  await expect(footer).toContainText('王工');
  await expect(footer.getByRole('link', { name: stated.telPhone })).toHaveAttribute('href', 'tel:075512345678');
  await expect(footer.getByRole('link', { name: stated.email })).toHaveAttribute('href', 'mailto:sales@example.com');
  const code = footer.getByRole('img', { name: /二维码/ });
  await code.scrollIntoViewIfNeeded();
  await expect(code).toHaveJSProperty('complete', true);
  expect(await code.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
});

test('pictures come from the image host that the site names', async ({ page, baseURL }) => {
  // Another name of the same site stands for the image host; the browser may not load from it, so it is only named.
  await changeSeed(page, seed =>
    seed.map(entry =>
      entry.path.endsWith('/Home/InitConfig') ? { ...entry, content: { ...entry.content, imageHost: baseURL } } : entry,
    ),
  );
  await openFrame(page);
  await expect(frame(page).strip.locator('img').first()).toHaveAttribute(
    'src',
    `${baseURL}/Uploads/categories/area-camera.svg`,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const opener = (page: Page) => page.getByRole('button', { name: '打开菜单' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: '菜单' });

  test('the menu is a drawer, and the strip is swiped', async ({ page }) => {
    await test.step('the menu is a drawer that opens and closes by touch', async () => {
      await openFrame(page);
      await expect(frame(page).menu).toBeHidden();
      await opener(page).tap();
      await expect(drawer(page).getByRole('link', { name: '品牌系列' })).toBeVisible();
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
      await drawer(page).getByRole('button', { name: '关闭菜单' }).tap();
      await expect(drawer(page)).toBeHidden();

      await opener(page).tap();
      await expect(drawer(page)).toBeVisible();
      await settled(page);
      await page.touchscreen.tap(380, 600);
      await expect(drawer(page)).toBeHidden();
    });

    await test.step('the drawer has all that the menu has, and closes with the choice', async () => {
      await openFrame(page);
      await opener(page).tap();
      const links = drawer(page).getByRole('link');
      await expect(links).toHaveText(['首页', '产品查询', ...names, ...selections, '技术文档', '下载中心', '品牌系列']);
      await drawer(page).getByRole('link', { name: '采集卡' }).tap();
      await expect(page).toHaveURL('/goods/list?categoryId=9');
      await expect(drawer(page)).toBeHidden();
      await expect(heading(page, '采集卡')).toBeVisible();
    });

    await test.step('the strip shows about four categories, the last one cut, and is swiped', async () => {
      await openStrip(page);
      expect(await shown(page)).toEqual(names.slice(0, 4));
      const y = ((await frame(page).strip.boundingBox())?.y ?? 0) + 40;
      await swipe(page, { x: 340, y }, { x: 160, y });
      await expect.poll(() => shown(page)).not.toContain('面阵相机');
    });
  });
});

test('the menu is a drawer below 800 px and a bar from there', async ({ page }) => {
  for (const [width, menuIsBar] of [
    [799, false],
    [800, true],
  ] as const) {
    await test.step(`at ${width} px the menu is ${menuIsBar ? 'a bar' : 'a drawer'}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openFrame(page);
      await expect(frame(page).menu).toBeVisible({ visible: menuIsBar });
      await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible({ visible: !menuIsBar });
    });
  }
});
