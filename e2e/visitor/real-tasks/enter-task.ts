import { expect, type Page } from '@playwright/test';
import { answered, selection } from '../pages/selection';
import type { RealTask } from './real-task';

/** Enters a task through the form, as its owner would, and waits for the ranking. */
export async function enterTask(page: Page, task: RealTask): Promise<void> {
  const { form, field, problems } = selection(page);
  await page.getByRole('button', { name: task.example ?? '从空白开始', exact: true }).click();
  for (const choice of [task.start ?? [], task.ticked ?? []].flat()) {
    await form.getByRole('group').getByText(choice, { exact: true }).click();
    await expect(form.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  }
  for (const [name, text] of Object.entries(task.typed)) await field(name).fill(text);
  if (task.chosen) {
    for (const more of ['相机、接口与光圈', '表面与打光']) await form.getByText(more).click();
    for (const [name, label] of Object.entries(task.chosen)) await form.getByLabel(name).selectOption({ label });
  }
  if (task.camera) {
    await form.getByRole('combobox', { name: '已有相机' }).fill(task.camera);
    await form.getByRole('option').filter({ hasText: task.camera }).first().click();
    await expect(page.getByRole('button', { name: `不再固定相机 ${task.camera}` })).toBeVisible();
  }
  await answered(page);
  await expect(problems).toHaveCount(0);
}
