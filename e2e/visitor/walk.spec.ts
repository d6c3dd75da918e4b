import type { Page } from '@playwright/test';
import { violationsOf } from '../site/axe';
import { expect, test } from '../site/test';
import { productId } from './pages/catalogue';
import { frame } from './pages/frame';
import { expectSound } from './pages/sound';

interface Stop {
  name: string;
  path: (page: Page) => Promise<string> | string;
  title: RegExp;
  status?: number;
}

const camera = (page: Page) => productId(page.request, 'area-camera', 'MV-CS050-10GM');
const stop = (path: string, title: RegExp, status = 200): Stop => ({ name: path, path: () => path, title, status });

/** A walk goes on in one browser, which keeps the scripts. Walks are short, so that workers end at the same time. */
const walks: Record<string, Stop[]> = {
  'families of cameras': [
    stop('/', /^机器视觉产品目录与选型：工业相机、镜头、光源与 3D - 视选$/),
    stop('/line', /^线扫相机与线扫镜头 - 视选$/),
    stop('/line-3d', /^3D 线激光轮廓仪 - 视选$/),
    stop('/face-3d', /^3D 面阵相机 - 视选$/),
  ],
  'other families': [
    stop('/telecentric', /^远心镜头选型要点与系列 - 视选$/),
    stop('/grabber', /^图像采集卡 - 视选$/),
    stop('/light', /^机器视觉光源 - 视选$/),
    stop('/slider', /^直线滑台选型要点与系列 - 视选$/),
  ],
  'lists of products': [
    stop('/goods/list', /^产品查询 - 视选$/),
    stop('/goods/list?categoryId=1', /^面阵相机 - 视选$/),
    stop('/goods/list?categoryId=3&shape=ring&sort=-powerW', /^环形光源 - 视选$/),
  ],
  'a list of nothing, and a product': [
    stop('/goods/list?categoryId=1&frameRateFps=400~&interface=ieee1394a', /^面阵相机：.+ - 视选$/),
    { name: '/goods/detail', path: async page => `/goods/detail?id=${await camera(page)}`, title: /MV-CS050-10GM/ },
    {
      name: '/selection/detail',
      path: async page => `/selection/detail?id=${await camera(page)}`,
      title: /MV-CS050-10GM/,
    },
  ],
  'the selection': [
    stop('/selection/camera', /^相机选型 - 视选$/),
    stop('/selection/lens', /^镜头选型 - 视选$/),
    stop('/selection/vision', /^视觉系统选型 - 视选$/),
    stop('/selection/vision?mode=laser-3d', /^3D 线激光选型 - 视选$/),
    stop('/selection/vision?fov=500x400&wd=100&acc=defect:0.005:4&typed.v=x&foo=1', /^视觉系统选型 - 视选$/),
  ],
  'comparison, embedding and brands': [
    stop('/compare', /^产品对比 - 视选$/),
    stop('/embed', /^把选型助手嵌入您的网页 - 视选$/),
    stop('/embed?mode=lens&theme=dark&accent=red&width=390&way=react&mode2=x', /^把选型助手嵌入您的网页 - 视选$/),
    {
      name: '/compare of three',
      path: async page => {
        const id = await camera(page);
        return `/compare?ids=${id},${id + 1},${id + 2}`;
      },
      title: /对比 - 视选$/,
    },
    stop('/brands', /^品牌系列 - 视选$/),
  ],
  articles: [
    stop('/article/list', /^技术文档 - 视选$/),
    stop('/article/list?category=optics&tag=景深', /^景深 · 镜头与光学 · 技术文档 - 视选$/),
    stop('/article/detail?id=4', /^焦距与工作距离：.+ - 视选$/),
  ],
  results: [
    stop('/result?keywords=远心', /^远心 - 搜索结果 - 视选$/),
    stop('/result?keywords=500万 全局快门 GigE&kind=product', /搜索结果 - 视选$/),
    stop('/result?keywords=没有这种东西', /搜索结果 - 视选$/),
    stop('/result', /^搜索结果 - 视选$/),
  ],
  'the download centre, and what does not exist': [
    stop('/article/detail?id=999999', /视选$/, 404),
    stop('/download', /^下载中心 - 视选$/),
    stop('/no/such/page', /视选$/, 404),
    stop('/goods/detail?id=999999', /视选$/, 404),
  ],
};

const views = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const;

/** Scrolls through the page, so that pictures which wait until they come near are asked for. */
const brokenImages = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter(image => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map(image => image.decode().catch(() => undefined)));
    return images.filter(image => image.naturalWidth === 0).map(image => image.src);
  });

// The longest file, and nearly the last: its stories go to whichever worker is free.
test.describe.configure({ mode: 'parallel' });

// A page that is answered with 404 is reported by the browser itself; so is the call for a product or an article that does not exist.
test.use({ expectedErrors: /status of 404/, reducedMotion: 'reduce' });

for (const [area, stops] of Object.entries(walks)) {
  test(`${area}: each page is sound on a desk and on a phone, in light and in dark`, async ({ page }) => {
    test.setTimeout(240_000);
    let failed: string[] = [];
    page.on('response', response => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    for (const { name, path, title, status = 200 } of stops) {
      const address = await path(page);
      failed = [];
      for (const { width, height, theme } of views) {
        await test.step(`${name}, ${width} px`, async () => {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme: theme });
          const response = await page.goto(address);
          expect(response?.status()).toBe(status);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page).toHaveTitle(title);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expect(frame(page).mask).toHaveCount(0);
          await expect(frame(page).strip.locator('.swiper-slide').first()).toBeVisible();
          expect(await brokenImages(page)).toEqual([]);
          await expectSound(page);
        });
      }
      const own = new URL(address, 'http://site').pathname;
      const expected = status === 404 ? [`404 ${own}`, '404 /web/Product/Detail', '404 /web/Article/Detail'] : [];
      expect(failed.filter(line => !expected.includes(line))).toEqual([]);
    }
  });
}

test('the walk finds a text that is too pale, a picture without words and targets that are too small, and takes no other colour for it', async ({
  page,
}) => {
  await page.setContent(`<html lang="zh-CN"><title>页</title><main><h1 style="color: rgb(0, 0, 0)">标题</h1>
    <p style="color: rgb(200, 200, 200)">太浅</p><p style="color: rgb(0, 0, 0)">清楚</p><img src="data:,">
    <button style="width: 16px; height: 16px; padding: 0">甲</button><button style="width: 16px; height: 16px; padding: 0">乙</button></main>`);
  const faults = (await violationsOf(page, { targets: true })).map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html.slice(0, 4)),
  ]);
  expect(faults).toEqual([
    ['color-contrast', ['<p s']],
    ['image-alt', ['<img']],
    ['target-size', ['<but', '<but']],
  ]);
});
