import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { openFrame } from './pages/frame';
import { answered, selection } from './pages/selection';
import { expectSound } from './pages/sound';

// Question by question to a system that one would buy, whatever is looked at, in six decisions at most.

const guideOf = (page: Page) => page.getByRole('form', { name: '分步填写' });
const onward = (page: Page) => guideOf(page).locator('[type=submit]');

/** What is told to each question after the first; a question of which nothing is known is skipped. */
interface Told {
  kind: string;
  answers: readonly Readonly<Record<string, string>>[];
  /** What the light of the answer has to be. */
  light?: RegExp;
}
const tasks: readonly Told[] = [
  { kind: '找缺陷', answers: [{ 视野宽: '80', 视野高: '60' }, { 最小缺陷: '0.1' }, {}, { 工作距离: '250±50' }] },
  {
    kind: '读码、读字符',
    answers: [{ 视野宽: '100', 视野高: '80' }, { '最小缺陷（模块或笔画宽）': '0.5' }, { 速度: '1 m/s' }, {}],
  },
  // Edges are measured before light from behind.
  {
    kind: '量尺寸',
    answers: [{ 视野宽: '40', 视野高: '30' }, { 公差带全宽: '±0.05' }, {}, {}],
    light: /背光/,
  },
  { kind: '看有无、定位', answers: [{ 视野宽: '400', 视野高: '300' }, { 最小缺陷: '2' }, {}, { 工作距离: '500~800' }] },
  { kind: '卷材、连续料', answers: [{ 幅宽: '600' }, { 最小缺陷: '0.2' }, { 速度: '60 m/min' }, {}] },
];

/** Goes through the questions of the guide to its end. */
async function answerQuestions(
  page: Page,
  kind: string,
  answers: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  await openFrame(page, '/selection/vision');
  await answered(page);
  await page.getByRole('button', { name: '分步填写' }).click();
  await guideOf(page).getByText(kind, { exact: true }).click();
  await onward(page).click();
  for (const told of answers) {
    for (const [field, text] of Object.entries(told)) {
      await guideOf(page).getByRole('textbox', { name: field, exact: true }).fill(text);
    }
    await expect(onward(page)).toBeEnabled();
    await onward(page).click();
  }
  await expect(guideOf(page)).toHaveCount(0);
}

for (const { kind, answers, light } of tasks) {
  test(`${kind} ends in camera, lens and light, with a report`, async ({ page }) => {
    await answerQuestions(page, kind, answers);
    await answered(page);
    await expect(selection(page).models).toHaveCount(2);
    const lit = page.getByRole('list', { name: '方案的部件' }).getByRole('listitem').filter({ hasText: /^光源/ });
    await expect(lit.getByRole('link')).toHaveCount(1);
    if (light) await expect(lit).toContainText(light);
    await expect(selection(page).take.getByRole('link', { name: '选型报告 PDF' })).toBeVisible();
  });
}

const tasksOf3D = [
  {
    kind: '3D 高度、焊缝',
    answers: [{ 工件宽: '20', 高度差: '2' }, { 'X 点间距': '0.06' }, { 速度: '100', 'Y 轮廓间距': '0.1' }, {}],
    address: '/selection/vision?mode=laser-3d&w=20&h=2&dx=0.06&dy=0.1&v=100',
  },
  {
    kind: '3D 抓取、体积',
    answers: [{ 料区长: '400', 料区宽: '300', 堆高: '200' }, { 点间距: '1.5' }, { 节拍: '3' }, {}],
    address: '/selection/volume?box=400x300&h=200&dx=1.5&cycle=3',
  },
] as const;

for (const { kind, answers, address } of tasksOf3D) {
  test(`${kind} ends on the page of its devices, in the address of its form, with reasons and a report`, async ({
    page,
  }) => {
    await answerQuestions(page, kind, answers);
    await expect(page).toHaveURL(url => url.pathname + url.search === address);
    const card = page.getByRole('region', { name: '首选', exact: true });
    await expect(card.getByRole('list', { name: '方案的部件' }).getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('link', { name: '选型报告 PDF' })).toBeVisible();
    await expectSound(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('who loads the page anew in the middle goes on where he was', async ({ page }) => {
    await openFrame(page, '/selection/vision');
    await answered(page);
    const opener = page.getByRole('button', { name: '分步填写' });
    await opener.tap();
    await guideOf(page).getByText('量尺寸', { exact: true }).tap();
    await onward(page).tap();
    await guideOf(page).getByRole('textbox', { name: '视野宽' }).fill('40');
    await guideOf(page).getByRole('textbox', { name: '视野高' }).fill('30');
    await onward(page).tap();
    await expect(guideOf(page).getByRole('heading', { name: /要看多细/ })).toBeFocused();

    await page.reload();
    await opener.tap();
    await expect(guideOf(page).getByRole('heading', { name: /要看多细/ })).toBeVisible();
    await expectSound(page);
    await guideOf(page).getByRole('textbox', { name: '公差带全宽' }).fill('5丝');
    await onward(page).tap();
    await onward(page).tap();
    await onward(page).tap();
    await expect(page).toHaveURL(/\?fov=40x30&acc=tol:0\.05:0\.1&mode=telecentric&/);

    // What came under the finger does not look chosen.
    const examples = page.getByRole('region', { name: '任务示例' }).getByRole('button', { pressed: false });
    const borders = await examples.evaluateAll(all => all.map(each => getComputedStyle(each).borderColor));
    expect(new Set(borders).size).toBe(1);

    // With the answer the questions are over: they begin anew.
    await opener.tap();
    await expect(guideOf(page).getByRole('heading', { name: /看什么/ })).toBeVisible();
  });
});
