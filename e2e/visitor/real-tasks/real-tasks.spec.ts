import type { Page } from '@playwright/test';
import { expect, test } from '../../site/test';
import type { FileProduct } from '../pages/catalogue';
import { heading, openFrame } from '../pages/frame';
import { answered, openFirst, type ShownCheck, selection } from '../pages/selection';
import { enterTask } from './enter-task';
import { judge } from './independent';
import type { Finding } from './offer';
import { readOffer } from './read-offer';
import { realTasks } from './tasks';

// Ten tasks from the shop floor, each entered through the form. What is offered first is judged anew in independent.ts,
// from the data sheets: the page must offer nothing that cannot be, and must say 待确认 where a sheet is silent.

/** The verdicts that the page may show for a finding. */
const allowed: Readonly<Record<Finding, readonly string[]>> = {
  holds: ['通过', '注意'],
  reservation: ['注意'],
  unstated: ['待确认'],
  lacking: [],
  unasked: ['未要求'],
};

function expectAgreement(findings: Readonly<Record<string, Finding>>, checks: readonly ShownCheck[]): void {
  for (const [label, finding] of Object.entries(findings)) {
    const check = checks.find(each => each.label === label);
    expect.soft(allowed[finding], `${label}: ${finding}; ${check?.says}`).toContain(check?.verdict);
  }
}

/** The product's page names it, and marks the figures that its sheet leaves out. */
async function expectProductPage(page: Page, { model, attrs }: FileProduct, label: string, key: string): Promise<void> {
  await expect(heading(page)).toContainText(model);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
  const missing = page.locator('details').filter({ hasText: /^尚缺 \d+ 项/ });
  if (attrs[key] === undefined) await expect(missing).toContainText(label);
  else await expect(row.first()).toContainText(/\S/);
}

for (const task of realTasks) {
  test(`${task.name}: what is offered first does the task, by an independent computation`, async ({ page }) => {
    await openFrame(page, '/selection/vision');
    await answered(page);
    await enterTask(page, task);
    await openFirst(page);
    const { camera, lens, offer, checks, shown, toBeConfirmed } = await readOffer(page);

    const judged = judge(task.demand, offer);
    expectAgreement(judged.findings, checks);
    const { models, first } = selection(page);
    // A system without a deciding figure is listed but not recommended.
    await expect(models).toHaveText(toBeConfirmed ? [] : [camera.model, lens.model]);
    if (toBeConfirmed) expect(Object.values(judged.findings)).toContain('unstated');
    if (judged.pixelMm !== null) {
      expect(shown.pixelMm / judged.pixelMm).toBeCloseTo(1, 2);
      for (const [axis, side] of judged.fieldMm.entries()) expect((shown.fieldMm[axis] ?? 0) / side).toBeCloseTo(1, 2);
    }
    if (task.camera) expect(camera.model).toBe(task.camera);
    if (task.demand.telecentric) expect(lens.attrs.telecentricityDeg ?? lens.attrs.kind).toBeDefined();

    await page.setViewportSize({ width: 390, height: 900 });
    await expect(selection(page).checks).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });

    await first.first().click();
    await expectProductPage(page, camera, '镜头接口', 'mount');
    await page.goBack();
    await first.last().click();
    await expectProductPage(page, lens, '像圈直径', 'imageCircleMm');
    await page.goBack();
    await expect(first).toHaveText([camera.model, lens.model]);
  });
}
