import { expect, test } from '../site/test';
import { frame, openFrame } from './pages/frame';
import { answered, selection } from './pages/selection';

test('an engineer describes the task in one line, sees how it was read, and gets a shortlist', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await page.getByRole('textbox', { name: '用一句话描述任务' }).click();
  const line = page.getByRole('textbox', { name: '用一句话描述任务' });
  await expect(line).toBeFocused();
  await line.fill('Ø20 轴, 公差 ±5 µm, 背光, 节拍 2 件/s, 齿轮泵');
  const read = page.getByRole('list', { name: '读出的各项' });
  await expect(read.getByRole('listitem')).toHaveCount(6);
  await expect(read).toContainText('轴 → 表面形状 = 曲面');
  await expect(read).toContainText('公差 ±5 µm → 公差带全宽 = 0.01 mm');
  // What follows from the words says why, and how it is taken back.
  await expect(read).toContainText('公差 ±5 µm → 任务类型 = 远心');
  await expect(page.getByText(/^读作远心：/)).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: '读出' });
  await expect(said).toHaveText('读出 6 项，没有读懂：齿轮泵');
  await line.press('Enter');
  await expect(page).toHaveURL(/fov=20x20&acc=tol:0\.01:0\.1&mode=telecentric/);
  await expect(page).toHaveURL(/rate=2/);
  await expect(page).toHaveURL(/tech=collimated-backlight/);
  const { field, table } = selection(page);
  await expect(field('公差带全宽')).toHaveValue('0.01');
  await answered(page);
  await expect(table.getByRole('rowheader').first()).toBeVisible();

  // What is set in the form afterwards stays when a reading is taken back.
  await field('高度差').fill('2');
  await read.getByRole('button', { name: '去掉：帧率或节拍 2 fps' }).click();
  await expect(line).toHaveValue('Ø20 轴, 公差 ±5 µm, 背光, 齿轮泵');
  await expect(page).not.toHaveURL(/rate=/);
  await expect(page).toHaveURL(/dz=2/);
  await page.goBack();
  await expect(page).toHaveURL(/rate=2/);
});

test('what is not clear is asked, and an answer by keyboard completes the line', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await page.getByRole('textbox', { name: '用一句话描述任务' }).focus();
  await page.keyboard.press('Enter');
  const line = page.getByRole('textbox', { name: '用一句话描述任务' });
  await expect(line).toBeFocused();
  await page.keyboard.type('视野 60x45，精度 0.02，20');
  await expect(page.getByText('读出 1 项，另有 2 处确认后才填入')).toBeVisible();
  await expect(page.getByText('「精度 0.02」：精度有三种意思，指哪一种？')).toBeVisible();
  await page.getByRole('button', { name: '单像素精度', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue('视野 60x45，单像素精度 0.02，20');
  await page.getByRole('button', { name: '工作距离', exact: true }).click();
  await expect(line).toHaveValue('视野 60x45，单像素精度 0.02，工作距离 20');
  await page.getByRole('button', { name: '填入表单' }).click();
  await expect(page).toHaveURL(/fov=60x45&wd=20&acc=px:0\.02/);
});

test('a line about a profiler leads to the page of profilers, and the line goes along', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await page.getByRole('textbox', { name: '用一句话描述任务' }).click();
  const line = page.getByRole('textbox', { name: '用一句话描述任务' });
  await line.fill('线激光测焊缝，宽 20mm，高度差 8mm，速度 6 m/min');
  await line.press('Enter');
  await expect(page).toHaveURL(/mode=laser-3d&w=20&h=8&v=100/);
  await page.getByRole('textbox', { name: '用一句话描述任务' }).click();
  await expect(page.getByRole('textbox', { name: '用一句话描述任务' })).toHaveValue(/线激光测焊缝/);
});

test('who types a task in the search of the site is led to the systems for it, and asked what is not clear', async ({
  page,
}) => {
  await openFrame(page);
  const { searchBox } = frame(page);
  await searchBox.fill('视野80x60mm 缺陷0.1mm 工作距离300');
  await searchBox.press('Enter');
  const task = page.getByRole('region', { name: '选型任务' });
  await expect(task).toContainText('视野 80 × 60 mm，最小缺陷 0.1 mm，工作距离 300 mm');
  await task.getByRole('link', { name: '按此选型' }).click();
  await expect(page).toHaveURL(/\/selection\/vision\?fov=80x60&wd=300&acc=defect:0\.1:3$/);
  await answered(page);
  await expect(selection(page).models).toHaveCount(2);

  await searchBox.fill('视野80x60mm 精度0.05');
  await searchBox.press('Enter');
  await task.getByRole('link', { name: '按此选型' }).click();
  await expect(page.getByRole('textbox', { name: '用一句话描述任务' })).toHaveValue('视野80x60mm 精度0.05');
  await expect(page.getByText(/精度有三种意思/)).toBeVisible();
});
