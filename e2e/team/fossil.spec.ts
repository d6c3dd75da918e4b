import { join } from 'node:path';
import { publish } from '@shixuan/server/releases';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';

// A team that has not deployed for a long time: its build was made when the contract was 1.0, and nobody makes it again.

const FOSSIL = join(import.meta.dirname, '../fossils/fossil/1.0.0-3efec698');
let restore: () => Promise<void>;

test.beforeAll(async () => {
  const varDir = process.env.SITE_VAR ?? '';
  ({ restore } = await new RemoteFolder(varDir, 'catalog').editRegistry(text => text));
  await publish(FOSSIL, join(varDir, 'registry'));
});
test.afterAll(() => restore());

test('its page opens with the parts of its day, in a shell that has grown since', async ({ page }) => {
  await page.goto('/fossil?q=3');
  await expect(heading(page)).toHaveText('化石');
  await expect(page).toHaveTitle(/^化石/);
  const main = page.getByRole('main');
  await expect(main).toContainText(/fossil 在约定 1\.\d+\.\d+ 的外壳中；未登录/);
  await expect(main).toContainText('查询 q=3、3');
  await expect(main).toContainText('能力：auth、compare、prefetch、telemetry');
  await expect(main).toContainText(/分类 [1-9]\d* 个/);
  await expect(main.getByText('未标注')).toBeVisible();
  // It brings no menu entry: contract 1.0 had none.
  await expect(frame(page).menu.getByRole('link', { name: '化石' })).toHaveCount(0);
});

test('it asks the API, speaks to the visitor, compares, and wants a login', async ({ page }) => {
  await page.goto('/fossil');
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await press('请求');
  await expect(main.getByRole('status').or(main.locator('output'))).toContainText(/共 [1-9]\d* 款/);
  await press('通知');
  await expect(frame(page).message).toContainText('化石的消息');
  await press('加入对比');
  await expect(main).toContainText('对比 1 款');
  await expect(frame(page).tray).toContainText('化石里的产品');
  await press('清空对比');
  await expect(main).toContainText('对比 0 款');
  await press('要求登录');
  await expect(frame(page).login).toBeVisible();
});

test('it leads elsewhere, to another address of its own, and to a page inside its page', async ({ page }) => {
  await page.goto('/fossil');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '换一个地址' }).click();
  await expect(main).toContainText('查询 q=7、7');
  await main.getByRole('link', { name: '打开内页' }).click();
  await expect(main.getByText('内页在外页之中')).toBeVisible();
  await expect(heading(page)).toHaveText('化石');
  await main.getByRole('button', { name: '前往光源' }).click();
  await expect(heading(page, /光源/)).toBeVisible();
});
