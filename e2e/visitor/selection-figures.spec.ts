import type { Page } from '@playwright/test';
import { readPdf } from '@shixuan/server/testing/read-document';
import { expect, test } from '../site/test';
import { openFrame } from './pages/frame';
import { answered, selection } from './pages/selection';

// One figure has one meaning, wherever it is shown.

const part = 'wl=630&surface=matt&feature=print&form=flat';
const tasks = [
  ['PCB', `fov=60x45&wd=250~350&acc=defect:0.1:3&dz=3&rate=2&${part}&tech=ring`, 3],
  ['二维码', `fov=50x40&wd=150~250&acc=defect:0.25:3&dz=10&v=500&rate=5&shutter=global&${part}&tech=ring`, 10],
  ['字符', `fov=300x200&wd=500~800&acc=defect:0.5:3&dz=10&v=500&rate=3&shutter=global&${part}`, 10],
] as const;

/** The figure of the first row in a column of the list. */
async function listed(page: Page, label: string): Promise<string> {
  const { table } = selection(page);
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const index = heads.findIndex(head => head.startsWith(label));
  expect(index, `${label} in ${heads}`).toBeGreaterThanOrEqual(0);
  return table.locator(`tbody tr:first-child > :nth-child(${index + 1})`).innerText();
}

/** What 假设分析 plans. */
async function planned(page: Page, label: string): Promise<number> {
  const row = page.getByRole('region', { name: '假设分析' }).getByRole('row').filter({ hasText: label }).first();
  return figure(await row.getByRole('cell').first().innerText());
}

const figure = (text: string) => Number.parseFloat(text.replaceAll(/\s/g, ''));
/** Equal within half of the last of three digits. */
const about = (value: number) => expect.closeTo(value, value === 0 ? 2 : 1 - Math.floor(Math.log10(Math.abs(value))));

test.describe('field, depth of field and accuracy are the same in card, list, what-if and report', () => {
  for (const [name, task, asked] of tasks) {
    test(name, async ({ page }) => {
      await openFrame(page, `/selection/vision?${task}`);
      await answered(page);
      const { best, take } = selection(page);
      const href = (await take.getByRole('link', { name: '选型报告 PDF' }).getAttribute('href')) ?? '';
      const report = await readPdf(await (await page.request.get(href)).body());
      const printed = (label: string) => Number(new RegExp(`${label}([\\d.]+)`).exec(report)?.[1]);
      await page.getByRole('button', { name: '假设分析' }).click();

      expect([await planned(page, '视野比物体大')]).toEqual([about(printed('视野比物体大'))]);
      const reasons = (await best.getByRole('list', { name: '为什么是它' }).innerText()).replaceAll(/\s/g, '');
      const beyond = /还多(\d+)%/.exec(reasons)?.[1];
      if (beyond !== undefined) expect(Number(beyond)).toBe(Math.round(printed('视野比物体大')));

      const depth = figure(await listed(page, '景深'));
      expect([printed('镜头侧结果.*?景深')]).toEqual([about(depth)]);
      // Both are rounded to three digits before they are compared.
      expect(Math.abs((await planned(page, '景深超出所需')) - (depth - asked))).toBeLessThan(depth * 0.01);

      expect([await planned(page, '单像素精度')]).toEqual([about(figure(await listed(page, '单像素精度')))]);
      const finer = figure(await listed(page, '比要求细'));
      expect(Math.round(printed('比要求细'))).toBe(finer);
      const said = /细(\d+)%/.exec(reasons)?.[1];
      if (said !== undefined) expect(Number(said)).toBe(finer);
    });
  }
});
