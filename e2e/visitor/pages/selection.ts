import { expect, type Locator, type Page } from '@playwright/test';

/** What is on a page of the selection helpers. */
export const selection = (page: Page) => {
  const form = page.getByRole('form', { name: '任务' });
  const table = page.getByRole('region', { name: /推荐表$/ });
  return {
    form,
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    problems: form.getByRole('alert'),
    best: page.getByRole('region', { name: '首选' }),
    /** Camera and lens of the answer, with the links to their pages. */
    models: page
      .getByRole('list', { name: '方案的部件' })
      .getByRole('listitem')
      .filter({ hasText: /^(相机|镜头)/ })
      .getByRole('link'),
    table,
    /** What the first row is of: camera, lens, or both. */
    first: table.getByRole('rowheader').first().getByRole('link'),
    checks: page.getByRole('list', { name: '逐项检查' }),
    take: page.getByRole('region', { name: '带走结果' }),
  };
};

/** Waits until the ranking belongs to what stands in the form. */
export const answered = (page: Page) =>
  expect(page.getByRole('region', { name: '推荐', exact: true })).toHaveAttribute('aria-busy', 'false');

/** Opens the first row: its parts, how they are set up, every check. */
export async function openFirst(page: Page): Promise<void> {
  await selection(page)
    .table.getByRole('button', { name: /的检查/ })
    .first()
    .click();
  await expect(selection(page).checks).toBeVisible();
}

/** Shows what else can be taken away than the report. */
export const showMore = (page: Page) => selection(page).take.getByRole('button', { name: '更多' }).click();

/** Figures of a text: `77 477`, `66 × 49.5`, `25.46 µm`. */
export const figuresOf = (text: string): number[] =>
  (text.replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Verdict of a check of the opened row, and what it says. */
export interface ShownCheck {
  label: string;
  verdict: string;
  says: string;
}

export async function shownChecks(checks: Locator): Promise<ShownCheck[]> {
  const texts = await checks.getByRole('listitem').allTextContents();
  return texts.map(text => {
    const [, label = '', verdict = '', says = ''] = /^(.+?)：(通过|注意|不满足|未知|未要求)(.*)$/s.exec(text) ?? [];
    return { label, verdict, says };
  });
}
